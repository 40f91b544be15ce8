/* brg-postal-claim-words.c - claims of overdue time in words
 *
 * Rules: rus-draughts-2022 10.3.5, 10.3.6, 10.3.7, 10.3.8
 * Tests: tests/app/test-postal-rulings.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-claim-words.h"

#include "brg-postal-office-words.h"

char *
brg_postal_claim_dup_words (const BrgPostalClaim *claim, const BrgWords *words)
{
  gint over;

  g_return_val_if_fail (claim != NULL, NULL);

  over = (gint) claim->total - (gint) claim->limit;
  return over > 0
             ? g_strdup_printf (
                   /* Translators: number of a letter, days counted, days allowed, by how many more;
                    * "письмо %u: учтено %u дн. при норме %u (10.3.5), просрочено на %d дн." */
                   W_ (words, "letter %u: %u days counted, %u allowed (10.3.5), over by %d"),
                   claim->examined, claim->total, claim->limit, over)
             : g_strdup_printf (
                   /* Translators: number of a letter, days counted, days allowed, how many are left
                    */
                   W_ (words, "letter %u: %u days counted, %u allowed (10.3.5), %d left"),
                   claim->examined, claim->total, claim->limit, -over);
}

/* rus-draughts-2022 10.3.6: what was to be sent. */
char *
brg_postal_claim_dup_missing (const BrgPostalClaim *claim, const BrgWords *words)
{
  char *missing;

  g_return_val_if_fail (claim != NULL, NULL);

  if (!claim->is_partial)
    return NULL;
  missing = brg_postal_words_dup_missing (BRG_POSTAL_CLAIM, claim->lacks, words);
  return missing != NULL ? missing : g_strdup (W_ (words, "the materials are not complete"));
}

/* The record that claims. */
static const BrgPostalRecord *
find_claim (const BrgPostalCase *matter, guint letter)
{
  for (guint i = 0; i < matter->game->records->len; i++)
    {
      const BrgPostalRecord *record = brg_postal_game_get_record (matter->game, i);

      if (record->kind == BRG_POSTAL_CLAIM && record->number == letter)
        return record;
    }
  return NULL;
}

/* On the board it stands only when the arbiter has decided. */
char *
brg_postal_claim_dup_move (const BrgPostalCase *matter, const BrgPostalClaim *claim)
{
  const GArray *plies;
  const BrgPostalRecord *record;
  char text[BRG_DRAUGHTS_MOVE_LENGTH];

  g_return_val_if_fail (matter != NULL && matter->chart != NULL && claim != NULL, NULL);

  plies = matter->chart->plies;
  for (guint i = plies->len; i > 0; i--)
    {
      const BrgPostalPly *ply = &g_array_index (plies, BrgPostalPly, i - 1);

      if (ply->letter == claim->letter && i % 2 == (claim->side == BRG_COLOUR_WHITE ? 1 : 0))
        return g_strdup (brg_postal_chart_write_move (matter->game, matter->chart, i - 1, text));
    }
  record = find_claim (matter, claim->letter);
  return record != NULL && record->moves != NULL ? g_strdup (record->moves[0]) : NULL;
}

/* rus-draughts-2022 10.3.7: six days for who claimed, and his move goes to the other. */
static char *
dup_false (const BrgPostalCase *matter, const BrgPostalClaim *claim, const BrgWords *words)
{
  g_autofree char *move = brg_postal_claim_dup_move (matter, claim);
  g_autofree char *text =
      g_strdup_printf (claim->side == BRG_COLOUR_WHITE
                           /* Translators: how many penalty days */
                           ? W_ (words, "the time is not over, %u penalty d. to White")
                           : W_ (words, "the time is not over, %u penalty d. to Black"),
                       claim->days);

  if (move == NULL)
    return g_steal_pointer (&text);
  return g_strdup_printf (claim->side == BRG_COLOUR_WHITE
                              /* Translators: what was decided, a move */
                              ? W_ (words, "%s; Black is sent the move %s")
                              : W_ (words, "%s; White is sent the move %s"),
                          text, move);
}

char *
brg_postal_claim_dup_verdict (const BrgPostalCase *matter,
                              const BrgPostalClaim *claim,
                              const BrgWords *words)
{
  g_return_val_if_fail (matter != NULL && claim != NULL, NULL);

  switch (claim->verdict)
    {
    case BRG_POSTAL_CLAIM_JUSTIFIED:
      return g_strdup (claim->side == BRG_COLOUR_WHITE
                           ? W_ (words, "overdue time approved, Black has lost")
                           : W_ (words, "overdue time approved, White has lost"));
    case BRG_POSTAL_CLAIM_FALSE:
      return dup_false (matter, claim, words);
    case BRG_POSTAL_CLAIM_NOT_APPROVED:
    default:
      return g_strdup (W_ (words, "not approved, the materials are not complete: play goes on"));
    }
}

/* The last record of that kind behind the claim that waits; NULL for none. */
static const BrgPostalRecord *
find_behind_claim (const BrgPostalDesk *desk,
                   const BrgPostalCase *matter,
                   BrgPostalKind kind,
                   BrgColour side)
{
  const BrgPostalRecord *found = NULL;

  for (guint i = 0; i < matter->game->records->len; i++)
    {
      const BrgPostalRecord *record = brg_postal_game_get_record (matter->game, i);

      if (record->kind == BRG_POSTAL_CLAIM)
        found = NULL;
      else if (record->kind == kind && record->side == side &&
               brg_postal_desk_is_known (desk, brg_postal_record_get_known (record)))
        found = record;
    }
  return found;
}

/* rus-draughts-2022 10.3.8: where nobody entered when the notice came it came at the earliest when
 * the claim went. */
static char *
dup_unknown_term (const BrgPostalDesk *desk,
                  const BrgPostalCase *matter,
                  const BrgPostalClaim *claim,
                  const BrgWords *words)
{
  const char *name = matter->names[brg_colour_opposite (claim->side)];
  const BrgPostalRecord *record = find_claim (matter, claim->letter);
  BrgPostalDay known = record != NULL ? brg_postal_record_get_known (record) : 0;
  BrgPostalDay until =
      known + brg_correspondence_get_term (desk->rules, BRG_TERM_CLAIM_PROTEST)->days;
  g_autofree char *last = brg_postal_words_dup_day (until);

  return known != 0 && desk->on <= until
             ? g_strdup_printf (
                   /* Translators: a name, a day */
                   W_ (words, "When %s got the notice of overdue time is not entered: a protest is "
                              "in time until %s at least (10.3.8)."),
                   name, last)
             : g_strdup_printf (
                   /* Translators: a name */
                   W_ (words,
                       "When %s got the notice of overdue time is not entered: no term for a "
                       "protest runs (10.3.8)."),
                   name);
}

/* rus-draughts-2022 10.3.8: ten days from the notice. */
char *
brg_postal_claim_dup_protest (const BrgPostalDesk *desk,
                              const BrgPostalCase *matter,
                              const BrgPostalClaim *claim,
                              const BrgWords *words)
{
  BrgColour accused;
  const BrgPostalRecord *protest;
  const BrgPostalRecord *told;
  BrgPostalDay until = 0;
  g_autofree char *day = NULL;
  g_autofree char *last = NULL;
  const char *name;

  g_return_val_if_fail (desk != NULL && matter != NULL && claim != NULL, NULL);

  accused = brg_colour_opposite (claim->side);
  name = matter->names[accused];
  protest = find_behind_claim (desk, matter, BRG_POSTAL_PROTEST, accused);
  told = find_behind_claim (desk, matter, BRG_POSTAL_TOLD, BRG_COLOUR_NONE);
  if (told != NULL)
    until = told->date + brg_correspondence_get_term (desk->rules, BRG_TERM_CLAIM_PROTEST)->days;
  last = brg_postal_words_dup_day (until);
  day = brg_postal_words_dup_day (protest != NULL ? protest->sent : 0);
  if (protest != NULL)
    return g_strdup_printf (until != 0 && protest->sent > until
                                /* Translators: a name, a day */
                                ? W_ (words, "%s protested on %s, late (10.3.8).")
                                : W_ (words, "%s protested on %s (10.3.8)."),
                            name, day);
  if (until == 0)
    return dup_unknown_term (desk, matter, claim, words);
  if (desk->on <= until)
    /* Translators: a name, a day */
    return g_strdup_printf (W_ (words, "%s may protest until %s (10.3.8)."), name, last);
  /* Translators: a name, a day */
  return g_strdup_printf (W_ (words, "%s sent no protest until %s, which may be taken as an "
                                     "admission (10.3.8)."),
                          name, last);
}
