/* brg-paper-list.c - the list of all papers: adding one is one form and one row
 *
 * Tests: tests/app/test-event-document.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-paper-list.h"

#include <glib/gi18n.h>

#include "brg-award-lists.h"
#include "brg-category-form.h"
#include "brg-check-in-paper.h"
#include "brg-clock-form.h"
#include "brg-diagram-form.h"
#include "brg-draw-form.h"
#include "brg-equipment-paper.h"
#include "brg-event-paper.h"
#include "brg-final-report.h"
#include "brg-jury-form.h"
#include "brg-match-form.h"
#include "brg-panel-form.h"
#include "brg-paper-admission.h"
#include "brg-paper-application.h"
#include "brg-paper-awards.h"
#include "brg-paper-cards.h"
#include "brg-paper-games.h"
#include "brg-paper-group.h"
#include "brg-paper-people.h"
#include "brg-paper-store.h"
#include "brg-playoff-form.h"
#include "brg-prizes-form.h"
#include "brg-protocol-form.h"
#include "brg-rating-report.h"
#include "brg-rounds-form.h"
#include "brg-start-list-form.h"
#include "brg-summary-form.h"
#include "brg-table-form.h"
#include "brg-timetable-form.h"
#include "brg-totals-form.h"

#define ON_THE_WALL N_ ("For display")
#define ON_FILE N_ ("For the file")
#define FROM_THE_BOARDS N_ ("From the boards")

static BrgForm *
make_diagrams (const BrgPaperSource *source,
               const BrgDocumentOptions *options,
               GError **error G_GNUC_UNUSED)
{
  return brg_diagram_form_new (source->diagrams, NULL, source->snapshot, options);
}

static BrgDocument *
lay_out_final_report (const BrgPaperSource *source,
                      const BrgDocumentOptions *options,
                      GError **error)
{
  return brg_final_report_lay_out (source, options, brg_paper_list_find, error);
}

static const BrgPaper papers[] = {
  {
      .id = "pairings",
      .group = ON_THE_WALL,
      .icon = "view-list-ordered-symbolic",
      .title = N_ ("Pairings of round %d by board"),
      .note = N_ ("in large type"),
      .needs = BRG_PAPER_OF_ROUND,
      .make = brg_paper_group_make_pairings,
  },
  {
      .id = "pairings-by-name",
      .group = ON_THE_WALL,
      .icon = "font-x-generic-symbolic",
      .title = N_ ("Pairings of round %d by name"),
      .note = N_ ("find your board"),
      .needs = BRG_PAPER_OF_ROUND,
      .make = brg_paper_group_make_pairings_by_name,
  },
  {
      .id = "slips",
      .group = ON_THE_WALL,
      .icon = "view-grid-symbolic",
      .title = N_ ("Result slips of round %d"),
      .note = N_ ("eight a sheet, in cutting order"),
      .needs = BRG_PAPER_OF_ROUND,
      .has = brg_paper_cards_has_slips,
      .list_boards = brg_paper_cards_list_boards,
      .lay_out = brg_paper_cards_lay_out_slips,
      .nothing = N_ ("nobody plays in this round"),
  },
  {
      .id = "badges",
      .group = ON_THE_WALL,
      .icon = "avatar-default-symbolic",
      .title = N_ ("Badges"),
      .note = N_ ("with the code that the check-in reads"),
      .has = brg_paper_cards_has_badges,
      .lay_out = brg_paper_cards_lay_out_badges,
      .nothing = N_ ("there are neither players nor officials"),
  },
  {
      .id = "board-numbers",
      .group = ON_THE_WALL,
      .icon = "view-grid-symbolic",
      .title = N_ ("Board numbers"),
      .note = N_ ("large, two or four a sheet"),
      .wishes = BRG_WISH_ONLY | BRG_WISH_SIZE,
      .has = brg_paper_people_has_boards,
      .lay_out = brg_paper_people_lay_out_numbers,
      .nothing = N_ ("there are no boards"),
  },
  {
      .id = "place-cards",
      .group = ON_THE_WALL,
      .icon = "avatar-default-symbolic",
      .title = N_ ("Place cards"),
      .note = N_ ("folded, three a sheet"),
      .wishes = BRG_WISH_ONLY,
      .has = brg_paper_people_has_players,
      .lay_out = brg_paper_people_lay_out_place_cards,
      .nothing = N_ ("there are no players"),
  },
  {
      .id = "player-cards",
      .group = ON_THE_WALL,
      .icon = "avatar-default-symbolic",
      .title = N_ ("Players' cards"),
      .note = N_ ("rounds, opponents, running total"),
      .form_note = N_ ("appendix 8, two a sheet"),
      .wishes = BRG_WISH_ONLY | BRG_WISH_SIZE | BRG_WISH_BLANK,
      .needs = BRG_PAPER_OF_RESULTS,
      .has = brg_paper_people_has_players,
      .lay_out = brg_paper_people_lay_out_cards,
      .nothing = N_ ("there are no players"),
  },
  {
      .id = "scoresheets",
      .group = ON_THE_WALL,
      .icon = "document-edit-symbolic",
      .title = N_ ("Score sheets"),
      .note = N_ ("60 moves, two a sheet, one for each player"),
      .wishes = BRG_WISH_ONLY | BRG_WISH_BLANK | BRG_WISH_LARGE,
      .list_boards = brg_paper_cards_list_boards,
      .lay_out = brg_paper_people_lay_out_scoresheets,
  },
  {
      .id = "standings",
      .group = ON_THE_WALL,
      .icon = "view-sort-descending-symbolic",
      .title = N_ ("Standings after round %d"),
      .note = N_ ("places and coefficients"),
      .needs = BRG_PAPER_OF_TABLE | BRG_PAPER_OF_RESULTS,
      .from_table = brg_table_form_new_standings,
  },
  {
      .id = "bracket",
      .group = ON_THE_WALL,
      .icon = "view-list-ordered-symbolic",
      .title = N_ ("Bracket"),
      .note = N_ ("all stages on one sheet"),
      .needs = BRG_PAPER_OF_RESULTS,
      .belongs = brg_paper_group_has_bracket,
      .lay_out = brg_paper_group_lay_out_bracket,
      .nothing = N_ ("the group plays no knock-out"),
  },
  {
      .id = "chances",
      .group = ON_THE_WALL,
      .icon = "dialog-question-symbolic",
      .title = N_ ("Places still within reach"),
      .note = N_ ("what each player can still win"),
      .needs = BRG_PAPER_OF_TABLE,
      .belongs = brg_award_lists_has_chances,
      .make = brg_paper_group_make_chances,
      .nothing = N_ ("there are no places still to be decided"),
  },
  {
      .id = "timetable",
      .group = ON_THE_WALL,
      .icon = "x-office-calendar-symbolic",
      .title = N_ ("Timetable"),
      .note = N_ ("rounds with day, hour and place, signed"),
      .has = brg_paper_group_has_timetable,
      .from_group = brg_timetable_form_new,
      .nothing = N_ ("the timetable is empty"),
  },
  {
      .id = "clock-settings",
      .group = ON_THE_WALL,
      .icon = "x-office-calendar-symbolic",
      .title = N_ ("Clock settings"),
      .note = N_ ("periods, time and what is added"),
      .has = brg_paper_awards_has_clock,
      .from_group = brg_clock_form_new,
      .nothing = N_ ("no time control is set that can be read"),
  },
  {
      .id = "statistics",
      .group = ON_THE_WALL,
      .icon = "x-office-spreadsheet-symbolic",
      .title = N_ ("Statistics after round %d"),
      .note = N_ ("colours, points, upsets, regions, with bars"),
      .needs = BRG_PAPER_OF_TABLE | BRG_PAPER_OF_RESULTS,
      .make = brg_paper_awards_make_statistics,
      .lay_out = brg_paper_awards_lay_out_statistics,
  },
  {
      .id = "duties",
      .group = ON_THE_WALL,
      .icon = "avatar-default-symbolic",
      .title = N_ ("Duties of arbiters for round %d"),
      .note = N_ ("sectors of boards, signed"),
      .needs = BRG_PAPER_FROM_STORE,
      .has = brg_paper_store_has_duties,
      .make = brg_paper_store_make_duties,
      .nothing = N_ ("no arbiter has a sector in this round"),
  },
  {
      .id = "protocol",
      .group = ON_FILE,
      .icon = "x-office-document-symbolic",
      .title = N_ ("Result sheet of round %d"),
      .note = N_ ("signed"),
      .form_note = N_ ("appendix 6 or 7, signed"),
      .needs = BRG_PAPER_OF_ROUND | BRG_PAPER_OF_RESULTS,
      .from_round = brg_protocol_form_new,
  },
  {
      .id = "matches",
      .group = ON_FILE,
      .icon = "system-users-symbolic",
      .title = N_ ("Match protocols of round %d"),
      .note = N_ ("signed by both captains"),
      .wishes = BRG_WISH_BLANK,
      .needs = BRG_PAPER_OF_ROUND | BRG_PAPER_OF_TEAMS | BRG_PAPER_OF_RESULTS,
      .has = brg_paper_group_has_matches,
      .from_round = brg_protocol_form_new,
      .lay_out = brg_paper_group_lay_out_matches,
  },
  {
      .id = "matches-summary",
      .group = ON_FILE,
      .icon = "system-users-symbolic",
      .title = N_ ("Summary of the matches of round %d"),
      .note = N_ ("teams with their scores, signed"),
      .form_note = N_ ("appendix 7, signed"),
      .needs = BRG_PAPER_OF_ROUND | BRG_PAPER_OF_TEAMS | BRG_PAPER_OF_RESULTS,
      .has = brg_paper_group_has_matches,
      .from_round = brg_match_form_new_summary,
  },
  {
      .id = "table",
      .group = ON_FILE,
      .icon = "x-office-spreadsheet-symbolic",
      .title = N_ ("Table after round %d"),
      .note = N_ ("signed"),
      .form_note = N_ ("appendix 9 or 10, signed"),
      .needs = BRG_PAPER_OF_TABLE | BRG_PAPER_OF_RESULTS | BRG_PAPER_IN_ORDERS,
      .from_table = brg_table_form_new,
  },
  {
      .id = "boards",
      .group = ON_FILE,
      .icon = "system-users-symbolic",
      .title = N_ ("Results by board after round %d"),
      .note = N_ ("teams with their players, signed"),
      .needs = BRG_PAPER_OF_TABLE | BRG_PAPER_OF_TEAMS | BRG_PAPER_OF_RESULTS,
      .from_table = brg_rounds_form_new_boards,
      .nothing = N_ ("the group has no boards"),
  },
  {
      .id = "progress",
      .group = ON_FILE,
      .icon = "view-list-ordered-symbolic",
      .title = N_ ("Places round by round up to round %d"),
      .note = N_ ("place of each player after each round"),
      .needs = BRG_PAPER_OF_TABLE | BRG_PAPER_OF_RESULTS,
      .from_table = brg_paper_group_make_progress,
      .nothing = N_ ("no round has been played yet"),
  },
  {
      .id = "categories",
      .group = ON_FILE,
      .icon = "system-users-symbolic",
      .title = N_ ("Categories after round %d"),
      .note = N_ ("age groups, women, signed"),
      .needs = BRG_PAPER_OF_TABLE | BRG_PAPER_OF_RESULTS,
      .belongs = brg_paper_group_has_categories,
      .from_table = brg_category_form_new,
      .nothing = N_ ("the group has no categories"),
  },
  {
      .id = "totals",
      .group = ON_FILE,
      .icon = "x-office-spreadsheet-symbolic",
      .title = N_ ("Team results after round %d"),
      .note = N_ ("signed"),
      .form_note = N_ ("appendix 11, signed"),
      .needs = BRG_PAPER_OF_TABLE | BRG_PAPER_OF_RESULTS,
      .belongs = brg_paper_group_has_totals,
      .from_table = brg_totals_form_new,
      .nothing = N_ ("team results are not set up"),
  },
  {
      .id = "prizes",
      .group = ON_FILE,
      .icon = "starred-symbolic",
      .title = N_ ("Prizes after round %d"),
      .note = N_ ("signed by the winners"),
      .needs = BRG_PAPER_OF_TABLE | BRG_PAPER_OF_RESULTS,
      .belongs = brg_paper_group_has_prizes,
      .from_table = brg_prizes_form_new,
      .nothing = N_ ("the group has no prizes"),
  },
  {
      .id = "diplomas",
      .group = ON_FILE,
      .icon = "starred-symbolic",
      .title = N_ ("Diplomas after round %d"),
      .note = N_ ("one for each prize, from a text with fields"),
      .wishes = BRG_WISH_ONLY | BRG_WISH_SIZE | BRG_WISH_TEXT,
      .needs = BRG_PAPER_OF_TABLE,
      .belongs = brg_paper_group_has_prizes,
      .lay_out = brg_paper_awards_lay_out_diplomas,
      .nothing = N_ ("the group has no prizes"),
  },
  {
      .id = "certificates",
      .group = ON_FILE,
      .icon = "starred-symbolic",
      .title = N_ ("Certificates of participation"),
      .note = N_ ("one for each player, from a text with fields"),
      .wishes = BRG_WISH_ONLY | BRG_WISH_SIZE | BRG_WISH_TEXT,
      .has = brg_paper_people_has_players,
      .lay_out = brg_paper_awards_lay_out_certificates,
      .nothing = N_ ("there are no players"),
  },
  {
      .id = "incidents",
      .group = ON_FILE,
      .icon = "dialog-warning-symbolic",
      .title = N_ ("Penalty log"),
      .note = N_ ("all entries, signed"),
      .needs = BRG_PAPER_FROM_STORE,
      .has = brg_paper_store_has_incidents,
      .make = brg_paper_store_make_incidents,
      .nothing = N_ ("the penalty log has no entry of this group"),
  },
  {
      .id = "decision",
      .group = ON_FILE,
      .icon = "document-edit-symbolic",
      .title = N_ ("Decision on the last incident"),
      .note = N_ ("signed by both players"),
      .needs = BRG_PAPER_FROM_STORE,
      .has = brg_paper_store_has_decision,
      .make = brg_paper_store_make_decision,
      .nothing = N_ ("the penalty log has no such entry"),
  },
  {
      .id = "protest",
      .group = ON_FILE,
      .icon = "alarm-symbolic",
      .title = N_ ("Protests and appeals"),
      .note = N_ ("signed by the protester"),
      .needs = BRG_PAPER_FROM_STORE,
      .has = brg_paper_store_has_protests,
      .lay_out = brg_paper_store_lay_out_protests,
      .nothing = N_ ("there is no such protest"),
  },
  {
      .id = "appeal-decision",
      .group = ON_FILE,
      .icon = "emblem-ok-symbolic",
      .title = N_ ("Decisions on protests"),
      .note = N_ ("signed by those deciding"),
      .needs = BRG_PAPER_FROM_STORE,
      .has = brg_paper_store_has_protest_decisions,
      .lay_out = brg_paper_store_lay_out_protest_decisions,
      .nothing = N_ ("there is no such decision"),
  },
  {
      .id = "report",
      .group = ON_FILE,
      .icon = "x-office-document-symbolic",
      .title = N_ ("Report of the chief arbiter"),
      .note = N_ ("breaches and decisions, signed"),
      .needs = BRG_PAPER_FROM_STORE | BRG_PAPER_OF_THE_END,
      .has = brg_paper_store_has_report,
      .make = brg_paper_store_make_report,
      .nothing = N_ ("there is nothing to report"),
  },
  {
      .id = "final-report",
      .group = ON_FILE,
      .icon = "x-office-document-symbolic",
      .title = N_ ("Final report"),
      .note = N_ ("all papers in one file, numbered"),
      .needs = BRG_PAPER_FROM_STORE | BRG_PAPER_OF_THE_END,
      .has = brg_final_report_has,
      .lay_out = lay_out_final_report,
      .nothing = N_ ("there is nothing to report"),
  },
  {
      .id = "summary",
      .group = ON_FILE,
      .icon = "x-office-spreadsheet-symbolic",
      .title = N_ ("The event in figures"),
      .note = N_ ("games and participants counted"),
      .from_group = brg_summary_form_new,
  },
  {
      .id = "event",
      .group = ON_FILE,
      .icon = "x-office-calendar-symbolic",
      .title = N_ ("Event and regulations"),
      .note = N_ ("rules, officials, tie-breaks"),
      .needs = BRG_PAPER_FROM_STORE,
      .make = brg_event_paper_make,
      .nothing = N_ ("there is no event"),
  },
  {
      .id = "jury",
      .group = ON_FILE,
      .icon = "system-users-symbolic",
      .title = N_ ("Jury and staff"),
      .note = N_ ("roles and categories, signed"),
      .has = brg_paper_group_has_officials,
      .from_group = brg_jury_form_new,
      .nothing = N_ ("nobody is named as an official"),
  },
  {
      .id = "panel",
      .group = ON_FILE,
      .icon = "system-users-symbolic",
      .title = N_ ("Panel of arbiters"),
      .note = N_ ("days and marks, signed by the organiser"),
      .has = brg_paper_awards_has_panel,
      .from_group = brg_panel_form_new,
      .nothing = N_ ("no arbiter is named"),
  },
  {
      .id = "money",
      .group = ON_FILE,
      .icon = "x-office-spreadsheet-symbolic",
      .title = N_ ("Account of the event"),
      .note = N_ ("income, expense, prize fund, signed"),
      .needs = BRG_PAPER_FROM_STORE,
      .has = brg_paper_store_has_money,
      .make = brg_paper_store_make_money,
      .nothing = N_ ("no money is entered"),
  },
  {
      .id = "minutes",
      .group = ON_FILE,
      .icon = "document-edit-symbolic",
      .title = N_ ("Minutes of the draw"),
      .note = N_ ("when, by whom, who was present, signed"),
      .needs = BRG_PAPER_FROM_STORE,
      .has = brg_paper_store_has_minutes,
      .make = brg_paper_store_make_minutes,
      .nothing = N_ ("no minutes of a draw are kept"),
  },
  {
      .id = "entry-preliminary",
      .group = ON_FILE,
      .icon = "document-edit-symbolic",
      .title = N_ ("Preliminary entry of a delegation"),
      .note = N_ ("to be signed by those who enter players"),
      .form_note = N_ ("appendix 3, to be signed"),
      .needs = BRG_PAPER_FROM_STORE,
      .belongs = brg_paper_application_belongs,
      .list_delegations = brg_paper_application_list_delegations,
      .lay_out = brg_paper_application_lay_out_preliminary,
  },
  {
      .id = "entry-final",
      .group = ON_FILE,
      .icon = "document-edit-symbolic",
      .title = N_ ("Final entry of a delegation"),
      .note = N_ ("to be signed by doctor and heads"),
      .form_note = N_ ("appendix 4, to be signed"),
      .needs = BRG_PAPER_FROM_STORE,
      .belongs = brg_paper_application_belongs,
      .list_delegations = brg_paper_application_list_delegations,
      .lay_out = brg_paper_application_lay_out_final,
  },
  {
      .id = "admission",
      .group = ON_FILE,
      .icon = "x-office-document-symbolic",
      .title = N_ ("Protocol of the admission committee"),
      .note = N_ ("papers, fee and decision of each player, signed"),
      .needs = BRG_PAPER_FROM_STORE,
      .has = brg_paper_admission_has,
      .make = brg_paper_admission_make,
      .nothing = N_ ("there are no players"),
  },
  {
      .id = "start-list",
      .group = ON_FILE,
      .icon = "view-list-ordered-symbolic",
      .title = N_ ("Start list"),
      .note = N_ ("all participants by number, signed"),
      .needs = BRG_PAPER_OF_TABLE,
      .wishes = BRG_WISH_COLUMNS,
      .from_group = brg_start_list_form_new,
      .nothing = N_ ("no player has a pairing number"),
  },
  {
      .id = "draw",
      .group = ON_FILE,
      .icon = "mail-read-symbolic",
      .title = N_ ("Record of the drawing of lots"),
      .note = N_ ("numbers drawn by each player"),
      .belongs = brg_paper_group_has_draw,
      .from_group = brg_draw_form_new,
      .nothing = N_ ("the pairing numbers were not drawn by Varma tables"),
  },
  {
      .id = "playoff",
      .group = ON_FILE,
      .icon = "emblem-default-symbolic",
      .title = N_ ("Record of the play-off"),
      .note = N_ ("games between tied players"),
      .belongs = brg_paper_group_has_playoff,
      .from_group = brg_playoff_form_new,
      .nothing = N_ ("there was no play-off"),
  },
  {
      .id = "lot-slip",
      .group = ON_FILE,
      .icon = "document-edit-symbolic",
      .title = N_ ("Opening draw slips of round %d"),
      .note = N_ ("signed by both players"),
      .needs = BRG_PAPER_OF_ROUND | BRG_PAPER_FROM_STORE,
      .belongs = brg_paper_store_belongs_lots,
      .has = brg_paper_store_has_lots,
      .list_boards = brg_paper_store_list_lot_boards,
      .make = brg_paper_store_make_lots,
      .nothing = N_ ("no opening was drawn"),
  },
  {
      .id = "ratings",
      .group = ON_FILE,
      .icon = "view-sort-ascending-symbolic",
      .title = N_ ("Rating changes after round %d"),
      .note = N_ ("for the rating officer"),
      .needs = BRG_PAPER_OF_TABLE | BRG_PAPER_OF_RESULTS,
      .make = brg_paper_group_make_ratings,
  },
  {
      .id = "norms",
      .group = ON_FILE,
      .icon = "starred-symbolic",
      .title = N_ ("Norms after round %d"),
      .note = N_ ("requirement by requirement"),
      .needs = BRG_PAPER_OF_TABLE | BRG_PAPER_OF_RESULTS,
      .belongs = brg_rating_report_has_norms,
      .make = brg_paper_group_make_norms,
      .nothing = N_ ("the group has no norms"),
  },
  {
      .id = "games",
      .group = FROM_THE_BOARDS,
      .icon = "x-office-document-symbolic",
      .title = N_ ("Games of round %d"),
      .note = N_ ("moves as text, with diagrams"),
      .needs = BRG_PAPER_OF_ROUND | BRG_PAPER_FROM_STORE,
      .has = brg_paper_games_has_round,
      .list_boards = brg_paper_games_list_boards,
      .lay_out = brg_paper_games_lay_out_round,
      .nothing = N_ ("no moves of this round are stored"),
  },
  {
      .id = "game",
      .group = FROM_THE_BOARDS,
      .icon = "x-office-document-symbolic",
      .title = N_ ("Game on the arbiter's board"),
      .note = N_ ("moves as text, with diagrams"),
      .needs = BRG_PAPER_FROM_STORE,
      .has = brg_paper_games_has_own,
      .lay_out = brg_paper_games_lay_out_one,
      .nothing = N_ ("no moves are stored there"),
  },
  {
      .id = "diagram",
      .group = FROM_THE_BOARDS,
      .icon = "view-grid-symbolic",
      .title = N_ ("Position diagram"),
      .note = N_ ("chosen on the page Boards"),
      .needs = BRG_PAPER_FROM_POSITIONS,
      .make = make_diagrams,
  },
  {
      .id = "entries",
      .icon = "view-list-ordered-symbolic",
      .title = N_ ("List of participants"),
      .note = N_ ("before pairing numbers are assigned"),
      .needs = BRG_PAPER_ELSEWHERE,
      .has = brg_paper_group_has_entries,
      .from_group = brg_start_list_form_new,
      .nothing = N_ ("there are no players, or pairing numbers are already assigned"),
  },
  {
      .id = "check-in",
      .icon = "view-list-ordered-symbolic",
      .title = N_ ("Check-in"),
      .note = N_ ("who is here for the next round"),
      .needs = BRG_PAPER_FROM_STORE | BRG_PAPER_ELSEWHERE,
      .has = brg_check_in_paper_has,
      .make = brg_check_in_paper_make,
      .nothing = N_ ("there is no round to check players in for"),
  },
  {
      .id = "equipment",
      .icon = "view-grid-symbolic",
      .title = N_ ("Halls and equipment"),
      .note = N_ ("sites and the check list of the rule book"),
      .needs = BRG_PAPER_FROM_STORE | BRG_PAPER_ELSEWHERE,
      .has = brg_equipment_paper_has,
      .make = brg_equipment_paper_make,
      .nothing = N_ ("no site is named, and the rule book lists no equipment"),
  },
  {
      .id = "envelope",
      .icon = "mail-read-symbolic",
      .title = N_ ("Envelopes of round %d"),
      .note = N_ ("printed on the page Envelopes"),
      .needs = BRG_PAPER_FROM_STORE | BRG_PAPER_OF_ALL_ROUNDS | BRG_PAPER_ELSEWHERE,
      .has = brg_paper_store_has_envelopes,
      .lay_out = brg_paper_store_lay_out_envelopes,
      .nothing = N_ ("there is no such envelope"),
  },
  {
      .id = "resumption",
      .icon = "view-list-ordered-symbolic",
      .title = N_ ("Resumption of adjourned games"),
      .note = N_ ("for the wall"),
      .needs = BRG_PAPER_FROM_STORE | BRG_PAPER_OF_ALL_ROUNDS | BRG_PAPER_ELSEWHERE,
      .has = brg_paper_store_has_envelopes,
      .make = brg_paper_store_make_resumption,
      .nothing = N_ ("there is no such envelope"),
  },
  {
      .id = "envelope-register",
      .icon = "x-office-document-symbolic",
      .title = N_ ("Register of envelopes"),
      .note = N_ ("signed"),
      .needs = BRG_PAPER_FROM_STORE | BRG_PAPER_OF_ALL_ROUNDS | BRG_PAPER_ELSEWHERE,
      .has = brg_paper_store_has_envelopes,
      .make = brg_paper_store_make_register,
      .nothing = N_ ("there is no such envelope"),
  },
};

const BrgPaper *
brg_paper_list (guint *n_papers)
{
  g_return_val_if_fail (n_papers != NULL, NULL);

  *n_papers = G_N_ELEMENTS (papers);
  return papers;
}

const BrgPaper *
brg_paper_list_find (const char *id)
{
  g_return_val_if_fail (id != NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (papers); i++)
    if (g_str_equal (papers[i].id, id))
      return &papers[i];
  return NULL;
}
