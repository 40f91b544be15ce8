/* brg-officials-section.h - the officials of an event
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-event-section.h"
#include "brg-staffing.h"

G_BEGIN_DECLS

#define BRG_TYPE_OFFICIALS_SECTION (brg_officials_section_get_type ())
G_DECLARE_FINAL_TYPE (BrgOfficialsSection,
                      brg_officials_section,
                      BRG,
                      OFFICIALS_SECTION,
                      BrgEventSection)

/**
 * brg_officials_section_show_duties:
 * @self: a section
 * @on_clicked: (type void(*)(gpointer)): what the button of duties does
 * @data: a #GObject that @on_clicked gets
 *
 * Shows a button for who watches which boards; without it there is none.
 */
void brg_officials_section_show_duties (BrgOfficialsSection *self,
                                        GCallback on_clicked,
                                        gpointer data);

/**
 * brg_officials_section_show_staffing:
 * @self: a section
 * @own: the rule book of the event
 * @staffing: how many arbiters the book wants
 * @n_named: how many there are
 */
void brg_officials_section_show_staffing (BrgOfficialsSection *self,
                                          const BrgRulebook *own,
                                          const BrgStaffing *staffing,
                                          gint n_named);

G_END_DECLS
