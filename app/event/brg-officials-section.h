/* brg-officials-section.h - the officials of an event
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-event-section.h"

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
 * @text: (nullable): how many arbiters are needed and how many there are, %NULL to say nothing
 * @is_short: whether there are too few
 */
void brg_officials_section_show_staffing (BrgOfficialsSection *self,
                                          const char *text,
                                          gboolean is_short);

G_END_DECLS
