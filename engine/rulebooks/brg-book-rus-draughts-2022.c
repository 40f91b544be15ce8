/* brg-book-rus-draughts-2022.c - Russian rules of the sport "draughts", 2022
 *
 * Rules: rus-draughts-2022 5.4.4.1, 5.4.5, 5.4.7, 5.4.9.5, 5.4.10.2
 * Tests: tests/engine/test-rulebook.c, tests/engine/test-article.c,
 *   tests/engine/test-advice-draughts.c, tests/engine/test-ladder.c,
 *   tests/engine/test-correspondence.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-book.h"

#include "brg-adjournment-book.h"
#include "brg-admission.h"
#include "brg-age-group.h"
#include "brg-blind-book.h"
#include "brg-both-flags-book.h"
#include "brg-correction-book.h"
#include "brg-correspondence.h"
#include "brg-equipment.h"
#include "brg-jury.h"
#include "brg-ladder.h"
#include "brg-lateness-book.h"
#include "brg-number-book.h"
#include "brg-play-order-book.h"
#include "brg-record-book.h"
#include "brg-staffing.h"
#include "brg-status.h"
#include "brg-timetable-book.h"

#define PLAYS(discipline) (1u << BRG_DISCIPLINE_##discipline)
#define LIST(sanction) (1u << BRG_SANCTION_##sanction)

/* rus-draughts-2022 5.4.17.5: three who decide and two reserves, from different regions. */
static const BrgCommitteeRule committee = {
  .least_seats = 3,
  .reserves = 2,
  .least_age = 21,
  .seats_article = "rus-draughts-2022 5.4.17.5",
  .by_region = TRUE,
  .teams_article = "rus-draughts-2022 5.4.17.5",
  .odd_article = "rus-draughts-2022 5.4.17.5",
  .age_article = "rus-draughts-2022 5.4.17.5",
  .interest_article = "rus-draughts-2022 5.4.17.5",
};

static const BrgProtestRules protests = {
  .article = "rus-draughts-2022 5.4.17.1",
  /* rus-draughts-2022 5.4.17.1: an hour; fast play until the next round, at last half an hour. */
  .standard = { BRG_TERM_MINUTES, 60, BRG_TERM_MINUTES, 60 },
  .fast = { BRG_TERM_NEXT_ROUND, 0, BRG_TERM_MINUTES, 30 },
  .term_article = "rus-draughts-2022 5.4.17.1",
  .written_article = "rus-draughts-2022 5.4.17.2",
  .names_article = "rus-draughts-2022 5.4.17.2",
  .captain_article = "rus-draughts-2022 5.4.9.7",
  .decision_hours = 24, /* rus-draughts-2022 5.4.17.3 */
  .decision_article = "rus-draughts-2022 5.4.17.3",
  .hearing_article = "rus-draughts-2022 5.4.17.3",
  .approval_article = "rus-draughts-2022 5.4.17.3",
  .has_two_steps = TRUE, /* rus-draughts-2022 5.4.17.5 */
  .appeal_article = "rus-draughts-2022 5.4.17.5",
  .final_article = "rus-draughts-2022 5.4.17.5",
  .fee_article = "rus-draughts-2022 5.4.17.4",
  .most_fee = 500000, /* rus-draughts-2022 5.4.17.4: 5,000 roubles */
  .fee_currency = "RUB",
  .fee_goes_to_fund = TRUE,
  .letter_days = 10, /* rus-draughts-2022 10.1.12, 10.5.6 */
  .letter_article = "rus-draughts-2022 10.1.12",
  .adjudication_article = "rus-draughts-2022 10.5.6",
  .committee = &committee,
};

/* What the program knows of the book, article by article, in our own words. */
static const BrgArticle articles[] = {
  { "1.1", BRG_TOPIC_OTHER,
    N_ ("Draughts is played by two, at the board or over the internet. The playing area is "
        "the hall with corridors and rooms beside it.") },
  { "1.2", BRG_TOPIC_OTHER,
    N_ ("Events are held in the sixteen disciplines of the register; appendix 1 has their "
        "international names.") },
  { "1.3", BRG_TOPIC_OTHER,
    N_ ("Events are for individuals, for teams, for both, or for individuals with team "
        "totals.") },
  { "1.4", BRG_TOPIC_PAIRING,
    N_ ("Systems of play: round robin, Swiss, knock-out, knock-out for all places, "
        "Scheveningen and mixed.") },
  { "1.5", BRG_TOPIC_SANCTION,
    N_ ("Unlawful influence on results is forbidden: the chief arbiter may declare a loss, the "
        "main jury may expel and annul results. No fee is returned.") },
  { "1.5.3", BRG_TOPIC_SANCTION,
    N_ ("Bribery, agreed results, gain from results and cheating with technical means are "
        "unlawful influence.") },
  { "1.5.4", BRG_TOPIC_SANCTION,
    N_ ("Players who collude are removed from the event and return prizes and payments.") },
  { "1.5.5", BRG_TOPIC_SANCTION,
    N_ ("Betting on draughts is forbidden to everybody who takes part in events.") },
  { "1.5.6", BRG_TOPIC_SANCTION,
    N_ ("An attempt brings a warning; a serious or repeated one may bring loss or "
        "expulsion.") },
  { "1.5.9", BRG_TOPIC_SANCTION, N_ ("Exclusion does not bring the entry fee back.") },
  { "1.5.10", BRG_TOPIC_SANCTION,
    N_ ("The federation may disqualify for unlawful influence on results.") },
  { "1.6.2", BRG_TOPIC_ADMISSION,
    N_ ("Who is disqualified takes part in no capacity during the term.") },
  { "2.1", BRG_TOPIC_ADMISSION,
    N_ ("Sex and age groups; the age limit may not be reached in the year of the event. "
        "Playing in an older group is allowed.") },
  { "2.2.1", BRG_TOPIC_ADMISSION,
    N_ ("The regulations limit who may play; the admission committee decides. Players come "
        "with a preliminary and a final entry.") },
  { "2.2.2", BRG_TOPIC_ADMISSION,
    N_ ("Organisations enter their players by a preliminary and a final entry, appendices 3 and "
        "4.") },
  { "2.2.3", BRG_TOPIC_ADMISSION,
    N_ ("A doctor marks every player on the entry as admitted, and signs and seals it.") },
  { "2.2.4", BRG_TOPIC_ADMISSION,
    N_ ("Documents: identity or birth certificate, classification book, health insurance "
        "and accident insurance; local events may ask for less.") },
  { "2.2.5", BRG_TOPIC_ADMISSION,
    N_ ("The regulations may ask for further papers at the admission.") },
  { "2.2.6", BRG_TOPIC_ADMISSION,
    N_ ("At municipal events and those of organisations the regulations may ask only for the "
        "papers that they name.") },
  { "2.3", BRG_TOPIC_CONDUCT,
    N_ ("Rights and duties of players and representatives, and what is forbidden during "
        "play.") },
  { "2.3.1", BRG_TOPIC_CONDUCT,
    N_ ("Players have a right to information, quiet play, the arbiter's help and protests, "
        "and may walk about the hall.") },
  { "2.3.2", BRG_TOPIC_CONDUCT,
    N_ ("Players know the regulations, behave and dress properly, obey the arbiter, play "
        "in full earnest and to the end.") },
  { "2.3.3", BRG_TOPIC_CONDUCT,
    N_ ("During play: no advice, notes, other boards, pointing at squares, disturbing, "
        "leaving the area or electronic devices.") },
  { "2.3.4", BRG_TOPIC_PROTEST,
    N_ ("A representative enters players, receives documents and may protest and appeal "
        "for a player.") },
  { "3.1.1", BRG_TOPIC_START,
    N_ ("The organiser may change the timetable, but not the days of arrival and departure.") },
  { "3.1.3", BRG_TOPIC_OFFICIAL,
    N_ ("The organiser answers for the whole event; several share rights and duties by a contract "
        "or by the regulations.") },
  { "4.1", BRG_TOPIC_START,
    N_ ("The hall is large, light, quiet and warm enough, and closed off from spectators.") },
  { "4.2", BRG_TOPIC_START,
    N_ ("Tables, boards, pieces and clocks, with at least two spare clocks. The clock "
        "stands at White's left hand.") },
  { "5.1", BRG_TOPIC_ADMISSION,
    N_ ("Entries are signed by doctor and organisation. The preliminary one comes in time, "
        "the final one goes to the committee; a fee is at most 5000 roubles.") },
  { "5.2", BRG_TOPIC_ADMISSION,
    N_ ("The entry fee is at most 5000 roubles a player, is paid before the admission committee "
        "meets, and may be lower below all-Russian events.") },
  { "5.3", BRG_TOPIC_ADMISSION,
    N_ ("The admission committee checks documents, keeps minutes and may refuse a player with "
        "a reason.") },
  { "5.4.1.1", BRG_TOPIC_START, N_ ("Players are at their boards five minutes before the round.") },
  { "5.4.1.2", BRG_TOPIC_LATENESS,
    N_ ("The absent side's clock runs at once. With both absent White's runs, and the time "
        "is halved when one arrives.") },
  { "5.4.1.3", BRG_TOPIC_START,
    N_ ("The lot for first moves or position is drawn with both present. If one is absent it "
        "waits, on the absent player's time.") },
  { "5.4.2", BRG_TOPIC_CLOCK,
    N_ ("Tournament clocks: pressing, faults, stopping and running out of time.") },
  { "5.4.2.1", BRG_TOPIC_CLOCK,
    N_ ("The number of moves and the time for them, with any increment, are fixed in "
        "advance.") },
  { "5.4.2.2", BRG_TOPIC_CLOCK,
    N_ ("How a mechanical clock is set; a player may check the flag first.") },
  { "5.4.2.3", BRG_TOPIC_CLOCK,
    N_ ("The clock is pressed with the hand that moved, and only after a move. Nobody "
        "hinders it or keeps a finger on it.") },
  { "5.4.2.4", BRG_TOPIC_CLOCK, N_ ("Nobody but the opponent may remind a player of the clock.") },
  { "5.4.2.5", BRG_TOPIC_CLOCK,
    N_ ("A faulty clock is corrected or replaced. In standard play no player's time is cut to "
        "less than 15 minutes.") },
  { "5.4.2.6", BRG_TOPIC_FLAG,
    N_ ("Running out of time loses, also while making the control move or pressing the "
        "clock.") },
  { "5.4.2.7", BRG_TOPIC_FLAG,
    N_ ("Only the two players and the arbiter may point out that time has run out.") },
  { "5.4.2.8", BRG_TOPIC_FLAG,
    N_ ("Complaints about the clock must come before the time runs out.") },
  { "5.4.2.9", BRG_TOPIC_CLOCK,
    N_ ("Stopping the clock counts as resigning, unless the rules allow it. For a "
        "misunderstanding a remark is enough.") },
  { "5.4.2.10", BRG_TOPIC_FLAG,
    N_ ("Time that runs out after the winning move does not count when the opponent has no "
        "piece or no move left.") },
  { "5.4.3", BRG_TOPIC_RECORD,
    N_ ("The record of the game: duty to write, exemption in time trouble and completion "
        "afterwards.") },
  { "5.4.3.1", BRG_TOPIC_RECORD,
    N_ ("Both players record the game move by move; writing may come before or after the "
        "move.") },
  { "5.4.3.2", BRG_TOPIC_RECORD,
    N_ ("With less than five minutes left and no increment of 30 seconds a player need not "
        "write, but completes the record after the control.") },
  { "5.4.3.3", BRG_TOPIC_RECORD,
    N_ ("When neither writes, the arbiter tries to record without interfering. Time for "
        "completing is halved between them.") },
  { "5.4.3.4", BRG_TOPIC_RECORD,
    N_ ("Scoresheets lie open so that the arbiter can check them. They belong to the "
        "organiser.") },
  { "5.4.3.5", BRG_TOPIC_REPORT,
    N_ ("After the game both write times and result, sign and hand in the scoresheets.") },
  { "5.4.4", BRG_TOPIC_LATENESS, N_ ("The default time, and what absence costs.") },
  { "5.4.4.1", BRG_TOPIC_LATENESS,
    N_ ("The regulations set the default time, at most one hour; otherwise it is the first "
        "time control. Arriving later loses the game or micro-match.") },
  { "5.4.4.2", BRG_TOPIC_LATENESS, N_ ("When both fail to appear without good cause, both lose.") },
  { "5.4.5", BRG_TOPIC_LEAVER,
    N_ ("Missed games and withdrawal: it depends on whether half of the games were played.") },
  { "5.4.5.1", BRG_TOPIC_LEAVER,
    N_ ("After one or two missed games of a round robin the chief arbiter decides whether the "
        "player continues.") },
  { "5.4.5.2", BRG_TOPIC_LEAVER,
    N_ ("Less than half played: the results stand for rating but do not count. The rest is − "
        "for both sides.") },
  { "5.4.5.3", BRG_TOPIC_LEAVER,
    N_ ("Half or more played: the results stand and count. The rest is − for the withdrawn "
        "player and + for the opponents.") },
  { "5.4.5.4", BRG_TOPIC_LEAVER,
    N_ ("Unfinished games count as played and are adjudicated by the arbiters or a "
        "committee.") },
  { "5.4.5.5", BRG_TOPIC_LEAVER,
    N_ ("In a Swiss the results of played games and micro-matches stand.") },
  { "5.4.6", BRG_TOPIC_RESULT,
    N_ ("A micro-match is two or more games with colours exchanged; its sum decides. "
        "Russian draughts has five minutes of rest between games.") },
  { "5.4.7.1", BRG_TOPIC_RESULT,
    N_ ("A win, draw and loss count 1, ½ and 0, or else 2, 1 and 0.") },
  { "5.4.7.2", BRG_TOPIC_RESULT,
    N_ ("Games lost by absence are marked − and +; they count for places, not for norms "
        "and ratings.") },
  { "5.4.8", BRG_TOPIC_TIE_BREAK,
    N_ ("Results of an event: places, equal points and tie-breaks.") },
  { "5.4.8.1", BRG_TOPIC_TIE_BREAK, N_ ("Places are decided by points, highest first.") },
  { "5.4.8.2", BRG_TOPIC_TIE_BREAK,
    N_ ("Ties on points are broken by coefficients, wins, direct encounter, results against "
        "others in order, or opponents' ratings, as the regulations say.") },
  { "5.4.8.3", BRG_TOPIC_TIE_BREAK,
    N_ ("Sonneborn-Berger: scores of opponents beaten and half of those drawn with; for "
        "teams each opponent's score times the points made against it.") },
  { "5.4.8.4", BRG_TOPIC_TIE_BREAK,
    N_ ("Shmulyan: scores of opponents beaten less scores of opponents lost to. Only for "
        "round robins.") },
  { "5.4.8.5", BRG_TOPIC_TIE_BREAK,
    N_ ("Solkoff or Buchholz: the sum of the opponents' scores. The median form leaves out "
        "the best and the worst.") },
  { "5.4.8.7", BRG_TOPIC_TIE_BREAK,
    N_ ("Truncated Solkoff leaves out the worst opponent; the full form leaves out more until "
        "the tie is broken.") },
  { "5.4.8.8", BRG_TOPIC_TIE_BREAK,
    N_ ("Solkoff plus: the sum of the Solkoff scores of the opponents.") },
  { "5.4.8.9", BRG_TOPIC_TIE_BREAK,
    N_ ("Solkoff-Balyakin: the products of the opponents' points and Solkoff scores, "
        "added.") },
  { "5.4.8.10", BRG_TOPIC_TIE_BREAK,
    N_ ("Riga: scores of beaten opponents twice, of drawn ones one and a half times, of "
        "others once.") },
  { "5.4.8.13", BRG_TOPIC_TIE_BREAK,
    N_ ("The regulations may order an extra match or a tie-break with less time for tied "
        "players.") },
  { "5.4.9", BRG_TOPIC_TEAM,
    N_ ("Team events: line-ups, colours, forfeits, withdrawal, and how team results are "
        "counted.") },
  { "5.4.9.2", BRG_TOPIC_TEAM,
    N_ ("The regulations set size, boards and reserves. The line-up is due 15 minutes "
        "before the round, else that of round one holds.") },
  { "5.4.9.3", BRG_TOPIC_TEAM,
    N_ ("Colours follow board one: odd boards as board one, even boards the other colour.") },
  { "5.4.9.4", BRG_TOPIC_TEAM,
    N_ ("A team with less than half present, or less than two players, forfeits. A game on a "
        "wrong board is lost.") },
  { "5.4.9.5", BRG_TOPIC_LEAVER,
    N_ ("A team withdraws or misses the last round: forfeits or annulment, whichever changes "
        "the leading places least.") },
  { "5.4.9.6", BRG_TOPIC_TEAM,
    N_ ("Teams rank by game points or by match points, then by further team tie-breaks. The "
        "regulations may change their order.") },
  { "5.4.9.6.1", BRG_TOPIC_TEAM,
    N_ ("By game points, then match points, direct encounter, matches won, coefficients and "
        "results by board.") },
  { "5.4.9.6.2", BRG_TOPIC_TEAM,
    N_ ("By match points, then game points, direct encounter, matches won, coefficients and "
        "results by board.") },
  { "5.4.9.7", BRG_TOPIC_PROTEST,
    N_ ("Only the captain speaks for the team and protests, in writing.") },
  { "5.4.10.1", BRG_TOPIC_PAIRING,
    N_ ("A Swiss event lets many play in few rounds. Pairs are made before each round, as "
        "a rule by computer.") },
  { "5.4.10.2", BRG_TOPIC_PAIRING,
    N_ ("Nobody meets twice, and nobody gets two byes or forfeit wins; colours alternate where "
        "possible, never four alike; withdrawn and absent players are not paired.") },
  { "5.4.10.4", BRG_TOPIC_PAIRING,
    N_ ("Blind draw: pairs are drawn by lot within equal points, from the top.") },
  { "5.4.10.5", BRG_TOPIC_PAIRING,
    N_ ("Pairing by individual coefficients: players keep the number of their first "
        "ranking for the whole event.") },
  { "5.4.10.5.1", BRG_TOPIC_PAIRING,
    N_ ("Players are ranked by rating, the rest by lot. The number stays for the whole "
        "event.") },
  { "5.4.10.5.2", BRG_TOPIC_PAIRING,
    N_ ("Round one: the upper half plays the lower half in order. The lot gives the colour "
        "of the first pair.") },
  { "5.4.10.5.3", BRG_TOPIC_PAIRING,
    N_ ("Score groups are ordered by number, upwards in odd rounds and downwards in even "
        "ones.") },
  { "5.4.10.5.4", BRG_TOPIC_PAIRING,
    N_ ("From an odd group the last floats down and plays the first possible opponent there.") },
  { "5.4.10.5.5", BRG_TOPIC_PAIRING,
    N_ ("In an even group the halves meet in order; where it fails, as few pairs as "
        "possible are undone.") },
  { "5.4.10.6", BRG_TOPIC_PAIRING,
    N_ ("Pairing by truncated Solkoff: two rounds by number, then score groups ordered by "
        "truncated Solkoff and number.") },
  { "5.4.10.7", BRG_TOPIC_PAIRING,
    N_ ("Pairing by current Buchholz: score groups ordered by number in round two, then by "
        "current Buchholz and number.") },
  { "5.4.10.7.2", BRG_TOPIC_PAIRING,
    N_ ("Round one: first against last, second against last but one, and so on.") },
  { "5.4.10.7.4", BRG_TOPIC_PAIRING,
    N_ ("From an odd group the first floats down and plays the last possible opponent there.") },
  { "5.4.10.7.5", BRG_TOPIC_PAIRING,
    N_ ("In an even group the first plays the last; where it fails the pair made last is "
        "undone.") },
  { "5.4.10.7.6", BRG_TOPIC_PAIRING,
    N_ ("From round three score groups are ordered by current Buchholz, then by number.") },
  { "5.4.10.8", BRG_TOPIC_PAIRING,
    N_ ("A pairing is final when it is complete and correct. Pairing again affects as few "
        "players as possible.") },
  { "5.4.10.9", BRG_TOPIC_PAIRING,
    N_ ("The regulations may order forced pairs in the first rounds or groups.") },
  { "5.4.10.10", BRG_TOPIC_PAIRING,
    N_ ("A Swiss is paired by computer or by hand, at regional events and above by computer "
        "only.") },
  { "5.4.10.11", BRG_TOPIC_TIE_BREAK,
    N_ ("By hand: a bye counts as the lowest score of the event, a withdrawn player as the "
        "average of the score group.") },
  { "5.4.10.12", BRG_TOPIC_PAIRING,
    N_ ("Computer pairings are final, except for an error or a reasoned decision of the chief "
        "arbiter. Coefficients come from the same program.") },
  { "5.4.11", BRG_TOPIC_OTHER,
    N_ ("Regional events and above use computer programs as a rule, those that the federation "
        "recommends.") },
  { "5.4.12", BRG_TOPIC_OTHER,
    N_ ("Remote play over the internet takes place under the arbiters' control. Without means "
        "to identify and watch the players it is not an official event.") },
  { "5.4.13", BRG_TOPIC_DRAW,
    N_ ("Draws by agreement, when both run out of time, and by repetition, and how they are "
        "offered and claimed.") },
  { "5.4.13.1", BRG_TOPIC_DRAW,
    N_ ("A draw by agreement, when both ran out of time and nobody knows who first, or by "
        "threefold repetition.") },
  { "5.4.13.2", BRG_TOPIC_CLAIM,
    N_ ("Repetition is claimed before making the move, or with the move written down. It is "
        "checked on the claimant's time against a complete record.") },
  { "5.4.13.3", BRG_TOPIC_DRAW,
    N_ ("A draw is offered after making a move, briefly and without conditions. The opponent "
        "accepts, declines or moves.") },
  { "5.4.13.4", BRG_TOPIC_DRAW,
    N_ ("A second offer may come only after the opponent has offered.") },
  { "5.4.13.5", BRG_TOPIC_CLAIM,
    N_ ("A player claiming a draw by the rules counts the moves, in the record or aloud. If "
        "the opponent refuses, the arbiter decides.") },
  { "5.4.13.6", BRG_TOPIC_DRAW,
    N_ ("The arbiter may declare a draw by the rules without a claim, but not in renju.") },
  { "5.4.14", BRG_TOPIC_IRREGULARITY,
    N_ ("Irregularities, who may have them corrected, and until when.") },
  { "5.4.14.1", BRG_TOPIC_IRREGULARITY,
    N_ ("Wrong setup or colours are corrected only until each side has moved. Later the game "
        "continues and counts.") },
  { "5.4.14.2", BRG_TOPIC_ILLEGAL_MOVE,
    N_ ("Fourteen irregularities. Only the opponent decides whether to correct, and only "
        "before replying; an uncrowned king may be corrected later.") },
  { "5.4.14.3", BRG_TOPIC_TOUCHING,
    N_ ("Touched one piece, moved another: the opponent may press the clock back and demand "
        "the first. A compulsory capture comes first.") },
  { "5.4.14.4", BRG_TOPIC_ILLEGAL_MOVE,
    N_ ("An error with the clock pressed is corrected on the offender's time. Repeating it to "
        "gain time is a gross breach. Unnoticed it stands.") },
  { "5.4.14.5", BRG_TOPIC_PROTEST,
    N_ ("After the game no complaint is heard, and the result stands.") },
  { "5.4.15", BRG_TOPIC_SANCTION,
    N_ ("Sanctions for breaking the rules, and in which order they follow.") },
  { "5.4.15.1", BRG_TOPIC_SANCTION,
    N_ ("Remark, warning, up to two minutes for the opponent, loss, also of both, and "
        "expulsion. The arbiter chooses by gravity.") },
  { "5.4.15.2", BRG_TOPIC_SANCTION,
    N_ ("First a remark, for a gross breach a warning; the second breach a warning, a "
        "further one loses. Repeating it in later games may bring expulsion.") },
  { "5.4.17", BRG_TOPIC_PROTEST,
    N_ ("Protests to the chief arbiter and appeals to the committee.") },
  { "5.4.17.1", BRG_TOPIC_PROTEST,
    N_ ("A protest is written and due one hour after the round; in fast play before the "
        "next round, after the last one in 30 minutes.") },
  { "5.4.17.2", BRG_TOPIC_PROTEST,
    N_ ("It is filed with the chief arbiter by the player or a representative, and names the "
        "articles.") },
  { "5.4.17.3", BRG_TOPIC_PROTEST,
    N_ ("It is decided at once if possible, within 24 hours at the latest, before the results "
        "are approved. Both sides are heard.") },
  { "5.4.17.4", BRG_TOPIC_PROTEST,
    N_ ("A deposit of at most 5000 roubles may be set. It is returned if the protest succeeds, "
        "otherwise it goes to the prize fund.") },
  { "5.4.17.5", BRG_TOPIC_PROTEST,
    N_ ("An appeals committee may hear appeals against decided protests. Odd, without "
        "arbiters, parties and persons under 21; its decision is final.") },
  { "6.1", BRG_TOPIC_MOVES,
    N_ ("Rules of Russian draughts: board, pieces, moves, captures, wins and draws.") },
  { "6.1.1", BRG_TOPIC_BOARD,
    N_ ("The board has 64 squares and is played on the dark ones; a dark corner is at the "
        "player's left hand.") },
  { "6.1.3", BRG_TOPIC_BOARD,
    N_ ("Each side has twelve pieces on the dark squares of its first three rows.") },
  { "6.1.4", BRG_TOPIC_MOVES,
    N_ ("How pieces move, what a king is, and what a touched piece must do.") },
  { "6.1.4.1", BRG_TOPIC_START,
    N_ ("White moves first, unless the first moves or the position were drawn by lot.") },
  { "6.1.4.3", BRG_TOPIC_MOVES,
    N_ ("A man moves one square diagonally forward to a free square.") },
  { "6.1.4.4", BRG_TOPIC_MOVES,
    N_ ("A man on the last row becomes a king, crowned with a second piece or turned over. Not "
        "crowning it is a breach.") },
  { "6.1.4.5", BRG_TOPIC_MOVES,
    N_ ("A king moves any distance along free diagonals, but not over own pieces.") },
  { "6.1.4.6", BRG_TOPIC_MOVES, N_ ("A move is made when the hand has left the piece.") },
  { "6.1.4.7", BRG_TOPIC_TOUCHING,
    N_ ("A touched piece that can move must move; of several, the first touched that can.") },
  { "6.1.4.8", BRG_TOPIC_TOUCHING,
    N_ ("A piece moved but not released must move, but may go to another square.") },
  { "6.1.4.9", BRG_TOPIC_TOUCHING,
    N_ ("Pieces are adjusted only on the player's own move and after saying so.") },
  { "6.1.5", BRG_TOPIC_MOVES,
    N_ ("Capturing is compulsory; captured pieces leave the board only after the whole "
        "capture, in order or in reverse.") },
  { "6.1.5.1", BRG_TOPIC_MOVES,
    N_ ("A man captures a piece beside it by jumping to the free square behind; a king "
        "does so from any distance.") },
  { "6.1.5.3", BRG_TOPIC_MOVES,
    N_ ("Capturing the opponent's pieces is compulsory, forwards and backwards, and is one "
        "move.") },
  { "6.1.5.5", BRG_TOPIC_MOVES,
    N_ ("Man and king go on capturing in the same move while they can.") },
  { "6.1.5.8", BRG_TOPIC_MOVES,
    N_ ("No jump may be made over pieces of the player's own "
        "colour.") },
  { "6.1.5.9", BRG_TOPIC_MOVES,
    N_ ("A square may be passed again, but no enemy piece is jumped twice.") },
  { "6.1.5.10", BRG_TOPIC_CONDUCT,
    N_ ("Each jump is shown on the board; hiding the route is unsporting.") },
  { "6.1.5.11", BRG_TOPIC_MOVES,
    N_ ("A series of captures is made when the hand leaves the piece at its end.") },
  { "6.1.5.12", BRG_TOPIC_MOVES,
    N_ ("Captured pieces stay on the board until the whole series is done.") },
  { "6.1.5.14", BRG_TOPIC_MOVES,
    N_ ("Of several possible captures the player chooses freely, regardless of the number of "
        "pieces.") },
  { "6.1.5.15", BRG_TOPIC_MOVES,
    N_ ("A man that reaches the last row while capturing goes on as a king in the same "
        "move.") },
  { "6.1.5.16", BRG_TOPIC_MOVES,
    N_ ("A man that reaches the last row without capturing captures as a king from its "
        "next move.") },
  { "6.1.6.1", BRG_TOPIC_RECORD, N_ ("Squares are named by letters a to h and numbers 1 to 8.") },
  { "6.1.6.2", BRG_TOPIC_RECORD,
    N_ ("A move is written with a hyphen, a capture with a colon, with its route where that "
        "matters. A short form is allowed.") },
  { "6.1.7", BRG_TOPIC_RESULT,
    N_ ("The game is won when the opponent has no pieces or no moves left, or resigns.") },
  { "6.1.8.1", BRG_TOPIC_DRAW,
    N_ ("In standard play a draw may be offered after at least 20 moves by each.") },
  { "6.1.8.3", BRG_TOPIC_DRAW,
    N_ ("Three kings holding the main road against one king: 15 moves to win.") },
  { "6.1.8.4", BRG_TOPIC_DRAW,
    N_ ("Three or more kings, or more pieces, against one king: 15 moves to win.") },
  { "6.1.8.5", BRG_TOPIC_DRAW,
    N_ ("Three pieces against a king on the main road: 5 moves, unless one side can win.") },
  { "6.1.8.6", BRG_TOPIC_DRAW,
    N_ ("Kings on both sides and no change of material: 5 moves with 2 or 3 pieces, 30 "
        "with 4 or 5, 60 with 6 or 7.") },
  { "6.1.8.7", BRG_TOPIC_DRAW,
    N_ ("In a clearly drawn position a player may count five moves aloud; without a win it "
        "is a draw. The arbiter judges it.") },
  { "6.1.8.8", BRG_TOPIC_DRAW,
    N_ ("Only kings moved, without capture: 15 moves with 4 or 5 pieces, 25 with 6 or 7.") },
  { "6.1.9.1", BRG_TOPIC_CLOCK,
    N_ ("Standard: 20 minutes or more for the game, best with 30 seconds a move.") },
  { "6.1.9.2", BRG_TOPIC_FAST_PLAY,
    N_ ("Rapid in Russian draughts: 7 to 15 minutes for the game.") },
  { "6.1.9.3", BRG_TOPIC_FAST_PLAY,
    N_ ("Blitz in Russian draughts: 3 to 5 minutes for the game.") },
  { "6.1.10.2", BRG_TOPIC_FAST_PLAY,
    N_ ("Clocks are required, the record is not. Without it a draw may be agreed only with at "
        "most six pieces each.") },
  { "6.1.10.3", BRG_TOPIC_FAST_PLAY,
    N_ ("A player may stop the clock to call the arbiter. An unjustified call may bring a "
        "sanction.") },
  { "6.1.10.4", BRG_TOPIC_FAST_PLAY,
    N_ ("Without increment drawn endings are not played out, unless a win can be shown.") },
  { "6.1.10.5", BRG_TOPIC_FAST_PLAY,
    N_ ("With too little time to win a won position, offering a draw and stopping the "
        "clock makes it a draw. The arbiter checks this.") },
  { "6.2", BRG_TOPIC_MOVES,
    N_ ("Draughts-64 follows the rules of Russian draughts and is played in micro-matches "
        "from drawn positions.") },
  { "6.2.2", BRG_TOPIC_START,
    N_ ("The initial position is drawn by lot before the game, from the table that the "
        "regulations name.") },
  { "6.2.3", BRG_TOPIC_MOVES,
    N_ ("The regulations may take the rules of capturing of international draughts.") },
  { "7.1", BRG_TOPIC_BOARD,
    N_ ("The board has 100 squares. Each side has twenty pieces on its first four rows; "
        "the main road runs from 46 to 5.") },
  { "7.2.2", BRG_TOPIC_START,
    N_ ("White moves first. Touching and making moves are as in Russian draughts.") },
  { "7.3", BRG_TOPIC_RECORD,
    N_ ("The dark squares are numbered 1 to 50. Moves have a hyphen, captures a colon, and "
        "there is no short form.") },
  { "7.4.1", BRG_TOPIC_MOVES, N_ ("The largest capture is compulsory; kings count like men.") },
  { "7.4.2", BRG_TOPIC_MOVES,
    N_ ("A man that passes the last row while capturing stays a man. If it could continue only "
        "as a king, it stops there.") },
  { "7.5.1", BRG_TOPIC_DRAW,
    N_ ("In standard play a draw may be offered after at least 40 moves by each.") },
  { "7.5.2", BRG_TOPIC_DRAW,
    N_ ("Draws: 25 moves by each with kings only; three pieces with a king against a king "
        "in 16 moves; two or one in 5.") },
  { "7.6", BRG_TOPIC_CLOCK,
    N_ ("Time controls of international draughts: standard, rapid and blitz.") },
  { "7.6.1", BRG_TOPIC_CLOCK,
    N_ ("Standard: 30 minutes to two hours for the game, best with an increment.") },
  { "7.6.2", BRG_TOPIC_FAST_PLAY,
    N_ ("Rapid in international draughts: 15 to 30 minutes for the game.") },
  { "7.6.3", BRG_TOPIC_FAST_PLAY,
    N_ ("Blitz in international draughts: 5 to 15 minutes for the game.") },
  { "7.7.2", BRG_TOPIC_FAST_PLAY,
    N_ ("Clocks are required, the record is not. Without it a draw may be agreed only with at "
        "most ten pieces each.") },
  { "7.7.3", BRG_TOPIC_FAST_PLAY,
    N_ ("In rapid and blitz a player may stop the clock to call the arbiter. An "
        "unjustified call may bring a sanction.") },
  { "7.7.4", BRG_TOPIC_FAST_PLAY,
    N_ ("Without increment drawn endings with one king are not played out; with a minute or "
        "less and at most eight pieces a clearly better side may claim a draw.") },
  { "8.1", BRG_TOPIC_RESULT,
    N_ ("Giveaway is won by losing all pieces, by having no move left, or when the "
        "opponent resigns.") },
  { "8.2", BRG_TOPIC_DRAW,
    N_ ("Giveaway: 15 moves with kings only and without capture are a draw.") },
  { "8.3", BRG_TOPIC_CLOCK,
    N_ ("Giveaway is played with 20 minutes or more, best with 30 seconds a move.") },
  { "9.2.1", BRG_TOPIC_RESULT, N_ ("In renju Black needs five in a row, White five or more.") },
  { "9.2.2.2", BRG_TOPIC_BOARD,
    N_ ("The board has 15 by 15 points, columns A to P and rows 1 to 15; the centre is H8.") },
  { "9.2.3", BRG_TOPIC_MOVES,
    N_ ("What row, five, four, straight four, three and overline "
        "mean.") },
  { "9.2.4", BRG_TOPIC_MOVES,
    N_ ("How a game of renju is played: moves, fouls, openings and passing.") },
  { "9.2.4.1", BRG_TOPIC_START,
    N_ ("Black begins in the centre of the board; then each places one stone on a free point, "
        "and stones stay.") },
  { "9.2.4.2", BRG_TOPIC_MOVES,
    N_ ("A double three, a double four or an overline is a foul by Black, unless a five is "
        "made as well. White has no fouls.") },
  { "9.2.4.3", BRG_TOPIC_START,
    N_ ("The regulations may restrict the opening by an opening rule.") },
  { "9.2.4.4", BRG_TOPIC_MOVES,
    N_ ("Passing is a move in renju; the player just presses the clock.") },
  { "9.2.5.1", BRG_TOPIC_MOVES,
    N_ ("A move is made when the stone is placed or the pass announced, and complete when the "
        "clock is pressed.") },
  { "9.2.5.2", BRG_TOPIC_TOUCHING,
    N_ ("Stones are adjusted on the player's own move after a warning. Displaced ones go back "
        "on the offender's time.") },
  { "9.2.6", BRG_TOPIC_RESULT,
    N_ ("Renju is won by a five, by White also with an overline, and when the opponent resigns "
        "or exceeds the time.") },
  { "9.2.6.4", BRG_TOPIC_FLAG,
    N_ ("Exceeding the time of the regulations loses a game of renju.") },
  { "9.2.7.1", BRG_TOPIC_DRAW,
    N_ ("Renju is drawn by agreement, when both pass, or when neither side can make a "
        "winning row any more.") },
  { "9.2.7.2", BRG_TOPIC_DRAW, N_ ("Renju: the regulations may set other conditions of a draw.") },
  { "9.3.1.3", BRG_TOPIC_FLAG,
    N_ ("A resignation or an agreed draw stands even if exceeded time is found later.") },
  { "9.3.1.4", BRG_TOPIC_CLOCK,
    N_ ("The arbiter stops the clock for interruptions; a player only to call the arbiter.") },
  { "9.3.1.5", BRG_TOPIC_CLOCK,
    N_ ("The clock is pressed only after a move. Pressing without placing a stone is a pass.") },
  { "9.3.2", BRG_TOPIC_RECORD,
    N_ ("Both record a renju game with numbered marks, each move after it is on the board, "
        "and sign at the end.") },
  { "9.3.2.2", BRG_TOPIC_RECORD,
    N_ ("With less than five minutes left and no increment of 30 seconds a player need not "
        "write, but completes the record after the flag fall.") },
  { "9.4.1", BRG_TOPIC_CLOCK,
    N_ ("Renju: 120 or 90 minutes with 30 seconds, 90 minutes, or 45 minutes with 10 "
        "seconds a move.") },
  { "10.1.1", BRG_TOPIC_OTHER,
    N_ ("Correspondence: events are played by post, by e-mail, on a game server or by "
        "telephone.") },
  { "10.1.2", BRG_TOPIC_CLOCK,
    N_ ("Correspondence: moves are sent by post, and the time is counted in days.") },
  { "10.1.3", BRG_TOPIC_OTHER,
    N_ ("Correspondence: what is peculiar to e-mail and telephone is set by the regulations.") },
  { "10.1.4", BRG_TOPIC_OTHER,
    N_ ("Correspondence: Russian draughts, draughts on 100 squares and giveaway are played so.") },
  { "10.1.5", BRG_TOPIC_OFFICIAL,
    N_ ("Correspondence: all-Russian events are held by the Federation.") },
  { "10.1.6", BRG_TOPIC_OFFICIAL,
    N_ ("Correspondence: the organisation approves the regulations, appoints the main jury, sums "
        "up and awards.") },
  { "10.1.7", BRG_TOPIC_OFFICIAL,
    N_ ("Correspondence: the chief arbiter keeps the results, decides on overdue time, breaches "
        "and conflicts, informs the players and reports to the organisation.") },
  { "10.1.8", BRG_TOPIC_OFFICIAL,
    N_ ("Correspondence: the chief secretary registers the records, keeps the results, informs the "
        "players and decides on conflicts. Without one the chief arbiter does so.") },
  { "10.1.9", BRG_TOPIC_SANCTION,
    N_ ("Correspondence: the chief secretary may remark, warn or withhold news, the chief "
        "arbiter may also declare a loss.") },
  { "10.1.10", BRG_TOPIC_SANCTION,
    N_ ("Correspondence: a sanction names the articles that were broken.") },
  { "10.1.11", BRG_TOPIC_CONDUCT,
    N_ ("Correspondence: players know the rules, play to the end, carry out decisions and keep to "
        "the ethics of sport.") },
  { "10.1.12", BRG_TOPIC_PROTEST,
    N_ ("Correspondence: disputes go to the secretary, then the chief arbiter, then the "
        "organisation, each in ten days.") },
  { "10.1.13", BRG_TOPIC_CONDUCT,
    N_ ("Correspondence: all letters are kept for a month after the final results came, and shown "
        "to the chief arbiter on demand.") },
  { "10.1.14", BRG_TOPIC_LEAVER,
    N_ ("Correspondence: a player who stops without good cause may be barred for up to three "
        "years.") },
  { "10.2.1", BRG_TOPIC_RECORD,
    N_ ("Correspondence: moves go on cards or in envelopes; registered mail may be ordered. Who "
        "uses it has to repeat an unanswered letter registered.") },
  { "10.2.2", BRG_TOPIC_RECORD,
    N_ ("Correspondence: moves are written in full notation. A short form is an impossible "
        "move.") },
  { "10.2.3", BRG_TOPIC_RECORD,
    N_ ("Correspondence: a letter has the cipher, the opponent's new moves repeated, the variant "
        "accepted, the answer, three dates, both totals, address and signature.") },
  { "10.2.4", BRG_TOPIC_MOVES,
    N_ ("Correspondence: a forced move of the opponent is written down and answered by the player "
        "himself.") },
  { "10.2.5", BRG_TOPIC_RECORD,
    N_ ("Correspondence: moves are legible and nothing is erased; a correction is struck out, "
        "written anew and signed.") },
  { "10.2.6", BRG_TOPIC_CONDUCT,
    N_ ("Correspondence: no assessment of the position and no comments before the end of the "
        "game.") },
  { "10.2.7", BRG_TOPIC_MOVES,
    N_ ("Correspondence: a variant is offered in words, “if …, then …”; several are named A, B.") },
  { "10.2.8", BRG_TOPIC_MOVES, N_ ("Correspondence: a move that was sent cannot be changed.") },
  { "10.2.9", BRG_TOPIC_IRREGULARITY,
    N_ ("Correspondence: moves not repeated, or wrongly or illegibly, are reported within three "
        "days, which cost nothing; no answer is sent before they are put right.") },
  { "10.2.10", BRG_TOPIC_ILLEGAL_MOVE,
    N_ ("Correspondence: where the man of an impossible move has a single move the opponent names "
        "it and answers; else the sender replaces it and pays with the days of thinking and of the "
        "correction.") },
  { "10.2.11", BRG_TOPIC_SANCTION,
    N_ ("Correspondence: errors of a letter that stop the game cost six days together, entered in "
        "the answer to it with the reason; later the right is lost.") },
  { "10.2.12", BRG_TOPIC_MOVES,
    N_ ("Correspondence: a variant is offered up to its first impossible or illegible move; such "
        "an error costs nothing.") },
  { "10.2.13", BRG_TOPIC_MOVES,
    N_ ("Correspondence: a variant is accepted up to the first move that is changed; when that one "
        "is impossible it is put right, with the penalty.") },
  { "10.2.14", BRG_TOPIC_IRREGULARITY,
    N_ ("Correspondence: wrong numbers of moves do not stop the game; they are pointed out and put "
        "right in the next answer.") },
  { "10.3.1", BRG_TOPIC_CLOCK,
    N_ ("Correspondence: 50 days for every ten moves, time saved is kept. Each answer gives three "
        "dates and both totals; what a postmark changes is put right in the very next answer or "
        "never.") },
  { "10.3.2", BRG_TOPIC_CLOCK,
    N_ ("Correspondence: a first move on the first day or earlier costs nothing; who got the "
        "starting list late begins on the day after it. What comes on the last day or later costs "
        "no time.") },
  { "10.3.3", BRG_TOPIC_CLOCK,
    N_ ("Correspondence: dates left out are asked for; each further time may cost six days, "
        "entered "
        "in the very next answer.") },
  { "10.3.4", BRG_TOPIC_CLOCK,
    N_ ("Correspondence: without an answer the move is repeated by registered letter after 40 "
        "days; "
        "a late repeat costs own time.") },
  { "10.3.5", BRG_TOPIC_FLAG,
    N_ ("Correspondence: more than 50 days for ten moves exceeds the time, and the chief "
        "arbiter declares the loss.") },
  { "10.3.6", BRG_TOPIC_FLAG,
    N_ ("Correspondence: exceeding the time is reported to the chief arbiter with all letters "
        "and a chart of times.") },
  { "10.3.7", BRG_TOPIC_FLAG,
    N_ ("Correspondence: the chief arbiter decides on a claim of exceeded time: a loss, or six "
        "days for an incorrect claim, and its move is played. Without all materials he need not "
        "approve it.") },
  { "10.3.8", BRG_TOPIC_PROTEST,
    N_ ("Correspondence: a protest against a time forfeit is due within ten days, with the "
        "materials.") },
  { "10.3.9", BRG_TOPIC_CLOCK,
    N_ ("Correspondence: on a server the time is set by the server or the regulations, and its "
        "program keeps it.") },
  { "10.4.1", BRG_TOPIC_CLOCK,
    N_ ("Correspondence: one break of up to 30 days a year in all games.") },
  { "10.4.2", BRG_TOPIC_CLOCK,
    N_ ("Correspondence: a break is announced beforehand by registered letter; told late it begins "
        "late, not told it does not count.") },
  { "10.4.3", BRG_TOPIC_CLOCK,
    N_ ("Correspondence: both days named belong to the break, and its days are taken off the time "
        "used.") },
  { "10.4.4", BRG_TOPIC_CLOCK,
    N_ ("Correspondence: an answer in one's own break does not end the break and costs no time.") },
  { "10.4.5", BRG_TOPIC_CLOCK,
    N_ ("Correspondence: in special cases the chief arbiter may count a break told after it began, "
        "or give an additional one.") },
  { "10.5.1", BRG_TOPIC_RECORD,
    N_ ("Correspondence: both send the record of a finished game to the secretary with the next "
        "answer, at the latest in fifteen days, in semi-short notation on a sheet of 70 x 210 "
        "mm.") },
  { "10.5.2", BRG_TOPIC_ADJOURNMENT,
    N_ ("Correspondence: unfinished games go to adjudication with position and analysis in "
        "ten days; it is done in a month.") },
  { "10.5.3", BRG_TOPIC_LEAVER,
    N_ ("Correspondence: the chief arbiter decides what happens to the games of withdrawn "
        "players.") },
  { "10.5.4", BRG_TOPIC_RESULT,
    N_ ("Correspondence: when both assess the position alike that is the result, unless it is "
        "clearly another.") },
  { "10.5.5", BRG_TOPIC_RESULT,
    N_ ("Correspondence: adjudication goes by the analyses that came; without good ones the chief "
        "arbiter decides. It is done in a month and told to who assessed otherwise.") },
  { "10.5.6", BRG_TOPIC_PROTEST,
    N_ ("Correspondence: a player who sent an analysis may protest against an adjudication "
        "within ten days.") },
  { "10.5.7", BRG_TOPIC_PROTEST,
    N_ ("Correspondence: the organisation's decision on such a protest is final.") },
  { "10.5.8", BRG_TOPIC_RESULT,
    N_ ("Correspondence: when neither player sends the record of a game, both get a minus, which "
        "counts as a loss.") },
  { "10.5.9", BRG_TOPIC_SANCTION,
    N_ ("Correspondence: who withholds the record of even one game may be denied the final "
        "information.") },
  { "10.5.10", BRG_TOPIC_RESULT,
    N_ ("Correspondence: on a server the results are kept by its program.") },
#include "brg-book-rus-draughts-2022-xi.h"
  { "12.1", BRG_TOPIC_OFFICIAL,
    N_ ("Chief arbiter, deputies and chief secretary are the main jury. With the other "
        "arbiters they run the event.") },
  { "12.2", BRG_TOPIC_OFFICIAL,
    N_ ("Before the event the jury makes the timetable, checks the hall, meets the "
        "representatives and holds the draw.") },
  { "12.3", BRG_TOPIC_REPORT,
    N_ ("After it the jury approves the results and submits the report.") },
  { "12.4", BRG_TOPIC_OFFICIAL, N_ ("Duties of chief arbiter, deputy, secretary and arbiters.") },
  { "12.4.1", BRG_TOPIC_OFFICIAL,
    N_ ("The chief arbiter is responsible for the whole event and decides all its questions.") },
  { "12.4.3", BRG_TOPIC_OFFICIAL,
    N_ ("The chief arbiter may cancel or interrupt, move or remove arbiters, penalise "
        "players and send representatives away.") },
  { "12.4.6", BRG_TOPIC_OFFICIAL,
    N_ ("An arbiter prepares the round, draws the lots, supervises the games and records "
        "results.") },
  { "12.4.4", BRG_TOPIC_OFFICIAL,
    N_ ("A deputy watches over arbiters and staff, and stands in for the chief arbiter.") },
  { "12.4.5", BRG_TOPIC_OFFICIAL,
    N_ ("The chief secretary leads the secretariat, keeps all papers and publishes results.") },
  { "13.1", BRG_TOPIC_OFFICIAL,
    N_ ("Auxiliary staff are doctor and nurse, commandant and assistant secretary; technical staff "
        "works under the commandant.") },
  { "14.1", BRG_TOPIC_REPORT,
    N_ ("Recommended forms of result sheets, players' cards and tables of results; a program "
        "may print them.") },
  { "14.1.1", BRG_TOPIC_REPORT,
    N_ ("Result sheets name the pairs of the round, and the arbiters enter the results.") },
  { "14.1.3", BRG_TOPIC_REPORT, N_ ("Tables of results for round robin, Swiss and team events.") },
  { "14.2", BRG_TOPIC_REPORT,
    N_ ("The organisation sets form and date of the report of the main jury.") },
  { "15.3", BRG_TOPIC_OFFICIAL,
    N_ ("Where it can be done games are shown on screens or demonstrated.") },
  { "15.5", BRG_TOPIC_CONDUCT, N_ ("Spectators keep quiet, give no advice and do not analyse.") },
  { "XVI", BRG_TOPIC_OTHER, N_ ("Only the federation's interpretation of these rules is final.") },
  { "app. 1", BRG_TOPIC_OTHER, N_ ("International names and spellings of the disciplines.") },
  { "app. 2", BRG_TOPIC_PAIRING,
    N_ ("Tables of rounds and colours for round robins. The number named first has White, "
        "in renju Black.") },
  { "app. 3", BRG_TOPIC_REPORT,
    N_ ("Form of the preliminary entry: organisation, event, sportspersons with their data, "
        "representative, signatures of the heads.") },
  { "app. 4", BRG_TOPIC_REPORT,
    N_ ("Form of the final entry: as the preliminary one, with the doctor’s admission beside each "
        "name and the stamp of the medical organisation.") },
  { "app. 5", BRG_TOPIC_RECORD, N_ ("Signs used in the record of a game.") },
  { "app. 6", BRG_TOPIC_REPORT,
    N_ ("Recommended form of the result sheet of an individual event.") },
  { "app. 7", BRG_TOPIC_REPORT,
    N_ ("Recommended forms of a team match and of a round of matches.") },
  { "app. 8", BRG_TOPIC_REPORT, N_ ("Recommended form of the card of a player in a Swiss event.") },
  { "app. 9", BRG_TOPIC_REPORT, N_ ("Recommended form of the table of results of a round robin.") },
  { "app. 10", BRG_TOPIC_REPORT,
    N_ ("Recommended form of the table of results of a Swiss event.") },
  { "app. 11", BRG_TOPIC_REPORT,
    N_ ("Recommended form of the team totals of an individual event.") },
};

#define TAG(article) "rus-draughts-2022 " article

/* Games with men that move, and all that are played at a board. */
#define FORMS_MEN (BRG_FORMS_RUSSIAN | BRG_FORMS_INTERNATIONAL | BRG_FORMS_GIVEAWAY)
#define FORMS_BOARD (FORMS_MEN | BRG_FORMS_RENJU)

#define DAYS(n) ((n) *24 * 60 * 60)

#define NOTE_BY_OPPONENT                                                                       \
  N_ ("Corrected on the offender's time, if the opponent asks for it and has not replied yet " \
      "(5.4.14.2, 5.4.14.4).")
#define NOTE_MUST_TAKE                                                                       \
  N_ ("Taking is compulsory. Corrected on the offender's time, if the opponent asks for it " \
      "and has not replied yet (5.4.14.2, 5.4.14.4).")
#define NOTE_TOUCHED                                                                 \
  N_ ("The opponent may demand that the piece touched first is moved, if it can; a " \
      "compulsory capture comes before that (5.4.14.3).")
#define NOTE_UNMARKED N_ ("The opponent may have the king crowned even after replying (5.4.14.2).")
#define NOTE_LATE                                                                   \
  N_ ("The whole micro-match is lost. For arriving within the limit only what the " \
      "regulations set.")
#define NOTE_OBEY N_ ("Players comply with the arbiter's requirements (2.3.2).")
#define NOTE_ONE_MOVE N_ ("Only until both players have made a move.")
#define NOTE_POSTAL_STOP                                                                        \
  N_ ("Who stops playing without good cause may be barred from the events of the organisation " \
      "for up to three years (10.1.14).")
#define NOTE_POSTAL_PENALTY                                                                   \
  N_ ("Six days, once per letter; the opponent enters them in the very next reply or not at " \
      "all. If the piece has only one move, that one counts.")

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

/* rus-draughts-2022 5.4.14.2: once the opponent has replied the irregularity stands */
#define STANDS(kind_)                                                                          \
  {                                                                                            \
    .kind = kind_, .forms = FORMS_MEN, .when = BRG_WHEN_ANSWERED, .article = TAG ("5.4.14.2"), \
    .sanction = BRG_SANCTION_CONTINUE,                                                         \
    .note = N_ ("The opponent has replied: what was played stands.")                           \
  }
#define BY_OPPONENT(index_)                                            \
  STANDS ((BrgIncidentKind) (BRG_INCIDENT_IRREGULARITY_A + (index_))), \
      IRREGULARITY (index_, NOTE_BY_OPPONENT)

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

/* rus-draughts-2022 1.5.6: who tries to influence a result unlawfully is warned; grave or repeated
 * it may be a loss, or an exclusion */
#define INFLUENCES(kind_, forms_, note_)                                            \
  INFLUENCES_WHEN (kind_, forms_, .when = BRG_WHEN_GROSS, LOSS, LOST, note_),       \
      INFLUENCES_WHEN (kind_, forms_, .counts = COUNT_REPEATED, LOSS, LOST, note_), \
      INFLUENCES_WHEN (kind_, forms_, .when = 0, WARNING, NONE, note_)
#define COUNT_REPEATED \
  {                    \
    2, 0               \
  }
#define INFLUENCES_WHEN(kind_, forms_, when_, sanction_, result_, note_)                    \
  {                                                                                         \
    when_, .kind = BRG_INCIDENT_##kind_, .forms = forms_, .article = TAG ("1.5.6"),         \
           .sanction = BRG_SANCTION_##sanction_, .result = BRG_RESULT_##result_,            \
           .lets_choose = TRUE, .choices = LIST (WARNING) | LIST (LOSS) | LIST (EXPULSION), \
           .choices_article = TAG ("1.5.6"), .note = note_,                                 \
  }

/* rus-draughts-2022 10.1.9: what the officials may impose in correspondence */
#define BY_POST(kind_, note_)                                                                    \
  {                                                                                              \
    .kind = BRG_INCIDENT_##kind_, .forms = BRG_FORMS_CORRESPONDENCE, .article = TAG ("10.1.9"),  \
    .sanction = BRG_SANCTION_CHOOSE,                                                             \
    .choices = LIST (REMARK) | LIST (WARNING) | LIST (NO_NEWS) | LIST (LOSS) | LIST (EXPULSION), \
    .choices_article = TAG ("10.1.9"), .note = note_,                                            \
  }

/* rus-draughts-2022 10.2.11, 10.3.7: days that are added to a player in correspondence */
#define PENALTY_DAYS(kind_, article_, needs_claim_, note_)                        \
  {                                                                               \
    .kind = kind_, .forms = BRG_FORMS_CORRESPONDENCE, .article = TAG (article_),  \
    .sanction = BRG_SANCTION_TIME, .clock = BRG_CLOCK_SELF, .seconds = -DAYS (6), \
    .needs_claim = needs_claim_, .note = note_,                                   \
  }

/* rus-draughts-2022 5.4.14.5: after the game no claims are taken, and its result counts */
#define AFTER_MEN(kind_)                                                                        \
  {                                                                                             \
    .kind = kind_, .forms = FORMS_MEN, .when = BRG_WHEN_GAME_OVER, .article = TAG ("5.4.14.5"), \
    .sanction = BRG_SANCTION_CONTINUE,                                                          \
    .note = N_ ("After the game no claims are accepted: the result counts."),                   \
  }

/* What the book says of incidents; the first row that fits answers. */
static const BrgIncidentRule incidents[] = {
  AFTER_MEN (BRG_INCIDENT_ILLEGAL_MOVE),
  AFTER_MEN (BRG_INCIDENT_PROMOTION_UNFINISHED),
  AFTER_MEN (BRG_INCIDENT_TOUCH_MOVE),
  AFTER_MEN (BRG_INCIDENT_WRONG_COLOURS),
  AFTER_MEN (BRG_INCIDENT_WRONG_START),
  AFTER_MEN (BRG_INCIDENT_DISPLACED),
  AFTER_MEN ((BrgIncidentKind) (BRG_INCIDENT_IRREGULARITY_A + 0)),
  AFTER_MEN ((BrgIncidentKind) (BRG_INCIDENT_IRREGULARITY_A + 1)),
  AFTER_MEN ((BrgIncidentKind) (BRG_INCIDENT_IRREGULARITY_A + 2)),
  AFTER_MEN ((BrgIncidentKind) (BRG_INCIDENT_IRREGULARITY_A + 3)),
  AFTER_MEN ((BrgIncidentKind) (BRG_INCIDENT_IRREGULARITY_A + 4)),
  AFTER_MEN ((BrgIncidentKind) (BRG_INCIDENT_IRREGULARITY_A + 5)),
  AFTER_MEN ((BrgIncidentKind) (BRG_INCIDENT_IRREGULARITY_A + 6)),
  AFTER_MEN ((BrgIncidentKind) (BRG_INCIDENT_IRREGULARITY_A + 7)),
  AFTER_MEN ((BrgIncidentKind) (BRG_INCIDENT_IRREGULARITY_A + 8)),
  AFTER_MEN ((BrgIncidentKind) (BRG_INCIDENT_IRREGULARITY_A + 9)),
  AFTER_MEN ((BrgIncidentKind) (BRG_INCIDENT_IRREGULARITY_A + 10)),
  AFTER_MEN ((BrgIncidentKind) (BRG_INCIDENT_IRREGULARITY_A + 11)),
  AFTER_MEN ((BrgIncidentKind) (BRG_INCIDENT_IRREGULARITY_A + 12)),
  AFTER_MEN ((BrgIncidentKind) (BRG_INCIDENT_IRREGULARITY_A + 13)),
  /* Moves. rus-draughts-2022 9.2.4.2, 9.2.6.4: what is forbidden to Black in renju, without saying
   * what follows; 10.2.10: by post an impossible move is put right */
  STANDS (BRG_INCIDENT_ILLEGAL_MOVE),
  { .kind = BRG_INCIDENT_ILLEGAL_MOVE,
    .forms = FORMS_MEN,
    .when = BRG_WHEN_GROSS,
    .article = TAG ("5.4.15.2"),
    .sanction = BRG_SANCTION_REMARK,
    .note = N_ ("Repeated to gain increments it is a gross breach (5.4.14.4).") },
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
            N_ ("The rule book forbids fouls (9.2.4.2) and does not say what follows. By "
                "custom White wins by pointing it out before the next stone.")),
  PENALTY_DAYS (BRG_INCIDENT_ILLEGAL_MOVE, "10.2.11", TRUE, NOTE_POSTAL_PENALTY),
  PENALTY_DAYS (BRG_INCIDENT_IRREGULARITY_A, "10.2.11", TRUE, NOTE_POSTAL_PENALTY),
  { .kind = BRG_INCIDENT_PROMOTION_UNFINISHED,
    .forms = FORMS_MEN,
    .article = TAG ("5.4.15.2"),
    .sanction = BRG_SANCTION_REMARK,
    .needs_claim = TRUE,
    .note = NOTE_UNMARKED },
  STANDS (BRG_INCIDENT_TOUCH_MOVE),
  { .kind = BRG_INCIDENT_TOUCH_MOVE,
    .forms = FORMS_MEN,
    .article = TAG ("5.4.14.3"),
    .sanction = BRG_SANCTION_CORRECT,
    .needs_claim = TRUE,
    .note = NOTE_TOUCHED },
  BY_OPPONENT (0), /* a: a wrong move */
  BY_OPPONENT (1), /* b: two moves in a row */
  STANDS ((BrgIncidentKind) (BRG_INCIDENT_IRREGULARITY_A + 2)),
  IRREGULARITY (2, NOTE_TOUCHED), /* c: touched one man and moved another */
  BY_OPPONENT (3),                /* d: took the move back */
  BY_OPPONENT (4),                /* e: moved a man of the opponent */
  STANDS ((BrgIncidentKind) (BRG_INCIDENT_IRREGULARITY_A + 5)),
  IRREGULARITY (5, NOTE_MUST_TAKE), /* f: moved instead of taking */
  BY_OPPONENT (6),                  /* g: took men off without cause */
  BY_OPPONENT (7),                  /* h: took men off wrongly during a capture */
  BY_OPPONENT (8),                  /* i: took off fewer or more than were taken */
  BY_OPPONENT (9),                  /* j: took off others than were taken */
  BY_OPPONENT (10),                 /* k: stopped while taking off */
  BY_OPPONENT (11),                 /* l: took own men off after a capture */
  IRREGULARITY (12, NOTE_UNMARKED), /* m: did not mark a king */
  BY_OPPONENT (13),                 /* n: played with a king that was not marked */

  /* Clocks. rus-draughts-2022 5.4.2.3: with the hand that moved, and only after moving */
  BREACH (TWO_HANDS, FORMS_BOARD, N_ ("The clock is pressed with the hand that moved (5.4.2.3).")),
  BREACH (PRESS_WITHOUT_MOVE,
          FORMS_MEN,
          N_ ("The clock is pressed back; nobody may press it before moving (5.4.2.3).")),
  PROPOSES (PRESS_WITHOUT_MOVE,
            BRG_FORMS_RENJU,
            "9.3.1.5",
            CONTINUE,
            N_ ("It counts as passing, unless the opening rule says otherwise.")),
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
        N_ ("A resignation or an agreed draw before it was noticed stands (9.3.1.3).")),
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
  { .kind = BRG_INCIDENT_LATE,
    .forms = FORMS_BOARD,
    .when = BRG_WHEN_IN_TIME,
    .article = TAG ("5.4.1.2"),
    .sanction = BRG_SANCTION_CONTINUE,
    .note = N_ ("Not too late yet: the player plays on with the time left. Only what the "
                "regulations set is imposed.") },
  LOSS (LATE, FORMS_BOARD, "5.4.4.1", NOTE_LATE),
  { .kind = BRG_INCIDENT_NO_SHOW,
    .forms = FORMS_BOARD,
    .when = BRG_WHEN_IN_TIME,
    .article = TAG ("5.4.4.1"),
    .sanction = BRG_SANCTION_CONTINUE,
    .note = N_ ("The player may still come: it is not too late yet.") },
  LOSS (NO_SHOW,
        FORMS_BOARD,
        "5.4.4.1",
        N_ ("The whole micro-match is lost. In a round robin the chief arbiter decides whether "
            "the player continues (5.4.5.1). If neither player comes, both lose (5.4.4.2).")),
  /* rus-draughts-2022 5.4.1.2: when neither is there at the start; 5.4.4.2: nor comes in time */
  { .kind = BRG_INCIDENT_BOTH_ABSENT,
    .forms = FORMS_BOARD,
    .when = BRG_WHEN_NO_LATENESS,
    .article = TAG ("5.4.4.2"),
    .sanction = BRG_SANCTION_LOSS_BOTH,
    .result = BRG_RESULT_BOTH_LOST,
    .note = N_ ("Unless one of them has a valid reason.") },
  { .kind = BRG_INCIDENT_BOTH_ABSENT,
    .forms = FORMS_BOARD,
    .article = TAG ("5.4.1.2"),
    .sanction = BRG_SANCTION_NONE,
    .clock = BRG_CLOCK_HALVE,
    .note = N_ ("When the first of them comes, the clock of the other is started. Whoever comes "
                "after the limit loses (5.4.4.1); if neither comes in time, both do (5.4.4.2).") },
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
    .note = N_ ("The result counts.") },
  PROPOSES (WRONG_COLOURS, FORMS_MEN, "5.4.14.1", CORRECT, NOTE_ONE_MOVE),
  { .kind = BRG_INCIDENT_WRONG_START,
    .forms = FORMS_MEN,
    .moves = { 1, 0 },
    .article = TAG ("5.4.14.1"),
    .sanction = BRG_SANCTION_CONTINUE,
    .note = N_ ("The result counts.") },
  PROPOSES (WRONG_START, FORMS_MEN, "5.4.14.1", CORRECT, NOTE_ONE_MOVE),
  PROPOSES (DISPLACED,
            BRG_FORMS_RENJU,
            "9.2.5.2",
            CORRECT,
            N_ ("On the time of the player who displaced the stones.")),
  BREACH (DISPLACED,
          FORMS_MEN,
          N_ ("The position is restored. Pieces are adjusted only on one's own move and after "
              "saying so (6.1.4.9).")),

  /* Draws. rus-draughts-2022 5.4.13.2: the move that was written is made; 9.2.7.1: renju knows no
   * repetition; 10.1.12: the chief secretary settles disputes by post */
  { .kind = BRG_INCIDENT_FALSE_DRAW_CLAIM,
    .forms = FORMS_MEN,
    .when = BRG_WHEN_RAN_OUT,
    .article = TAG ("5.4.13.2"),
    .sanction = BRG_SANCTION_LOSS,
    .result = BRG_RESULT_LOST,
    .note = N_ ("The claim was wrong, and the claimant's time ran out while it was checked.") },
  PROPOSES (FALSE_DRAW_CLAIM,
            FORMS_MEN,
            "5.4.13.2",
            CONTINUE,
            N_ ("The written move must be made. If the claimant's time ran out during the "
                "check, the game is lost.")),
  PROPOSES (FALSE_DRAW_CLAIM, BRG_FORMS_RENJU, "9.2.7.1", CONTINUE, NULL),
  PROPOSES (FALSE_DRAW_CLAIM, BRG_FORMS_CORRESPONDENCE, "10.1.12", CONTINUE, NULL),
  /* rus-draughts-2022 5.4.13.3: an offer follows a move of one's own; 6.1.8.1, 7.5.1: no offers
   * early in a game that is neither rapid nor blitz; 6.1.10.2, 7.7.2: few men where nobody writes
   */
  { .kind = BRG_INCIDENT_DRAW_AGREED,
    .forms = FORMS_BOARD,
    .when = BRG_WHEN_NOBODY_MOVED,
    .article = TAG ("5.4.13.3"),
    .sanction = BRG_SANCTION_CONTINUE,
    .note = N_ ("A draw may be offered only after a move of one’s own.") },
  { .kind = BRG_INCIDENT_DRAW_AGREED,
    .forms = BRG_FORMS_RUSSIAN,
    .when = BRG_WHEN_NOT_FAST,
    .moves = { 0, 19 },
    .article = TAG ("6.1.8.1"),
    .sanction = BRG_SANCTION_CONTINUE,
    .note = N_ ("No offer before each player has made 20 moves (6.1.8.1).") },
  { .kind = BRG_INCIDENT_DRAW_AGREED,
    .forms = BRG_FORMS_INTERNATIONAL,
    .when = BRG_WHEN_NOT_FAST,
    .moves = { 0, 39 },
    .article = TAG ("7.5.1"),
    .sanction = BRG_SANCTION_CONTINUE,
    .note = N_ ("No offer before each player has made 40 moves (7.5.1).") },
  /* rus-draughts-2022 9.2.7.2: the regulations may set other conditions of a draw; elsewhere they
   * are kept by the chief arbiter (12.4.1), and 6.1.8.1, 7.5.1 bar what is offered too early */
  { .kind = BRG_INCIDENT_DRAW_AGREED,
    .forms = BRG_FORMS_RENJU,
    .when = BRG_WHEN_OFFER_BARRED,
    .article = TAG ("9.2.7.2"),
    .sanction = BRG_SANCTION_CONTINUE,
    .note = NOTE_AGREEMENT_BARRED },
  { .kind = BRG_INCIDENT_DRAW_AGREED,
    .forms = FORMS_MEN,
    .when = BRG_WHEN_OFFER_BARRED,
    .article = TAG ("12.4.1"),
    .sanction = BRG_SANCTION_CONTINUE,
    .note = NOTE_AGREEMENT_BARRED },
  { .kind = BRG_INCIDENT_DRAW_AGREED,
    .forms = BRG_FORMS_RUSSIAN,
    .when = BRG_WHEN_FAST | BRG_WHEN_NOT_RECORDED,
    .men = { 7, 0 },
    .article = TAG ("6.1.10.2"),
    .sanction = BRG_SANCTION_CONTINUE,
    .note = N_ ("Without a record a draw may be agreed only when each has 6 pieces or fewer.") },
  { .kind = BRG_INCIDENT_DRAW_AGREED,
    .forms = BRG_FORMS_INTERNATIONAL,
    .when = BRG_WHEN_FAST | BRG_WHEN_NOT_RECORDED,
    .men = { 11, 0 },
    .article = TAG ("7.7.2"),
    .sanction = BRG_SANCTION_CONTINUE,
    .note = N_ ("Without a record a draw may be agreed only when each has 10 pieces or fewer.") },
  { .kind = BRG_INCIDENT_DRAW_AGREED,
    .forms = BRG_FORMS_RENJU,
    .article = TAG ("9.2.7.1"),
    .result = BRG_RESULT_DRAWN },
  { .kind = BRG_INCIDENT_DRAW_AGREED, .article = TAG ("5.4.13.1"), .result = BRG_RESULT_DRAWN },
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
    .note = N_ ("The regulations require more moves before a draw may be offered.") },
  BREACH (REPEATED_DRAW_OFFER,
          FORMS_BOARD,
          N_ ("The opponent has to use the right to offer first (5.4.13.4); insisting is "
              "disturbance (2.3.3).")),

  /* Calls for the arbiter. rus-draughts-2022 6.1.10.3, 7.7.3: they name 5.4.14.2 where 5.4.15 is
   * meant; in standard play stopping the clocks is what is judged */
  { .kind = BRG_INCIDENT_UNJUSTIFIED_CALL,
    .forms = FORMS_MEN,
    .when = BRG_WHEN_STANDARD_TEMPO,
    .article = TAG ("5.4.2.9"),
    .sanction = BRG_SANCTION_REMARK,
    .note = N_ ("For clocks stopped by misunderstanding.") },
  PROPOSES (UNJUSTIFIED_CALL, BRG_FORMS_RUSSIAN | BRG_FORMS_GIVEAWAY, "6.1.10.3", REMARK, NULL),
  PROPOSES (UNJUSTIFIED_CALL, BRG_FORMS_INTERNATIONAL, "7.7.3", REMARK, NULL),
  PENALTY_DAYS (BRG_INCIDENT_UNJUSTIFIED_CALL,
                "10.3.7",
                FALSE,
                N_ ("For announcing that the opponent's time had run out when it had not.")),

  /* Conduct. rus-draughts-2022 2.3.2, 2.3.3: duties and what is forbidden while playing */
  BREACH (PHONE,
          FORMS_BOARD,
          N_ ("No device in the playing area (2.3.3), unless the regulations allow it switched "
              "off in a set place. Using a program is unlawful influence (1.5.3).")),
  BREACH (SEARCH_REFUSED, FORMS_BOARD, NOTE_OBEY),
  BREACH (DISTRACTION,
          FORMS_BOARD,
          N_ ("Disturbing the opponent in any way is forbidden (2.3.3).")),
  BREACH (LEFT_AREA,
          FORMS_BOARD,
          N_ ("The playing area, and the board on one's own move, may be left only with the "
              "arbiter's permission (2.3.3).")),
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
          N_ ("Other players and their games may not be disturbed (2.3.3).")),
  BREACH (DRESS, FORMS_BOARD, N_ ("The regulations set how players dress (2.3.2).")),
  /* rus-draughts-2022 1.5.4, 1.5.6: collusion expels; for trying to influence a result otherwise a
   * warning, a loss when grave or repeated */
  { .kind = BRG_INCIDENT_COLLUSION,
    .forms = BRG_FORMS_ALL,
    .article = TAG ("1.5.4"),
    .sanction = BRG_SANCTION_EXPULSION,
    .lets_choose = TRUE,
    .choices = LIST (WARNING) | LIST (LOSS) | LIST (EXPULSION),
    .choices_article = TAG ("1.5.6"),
    /* 5.4.5.5 speaks of the excluded as well. */
    .note = N_ ("The main jury decides (1.5.7) and may annul the results (1.5.8); in a Swiss they "
                "stand (5.4.5.5).") },
  INFLUENCES (BRIBERY,
              BRG_FORMS_ALL,
              N_ ("Bribery is unlawful influence (1.5.3). A loss when grave or repeated, or "
                  "exclusion by the main jury (1.5.7).")),
  INFLUENCES (INFLUENCE,
              BRG_FORMS_ALL,
              N_ ("A loss when grave or repeated, or exclusion by the main jury (1.5.7).")),
  INFLUENCES (COMPUTER_HELP,
              BRG_FORMS_ALL,
              N_ ("Using a program is unlawful influence (1.5.3). A loss when grave or repeated, "
                  "or exclusion by the main jury (1.5.7).")),
  /* rus-draughts-2022 1.5.5: the federation decides, not the arbiters */
  PROPOSES (BETTING,
            BRG_FORMS_ALL,
            "1.5.5",
            NONE,
            N_ ("Report it: the federation decides on sanctions for bets on the sport.")),
  /* rus-draughts-2022 2.3.3, 5.4.3.1, 6.1.10.2, 7.7.2 */
  BREACH (POINTING,
          FORMS_BOARD,
          N_ ("Touching or showing squares to help one's thinking is forbidden (2.3.3), but the "
              "arbiter may allow it to blind players on a special board.")),
  { .kind = BRG_INCIDENT_NOT_RECORDING,
    .forms = BRG_FORMS_RUSSIAN | BRG_FORMS_GIVEAWAY,
    .when = BRG_WHEN_FAST,
    .article = TAG ("6.1.10.2"),
    .sanction = BRG_SANCTION_NONE,
    .note = N_ ("Players need not record their moves here.") },
  { .kind = BRG_INCIDENT_NOT_RECORDING,
    .forms = BRG_FORMS_INTERNATIONAL,
    .when = BRG_WHEN_FAST,
    .article = TAG ("7.7.2"),
    .sanction = BRG_SANCTION_NONE,
    .note = N_ ("Players need not record their moves here.") },
  BREACH (NOT_RECORDING,
          BRG_FORMS_RENJU,
          N_ ("Every move is recorded (9.3.2.1), but not with less than five minutes left and no "
              "30 seconds a move (9.3.2.2).")),
  BREACH (NOT_RECORDING,
          FORMS_MEN,
          N_ ("Every move is recorded (5.4.3.1), but not with less than five minutes left and no "
              "30 seconds a move (5.4.3.2).")),

  /* Conduct by post. rus-draughts-2022 10.1.9: who may impose what */
  BY_POST (NOTES_OR_ADVICE, N_ ("No comments on a game before it is over (10.2.6).")),
  BY_POST (REFUSAL, NOTE_POSTAL_STOP),
  BY_POST (REFUSAL_BOTH, NOTE_POSTAL_STOP),
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
  .repeated_note = N_ ("An earlier game was lost for breaches: the rule book allows expulsion "
                       "but does not require it."),
  .most_seconds = 120,
};

/* Play by correspondence, in days. */
static const BrgCorrespondenceRules correspondence = {
  .moves_per_period = 10, /* rus-draughts-2022 10.3.1 */
  .breaks_per_year = 1,   /* rus-draughts-2022 10.4.1 */
  .overdue_article = TAG ("10.3.5"),
  .time_article = TAG ("10.3.1"),
  .break_article = TAG ("10.4.3"),
  .leaver_article = TAG ("10.5.3"),
  .minus_article = TAG ("10.5.8"),
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
/* rus-draughts-2022 app. 2: in renju the number that stands first begins with Black. */
static const BrgPlayOrderBook play_order = {
  .article = "rus-draughts-2022 app. 2",
  /* Translators: title of a document: who meets whom in every round; "Таблица очерёдности игры" */
  .title = NC_ ("order of play", "Order of play"),
  /* Translators: head of the table of the order of play; "№ тура" */
  .round = NC_ ("order of play", "Round no."),
  /* Translators: note of the table; "Участник, чей номер стоит первым, играет белыми." */
  .first = NC_ ("order of play", "The number that stands first has White."),
  /* Translators: the same of renju; "Участник, чей номер стоит первым, начинает партию чёрными." */
  .first_black = NC_ ("order of play", "The number that stands first begins with Black."),
  .between = ":",
};

/* rus-draughts-2022 3.1.1, 5.2, 5.4.1.1, 12.2, app. 2 */
static const BrgTimetableBook timetable = {
  .draw_article = "rus-draughts-2022 12.2",
  .before_article = "rus-draughts-2022 12.2",
  .admission_article = "rus-draughts-2022 5.2",
  .lots_article = "rus-draughts-2022 app. 2",
  .call_article = "rus-draughts-2022 5.4.1.1",
  .travel_article = "rus-draughts-2022 3.1.1",
};

static const BrgLatenessBook lateness = {
  .halves = TRUE,
  .control_ends = TRUE,
  .in_time = "rus-draughts-2022 5.4.1.2",
  .one_absent = "rus-draughts-2022 5.4.1.2",
  .both_absent = "rus-draughts-2022 5.4.1.2",
  .one_loses = "rus-draughts-2022 5.4.4.1",
  .both_lose = "rus-draughts-2022 5.4.4.2",
  .flag = "rus-draughts-2022 5.4.4.1",
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

/* rus-draughts-2022 12.1: the number follows from the status of the event and its players. */
static const BrgStaffingRule staffing[] = {
  { .games = -1, .article = "rus-draughts-2022 12.1" },
};

/* rus-draughts-2022 4.1, 4.2, 12.2, 12.4.2: what the chief arbiter checks before the event. */
static const BrgEquipmentItem equipment[] = {
  { "hall", BRG_EQUIPMENT_UNCOUNTED, 0, "rus-draughts-2022 4.1",
    N_ ("The hall is large enough for all pairs of a round.") },
  { "light", BRG_EQUIPMENT_UNCOUNTED, 0, "rus-draughts-2022 4.1",
    N_ ("It is well lit and aired, and warm enough.") },
  { "noise", BRG_EQUIPMENT_UNCOUNTED, 0, "rus-draughts-2022 4.1",
    N_ ("There is no constant noise.") },
  { "spectators", BRG_EQUIPMENT_UNCOUNTED, 0, "rus-draughts-2022 4.1",
    N_ ("It is fenced off from spectators.") },
  { "safety", BRG_EQUIPMENT_UNCOUNTED, 0, "rus-draughts-2022 4.1",
    N_ ("It meets the demands of safety, fire safety and hygiene.") },
  { "tables", BRG_EQUIPMENT_PER_GAME, 0, "rus-draughts-2022 4.2",
    N_ ("Tables, steady and large enough") },
  { "chairs", BRG_EQUIPMENT_PER_PLAYER, 0, "rus-draughts-2022 4.2",
    N_ ("Chairs as high as the tables need") },
  { "boards", BRG_EQUIPMENT_PER_GAME, 0, "rus-draughts-2022 4.2", N_ ("Boards") },
  { "sets", BRG_EQUIPMENT_PER_GAME, 0, "rus-draughts-2022 4.2",
    N_ ("Sets of pieces, alike and not shining") },
  { "clocks", BRG_EQUIPMENT_PER_GAME, 2, "rus-draughts-2022 4.2",
    N_ ("Clocks, at least two of them spare") },
};

/* rus-draughts-2022 2.2.3, 2.2.4: what the admission committee sees. */
static const BrgAdmissionPaper admission_papers[] = {
  { "application", BRG_PAPER_ALWAYS, TRUE, FALSE, BRG_GROUND_PAPERS, TAG ("2.2.4"),
    NC_ ("admission paper", "Entry"), N_ ("Final entry, the original") },
  { "doctor", BRG_PAPER_ALWAYS, FALSE, FALSE, BRG_GROUND_DOCTOR, TAG ("2.2.3"),
    NC_ ("admission paper", "Doctor"), N_ ("Doctor’s mark “admitted” on the entry") },
  { "identity", BRG_PAPER_FROM_FOURTEEN, FALSE, FALSE, BRG_GROUND_PAPERS, TAG ("2.2.4"),
    NC_ ("admission paper", "ID"), N_ ("Passport or other proof of identity") },
  { "birth-certificate", BRG_PAPER_UNDER_FOURTEEN, FALSE, FALSE, BRG_GROUND_PAPERS, TAG ("2.2.4"),
    NC_ ("admission paper", "Birth"), N_ ("Birth certificate") },
  { "classification", BRG_PAPER_WITH_CATEGORY, FALSE, FALSE, BRG_GROUND_PAPERS, TAG ("2.2.4"),
    NC_ ("admission paper", "Book"), N_ ("Classification book with the category") },
  { "medical-insurance", BRG_PAPER_ALWAYS, TRUE, TRUE, BRG_GROUND_PAPERS, TAG ("2.2.4"),
    NC_ ("admission paper", "Med."), N_ ("Policy of compulsory medical insurance") },
  { "life-insurance", BRG_PAPER_ALWAYS, TRUE, TRUE, BRG_GROUND_PAPERS, TAG ("2.2.4"),
    NC_ ("admission paper", "Ins."), N_ ("Policy of life and accident insurance") },
};

static const BrgAdmissionBook admission = {
  .papers = admission_papers,
  .n_papers = G_N_ELEMENTS (admission_papers),
  .articles = {
    /* rus-draughts-2022 2.1 */
    [BRG_GROUND_AGE] = TAG ("2.1"),
    [BRG_GROUND_SEX] = TAG ("2.1"),
    /* rus-draughts-2022 2.2.1 */
    [BRG_GROUND_TITLE] = TAG ("2.2.1"),
    [BRG_GROUND_RATING] = TAG ("2.2.1"),
    [BRG_GROUND_QUALIFICATION] = TAG ("2.2.1"),
    /* rus-draughts-2022 2.2.4, 2.2.3 */
    [BRG_GROUND_PAPERS] = TAG ("2.2.4"),
    [BRG_GROUND_DOCTOR] = TAG ("2.2.3"),
    /* rus-draughts-2022 5.2, 5.1 */
    [BRG_GROUND_FEE] = TAG ("5.2"),
    [BRG_GROUND_LATE] = TAG ("5.1"),
    /* rus-draughts-2022 1.5.10, 1.6.2, 5.3: the federation disqualifies by 1.5.10; 1.6.2 is about
     * doping. */
    [BRG_GROUND_DISQUALIFIED] = TAG ("1.5.10"),
    [BRG_GROUND_OTHER] = TAG ("5.3"),
  },
  .women_article = TAG ("2.1"),
  .younger_article = TAG ("2.1"),
  .committee_article = TAG ("5.3"),
  .entry_article = TAG ("5.1"),
  .no_refund_article = TAG ("1.5.9"), /* rus-draughts-2022 1.5.9 */
};

/* What hangs on the status of an event. */
static const BrgStatusLevel status_levels[] = {
  { BRG_LEVEL_NATIONAL, N_ ("All-Russian") },
  { BRG_LEVEL_INTERREGIONAL, N_ ("Interregional") },
  { BRG_LEVEL_REGIONAL, N_ ("Regional") },
  { BRG_LEVEL_LOCAL, N_ ("Municipal") },
  { BRG_LEVEL_CLUB, N_ ("Of a sports or other organisation") },
};

#define LEVEL(level) (1u << BRG_LEVEL_##level)
/* "of regional status and above" */
#define FROM_REGIONAL (LEVEL (NATIONAL) | LEVEL (INTERREGIONAL) | LEVEL (REGIONAL))
#define FROM_INTERREGIONAL (LEVEL (NATIONAL) | LEVEL (INTERREGIONAL))

static const BrgStatusRule status_rules[] = {
  /* rus-draughts-2022 5.4.10.10 */
  { BRG_STATUS_COMPUTER_DRAW, BRG_STATUS_MUST, FROM_REGIONAL, 0, TAG ("5.4.10.10"),
    N_ ("A Swiss is paired by computer only.") },
  /* rus-draughts-2022 5.4.11 */
  { BRG_STATUS_PROGRAM, BRG_STATUS_USUAL, FROM_REGIONAL, 0, TAG ("5.4.11"),
    N_ ("Computer programs are used as a rule.") },
  /* rus-draughts-2022 4.2 */
  { BRG_STATUS_ELECTRONIC_CLOCKS, BRG_STATUS_USUAL, FROM_REGIONAL, 0, TAG ("4.2"),
    N_ ("Electronic clocks of recommended models are used as a rule.") },
  /* rus-draughts-2022 5.4.17.5 */
  { BRG_STATUS_COMMITTEE, BRG_STATUS_MAY, FROM_INTERREGIONAL, 0, TAG ("5.4.17.5"),
    N_ ("An appeals committee may be formed at all-Russian and interregional events.") },
  /* rus-draughts-2022 5.2 */
  { BRG_STATUS_ENTRY_FEE, BRG_STATUS_MUST, 0, 500000, TAG ("5.2"),
    N_ ("The entry fee is at most 5000 roubles a player, and is paid before the admission "
        "committee meets.") },
  { BRG_STATUS_ENTRY_FEE, BRG_STATUS_TOLD,
    LEVEL (INTERREGIONAL) | LEVEL (REGIONAL) | LEVEL (LOCAL) | LEVEL (CLUB), 500000, TAG ("5.2"),
    N_ ("Below all-Russian events the organiser may set a lower entry fee.") },
  /* rus-draughts-2022 5.1 */
  { BRG_STATUS_APPLICATIONS, BRG_STATUS_TOLD, FROM_INTERREGIONAL, 0, TAG ("5.1"),
    N_ ("Applications follow appendices 3 and 4, signed by the doctor, the sports authority of the "
        "region and its federation.") },
  /* rus-draughts-2022 2.2.6 */
  { BRG_STATUS_ADMISSION, BRG_STATUS_TOLD, LEVEL (LOCAL) | LEVEL (CLUB), 0, TAG ("2.2.6"),
    N_ ("The regulations may ask for fewer papers at the admission.") },
  /* rus-draughts-2022 5.4.12.13 */
  { BRG_STATUS_REMOTE, BRG_STATUS_MUST, 0, 0, TAG ("5.4.12.13"),
    N_ ("Official events are held over the internet only if all players can be identified and "
        "watched.") },
  /* rus-draughts-2022 5.4.12.2 */
  { BRG_STATUS_SITES, BRG_STATUS_MUST, 0, 0, TAG ("5.4.12.2"),
    N_ ("Sites for play over the internet are under the control of arbiters.") },
  /* rus-draughts-2022 3.1.3 */
  { BRG_STATUS_ORGANISERS, BRG_STATUS_MUST, 0, 0, TAG ("3.1.3"),
    N_ ("Several organisers share rights and duties by a contract or by the regulations.") },
  /* rus-draughts-2022 1.2 */
  { BRG_STATUS_REGISTER, BRG_STATUS_MUST, 0, 0, TAG ("1.2"),
    N_ ("Events are held in the sixteen disciplines of the register.") },
};

static const BrgStatusBook status = {
  .levels = status_levels,
  .n_levels = G_N_ELEMENTS (status_levels),
  .rules = status_rules,
  .n_rules = G_N_ELEMENTS (status_rules),
};

/* rus-draughts-2022 2.3.3: a second board, touching squares and a recorder of voice, if the arbiter
 * allows them. How moves are announced the book does not say. */
static const BrgBlindBook blind = {
  .rights = "rus-draughts-2022 2.3.3",
};

/* Both flags are down: the period does not count. */
static const BrgBothFlagsBook both_flags = {
  .last = "rus-draughts-2022 5.4.13.1",
};

/* Clocks that were wrong; the first row that fits answers. The bound is for the disciplines of
 * these names, not for giveaway and renju, nor for rapid and blitz. rus-draughts-2022 6.2:
 * draughts-64 goes by what is said of Russian draughts. */
static const BrgCorrectionRule corrections[] = {
  { .disciplines = PLAYS (RUSSIAN) | PLAYS (DRAUGHTS64) | PLAYS (INTERNATIONAL),
    .when = BRG_CORRECTION_IN_STANDARD_PLAY,
    .less = BRG_LESS_CUT,
    .bound = 15 * 60,
    .broken = "rus-draughts-2022 5.4.2.5",
    .wrong = "rus-draughts-2022 5.4.2.5" },
  { .disciplines = G_MAXUINT,
    .broken = "rus-draughts-2022 5.4.2.5",
    .wrong = "rus-draughts-2022 5.4.2.5" },
};

static const BrgCorrectionBook correction = {
  .rules = corrections,
  .n_rules = G_N_ELEMENTS (corrections),
  .restored = "rus-draughts-2022 5.4.3.3",
};

/* Writing the moves. Draughts-64 and giveaway go by the rules of Russian draughts. */
static const BrgRecordRule record_rules[] = {
  { PLAYS (INTERNATIONAL), "rus-draughts-2022 5.4.3.1", "rus-draughts-2022 5.4.3.2",
    "rus-draughts-2022 7.7.2", FALSE },
  { PLAYS (RENJU), "rus-draughts-2022 9.3.2.1", "rus-draughts-2022 9.3.2.2", NULL, FALSE },
  { G_MAXUINT, "rus-draughts-2022 5.4.3.1", "rus-draughts-2022 5.4.3.2",
    "rus-draughts-2022 6.1.10.2", FALSE },
};

/* Numbers that regulations may set: moves before a draw is offered. */
static const BrgBookNumber numbers[] = {
  { "rule-draw-offer-moves", PLAYS (RUSSIAN) | PLAYS (DRAUGHTS64), BRG_TEMPO_STANDARD, 20,
    "rus-draughts-2022 6.1.8.1" },
  { "rule-draw-offer-moves", PLAYS (INTERNATIONAL), BRG_TEMPO_STANDARD, 40,
    "rus-draughts-2022 7.5.1" },
};

/* Of adjourned games only those of players who left are spoken of: guideline I of FIDE is the
 * practice of the world. */
static const BrgAdjournmentBook adjournment = {
  .late_keeps_end = TRUE,
  .articles = {
    /* rus-draughts-2022 12.4.1: the chief arbiter decides what the book does not settle */
    [BRG_CITE_READ_DOUBTFUL] = "rus-draughts-2022 12.4.1",
    [BRG_CITE_AGREED] = "rus-draughts-2022 5.4.13.1",
    [BRG_CITE_ONE_LATE] = "rus-draughts-2022 5.4.4.1",
    [BRG_CITE_BOTH_LATE] = "rus-draughts-2022 5.4.4.2",
    [BRG_CITE_FLAG] = "rus-draughts-2022 5.4.2.6",
    [BRG_CITE_MATED] = "fide-2023 I.10",
    [BRG_CITE_DEAD] = "fide-2023 I.10",
    [BRG_CITE_ADJUDICATED] = "rus-draughts-2022 5.4.5.4",
  },
  .where_silent = &brg_book_fide_2023,
};

/* What players wear, the highest first; not to be translated. */
static const char *const titles[] = { "гм",   "мсмк", "мс",   "кмс",  "1 р.", "2 р.",
                                      "3 р.", "1 ю.", "2 ю.", "3 ю.", "б/р",  NULL };

/* What is usual where the regulations leave it open. */
static const BrgUsualControl usual_controls[] = {
  /* rus-draughts-2022 6.1.9.1, 8.3: recommended */
  { PLAYS (RUSSIAN) | PLAYS (DRAUGHTS64) | PLAYS (GIVEAWAY), "30+30" },
  { PLAYS (RUSSIAN) | PLAYS (DRAUGHTS64), "20+30" },
  /* rus-draughts-2022 6.1.9.2 */
  { PLAYS (RUSSIAN) | PLAYS (DRAUGHTS64), "8+4" },
  { PLAYS (RUSSIAN) | PLAYS (DRAUGHTS64), "7+5" },
  /* rus-draughts-2022 7.6.1, 7.6.2 */
  { PLAYS (INTERNATIONAL), "80+60" },
  { PLAYS (INTERNATIONAL), "60+30" },
  { PLAYS (INTERNATIONAL), "15+5" },
  /* rus-draughts-2022 9.4.1 */
  { PLAYS (RENJU), "90+30" },
  { PLAYS (RENJU), "120+30" },
  { PLAYS (RENJU), "90" },
  { PLAYS (RENJU), "45+10" },
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

/* rus-draughts-2022 2.1, table 1: who must not reach the limit in the calendar year of the event is
 * at most one year younger then. Of renju both limits are in the group, or 12 to 15 and 16 to 20
 * would leave out those who turn 15. */
#define AT_DRAUGHTS \
  (PLAYS (RUSSIAN) | PLAYS (DRAUGHTS64) | PLAYS (INTERNATIONAL) | PLAYS (GIVEAWAY))

static const BrgAgeGroup age_groups[] = {
  { AT_DRAUGHTS, 0, 0, NC_ ("age group", "men"), NC_ ("age group", "women"),
    "rus-draughts-2022 2.1" },
  { AT_DRAUGHTS, 0, 26, NC_ ("age group", "junior men (under 27)"),
    NC_ ("age group", "junior women (under 27)"), "rus-draughts-2022 2.1" },
  { AT_DRAUGHTS, 0, 19, NC_ ("age group", "junior men (under 20)"),
    NC_ ("age group", "junior women (under 20)"), "rus-draughts-2022 2.1" },
  { AT_DRAUGHTS, 0, 16, NC_ ("age group", "youths (under 17)"),
    NC_ ("age group", "girls (under 17)"), "rus-draughts-2022 2.1" },
  { AT_DRAUGHTS, 0, 13, NC_ ("age group", "youths (under 14)"),
    NC_ ("age group", "girls (under 14)"), "rus-draughts-2022 2.1" },
  { AT_DRAUGHTS, 0, 10, NC_ ("age group", "youths (under 11)"),
    NC_ ("age group", "girls (under 11)"), "rus-draughts-2022 2.1" },
  { AT_DRAUGHTS, 0, 8, NC_ ("age group", "boys (under 9)"),
    NC_ ("age group", "little girls (under 9)"), "rus-draughts-2022 2.1" },
  { PLAYS (RENJU), 0, 0, NC_ ("age group", "men"), NC_ ("age group", "women"),
    "rus-draughts-2022 2.1" },
  { PLAYS (RENJU), 21, 25, NC_ ("age group", "junior men (21 to 25)"),
    NC_ ("age group", "junior women (21 to 25)"), "rus-draughts-2022 2.1" },
  { PLAYS (RENJU), 16, 20, NC_ ("age group", "junior men (16 to 20)"),
    NC_ ("age group", "junior women (16 to 20)"), "rus-draughts-2022 2.1" },
  { PLAYS (RENJU), 12, 15, NC_ ("age group", "youths (12 to 15)"),
    NC_ ("age group", "girls (12 to 15)"), "rus-draughts-2022 2.1" },
  { PLAYS (RENJU), 0, 11, NC_ ("age group", "boys (under 12)"),
    NC_ ("age group", "little girls (under 12)"), "rus-draughts-2022 2.1" },
};

/* Who officiates. */
static const BrgJuryRole jury_roles[] = {
  { BRG_OFFICIAL_CHIEF_ARBITER, 1, "rus-draughts-2022 12.4.1" },
  { BRG_OFFICIAL_CHIEF_SECRETARY, 1, "rus-draughts-2022 12.4.5" },
  { BRG_OFFICIAL_DEPUTY, 0, "rus-draughts-2022 12.4.4" },
  { BRG_OFFICIAL_ARBITER, 0, "rus-draughts-2022 12.4.6" },
  { BRG_OFFICIAL_SECTOR_ARBITER, 0, "rus-draughts-2022 12.4.6" },
  { BRG_OFFICIAL_SECRETARY, 0, "rus-draughts-2022 12.4.5" },
  { BRG_OFFICIAL_ASSISTANT, 0, "rus-draughts-2022 13.1.4" },
  { BRG_OFFICIAL_DOCTOR, 0, "rus-draughts-2022 13.1.2" },
  { BRG_OFFICIAL_NURSE, 0, "rus-draughts-2022 13.1.1" },
  { BRG_OFFICIAL_COMMANDANT, 0, "rus-draughts-2022 13.1.3" },
  { BRG_OFFICIAL_STEWARD, 0, "rus-draughts-2022 13.1.5" },
  { BRG_OFFICIAL_DEMONSTRATOR, 0, "rus-draughts-2022 15.3" },
  { BRG_OFFICIAL_TECHNICAL, 0, "rus-draughts-2022 13.1.5" },
  { BRG_OFFICIAL_REPRESENTATIVE, 0, "rus-draughts-2022 2.3.4" },
  { BRG_OFFICIAL_CAPTAIN, 0, "rus-draughts-2022 5.4.9.7" },
};

static const BrgArbiterCategory *const categories[] = {
  &brg_category_international, &brg_category_all_russian, &brg_category_first,
  &brg_category_second,        &brg_category_third,       &brg_category_young,
};

static const BrgJuryBook jury = {
  .roles = jury_roles,
  .n_roles = G_N_ELEMENTS (jury_roles),
  .categories = categories,
  .n_categories = G_N_ELEMENTS (categories),
  /* rus-draughts-2022 12.2 */
  /* Translators: title of a document; "Протокол совещания представителей" */
  .meeting_title = NC_ ("document", "Minutes of the meeting of representatives"),
};

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
  .meeting_article = "rus-draughts-2022 5.4.6",
  .point_byes = FALSE,     /* rus-draughts-2022 5.4.10.2: an announced absence is a loss */
  .most_late_minutes = 60, /* rus-draughts-2022 5.4.4.1 */
  .late_article = "rus-draughts-2022 5.4.4.1",
  .protests = &protests,
  .scoring_article = "rus-draughts-2022 5.4.7.1",
  .marks_article = "rus-draughts-2022 5.4.7.2",
  .swiss_leaver_article = "rus-draughts-2022 5.4.5.5",
  .adjourned_leaver_article = "rus-draughts-2022 5.4.5.4",
  .leaver_decision_article = "rus-draughts-2022 5.4.5.1",
  .line_up_article = "rus-draughts-2022 5.4.9.2",
  .line_up_minutes = 15,
  .team_leaver_article = "rus-draughts-2022 5.4.9.5",
  .missed_article = "rus-draughts-2022 5.4.5.1",
  .missed_games = 1,
  .missed_round_robin = TRUE,
  .articles = articles,
  .n_articles = G_N_ELEMENTS (articles),
  .incidents = incidents,
  .n_incidents = G_N_ELEMENTS (incidents),
  .lateness = &lateness,
  .timetable = &timetable,
  .play_order = &play_order,
  .blind = &blind,
  .control_article = "rus-draughts-2022 5.4.2.1",
  .carried_article = "rus-draughts-2022 5.4.2.1",
  .both_flags = &both_flags,
  .correction = &correction,
  .record_rules = record_rules,
  .n_record_rules = G_N_ELEMENTS (record_rules),
  .adjournment = &adjournment,
  .numbers = numbers,
  .n_numbers = G_N_ELEMENTS (numbers),
  .tempo_classes = tempo_classes,
  .n_tempo_classes = G_N_ELEMENTS (tempo_classes),
  .staffing = staffing,
  .n_staffing = G_N_ELEMENTS (staffing),
  .status = &status,
  .equipment = equipment,
  .n_equipment = G_N_ELEMENTS (equipment),
  .jury = &jury,
  .age_groups = age_groups,
  .n_age_groups = G_N_ELEMENTS (age_groups),
  .admission = &admission,
  .tie_break_edition = "rus-draughts-2022",
  .usual_titles = titles,
  .usual_controls = usual_controls,
  .n_usual_controls = G_N_ELEMENTS (usual_controls),
  .usual_swiss = "coefficients",
  .usual_orders = usual_orders,
  .n_usual_orders = G_N_ELEMENTS (usual_orders),
  .playoff_formats = playoff_formats,
  .final_pairs_article = "rus-draughts-2022 5.4.10.12",
  .points_article = "rus-draughts-2022 5.4.8.1",
  .has_forms = TRUE, /* rus-draughts-2022 14.1.1, 14.1.3 */
  .printed_marks_article = "rus-draughts-2022 5.4.7.2",
  .choices = LIST (REMARK) | LIST (WARNING) | LIST (TIME) | LIST (LOSS) | LIST (LOSS_BOTH) |
             LIST (EXPULSION),
  .choices_article = "rus-draughts-2022 5.4.15.1",
  .jury_expels_article = "rus-draughts-2022 1.5.7",
  .disqualified_article = "rus-draughts-2022 1.5.10",
  .organiser_expels_article = "rus-draughts-2022 10.1.9",
  .ladder = &ladder,
  .correspondence = &correspondence,
  .contests_article = "rus-draughts-2022 11.5",
};
