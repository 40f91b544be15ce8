/* brg-article-words.c - how a document quotes an article of a rule book
 *
 * Tests: tests/app/test-documents-words.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-article-words.h"

#include <string.h>

#define NO_BREAK_SPACE "\302\240"

/* How a part that is no article is written: "rus-draughts-2022 app. 2", "fide-2023 glossary". */
#define APPENDIX "app. "
#define GLOSSARY "glossary"

typedef struct
{
  const char *book;
  const char *form; /* how an article of it is quoted */
} Quotation;

/* Texts that are no rule books; those say it themselves. */
static const Quotation quotations[] = {
  /* Translators: an article of FIDE's rules for tie-breaks; in Russian "ФИДЕ C.07, п. %s" */
  { "fide-tiebreaks-2026", N_ ("FIDE C.07, %s") },
  { "fide-tiebreaks-2024", N_ ("FIDE C.07, %s") },
  /* Translators: articles of FIDE's rules for pairing; in Russian "ФИДЕ C.04.3, п. %s" */
  { "fide-basic-2026", N_ ("FIDE C.04.1, %s") },
  { "fide-handling-2026", N_ ("FIDE C.04.2, %s") },
  { "fide-dutch-2026", N_ ("FIDE C.04.3, %s") },
  { "fide-dubov-2026", N_ ("FIDE C.04.4.1, %s") },
  { "fide-burstein-2026", N_ ("FIDE C.04.4.2, %s") },
  { "fide-lim-2026", N_ ("FIDE C.04.4.3, %s") },
  { "fide-double-swiss-2026", N_ ("FIDE C.04.5, %s") },
  { "fide-team-swiss-2026", N_ ("FIDE C.04.6, %s") },
  { "fide-acceleration-2026", N_ ("FIDE C.04.7, %s") },
};

/* How an article of a book or text is quoted, or NULL. */
static const char *
find_form (const char *book)
{
  const BrgRulebook *rulebook = brg_rulebook_find (book);

  if (rulebook != NULL)
    return rulebook->citation;
  for (guint i = 0; i < G_N_ELEMENTS (quotations); i++)
    if (g_str_equal (quotations[i].book, book))
      return quotations[i].form;
  return NULL;
}

/* The numbers of paragraphs with letters come in Latin letters: "17 zh". */
static char *
dup_number (const BrgWords *words, const char *number)
{
  static const char *const letters[] = {
    /* Translators: letters of subparagraphs of the code of 1956; in Russian а б в г д е ж */
    NC_ ("subparagraph", "a"),  NC_ ("subparagraph", "b"), NC_ ("subparagraph", "v"),
    NC_ ("subparagraph", "g"),  NC_ ("subparagraph", "d"), NC_ ("subparagraph", "e"),
    NC_ ("subparagraph", "zh"),
  };
  const char *blank = strchr (number, ' ');

  for (guint i = 0; blank != NULL && i < G_N_ELEMENTS (letters); i++)
    if (g_str_equal (blank + 1, letters[i]))
      return g_strdup_printf ("%.*s %s", (gint) (blank - number), number,
                              WC_ (words, "subparagraph", letters[i]));
  return g_strdup (number);
}

char *
brg_article_words (const BrgWords *words, const char *article)
{
  const char *blank;
  g_autofree char *book = NULL;
  const char *form;

  g_return_val_if_fail (words != NULL && article != NULL, NULL);

  blank = strchr (article, ' ');
  if (blank == NULL)
    return g_strdup (article);
  book = g_strndup (article, (gsize) (blank - article));
  form = find_form (book);
  if (form == NULL)
    return g_strdup (blank + 1);
  /* Translators: the glossary of a rule book, cited like an article */
  if (g_str_equal (blank + 1, GLOSSARY))
    return g_strdup (W_ (words, "glossary"));
  {
    gboolean is_appendix = g_str_has_prefix (blank + 1, APPENDIX);
    g_autofree char *number = dup_number (words, blank + 1);
    /* Translators: an appendix of a rule book; in Russian "прил. %s" */
    g_autofree char *text =
        is_appendix ? brg_words_fill (words, N_ ("app. %s"), blank + 1 + strlen (APPENDIX))
                    : brg_words_fill (words, form, number);
    g_auto (GStrv) pieces = g_strsplit (text, " ", -1);

    /* Sign and number stay on one line. */
    return g_strjoinv (NO_BREAK_SPACE, pieces);
  }
}

const char *
brg_article_words_of_marks (const BrgRulebook *rulebook)
{
  g_return_val_if_fail (rulebook != NULL, NULL);

  return rulebook->printed_marks_article;
}
