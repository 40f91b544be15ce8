/* brg-draft-text.c - what a draft says to the arbiter, in words
 *
 * Tests: tests/app/test-draft-text.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-draft-text.h"

#include <string.h>

#include <glib/gi18n.h>

#include "brg-draft-numbers.h"
#include "brg-draft-private.h"
#include "brg-knockout-replay.h"
#include "brg-name-words.h"
#include "brg-rational.h"
#include "brg-reason-text.h"
#include "brg-round-limit.h"

/* Papers say it in their own language. */
#include "brg-said-words.h"

const char *
brg_draft_text_get_presence (BrgPresence presence)
{
  static const char *const words[BRG_N_PRESENCES] = {
    [BRG_PRESENCE_PLAYS] = NC_ ("presence", "playing"),
    [BRG_PRESENCE_ZERO_BYE] = NC_ ("presence", "absent"),
    [BRG_PRESENCE_HALF_BYE] = NC_ ("presence", "half-point bye"),
    [BRG_PRESENCE_FULL_BYE] = NC_ ("presence", "full-point bye"),
    [BRG_PRESENCE_LEAVES] = NC_ ("presence", "withdraws"),
    [BRG_PRESENCE_GONE] = NC_ ("presence", "withdrawn"),
    [BRG_PRESENCE_RETURNS] = NC_ ("presence", "returns"),
    [BRG_PRESENCE_LATER] = NC_ ("presence", "joins later"),
    [BRG_PRESENCE_OUT] = NC_ ("presence", "not in the bracket"),
  };

  g_return_val_if_fail (presence < BRG_N_PRESENCES, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "presence", words[presence]);
}

const char *
brg_draft_text_get_numbering (BrgNumbering numbering)
{
  static const char *const words[BRG_N_NUMBERINGS] = {
    [BRG_NUMBERING_KEEP] = N_ ("Keep the present numbers"),
    [BRG_NUMBERING_RATING] = N_ ("By rating, equal ratings by lot"),
    [BRG_NUMBERING_FIDE] = N_ ("By rating, title and name (FIDE)"),
    [BRG_NUMBERING_LOTS] = N_ ("By lot"),
    [BRG_NUMBERING_LIST] = N_ ("In the order of entry"),
    [BRG_NUMBERING_VARMA] = N_ ("By lot, restricted by the Varma tables"),
  };

  g_return_val_if_fail (numbering < BRG_N_NUMBERINGS, "");

  return _ (words[numbering]);
}

static void
append_part (GString *line, char *part)
{
  g_autofree char *owned = part;

  g_string_append_printf (line, "%s%s", line->len > 0 ? " · " : "", owned);
}

char *
brg_draft_text_dup_presence_line (const BrgDraft *draft)
{
  BrgDraftCounts counts = brg_draft_count (draft);
  g_autoptr (GString) line = g_string_new (NULL);

  append_part (line, g_strdup_printf (ngettext ("%d playing", "%d playing", (gulong) counts.n_play),
                                      counts.n_play));
  if (counts.n_play % 2 == 1 && !brg_draft_get_system (draft)->is_knockout)
    append_part (line, g_strdup (_ ("one will have the bye")));
  if (counts.n_absent > 0)
    append_part (line,
                 g_strdup_printf (ngettext ("%d absent", "%d absent", (gulong) counts.n_absent),
                                  counts.n_absent));
  if (counts.n_byes > 0)
    append_part (line, g_strdup_printf (ngettext ("%d requested bye with points",
                                                  "%d requested byes with "
                                                  "points",
                                                  (gulong) counts.n_byes),
                                        counts.n_byes));
  if (counts.n_leave > 0)
    append_part (line, g_strdup_printf (
                           ngettext ("%d withdrawing", "%d withdrawing", (gulong) counts.n_leave),
                           counts.n_leave));
  if (counts.n_gone > 0)
    append_part (line, g_strdup_printf (ngettext ("%d withdrawn earlier", "%d withdrawn earlier",
                                                  (gulong) counts.n_gone),
                                        counts.n_gone));
  if (counts.n_refused > 0)
    append_part (line, g_strdup_printf (ngettext ("%d not admitted", "%d not admitted",
                                                  (gulong) counts.n_refused),
                                        counts.n_refused));
  if (counts.n_later > 0)
    append_part (line, g_strdup_printf (
                           ngettext ("%d joins later", "%d join later", (gulong) counts.n_later),
                           counts.n_later));
  if (counts.n_out > 0)
    append_part (line, g_strdup_printf (ngettext ("%d not in the bracket", "%d not in the bracket",
                                                  (gulong) counts.n_out),
                                        counts.n_out));
  return g_string_free (g_steal_pointer (&line), FALSE);
}

static char *
dup_round_robin_settings (BrgDraft *draft)
{
  const BrgDraftSettings *settings = brg_draft_get_settings (draft);
  g_autoptr (GString) text = g_string_new (NULL);
  gint n_players = brg_draft_count (draft).n_play;
  gint n_rounds = MAX (brg_draft_get_last_round (draft), 0);

  if (g_str_equal (draft->system->id, "match"))
    return g_strdup_printf (
        ngettext ("A match of %d game.", "A match of %d games.", (gulong) n_rounds), n_rounds);

  g_string_append_printf (text, ngettext ("%d player.", "%d players.", (gulong) n_players),
                          n_players);
  g_string_append_c (text, ' ');
  if (n_players % 2 == 1)
    g_string_append_printf (text,
                            ngettext ("%d round, one player with the bye in each.",
                                      "%d rounds, one player with the bye in each.",
                                      (gulong) n_rounds),
                            n_rounds);
  else
    g_string_append_printf (text, ngettext ("%d round.", "%d rounds.", (gulong) n_rounds),
                            n_rounds);
  g_string_append_c (text, ' ');
  if (draft->system->is_two_sided)
    g_string_append_printf (text,
                            ngettext ("Each player meets each player of the other side %d time.",
                                      "Each player meets each player of the other side %d "
                                      "times.",
                                      (gulong) settings->cycles),
                            settings->cycles);
  else if (settings->cycles == 1)
    g_string_append (text, _ ("Each player meets every other player once."));
  else
    g_string_append_printf (text,
                            ngettext ("Each player meets every other player %d time, with "
                                      "alternating colours.",
                                      "Each player meets every other player %d times, with "
                                      "alternating colours.",
                                      (gulong) settings->cycles),
                            settings->cycles);
  if (settings->cycles == 2 && settings->swap_last_rounds)
    g_string_append_printf (
        text, " %s",
        _ ("The last two rounds of the first cycle are reversed, so that nobody has the same "
           "colour three times running."));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* "Stage 2 of the bracket, game 1 of 2 of each meeting." */
static void
append_stage (GString *text, BrgDraft *draft)
{
  const BrgTournament *tournament = brg_draft_get_tournament (draft);
  gint round = brg_draft_get_first_round (draft);
  gint stage = brg_knockout_get_stage (tournament, round);
  gint n_games = MAX (tournament->cycles, 1);

  g_string_append_c (text, ' ');
  if (n_games == 1)
    {
      /* Translators: the number of a stage of a knock-out */
      g_string_append_printf (text, _ ("Stage %d of the bracket."), stage);
      return;
    }
  g_string_append_printf (
      text,
      /* Translators: the number of the stage, which game of a meeting, of how many */
      _ ("Stage %d of the bracket, game %d of %d of each match. Matches decided early are "
         "played to the end; if that is not wanted, mark both players absent."),
      stage, round - brg_knockout_get_first_round (tournament, stage) + 1, n_games);
}

/* That there are more rounds than opponents; who is absent today may play tomorrow. */
static void
append_round_limit (GString *text, BrgDraft *draft)
{
  BrgDraftCounts counts = brg_draft_count (draft);
  g_autofree char *warning = brg_round_limit_dup_warning (
      brg_draft_get_system (draft), brg_draft_get_settings (draft)->n_rounds,
      counts.n_play + counts.n_absent + counts.n_byes + counts.n_later,
      brg_snapshot_has_teams (brg_draft_get_snapshot (draft)));

  if (warning != NULL)
    g_string_append_printf (text, " %s", warning);
}

char *
brg_draft_text_dup_settings (BrgDraft *draft)
{
  const BrgDraftSettings *settings;
  g_autoptr (GString) text = NULL;
  gint n_rounds;

  g_return_val_if_fail (draft != NULL, NULL);

  if (brg_draft_is_round_robin (draft))
    return dup_round_robin_settings (draft);
  settings = brg_draft_get_settings (draft);
  n_rounds = brg_snapshot_count_rounds (brg_draft_get_preview (draft));
  text = g_string_new (NULL);
  g_string_append_printf (text,
                          /* Translators: the number of the round, the number of rounds */
                          _ ("Round %d of %d."), brg_draft_get_first_round (draft), n_rounds);
  append_round_limit (text, draft);
  if (brg_draft_get_system (draft)->is_knockout)
    append_stage (text, draft);
  if (brg_draft_has_colour_lot (draft))
    {
      g_string_append_c (text, ' ');
      g_string_append (text, settings->initial_colour == BRG_COLOUR_BLACK
                                 ? _ ("Number 1 has Black in the first round.")
                                 : _ ("Number 1 has White in the first round."));
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* "No. 119 Терехов" */
static char *
dup_numbered_name (const BrgSnapshot *snapshot, gint player)
{
  const BrgEntry *entry = brg_snapshot_get_entry (snapshot, player);

  /* Translators: the start number of a player, his family name */
  return g_strdup_printf (_ ("No. %d %s"), entry->number, entry->family_name);
}

static void
append_free (GString *line, BrgDraft *draft, gint player)
{
  BrgSnapshot *preview = brg_draft_get_preview (draft);
  g_autofree char *name = dup_numbered_name (preview, player);
  g_autofree char *points = NULL;

  if (brg_draft_is_round_robin (draft))
    {
      /* Translators: %s is a player, "No. 11 Ivanov" */
      append_part (line, g_strdup_printf (_ ("bye: %s"), name));
      return;
    }
  points = brg_points_to_figures (preview->group->scoring.pairing_bye);
  /* Translators: a player, "No. 119 Ivanov"; the points that he gets */
  append_part (line, g_strdup_printf (_ ("bye: %s, +%s"), name, points));
}

static void
append_byes (GString *line, const BrgSnapshot *preview, gint round, BrgOutcome outcome)
{
  g_autoptr (GString) numbers = g_string_new (NULL);
  g_autofree char *points =
      brg_points_to_figures (brg_scoring_points (&preview->group->scoring, outcome));

  for (guint i = 0; i < preview->absences->len; i++)
    {
      const BrgAbsence *absence = &g_array_index (preview->absences, BrgAbsence, i);

      if (absence->round == round && absence->outcome == outcome)
        g_string_append_printf (numbers, "%s%d", numbers->len > 0 ? ", " : "",
                                brg_snapshot_get_entry (preview, absence->entry)->number);
    }
  if (numbers->len > 0)
    /* Translators: points, "½"; start numbers, "57, 60" */
    append_part (line, g_strdup_printf (_ ("bye %s: No. %s"), points, numbers->str));
}

/* Pairs that are forbidden from this draft on. */
static void
append_bans (GString *line, const BrgDraft *draft)
{
  g_autoptr (GString) pairs = g_string_new (NULL);

  for (guint i = 0; i < draft->bans->len; i++)
    {
      const BrgBan *ban = &g_array_index (draft->bans, BrgBan, i);
      g_autofree char *one =
          brg_name_words_dup (draft->snapshot, ban->entry, BRG_NAME_FAMILY, NULL);
      g_autofree char *other =
          brg_name_words_dup (draft->snapshot, ban->other, BRG_NAME_FAMILY, NULL);

      g_string_append_printf (pairs, "%s%s – %s", pairs->len > 0 ? ", " : "", one, other);
    }
  if (pairs->len > 0)
    /* Translators: %s are pairs of family names, "Ivanov – Petrov" */
    append_part (line, g_strdup_printf (_ ("forbidden: %s"), pairs->str));
}

char *
brg_draft_text_dup_summary (BrgDraft *draft, gint round)
{
  g_autoptr (GString) line = g_string_new (NULL);
  g_autoptr (GArray) warnings = NULL;
  gint n_without = 0;

  g_return_val_if_fail (draft != NULL && brg_draft_is_paired (draft), NULL);

  warnings = brg_draft_list_warnings (draft, round);
  for (guint i = 0; i < warnings->len; i++)
    {
      const BrgWarning *warning = &g_array_index (warnings, BrgWarning, i);

      if (warning->kind == BRG_WARNING_FREE || warning->kind == BRG_WARNING_SECOND_FREE_WIN)
        append_free (line, draft, warning->player);
      else if (warning->kind == BRG_WARNING_NO_PAIR)
        n_without++;
    }
  if (!brg_draft_is_round_robin (draft))
    {
      append_byes (line, brg_draft_get_preview (draft), round, BRG_OUTCOME_HALF_BYE);
      append_byes (line, brg_draft_get_preview (draft), round, BRG_OUTCOME_FULL_BYE);
    }
  append_bans (line, draft);
  if (n_without > 0)
    append_part (line, g_strdup_printf (ngettext ("%d without an opponent",
                                                  "%d without an opponent", (gulong) n_without),
                                        n_without));
  if (brg_draft_get_system (draft)->is_knockout)
    append_part (line, g_strdup (_ ("pairs set by the bracket")));
  return g_string_free (g_steal_pointer (&line), FALSE);
}

guint
brg_draft_text_count_remarks (const GArray *warnings, guint *n_breaches)
{
  guint n_remarks = 0;
  guint n_forbidden = 0;

  g_return_val_if_fail (warnings != NULL, 0);

  for (guint i = 0; i < warnings->len; i++)
    {
      BrgWarningKind kind = g_array_index (warnings, BrgWarning, i).kind;

      n_remarks += kind != BRG_WARNING_FREE;
      n_forbidden += brg_warning_is_breach (kind);
    }
  if (n_breaches != NULL)
    *n_breaches = n_forbidden;
  return n_remarks;
}

/* More boards than these are only counted. */
#define MAX_BOARDS 8

/* "2, 6, 7 and 14"; a board stands there once. Empty for too many. */
static char *
dup_boards (const GArray *warnings, BrgWarningKind kind, guint *n_boards)
{
  g_autoptr (GPtrArray) numbers = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;
  gint last = -1;

  for (guint i = 0; i < warnings->len; i++)
    {
      const BrgWarning *warning = &g_array_index (warnings, BrgWarning, i);

      if (warning->kind != kind || warning->board < 0 || warning->board == last)
        continue;
      last = warning->board;
      g_ptr_array_add (numbers, g_strdup_printf ("%d", last + 1));
    }
  *n_boards = numbers->len;
  if (numbers->len > MAX_BOARDS)
    return g_strdup ("");
  if (numbers->len < 2)
    return g_strdup (numbers->len == 1 ? numbers->pdata[0] : "");
  last = (gint) numbers->len - 1;
  list = g_strdup (numbers->pdata[0]);
  for (gint i = 1; i < last; i++)
    {
      g_autofree char *shorter = list;

      list = g_strconcat (shorter, ", ", numbers->pdata[i], NULL);
    }
  /* Translators: the end of a list of boards, "2, 6" and "14" */
  return g_strdup_printf (_ ("%s and %s"), list, (const char *) numbers->pdata[last]);
}

/* What is said when the boards are only counted. */
static char *
dup_counted_remark (BrgWarningKind kind, guint n_boards)
{
  switch (kind)
    {
    case BRG_WARNING_SAME_COLOUR:
      return g_strdup_printf (ngettext ("Colours do not alternate on %u board.",
                                        "Colours do not alternate on %u boards.", n_boards),
                              n_boards);
    case BRG_WARNING_THIRD_COLOUR:
      return g_strdup_printf (ngettext ("Same colour for the third time running on %u board.",
                                        "Same colour for the third time running on %u boards.",
                                        n_boards),
                              n_boards);
    case BRG_WARNING_FOURTH_COLOUR:
      return g_strdup_printf (ngettext ("Same colour for the fourth time running on %u board.",
                                        "Same colour for the fourth time running on %u boards.",
                                        n_boards),
                              n_boards);
    case BRG_WARNING_ABSOLUTE_COLOUR:
      return g_strdup_printf (ngettext ("A player does not get the due colour on %u board.",
                                        "Players do not get the due colour on %u boards.",
                                        n_boards),
                              n_boards);
    case BRG_WARNING_BOTH_COLOURS:
      return g_strdup_printf (ngettext ("Both players must have the same colour on %u board.",
                                        "Both players must have the same colour on %u boards.",
                                        n_boards),
                              n_boards);
    case BRG_WARNING_NOT_IN_BRACKET:
      return g_strdup (_ ("Some pairs do not follow the bracket."));
    case BRG_WARNING_SECOND_GAME:
      return g_strdup (_ ("Some pairs are not those of the second games."));
    case BRG_WARNING_FORBIDDEN:
      return g_strdup_printf (ngettext ("The pair on %u board is forbidden in this event.",
                                        "The pairs on %u boards are forbidden in this event.",
                                        n_boards),
                              n_boards);
    case BRG_WARNING_KEPT_APART:
      return g_strdup_printf (ngettext ("Players who ought to be kept apart meet on %u board.",
                                        "Players who ought to be kept apart meet on %u boards.",
                                        n_boards),
                              n_boards);
    case BRG_WARNING_REMATCH:
      return g_strdup_printf (
          ngettext ("A repeated pairing on %u board.", "Repeated pairings on %u boards.", n_boards),
          n_boards);
    case BRG_WARNING_SECOND_FREE_WIN:
      return g_strdup (_ ("A second bye or forfeit win."));
    case BRG_WARNING_NO_PAIR:
      return g_strdup (_ ("A player has no opponent."));
    case BRG_WARNING_ADJOURNED:
      return g_strdup (_ ("Adjourned games count as draws for this pairing."));
    case BRG_WARNING_ADJOURNED_NOTHING:
      return g_strdup (_ ("Adjourned games give no points for this pairing."));
    case BRG_WARNING_FREE:
      return g_strdup ("");
    default:
      g_return_val_if_reached (NULL);
    }
}

static char *
dup_remark (const GArray *warnings, BrgWarningKind kind)
{
  guint n;
  g_autofree char *boards = dup_boards (warnings, kind, &n);
  const char *const words[] = { "boards", boards, NULL };
  const char *text = NULL;

  if (kind == BRG_WARNING_SAME_COLOUR)
    /* Translators: {boards} is "7", or "2, 6 and 7" */
    text = ngettext ("Colours do not alternate on board {boards}.",
                     "Colours do not alternate on boards {boards}.", n);
  else if (kind == BRG_WARNING_THIRD_COLOUR)
    /* Translators: {boards} is "7", or "2, 6 and 7" */
    text = ngettext ("Same colour for the third time running on board {boards}.",
                     "Same colour for the third time running on boards {boards}.", n);
  else if (kind == BRG_WARNING_FOURTH_COLOUR)
    /* Translators: {boards} is "7", or "2, 6 and 7" */
    text = ngettext ("Same colour for the fourth time running on board {boards}.",
                     "Same colour for the fourth time running on boards {boards}.", n);
  else if (kind == BRG_WARNING_ABSOLUTE_COLOUR)
    /* Translators: {boards} is "7", or "2, 6 and 7" */
    text = ngettext ("A player does not get the due colour: board {boards}.",
                     "Players do not get the due colour: boards {boards}.", n);
  else if (kind == BRG_WARNING_BOTH_COLOURS)
    /* Translators: {boards} is "7", or "2, 6 and 7" */
    text = ngettext ("Both players must have the same colour: board {boards}.",
                     "Both players must have the same colour: boards {boards}.", n);
  else if (kind == BRG_WARNING_FORBIDDEN)
    /* Translators: {boards} is "7", or "2, 6 and 7" */
    text = ngettext ("Forbidden pair: board {boards}.", "Forbidden pairs: boards {boards}.", n);
  else if (kind == BRG_WARNING_KEPT_APART)
    /* Translators: {boards} is "7", or "2, 6 and 7" */
    text = ngettext ("Players who ought to be kept apart meet: board {boards}.",
                     "Players who ought to be kept apart meet: boards {boards}.", n);
  else if (kind == BRG_WARNING_REMATCH)
    /* Translators: {boards} is "7", or "2, 6 and 7" */
    text = ngettext ("Repeated pairing: board {boards}.", "Repeated pairings: boards {boards}.", n);
  return text != NULL && *boards != '\0' ? brg_reason_text_fill (text, words)
                                         : dup_counted_remark (kind, n);
}

static gboolean
has_kind (const GArray *warnings, BrgWarningKind kind)
{
  for (guint i = 0; i < warnings->len; i++)
    if (g_array_index (warnings, BrgWarning, i).kind == kind)
      return TRUE;
  return FALSE;
}

char *
brg_draft_text_dup_remarks (const GArray *warnings)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint n_breaches = 0;

  g_return_val_if_fail (warnings != NULL, NULL);

  if (brg_draft_text_count_remarks (warnings, &n_breaches) == 0)
    return g_strdup ("");
  /* What the rules forbid comes first. */
  for (gint kind = BRG_N_WARNING_KINDS - 1; kind >= 0; kind--)
    if (kind != BRG_WARNING_FREE && has_kind (warnings, (BrgWarningKind) kind))
      {
        g_autofree char *remark = dup_remark (warnings, (BrgWarningKind) kind);

        g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", remark);
      }
  if (n_breaches == 0)
    g_string_append_printf (text, " %s", _ ("No rule is broken."));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* The sentence of a kind, and the same for Black. */
typedef struct
{
  const char *white;
  const char *black;
} Wording;

char *
brg_draft_text_dup_warning (const BrgSnapshot *snapshot, const BrgWarning *warning)
{
  /* Translators: {player} and {other} are names with numbers, "Ivanov (No. 17)", in the dictionary
   * form; {number} is a round. Sentences must fit women and men. */
  static const Wording wordings[BRG_N_WARNING_KINDS] = {
    [BRG_WARNING_SAME_COLOUR] = { N_ ("{player} has White again."),
                                  N_ ("{player} has Black again.") },
    [BRG_WARNING_THIRD_COLOUR] = { N_ ("{player} has White for the third time running."),
                                   N_ ("{player} has Black for the third time running.") },
    [BRG_WARNING_FREE] = { N_ ("{player} has the bye."), NULL },
    [BRG_WARNING_FOURTH_COLOUR] = { N_ ("{player} would have White for the fourth time running."),
                                    N_ ("{player} would have Black for the fourth time running.") },
    [BRG_WARNING_ABSOLUTE_COLOUR] = { N_ ("{player} must have White."),
                                      N_ ("{player} must have Black.") },
    [BRG_WARNING_BOTH_COLOURS] = { N_ ("Both {player} and {other} must have White."),
                                   N_ ("Both {player} and {other} must have Black.") },
    [BRG_WARNING_NOT_IN_BRACKET] = { N_ ("{player} and {other} do not meet in this round of the "
                                         "bracket."),
                                     NULL },
    [BRG_WARNING_SECOND_GAME] = { N_ ("{player} and {other} are to play the second game of their "
                                      "match."),
                                  NULL },
    [BRG_WARNING_FORBIDDEN] = { N_ ("{player} and {other} may not meet in this round: the pair "
                                    "is forbidden."),
                                NULL },
    [BRG_WARNING_KEPT_APART] = { N_ ("{player} and {other} ought to be kept apart in this round."),
                                 NULL },
    [BRG_WARNING_REMATCH] = { N_ ("{player} and {other} already met in round {number}."), NULL },
    [BRG_WARNING_SECOND_FREE_WIN] = { N_ ("{player} has already had a bye or forfeit win; "
                                          "nobody gets a second."),
                                      NULL },
    [BRG_WARNING_NO_PAIR] = { N_ ("{player} is playing but has no opponent."), NULL },
    [BRG_WARNING_ADJOURNED] = { N_ ("Adjourned in round {number}: {player} – {other}. It counts as "
                                    "a draw for this pairing."),
                                NULL },
    [BRG_WARNING_ADJOURNED_NOTHING] = { N_ ("Adjourned in round {number}: {player} – {other}. It "
                                            "gives no points for this pairing."),
                                        NULL },
  };
  const Wording *wording;
  g_autofree char *player = NULL;
  g_autofree char *other = NULL;
  g_autofree char *number = NULL;

  g_return_val_if_fail (snapshot != NULL && warning != NULL, NULL);
  g_return_val_if_fail (warning->kind < BRG_N_WARNING_KINDS, NULL);

  wording = &wordings[warning->kind];
  player = brg_reason_text_dup_name (snapshot, warning->player);
  other = brg_reason_text_dup_name (snapshot, warning->other);
  number = g_strdup_printf ("%d", warning->number);
  {
    const char *const words[] = { "player", player, "other", other, "number", number, NULL };

    if (warning->kind == BRG_WARNING_SECOND_GAME && warning->other == BRG_NOBODY)
      return brg_reason_text_fill (_ ("{player} has the bye in the second game too."), words);
    if (warning->kind == BRG_WARNING_NOT_IN_BRACKET && warning->other == BRG_NOBODY)
      return brg_reason_text_fill (_ ("{player} does not have the bye in this round of the "
                                      "bracket."),
                                   words);
    return brg_reason_text_fill (_ (warning->colour == BRG_COLOUR_BLACK && wording->black != NULL
                                        ? wording->black
                                        : wording->white),
                                 words);
  }
}

char *
brg_draft_text_dup_seed (guint64 seed)
{
  return g_strdup_printf ("%" G_GUINT64_FORMAT, seed);
}

/* Four groups of four figures: as seeds of base 16 used to be announced. */
static gboolean
is_in_groups (const char *text)
{
  g_auto (GStrv) groups = g_strsplit (text, " ", -1);

  if (g_strv_length (groups) != 4)
    return FALSE;
  for (guint i = 0; i < 4; i++)
    if (strlen (groups[i]) != 4)
      return FALSE;
  return TRUE;
}

gboolean
brg_draft_text_parse_seed (const char *text, guint64 *seed)
{
  g_autoptr (GString) figures = g_string_new (NULL);
  const char *digits;
  gboolean is_hex;
  guint64 value;

  g_return_val_if_fail (text != NULL && seed != NULL, FALSE);

  for (const char *p = text; *p != '\0'; p++)
    if (!g_ascii_isspace (*p))
      g_string_append_c (figures, g_ascii_tolower (*p));
  is_hex = g_str_has_prefix (figures->str, "0x");
  digits = figures->str + (is_hex ? 2 : 0);
  is_hex = is_hex || is_in_groups (text) || strpbrk (digits, "abcdef") != NULL;
  if (*digits == '\0' ||
      !g_ascii_string_to_unsigned (digits, is_hex ? 16 : 10, 0, G_MAXUINT64, &value, NULL))
    return FALSE;
  *seed = value;
  return TRUE;
}
