/* brg-postal-office-words.c - who decides in play by correspondence, what and when, in words
 *
 * Tests: tests/app/test-postal-due-list.c, tests/app/test-postal-paper.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-office-words.h"

#include "brg-postal-event.h"
#include "brg-result-text.h"

#include <string.h>

static const char *const offices[BRG_N_POSTAL_OFFICES] = {
  NC_ ("postal", "secretary"),
  NC_ ("postal", "arbiter"),
  NC_ ("postal", "organisation"),
};

static const char *const measures[BRG_N_POSTAL_MEASURES] = {
  [BRG_POSTAL_REMARK] = NC_ ("postal", "remark"),
  [BRG_POSTAL_WARNING] = NC_ ("postal", "warning"),
  [BRG_POSTAL_NO_NEWS] = NC_ ("postal", "current news withheld"),
  [BRG_POSTAL_REQUEST] = NC_ ("postal", "request for a stricter penalty"),
  [BRG_POSTAL_LOSS] = NC_ ("postal", "game counted lost"),
  [BRG_POSTAL_EXPULSION] = NC_ ("postal", "expelled from the event"),
  [BRG_POSTAL_NO_FINAL] = NC_ ("postal", "final news withheld"),
  [BRG_POSTAL_BAN_1] = NC_ ("postal", "barred from events for one year"),
  [BRG_POSTAL_BAN_2] = NC_ ("postal", "barred from events for two years"),
  [BRG_POSTAL_BAN_3] = NC_ ("postal", "barred from events for three years"),
  [BRG_POSTAL_COUNTED] = NC_ ("postal", "results of who left counted"),
  [BRG_POSTAL_ANNULLED] = NC_ ("postal", "results of who left annulled"),
  [BRG_POSTAL_SETTLED] = NC_ ("postal", "dispute decided"),
  [BRG_POSTAL_UPHELD] = NC_ ("postal", "protest upheld"),
  [BRG_POSTAL_REJECTED] = NC_ ("postal", "protest rejected"),
};

const char *
brg_postal_words_get_office (BrgPostalOffice office, const BrgWords *words)
{
  g_return_val_if_fail (office < BRG_N_POSTAL_OFFICES, NULL);

  return WC_ (words, "postal", offices[office]);
}

const char *
brg_postal_words_get_measure (BrgPostalMeasureKind kind, const BrgWords *words)
{
  g_return_val_if_fail (kind < BRG_N_POSTAL_MEASURES, NULL);

  return WC_ (words, "postal", measures[kind]);
}

const char *
brg_postal_words_get_lack (BrgPostalKind kind, guint index, const BrgWords *words)
{
  static const char *const materials[BRG_N_POSTAL_LACKS] = {
    NC_ ("postal", "letters and cards of the other"),
    NC_ ("postal", "receipts of registered letters"),
    NC_ ("postal", "record with the own answer"),
    NC_ ("postal", "chart of the time"),
  };

  static const char *const forms[BRG_N_POSTAL_LACKS] = {
    NC_ ("postal", "greeting"),
    NC_ ("postal", "cipher of the event"),
    NC_ ("postal", "return address"),
    NC_ ("postal", "signature"),
  };

  static const char *const dossier[BRG_N_POSTAL_LACKS] = {
    NC_ ("postal", "record of the game"),
    NC_ ("postal", "diagram"),
    NC_ ("postal", "analysis"),
    NC_ ("postal", "assessment of the position"),
  };

  g_return_val_if_fail (index < BRG_N_POSTAL_LACKS, NULL);

  if (kind == BRG_POSTAL_ANALYSIS)
    return WC_ (words, "postal", dossier[index]);
  return WC_ (words, "postal",
              kind == BRG_POSTAL_LETTER || kind == BRG_POSTAL_FIX ? forms[index]
                                                                  : materials[index]);
}

char *
brg_postal_words_dup_lacks (BrgPostalKind kind, guint lacks, const BrgWords *words)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < BRG_N_POSTAL_LACKS; i++)
    if ((lacks & 1u << i) != 0)
      g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "",
                              brg_postal_words_get_lack (kind, i, words));
  return g_string_free (text, FALSE);
}

char *
brg_postal_words_dup_missing (BrgPostalKind kind, guint lacks, const BrgWords *words)
{
  g_autofree char *list = brg_postal_words_dup_lacks (kind, lacks, words);

  /* Translators: what was not sent: "record, diagram" */
  return lacks != 0 ? g_strdup_printf (W_ (words, "missing: %s"), list) : NULL;
}

/* rus-draughts-2022 5.4.7.1: a win is worth what the regulations of the event say; 10.5.8: a minus
 * to both. */
char *
brg_postal_words_dup_result (const BrgScoring *scoring, BrgPostalResult result)
{
  BrgOutcome white;
  BrgOutcome black;

  g_return_val_if_fail (scoring != NULL && result < BRG_N_POSTAL_RESULTS, NULL);

  if (result == BRG_POSTAL_UNFINISHED)
    return g_strdup ("–");
  brg_postal_result_get_outcomes (result, &white, &black);
  return brg_result_dup_text (scoring, white, black);
}

char *
brg_postal_words_dup_day (BrgPostalDay day)
{
  char text[BRG_POSTAL_DAY_LENGTH];

  return g_strdup (day != 0 ? brg_postal_day_write (day, text) : "–");
}

const char *
brg_postal_words_get_article (const char *article)
{
  const char *space = article != NULL ? strrchr (article, ' ') : NULL;

  return space != NULL ? space + 1 : article != NULL ? article : "";
}

char *
brg_postal_words_dup_reversal (const BrgScoring *scoring,
                               BrgPostalDay day,
                               BrgPostalResult result,
                               const BrgWords *words)
{
  g_autofree char *written = brg_postal_words_dup_day (day);
  g_autofree char *given = brg_postal_words_dup_result (scoring, result);

  if (result == BRG_POSTAL_UNFINISHED)
    /* Translators: of a decision; a day */
    return g_strdup_printf (W_ (words, "put aside on %s after a protest: play goes on"), written);
  /* Translators: of a decision; a day, a result */
  return g_strdup_printf (W_ (words, "put aside on %s after a protest: %s"), written, given);
}
