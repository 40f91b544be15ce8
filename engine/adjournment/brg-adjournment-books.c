/* brg-adjournment-books.c - what the rule books say on adjourned games
 *
 * Only two books speak of them at length: fide-2023 in its guideline I and ussr-chess-1956.
 * rus-chess-2014 and ukr-chess-2016 name adjourning in passing, rus-draughts-2022 only the games of
 * players who left: there the guideline is cited as the practice of the world.
 * Rules: fide-2023 guideline I, 5.1.1, 5.1.2, 5.2.1, 5.2.2, 6.9;
 * rus-chess-2014 5.1.1, 5.2.1, 5.2.2, 6.6.1; ukr-chess-2016 5.1.1, 5.2.1, 5.2.2, 6.3.2;
 * ussr-chess-1956 16 to 21, 23; rus-draughts-2022 5.4.4.1, 5.4.4.2, 5.4.5.4 Tests:
 * tests/engine/test-adjournment.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-adjournment-private.h"

static const BrgAdjournmentBook books[] = {
  {
      .id = "fide-2023",
      .is_chess = TRUE,
      .late_keeps_end = TRUE,
      .spares_unwinnable = TRUE,
      .resigned_unwinnable = TRUE,
      .articles = {
          [BRG_CITE_SEALING] = "fide-2023 I.1.1",
          [BRG_CITE_SEALING_EARLY] = "fide-2023 I.1.2",
          [BRG_CITE_KEEPING] = "fide-2023 I.3",
          [BRG_CITE_OFFERED] = "fide-2023 I.4",
          [BRG_CITE_AGREED] = "fide-2023 I.6",
          [BRG_CITE_RESIGNED] = "fide-2023 I.6",
          [BRG_CITE_RESIGNED_DRAWN] = "fide-2023 5.1.2",
          [BRG_CITE_HOUR_OPENED] = "fide-2023 I.9.1",
          [BRG_CITE_ANSWER_AWAITED] = "fide-2023 I.9.2",
          [BRG_CITE_REPLY_SEALED] = "fide-2023 I.9.3",
          [BRG_CITE_BOTH_ABSENT] = "fide-2023 I.11",
          [BRG_CITE_ONE_LATE] = "fide-2023 I.10",
          [BRG_CITE_BOTH_LATE] = "fide-2023 I.10",
          [BRG_CITE_LATE_BUT_OVER] = "fide-2023 I.10",
          [BRG_CITE_READ_SLIP] = "fide-2023 I.8.2",
          [BRG_CITE_READ_AMBIGUOUS] = "fide-2023 I.8.1",
          [BRG_CITE_READ_UNCLEAR] = "fide-2023 I.8.2",
          [BRG_CITE_READ_IMPOSSIBLE] = "fide-2023 I.8.3",
          [BRG_CITE_INVALID_DRAWN] = "fide-2023 6.9",
          [BRG_CITE_MATED] = "fide-2023 5.1.1",
          [BRG_CITE_STALEMATED] = "fide-2023 5.2.1",
          [BRG_CITE_DEAD] = "fide-2023 5.2.2",
          [BRG_CITE_LOST_PLAYED_ON] = "fide-2023 I.12.1",
          [BRG_CITE_LOST_IN_DOUBT] = "fide-2023 I.12.1",
          [BRG_CITE_LOST_REPLAYED] = "fide-2023 I.12.2",
          [BRG_CITE_CLOCKS] = "fide-2023 I.5",
          [BRG_CITE_CLOCK_WRONG] = "fide-2023 I.13",
          [BRG_CITE_AGAIN] = "fide-2023 I.1.1",
          /* The laws know no adjudication; what the older code says is cited. */
          [BRG_CITE_INTERRUPTED] = "ussr-chess-1956 20",
          [BRG_CITE_ADJUDICATED] = "ussr-chess-1956 23",
      },
  },
  {
      .id = "rus-chess-2014",
      .is_chess = TRUE,
      .late_keeps_end = TRUE,
      .spares_unwinnable = TRUE,
      .articles = {
          [BRG_CITE_ONE_LATE] = "rus-chess-2014 6.6.1",
          [BRG_CITE_BOTH_LATE] = "rus-chess-2014 6.6.1",
          [BRG_CITE_MATED] = "rus-chess-2014 5.1.1",
          [BRG_CITE_STALEMATED] = "rus-chess-2014 5.2.1",
          [BRG_CITE_DEAD] = "rus-chess-2014 5.2.2",
      },
  },
  {
      .id = "ukr-chess-2016",
      .is_chess = TRUE,
      .late_keeps_end = TRUE,
      .spares_unwinnable = TRUE,
      .articles = {
          [BRG_CITE_ONE_LATE] = "ukr-chess-2016 6.3.2",
          [BRG_CITE_BOTH_LATE] = "ukr-chess-2016 6.3.2",
          [BRG_CITE_MATED] = "ukr-chess-2016 5.1.1",
          [BRG_CITE_STALEMATED] = "ukr-chess-2016 5.2.1",
          [BRG_CITE_DEAD] = "ukr-chess-2016 5.2.2",
      },
  },
  {
      .id = "ussr-chess-1956",
      .is_chess = TRUE,
      .control_first = TRUE,
      .board_move_is_open = TRUE,
      .reply_is_sealed = TRUE,
      .lost_needs_no_doubt = TRUE,
      .more_time_in_play = TRUE,
      .may_interrupt = TRUE,
      .offers_in_turn = TRUE,
      .articles = {
          [BRG_CITE_SEALING] = "ussr-chess-1956 19",
          [BRG_CITE_SEALING_EARLY] = "ussr-chess-1956 19",
          [BRG_CITE_KEEPING] = "ussr-chess-1956 19",
          [BRG_CITE_OFFERED] = "ussr-chess-1956 17",
          [BRG_CITE_AGREED] = "ussr-chess-1956 17",
          [BRG_CITE_RESIGNED] = "ussr-chess-1956 16",
          [BRG_CITE_RESIGNED_DRAWN] = "ussr-chess-1956 16",
          [BRG_CITE_HOUR_OPENED] = "ussr-chess-1956 20",
          [BRG_CITE_ANSWER_AWAITED] = "ussr-chess-1956 20",
          [BRG_CITE_REPLY_SEALED] = "ussr-chess-1956 20",
          [BRG_CITE_BOTH_ABSENT] = "ussr-chess-1956 20",
          [BRG_CITE_ONE_LATE] = "ussr-chess-1956 16",
          [BRG_CITE_BOTH_LATE] = "ussr-chess-1956 16",
          [BRG_CITE_LATE_BUT_OVER] = "ussr-chess-1956 16",
          [BRG_CITE_READ_SLIP] = "ussr-chess-1956 21",
          [BRG_CITE_READ_AMBIGUOUS] = "ussr-chess-1956 21",
          [BRG_CITE_READ_UNCLEAR] = "ussr-chess-1956 21",
          [BRG_CITE_READ_IMPOSSIBLE] = "ussr-chess-1956 21",
          [BRG_CITE_INVALID_DRAWN] = "ussr-chess-1956 21",
          [BRG_CITE_MATED] = "ussr-chess-1956 16",
          [BRG_CITE_STALEMATED] = "ussr-chess-1956 17",
          [BRG_CITE_DEAD] = "ussr-chess-1956 17",
          [BRG_CITE_LOST_PLAYED_ON] = "ussr-chess-1956 20",
          [BRG_CITE_LOST_REPLAYED] = "ussr-chess-1956 20",
          [BRG_CITE_CLOCKS] = "ussr-chess-1956 20",
          [BRG_CITE_CLOCK_WRONG] = "ussr-chess-1956 20",
          [BRG_CITE_AGAIN] = "ussr-chess-1956 20",
          [BRG_CITE_INTERRUPTED] = "ussr-chess-1956 20",
          [BRG_CITE_ADJUDICATED] = "ussr-chess-1956 23",
      },
  },
  {
      .id = "rus-draughts-2022",
      .late_keeps_end = TRUE,
      .articles = {
          [BRG_CITE_ONE_LATE] = "rus-draughts-2022 5.4.4.1",
          [BRG_CITE_BOTH_LATE] = "rus-draughts-2022 5.4.4.2",
          [BRG_CITE_MATED] = "fide-2023 I.10",
          [BRG_CITE_DEAD] = "fide-2023 I.10",
          [BRG_CITE_ADJUDICATED] = "rus-draughts-2022 5.4.5.4",
      },
  },
};

const BrgAdjournmentBook *
brg_adjournment_find_book (const BrgRulebook *rulebook)
{
  for (guint i = 0; i < G_N_ELEMENTS (books); i++)
    if (g_str_equal (books[i].id, rulebook->id))
      return &books[i];
  g_return_val_if_reached (&books[0]);
}

const char *
brg_adjournment_cite (const BrgRulebook *rulebook, BrgAdjournmentCite cite)
{
  const char *article = brg_adjournment_find_book (rulebook)->articles[cite];

  return article != NULL ? article : books[0].articles[cite];
}

const char *
brg_adjournment_cite_content (const BrgRulebook *rulebook, BrgEnvelopeContent content)
{
  static const BrgAdjournmentCite cites[BRG_N_ENVELOPE_CONTENTS] = {
    [BRG_CONTENT_UNKNOWN] = BRG_CITE_HOUR_OPENED,
    [BRG_CONTENT_OK] = BRG_CITE_HOUR_OPENED,
    [BRG_CONTENT_SLIP] = BRG_CITE_READ_SLIP,
    [BRG_CONTENT_AMBIGUOUS] = BRG_CITE_READ_AMBIGUOUS,
    [BRG_CONTENT_UNCLEAR] = BRG_CITE_READ_UNCLEAR,
    [BRG_CONTENT_IMPOSSIBLE] = BRG_CITE_READ_IMPOSSIBLE,
    [BRG_CONTENT_MATE] = BRG_CITE_MATED,
    [BRG_CONTENT_STALEMATE] = BRG_CITE_STALEMATED,
    [BRG_CONTENT_DRAWN] = BRG_CITE_DEAD,
  };

  return brg_adjournment_cite (rulebook, cites[content]);
}

/* By #BrgAdjournmentKind. */
static const BrgAdjournmentCite cites[BRG_N_ADJOURNMENT_KINDS] = {
  [BRG_ADJOURN_SESSION_OVER] = BRG_CITE_SEALING,
  [BRG_ADJOURN_SEAL] = BRG_CITE_SEALING,
  [BRG_ADJOURN_BOARD_MOVE] = BRG_CITE_SEALING,
  [BRG_ADJOURN_ADJOURN] = BRG_CITE_SEALING_EARLY,
  [BRG_ADJOURN_CONSENT] = BRG_CITE_SEALING_EARLY,
  [BRG_ADJOURN_REFUSE] = BRG_CITE_SEALING_EARLY,
  [BRG_ADJOURN_CUSTODY] = BRG_CITE_KEEPING,
  [BRG_ADJOURN_OFFER] = BRG_CITE_OFFERED,
  [BRG_ADJOURN_ACCEPT] = BRG_CITE_AGREED,
  [BRG_ADJOURN_DECLINE] = BRG_CITE_OFFERED,
  [BRG_ADJOURN_RESIGN] = BRG_CITE_RESIGNED,
  [BRG_ADJOURN_LOST] = BRG_CITE_LOST_PLAYED_ON,
  [BRG_ADJOURN_CANNOT_WIN] = BRG_CITE_INVALID_DRAWN,
  [BRG_ADJOURN_HERE] = BRG_CITE_HOUR_OPENED,
  [BRG_ADJOURN_EXCUSE] = BRG_CITE_ONE_LATE,
  [BRG_ADJOURN_NOW] = BRG_CITE_HOUR_OPENED,
  [BRG_ADJOURN_STOP_CLOCK_CALL] = BRG_CITE_ANSWER_AWAITED,
  [BRG_ADJOURN_OPEN] = BRG_CITE_HOUR_OPENED,
  [BRG_ADJOURN_READ] = BRG_CITE_HOUR_OPENED,
  [BRG_ADJOURN_SEAL_REPLY] = BRG_CITE_REPLY_SEALED,
  [BRG_ADJOURN_BOARD_REPLY] = BRG_CITE_REPLY_SEALED,
  [BRG_ADJOURN_CLOCKS_SET] = BRG_CITE_CLOCKS,
  [BRG_ADJOURN_WRONG_CLOCK] = BRG_CITE_CLOCK_WRONG,
  [BRG_ADJOURN_SESSION_OVER_AGAIN] = BRG_CITE_AGAIN,
  [BRG_ADJOURN_INTERRUPT] = BRG_CITE_INTERRUPTED,
  [BRG_ADJOURN_READJOURN] = BRG_CITE_AGAIN,
  [BRG_ADJOURN_ADJUDICATE] = BRG_CITE_ADJUDICATED,
};

static BrgAdjournmentCite
cite_loss (const BrgAdjournmentBook *book, guint loss)
{
  if ((loss & BRG_LOSS_POSITION_KNOWN) == 0)
    return BRG_CITE_LOST_REPLAYED;
  if (book->lost_needs_no_doubt && (loss & BRG_LOSS_NO_DOUBT) == 0)
    return BRG_CITE_LOST_IN_DOUBT;
  return BRG_CITE_LOST_PLAYED_ON;
}

static gboolean
is_late (const BrgAdjournment *state, BrgColour side)
{
  gint limit = brg_adjournment_get_late_limit (state);

  return limit >= 0 && state->now > limit && !state->is_excused[BRG_SIDE_INDEX (side)];
}

const char *
brg_adjournment_cite_event (const BrgAdjournment *state, const BrgAdjournmentEvent *event)
{
  BrgAdjournmentCite cite = cites[event->kind];

  if (event->kind == BRG_ADJOURN_READ)
    return brg_adjournment_cite_content (state->rulebook, (BrgEnvelopeContent) event->detail);
  if (event->kind == BRG_ADJOURN_LOST)
    cite = cite_loss (brg_adjournment_find_book (state->rulebook), event->detail);
  else if (event->kind == BRG_ADJOURN_CLOCKS_SET && state->is_lost)
    cite = BRG_CITE_LOST_PLAYED_ON;
  else if (event->kind == BRG_ADJOURN_SEAL && state->is_again)
    cite = BRG_CITE_AGAIN;
  else if (event->kind == BRG_ADJOURN_SEAL && state->envelope.manner == BRG_ADJOURNMENT_EARLY)
    cite = BRG_CITE_SEALING_EARLY;
  else if ((event->kind == BRG_ADJOURN_HERE || event->kind == BRG_ADJOURN_NOW) &&
           is_late (state, event->side))
    cite = BRG_CITE_ONE_LATE;
  else if (event->kind == BRG_ADJOURN_HERE && brg_adjournment_get_answerer (state) == event->side &&
           state->running == event->side)
    cite = BRG_CITE_ANSWER_AWAITED;
  return brg_adjournment_cite (state->rulebook, cite);
}
