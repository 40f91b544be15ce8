/* contest-fixture.h - a small contest of composition
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-store-contest-answers.h"
#include "brg-store-contest-rows.h"
#include "brg-store-contest-works.h"
#include "brg-store-contest.h"
#include "store-fixture.h"

/* A workspace with an event of ten players, a contest of that kind with regulations and nothing
 * else. */
void contest_fixture_open (StoreFixture *fixture, BrgContestKind kind);

/* Adds such an event to a workspace that is open. */
void contest_fixture_make (StoreFixture *fixture, BrgContestKind kind);

/* Composing: the section of problems with two judges and twelve works, three of them excluded, the
 * marks of the first judge but for three works, all of the second, and a remark. Solving: two
 * rounds, eight works, what ten solvers handed in but for three answers that are not checked. */
void contest_fixture_fill (StoreFixture *fixture);

/* Composing: marks that are missing are given, sheets handed in and remarks answered. */
void contest_fixture_judge (StoreFixture *fixture);

/* Must succeed. */
void contest_fixture_publish (StoreFixture *fixture, BrgContestStage stage, const char *day);

/* (transfer full) */
BrgContest *contest_fixture_load (StoreFixture *fixture);

/* (transfer full): a section with judges, ended by NULL; not yet in the store. */
BrgContestSection *contest_fixture_section (const char *name, ...) G_GNUC_NULL_TERMINATED;

/* (transfer full): work @n from 0 of those that are sound, by the @author-th player from 1, 0 for
 * none; not yet in the store. */
BrgContestWork *contest_fixture_work (StoreFixture *fixture,
                                      gint64 section_id,
                                      guint n,
                                      gint author);

/* Row of a player by his number. */
gint64 contest_fixture_player (StoreFixture *fixture, gint number);

/* The title of the last entry of the journal. */
void contest_fixture_assert_title (StoreFixture *fixture, const char *expected);

/* Takes back and does again what was done last; the rows are @before, and as they are now. */
void contest_fixture_assert_undone (StoreFixture *fixture, const char *before);

/* Every row of the ten tables, as lines of text. */
char *contest_fixture_dup_rows (StoreFixture *fixture);
