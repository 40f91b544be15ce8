/* test-language-choice.c - whatever the session says, all texts are in one language
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <langinfo.h>
#include <locale.h>

#include "brg-language-choice.h"
#include "brg-test.h"

typedef struct
{
  const char *path;
  const char *lang;
  const char *language;
  const char *preference;
  const char *chosen;
} Case;

static const Case cases[] = {
  { "not-installed", "ru_RU.UTF-8", NULL, "", "ru" },
  { "not-installed-in-a-list", "ru_RU.UTF-8", "be:ru", "", "ru" },
  { "not-spoken", "de_DE.UTF-8", NULL, "", "en" },
  { "no-catalogue", "uk_UA.UTF-8", NULL, "", "en" },
  { "plain", "C", NULL, "", "en" },
  { "language-without-locale", "C", "ru", "", "ru" },
  { "preferred", "C", NULL, "ru", "ru" },
  { "preferred-english", "ru_RU.UTF-8", "ru", "en", "en" },
  { "unknown-locale", "xx_YY", NULL, "", "en" },
};

/* A folder with one catalogue, the Russian one. */
static char *
make_folder (void)
{
  g_autofree char *folder = g_dir_make_tmp ("berger-locale-XXXXXX", NULL);
  g_autofree char *messages = g_build_filename (folder, "ru", "LC_MESSAGES", NULL);
  g_autofree char *path = g_build_filename (messages, "berger.mo", NULL);
  g_autofree char *text = NULL;
  gsize length;

  g_assert_cmpint (g_mkdir_with_parents (messages, 0700), ==, 0);
  g_assert_true (g_file_get_contents (g_getenv ("DOCUMENTS_RU_MO"), &text, &length, NULL));
  g_assert_true (g_file_set_contents (path, text, (gssize) length, NULL));
  return g_steal_pointer (&folder);
}

static void
remove_folder (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "ru", "LC_MESSAGES", "berger.mo", NULL);

  for (guint i = 0; i < 4; i++)
    {
      char *up = g_path_get_dirname (path);

      g_remove (path);
      g_free (path);
      path = up;
    }
}

static void
set_variable (const char *name, const char *value)
{
  if (value != NULL)
    g_setenv (name, value, TRUE);
  else
    g_unsetenv (name);
}

/* Newer C libraries read catalogues only in a real locale, and a small system may have none. */
static gboolean
reads_catalogues (const char *folder)
{
  static const char *const locales[] = { "C.UTF-8", "en_US.UTF-8", "ru_RU.UTF-8", "uk_UA.UTF-8",
                                         "en_GB.UTF-8" };
  gboolean reads = FALSE;

  g_setenv ("LANGUAGE", "ru", TRUE);
  bindtextdomain ("berger", folder);
  bind_textdomain_codeset ("berger", "UTF-8");
  for (guint i = 0; i < G_N_ELEMENTS (locales) && !reads; i++)
    reads = setlocale (LC_MESSAGES, locales[i]) != NULL && *dgettext ("berger", "") != '\0';
  return reads;
}

/* What gettext looks up and what the papers ask for are the same language. */
static void
test_case (gconstpointer data)
{
  const Case *test = data;
  g_autofree char *folder = make_folder ();
  const char *chosen = reads_catalogues (folder) ? test->chosen : "en";
  gboolean is_russian = g_str_equal (chosen, "ru");

  set_variable ("LC_ALL", NULL);
  set_variable ("LC_MESSAGES", NULL);
  set_variable ("LANG", test->lang);
  set_variable ("LANGUAGE", test->language);
  set_variable ("BERGER_LOCALEDIR", folder);
  g_assert_cmpstr (brg_language_choice_make (test->preference), ==, chosen);
  g_assert_cmpstr (g_get_language_names ()[0], ==, chosen);
  bindtextdomain ("berger", folder);
  bind_textdomain_codeset ("berger", "UTF-8");
  g_assert_cmpint (g_str_equal (dgettext ("berger", "Rules"), "Rules"), ==, !is_russian);
  remove_folder (folder);
}

/* Names of months, with locales that are made for it. */
typedef struct
{
  const char *path;
  const char *lang;
  const char *time;
  const char *language;
  const char *made[2]; /* locales that are installed */
  const char *chosen;
  const char *january;
  const char *order; /* what sorts names begins with it, or NULL */
} Names;

static const Names names[] = {
  { "russian", "ru_RU.UTF-8", NULL, NULL, { "ru_RU", NULL }, "ru", "января", "ru_RU" },
  { "time-of-another", "C.UTF-8", "ru_RU.UTF-8", NULL, { "ru_RU", NULL }, "en", "January", NULL },
  { "time-of-a-third",
    "ru_RU.UTF-8",
    "de_DE.UTF-8",
    NULL,
    { "ru_RU", "de_DE" },
    "ru",
    "января",
    "ru_RU" },
  { "only-a-third", "C.UTF-8", "de_DE.UTF-8", "ru", { "de_DE", NULL }, "ru", "January", NULL },
  { "language-alone", "C", NULL, "ru", { "ru_RU", NULL }, "ru", "января", "ru_RU" },
  { "not-made", "ru_RU.UTF-8", NULL, NULL, { NULL, NULL }, "ru", "January", NULL },
};

static void
make_locale (const char *folder, const char *name)
{
  g_autofree char *file = g_strconcat (name, ".UTF-8", NULL);
  g_autofree char *path = g_build_filename (folder, file, NULL);
  const char *const command[] = { "localedef", "-i", name, "-f", "UTF-8", path, NULL };
  g_autoptr (GError) error = NULL;
  int status;

  g_spawn_sync (NULL, (char **) command, NULL, G_SPAWN_SEARCH_PATH | G_SPAWN_STDERR_TO_DEV_NULL,
                NULL, NULL, NULL, NULL, &status, &error);
  g_assert_no_error (error);
  g_assert_true (g_file_test (path, G_FILE_TEST_IS_DIR));
}

static gboolean
can_make (const char *name)
{
  g_autofree char *program = g_find_program_in_path ("localedef");
  g_autofree char *source = g_build_filename ("/usr/share/i18n/locales", name, NULL);

  return program != NULL && g_file_test (source, G_FILE_TEST_EXISTS);
}

static void
remove_tree (const char *folder)
{
  const char *const command[] = { "rm", "-rf", "--", folder, NULL };

  g_assert_true (g_spawn_sync (NULL, (char **) command, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL,
                               NULL, NULL, NULL));
}

static void
test_names (gconstpointer data)
{
  const Names *test = data;
  g_autofree char *locales = g_dir_make_tmp ("berger-locales-XXXXXX", NULL);
  g_autofree char *folder = NULL;
  g_autofree char *before = g_strdup (setlocale (LC_ALL, NULL));
  gboolean reads;

  if (!can_make ("ru_RU") || !can_make ("de_DE"))
    {
      g_test_skip ("localedef has no sources here");
      remove_tree (locales);
      return;
    }
  for (guint i = 0; i < G_N_ELEMENTS (test->made) && test->made[i] != NULL; i++)
    make_locale (locales, test->made[i]);
  folder = make_folder ();
  set_variable ("LOCPATH", locales);
  reads = reads_catalogues (folder);
  set_variable ("LC_ALL", NULL);
  set_variable ("LC_MESSAGES", NULL);
  set_variable ("LC_TIME", test->time);
  set_variable ("LANG", test->lang);
  set_variable ("LANGUAGE", test->language);
  set_variable ("BERGER_LOCALEDIR", folder);
  g_assert_cmpstr (brg_language_choice_make (""), ==, reads ? test->chosen : "en");
  g_assert_cmpstr (nl_langinfo (MON_1), ==, reads ? test->january : "January");
  if (test->order != NULL && reads)
    g_assert_true (g_str_has_prefix (setlocale (LC_COLLATE, NULL), test->order));
  set_variable ("LC_TIME", NULL);
  set_variable ("LOCPATH", NULL);
  setlocale (LC_ALL, before);
  remove_folder (folder);
  remove_tree (locales);
}

BRG_TEST_TOPIC ("language-choice")
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/app/language-choice/", cases[i].path, NULL);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_strconcat ("/app/language-choice/names/", names[i].path, NULL);

      g_test_add_data_func (path, &names[i], test_names);
    }
  return g_test_run ();
}
