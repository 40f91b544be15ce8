/* brg-ctl-pair.c - bergerctl pair: pairs of a round from a report file
 *
 * Tests: tests/app/bergerctl.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl.h"

#include "brg-article-words.h"
#include "brg-ctl-field.h"
#include "brg-ctl-pair.h"
#include "brg-pairing-systems.h"
#include "brg-pairing.h"
#include "brg-reason-text.h"
#include "brg-round-order.h"

static void
print_pairs (const BrgPairing *pairing, const BrgCtlField *field)
{
  for (guint i = 0; i < pairing->pairs->len; i++)
    {
      const BrgPair *pair = &g_array_index (pairing->pairs, BrgPair, i);
      g_autoptr (GString) line = g_string_new (NULL);

      g_string_append_printf (line, "%d", brg_ctl_field_number (field, pair->white));
      g_string_append_c (line, ' ');
      g_string_append_printf (line, "%d", brg_ctl_field_number (field, pair->black));
      g_print ("%s\n", line->str);
    }
}

/* Machine-readable: board, kind, article, players. */
static void
print_reasons (const GArray *reasons, const BrgPairing *pairing, const BrgCtlField *field)
{
  for (guint i = 0; i < reasons->len; i++)
    {
      const BrgReason *reason = &g_array_index (reasons, BrgReason, i);
      g_autoptr (GString) line = g_string_new ("#");

      g_string_append_printf (line, "\t%d\t%s\t%s\t", reason->pair + 1,
                              brg_reason_kind_get_id (reason->kind), reason->article);
      g_string_append_printf (line, "%d", brg_ctl_field_number (field, reason->player));
      g_string_append_c (line, '\t');
      g_string_append_printf (line, "%d", brg_ctl_field_number (field, reason->other));
      g_print ("%s\n", line->str);
    }
  if (reasons->len > 0 && pairing->exists)
    g_print ("# board, reason, article, player, other player\n");
}

/* In the language of the messages, where it is one of the program's. */
static BrgWords *
open_words (void)
{
  static const char *const languages[] = { "en", "ru", "uk", NULL };
  const char *const *wanted = g_get_language_names ();

  for (guint i = 0; wanted[i] != NULL; i++)
    if (g_strv_contains (languages, wanted[i]))
      return brg_words_open (wanted[i]);
  return brg_words_open (languages[0]);
}

static void
append_sentences (GString *text,
                  const BrgWords *words,
                  const BrgReasonScene *scene,
                  const GArray *reasons,
                  gint board)
{
  g_autoptr (GPtrArray) sentences = brg_reason_text_list (scene, reasons);

  for (guint i = 0; i < sentences->len; i++)
    {
      const BrgSentence *sentence = sentences->pdata[i];
      g_autofree char *article =
          sentence->article != NULL
              ? brg_article_words_beside (words, scene->snapshot->event->rulebook,
                                          sentence->article)
              : g_strdup ("");
      const char *blank = *article != '\0' ? " " : "";

      if (board > 0)
        g_string_append_printf (text, "# %d. %s%s%s\n", board, sentence->text, blank, article);
      else
        g_string_append_printf (text, "# %s%s%s\n", sentence->text, blank, article);
    }
}

char *
brg_ctl_pair_dup_explanation (const BrgPairingSystem *system,
                              const BrgPairing *pairing,
                              const BrgCtlField *field,
                              gint round)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (BrgWords) words = open_words ();
  gboolean has_table = system->kind == BRG_TOURNAMENT_ROUND_ROBIN;
  BrgReasonScene scene = { .snapshot = field->snapshot,
                           .tournament = has_table ? NULL : field->tournament,
                           .round = round };

  if (!pairing->exists)
    append_sentences (text, words, &scene, pairing->obstacles, 0);
  for (guint i = 0; i < pairing->pairs->len; i++)
    {
      g_autoptr (GArray) reasons = g_array_new (FALSE, FALSE, sizeof (BrgReason));

      for (guint k = 0; k < pairing->reasons->len; k++)
        if (g_array_index (pairing->reasons, BrgReason, k).pair == (gint) i)
          g_array_append_val (reasons, g_array_index (pairing->reasons, BrgReason, k));
      append_sentences (text, words, &scene, reasons, (gint) i + 1);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* For people, board by board, after the lines for machines. */
static void
print_explanation (const BrgPairingSystem *system,
                   const BrgPairing *pairing,
                   const BrgCtlField *field,
                   gint round)
{
  g_autofree char *text = brg_ctl_pair_dup_explanation (system, pairing, field, round);

  g_print ("%s", text);
}

static BrgCtlStatus
pair_round (const BrgPairingSystem *system,
            const BrgCtlField *field,
            const BrgPairingRequest *request)
{
  g_autoptr (BrgTournament) tournament = brg_tournament_cut (field->tournament, request->round);
  g_autoptr (BrgPairing) pairing = NULL;
  g_autoptr (GError) error = NULL;

  pairing = brg_pairing_system_pair (system, tournament, request, &error);
  if (pairing == NULL)
    return brg_ctl_complain ("%s", error->message);
  if (!pairing->exists)
    {
      g_print ("none\n");
      if (request->explain)
        {
          print_reasons (pairing->obstacles, pairing, field);
          print_explanation (system, pairing, field, request->round);
        }
      return BRG_CTL_NO;
    }
  print_pairs (pairing, field);
  if (request->explain)
    {
      print_reasons (pairing->reasons, pairing, field);
      print_explanation (system, pairing, field, request->round);
    }
  return BRG_CTL_YES;
}

/* The rounds of a table in the order in which they are played; NULL for a fault, which is told. */
static gint *
read_order (const char *text, const BrgPairingSystem *system, const BrgTournament *tournament)
{
  gint n_rounds = system->count_rounds != NULL
                      ? system->count_rounds (tournament->n_players, tournament->cycles)
                      : 0;
  g_autofree gint *order = brg_round_order_parse (text, n_rounds);

  if (system->kind == BRG_TOURNAMENT_ROUND_ROBIN && order != NULL)
    return g_steal_pointer (&order);
  brg_ctl_complain ("--round-order %s: not every round of a table once", text);
  return NULL;
}

static BrgCtlStatus
run_pair (int argc, char **argv)
{
  BrgPairingRequest request = { 0 };
  g_autofree char *seed = NULL;
  g_auto (GStrv) decided = NULL;
  g_autoptr (GArray) decisions = NULL;
  g_autofree char *order_text = NULL;
  g_autofree gint *order = NULL;
  gint cycles = 0;
  const GOptionEntry options[] = {
    { "round", 0, 0, G_OPTION_ARG_INT, &request.round, "pair round K from the rounds before it",
      "K" },
    { "explain", 0, 0, G_OPTION_ARG_NONE, &request.explain, "add the reasons as remarks", NULL },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &seed, "seed of the lots", "S" },
    { "swap-last-rounds", 0, 0, G_OPTION_ARG_NONE, &request.swap_last_rounds,
      "double round robin: swap the last two rounds of the first cycle", NULL },
    { "cycles", 0, 0, G_OPTION_ARG_INT, &cycles,
      "cycles of a round robin, or games of a meeting in a match or knock-out", "N" },
    { "decide", 0, 0, G_OPTION_ARG_STRING_ARRAY, &decided,
      "knock-out: number NO has won the level meeting of round K", "K:NO" },
    { "round-order", 0, 0, G_OPTION_ARG_STRING, &order_text,
      "round robin: the rounds of the table in the order in which they are played, 1,3,2", "LIST" },
    G_OPTION_ENTRY_NULL,
  };
  const BrgPairingSystem *system;
  g_autoptr (BrgTrf) trf = NULL;
  g_autoptr (BrgCtlField) field = NULL;

  if (!brg_ctl_parse ("SYSTEM FILE.trf", options, &argc, &argv, 2))
    return BRG_CTL_WRONG;
  system = brg_ctl_find_system (argv[1]);
  if (system == NULL || !brg_ctl_parse_seed (seed, &request.seed))
    return BRG_CTL_WRONG;
  trf = brg_ctl_load_trf (argv[2]);
  if (trf == NULL)
    return BRG_CTL_WRONG;
  field = brg_ctl_field_new (trf);
  decisions = brg_ctl_read_decisions (decided, field->tournament);
  if (decisions == NULL)
    return BRG_CTL_WRONG;
  request.decisions = (const BrgMeetingDecision *) (gconstpointer) decisions->data;
  request.n_decisions = decisions->len;
  if (cycles > 0)
    field->tournament->cycles = cycles;
  if (request.round == 0)
    request.round = brg_tournament_last_paired_round (field->tournament) + 1;
  if (request.round < 1 || request.round > brg_tournament_last_paired_round (field->tournament) + 1)
    return brg_ctl_complain ("%s: round %d cannot be paired, the file has %d paired rounds",
                             argv[2], request.round,
                             brg_tournament_last_paired_round (field->tournament));
  if (order_text != NULL)
    {
      order = read_order (order_text, system, field->tournament);
      if (order == NULL)
        return BRG_CTL_WRONG;
      request.round_order = order;
    }
  return pair_round (system, field, &request);
}

const BrgCtlCommand brg_ctl_pair = { "pair", run_pair,
                                     "SYSTEM FILE.trf [--round K] [--explain] [--seed S]" };
