/* brg-action-titles-event.c - what actions are called: events, players, teams, equal players,
 * prizes
 *
 * Tests: tests/data/test-journal.c, tests/data/test-store-awards.c, tests/data/test-store-ties.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-action-titles-event.h"

#include <glib/gi18n-lib.h>

#include "brg-action-arguments.h"

/* A single text of an event or a group: what it is now, what it was. */
static const char *
choose_detail (JsonObject *a)
{
  static const struct
  {
    const char *field;
    const char *format;
  } details[] = {
    /* Translators: the new text, the old one */
    { "name", N_ ("Name of the event: %s instead of %s") },
    { "place", N_ ("Place: %s instead of %s") },
    { "venue", N_ ("Venue: %s instead of %s") },
    { "organiser", N_ ("Organiser: %s instead of %s") },
    { "federation", N_ ("Federation: %s instead of %s") },
    { "starts", N_ ("First day: %s instead of %s") },
    { "ends", N_ ("Last day: %s instead of %s") },
    { "official", N_ ("Officials: %s instead of %s") },
    { "group", N_ ("Name of the group: %s instead of %s") },
    { "time-control", N_ ("Time control: %s instead of %s") },
  };
  const char *field = brg_action_get_text (a, "field");

  for (guint i = 0; i < G_N_ELEMENTS (details); i++)
    if (g_str_equal (field, details[i].field))
      return _ (details[i].format);
  /* Translators: the new text, the old one */
  return _ ("Details of the event: %s instead of %s");
}

static const char *
choose_timetable (JsonObject *a)
{
  return ngettext ("Timetable: %d row changed", "Timetable: %d rows changed",
                   (gulong) brg_action_get_int (a, "count"));
}

static const char *
choose_timetable_reason (JsonObject *a)
{
  /* Translators: number of rows, then why they were changed */
  return ngettext ("Timetable: %d row changed. Reason: %s",
                   "Timetable: %d rows changed. Reason: %s",
                   (gulong) brg_action_get_int (a, "count"));
}

static const char *
choose_stage (JsonObject *a)
{
  /* Translators: the name of a group, "Final"; the number of those who play on */
  return ngettext ("Next stage: %s, %d player", "Next stage: %s, %d players",
                   (gulong) brg_action_get_int (a, "count"));
}

static const char *
choose_teams (JsonObject *a)
{
  return ngettext ("%d team added", "%d teams added", (gulong) brg_action_get_int (a, "teams"));
}

static const char *
choose_players (JsonObject *a)
{
  return ngettext ("%d player added", "%d players added", (gulong) brg_action_get_int (a, "count"));
}

static const char *
choose_ratings (JsonObject *a)
{
  /* Translators: how many ratings, number of a round */
  return ngettext ("%d rating from the lists, from round %d",
                   "%d ratings from the lists, from round %d",
                   (gulong) brg_action_get_int (a, "count"));
}

static const char *
choose_playoff (JsonObject *a)
{
  /* Translators: names of White and Black, "1-0", number of moves */
  return ngettext ("Play-off, %s – %s: %s, %d move", "Play-off, %s – %s: %s, %d moves",
                   (gulong) brg_action_get_int (a, "moves"));
}

static const char *
choose_prizes (JsonObject *a)
{
  return ngettext ("List of prizes, %d line", "List of prizes, %d lines",
                   (gulong) brg_action_get_int (a, "count"));
}

static const char *
choose_interests (JsonObject *a)
{
  /* Translators: name of an arbiter, number of players whom he must not judge */
  return ngettext ("Conflict of interest: %s, %d player", "Conflict of interest: %s, %d players",
                   (gulong) brg_action_get_int (a, "count"));
}

static const char *
choose_completed (JsonObject *a)
{
  return ngettext ("Missing details of %d player from a list",
                   "Missing details of %d players from a list",
                   (gulong) brg_action_get_int (a, "known"));
}

const BrgActionTitle brg_action_titles_event[] = {
  /* events, groups and papers */
  /* Translators: %s is the name of the event */
  { "event-create", N_ ("New event: %s"), .with = { "name" } },
  /* Translators: the name of the event, the name of the file */
  { "event-import", N_ ("Event imported: %s, from %s"), .with = { "name", "source" } },
  /* Translators: what stands for a name, who decided so, why */
  { "journal-redact", N_ ("Name taken out of the journal: %s; %s, %s"),
    .with = { "name", "by", "reason" } },
  { "event-update", .with = { "now", "was" }, .when = { "field" }, .choose = choose_detail,
    .also = "tie-breaks" },
  { "event-update", N_ ("Details of the event"), .also = "tie-breaks" },
  { "group-update", .with = { "now", "was" }, .when = { "field" }, .choose = choose_detail,
    .also = "tie-breaks" },
  { "group-update", N_ ("Settings of the tournament"), .also = "tie-breaks" },
  /* Translators: %s is the name of a group, "Group B" */
  { "group-add", N_ ("New group: %s"), .with = { "name" } },
  { "stage-add", .with = { "name", "count" }, .choose = choose_stage },
  /* Translators: the number of groups */
  { "group-split", N_ ("Participants divided into groups: %d"), .with = { "count" } },
  { "event-close", .format = N_ ("Final results approved") },
  { "event-reopen", .format = N_ ("Event reopened") },
  /* Translators: %s is the name of the event */
  { "event-delete", N_ ("Event deleted: %s"), .with = { "name" } },
  { "setting", N_ ("Regulations of the event: %s"), .with = { "@regulation" },
    .when = { "@regulation" } },
  /* Translators: %s is the name of a setting */
  { "setting", N_ ("Setting %s"), .with = { "name" } },
  /* Translators: what of hall and equipment was checked, by whom, by whom before */
  { "equipment-checked", N_ ("Checked: %s (%s instead of %s)"),
    .with = { "@equipment", "name", "was" }, .when = { "was" } },
  /* Translators: what of hall and equipment was checked, by whom */
  { "equipment-checked", N_ ("Checked: %s (%s)"), .with = { "@equipment", "name" } },
  /* Translators: what of hall and equipment is not checked any more, who had looked */
  { "equipment-unchecked", N_ ("Not checked any more: %s (%s)"), .with = { "@equipment", "name" },
    .when = { "name" } },
  /* Translators: what of hall and equipment */
  { "equipment-unchecked", N_ ("Not checked any more: %s"), .with = { "@equipment" } },
  /* Translators: names of sites, those of before */
  { "sites-set", N_ ("Sites: %s instead of %s"), .with = { "names", "was" },
    .when = { "names", "was" } },
  { "sites-set", N_ ("Sites cleared: %s"), .with = { "was" }, .when = { "was" } },
  /* Translators: names of sites */
  { "sites-set", N_ ("Sites: %s"), .with = { "names" }, .when = { "names" } },
  { "sites-set", .format = N_ ("Sites cleared") },
  /* Translators: names of organisers, those of before */
  { "organisers-set", N_ ("Organisers: %s instead of %s"), .with = { "names", "was" },
    .when = { "names", "was" } },
  { "organisers-set", N_ ("Organisers cleared: %s"), .with = { "was" }, .when = { "was" } },
  /* Translators: names of organisers */
  { "organisers-set", N_ ("Organisers: %s"), .with = { "names" }, .when = { "names" } },
  { "organisers-set", .format = N_ ("Organisers cleared") },
  /* Translators: a platform on the internet, the one of before */
  { "remote-set", N_ ("Played over the internet: %s instead of %s"), .with = { "platform", "was" },
    .when = { "platform", "was" } },
  { "remote-set", N_ ("Played at the boards, not over the internet: %s"), .with = { "was" },
    .when = { "was" } },
  /* Translators: a platform on the internet */
  { "remote-set", N_ ("Played over the internet: %s"), .with = { "platform" },
    .when = { "platform" } },
  { "remote-set", .format = N_ ("Played at the boards") },
  /* Translators: the number of the document, its title */
  { "document-add", N_ ("Document %d filed: %s"), .with = { "number", "title" } },
  /* Translators: a computer and a person who lead now, those who led before, the reason */
  { "lead-take", N_ ("Event taken over on a second laptop: %s, %s instead of %s, %s (%s)"),
    .with = { "computer", "person", "former-computer", "former-person", "reason" },
    .when = { "by-copy" } },
  /* Translators: a computer and a person who lead now, those who led before, the reason */
  { "lead-take", N_ ("Lead taken without an answer: %s, %s instead of %s, %s (%s)"),
    .with = { "computer", "person", "former-computer", "former-person", "reason" },
    .when = { "by-force" } },
  /* Translators: a computer and a person who lead now, those who led before, the reason */
  { "lead-take", N_ ("Lead taken over: %s, %s instead of %s, %s (%s)"),
    .with = { "computer", "person", "former-computer", "former-person", "reason" } },

  /* the draw of lots, money */
  /* Translators: who held the draw */
  { "drawing-record", N_ ("Minutes of the draw: held by %s"), .with = { "by" } },
  { "drawing-remove", .format = N_ ("Minutes of the draw removed") },
  /* Translators: what money was for */
  { "money-add", N_ ("Money: %s"), .with = { "name" } },
  { "money-set", N_ ("Money: %s (corrected)"), .with = { "name" } },
  { "money-remove", N_ ("Money: %s (removed)"), .with = { "name" } },
  /* timetable */
  { "timetable-set", .with = { "count", "reason" }, .when = { "reason" },
    .choose = choose_timetable_reason },
  { "timetable-set", .with = { "count" }, .choose = choose_timetable },
  { "timetable-announce", .format = N_ ("Timetable announced") },

  /* duties and interests of officials */
  /* Translators: number of a round */
  { "duties-set", N_ ("Duties of arbiters for round %d"), .with = { "round" },
    .when = { "round", "count" } },
  /* Translators: number of a round */
  { "duties-set", N_ ("Duties of arbiters: round %d same as every round"), .with = { "round" },
    .when = { "round" } },
  { "duties-set", N_ ("Duties of arbiters for every round"), .when = { "count" } },
  { "duties-set", .format = N_ ("Duties of arbiters cleared") },
  { "interests-set", .with = { "name", "count" }, .when = { "count" }, .choose = choose_interests },
  /* Translators: name of an arbiter, who may judge everybody again */
  { "interests-set", N_ ("Conflicts of interest cleared: %s"), .with = { "name" } },

  /* players, teams and line-ups */
  /* Translators: %s is the name of a team */
  { "entries-add", N_ ("Team added: %s"), .with = { "name" }, .when = { "teams", "name" } },
  { "entries-add", .with = { "teams" }, .when = { "teams" }, .choose = choose_teams },
  /* Translators: %s is the name of a player */
  { "entries-add", N_ ("Player added: %s"), .with = { "name" }, .when = { "name" } },
  { "entries-add", .with = { "count" }, .choose = choose_players },
  /* Translators: %s is the name of a player */
  { "entries-complete", N_ ("Missing details of %s from a list"), .with = { "name" },
    .when = { "name" } },
  /* Translators: numbers of players */
  { "entries-complete", N_ ("From a list: %d added, %d completed"), .with = { "count", "known" },
    .when = { "count" } },
  { "entries-complete", .with = { "known" }, .choose = choose_completed },
  /* Translators: %s is the name of a player */
  { "entry-update", N_ ("Details of %s"), .with = { "name" } },
  /* Translators: %s is the name of a player */
  { "entry-remove", N_ ("Player removed: %s"), .with = { "name" } },
  /* Translators: %s is the name of a team */
  { "team-remove", N_ ("Team removed: %s"), .with = { "name" } },
  /* Translators: the names of a player and of a team, his place in its application */
  { "player-move", N_ ("%s: %s, place %d"), .with = { "name", "team", "place" } },
  /* Translators: the number of a round, the name of a team, why the arbiter took the line-up */
  { "line-up-file", N_ ("Line-up for round %d: %s, allowed by the arbiter (%s)"),
    .with = { "round", "name", "reason" }, .when = { "reason" } },
  /* Translators: the number of a round, the name of a team */
  { "line-up-file", N_ ("Line-up for round %d: %s"), .with = { "round", "name" } },
  /* Translators: %s is a number that makes the draw repeatable */
  { "entries-number", N_ ("Pairing numbers drawn by lot, seed %s"), .with = { "seed" },
    .when = { "method=lots" } },
  { "entries-number", N_ ("Pairing numbers drawn from envelopes by Varma tables"),
    .when = { "method=varma", "drawn=hand" } },
  /* Translators: %s is a number that makes the draw repeatable */
  { "entries-number", N_ ("Pairing numbers drawn by lot with Varma tables, seed %s"),
    .with = { "seed" }, .when = { "method=varma" } },
  { "entries-number", N_ ("Pairing numbers by rating"), .when = { "method=rating" } },
  { "entries-number", N_ ("Pairing numbers by rating, title and name"), .when = { "method=fide" } },
  { "entries-number", .format = N_ ("Pairing numbers entered by hand") },
  /* Translators: the name of a player, the number of a round */
  { "check-in", N_ ("%s is here for round %d"), .with = { "name", "round" },
    .when = { "mark=here" } },
  { "check-in", N_ ("%s is waited for in round %d"), .with = { "name", "round" },
    .when = { "mark=wait" } },
  { "check-in", N_ ("%s has a half-point bye in round %d"), .with = { "name", "round" },
    .when = { "mark=half" } },
  { "check-in", N_ ("%s is absent in round %d"), .with = { "name", "round" },
    .when = { "mark=zero" } },
  { "check-in", N_ ("%s: not checked in for round %d"), .with = { "name", "round" } },
  { "absence", N_ ("%s is absent in round %d"), .with = { "name", "round" },
    .when = { "outcome=Z" } },
  { "absence", N_ ("%s has a half-point bye in round %d"), .with = { "name", "round" },
    .when = { "outcome=H" } },
  { "absence", N_ ("%s has a full-point bye in round %d"), .with = { "name", "round" },
    .when = { "outcome=F" } },
  { "absence", N_ ("%s plays in round %d"), .with = { "name", "round" } },
  /* Translators: two names of players, the first and the last round */
  { "pair-forbid", N_ ("Forbidden pair: %s – %s, rounds %d to %d"),
    .with = { "name", "other", "first", "last" }, .when = { "last" } },
  /* Translators: two names of players, the number of a round */
  { "pair-forbid", N_ ("Forbidden pair: %s – %s, from round %d on"),
    .with = { "name", "other", "first" } },
  /* Translators: two names of players */
  { "pair-allow", N_ ("Pair no longer forbidden: %s – %s"), .with = { "name", "other" } },
  { "apart-keep", N_ ("Kept apart by federation, last rounds: %d"), .with = { "rounds" },
    .when = { "field=federation", "place=last" } },
  { "apart-keep", N_ ("Kept apart by federation, first rounds: %d"), .with = { "rounds" },
    .when = { "field=federation" } },
  { "apart-keep", N_ ("Kept apart by organisation, last rounds: %d"), .with = { "rounds" },
    .when = { "place=last" } },
  { "apart-keep", N_ ("Kept apart by organisation, first rounds: %d"), .with = { "rounds" } },
  { "apart-allow", N_ ("No longer kept apart by federation"), .when = { "field=federation" } },
  { "apart-allow", .format = N_ ("No longer kept apart by organisation") },
  /* Translators: the name of a player, the number of a round */
  { "withdraw", N_ ("%s is excluded after round %d"), .with = { "name", "after" },
    .when = { "excluded", "after" } },
  /* Translators: %s is the name of a player */
  { "withdraw", N_ ("%s is excluded before round 1"), .with = { "name" }, .when = { "excluded" } },
  /* Translators: the name of a player, the number of a round */
  { "withdraw", N_ ("%s withdrew after round %d"), .with = { "name", "after" },
    .when = { "after" } },
  /* Translators: %s is the name of a player */
  { "withdraw", N_ ("%s withdrew before round 1"), .with = { "name" } },
  /* Translators: %s is the name of a player */
  { "draw-remove", N_ ("%s withdrew before round 1, and the draw is cancelled"),
    .with = { "name" } },
  /* Translators: %s is the name of a player */
  { "return", N_ ("%s is back in the event"), .with = { "name" } },

  /* level meetings, equal players, play-offs */
  /* Translators: winner and loser of a level meeting, the number of a round */
  { "meeting-decide", N_ ("By lot %s advances against %s, round %d"),
    .with = { "name", "other", "round" }, .when = { "method=lot" }, .also = "note" },
  { "meeting-decide", N_ ("By further games %s advances against %s, round %d"),
    .with = { "name", "other", "round" }, .when = { "method=playoff" }, .also = "note" },
  { "meeting-decide", N_ ("By games won %s advances against %s, round %d"),
    .with = { "name", "other", "round" }, .when = { "method=games" }, .also = "note" },
  { "meeting-decide", N_ ("By decision %s advances against %s, round %d"),
    .with = { "name", "other", "round" }, .also = "note" },
  /* Translators: two names of players, the number of a round */
  { "meeting-reopen", N_ ("Decision reversed: %s – %s, round %d"),
    .with = { "name", "other", "round" } },
  /* Translators: a number that makes the draw repeatable, names of players in the order drawn */
  { "tie-lots", N_ ("Lots drawn among tied players, seed %s: %s"), .with = { "seed", "names" } },
  /* Translators: names of players in their order */
  { "tie-order", N_ ("Tied players ordered by lot: %s"), .with = { "names" },
    .when = { "method=lot" }, .also = "note" },
  /* Translators: names of players in their order */
  { "tie-order", N_ ("Tied players ordered by play-off: %s"), .with = { "names" },
    .when = { "method=playoff" }, .also = "note" },
  /* Translators: names of players in their order */
  { "tie-order", N_ ("Tied players ordered by decision: %s"), .with = { "names" }, .also = "note" },
  /* Translators: names of players */
  { "tie-order-remove", N_ ("Order of tied players removed: %s"), .with = { "names" } },
  /* Translators: names of players */
  { "playoff-begin", N_ ("Play-off begun: %s"), .with = { "names" } },
  { "playoff-result", .with = { "white", "black", "result", "moves" }, .when = { "moves" },
    .choose = choose_playoff },
  /* Translators: names of White and Black, "1-0" */
  { "playoff-result", N_ ("Play-off, %s – %s: %s"), .with = { "white", "black", "result" } },
  /* Translators: names of White and Black */
  { "playoff-clear", N_ ("Play-off, %s – %s: result cleared"), .with = { "white", "black" } },
  { "playoff-decide", .format = N_ ("Decision in the play-off") },
  /* Translators: names of players */
  { "playoff-remove", N_ ("Play-off removed: %s"), .with = { "names" } },

  /* categories, prizes, ratings */
  /* Translators: names of categories, "Women, Under 17" */
  { "categories-set", N_ ("Categories: %s"), .with = { "names" }, .when = { "names" } },
  { "categories-set", .format = N_ ("Categories cleared") },
  /* Translators: names of norms, "КМС, 1 разряд" */
  { "norms-set", N_ ("Norms: %s"), .with = { "names" }, .when = { "names" } },
  { "norms-set", .format = N_ ("Norms cleared") },
  { "prizes-set", .with = { "count" }, .when = { "count" }, .choose = choose_prizes },
  { "prizes-set", .format = N_ ("Prizes cleared") },
  { "prize-rules", .format = N_ ("Sharing of prizes") },
  { "totals-set", N_ ("Settings of team results"), .when = { "by" } },
  { "totals-set", .format = N_ ("Team results cleared") },
  /* Translators: the name of a player, his development coefficient */
  { "k-factor", N_ ("K of %s: %d"), .with = { "name", "k" }, .when = { "k" } },
  /* Translators: %s is the name of a player */
  { "k-factor", N_ ("K of %s by the rules"), .with = { "name" } },
  /* Translators: %s is "standard", "rapid", "blitz" or "none" */
  { "rating-kind", N_ ("Rating list: %s"), .with = { "@rating-list" }, .when = { "kind" } },
  { "rating-kind", .format = N_ ("Rating list by the time control") },
  /* Translators: %s is the name of a person */
  { "disqualification-add", N_ ("Disqualification noted: %s"), .with = { "name" } },
  /* Translators: %s is the name of a person */
  { "disqualification-remove", N_ ("Disqualification removed: %s"), .with = { "name" } },

  /* entries and admission */
  { "admission-terms", .format = N_ ("Deadlines of the entries") },
  /* Translators: names of the members */
  { "admission-committee", N_ ("Admission committee: %s"), .with = { "names" },
    .when = { "names" } },
  { "admission-committee", .format = N_ ("Admission committee cleared") },
  /* Translators: a paper that is asked for */
  { "admission-item", N_ ("Asked for at the admission: %s"), .with = { "@paper" } },
  { "admission-item-drop", N_ ("Not asked for at the admission: %s"), .with = { "@paper" } },
  { "group-limits", .format = N_ ("Who may play in the group") },
  /* Translators: name of a player */
  { "admission-decide", N_ ("Admitted: %s"), .with = { "name" }, .when = { "state=admitted" } },
  /* Translators: name of a player, the ground */
  { "admission-decide", N_ ("Not admitted: %s (%s)"), .with = { "name", "@admission-ground" },
    .when = { "state=refused" } },
  /* Translators: name of a player, the reason */
  { "admission-decide", N_ ("Admitted as an exception: %s. Reason: %s"),
    .with = { "name", "reason" }, .when = { "state=exception" } },
  { "admission-decide", N_ ("Admission put off: %s"), .with = { "name" },
    .when = { "state=later" } },
  { "admission-decide", N_ ("Admission open again: %s"), .with = { "name" } },
  { "entry-days", N_ ("Entry of %s"), .with = { "name" } },
  /* Translators: name of a delegation */
  { "delegation-add", N_ ("New delegation: %s"), .with = { "name" } },
  { "delegation-update", N_ ("Delegation: %s"), .with = { "name" } },
  { "delegation-remove", N_ ("Delegation removed: %s"), .with = { "name" } },
  /* Translators: name of a player, of a delegation */
  { "delegation-join", N_ ("%s belongs to %s"), .with = { "name", "delegation" },
    .when = { "delegation" } },
  { "delegation-join", N_ ("%s belongs to no delegation"), .with = { "name" } },
  /* Translators: name of a player, a paper */
  { "paper-seen", N_ ("%s has shown: %s"), .with = { "name", "@paper" } },
  { "paper-unseen", N_ ("%s has not shown: %s"), .with = { "name", "@paper" } },
  { "entry-fee", N_ ("Entry fee of %s paid"), .with = { "name" }, .when = { "what=paid" } },
  { "entry-fee", N_ ("Entry fee of %s returned"), .with = { "name" }, .when = { "what=returned" } },
  { "entry-fee", N_ ("Entry fee of %s open"), .with = { "name" } },

  { "ratings-update", .with = { "count", "round" }, .choose = choose_ratings },

  /* what another program changed */
  /* Translators: "round 3, board 2, result: by the journal 0 – 1, found 1 – 0 (No. 842)" */
  { "alteration-restore", N_ ("Restored by the journal after a change outside the program: %s"),
    .with = { "@places" } },
  { "alteration-restore-place",
    N_ ("Restored by the journal after a change outside the program: %s"), .with = { "@places" } },
  /* Translators: "round 3, board 2, result: by the journal 0 – 1, found 1 – 0 (No. 842)"; a reason
   */
  { "alteration-accept", N_ ("Change outside the program taken over: %s (%s)"),
    .with = { "@places", "reason" } },
  { "alteration-accept-place", N_ ("Change outside the program taken over: %s (%s)"),
    .with = { "@places", "reason" } },
  /* Translators: "round 3, board 2, result: by the journal 0 – 1, found 1 – 0 (No. 842)" */
  { "alteration-note", N_ ("Change outside the program put on record: %s"), .with = { "@places" },
    .when = { "@places" } },
  { "alteration-note", .format = N_ ("Journal looked through: it goes on from here") },
  { "upgrade", .format = N_ ("File brought up to date") },
  { .action = NULL },
};
