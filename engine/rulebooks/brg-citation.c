/* brg-citation.c - how an article of a rule book is quoted for a reader
 *
 * Tests: tests/engine/test-citation.c, tests/app/test-documents-words.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-citation.h"

#include <string.h>

#include "brg-rulebook.h"
#include "brg-rulebooks.h"

/* Marks a text for translation; the engine itself knows no language. */
#define N_(text) (text)
#define NC_(context, text) (text)

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
find_form (const char *article)
{
  const char *blank = strchr (article, ' ');
  g_autofree char *book = blank != NULL ? g_strndup (article, (gsize) (blank - article)) : NULL;
  const BrgRulebook *rulebook = book != NULL ? brg_rulebook_find (book) : NULL;

  if (rulebook != NULL)
    return rulebook->citation;
  for (guint i = 0; book != NULL && i < G_N_ELEMENTS (quotations); i++)
    if (g_str_equal (quotations[i].book, book))
      return quotations[i].form;
  return NULL;
}

/* The numbers of paragraphs with letters come in Latin letters: "17 zh". */
static char *
dup_number (const char *number, BrgCitationTranslate translate, gconstpointer data)
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
                              translate ("subparagraph", letters[i], data));
  return g_strdup (number);
}

/* Puts @argument in the place of the `%s`. */
static char *
fill (const char *form, const char *argument)
{
  g_auto (GStrv) pieces = g_strsplit (form, "%s", 2);

  return g_strjoinv (argument, pieces);
}

static char *
quote (const char *form, const char *number, BrgCitationTranslate translate, gconstpointer data)
{
  g_autofree char *written = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) pieces = NULL;

  if (g_str_has_prefix (number, APPENDIX))
    {
      /* Translators: an appendix of a rule book; in Russian "прил. %s" */
      form = N_ ("app. %s");
      number += strlen (APPENDIX);
    }
  written = dup_number (number, translate, data);
  text = fill (translate (NULL, form, data), written);
  /* Sign and number stay on one line. */
  pieces = g_strsplit (text, " ", -1);
  return g_strjoinv (NO_BREAK_SPACE, pieces);
}

char *
brg_citation_dup (const char *article, BrgCitationTranslate translate, gconstpointer data)
{
  const char *form;
  const char *blank;

  g_return_val_if_fail (article != NULL && translate != NULL, NULL);

  form = find_form (article);
  blank = strchr (article, ' ');
  if (form == NULL)
    return g_strdup (blank != NULL ? blank + 1 : article);
  /* Translators: the glossary of a rule book, cited like an article */
  if (g_str_equal (blank + 1, GLOSSARY))
    return g_strdup (translate (NULL, N_ ("glossary"), data));
  return quote (form, blank + 1, translate, data);
}

char *
brg_citation_dup_beside (const char *article,
                         const BrgRulebook *own,
                         BrgCitationTranslate translate,
                         gconstpointer data)
{
  g_autofree char *citation = brg_citation_dup (article, translate, data);
  const char *blank;
  g_autofree char *book = NULL;
  const BrgRulebook *other;

  g_return_val_if_fail (citation != NULL, NULL);

  blank = strchr (article, ' ');
  book = blank != NULL ? g_strndup (article, (gsize) (blank - article)) : NULL;
  other = book != NULL && own != NULL ? brg_rulebook_find (book) : NULL;
  return other == NULL || other == own
             ? g_steal_pointer (&citation)
             : g_strdup_printf ("%s, %s", citation, translate (NULL, other->name, data));
}

char *
brg_citation_dup_text (const char *text,
                       const BrgRulebook *own,
                       BrgCitationTranslate translate,
                       gconstpointer data)
{
  g_autoptr (GString) quoted = g_string_new (NULL);

  g_return_val_if_fail (text != NULL && translate != NULL, NULL);

  while (*text != '\0')
    {
      gsize n_between = strspn (text, ",;\n ");
      gsize length = strcspn (text + n_between, ",;\n");
      g_autofree char *piece = g_strndup (text + n_between, length);
      g_autofree char *citation = NULL;

      if (find_form (piece) != NULL)
        citation = brg_citation_dup_beside (piece, own, translate, data);
      g_string_append_len (quoted, text, (gssize) n_between);
      g_string_append (quoted, citation != NULL ? citation : piece);
      text += n_between + length;
    }
  return g_string_free (g_steal_pointer (&quoted), FALSE);
}
