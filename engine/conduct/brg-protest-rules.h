/* brg-protest-rules.h - what a rule book says of protests, appeals and the committee
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-regulations.h"

G_BEGIN_DECLS

/**
 * BrgProtestFiler:
 * @BRG_FILED_BY_PLAYER: the player himself
 * @BRG_FILED_BY_REPRESENTATIVE: his representative
 * @BRG_FILED_BY_CAPTAIN: the captain or representative of his team
 *
 * Who hands a protest in.
 */
typedef enum
{
  BRG_FILED_BY_PLAYER,
  BRG_FILED_BY_REPRESENTATIVE,
  BRG_FILED_BY_CAPTAIN,
} BrgProtestFiler;

#define BRG_N_PROTEST_FILERS (BRG_FILED_BY_CAPTAIN + 1)

/**
 * BrgProtestGround:
 * @BRG_PROTEST_AT_THE_BOARD: what happened in a round
 * @BRG_PROTEST_BY_LETTER: a decision in a correspondence event
 * @BRG_PROTEST_OF_ADJUDICATION: an adjudication in a correspondence event
 *
 * What a protest is against.
 */
typedef enum
{
  BRG_PROTEST_AT_THE_BOARD,
  BRG_PROTEST_BY_LETTER,
  BRG_PROTEST_OF_ADJUDICATION,
} BrgProtestGround;

/**
 * BrgProtestBody:
 * @BRG_DECIDED_BY_ARBITER: the chief arbiter with his arbiters
 * @BRG_DECIDED_BY_COMMITTEE: the appeals committee
 * @BRG_DECIDED_BY_ORGANISER: the organising body
 *
 * Who decides.
 */
typedef enum
{
  BRG_DECIDED_BY_ARBITER,
  BRG_DECIDED_BY_COMMITTEE,
  BRG_DECIDED_BY_ORGANISER,
} BrgProtestBody;

/**
 * BrgProtestTerm:
 * @BRG_TERM_OPEN: the book sets none
 * @BRG_TERM_MINUTES: a number of minutes after the end of the round
 * @BRG_TERM_NEXT_ROUND: until the next round starts
 *
 * How long a protest may be handed in.
 */
typedef enum
{
  BRG_TERM_OPEN,
  BRG_TERM_MINUTES,
  BRG_TERM_NEXT_ROUND,
} BrgProtestTerm;

/**
 * BrgProtestTerms:
 * @term: after a round
 * @minutes: with %BRG_TERM_MINUTES how many
 * @last_term: after the last round
 * @last_minutes: with %BRG_TERM_MINUTES how many
 *
 * The terms of one way to play.
 */
typedef struct
{
  BrgProtestTerm term;
  gint minutes;
  BrgProtestTerm last_term;
  gint last_minutes;
} BrgProtestTerms;

/**
 * BrgCommitteeRule:
 * @least_seats: chair and members together, at least; of those who decide always an odd number
 * @reserves: reserves, at least
 * @by_region: whether they come from different regions, whatever their clubs; else from different
 *   teams
 * @least_age: years that everybody of it has to be
 * @seats_article: book id and article on who it is made of
 * @teams_article: article by which they come from different teams or regions where that can be, and
 *   by which no arbiter of the event and no party sits on it
 * @odd_article: article by which an odd number votes
 * @age_article: article on the age
 * @interest_article: article by which a reserve takes the seat of somebody with an interest
 *
 * How an appeals committee is made up.
 */
typedef struct
{
  gint least_seats;
  gint reserves;
  gboolean by_region;
  gint least_age;
  const char *seats_article;
  const char *teams_article;
  const char *odd_article;
  const char *age_article;
  const char *interest_article;
} BrgCommitteeRule;

/**
 * BrgProtestRules:
 * @article: book id and article by which a decision can be disputed at all
 * @standard: terms of standard play
 * @fast: terms of rapid and blitz
 * @term_article: (nullable): article on the terms
 * @written_article: (nullable): article by which it is written
 * @names_article: (nullable): article by which it names the articles that were broken
 * @captain_article: (nullable): article by which only the captain of a team protests
 * @decision_hours: within how many hours the chief arbiter decides, 0 where nothing is said
 * @decision_article: (nullable): article on his decision
 * @hearing_article: (nullable): article by which both sides are heard first
 * @approval_article: (nullable): article by which protests are decided before the results are
 *   approved
 * @has_two_steps: whether the chief arbiter decides first and his decision can be appealed;
 * otherwise the committee decides at once, and its word is the last
 * @appeal_article: article on appeals
 * @final_article: (nullable): article by which the committee has the last word
 * @fee_article: (nullable): article on the deposit
 * @most_fee: highest deposit, in hundredths of @fee_currency; 0 for no bound
 * @fee_currency: (nullable): currency of @most_fee
 * @fee_is_due: whether there always is one
 * @fee_goes_to_fund: whether the deposit of a protest that fails goes to the prizes
 * @letter_days: correspondence: days after the decision or the adjudication was received, 0 where
 *   the book knows no correspondence play
 * @letter_article: (nullable): article on that
 * @adjudication_article: (nullable): article on protests against an adjudication
 * @committee: (nullable): the appeals committee, %NULL where the organising body decides
 *
 * What a book says of protests.
 */
struct _BrgProtestRules
{
  const char *article;
  BrgProtestTerms standard;
  BrgProtestTerms fast;
  const char *term_article;
  const char *written_article;
  const char *names_article;
  const char *captain_article;
  gint decision_hours;
  const char *decision_article;
  const char *hearing_article;
  const char *approval_article;
  gboolean has_two_steps;
  const char *appeal_article;
  const char *final_article;
  const char *fee_article;
  gint64 most_fee;
  const char *fee_currency;
  gboolean fee_is_due;
  gboolean fee_goes_to_fund;
  gint letter_days;
  const char *letter_article;
  const char *adjudication_article;
  const BrgCommitteeRule *committee;
};

/**
 * BrgProtestRound:
 * @ended: when the round ended, UTC seconds; 0 while it is being played
 * @next_starts: when the next round starts or has started, UTC seconds; 0 when that is not known
 * @is_last: whether it is the last round
 * @ground: what the protest is against
 * @received: correspondence: when the decision was received, UTC seconds; 0 when that is not known
 *
 * The times of the round that a protest is about.
 */
typedef struct
{
  gint64 ended;
  gint64 next_starts;
  gboolean is_last;
  BrgProtestGround ground;
  gint64 received;
} BrgProtestRound;

/**
 * BrgDeadlineState:
 * @BRG_DEADLINE_UNSAID: neither book nor regulations set one
 * @BRG_DEADLINE_WAITS: it does not run yet: the round is not over, or nobody knows when the next
 *   one starts
 * @BRG_DEADLINE_RUNS: it is known
 */
typedef enum
{
  BRG_DEADLINE_UNSAID,
  BRG_DEADLINE_WAITS,
  BRG_DEADLINE_RUNS,
} BrgDeadlineState;

/**
 * BrgProtestDeadline:
 * @state: whether it is known
 * @term: how it is found
 * @minutes: with %BRG_TERM_MINUTES how many minutes after the round
 * @at: the last second, UTC seconds; 0 when it is not known
 * @article: (nullable): book id and article; %NULL where the regulations set it or nobody does
 * @is_by_regulations: whether the regulations set it
 *
 * Until when a protest can be handed in.
 */
typedef struct
{
  BrgDeadlineState state;
  BrgProtestTerm term;
  gint minutes;
  gint64 at;
  const char *article;
  gboolean is_by_regulations;
} BrgProtestDeadline;

/**
 * brg_protest_find_deadline:
 * @rules: what the book says
 * @regulations: (nullable): what the event's regulations set
 * @tempo: how fast is played; an unknown tempo counts as standard
 * @round: times of the round
 * @deadline: (out): until when a protest can be handed in
 */
void brg_protest_find_deadline (const BrgProtestRules *rules,
                                const BrgRegulations *regulations,
                                BrgTempo tempo,
                                const BrgProtestRound *round,
                                BrgProtestDeadline *deadline);

/**
 * brg_protest_find_body:
 * @rules: what the book says
 * @ground: what the protest is against
 * @is_appeal: whether it is an appeal against a decision on a protest
 *
 * Returns: who decides it
 */
BrgProtestBody brg_protest_find_body (const BrgProtestRules *rules,
                                      BrgProtestGround ground,
                                      gboolean is_appeal);

/**
 * brg_protest_find_decision_hours:
 * @rules: what the book says
 * @regulations: (nullable): what the event's regulations set
 *
 * Returns: within how many hours a protest is decided, 0 where nothing is set
 */
gint brg_protest_find_decision_hours (const BrgProtestRules *rules,
                                      const BrgRegulations *regulations);

/**
 * BrgProtestFaultKind:
 * @BRG_PROTEST_UNDECIDED: an appeal against a protest that is not decided yet
 * @BRG_PROTEST_FINAL: an appeal against a decision that is final
 * @BRG_PROTEST_NO_SUBJECT: it says nothing
 * @BRG_PROTEST_NOT_CAPTAIN: of a team only the captain protests
 * @BRG_PROTEST_NO_ARTICLES: it does not name the articles that were broken
 * @BRG_PROTEST_LATE: handed in after the deadline
 * @BRG_PROTEST_FEE_MISSING: the deposit was not paid
 * @BRG_PROTEST_FEE_DIFFERS: the deposit is not the one of the regulations
 * @BRG_PROTEST_FEE_TOO_HIGH: the deposit is higher than the book allows
 *
 * What is wrong with a protest. The first three cannot be filed; about the others the arbiter
 * decides.
 */
typedef enum
{
  BRG_PROTEST_UNDECIDED,
  BRG_PROTEST_FINAL,
  BRG_PROTEST_NO_SUBJECT,
  BRG_PROTEST_NOT_CAPTAIN,
  BRG_PROTEST_NO_ARTICLES,
  BRG_PROTEST_LATE,
  BRG_PROTEST_FEE_MISSING,
  BRG_PROTEST_FEE_DIFFERS,
  BRG_PROTEST_FEE_TOO_HIGH,
} BrgProtestFaultKind;

/**
 * BrgProtestFault:
 * @kind: what is wrong
 * @article: (nullable): book id and article, %NULL where the regulations say it
 * @is_final: whether it cannot be filed like this
 * @seconds: with %BRG_PROTEST_LATE by how much
 */
typedef struct
{
  BrgProtestFaultKind kind;
  const char *article;
  gboolean is_final;
  gint64 seconds;
} BrgProtestFault;

/**
 * BrgProtestFiling:
 * @filer: who hands it in
 * @is_of_team: whether the event is one of teams
 * @has_subject: whether it says what is wrong
 * @has_articles: whether it names articles
 * @is_appeal: whether it is an appeal against a decision on a protest
 * @is_protest_decided: whether that protest is decided
 * @is_protest_appeal: whether that protest is an appeal itself
 * @fee: deposit in hundredths
 * @is_fee_paid: whether it was paid
 * @currency: (nullable): its currency
 * @filed: when, UTC seconds
 * @deadline: (nullable): until when it could be
 *
 * A protest or appeal as it is handed in.
 */
typedef struct
{
  BrgProtestFiler filer;
  gboolean is_of_team;
  gboolean has_subject;
  gboolean has_articles;
  gboolean is_appeal;
  gboolean is_protest_decided;
  gboolean is_protest_appeal;
  gint64 fee;
  gboolean is_fee_paid;
  const char *currency;
  gint64 filed;
  const BrgProtestDeadline *deadline;
} BrgProtestFiling;

/**
 * brg_protest_check_filing:
 * @rules: what the book says
 * @regulations: (nullable): what the event's regulations set
 * @filing: a protest
 *
 * Returns: (transfer full) (element-type BrgProtestFault): what is wrong with it, by kinds
 */
GArray *brg_protest_check_filing (const BrgProtestRules *rules,
                                  const BrgRegulations *regulations,
                                  const BrgProtestFiling *filing);

/**
 * BrgCommitteeRole:
 *
 * Who somebody is in the committee. A reserve decides only when he takes a seat.
 */
typedef enum
{
  BRG_COMMITTEE_CHAIR,
  BRG_COMMITTEE_MEMBER,
  BRG_COMMITTEE_RESERVE,
} BrgCommitteeRole;

#define BRG_N_COMMITTEE_ROLES (BRG_COMMITTEE_RESERVE + 1)

/**
 * BrgCommitteePerson:
 * @role: who he is
 * @birth: date of birth `YYYY-MM-DD`, or only `YYYY`, or empty
 * @federation: federation or region, may be empty
 * @organisation: club or team, may be empty
 * @is_arbiter: whether he is an arbiter of the event
 * @is_party: whether he is a party to the dispute
 * @has_interest: whether the arbiter noted an interest of his in the dispute
 *
 * Somebody of the committee as the dispute sees him.
 */
typedef struct
{
  BrgCommitteeRole role;
  const char *birth;
  const char *federation;
  const char *organisation;
  gboolean is_arbiter;
  gboolean is_party;
  gboolean has_interest;
} BrgCommitteePerson;

/**
 * BrgCommitteeParty:
 * @federation: federation or region, may be empty
 * @organisation: club or team, may be empty
 *
 * A party to the dispute.
 */
typedef struct
{
  const char *federation;
  const char *organisation;
} BrgCommitteeParty;

/**
 * BrgCommitteeFaultKind:
 * @BRG_COMMITTEE_NO_CHAIR: nobody is chair
 * @BRG_COMMITTEE_TWO_CHAIRS: more than one is
 * @BRG_COMMITTEE_FEW_SEATS: too few seats
 * @BRG_COMMITTEE_FEW_RESERVES: too few reserves
 * @BRG_COMMITTEE_EVEN: an even number would vote
 * @BRG_COMMITTEE_ARBITER: an arbiter of the event
 * @BRG_COMMITTEE_PARTY: a party to the dispute
 * @BRG_COMMITTEE_INTEREST: somebody with an interest, noted or because he belongs to a party's club
 * @BRG_COMMITTEE_YOUNG: somebody too young
 * @BRG_COMMITTEE_AGE_UNKNOWN: nobody wrote down when he was born
 * @BRG_COMMITTEE_SAME_TEAM: two of one team or region
 */
typedef enum
{
  BRG_COMMITTEE_NO_CHAIR,
  BRG_COMMITTEE_TWO_CHAIRS,
  BRG_COMMITTEE_FEW_SEATS,
  BRG_COMMITTEE_FEW_RESERVES,
  BRG_COMMITTEE_EVEN,
  BRG_COMMITTEE_ARBITER,
  BRG_COMMITTEE_PARTY,
  BRG_COMMITTEE_INTEREST,
  BRG_COMMITTEE_YOUNG,
  BRG_COMMITTEE_AGE_UNKNOWN,
  BRG_COMMITTEE_SAME_TEAM,
} BrgCommitteeFaultKind;

/**
 * BrgCommitteeFault:
 * @kind: what is wrong
 * @person: index of who it is about, -1 for the committee
 * @other: with %BRG_COMMITTEE_SAME_TEAM index of the one before him of that team, else -1
 * @article: book id and article
 * @is_advice: whether the book only asks for it where it can be
 * @replacement: index of the reserve who should take his seat, -1 for none
 */
typedef struct
{
  BrgCommitteeFaultKind kind;
  gint person;
  gint other;
  const char *article;
  gboolean is_advice;
  gint replacement;
} BrgCommitteeFault;

/**
 * BrgVoteOutcome:
 * @BRG_VOTES_OPEN: neither side has more than half of those who sit
 * @BRG_VOTES_FOR: the majority is for the protest
 * @BRG_VOTES_AGAINST: the majority is against it
 *
 * How a committee has decided.
 */
typedef enum
{
  BRG_VOTES_OPEN,
  BRG_VOTES_FOR,
  BRG_VOTES_AGAINST,
} BrgVoteOutcome;

G_END_DECLS
