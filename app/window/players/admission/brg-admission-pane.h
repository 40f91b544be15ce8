/* brg-admission-pane.h - a player before the admission committee: what is proposed and decided
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-admission-list.h"
#include "brg-page.h"

G_BEGIN_DECLS

#define BRG_TYPE_ADMISSION_PANE (brg_admission_pane_get_type ())
G_DECLARE_FINAL_TYPE (BrgAdmissionPane, brg_admission_pane, BRG, ADMISSION_PANE, GtkWidget)

/**
 * BrgAdmissionWritten:
 * @entry_id: the player about whom is decided now; 0 when that failed
 * @data: data of brg_admission_pane_set_page()
 */
typedef void (*BrgAdmissionWritten) (gint64 entry_id, gpointer data);

/**
 * brg_admission_pane_set_page:
 * @self: a pane
 * @page: the page that it is part of
 * @before: called before a decision is written
 * @data: handed to @before
 */
void brg_admission_pane_set_page (BrgAdmissionPane *self,
                                  BrgPage *page,
                                  BrgAdmissionWritten before,
                                  gpointer data);

/** brg_admission_pane_show: Shows @row of @list, which may be %NULL for nobody */
void brg_admission_pane_show (BrgAdmissionPane *self,
                              const BrgAdmissionList *list,
                              const BrgAdmissionRow *row);

/**
 * brg_admission_pane_choose:
 * @self: a pane
 * @state: a decision
 *
 * Chooses it; to admit and to put off is written at once, to refuse waits for a ground and an
 * exception for a reason, which have the focus then.
 */
void brg_admission_pane_choose (BrgAdmissionPane *self, BrgAdmissionState state);

/**
 * brg_admission_pane_get_asked:
 * @self: a pane
 * @state: a decision
 *
 * Returns: what brg_admission_pane_choose() makes of it: where something is against it nobody is
 *   admitted but as an exception
 */
BrgAdmissionState brg_admission_pane_get_asked (BrgAdmissionPane *self, BrgAdmissionState state);

/** brg_admission_pane_apply: Writes what is chosen */
void brg_admission_pane_apply (BrgAdmissionPane *self);

/** brg_admission_pane_focus_papers: Gives the focus to the first paper that is not seen */
void brg_admission_pane_focus_papers (BrgAdmissionPane *self);

G_END_DECLS
