/* bench-papers.c - how long papers of large events take, from the group to the PDF
 *
 *   bench-papers [KIND...]    papers by their ids; without any those that are printed every round
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-document-layout.h"
#include "brg-document-pdf.h"
#include "brg-event-document.h"
#include "brg-name-words.h"
#include "event-fixture.h"

#include <string.h>

#define N_ROUNDS 9

static BrgSnapshot *
make_event (gint n_players)
{
  BrgSnapshot *snapshot = event_fixture_new ("dutch", "fide-2023", n_players, N_ROUNDS);

  for (gint round = 1; round <= N_ROUNDS; round++)
    {
      g_autoptr (GString) boards = g_string_new (NULL);

      for (gint i = 0; i < n_players / 2; i++)
        g_string_append_printf (boards, "%s%d-%d:%c", i > 0 ? " " : "", i + 1,
                                n_players / 2 + (i + round * 7) % (n_players / 2) + 1,
                                "1=0"[(i + round) % 3]);
      event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, boards->str);
    }
  return snapshot;
}

static void
measure (const BrgSnapshot *snapshot, const char *id, gboolean every_round)
{
  gint64 begin = g_get_monotonic_time ();
  gsize n_bytes = 0;

  for (gint round = every_round ? 1 : N_ROUNDS; round <= N_ROUNDS; round++)
    {
      g_autoptr (GBytes) pdf =
          brg_event_document_to_pdf (snapshot, id, round, "en", "2026-11-22T14:40:00Z", NULL);

      n_bytes += g_bytes_get_size (pdf);
    }
  g_print ("%5d players  %-18s %-12s %8.3f s  %7" G_GSIZE_FORMAT " kB\n",
           (gint) snapshot->entries->len, id, every_round ? "all rounds" : "one round",
           (double) (g_get_monotonic_time () - begin) / G_USEC_PER_SEC, n_bytes / 1024);
}

/* The names of a long list, of which every fifth has a namesake. */
static void
measure_names (gint n_players)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("dutch", "fide-2023", n_players, 0);
  gint64 begin;
  gsize n_bytes = 0;

  for (gint i = 0; i < n_players; i++)
    {
      BrgEntry *entry = snapshot->entries->pdata[i];

      g_free (entry->family_name);
      entry->family_name = g_strdup_printf ("Player%05d", i % 5 == 0 ? i / 10 : i);
    }
  begin = g_get_monotonic_time ();
  for (gint i = 0; i < n_players; i++)
    {
      g_autofree char *name = brg_name_words_dup (snapshot, i, BRG_NAME_SHORT, NULL);

      n_bytes += strlen (name);
    }
  g_print ("%5d players  %-18s %-12s %8.3f s  %7" G_GSIZE_FORMAT " kB\n", n_players, "names", "all",
           (double) (g_get_monotonic_time () - begin) / G_USEC_PER_SEC, n_bytes / 1024);
}

/* A text without a space, broken anywhere. */
static void
measure_solid_text (guint n_letters)
{
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgForm) form = brg_form_new (BRG_FORM_LIST);
  g_autoptr (BrgDocument) document = NULL;
  BrgDocumentOptions options;
  gint64 begin;

  brg_document_options_init (&options, words);
  options.printed_at = "2026-11-22T14:40:00Z";
  brg_form_add_column (form, BRG_COLUMN_LONG_TEXT, "Incident");
  brg_form_set_cell (brg_form_add_row (form), 0, g_strnfill (n_letters, 'w'), BRG_FORM_PLAIN);
  begin = g_get_monotonic_time ();
  document = brg_document_layout (form, &options);
  g_print ("%5u letters  %-18s %-12s %8.3f s  %7u sheets\n", n_letters, "without a space", "layout",
           (double) (g_get_monotonic_time () - begin) / G_USEC_PER_SEC,
           brg_document_get_n_pages (document));
}

int
main (int argc, char **argv)
{
  static const char *const usual[] = { "protocol",  "pairings", "pairings-by-name",
                                       "standings", "table",    "start-list" };
  static const gint sizes[] = { 500, 1000 };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autoptr (BrgSnapshot) snapshot = make_event (sizes[i]);

      for (int k = 1; k < argc; k++)
        measure (snapshot, argv[k], FALSE);
      for (guint k = 0; argc == 1 && k < G_N_ELEMENTS (usual); k++)
        measure (snapshot, usual[k], FALSE);
      if (argc == 1)
        measure (snapshot, "protocol", TRUE);
    }
  if (argc == 1)
    {
      measure_names (5000);
      measure_solid_text (60000);
    }
  return 0;
}
