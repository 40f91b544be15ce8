/* brg-rulebook.h - what a rule book is: a constant table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-discipline.h"
#include "brg-incident.h"

G_BEGIN_DECLS

/**
 * BrgUnplayedMarks:
 * @BRG_UNPLAYED_LEFT_OPEN: unplayed games get no mark
 * @BRG_UNPLAYED_LOST: minus for the one who left, plus for his opponent
 * @BRG_UNPLAYED_MINUS_BOTH: minus for both
 */
typedef enum
{
  BRG_UNPLAYED_LEFT_OPEN,
  BRG_UNPLAYED_LOST,
  BRG_UNPLAYED_MINUS_BOTH,
} BrgUnplayedMarks;

/**
 * BrgWithdrawalRule:
 * @article: book id and article
 * @counts: whether the results count for the places
 * @struck_out: whether row and column are struck out
 * @marks: what the unplayed games get
 *
 * What a book says of a player who left a round robin.
 */
typedef struct
{
  const char *article;
  gboolean counts;
  gboolean struck_out;
  BrgUnplayedMarks marks;
} BrgWithdrawalRule;

/**
 * BrgTempoClass:
 * @disciplines: bit set: 1 << BrgDiscipline
 * @for_sixty_moves: whether the time for 60 moves counts, or the minutes without increments
 * @least_seconds: the least time of the class
 * @most_seconds: the most
 * @least_increment: the least increment, in seconds
 * @tempo: the class; unknown for controls that fit none of the rows before
 * @article: book id and article
 *
 * A class of time controls. Rows of a discipline stand together, the slower class first.
 */
typedef struct
{
  guint disciplines;
  gboolean for_sixty_moves;
  gint least_seconds;
  gint most_seconds;
  gint least_increment;
  BrgTempo tempo;
  const char *article;
} BrgTempoClass;

/**
 * BrgUsualControl:
 * @disciplines: bit set: 1 << BrgDiscipline
 * @time_control: what is usual in them, `90+30`
 */
typedef struct
{
  guint disciplines;
  const char *time_control;
} BrgUsualControl;

/**
 * BrgUsualOrder:
 * @for_swiss: whether it is for a Swiss, else for a round robin
 * @codes: codes of tie-breaks separated by commas, empty for shared places
 * @article: (nullable): book id and article that lists it
 * @name: its name, marked for translation
 *
 * An order of tie-breaks that no article prints, or prints as one of several.
 */
typedef struct
{
  gboolean for_swiss;
  const char *codes;
  const char *article;
  const char *name;
} BrgUsualOrder;

/* What a book says of one matter; declared beside the code that asks for it. */
typedef struct _BrgAdjournmentBook BrgAdjournmentBook;
typedef struct _BrgAdmissionBook BrgAdmissionBook;
typedef struct _BrgAdmissionPaper BrgAdmissionPaper;
typedef struct _BrgAgeGroup BrgAgeGroup;
typedef struct _BrgArticle BrgArticle;
typedef struct _BrgArticleParallel BrgArticleParallel;
typedef struct _BrgBlindBook BrgBlindBook;
typedef struct _BrgTimetableBook BrgTimetableBook;
typedef struct _BrgPlayOrderBook BrgPlayOrderBook;
typedef struct _BrgBookNumber BrgBookNumber;
typedef struct _BrgBothFlagsBook BrgBothFlagsBook;
typedef struct _BrgClaimBook BrgClaimBook;
typedef struct _BrgCorrectionBook BrgCorrectionBook;
typedef struct _BrgCorrespondenceRules BrgCorrespondenceRules;
typedef struct _BrgEquipmentItem BrgEquipmentItem;
typedef struct _BrgFinishRequest BrgFinishRequest;
typedef struct _BrgJuryBook BrgJuryBook;
typedef struct _BrgLadder BrgLadder;
typedef struct _BrgLatenessBook BrgLatenessBook;
typedef struct _BrgPlayRule BrgPlayRule;
typedef struct _BrgProtestRules BrgProtestRules;
typedef struct _BrgRecordRule BrgRecordRule;
typedef struct _BrgSealedConsequence BrgSealedConsequence;
typedef struct _BrgStaffingRule BrgStaffingRule;
typedef struct _BrgStatusBook BrgStatusBook;
typedef struct _BrgTouchBook BrgTouchBook;
typedef struct _BrgVerdictBook BrgVerdictBook;

/**
 * BrgRulebook:
 * @id: id in files, database and articles, `fide-2023`
 * @name: its name, marked for translation
 * @citation: how an article of it is quoted, `art. %s`, marked for translation
 * @disciplines: bit set: 1 << BrgDiscipline
 * @less_than_half: leaving a round robin with less than half of the games played
 * @half_or_more: leaving with half or more
 * @default_minutes: how late a player may come when the regulations are silent, in minutes; -1
 *   where the book wants the first time control, at most an hour
 * @two_one_scoring: whether the book allows 2-1-0
 * @point_byes: whether an announced absence may bring points, half a point or a full one
 * @meeting_article: (nullable): article on meetings of several games, %NULL where the book has none
 * @late_must_be_set: whether the book wants the regulations to say how late a player may come;
 *   @default_minutes is then only what stands in the field before somebody fills it
 * @most_late_minutes: the most that the regulations may allow besides the first time control, in
 *   minutes; 0 where the book sets no limit
 * @late_article: book id and article on lateness
 * @scoring_article: book id and article on what a result is worth
 * @marks_article: book id and article on plus and minus for games that were not played, %NULL where
 *   the book is silent
 * @swiss_leaver_article: book id and article by which results of a player who leaves a Swiss stay,
 *   %NULL where the book is silent
 * @adjourned_leaver_article: book id and article by which unfinished games of a player who leaves
 *   count as played and are adjudicated, %NULL where the book is silent
 * @leaver_decision_article: book id and article by which the chief arbiter may decide otherwise
 * about somebody who left or was excluded
 * @team_leaver_article: book id and article by which the jury chooses between lost matches and
 *   annulled ones when a team leaves, %NULL where the book is silent
 * @match_leaver_article: book id and article by which who refuses to go on loses a match between
 *   two, %NULL where the book is silent
 * @leaver_report_article: (nullable): book id and article by which leaving without a valid reason
 * is considered by the section or commission
 * @line_up_article: (nullable): book id and article by which captains hand in line-ups
 * @line_up_minutes: how many minutes before a round at the latest, with @line_up_article
 * @early_leaver_article: book id and article on leaving after the draw and before round 1, %NULL
 *   where the book is silent
 * @early_leaver_redraws: whether then the numbers are drawn anew when the field was odd; otherwise
 *   the draw stands
 * @missed_article: book id and article by which the chief arbiter decides about somebody who missed
 *   games
 * @missed_games: from how many missed games on
 * @missed_round_robin: whether @missed_article speaks of round robins alone
 * @no_show_article: book id and article by which a single game lost by not being there without a
 *   valid reason excludes, %NULL where there is no such rule
 * @protests: what it says of protests, see brg-protest-rules.h
 * @articles: (array length=n_articles): the articles that the program knows, in their order
 * @n_articles: how many
 * @parallels: (nullable) (array length=n_parallels): which of them say what articles of other books
 *   say; for books that have no column in brg-article-parallels.c
 * @n_parallels: how many
 * @incidents: (array length=n_incidents): what it says of incidents; the first row that fits
 *   answers
 * @n_incidents: how many
 * @illegal_kinds: what the book counts together as illegal moves, a set of 1 << #BrgIncidentKind; 0
 *   for illegal moves alone
 * @tempo_classes: (array length=n_tempo_classes): classes of time controls; the first row that fits
 *   answers
 * @n_tempo_classes: how many
 * @lateness: who comes late, see brg-lateness-book.h
 * @control_article: book id and article on the moves and the time of a period
 * @carried_article: book id and article on what is carried over into the next
 * @both_flags: (nullable): both flags are down, see brg-both-flags-book.h; %NULL where the book is
 *   silent
 * @correction: clocks that were wrong, see brg-correction-book.h
 * @record_rules: (array length=n_record_rules): writing the moves, see brg-record-book.h; the first
 *   row for the discipline answers, and there is one for each
 * @n_record_rules: how many
 * @finish_requests: (nullable) (array length=n_finish_requests): requests in a quickplay finish,
 * one of a kind, see brg-finish-book.h
 * @n_finish_requests: how many
 * @adjournment: adjourned games, see brg-adjournment-book.h
 * @numbers: (nullable) (array length=n_numbers): numbers that regulations may set otherwise, see
 *   brg-number-book.h; the first row that fits answers
 * @n_numbers: how many
 * @play_rules: (nullable): chess: what follows from the board, by #BrgPlayFact
 * @claims: (nullable): chess: claims of a draw, see brg-claim-book.h
 * @verdicts: (nullable): chess: flags, resignations, illegal moves, see brg-verdict-book.h
 * @touching: (nullable): chess: touching men, see brg-touch-book.h
 * @sealed_moves: (nullable): what a sealed move is worth, see brg-sealed.h
 * @blind: (nullable): players who do not see the board, see brg-blind-book.h; %NULL where the book
 *   is silent
 * @timetable: (nullable): the days of an event, see brg-timetable-book.h; %NULL where the book is
 *   silent
 * @play_order: (nullable): the tables of the order of play, see brg-play-order-book.h; %NULL where
 *   the book has none
 * @staffing: (nullable) (array length=n_staffing): numbers of arbiters, see brg-staffing.h
 * @n_staffing: how many
 * @status: (nullable): the status of events and what hangs on it, see brg-status.h
 * @equipment: (nullable) (array length=n_equipment): the check list of hall and equipment, see
 *   brg-equipment.h
 * @n_equipment: how many
 * @jury: (nullable): roles and categories of those who officiate, see brg-jury.h
 * @age_groups: (nullable) (array length=n_age_groups): groups of players by sex and age, see
 *   brg-age-group.h
 * @n_age_groups: how many
 * @admission: (nullable): who may play and what is asked for, see brg-admission.h
 * @tie_break_edition: id of the text that says how unplayed rounds enter the tie-breaks, see
 *   brg-tie-break-edition.h
 * @usual_titles: (array zero-terminated=1): titles and categories of players, the highest first
 * @usual_controls: (array length=n_usual_controls): time controls to begin with; the first row that
 *   fits
 * @n_usual_controls: how many
 * @usual_swiss: id of the pairing system that its Swiss events have when nothing else is said
 * @usual_orders: (array length=n_usual_orders): orders of tie-breaks; the first of a kind of
 *   tournament is the default
 * @n_usual_orders: how many
 * @prints_orders: whether the orders that articles print come before the usual ones
 * @one_kind_article: (nullable): book id and article that advises against mixing kinds of
 *   tie-breaks
 * @playoff_formats: (array zero-terminated=1): formats of a play-off, its own first
 * @final_pairs_article: (nullable): book id and article by which pairs are final but for errors
 * @last_round_article: (nullable): book id and article by which games of earlier rounds are
 *   finished before the last round
 * @points_article: (nullable): book id and article by which points decide on the places
 * @counts_for_fide: whether games by it count for FIDE's ratings and titles: they have to be played
 *   by its own laws
 * @quotes_fide_tie_breaks: whether papers quote FIDE's rules for tie-breaks for what a criterion is
 * @has_forms: whether its appendices are samples of papers, which a paper may name by number
 * @printed_marks_article: (nullable): book id and article that a legend under a table quotes for
 *   plus and minus
 * @choices: the general list of sanctions that the book lets the arbiter choose from, a set of
 *   1 << #BrgSanction
 * @choices_article: book id and article of that list
 * @jury_expels_article: (nullable): book id and article by which the main jury and no single
 * arbiter excludes from the event
 * @disqualified_article: (nullable): book id and article that keeps the disqualified away from
 *   events in every capacity
 * @organiser_expels_article: (nullable): the same of play by correspondence, where the arbiter asks
 *   the organising body to exclude
 * @ladder: (nullable): sanctions that grow with every further breach
 * @correspondence: (nullable): what it says of time in play by correspondence
 * @contests_article: (nullable): book id and article by which contests of composition are held
 *
 * One rule book. Where FIDE's laws are silent on leavers, as those of Ukraine, their competition
 * rules say what rus-chess-2014 24 says, which is cited.
 */
typedef struct _BrgRulebook
{
  const char *id;
  const char *name;
  const char *citation;
  guint disciplines;
  BrgWithdrawalRule less_than_half;
  BrgWithdrawalRule half_or_more;
  gint default_minutes;
  gboolean two_one_scoring;
  gboolean point_byes;
  gboolean late_must_be_set;
  gint most_late_minutes;
  const char *late_article;
  const char *scoring_article;
  const char *meeting_article;
  const char *marks_article;
  const char *swiss_leaver_article;
  const char *adjourned_leaver_article;
  const char *leaver_decision_article;
  const char *team_leaver_article;
  const char *match_leaver_article;
  const char *leaver_report_article;
  const char *line_up_article;
  gint line_up_minutes;
  const char *early_leaver_article;
  gboolean early_leaver_redraws;
  const char *missed_article;
  gint missed_games;
  gboolean missed_round_robin;
  const char *no_show_article;
  const BrgProtestRules *protests;
  const BrgArticle *articles;
  guint n_articles;
  const BrgArticleParallel *parallels;
  guint n_parallels;
  const BrgIncidentRule *incidents;
  guint n_incidents;
  guint64 illegal_kinds;
  const BrgTempoClass *tempo_classes;
  guint n_tempo_classes;
  const BrgLatenessBook *lateness;
  const char *control_article;
  const char *carried_article;
  const BrgBothFlagsBook *both_flags;
  const BrgCorrectionBook *correction;
  const BrgRecordRule *record_rules;
  guint n_record_rules;
  const BrgFinishRequest *finish_requests;
  guint n_finish_requests;
  const BrgAdjournmentBook *adjournment;
  const BrgBookNumber *numbers;
  guint n_numbers;
  const BrgPlayRule *play_rules;
  const BrgClaimBook *claims;
  const BrgVerdictBook *verdicts;
  const BrgTouchBook *touching;
  const BrgSealedConsequence *sealed_moves;
  const BrgBlindBook *blind;
  const BrgTimetableBook *timetable;
  const BrgPlayOrderBook *play_order;
  const BrgStaffingRule *staffing;
  guint n_staffing;
  const BrgStatusBook *status;
  const BrgEquipmentItem *equipment;
  guint n_equipment;
  const BrgJuryBook *jury;
  const BrgAgeGroup *age_groups;
  guint n_age_groups;
  const BrgAdmissionBook *admission;
  const char *tie_break_edition;
  const char *const *usual_titles;
  const BrgUsualControl *usual_controls;
  guint n_usual_controls;
  const char *usual_swiss;
  const BrgUsualOrder *usual_orders;
  guint n_usual_orders;
  gboolean prints_orders;
  const char *one_kind_article;
  const char *const *playoff_formats;
  const char *final_pairs_article;
  const char *last_round_article;
  const char *points_article;
  gboolean counts_for_fide;
  gboolean quotes_fide_tie_breaks;
  gboolean has_forms;
  const char *printed_marks_article;
  guint choices;
  const char *choices_article;
  const char *jury_expels_article;
  const char *disqualified_article;
  const char *organiser_expels_article;
  const BrgLadder *ladder;
  const BrgCorrespondenceRules *correspondence;
  const char *contests_article;
} BrgRulebook;

/**
 * brg_rulebook_get_late_minutes:
 * @rulebook: a rule book
 * @first_control_minutes: minutes of the first time control, see brg_time_control_first_minutes()
 *
 * Returns: how late a player may come when the regulations are silent, in minutes; -1 where the
 * book wants the regulations to say it
 */
gint brg_rulebook_get_late_minutes (const BrgRulebook *rulebook, gint first_control_minutes);

G_END_DECLS
