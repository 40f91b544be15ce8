/* brg-letters-rulings-private.h - what the forms of decisions share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-letters-forms-private.h"
#include "brg-letters-rulings.h"

G_BEGIN_DECLS

/* What a form is about. Rows are 0 where there is none. */
typedef struct
{
  gint64 group_id;
  gint64 pairing_id;
  gint64 entry_id;    /* of the player who protests */
  gint64 measure_id;  /* decision of its own */
  gint64 record_id;   /* decision in a game */
  gint64 protests[3]; /* rows of protests against it */
  BrgPostalDay day;   /* of the decision */
  BrgPostalDay sent;  /* of the protest that is answered */
  BrgPostalOffice office;
  gboolean has_protest; /* whether the form asks for a protest */
  gboolean is_wrong;    /* whether it is a claim of time that is not over */
  gboolean is_partial;  /* of a claim: whether its materials are not complete */
  gboolean may_play_on; /* whether what is put aside may leave the game without a result */
  gboolean has_off;     /* whether days may be taken off with it */
  guint most_off;       /* days that he used, none of which are more than those */
  char *line;           /* the record, without the days of receipt */
  BrgPostalDay told[3];
  BrgPostalDay protested[3];
} BrgLettersMatter;

/* The fields of a form in which the days of a record stand: its own, and the first of receipt. */
typedef struct
{
  guint day;
  guint told;
} BrgLettersFields;

/* (transfer full): of a game, which may be NULL */
BrgLettersMatter *brg_letters_matter_new (const BrgPostalDesk *desk, const BrgPostalCase *game);

/* A form about it. @matter: (transfer full) */
BrgFieldsSheet *brg_letters_matter_begin (BrgShell *shell,
                                          const char *title,
                                          const BrgPostalCase *game,
                                          BrgFieldsSave save,
                                          BrgLettersMatter *matter);

/* Whether the days of a record that is written, or changed where @row_id is not 0, can be; else the
 * caret is there. One that hardly can be is asked about once. */
gboolean brg_letters_matter_check_days (BrgFieldsSheet *form,
                                        const BrgLettersMatter *matter,
                                        gint64 row_id,
                                        const char *line,
                                        BrgLettersFields fields,
                                        GError **error);

/* Two lines for the days of receipt. */
void brg_letters_form_add_told (BrgFieldsSheet *form,
                                const BrgPostalDay told[3],
                                BrgLettersSpan span);

/* These days, in lines from @field on, as they stand in a record. */
gboolean brg_letters_form_append_told (GString *line,
                                       BrgFieldsSheet *form,
                                       guint field,
                                       BrgPostalDay decided,
                                       GError **error);

G_END_DECLS
