/* brg-action-titles-protests.c - what actions are called: protests and the committee
 *
 * Tests: tests/data/test-store-protests.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n-lib.h>

#include "brg-action-titles.h"

char *
brg_action_title_protest_file (JsonObject *a)
{
  gint round = brg_action_get_int (a, "round");

  if (round == 0)
    /* Translators: number of the protest, name of who protests */
    return g_strdup_printf (_ ("Protest no. %d: %s"), brg_action_get_int (a, "number"),
                            brg_action_get_text (a, "name"));
  /* Translators: number of the protest, name of who protests, number of a round */
  return g_strdup_printf (_ ("Protest no. %d: %s, round %d"), brg_action_get_int (a, "number"),
                          brg_action_get_text (a, "name"), round);
}

char *
brg_action_title_protest_appeal (JsonObject *a)
{
  /* Translators: number of the appeal, name of who appeals, number of the protest */
  return g_strdup_printf (_ ("Appeal no. %d: %s, against the decision on protest no. %d"),
                          brg_action_get_int (a, "number"), brg_action_get_text (a, "name"),
                          brg_action_get_int (a, "appeal-of"));
}

/* Protests and appeals have one row of numbers. */
static gboolean
is_appeal (JsonObject *a)
{
  return brg_action_get_int (a, "is-appeal") != 0;
}

char *
brg_action_title_protest_change (JsonObject *a)
{
  return g_strdup_printf (is_appeal (a)
                              /* Translators: number of the appeal */
                              ? _ ("Appeal no. %d corrected")
                              /* Translators: number of the protest */
                              : _ ("Protest no. %d corrected"),
                          brg_action_get_int (a, "number"));
}

char *
brg_action_title_protest_hear (JsonObject *a)
{
  return g_strdup_printf (is_appeal (a)
                              /* Translators: number of the appeal */
                              ? _ ("Hearing of appeal no. %d")
                              /* Translators: number of the protest */
                              : _ ("Hearing of protest no. %d"),
                          brg_action_get_int (a, "number"));
}

char *
brg_action_title_protest_attach (JsonObject *a)
{
  return g_strdup_printf (is_appeal (a)
                              /* Translators: number of the appeal, name of a file */
                              ? _ ("File for appeal no. %d: %s")
                              /* Translators: number of the protest, name of a file */
                              : _ ("File for protest no. %d: %s"),
                          brg_action_get_int (a, "number"), brg_action_get_text (a, "file"));
}

static const char *
get_decision (const char *word)
{
  static const struct
  {
    const char *word;
    const char *text;
  } texts[] = {
    /* Translators: of a protest or appeal; it stands behind its number */
    { "upheld", NC_ ("protest", "upheld") },       { "partly", NC_ ("protest", "upheld in part") },
    { "rejected", NC_ ("protest", "rejected") },   { "refused", NC_ ("protest", "not considered") },
    { "withdrawn", NC_ ("protest", "withdrawn") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    if (g_str_equal (texts[i].word, word))
      return g_dpgettext2 (NULL, "protest", texts[i].text);
  return word;
}

char *
brg_action_title_protest_decide (JsonObject *a)
{
  const char *decision = get_decision (brg_action_get_text (a, "decision"));
  const char *result = brg_action_get_text (a, "result");
  const char *was = brg_action_get_text (a, "was");

  if (*result == '\0')
    return g_strdup_printf (is_appeal (a)
                                /* Translators: number of the appeal, "rejected" */
                                ? _ ("Appeal no. %d: %s")
                                /* Translators: number of the protest, "rejected" */
                                : _ ("Protest no. %d: %s"),
                            brg_action_get_int (a, "number"), decision);
  return g_strdup_printf (
      is_appeal (a)
          /* Translators: number of the appeal, "upheld", round, board, "0-1", "½-½" */
          ? _ ("Appeal no. %d: %s; round %d, board %d: %s instead of %s")
          /* Translators: number of the protest, "upheld", round, board, "0-1", "½-½" */
          : _ ("Protest no. %d: %s; round %d, board %d: %s instead of %s"),
      brg_action_get_int (a, "number"), decision, brg_action_get_int (a, "round"),
      brg_action_get_board (a), result, *was != '\0' ? was : "–");
}

char *
brg_action_title_committee_set (JsonObject *a)
{
  const char *names = brg_action_get_text (a, "names");

  if (*names == '\0')
    return g_strdup (_ ("Appeals committee cleared"));
  /* Translators: names, the chair first */
  return g_strdup_printf (_ ("Appeals committee: %s"), names);
}
