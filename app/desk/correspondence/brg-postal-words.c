/* brg-postal-words.c - play by correspondence in words: what is due, letters
 *
 * Tests: tests/app/test-postal-due-list.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-words.h"

#include "brg-name-words.h"
#include "brg-postal-fault-words.h"
#include "brg-postal-state.h"

static const char *const bands[BRG_N_POSTAL_BANDS] = {
  N_ ("Waits for a decision or overdue"),
  N_ ("Today"),
  N_ ("Within a week"),
  N_ ("Later"),
};

static const char *const channels[BRG_N_POSTAL_CHANNELS] = {
  [BRG_POSTAL_BY_POST] = NC_ ("postal", "post"),
  [BRG_POSTAL_BY_EMAIL] = NC_ ("postal", "e-mail"),
  [BRG_POSTAL_BY_PHONE] = NC_ ("postal", "telephone"),
  [BRG_POSTAL_BY_SERVER] = NC_ ("postal", "server"),
};

static const char *const kinds[BRG_N_POSTAL_KINDS] = {
  [BRG_POSTAL_LETTER] = NC_ ("postal", "letter"),
  [BRG_POSTAL_REPORT] = NC_ ("postal", "report of an error"),
  [BRG_POSTAL_FIX] = NC_ ("postal", "correction"),
  [BRG_POSTAL_CLAIM] = NC_ ("postal", "claim of overdue time"),
  [BRG_POSTAL_REPEAT] = NC_ ("postal", "repeat of a letter"),
  [BRG_POSTAL_INQUIRY] = NC_ ("postal", "inquiry for the first move"),
  [BRG_POSTAL_ARRIVED] = NC_ ("postal", "arrival of a letter"),
  [BRG_POSTAL_TOLD] = NC_ ("postal", "notice of overdue time received"),
  [BRG_POSTAL_PROTEST] = NC_ ("postal", "protest"),
  [BRG_POSTAL_DECISION] = NC_ ("postal", "decision on a claim"),
  [BRG_POSTAL_OVER] = NC_ ("postal", "end of the game"),
  [BRG_POSTAL_RECORD] = NC_ ("postal", "record of the game"),
  [BRG_POSTAL_ANALYSIS] = NC_ ("postal", "analysis for adjudication"),
  [BRG_POSTAL_ADJUDGED] = NC_ ("postal", "adjudication"),
  [BRG_POSTAL_FINAL] = NC_ ("postal", "final table received"),
  [BRG_POSTAL_REVERSED] = NC_ ("postal", "decision put aside after a protest"),
};

static const char *const duties[BRG_N_POSTAL_DUTIES] = {
  [BRG_POSTAL_INQUIRY_DUE] = N_ ("Ask for the first move by registered letter"),
  [BRG_POSTAL_REPEAT_DUE] = N_ ("Repeat the letter by registered post"),
  [BRG_POSTAL_REPORT_DUE] = N_ ("Report the error in the letter"),
  [BRG_POSTAL_PROTEST_DUE] = N_ ("Protest against the claim of overdue time"),
  [BRG_POSTAL_RECORD_DUE] = N_ ("Send the record of the game"),
  [BRG_POSTAL_ANALYSIS_DUE] = N_ ("Send the analysis for adjudication"),
  [BRG_POSTAL_ADJUDICATION_DUE] = N_ ("Adjudicate the game"),
  [BRG_POSTAL_APPEAL_DUE] = N_ ("Protest against the adjudication"),
  [BRG_POSTAL_KEEPING_DUE] = N_ ("Keep all letters"),
};

/* rus-draughts-2022 10.1.3, 10.2.1, 10.3.4: nothing but post is registered. */
static const char *const unregistered[BRG_N_POSTAL_DUTIES] = {
  [BRG_POSTAL_INQUIRY_DUE] = N_ ("Ask for the first move"),
  [BRG_POSTAL_REPEAT_DUE] = N_ ("Repeat the letter"),
};

static const char *
get_duty (const BrgPostalItem *item, const BrgWords *words)
{
  gboolean is_post = item->game->game == NULL || item->game->game->channel == BRG_POSTAL_BY_POST;

  return W_ (words, is_post || unregistered[item->duty] == NULL ? duties[item->duty]
                                                                : unregistered[item->duty]);
}

const char *
brg_postal_words_get_band (BrgPostalBand band, const BrgWords *words)
{
  g_return_val_if_fail (band < BRG_N_POSTAL_BANDS, NULL);

  return W_ (words, bands[band]);
}

const char *
brg_postal_words_get_channel (BrgPostalChannel channel, const BrgWords *words)
{
  g_return_val_if_fail (channel < BRG_N_POSTAL_CHANNELS, NULL);

  return WC_ (words, "postal", channels[channel]);
}

const char *
brg_postal_words_get_kind (BrgPostalKind kind, BrgPostalChannel channel, const BrgWords *words)
{
  g_return_val_if_fail (kind < BRG_N_POSTAL_KINDS, NULL);

  /* rus-draughts-2022 10.2.1: on a server moves are made, not sent. */
  if (kind == BRG_POSTAL_LETTER && channel == BRG_POSTAL_BY_SERVER)
    return WC_ (words, "postal", "move");
  return WC_ (words, "postal", kinds[kind]);
}

char *
brg_postal_words_dup_game (const BrgPostalCase *matter)
{
  g_return_val_if_fail (matter != NULL, NULL);

  return g_strdup_printf ("%s %s – %s", matter->code, matter->names[BRG_COLOUR_WHITE],
                          matter->names[BRG_COLOUR_BLACK]);
}

char *
brg_postal_words_dup_end (const BrgPostalCase *matter, const BrgWords *words)
{
  g_autofree char *day = NULL;
  g_autofree char *result = NULL;

  g_return_val_if_fail (matter != NULL, NULL);

  if (!brg_postal_case_is_over (matter))
    return NULL;
  result = brg_postal_case_dup_result (matter);
  if (matter->chart == NULL || matter->chart->result_day == 0)
    /* Translators: a result */
    return g_strdup_printf (W_ (words, "The game is over, %s: no letter is due."), result);
  day = brg_postal_words_dup_day (matter->chart->result_day);
  /* Translators: a result, a day */
  return g_strdup_printf (W_ (words, "The game is over, %s since %s: no letter is due."), result,
                          day);
}

/* What is to be done about a decision of its own. */
static char *
dup_measure_title (const BrgPostalItem *item, const BrgWords *words)
{
  gint number = item->ruling.measure->number;

  if (item->matter == BRG_POSTAL_REVISION_WAITS)
    /* Translators: number of a decision */
    return g_strdup_printf (W_ (words, "Correct decision no. %d: the protest was upheld"), number);
  if (item->matter == BRG_POSTAL_REQUEST_WAITS)
    /* Translators: number of a decision by which a stricter penalty was asked for */
    return g_strdup_printf (W_ (words, "Decide on request no. %d"), number);
  if (item->matter == BRG_POSTAL_ANSWER_WAITS)
    /* Translators: number of a decision */
    return g_strdup_printf (W_ (words, "Decide the protest against decision no. %d"), number);
  return g_strdup_printf (item->matter == BRG_POSTAL_RECEIPT_WAITS
                              /* Translators: number of a decision */
                              ? W_ (words, "Enter the receipt of decision no. %d")
                              : W_ (words, "Protest against decision no. %d"),
                          number);
}

/* The same of a decision in a game. */
static const struct
{
  const char *of_claim;
  const char *of_adjudication;
  const char *of_minus; /* 10.5.8 */
  const char *of_loss;  /* 10.5.3 */
} ruling_titles[] = {
  [BRG_POSTAL_ANSWER_WAITS] = { N_ ("Decide the protest against the decision on overdue time"),
                                N_ ("Decide the protest against the adjudication"),
                                N_ ("Decide the protest against the minus to both"),
                                N_ ("Decide the protest against the decision on the game") },
  [BRG_POSTAL_REVISION_WAITS] = { N_ ("Correct the decision on overdue time: the protest was "
                                      "upheld"),
                                  N_ ("Correct the adjudication: the protest was upheld"),
                                  N_ ("Correct the minus to both: the protest was upheld"),
                                  N_ ("Correct the decision on the game: the protest was "
                                      "upheld") },
  [BRG_POSTAL_RECEIPT_WAITS] = { N_ ("Enter the receipt of the decision on overdue time"),
                                 N_ ("Enter the receipt of the adjudication"),
                                 N_ ("Enter the receipt of the minus to both"),
                                 N_ ("Enter the receipt of the decision on the game") },
  [BRG_POSTAL_OBJECTION] = { N_ ("Protest against the decision on overdue time"),
                             N_ ("Protest against the adjudication"),
                             N_ ("Protest against the minus to both"),
                             N_ ("Protest against the decision on the game") },
};

static char *
dup_ruling_title (const BrgPostalItem *item, const BrgWords *words)
{
  if (item->ruling.measure != NULL)
    return dup_measure_title (item, words);
  if (item->ruling.claim != NULL)
    return g_strdup (W_ (words, ruling_titles[item->matter].of_claim));
  return g_strdup (W_ (words, item->ruling.record->kind == BRG_POSTAL_ADJUDGED
                                  ? ruling_titles[item->matter].of_adjudication
                              : brg_postal_record_is_minus (item->ruling.record)
                                  ? ruling_titles[item->matter].of_minus
                                  : ruling_titles[item->matter].of_loss));
}

static char *
dup_sending_title (const BrgPostalItem *item, const BrgWords *words)
{
  const char *name = item->game->names[brg_colour_opposite (item->claim->side)];
  g_autofree char *move = brg_postal_claim_dup_move (item->game, item->claim);

  return move != NULL
             /* Translators: a name, a move: "Отправить игроку %s ход %s" */
             ? g_strdup_printf (W_ (words, "Send %s the move %s"), name, move)
             /* Translators: a name */
             : g_strdup_printf (W_ (words, "Send %s the move of the claimant"), name);
}

char *
brg_postal_words_dup_title (const BrgPostalItem *item, const BrgWords *words)
{
  g_return_val_if_fail (item != NULL, NULL);

  switch (item->matter)
    {
    case BRG_POSTAL_MOVE:
      return g_strdup_printf (item->side == BRG_COLOUR_WHITE
                                  /* Translators: number of a move that is to be answered */
                                  ? W_ (words, "Move %u of White")
                                  : W_ (words, "Move %u of Black"),
                              item->game->chart->n_moves[item->side] + 1);
    case BRG_POSTAL_CORRECTION:
      /* Translators: number of a letter */
      return g_strdup_printf (W_ (words, "Correct letter %u"), item->game->chart->turn.stopped);
    case BRG_POSTAL_DUTY:
      return g_strdup (get_duty (item, words));
    case BRG_POSTAL_CLAIM_WAITS:
      return g_strdup (W_ (words, "Decide the claim of overdue time"));
    case BRG_POSTAL_SENDING_WAITS:
      return dup_sending_title (item, words);
    case BRG_POSTAL_ANSWER_WAITS:
    case BRG_POSTAL_REVISION_WAITS:
    case BRG_POSTAL_REQUEST_WAITS:
    case BRG_POSTAL_RECEIPT_WAITS:
    case BRG_POSTAL_OBJECTION:
      return dup_ruling_title (item, words);
    case BRG_POSTAL_PAUSE_ENDS:
      return g_strdup (W_ (words, "End of the break"));
    case BRG_POSTAL_PAUSE_UNTOLD:
      return g_strdup (W_ (words, "Tell the secretary of the break"));
    case BRG_POSTAL_LEFT_RESULTS:
      return g_strdup (W_ (words, "Count or annul the results of who left"));
    case BRG_POSTAL_LEFT_GAME:
      return g_strdup (W_ (words, "Count the game of who left lost, or adjudicate it"));
    case BRG_POSTAL_ADJUDICATION_WAITS:
      return g_strdup (W_ (words, duties[BRG_POSTAL_ADJUDICATION_DUE]));
    case BRG_POSTAL_MINUS_WAITS:
      return g_strdup (W_ (words, "Give a minus to both: nobody sent the record"));
    case BRG_POSTAL_OVERDUE_WAITS:
      /* Translators: a name */
      return g_strdup_printf (W_ (words, "Decide on the overdue time of %s"),
                              item->game->names[item->side]);
    case BRG_POSTAL_UNCLEAR:
    default:
      return g_strdup (W_ (words, "Put the letters in order"));
    }
}

/* rus-draughts-2022 10.1.12: what was approved was put aside after a protest, on that day. */
static char *
dup_resumed_facts (const BrgPostalClaim *claim, const BrgPostalTurn *turn, const BrgWords *words)
{
  g_autofree char *reversed = brg_postal_words_dup_day (claim->reversed);
  g_autofree char *received = brg_postal_words_dup_day (turn->received);

  if (turn->received == 0)
    return g_strdup_printf (
        /* Translators: number of a letter, a day */
        W_ (words, "the decision on the claim in letter %u was put aside on %s: play goes on; "
                   "nobody knows when he got that"),
        claim->letter, reversed);
  return g_strdup_printf (
      /* Translators: number of a letter, two days, how many days somebody has been thinking */
      W_ (words, "the decision on the claim in letter %u was put aside on %s: play goes on; "
                 "received %s, thinks %u d."),
      claim->letter, reversed, received, turn->days_run);
}

/* rus-draughts-2022 10.3.7: the claimant has to play on, and since when. */
static char *
dup_refused_facts (const BrgPostalItem *item, const BrgWords *words)
{
  const BrgPostalChart *chart = item->game->chart;
  const BrgPostalClaim *claim =
      &g_array_index (chart->claims, BrgPostalClaim, chart->claims->len - 1);
  g_autofree char *decided = brg_postal_words_dup_day (claim->decided);
  g_autofree char *received = brg_postal_words_dup_day (chart->turn.received);

  if (claim->reversed != 0)
    return dup_resumed_facts (claim, &chart->turn, words);
  if (chart->turn.received == 0)
    return g_strdup_printf (
        /* Translators: number of a letter, a day */
        W_ (words, "the claim in letter %u was not approved on %s: play goes on; nobody knows when "
                   "he got that"),
        claim->letter, decided);
  return g_strdup_printf (
      /* Translators: number of a letter, two days, how many days somebody has been thinking */
      W_ (words, "the claim in letter %u was not approved on %s: play goes on; received %s, thinks "
                 "%u d."),
      claim->letter, decided, received, chart->turn.days_run);
}

static char *
dup_turn_facts (const BrgPostalItem *item, const BrgWords *words)
{
  const BrgPostalTurn *turn = &item->game->chart->turn;
  g_autofree char *received = brg_postal_words_dup_day (turn->received);

  if (turn->claim != 0)
    return dup_refused_facts (item, words);
  if (turn->received == 0)
    return g_strdup (W_ (words, "nobody knows when the letter was received"));
  /* Translators: a day, how many days somebody has been thinking, how many were left to him */
  return g_strdup_printf (W_ (words, "received %s, thinks %u d., %d d. left before"), received,
                          turn->days_run, turn->days_left + (gint) turn->days_run);
}

/* The last mail of a side, or of any. */
static const BrgPostalRecord *
find_mail (const BrgPostalCase *matter, BrgColour side, BrgPostalDay on)
{
  for (guint i = matter->game->records->len; i > 0; i--)
    {
      const BrgPostalRecord *record = brg_postal_game_get_record (matter->game, i - 1);

      if (brg_postal_record_is_mail (record) && (side == BRG_COLOUR_NONE || record->side == side) &&
          brg_postal_record_get_known (record) <= on)
        return record;
    }
  return NULL;
}

static char *
dup_mail_facts (const BrgPostalItem *item, const BrgPostalDesk *desk, const BrgWords *words)
{
  BrgColour side =
      item->duty == BRG_POSTAL_REPORT_DUE ? brg_colour_opposite (item->side) : item->side;
  const BrgPostalRecord *mail = find_mail (item->game, side, desk->on);
  g_autofree char *sent = NULL;

  if (mail == NULL)
    return g_strdup ("");
  sent = brg_postal_words_dup_day (brg_postal_record_get_known (mail));
  /* Translators: number of a letter, a day */
  return g_strdup_printf (W_ (words, "letter %u, sent %s"), mail->number, sent);
}

/* rus-draughts-2022 10.5.1: nobody wrote when the game ended. */
static char *
dup_keyed_facts (const BrgPostalItem *item, const BrgPostalDesk *desk, const BrgWords *words)
{
  BrgPostalDay keyed = brg_postal_event_get_keyed (desk->event, item->game->seat.pairing_id);
  g_autofree char *day = brg_postal_words_dup_day (keyed);
  g_autofree char *result = brg_postal_case_dup_result (item->game);

  return keyed != 0
             /* Translators: a result that stands in the table of the event, a day */
             ? g_strdup_printf (W_ (words, "%s in the table, entered on %s"), result, day)
             /* Translators: a result that stands in the table of the event */
             : g_strdup_printf (W_ (words, "%s in the table"), result);
}

static char *
dup_duty_facts (const BrgPostalItem *item, const BrgPostalDesk *desk, const BrgWords *words)
{
  g_autofree char *day = NULL;
  g_autofree char *result = NULL;

  switch (item->duty)
    {
    case BRG_POSTAL_INQUIRY_DUE:
      day = brg_postal_words_dup_day (desk->event->terms->start);
      /* Translators: a day */
      return g_strdup_printf (W_ (words, "play began %s, there is no move of White"), day);
    case BRG_POSTAL_REPEAT_DUE:
    case BRG_POSTAL_REPORT_DUE:
      return dup_mail_facts (item, desk, words);
    case BRG_POSTAL_RECORD_DUE:
      if (item->game->chart->result == BRG_POSTAL_UNFINISHED)
        return dup_keyed_facts (item, desk, words);
      day = brg_postal_words_dup_day (item->game->chart->result_day);
      result = brg_postal_case_dup_result (item->game);
      /* Translators: a result, a day */
      return g_strdup_printf (W_ (words, "%s since %s"), result, day);
    case BRG_POSTAL_ANALYSIS_DUE:
      return brg_postal_state_dup_ended (desk, item->game, item->side, words);
    case BRG_POSTAL_ADJUDICATION_DUE:
      day = brg_postal_words_dup_day (desk->event->terms->end);
      /* Translators: a day */
      return g_strdup_printf (W_ (words, "play ended %s"), day);
    case BRG_POSTAL_PROTEST_DUE:
    case BRG_POSTAL_APPEAL_DUE:
    case BRG_POSTAL_KEEPING_DUE:
    default:
      return g_strdup ("");
    }
}

/* What was counted, and what is missing of the materials. */
static char *
dup_claim_counted (const BrgPostalItem *item, const BrgWords *words)
{
  const GArray *claims = item->game->chart->claims;
  const BrgPostalClaim *claim;
  g_autofree char *counted = NULL;
  g_autofree char *missing = NULL;
  g_autofree char *kept = NULL;

  if (claims->len == 0)
    return g_strdup ("");
  claim = &g_array_index (claims, BrgPostalClaim, claims->len - 1);
  missing = brg_postal_claim_dup_missing (claim, words);
  counted = g_strdup_printf (
      claim->side == BRG_COLOUR_WHITE
          /* Translators: days used, days allowed, number of moves */
          ? WN_ (words, "Black %u of %u d., %u move", "Black %u of %u d., %u moves", claim->n_moves)
          : WN_ (words, "White %u of %u d., %u move", "White %u of %u d., %u moves",
                 claim->n_moves),
      claim->total, claim->limit, claim->n_moves);
  if (missing == NULL)
    return g_steal_pointer (&counted);
  kept = brg_postal_words_dup_day (claim->kept);
  return claim->kept != 0
             /* Translators: what was counted, what is missing, a day */
             ? g_strdup_printf (W_ (words, "%s; %s, kept back on %s"), counted, missing, kept)
             : g_strdup_printf ("%s; %s", counted, missing);
}

/* rus-draughts-2022 10.3.6: who claims tells the secretary as well. */
static char *
dup_claim_facts (const BrgPostalItem *item, const BrgPostalDesk *desk, const BrgWords *words)
{
  const GArray *claims = item->game->chart->claims;
  g_autofree char *counted = dup_claim_counted (item, words);

  if (claims->len == 0 || !brg_postal_desk_has_secretary (desk) ||
      brg_postal_desk_get_channel (desk) == BRG_POSTAL_BY_SERVER ||
      g_array_index (claims, BrgPostalClaim, claims->len - 1).secretary != 0)
    return g_steal_pointer (&counted);
  /* Translators: what was counted */
  return g_strdup_printf (W_ (words, "%s; the secretary was not told (10.3.6)"), counted);
}

static char *
dup_left_facts (const BrgPostalItem *item, const BrgPostalDesk *desk, const BrgWords *words)
{
  g_autofree char *name =
      brg_name_words_dup (desk->snapshot, item->leaver.entry, BRG_NAME_SHORT, words);
  g_autofree char *day = NULL;

  if (item->leaver.measure == NULL)
    /* Translators: a name: "%s: выбытие из соревнования" */
    return g_strdup_printf (W_ (words, "%s left the event"), name);
  day = brg_postal_words_dup_day (item->leaver.measure->decided);
  /* Translators: a name, number of a decision, a day: "%s: исключение, решение № %d от %s" */
  return g_strdup_printf (W_ (words, "%s was expelled by decision no. %d of %s"), name,
                          item->leaver.measure->number, day);
}

/* "warning, 04.05.2026, secretary", and of a protest whether it came in time. */
static char *
dup_ruling_facts (const BrgPostalItem *item, const BrgPostalDesk *desk, const BrgWords *words)
{
  const BrgPostalRuling *ruling = &item->ruling;
  const BrgPostalParty *party = &ruling->parties[item->party];
  g_autofree char *day = brg_postal_words_dup_day (ruling->decided);
  g_autofree char *title = brg_postal_ruling_dup_kind (ruling, words);
  g_autofree char *name = brg_name_words_dup (desk->snapshot, party->entry, BRG_NAME_SHORT, words);
  g_autofree char *facts = g_strdup_printf ("%s, %s, %s", title, day,
                                            brg_postal_words_get_office (ruling->office, words));

  if (item->matter == BRG_POSTAL_OBJECTION)
    return g_steal_pointer (&facts);
  return party->is_late ? g_strdup_printf ("%s, %s, %s", name, facts, W_ (words, "came late"))
                        : g_strdup_printf ("%s, %s", name, facts);
}

/* rus-draughts-2022 10.4.1, 10.4.2: whether it counts, and whether the secretary was told as the
 * partners are. */
static char *
dup_pause_facts (const BrgPostalItem *item, const BrgWords *words)
{
  const BrgPostalPause *pause = item->pause;
  g_autofree char *from = brg_postal_words_dup_day (pause->from);
  g_autofree char *to = brg_postal_words_dup_day (pause->to);
  GString *facts = g_string_new (NULL);

  /* Translators: two days, a number of days */
  g_string_printf (facts, W_ (words, "from %s to %s, %u d."), from, to,
                   pause->to - pause->from + 1);
  if (item->uncounted != NULL)
    g_string_append_printf (facts,
                            /* Translators: of a break, behind its days; an article */
                            W_ (words, "; does not count (%s)"),
                            brg_postal_words_get_article (item->uncounted->article));
  if (pause->secretary == 0)
    g_string_append (facts, W_ (words, "; the secretary was not told (10.4.2)"));
  return g_string_free (facts, FALSE);
}

/* rus-draughts-2022 10.3.9: by the days of the server, or because no move is entered. */
static char *
dup_overdue_facts (const BrgPostalItem *item, const BrgPostalDesk *desk, const BrgWords *words)
{
  const BrgPostalChart *chart = item->game->chart;
  const BrgPostalTerms *terms = desk->event->terms;
  g_autofree char *since = brg_postal_words_dup_day (item->since);

  if (item->since == 0)
    /* Translators: number of a move on a server, days used, days allowed */
    return g_strdup_printf (W_ (words, "move %u: %u d. of %u by the server"),
                            chart->overdue[item->side].n_moves, chart->overdue[item->side].total,
                            chart->overdue[item->side].limit);
  /* Translators: a day, days used, days allowed; "нет хода с %s, до того %u дн. из %u" */
  return g_strdup_printf (W_ (words, "no move since %s, %u of %u d. before; the server counts"),
                          since, chart->totals[item->side],
                          brg_correspondence_get_limit (terms->norm_days, terms->norm_moves,
                                                        chart->n_moves[item->side] + 1));
}

char *
brg_postal_words_dup_facts (const BrgPostalItem *item,
                            const BrgPostalDesk *desk,
                            const BrgWords *words)
{
  g_autofree char *from = NULL;

  g_return_val_if_fail (item != NULL && desk != NULL, NULL);

  switch (item->matter)
    {
    case BRG_POSTAL_MOVE:
    case BRG_POSTAL_CORRECTION:
      return dup_turn_facts (item, words);
    case BRG_POSTAL_DUTY:
      return dup_duty_facts (item, desk, words);
    case BRG_POSTAL_CLAIM_WAITS:
      return dup_claim_facts (item, desk, words);
    case BRG_POSTAL_SENDING_WAITS:
      from = brg_postal_words_dup_day (item->claim->decided);
      /* Translators: number of a letter, a day */
      return g_strdup_printf (W_ (words, "the claim in letter %u was wrong, decided on %s"),
                              item->claim->letter, from);
    case BRG_POSTAL_ANSWER_WAITS:
    case BRG_POSTAL_REVISION_WAITS:
    case BRG_POSTAL_REQUEST_WAITS:
    case BRG_POSTAL_RECEIPT_WAITS:
    case BRG_POSTAL_OBJECTION:
      return dup_ruling_facts (item, desk, words);
    case BRG_POSTAL_ADJUDICATION_WAITS:
      return g_strdup (brg_postal_state_has_analysis (desk, item->game, BRG_COLOUR_WHITE) ||
                               brg_postal_state_has_analysis (desk, item->game, BRG_COLOUR_BLACK)
                           ? W_ (words, "only one analysis came")
                           : W_ (words, "no analysis came: the arbiter decides alone"));
    case BRG_POSTAL_MINUS_WAITS:
      return g_strdup (W_ (words, "neither White nor Black sent it in time"));
    case BRG_POSTAL_OVERDUE_WAITS:
      return dup_overdue_facts (item, desk, words);
    case BRG_POSTAL_PAUSE_ENDS:
    case BRG_POSTAL_PAUSE_UNTOLD:
      return dup_pause_facts (item, words);
    case BRG_POSTAL_LEFT_RESULTS:
    case BRG_POSTAL_LEFT_GAME:
      return dup_left_facts (item, desk, words);
    case BRG_POSTAL_UNCLEAR:
    default:
      return brg_postal_fault_dup_words (&item->game->fault);
    }
}

/* rus-draughts-2022 10.3.5: with the letter that exceeded the norm, or because the move is not
 * answered in time. */
char *
brg_postal_words_dup_overdue (const BrgPostalCase *matter, BrgColour side, const BrgWords *words)
{
  const BrgPostalTurn *turn;
  const BrgPostalOverdue *overdue;

  g_return_val_if_fail (matter != NULL && side != BRG_COLOUR_NONE, NULL);

  if (matter->chart == NULL || brg_postal_case_is_over (matter))
    return NULL;
  turn = &matter->chart->turn;
  overdue = &matter->chart->overdue[side];
  if (overdue->is_overdue)
    return g_strdup_printf (side == BRG_COLOUR_WHITE
                                /* Translators: number of a letter */
                                ? W_ (words, "White overdue with letter %u")
                                : W_ (words, "Black overdue with letter %u"),
                            overdue->letter);
  if (turn->side != side || !turn->has_left || turn->days_left >= 0)
    return NULL;
  return g_strdup (side == BRG_COLOUR_WHITE ? W_ (words, "White overdue")
                                            : W_ (words, "Black overdue"));
}

guint
brg_postal_words_count_running (const BrgPostalCase *matter, BrgColour side)
{
  g_return_val_if_fail (matter != NULL && matter->chart != NULL, 0);

  return matter->chart->turn.side == side && matter->chart->turn.has_run
             ? matter->chart->turn.days_run
             : 0;
}

char *
brg_postal_words_dup_used (const BrgPostalCase *matter,
                           BrgColour side,
                           guint limit,
                           const BrgWords *words)
{
  g_autofree char *used = NULL;
  guint n_moves;
  guint total;
  guint n_running;

  g_return_val_if_fail (matter != NULL && matter->chart != NULL && side != BRG_COLOUR_NONE, NULL);

  n_moves = matter->chart->n_moves[side];
  total = matter->chart->totals[side];
  n_running = brg_postal_words_count_running (matter, side);
  used = limit > 0
             /* Translators: name of a player, days used, days given, number of moves */
             ? g_strdup_printf (
                   WN_ (words, "%s: %u of %u d., %u move", "%s: %u of %u d., %u moves", n_moves),
                   matter->names[side], total, limit, n_moves)
             /* Translators: name of a player, days used, number of moves */
             : g_strdup_printf (WN_ (words, "%s: %u d., %u move", "%s: %u d., %u moves", n_moves),
                                matter->names[side], total, n_moves);
  if (n_running == 0)
    return g_steal_pointer (&used);
  /* Translators: days used by a player: "Лаптев: 12 из 50 дн., 3 хода"; days that he has been
   * thinking about the move that he owes */
  return g_strdup_printf (W_ (words, "%s; %u d. run"), used, n_running);
}

/* rus-draughts-2022 10.2.9, 10.2.10 */
char *
brg_postal_words_dup_stop (const BrgPostalCase *matter, const BrgWords *words)
{
  g_return_val_if_fail (matter != NULL, NULL);

  if (matter->chart == NULL || brg_postal_case_is_over (matter) || matter->chart->turn.stopped == 0)
    return NULL;
  /* Translators: of a game: an error in the letter with this number has to be corrected */
  return g_strdup_printf (W_ (words, "stopped, letter %u"), matter->chart->turn.stopped);
}

char *
brg_postal_words_dup_marks (const BrgPostalCase *matter, const BrgWords *words)
{
  g_autofree char *white = brg_postal_words_dup_overdue (matter, BRG_COLOUR_WHITE, words);
  g_autofree char *black = brg_postal_words_dup_overdue (matter, BRG_COLOUR_BLACK, words);

  if (white != NULL && black != NULL)
    return g_strdup_printf ("%s, %s", white, black);
  return white != NULL ? g_steal_pointer (&white) : g_steal_pointer (&black);
}

char *
brg_postal_words_dup_left (const BrgPostalItem *item, const BrgWords *words)
{
  guint days;

  g_return_val_if_fail (item != NULL, NULL);

  days = (guint) ABS (item->days_left);
  if (item->last == 0 &&
      (item->matter == BRG_POSTAL_UNCLEAR || item->matter == BRG_POSTAL_CORRECTION ||
       item->matter == BRG_POSTAL_DUTY ||
       ((item->matter == BRG_POSTAL_LEFT_RESULTS || item->matter == BRG_POSTAL_LEFT_GAME) &&
        item->leaver.measure == NULL)))
    return g_strdup ("–");
  if (item->last == 0 && item->waits == 0)
    /* Translators: a matter that came up today, without a last day */
    return g_strdup (W_ (words, "since today"));
  if (item->last == 0)
    /* Translators: for how long a matter waits */
    return g_strdup_printf (WN_ (words, "waits %u day", "waits %u days", item->waits), item->waits);
  if (item->days_left < 0)
    return g_strdup_printf (WN_ (words, "overdue by %u day", "overdue by %u days", days), days);
  if (item->days_left == 0)
    return g_strdup (W_ (words, "today"));
  return g_strdup_printf (WN_ (words, "%u day", "%u days", days), days);
}

char *
brg_postal_words_dup_who (const BrgPostalItem *item,
                          const BrgPostalDesk *desk,
                          const BrgWords *words)
{
  g_return_val_if_fail (item != NULL && desk != NULL, NULL);

  if (item->entry >= 0)
    return brg_name_words_dup (desk->snapshot, item->entry, BRG_NAME_SHORT, words);
  return g_strdup (brg_postal_words_get_office (item->office, words));
}
