/* brg-duty-words.c - duties of arbiters in words, for screen and paper
 *
 * Tests: tests/app/test-duty-list.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-duty-words.h"

static char *
dup_reasons (const BrgWords *words, const BrgDutyConflict *conflict)
{
  static const struct
  {
    BrgConflictKind kind;
    const char *name;
  } names[] = {
    /* Translators: why an arbiter should not watch the board of a player */
    { BRG_CONFLICT_NOTED, NC_ ("conflict", "conflict of interest noted") },
    { BRG_CONFLICT_FAMILY, NC_ ("conflict", "same family name") },
    { BRG_CONFLICT_ORGANISATION, NC_ ("conflict", "same club or school") },
    { BRG_CONFLICT_FEDERATION, NC_ ("conflict", "same federation") },
  };
  g_autoptr (GString) reasons = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if ((conflict->kinds & names[i].kind) != 0)
      g_string_append_printf (reasons, "%s%s", reasons->len > 0 ? ", " : "",
                              WC_ (words, "conflict", names[i].name));
  if (*conflict->note != '\0')
    g_string_append_printf (reasons, " (%s)", conflict->note);
  return g_string_free (g_steal_pointer (&reasons), FALSE);
}

char *
brg_duty_words_conflict (const BrgWords *words, const BrgDutyConflict *conflict)
{
  g_autofree char *reasons = NULL;
  g_autofree char *player = NULL;

  g_return_val_if_fail (words != NULL && conflict != NULL, NULL);

  reasons = dup_reasons (words, conflict);
  player = brg_entry_dup_full_name (conflict->entry);
  if (conflict->board >= 1000)
    /* Translators: match, board in it, name of a player, why an arbiter should not watch it */
    return g_strdup_printf (W_ (words, "Match %d, board %d: %s, %s"), conflict->board / 1000,
                            conflict->board % 1000, player, reasons);
  /* Translators: board, name of a player, why an arbiter should not watch it */
  return g_strdup_printf (W_ (words, "Board %d: %s, %s"), conflict->board, player, reasons);
}

char *
brg_duty_words_staffing (const BrgWords *words,
                         const BrgStaffing *staffing,
                         gint n_named,
                         gboolean *is_short)
{
  g_return_val_if_fail (words != NULL && staffing != NULL && is_short != NULL, NULL);

  *is_short = staffing->state == BRG_STAFFING_NEEDED && n_named < staffing->n_needed;
  switch (staffing->state)
    {
    case BRG_STAFFING_NEEDED:
      return g_strdup_printf (
          staffing->rule->is_condition
              /* Translators: numbers of arbiters, for rapid and blitz with full supervision */
              ? W_ (words, "Arbiters for full supervision: %d, appointed: %d")
              /* Translators: numbers of arbiters */
              : W_ (words, "Arbiters needed: %d, appointed: %d"),
          staffing->n_needed, n_named);
    case BRG_STAFFING_BY_LEVEL:
      return g_strdup (W_ (words, "The number of arbiters depends on the level of the event: "
                                  "set it in the regulations"));
    case BRG_STAFFING_OPEN:
      return g_strdup_printf (
          /* Translators: number of arbiters */
          W_ (words, "The organiser sets the number of arbiters; appointed: %d"), n_named);
    case BRG_STAFFING_SILENT:
    default:
      return NULL;
    }
}

const char *
brg_duty_words_recording (const BrgWords *words, const BrgStaffing *staffing, const char **article)
{
  g_return_val_if_fail (words != NULL && staffing != NULL && article != NULL, NULL);

  *article = staffing->rule != NULL ? staffing->rule->record_article : NULL;
  return *article != NULL
             ? W_ (words, "For full supervision every game is also recorded, by an arbiter or "
                          "electronically")
             : NULL;
}
