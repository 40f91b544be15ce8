/* brg-words.c - the words of a document in the language of the document
 *
 * Tests: tests/app/test-documents-words.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-words.h"

#include "brg-locale-folder.h"
#include "brg-mo-file.h"
#include "brg-plural-rule.h"
#include "brg-text-tidy.h"

#include <string.h>

struct _BrgWords
{
  char *language;
  BrgMoFile *catalogue;       /* owned; NULL for English */
  BrgPluralRule *plural_rule; /* owned; NULL for English's */
  gboolean knows_plurals;
};

static void
clear_words (gpointer data)
{
  BrgWords *words = data;

  g_free (words->language);
  brg_mo_file_free (words->catalogue);
  brg_plural_rule_free (words->plural_rule);
}

void
brg_words_unref (BrgWords *words)
{
  g_atomic_rc_box_release_full (words, clear_words);
}

static BrgWords *
new_words (const char *language)
{
  BrgWords *words = g_atomic_rc_box_new0 (BrgWords);

  words->language = g_strdup (language);
  words->knows_plurals = TRUE;
  return words;
}

BrgWords *
brg_words_load (const char *language, const char *path, GError **error)
{
  g_autoptr (BrgWords) words = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *plural_forms = NULL;
  char *contents;
  gsize length;

  g_return_val_if_fail (language != NULL && path != NULL, NULL);

  if (!g_file_get_contents (path, &contents, &length, error))
    return NULL;
  bytes = g_bytes_new_take (contents, length);
  words = new_words (language);
  words->catalogue = brg_mo_file_new (bytes, error);
  if (words->catalogue == NULL)
    {
      g_prefix_error (error, "%s: ", path);
      return NULL;
    }
  plural_forms = brg_mo_file_dup_header (words->catalogue, "Plural-Forms");
  if (plural_forms != NULL)
    words->plural_rule = brg_plural_rule_parse (plural_forms);
  words->knows_plurals = words->plural_rule != NULL;
  return g_steal_pointer (&words);
}

/* Letters only, so that a name from a setting cannot leave the directory of the catalogues. */
static char *
dup_bare_language (const char *language)
{
  gsize length = strspn (language, "abcdefghijklmnopqrstuvwxyz");

  return length >= 2 && length <= 3 ? g_strndup (language, length) : g_strdup ("en");
}

BrgWords *
brg_words_open (const char *language)
{
  g_autofree char *bare = NULL;
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;
  BrgWords *words;

  g_return_val_if_fail (language != NULL, NULL);

  bare = dup_bare_language (language);
  if (g_str_equal (bare, "en"))
    return new_words ("en");
  path =
      g_build_filename (brg_locale_folder_get (), bare, "LC_MESSAGES", GETTEXT_PACKAGE ".mo", NULL);
  words = brg_words_load (bare, path, &error);
  if (words == NULL)
    {
      g_message ("no words for language %s: %s", bare, error->message);
      return new_words ("en");
    }
  return words;
}

const char *
brg_words_get_language (const BrgWords *words)
{
  g_return_val_if_fail (words != NULL, NULL);

  return words->language;
}

gboolean
brg_words_knows_plurals (const BrgWords *words)
{
  g_return_val_if_fail (words != NULL, FALSE);

  return words->knows_plurals;
}

#define MAX_CONVERSIONS 8

/* One conversion of a format after its percent sign: its argument, 0 when it is just the next one,
 * and its kind, the last letter. Returns what follows it. */
static const char *
read_conversion (const char *at, guint *argument, char *kind)
{
  gsize n_digits = strspn (at, "0123456789");
  gsize n_flags;

  *argument = 0;
  if (n_digits > 0 && at[n_digits] == '$')
    {
      *argument = n_digits == 1 ? (guint) (at[0] - '0') : MAX_CONVERSIONS + 1;
      at += n_digits + 1;
    }
  /* Documents know no field wider than 99. */
  n_flags = strspn (at, "-+ 0123456789");
  *kind = n_flags <= 2 ? at[n_flags] : '?';
  return at[n_flags] != '\0' ? at + n_flags + 1 : at + n_flags;
}

/* The kinds of the arguments; FALSE when the format is none that documents use: all arguments by
 * position or none, one kind for each. */
static gboolean
read_format (const char *format, char kinds[MAX_CONVERSIONS])
{
  guint n_sequential = 0;
  guint n_positional = 0;

  memset (kinds, 0, MAX_CONVERSIONS);
  for (const char *at = strchr (format, '%'); at != NULL; at = strchr (at, '%'))
    {
      guint argument;
      char kind;

      at++;
      if (*at == '%')
        {
          at++;
          continue;
        }
      at = read_conversion (at, &argument, &kind);
      if (argument > 0)
        n_positional++;
      else
        argument = ++n_sequential;
      if (argument > MAX_CONVERSIONS || (kind != 'd' && kind != 's' && kind != 'u') ||
          (kinds[argument - 1] != '\0' && kinds[argument - 1] != kind))
        return FALSE;
      kinds[argument - 1] = kind;
    }
  return n_sequential == 0 || n_positional == 0;
}

/* A catalogue is a file from elsewhere: a translation must take exactly the arguments that the code
 * hands over. */
static gboolean
formats_agree (const char *text, const char *translation)
{
  char wanted[MAX_CONVERSIONS];
  char given[MAX_CONVERSIONS];

  if (strchr (text, '%') == NULL && strchr (translation, '%') == NULL)
    return TRUE;
  return read_format (text, wanted) && read_format (translation, given) &&
         memcmp (wanted, given, sizeof wanted) == 0;
}

const char *
brg_words_get (const BrgWords *words, const char *text)
{
  const char *translation = NULL;

  g_return_val_if_fail (words != NULL && text != NULL, text);

  if (words->catalogue != NULL && *text != '\0')
    translation = brg_mo_file_lookup (words->catalogue, text, 0);
  return translation != NULL && formats_agree (text, translation) ? translation : text;
}

const char *
brg_words_context (const BrgWords *words, const char *context, const char *text)
{
  const char *translation = NULL;

  g_return_val_if_fail (words != NULL && context != NULL && text != NULL, text);

  if (words->catalogue != NULL)
    {
      g_autofree char *key = g_strconcat (context, "\004", text, NULL);

      translation = brg_mo_file_lookup (words->catalogue, key, 0);
    }
  return translation != NULL && formats_agree (text, translation) ? translation : text;
}

const char *
brg_words_plural (const BrgWords *words, const char *singular, const char *plural, guint n)
{
  const char *english = n == 1 ? singular : plural;
  const char *translation = NULL;

  g_return_val_if_fail (words != NULL && singular != NULL && plural != NULL, english);

  if (words->catalogue != NULL)
    translation = brg_mo_file_lookup (words->catalogue, singular,
                                      brg_plural_rule_form (words->plural_rule, n));
  return translation != NULL && formats_agree (plural, translation) ? translation : english;
}

char *
brg_words_fill (const BrgWords *words, const char *text, const char *argument)
{
  g_auto (GStrv) pieces = NULL;

  g_return_val_if_fail (words != NULL && text != NULL && argument != NULL, NULL);

  pieces = g_strsplit (brg_words_get (words, text), "%s", 2);
  return brg_text_join_points (g_strjoinv (argument, pieces));
}
