/* brg-paper-choice.c - how a paper was wanted, as a text that is kept with it
 *
 * Tests: tests/app/bergerctl-paper-archive.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-paper-choice.h"

#include <string.h>

#include "brg-store-letterhead.h"

/* Everything that can be chosen, as numbers; those as usual are not written. */
typedef struct
{
  const char *name;
  gint usual;
  gint least;
  gint most;
} Choice;

enum
{
  ORDER,
  ORIENTATION,
  SIGNATURES,
  STAMP,
  FATHER_NAMES,
  TYPE,
  BOARD,
  NUMBER,
  ENVELOPE,
  SHEET,
  CARD,
  BLANK,
  LARGE,
  BACKS,
  PREPRINTED,
  SHIFT_RIGHT,
  SHIFT_DOWN,
  PICTURE_COVERS,
  LATIN,
  N_CHOICES,
};

static const Choice choices[N_CHOICES] = {
  [ORDER] = { "order", 0, 0, BRG_N_DOCUMENT_ORDERS - 1 },
  [ORIENTATION] = { "lies", 0, 0, BRG_ORIENTATION_LANDSCAPE },
  [SIGNATURES] = { "signatures", 1, 0, 1 },
  [STAMP] = { "stamp", 1, 0, 1 },
  [FATHER_NAMES] = { "father-names", 0, 0, 1 },
  [TYPE] = { "type", 0, 0, 300 },
  [BOARD] = { "board", 0, 0, 1000000 },
  [NUMBER] = { "number", 0, 0, 1000000 },
  [ENVELOPE] = { "envelope", 0, 0, BRG_ENVELOPE_A4 },
  [SHEET] = { "sheet", 0, 0, BRG_N_SHEET_SIZES - 1 },
  [CARD] = { "card", 0, 0, BRG_CARD_A6 },
  [BLANK] = { "blank", 0, 0, 1 },
  [LARGE] = { "large", 0, 0, 1 },
  [BACKS] = { "backs", 0, 0, 1 },
  [PREPRINTED] = { "preprinted", 0, 0, 1 },
  [SHIFT_RIGHT] = { "right", 0, -BRG_MOST_SHIFT, BRG_MOST_SHIFT },
  [SHIFT_DOWN] = { "down", 0, -BRG_MOST_SHIFT, BRG_MOST_SHIFT },
  [PICTURE_COVERS] = { "picture-covers", 0, 0, 1 },
  [LATIN] = { "latin", 0, 0, BRG_N_TRANSLITERATIONS - 1 },
};

static void
collect (const BrgPaperSource *source, const BrgDocumentOptions *options, gint values[N_CHOICES])
{
  values[ORDER] = (gint) options->order;
  values[ORIENTATION] = (gint) options->orientation;
  values[SIGNATURES] = options->signatures != FALSE;
  values[STAMP] = options->stamp != FALSE;
  values[FATHER_NAMES] = options->father_names != FALSE;
  values[TYPE] = (gint) (options->font_size * 10 + 0.5);
  values[BOARD] = source->board;
  values[NUMBER] = source->number;
  values[ENVELOPE] = (gint) source->envelope_paper;
  values[SHEET] = (gint) options->sheet;
  values[CARD] = (gint) options->card_size;
  values[BLANK] = options->is_blank || source->is_blank;
  values[LARGE] = options->is_large != FALSE;
  values[BACKS] = options->has_backs != FALSE;
  values[PREPRINTED] = options->is_preprinted != FALSE;
  values[SHIFT_RIGHT] = options->shift_right;
  values[SHIFT_DOWN] = options->shift_down;
  values[PICTURE_COVERS] = options->picture_covers != FALSE;
  values[LATIN] = (gint) options->latin;
}

gboolean
brg_paper_choice_is_whole (const BrgPaperSource *source, const BrgDocumentOptions *options)
{
  g_return_val_if_fail (source != NULL && options != NULL, FALSE);

  return source->delegation == NULL && *options->columns == '\0' && *options->chosen == '\0' &&
         *options->text == '\0';
}

char *
brg_paper_choice_to_text (const BrgPaperSource *source, const BrgDocumentOptions *options)
{
  g_autoptr (GString) text = g_string_new (NULL);
  gint values[N_CHOICES];

  g_return_val_if_fail (source != NULL && options != NULL, NULL);

  collect (source, options, values);
  for (guint i = 0; i < N_CHOICES; i++)
    if (values[i] != choices[i].usual)
      g_string_append_printf (text, "%s%s=%d", text->len > 0 ? " " : "", choices[i].name,
                              values[i]);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
read_word (const char *word, gint values[N_CHOICES])
{
  for (guint i = 0; i < N_CHOICES; i++)
    {
      gint64 value;
      g_autofree char *head = g_strconcat (choices[i].name, "=", NULL);

      if (g_str_has_prefix (word, head) &&
          g_ascii_string_to_signed (word + strlen (head), 10, choices[i].least, choices[i].most,
                                    &value, NULL))
        values[i] = (gint) value;
    }
}

void
brg_paper_choice_from_text (const char *text, BrgPaperSource *source, BrgDocumentOptions *options)
{
  g_auto (GStrv) words = NULL;
  gint values[N_CHOICES];

  g_return_if_fail (text != NULL && source != NULL && options != NULL);

  for (guint i = 0; i < N_CHOICES; i++)
    values[i] = choices[i].usual;
  words = g_strsplit (text, " ", -1);
  for (guint i = 0; words[i] != NULL; i++)
    read_word (words[i], values);
  options->order = (BrgDocumentOrder) values[ORDER];
  options->orientation = (BrgOrientation) values[ORIENTATION];
  options->signatures = values[SIGNATURES];
  options->stamp = values[STAMP];
  options->father_names = values[FATHER_NAMES];
  options->font_size = values[TYPE] / 10.0;
  source->board = values[BOARD];
  source->number = values[NUMBER];
  source->envelope_paper = (BrgEnvelopePaper) values[ENVELOPE];
  options->sheet = (BrgSheetSize) values[SHEET];
  options->card_size = (BrgCardSize) values[CARD];
  options->is_blank = source->is_blank = values[BLANK];
  options->is_large = values[LARGE];
  options->has_backs = values[BACKS];
  options->is_preprinted = values[PREPRINTED];
  options->shift_right = values[SHIFT_RIGHT];
  options->shift_down = values[SHIFT_DOWN];
  options->picture_covers = values[PICTURE_COVERS];
  options->latin = (BrgTransliteration) values[LATIN];
}

/* As @kind is remembered; FALSE where nothing is. */
static gboolean
load (BrgStore *store, gint64 event_id, const char *kind, BrgDocumentOptions *options)
{
  g_autofree char *choice = NULL;
  BrgPaperSource source = { 0 };

  if (!brg_store_load_paper_choice (store, event_id, kind, &choice, NULL) || choice == NULL)
    return FALSE;
  brg_paper_choice_from_text (choice, &source, options);
  return TRUE;
}

void
brg_paper_choice_apply_remembered (const BrgPaper *paper,
                                   BrgStore *store,
                                   gint64 event_id,
                                   BrgDocumentOptions *options)
{
  BrgTransliteration latin;

  g_return_if_fail (paper != NULL && store != NULL && options != NULL);

  /* That is of all papers of the event. */
  latin = options->latin;
  load (store, event_id, paper->id, options);
  options->latin = latin;
}

BrgTransliteration
brg_paper_choice_load_latin (BrgStore *store, gint64 event_id)
{
  BrgDocumentOptions kept = { 0 };

  g_return_val_if_fail (store != NULL, BRG_TRANSLITERATE_NOT);

  return load (store, event_id, BRG_EVERY_PAPER, &kept) ? kept.latin : BRG_TRANSLITERATE_NOT;
}

char *
brg_paper_choice_dup_changed (BrgStore *store,
                              gint64 event_id,
                              const char *kind,
                              const BrgOrientation *orientation,
                              const BrgTransliteration *latin)
{
  g_autofree char *known = NULL;
  g_autoptr (BrgWords) words = brg_words_open ("en");
  BrgPaperSource source = { 0 };
  BrgDocumentOptions options;

  g_return_val_if_fail (store != NULL && kind != NULL, NULL);

  brg_document_options_init (&options, words);
  if (brg_store_load_paper_choice (store, event_id, kind, &known, NULL) && known != NULL)
    brg_paper_choice_from_text (known, &source, &options);
  if (orientation != NULL)
    options.orientation = *orientation;
  if (latin != NULL)
    options.latin = *latin;
  return brg_paper_choice_to_text (&source, &options);
}
