/* brg-award-text.h - the text of a diploma: lines with named fields
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define BRG_AWARD_TEXT_MOST_BYTES 8192
#define BRG_AWARD_TEXT_MOST_LINES 40
#define BRG_AWARD_TEXT_MOST_LETTERS 200

/**
 * BRG_AWARD_TEXT_ERROR:
 *
 * Error domain of texts of diplomas.
 */
#define BRG_AWARD_TEXT_ERROR (brg_award_text_error_quark ())
GQuark brg_award_text_error_quark (void);

/**
 * BrgAwardTextError:
 * @BRG_AWARD_TEXT_ERROR_SYNTAX: a text that is none, told with line and column
 */
typedef enum
{
  BRG_AWARD_TEXT_ERROR_SYNTAX,
} BrgAwardTextError;

/**
 * BrgAwardField:
 *
 * A field, `{event}`, by its place among the values of brg_award_text_fill().
 */
typedef enum
{
  BRG_AWARD_EVENT,
  BRG_AWARD_GROUP,
  BRG_AWARD_DISCIPLINE,
  BRG_AWARD_SITE,
  BRG_AWARD_DATES,
  BRG_AWARD_ORGANISER,
  BRG_AWARD_NAME,
  BRG_AWARD_TITLE,
  BRG_AWARD_RATING,
  BRG_AWARD_REGION,
  BRG_AWARD_ORGANISATION,
  BRG_AWARD_COACH,
  BRG_AWARD_NUMBER,
  BRG_AWARD_PLACE,
  BRG_AWARD_POINTS,
  BRG_AWARD_ROUNDS,
  BRG_AWARD_LIST,
  BRG_AWARD_PRIZE,
} BrgAwardField;

#define BRG_N_AWARD_FIELDS (BRG_AWARD_PRIZE + 1)

/**
 * BrgAwardStyle:
 * @BRG_AWARD_TEXT: a line of text
 * @BRG_AWARD_SMALL: `> `: smaller
 * @BRG_AWARD_HEADING: `## `: large and bold
 * @BRG_AWARD_HEADLINE: `# `: the largest
 *
 * How a line is set, by the signs before it.
 */
typedef enum
{
  BRG_AWARD_TEXT,
  BRG_AWARD_SMALL,
  BRG_AWARD_HEADING,
  BRG_AWARD_HEADLINE,
} BrgAwardStyle;

#define BRG_N_AWARD_STYLES (BRG_AWARD_HEADLINE + 1)

/**
 * BrgAwardLine:
 * @style: how it is set
 * @text: the line with its fields filled in, may be empty
 */
typedef struct
{
  BrgAwardStyle style;
  char *text;
} BrgAwardLine;

/**
 * brg_award_text_check:
 * @text: a text from a stranger
 * @length: its length in bytes
 * @error: return location for an error
 *
 * Lines of text with fields in braces; a brace itself is written twice. A text is UTF-8 without
 * control characters and not longer than the bounds above.
 *
 * Returns: whether @text is one
 */
gboolean brg_award_text_check (const char *text, gsize length, GError **error);

/**
 * brg_award_text_dup_fields:
 *
 * Returns: (transfer full): the fields that there are, `{event} {group}`
 */
char *brg_award_text_dup_fields (void);

/**
 * brg_award_text_fill:
 * @text: a text as of brg_award_text_check()
 * @values: (array length=BRG_N_AWARD_FIELDS): values of the fields
 *
 * A line whose fields are all empty is left out.
 *
 * Returns: (transfer full) (element-type BrgAwardLine): the lines
 */
GArray *brg_award_text_fill (const char *text, const char *const *values);

G_END_DECLS
