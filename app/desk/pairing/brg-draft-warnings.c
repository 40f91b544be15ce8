/* brg-draft-warnings.c - what the arbiter should know before a draft is published
 *
 * Rules: rus-draughts-2022 5.4.7.1, 5.4.10.2; fide-basic-2026 6, 7, 8; fide-handling-2026 3.1
 * Tests: tests/app/test-draft-warnings.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-draft-warnings.h"

#include "brg-adjourned-games.h"
#include "brg-draft-numbers.h"
#include "brg-draft-private.h"
#include "brg-draughts-field.h"
#include "brg-dutch-record.h"
#include "brg-pairing-systems.h"

gboolean
brg_warning_is_breach (BrgWarningKind kind)
{
  g_return_val_if_fail (kind < BRG_N_WARNING_KINDS, FALSE);

  return kind >= BRG_WARNING_FOURTH_COLOUR;
}

/* What is looked at. */
typedef struct
{
  BrgDraft *draft;
  const BrgTournament *tournament;
  gint round;
  const char *article; /* of what no ban says */
  GArray *warnings;
  BrgPairing *bracket; /* the pairs of a knock-out's round */
} Look;

static void
append (Look *look, BrgWarning warning)
{
  if (warning.article == NULL)
    warning.article = look->article;
  g_array_append_val (look->warnings, warning);
}

/* rus-draughts-2022 5.4.10.2: colours alternate where possible, and never four in a row. */
static void
look_at_draughts_colour (Look *look, const BrgWarning *about, BrgColour colour)
{
  BrgDraughtsRecord record =
      brg_draughts_record_read (look->tournament, about->player, look->round);
  BrgWarning warning = *about;

  if (record.last_colour != colour)
    return;
  warning.kind = BRG_WARNING_SAME_COLOUR;
  warning.colour = colour;
  if (brg_draughts_record_get_bar (&record) == colour)
    warning.kind = BRG_WARNING_FOURTH_COLOUR;
  else if (record.run + 1 == BRG_DRAUGHTS_LONGEST_RUN)
    warning.kind = BRG_WARNING_THIRD_COLOUR;
  append (look, warning);
}

static gboolean
must_have (const BrgDutchRecord *record, BrgColour colour)
{
  return record->strength == BRG_DUTCH_ABSOLUTE && record->wish == colour;
}

/* fide-basic-2026 6-8: the difference stays within two, nobody has a colour three times in a row,
 * and colours alternate. Of two who must have the same colour one has to do without; whether they
 * may meet is another question. */
static void
look_at_fide_colour (Look *look, const BrgWarning *about, BrgColour colour)
{
  BrgDutchRecord record = brg_dutch_record_read (look->tournament, about->player, look->round);
  BrgDutchRecord other = brg_dutch_record_read (look->tournament, about->other, look->round);
  g_autofree BrgColour *colours = g_new0 (BrgColour, look->round + 1);
  BrgColour wish = brg_colour_opposite (colour);
  BrgWarning warning = *about;

  if (must_have (&record, wish) && !must_have (&other, wish))
    {
      warning.kind = BRG_WARNING_ABSOLUTE_COLOUR;
      warning.colour = wish;
      warning.article = ABS (record.difference) > 1 ? "fide-basic-2026 6" : "fide-basic-2026 7";
    }
  else if (brg_dutch_list_colours (look->tournament, about->player, look->round, colours) > 0 &&
           colours[0] == colour)
    {
      warning.kind = record.doubled == colour ? BRG_WARNING_THIRD_COLOUR : BRG_WARNING_SAME_COLOUR;
      warning.colour = colour;
      warning.article = record.doubled == colour ? "fide-basic-2026 7" : "fide-basic-2026 8";
    }
  else
    return;
  append (look, warning);
}

/* A bracket says nothing about colours but for the games of one meeting; nor does Double-Swiss, in
 * which everybody has either colour once in a match. */
static void
look_at_colour (Look *look, const BrgWarning *about, BrgColour colour)
{
  const BrgPairingSystem *system = look->draft->system;

  if (g_str_has_prefix (system->article, "fide-double-swiss"))
    return;
  if (g_str_has_prefix (system->article, "fide-"))
    look_at_fide_colour (look, about, colour);
  else if (!system->is_knockout)
    look_at_draughts_colour (look, about, colour);
}

/* What a reason of the system is called here. A bar of colours shows in the colours themselves. */
static gboolean
find_kind (BrgReasonKind reason, BrgWarningKind *kind)
{
  static const struct
  {
    BrgReasonKind reason;
    BrgWarningKind kind;
  } kinds[] = {
    { BRG_REASON_MET, BRG_WARNING_REMATCH },
    { BRG_REASON_FORBIDDEN, BRG_WARNING_FORBIDDEN },
    { BRG_REASON_KEPT_APART, BRG_WARNING_KEPT_APART },
    { BRG_REASON_ABSOLUTE_BAR, BRG_WARNING_BOTH_COLOURS },
    { BRG_REASON_NOT_IN_BRACKET, BRG_WARNING_NOT_IN_BRACKET },
    { BRG_REASON_SECOND_GAME, BRG_WARNING_SECOND_GAME },
    { BRG_REASON_BYE_HAD_ONE, BRG_WARNING_SECOND_FREE_WIN },
    { BRG_REASON_ADJOURNED, BRG_WARNING_ADJOURNED },
    { BRG_REASON_ADJOURNED_NOTHING, BRG_WARNING_ADJOURNED_NOTHING },
  };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (kinds[i].reason == reason)
      {
        *kind = kinds[i].kind;
        return TRUE;
      }
  return FALSE;
}

/* A bracket forbids everything but its own pairs, and is not asked about those. */
static BrgPairing *
draw_bracket (BrgDraft *draft, gint round)
{
  g_autoptr (GArray) decisions = brg_snapshot_list_decisions (brg_draft_get_preview (draft));
  BrgPairingRequest request = {
    .round = round,
    .seed = brg_draft_get_settings (draft)->seed,
    .decisions = (const BrgMeetingDecision *) (gconstpointer) decisions->data,
    .n_decisions = decisions->len,
  };

  return draft->system->is_knockout
             ? brg_pairing_system_pair (draft->system, brg_draft_get_tournament (draft), &request,
                                        NULL)
             : NULL;
}

static gboolean
is_in_bracket (const Look *look, gint player, gint other)
{
  for (guint i = 0; look->bracket != NULL && i < look->bracket->pairs->len; i++)
    {
      const BrgPair *pair = &g_array_index (look->bracket->pairs, BrgPair, i);

      if ((pair->white == player && pair->black == other) ||
          (pair->white == other && pair->black == player))
        return TRUE;
    }
  return FALSE;
}

/* What the system forbids of two players, or of the bye of one. Returns how many warnings. */
static guint
look_at_bans (Look *look, const BrgWarning *about)
{
  g_autoptr (GArray) bans = g_array_new (FALSE, FALSE, sizeof (BrgReason));
  guint n_before = look->warnings->len;

  if (look->draft->system->list_bans != NULL && !is_in_bracket (look, about->player, about->other))
    look->draft->system->list_bans (look->tournament, look->round, about->player, about->other,
                                    bans);
  for (guint i = 0; i < bans->len; i++)
    {
      const BrgReason *ban = &g_array_index (bans, BrgReason, i);
      BrgWarning warning = *about;

      if (!find_kind (ban->kind, &warning.kind))
        continue;
      /* The match is that of one of the two with somebody else. */
      if (ban->kind == BRG_REASON_SECOND_GAME)
        {
          warning.player = ban->player;
          warning.other = ban->other;
        }
      warning.colour = ban->colour;
      warning.number = ban->number;
      warning.article = ban->article;
      append (look, warning);
    }
  return look->warnings->len - n_before;
}

static void
look_at_pair (Look *look, gint index, const BrgDraftBoard *board)
{
  BrgWarning white = { .board = index, .player = board->white, .other = board->black };
  BrgWarning black = { .board = index, .player = board->black, .other = board->white };

  look_at_bans (look, &white);
  look_at_colour (look, &white, BRG_COLOUR_WHITE);
  look_at_colour (look, &black, BRG_COLOUR_BLACK);
}

static void
look_at_bye (Look *look, gint index, gint player)
{
  BrgWarning about = {
    .kind = BRG_WARNING_FREE, .board = index, .player = player, .other = BRG_NOBODY
  };

  if (look_at_bans (look, &about) == 0)
    append (look, about);
}

static void
look_at_free (Look *look)
{
  g_autoptr (GArray) players = brg_draft_list_free (look->draft, look->round);

  for (guint i = 0; i < players->len; i++)
    append (look, (BrgWarning){
                      .kind = brg_draft_is_round_robin (look->draft) ? BRG_WARNING_FREE
                                                                     : BRG_WARNING_NO_PAIR,
                      .board = -1,
                      .player = g_array_index (players, gint, i),
                      .other = BRG_NOBODY,
                  });
}

static void
look_at_adjourned (Look *look)
{
  g_autoptr (GArray) games =
      brg_adjourned_games_list (look->draft->system, look->tournament, look->round);

  for (guint i = 0; i < games->len; i++)
    {
      const BrgReason *game = &g_array_index (games, BrgReason, i);
      BrgWarning warning = { .board = -1,
                             .player = game->player,
                             .other = game->other,
                             .number = game->number,
                             .article = game->article };

      if (find_kind (game->kind, &warning.kind))
        append (look, warning);
    }
}

GArray *
brg_draft_list_warnings (BrgDraft *draft, gint round)
{
  g_autoptr (GArray) warnings = g_array_new (FALSE, FALSE, sizeof (BrgWarning));
  g_autoptr (BrgPairing) bracket = NULL;
  const GArray *boards;
  Look look;

  g_return_val_if_fail (draft != NULL && brg_draft_is_paired (draft), NULL);

  bracket = draw_bracket (draft, round);
  look = (Look){
    .draft = draft,
    .tournament = brg_draft_get_tournament (draft),
    .round = round,
    .article = draft->system->article,
    .warnings = warnings,
    .bracket = bracket,
  };
  /* The article of a Swiss by the draughts book is that of its order; of its bans it is another. */
  if (g_str_has_prefix (look.article, "rus-draughts-2022") && !brg_draft_is_round_robin (draft))
    look.article = "rus-draughts-2022 5.4.10.2";
  look_at_adjourned (&look);
  boards = brg_draft_get_boards (draft, round);
  for (guint i = 0; !brg_draft_is_round_robin (draft) && i < boards->len; i++)
    {
      const BrgDraftBoard *board = &g_array_index (boards, BrgDraftBoard, i);

      if (board->black == BRG_NOBODY)
        look_at_bye (&look, (gint) i, board->white);
      else
        look_at_pair (&look, (gint) i, board);
    }
  look_at_free (&look);
  return g_steal_pointer (&warnings);
}
