/* brg-contest-fields.h - days, numbers, points and kinds in the forms of a contest of composition
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-fields-sheet.h"

G_BEGIN_DECLS

/* Lines of a form; a field is read by its number. What is wrong keeps the caret: FALSE with @error.
 */

/** brg_contest_fields_add_day: Adds a line for a day, `YYYY-MM-DD` or empty */
void brg_contest_fields_add_day (BrgFieldsSheet *form, const char *title, const char *day);

/** brg_contest_fields_add_number: Adds a line for a number; 0 leaves it empty */
void brg_contest_fields_add_number (BrgFieldsSheet *form, const char *title, guint number);

/** brg_contest_fields_add_points: Adds a line for points in thousandths; -1 leaves it empty */
void brg_contest_fields_add_points (BrgFieldsSheet *form, const char *title, gint64 points);

/** brg_contest_fields_add_time: Adds a line for a moment, UTC `YYYY-MM-DDThh:mm:ssZ` or empty, in
 * the zone of the event */
void brg_contest_fields_add_time (BrgFieldsSheet *form, const char *title, const char *utc);

/** brg_contest_fields_read_time: Reads such a line, `05.12.2026 10:00`; @utc is replaced */
gboolean brg_contest_fields_read_time (BrgFieldsSheet *form,
                                       guint field,
                                       char **utc,
                                       GError **error);

/** brg_contest_fields_dup_day: Returns: (transfer full): a day as people write it, empty for none
 */
char *brg_contest_fields_dup_day (const char *day);

/**
 * brg_contest_fields_read_day:
 * @day: (inout): replaced: `YYYY-MM-DD`, empty where nothing was typed
 *
 * A day without its year is the one next to today.
 */
gboolean brg_contest_fields_read_day (BrgFieldsSheet *form,
                                      guint field,
                                      gboolean may_lack,
                                      char **day,
                                      GError **error);

/** brg_contest_fields_read_number: Reads a number up to @most, 0 for an empty line */
gboolean brg_contest_fields_read_number (BrgFieldsSheet *form,
                                         guint field,
                                         guint most,
                                         guint *number,
                                         GError **error);

/** brg_contest_fields_read_points: Reads points, `7½`, `7,5`; -1 for an empty line */
gboolean brg_contest_fields_read_points (BrgFieldsSheet *form,
                                         guint field,
                                         gint64 *points,
                                         GError **error);

/** brg_contest_fields_parse_points: Returns: thousandths, -1 for an empty or wrong text */
gint64 brg_contest_fields_parse_points (const char *text);

/** brg_contest_fields_take_text: Puts what stands in a line in place of @text */
void brg_contest_fields_take_text (BrgFieldsSheet *form, guint field, char **text);

/**
 * BrgContestKinds:
 * @ids: (array zero-terminated=1): ids, as they are kept
 * @get_words: what each is called
 *
 * What there is to choose from.
 */
typedef struct
{
  const char *const *ids;
  const char *(*get_words) (const char *id);
} BrgContestKinds;

extern const BrgContestKinds brg_contest_kinds_boards[1];
extern const BrgContestKinds brg_contest_kinds_kinds[1];
extern const BrgContestKinds brg_contest_kinds_groups[1];
extern const BrgContestKinds brg_contest_kinds_tasks[1];

/** brg_contest_kinds_add: Adds a choice, @id chosen; before the others "any" where @has_any */
void brg_contest_kinds_add (BrgFieldsSheet *form,
                            const char *title,
                            const BrgContestKinds *kinds,
                            gboolean has_any,
                            const char *id);

/** brg_contest_kinds_take: Puts the id of choice @chosen in place of @id, empty for "any" */
void brg_contest_kinds_take (const BrgContestKinds *kinds,
                             gboolean has_any,
                             guint chosen,
                             char **id);

G_END_DECLS
