/* brg-book-rus-draughts-2022.c - Russian rules of the sport "draughts", 2022
 *
 * Rules: rus-draughts-2022 5.4.4.1, 5.4.5, 5.4.7, 5.4.9.5, 5.4.10.2
 * Tests: tests/engine/test-rulebook.c, tests/engine/test-advice-draughts.c,
 *   tests/engine/test-ladder.c, tests/engine/test-correspondence.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-book.h"

#include "brg-correspondence.h"
#include "brg-ladder.h"
#include "brg-lateness-book.h"

#define PLAYS(discipline) (1u << BRG_DISCIPLINE_##discipline)
#define LIST(sanction) (1u << BRG_SANCTION_##sanction)

/* What the program knows of the book, article by article, in our own words. */
static const BrgArticle articles[] = {
  { "5.4.15.2", BRG_TOPIC_SANCTION, N_ ("Sanctions grow: remark, warning, loss, expulsion.") },
};

#define TAG(article) "rus-draughts-2022 " article

/* Games with men that move, and all that are played at a board. */
#define FORMS_MEN (BRG_FORMS_RUSSIAN | BRG_FORMS_INTERNATIONAL | BRG_FORMS_GIVEAWAY)
#define FORMS_BOARD (FORMS_MEN | BRG_FORMS_RENJU)

#define DAYS(n) ((n) *24 * 60 * 60)

#define NOTE_BY_OPPONENT \
  N_ ("Put right on the offender's time, if the opponent wants it and has not answered yet.")
#define NOTE_TOUCHED                                                                              \
  N_ ("The opponent may have the man moved that was touched first, if it can move; a compulsory " \
      "capture comes before that.")
#define NOTE_UNMARKED N_ ("The opponent may have the king marked even after answering.")
#define NOTE_LATE                                                                                  \
  N_ ("In a micro-match the whole of it is lost. For coming earlier than the limit only what the " \
      "regulations set.")
#define NOTE_OBEY N_ ("Players do what the arbiter may ask of them (2.3.2).")
#define NOTE_ONE_MOVE N_ ("Only until both players have made a move.")
#define NOTE_POSTAL_PENALTY                                                                        \
  N_ ("Six days, once for the letter; the opponent enters them in the very next answer or not at " \
      "all. Where the man has only one move, that one counts.")

/* A breach without a consequence of its own: the lowest step of the ladder, brg_ladder_advise()
 * finds the right one. */
#define BREACH(kind_, forms_, note_)                                            \
  {                                                                             \
    .kind = BRG_INCIDENT_##kind_, .forms = forms_, .article = TAG ("5.4.15.2"), \
    .sanction = BRG_SANCTION_REMARK, .note = note_,                             \
  }

/* rus-draughts-2022 5.4.14.2: not in renju; only the opponent may have it put right */
#define IRREGULARITY(index_, note_)                                                         \
  {                                                                                         \
    .kind = (BrgIncidentKind) (BRG_INCIDENT_IRREGULARITY_A + (index_)), .forms = FORMS_MEN, \
    .article = TAG ("5.4.15.2"), .sanction = BRG_SANCTION_REMARK, .needs_claim = TRUE,      \
    .note = note_,                                                                          \
  }

#define LOSS(kind_, forms_, article_, note_)                                  \
  {                                                                           \
    .kind = BRG_INCIDENT_##kind_, .forms = forms_, .article = TAG (article_), \
    .sanction = BRG_SANCTION_LOSS, .result = BRG_RESULT_LOST, .note = note_,  \
  }

#define LOSS_BOTH(kind_, forms_, article_, note_)                                      \
  {                                                                                    \
    .kind = BRG_INCIDENT_##kind_, .forms = forms_, .article = TAG (article_),          \
    .sanction = BRG_SANCTION_LOSS_BOTH, .result = BRG_RESULT_BOTH_LOST, .note = note_, \
  }

/* What goes without a penalty, or is left to the official. */
#define PROPOSES(kind_, forms_, article_, sanction_, note_)                   \
  {                                                                           \
    .kind = BRG_INCIDENT_##kind_, .forms = forms_, .article = TAG (article_), \
    .sanction = BRG_SANCTION_##sanction_, .note = note_,                      \
  }

/* rus-draughts-2022 10.1.9: what the officials may impose in correspondence */
#define BY_POST(kind_, note_)                                                                   \
  {                                                                                             \
    .kind = BRG_INCIDENT_##kind_, .forms = BRG_FORMS_CORRESPONDENCE, .article = TAG ("10.1.9"), \
    .sanction = BRG_SANCTION_CHOOSE,                                                            \
    .choices = LIST (REMARK) | LIST (WARNING) | LIST (LOSS) | LIST (EXPULSION),                 \
    .choices_article = TAG ("10.1.9"), .note = note_,                                           \
  }

/* rus-draughts-2022 10.2.11, 10.3.7: days that are added to a player in correspondence */
#define PENALTY_DAYS(kind_, article_, needs_claim_, note_)                        \
  {                                                                               \
    .kind = kind_, .forms = BRG_FORMS_CORRESPONDENCE, .article = TAG (article_),  \
    .sanction = BRG_SANCTION_TIME, .clock = BRG_CLOCK_SELF, .seconds = -DAYS (6), \
    .needs_claim = needs_claim_, .note = note_,                                   \
  }

/* What the book says of incidents; the first row that fits answers. */
static const BrgIncidentRule incidents[] = {
  /* Moves. rus-draughts-2022 9.2.4.2, 9.2.6.4: what is forbidden to Black in renju, without saying
   * what follows; 10.2.10: by post an impossible move is put right */
  { .kind = BRG_INCIDENT_ILLEGAL_MOVE,
    .forms = FORMS_MEN,
    .when = BRG_WHEN_GROSS,
    .article = TAG ("5.4.15.2"),
    .sanction = BRG_SANCTION_REMARK,
    .note = N_ ("Done again and again to win increments it is a gross breach (5.4.14.4).") },
  { .kind = BRG_INCIDENT_ILLEGAL_MOVE,
    .forms = FORMS_MEN,
    .article = TAG ("5.4.15.2"),
    .sanction = BRG_SANCTION_REMARK,
    .needs_claim = TRUE,
    .note = NOTE_BY_OPPONENT },
  PROPOSES (ILLEGAL_MOVE,
            BRG_FORMS_RENJU,
            "5.4.15.1",
            CHOOSE,
            N_ ("The book forbids fouls (9.2.4.2) and does not say what follows. By custom White "
                "wins on pointing it out before the next stone.")),
  PENALTY_DAYS (BRG_INCIDENT_ILLEGAL_MOVE, "10.2.11", TRUE, NOTE_POSTAL_PENALTY),
  PENALTY_DAYS (BRG_INCIDENT_IRREGULARITY_A, "10.2.11", TRUE, NOTE_POSTAL_PENALTY),
  { .kind = BRG_INCIDENT_PROMOTION_UNFINISHED,
    .forms = FORMS_MEN,
    .article = TAG ("5.4.15.2"),
    .sanction = BRG_SANCTION_REMARK,
    .needs_claim = TRUE,
    .note = NOTE_UNMARKED },
  { .kind = BRG_INCIDENT_TOUCH_MOVE,
    .forms = FORMS_MEN,
    .article = TAG ("5.4.14.3"),
    .sanction = BRG_SANCTION_CORRECT,
    .needs_claim = TRUE,
    .note = NOTE_TOUCHED },
  IRREGULARITY (0, NOTE_BY_OPPONENT),  /* a: a wrong move */
  IRREGULARITY (1, NOTE_BY_OPPONENT),  /* b: two moves in a row */
  IRREGULARITY (2, NOTE_TOUCHED),      /* c: touched one man and moved another */
  IRREGULARITY (3, NOTE_BY_OPPONENT),  /* d: took the move back */
  IRREGULARITY (4, NOTE_BY_OPPONENT),  /* e: moved a man of the opponent */
  IRREGULARITY (5, NOTE_BY_OPPONENT),  /* f: moved instead of taking */
  IRREGULARITY (6, NOTE_BY_OPPONENT),  /* g: took men off without cause */
  IRREGULARITY (7, NOTE_BY_OPPONENT),  /* h: took men off wrongly during a capture */
  IRREGULARITY (8, NOTE_BY_OPPONENT),  /* i: took off fewer or more than were taken */
  IRREGULARITY (9, NOTE_BY_OPPONENT),  /* j: took off others than were taken */
  IRREGULARITY (10, NOTE_BY_OPPONENT), /* k: stopped while taking off */
  IRREGULARITY (11, NOTE_BY_OPPONENT), /* l: took own men off after a capture */
  IRREGULARITY (12, NOTE_UNMARKED),    /* m: did not mark a king */
  IRREGULARITY (13, NOTE_BY_OPPONENT), /* n: played with a king that was not marked */

  /* Clocks. rus-draughts-2022 5.4.2.3: with the hand that moved, and only after moving */
  BREACH (TWO_HANDS, FORMS_BOARD, N_ ("The clock is pressed with the hand that moved (5.4.2.3).")),
  BREACH (PRESS_WITHOUT_MOVE,
          FORMS_MEN,
          N_ ("The clock is pressed back; nobody may press it before moving (5.4.2.3).")),
  PROPOSES (PRESS_WITHOUT_MOVE,
            BRG_FORMS_RENJU,
            "9.3.1.5",
            CONTINUE,
            N_ ("It counts as passing, unless the opening regulation says otherwise.")),
  BREACH (CLOCK_MISUSE,
          FORMS_BOARD,
          N_ ("No fingers on the button, and no hindering the opponent at it (5.4.2.3).")),
  { .kind = BRG_INCIDENT_CLOCK_STOPPED,
    .forms = FORMS_BOARD,
    .article = TAG ("5.4.2.9"),
    .sanction = BRG_SANCTION_LOSS,
    .result = BRG_RESULT_LOST,
    .lets_choose = TRUE,
    .choices = LIST (REMARK) | LIST (LOSS),
    .choices_article = TAG ("5.4.2.9"),
    .note = N_ ("It counts as resigning. Only a remark when it was a misunderstanding; nothing "
                "when the rules allow it, as for calling the arbiter in rapid and blitz.") },
  LOSS (FLAG,
        FORMS_MEN,
        "5.4.2.6",
        N_ ("Not when the last move made on the board before it had already ended the game "
            "(5.4.2.10).")),
  LOSS (FLAG,
        BRG_FORMS_RENJU,
        "9.2.6.4",
        N_ ("A resignation or an agreed draw before it was seen stands (9.3.1.3).")),
  { .kind = BRG_INCIDENT_FLAG,
    .forms = BRG_FORMS_CORRESPONDENCE,
    .article = TAG ("10.3.7"),
    .sanction = BRG_SANCTION_LOSS,
    .result = BRG_RESULT_LOST,
    .needs_claim = TRUE,
    .note = N_ ("The chief arbiter checks the letters and the time chart that the opponent sent "
                "in.") },
  { .kind = BRG_INCIDENT_FLAG_BOTH,
    .forms = FORMS_BOARD,
    .article = TAG ("5.4.13.1"),
    .sanction = BRG_SANCTION_NONE,
    .result = BRG_RESULT_DRAWN,
    .note = N_ ("Only when nobody can tell which flag fell first.") },

  /* Lateness */
  LOSS (LATE, FORMS_BOARD, "5.4.4.1", NOTE_LATE),
  LOSS (NO_SHOW,
        FORMS_BOARD,
        "5.4.4.1",
        N_ ("In a micro-match the whole of it is lost. In a round robin the chief arbiter decides "
            "about going on (5.4.5.1). If neither player comes, both lose (5.4.4.2).")),
  /* rus-draughts-2022 5.4.1.2: when neither is there at the start; 5.4.4.2: nor comes in time */
  { .kind = BRG_INCIDENT_BOTH_ABSENT,
    .forms = FORMS_BOARD,
    .when = BRG_WHEN_NO_LATENESS,
    .article = TAG ("5.4.4.2"),
    .sanction = BRG_SANCTION_LOSS_BOTH,
    .result = BRG_RESULT_BOTH_LOST,
    .note = N_ ("Unless one of them has a valid reason.") },
  { .kind = BRG_INCIDENT_BOTH_ABSENT,
    .forms = FORMS_MEN,
    .article = TAG ("5.4.1.2"),
    .sanction = BRG_SANCTION_NONE,
    .clock = BRG_CLOCK_HALVE,
    .note = N_ ("When the first of them comes, the clock of the other is started. Whoever comes "
                "after the limit loses (5.4.4.1); if neither comes in time, both do (5.4.4.2).") },
  PROPOSES (BOTH_ABSENT,
            BRG_FORMS_RENJU,
            "5.4.1.2",
            NONE,
            N_ ("Black's clock runs. If neither comes in time, both lose (5.4.4.2).")),
  LOSS_BOTH (BOTH_ABSENT,
             BRG_FORMS_CORRESPONDENCE,
             "10.5.8",
             N_ ("When neither player sends the record of the game.")),

  /* The start. rus-draughts-2022 5.4.14.1: put right only before both have moved; not in renju */
  { .kind = BRG_INCIDENT_WRONG_COLOURS,
    .forms = FORMS_MEN,
    .moves = { 1, 0 },
    .article = TAG ("5.4.14.1"),
    .sanction = BRG_SANCTION_CONTINUE,
    .note = N_ ("The result will count.") },
  PROPOSES (WRONG_COLOURS, FORMS_MEN, "5.4.14.1", CORRECT, NOTE_ONE_MOVE),
  { .kind = BRG_INCIDENT_WRONG_START,
    .forms = FORMS_MEN,
    .moves = { 1, 0 },
    .article = TAG ("5.4.14.1"),
    .sanction = BRG_SANCTION_CONTINUE,
    .note = N_ ("The result will count.") },
  PROPOSES (WRONG_START, FORMS_MEN, "5.4.14.1", CORRECT, NOTE_ONE_MOVE),
  PROPOSES (DISPLACED,
            BRG_FORMS_RENJU,
            "9.2.5.2",
            CORRECT,
            N_ ("On the time of the player who displaced the stones.")),
  BREACH (DISPLACED,
          FORMS_MEN,
          N_ ("The position is restored. Men are adjusted only in one's own turn and after "
              "saying so (6.1.4.9).")),

  /* Draws. rus-draughts-2022 5.4.13.2: the move that was written is made; 9.2.7.1: renju knows no
   * repetition; 10.1.12: the chief secretary settles disputes by post */
  PROPOSES (FALSE_DRAW_CLAIM,
            FORMS_MEN,
            "5.4.13.2",
            CONTINUE,
            N_ ("The move that was written must be made. If the time of the player who claimed ran "
                "out during the check, the game is lost.")),
  PROPOSES (FALSE_DRAW_CLAIM, BRG_FORMS_RENJU, "9.2.7.1", CONTINUE, NULL),
  PROPOSES (FALSE_DRAW_CLAIM, BRG_FORMS_CORRESPONDENCE, "10.1.12", CONTINUE, NULL),
  /* rus-draughts-2022 6.1.8.1, 7.5.1: no offers early in a game that is neither rapid nor blitz */
  { .kind = BRG_INCIDENT_REPEATED_DRAW_OFFER,
    .forms = BRG_FORMS_RUSSIAN,
    .when = BRG_WHEN_NOT_FAST,
    .moves = { 0, 19 },
    .article = TAG ("5.4.15.2"),
    .sanction = BRG_SANCTION_REMARK,
    .note = N_ ("No offer before each player has made 20 moves (6.1.8.1).") },
  { .kind = BRG_INCIDENT_REPEATED_DRAW_OFFER,
    .forms = BRG_FORMS_INTERNATIONAL,
    .when = BRG_WHEN_NOT_FAST,
    .moves = { 0, 39 },
    .article = TAG ("5.4.15.2"),
    .sanction = BRG_SANCTION_REMARK,
    .note = N_ ("No offer before each player has made 40 moves (7.5.1).") },
  { .kind = BRG_INCIDENT_REPEATED_DRAW_OFFER,
    .forms = FORMS_BOARD,
    .when = BRG_WHEN_OFFER_BARRED,
    .article = TAG ("5.4.15.2"),
    .sanction = BRG_SANCTION_REMARK,
    .note = N_ ("The regulations want more moves before a draw is offered.") },
  BREACH (REPEATED_DRAW_OFFER,
          FORMS_BOARD,
          N_ ("The opponent has to use the right to offer first (5.4.13.4), and insisting disturbs "
              "(2.3.3).")),

  /* Calls for the arbiter. rus-draughts-2022 6.1.10.3, 7.7.3: they name 5.4.14.2 where 5.4.15 is
   * meant; in standard play stopping the clocks is what is judged */
  { .kind = BRG_INCIDENT_UNJUSTIFIED_CALL,
    .forms = FORMS_MEN,
    .when = BRG_WHEN_STANDARD_TEMPO,
    .article = TAG ("5.4.2.9"),
    .sanction = BRG_SANCTION_REMARK,
    .note = N_ ("For clocks that were stopped by misunderstanding.") },
  PROPOSES (UNJUSTIFIED_CALL, BRG_FORMS_RUSSIAN | BRG_FORMS_GIVEAWAY, "6.1.10.3", REMARK, NULL),
  PROPOSES (UNJUSTIFIED_CALL, BRG_FORMS_INTERNATIONAL, "7.7.3", REMARK, NULL),
  PENALTY_DAYS (BRG_INCIDENT_UNJUSTIFIED_CALL,
                "10.3.7",
                FALSE,
                N_ ("For announcing that the opponent's time was over when it was not.")),

  /* Conduct. rus-draughts-2022 2.3.2, 2.3.3: duties and what is forbidden while playing */
  BREACH (PHONE,
          FORMS_BOARD,
          N_ ("No device in the playing area (2.3.3), unless the regulations allow keeping it, "
              "switched off, in its place. Using a program is unlawful influence (1.5.3).")),
  BREACH (SEARCH_REFUSED, FORMS_BOARD, NOTE_OBEY),
  BREACH (DISTRACTION,
          FORMS_BOARD,
          N_ ("Disturbing the opponent in any way is forbidden (2.3.3).")),
  BREACH (LEFT_AREA,
          FORMS_BOARD,
          N_ ("The playing area, and the board in one's own turn, are left only with the arbiter's "
              "leave (2.3.3).")),
  BREACH (NOTES_OR_ADVICE,
          FORMS_BOARD,
          N_ ("No notes, other board, advice or analysis (2.3.3). Using a program is unlawful "
              "influence (1.5.3).")),
  BREACH (REFUSAL, FORMS_BOARD, NOTE_OBEY),
  LOSS_BOTH (REFUSAL_BOTH, FORMS_BOARD, "5.4.15.1", NOTE_OBEY),
  BREACH (ALCOHOL,
          FORMS_BOARD,
          N_ ("Against the duty of discipline and of a sporting way of life (2.3.2).")),
  BREACH (INTERFERENCE,
          FORMS_BOARD,
          N_ ("Other players are not disturbed, nor their games (2.3.3).")),
  BREACH (DRESS, FORMS_BOARD, N_ ("The regulations set how players dress (2.3.2).")),
  /* rus-draughts-2022 1.5.4, 1.5.6: collusion expels; for trying to influence a result otherwise a
   * warning, then a loss */
  { .kind = BRG_INCIDENT_COLLUSION,
    .forms = BRG_FORMS_ALL,
    .article = TAG ("1.5.4"),
    .sanction = BRG_SANCTION_EXPULSION,
    .lets_choose = TRUE,
    .choices = LIST (WARNING) | LIST (LOSS) | LIST (EXPULSION),
    .choices_article = TAG ("1.5.6"),
    .note = N_ ("The main jury decides and may annul the results (1.5.7, 1.5.8). For an attempt to "
                "influence a result in another way a warning, a loss when grave or repeated "
                "(1.5.6).") },

  /* Conduct by post. rus-draughts-2022 10.1.9: who may impose what */
  BY_POST (NOTES_OR_ADVICE, N_ ("No comments on a game before it is over (10.2.6).")),
  BY_POST (REFUSAL, NULL),
  BY_POST (REFUSAL_BOTH, NULL),
};

/* rus-draughts-2022 5.4.15.2: a remark, for a gross breach a warning; a warning after a remark;
 * then the game. A player who got a warning for the first breach has only that last step left. */
static const BrgLadderStep ladder_steps[] = {
  { BRG_SANCTION_NONE, FALSE, BRG_SANCTION_REMARK, BRG_LADDER_FIRST },
  { BRG_SANCTION_NONE, TRUE, BRG_SANCTION_WARNING, BRG_LADDER_FIRST_GROSS },
  { BRG_SANCTION_REMARK, FALSE, BRG_SANCTION_WARNING, BRG_LADDER_SECOND },
  { BRG_SANCTION_REMARK, TRUE, BRG_SANCTION_WARNING, BRG_LADDER_SECOND },
  { BRG_SANCTION_WARNING, FALSE, BRG_SANCTION_LOSS, BRG_LADDER_FURTHER },
  { BRG_SANCTION_WARNING, TRUE, BRG_SANCTION_LOSS, BRG_LADDER_FURTHER },
  { BRG_SANCTION_TIME, FALSE, BRG_SANCTION_LOSS, BRG_LADDER_FURTHER },
  { BRG_SANCTION_TIME, TRUE, BRG_SANCTION_LOSS, BRG_LADDER_FURTHER },
  { BRG_SANCTION_LOSS, FALSE, BRG_SANCTION_LOSS, BRG_LADDER_FURTHER },
  { BRG_SANCTION_LOSS, TRUE, BRG_SANCTION_LOSS, BRG_LADDER_FURTHER },
};

static const BrgLadder ladder = {
  .article = TAG ("5.4.15.2"),
  .steps = ladder_steps,
  .n_steps = G_N_ELEMENTS (ladder_steps),
  .repeated = BRG_SANCTION_EXPULSION,
  .repeated_note = N_ ("An earlier game was lost for breaches: the book allows expelling, and does "
                       "not demand it."),
  .most_seconds = 120,
};

/* Play by correspondence, in days. */
static const BrgCorrespondenceRules correspondence = {
  .moves_per_period = 10, /* rus-draughts-2022 10.3.1 */
  .breaks_per_year = 1,   /* rus-draughts-2022 10.4.1 */
  .overdue_article = TAG ("10.3.5"),
  .time_article = TAG ("10.3.1"),
  .break_article = TAG ("10.4.3"),
  .terms = {
    { BRG_TERM_ANSWER, 50, 0, TAG ("10.3.1") },
    { BRG_TERM_PENALTY, 6, 0, TAG ("10.2.11") },
    { BRG_TERM_OMISSION_PENALTY, 6, 0, TAG ("10.3.3") },
    { BRG_TERM_CLAIM_PENALTY, 6, 0, TAG ("10.3.7") },
    { BRG_TERM_REPEAT, 40, 0, TAG ("10.3.4") },
    { BRG_TERM_ENQUIRY, 30, 0, TAG ("10.3.4") },
    { BRG_TERM_REPORT_ERROR, 3, 0, TAG ("10.2.9") },
    { BRG_TERM_CLAIM_PROTEST, 10, 0, TAG ("10.3.8") },
    { BRG_TERM_DECISION_PROTEST, 10, 0, TAG ("10.1.12") },
    { BRG_TERM_BREAK, 30, 0, TAG ("10.4.1") },
    { BRG_TERM_RECORD, 15, 0, TAG ("10.5.1") },
    { BRG_TERM_ADJUDICATION, 10, 0, TAG ("10.5.2") },
    { BRG_TERM_ADJUDICATE, 31, 1, TAG ("10.5.5") },
    { BRG_TERM_APPEAL, 10, 0, TAG ("10.5.6") },
    { BRG_TERM_KEEP_LETTERS, 31, 1, TAG ("10.1.13") },
  },
};

/* Coming late. */
static const BrgLatenessBook lateness = {
  .halves = TRUE,
  .in_time = "rus-draughts-2022 5.4.1.2",
  .one_absent = "rus-draughts-2022 5.4.1.2",
  .both_absent = "rus-draughts-2022 5.4.1.2",
  .one_loses = "rus-draughts-2022 5.4.4.1",
  .both_lose = "rus-draughts-2022 5.4.4.2",
};

/* Standard, rapid and blitz. */
static const BrgTempoClass tempo_classes[] = {
  { PLAYS (RUSSIAN) | PLAYS (DRAUGHTS64), FALSE, 20 * 60, G_MAXINT, 0, BRG_TEMPO_STANDARD,
    "rus-draughts-2022 6.1.9.1" },
  { PLAYS (RUSSIAN) | PLAYS (DRAUGHTS64), FALSE, 7 * 60, 15 * 60, 0, BRG_TEMPO_RAPID,
    "rus-draughts-2022 6.1.9.2" },
  { PLAYS (RUSSIAN) | PLAYS (DRAUGHTS64), FALSE, 3 * 60, 5 * 60, 0, BRG_TEMPO_BLITZ,
    "rus-draughts-2022 6.1.9.3" },
  { PLAYS (RUSSIAN) | PLAYS (DRAUGHTS64), FALSE, 0, G_MAXINT, 0, BRG_TEMPO_UNKNOWN,
    "rus-draughts-2022 6.1.9" },
  { PLAYS (INTERNATIONAL), FALSE, 30 * 60, 120 * 60, 0, BRG_TEMPO_STANDARD,
    "rus-draughts-2022 7.6.1" },
  { PLAYS (INTERNATIONAL), FALSE, 15 * 60, 30 * 60, 0, BRG_TEMPO_RAPID, "rus-draughts-2022 7.6.2" },
  { PLAYS (INTERNATIONAL), FALSE, 5 * 60, 15 * 60, 0, BRG_TEMPO_BLITZ, "rus-draughts-2022 7.6.3" },
  { PLAYS (INTERNATIONAL), FALSE, 0, G_MAXINT, 0, BRG_TEMPO_UNKNOWN, "rus-draughts-2022 7.6" },
  { PLAYS (GIVEAWAY), FALSE, 20 * 60, G_MAXINT, 0, BRG_TEMPO_STANDARD, "rus-draughts-2022 8.3" },
  { PLAYS (GIVEAWAY), FALSE, 0, G_MAXINT, 0, BRG_TEMPO_UNKNOWN, "rus-draughts-2022 8.3" },
  /* Renju is given by its least controls: 90 minutes, or 45 and ten seconds a move. */
  { PLAYS (RENJU), FALSE, 90 * 60, G_MAXINT, 0, BRG_TEMPO_STANDARD, "rus-draughts-2022 9.4.1" },
  { PLAYS (RENJU), FALSE, 45 * 60, G_MAXINT, 10, BRG_TEMPO_STANDARD, "rus-draughts-2022 9.4.1" },
  { PLAYS (RENJU), FALSE, 0, G_MAXINT, 0, BRG_TEMPO_UNKNOWN, "rus-draughts-2022 9.4.1" },
};

/* What players wear, the highest first; not to be translated. */
static const char *const titles[] = { "гм",   "мсмк", "мс",   "кмс",  "1 р.", "2 р.",
                                      "3 р.", "1 ю.", "2 ю.", "3 ю.", "б/р",  NULL };

/* What is usual where the regulations leave it open. */
static const BrgUsualControl usual_controls[] = {
  /* rus-draughts-2022 6.1.9.1, 8.3: recommended */
  { PLAYS (RUSSIAN) | PLAYS (DRAUGHTS64) | PLAYS (GIVEAWAY), "30+30" },
  /* rus-draughts-2022 7.6.1 */
  { PLAYS (INTERNATIONAL), "80+60" },
  /* rus-draughts-2022 9.4.1 */
  { G_MAXUINT, "90+30" },
};

static const BrgUsualOrder usual_orders[] = {
  /* rus-draughts-2022 5.4.8.2: the regulations choose among these, and their order */
  { FALSE, "SB,WIN,DE,VSTOP", "rus-draughts-2022 5.4.8.2", N_ ("Sonneborn-Berger first") },
  { FALSE, "SHM,WIN,DE,VSTOP", "rus-draughts-2022 5.4.8.2", N_ ("Shmulyan first") },
  { FALSE, "WIN,DE,SB,VSTOP", "rus-draughts-2022 5.4.8.2", N_ ("Wins first") },
  { TRUE, "BH/C1,BH,SB,WIN", "rus-draughts-2022 5.4.8.2", N_ ("Truncated Solkoff first") },
  { TRUE, "BH,SB,WIN", "rus-draughts-2022 5.4.8.2", N_ ("Solkoff first") },
  { TRUE, "BH/C1,BH,WIN,RATSUM", "rus-draughts-2022 5.4.8.2", N_ ("All are rated") },
};

/* Formats of a play-off, its own first. */
static const char *const playoff_formats[] = { "draughts-match", "draughts-round-robin", NULL };

const BrgRulebook brg_book_rus_draughts_2022 = {
  .id = "rus-draughts-2022",
  .name = N_ ("Russian draughts rules 2022"),
  /* Translators: an article of the draughts rules; in Russian "п. %s" */
  .citation = N_ ("par. %s"),
  .disciplines = PLAYS (RUSSIAN) | PLAYS (DRAUGHTS64) | PLAYS (INTERNATIONAL) | PLAYS (GIVEAWAY) |
                 PLAYS (RENJU),
  .less_than_half = { "rus-draughts-2022 5.4.5.2", FALSE, FALSE, BRG_UNPLAYED_MINUS_BOTH },
  .half_or_more = { "rus-draughts-2022 5.4.5.3", TRUE, FALSE, BRG_UNPLAYED_LOST },
  .default_minutes = -1,   /* rus-draughts-2022 5.4.4.1: the first control, at most an hour */
  .two_one_scoring = TRUE, /* rus-draughts-2022 5.4.7.1 */
  .point_byes = FALSE,     /* rus-draughts-2022 5.4.10.2: an announced absence is a loss */
  .most_late_minutes = 60, /* rus-draughts-2022 5.4.4.1 */
  .late_article = "rus-draughts-2022 5.4.4.1",
  .scoring_article = "rus-draughts-2022 5.4.7.1",
  .marks_article = "rus-draughts-2022 5.4.7.2",
  .swiss_leaver_article = "rus-draughts-2022 5.4.5.5",
  .adjourned_leaver_article = "rus-draughts-2022 5.4.5.4",
  .leaver_decision_article = "rus-draughts-2022 5.4.5.1",
  .team_leaver_article = "rus-draughts-2022 5.4.9.5",
  .missed_article = "rus-draughts-2022 5.4.5.1",
  .missed_games = 1,
  .missed_round_robin = TRUE,
  .articles = articles,
  .n_articles = G_N_ELEMENTS (articles),
  .incidents = incidents,
  .n_incidents = G_N_ELEMENTS (incidents),
  .ladder = &ladder,
  .correspondence = &correspondence,
  .lateness = &lateness,
  .tempo_classes = tempo_classes,
  .n_tempo_classes = G_N_ELEMENTS (tempo_classes),
  .tie_break_edition = "rus-draughts-2022",
  .usual_titles = titles,
  .usual_controls = usual_controls,
  .n_usual_controls = G_N_ELEMENTS (usual_controls),
  .usual_orders = usual_orders,
  .n_usual_orders = G_N_ELEMENTS (usual_orders),
  .playoff_formats = playoff_formats,
  .final_pairs_article = "rus-draughts-2022 5.4.10.12",
  .printed_marks_article = "rus-draughts-2022 5.4.7.2",
  .choices = LIST (REMARK) | LIST (WARNING) | LIST (TIME) | LIST (LOSS) | LIST (LOSS_BOTH) |
             LIST (EXPULSION),
  .choices_article = "rus-draughts-2022 5.4.15.1",
};
