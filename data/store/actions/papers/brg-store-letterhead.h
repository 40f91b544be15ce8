/* brg-store-letterhead.h - the letterhead of an event, and on what its papers are printed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-letterhead.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * BRG_EVERY_PAPER:
 *
 * Stands for every list and table without a row of its own, where a paper is named.
 */
#define BRG_EVERY_PAPER "*"

/**
 * brg_store_load_letterhead:
 * @store: a store
 * @event_id: an event
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): its letterhead, empty where nobody set one
 */
BrgLetterhead *brg_store_load_letterhead (BrgStore *store, gint64 event_id, GError **error);

/**
 * BrgPaperPrint:
 * @kind: a paper, or %BRG_EVERY_PAPER
 * @sheet: `a3`, `a4`, `a5`, `letter`, or empty for the usual sheet
 * @type: size of the type in tenths of a point, 60 to 300, 0 for the usual one
 * @sets_picture: whether @picture is meant; else it stays as it is
 * @picture: (nullable): a PNG within the limits of a photo, under the whole sheet; %NULL for none
 * @choice: (nullable): what else is wanted, as of brg_store_set_paper_choice(); %NULL for as it is
 *
 * On what a paper is printed. Nothing is owned.
 */
typedef struct
{
  const char *kind;
  const char *sheet;
  gint type;
  gboolean sets_picture;
  GBytes *picture;
  const char *choice;
} BrgPaperPrint;

/**
 * brg_store_set_letterhead:
 * @store: a store
 * @event_id: an event
 * @letterhead: its letterhead; logos are PNG within the limits of a photo
 * @print: (nullable): on what a paper is printed, by the same act
 * @error: return location for an error
 *
 * Returns: whether it went well
 */
gboolean brg_store_set_letterhead (BrgStore *store,
                                   gint64 event_id,
                                   const BrgLetterhead *letterhead,
                                   const BrgPaperPrint *print,
                                   GError **error);

/**
 * brg_store_load_paper_option:
 * @store: a store
 * @event_id: an event
 * @kind: a paper
 * @sheet: (out) (transfer full): `a3`, `a4`, `a5`, `letter`, or empty for the usual sheet
 * @type: (out): size of the type in tenths of a point, 0 for the usual one
 * @error: return location for an error
 *
 * Returns: whether it went well
 */
gboolean brg_store_load_paper_option (BrgStore *store,
                                      gint64 event_id,
                                      const char *kind,
                                      char **sheet,
                                      gint *type,
                                      GError **error);

/**
 * brg_store_load_paper_picture:
 * @store: a store
 * @event_id: an event
 * @kind: a paper
 * @picture: (out) (transfer full) (nullable): the PNG under its whole sheet; %NULL for none
 * @error: return location for an error
 *
 * Returns: whether it went well
 */
gboolean brg_store_load_paper_picture (BrgStore *store,
                                       gint64 event_id,
                                       const char *kind,
                                       GBytes **picture,
                                       GError **error);

/**
 * brg_store_set_paper_option:
 * @store: a store
 * @event_id: an event
 * @print: on what a paper is printed
 * @error: return location for an error
 *
 * Remembers on what a paper of the event is printed.
 *
 * Returns: whether it went well
 */
gboolean brg_store_set_paper_option (BrgStore *store,
                                     gint64 event_id,
                                     const BrgPaperPrint *print,
                                     GError **error);

/**
 * brg_store_load_paper_choice:
 * @store: a store
 * @event_id: an event
 * @kind: a paper
 * @choice: (out) (transfer full) (nullable): what else is wanted of it, `signatures=0 order=2`, as
 *   brg_paper_choice_to_text() writes it; %NULL when the event has never said
 * @error: return location for an error
 *
 * Returns: whether it went well
 */
gboolean brg_store_load_paper_choice (BrgStore *store,
                                      gint64 event_id,
                                      const char *kind,
                                      char **choice,
                                      GError **error);

/**
 * brg_store_set_paper_choice:
 * @store: a store
 * @event_id: an event
 * @kind: a paper
 * @choice: as of brg_store_load_paper_choice()
 * @error: return location for an error
 *
 * Remembers what else is wanted of a paper of the event.
 *
 * Returns: whether it went well
 */
gboolean brg_store_set_paper_choice (BrgStore *store,
                                     gint64 event_id,
                                     const char *kind,
                                     const char *choice,
                                     GError **error);

G_END_DECLS
