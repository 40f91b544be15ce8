/* draft-fixture.h - groups and drafts as short texts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-draft-pairs.h"
#include "brg-draft.h"

/* A group with entries А1, А2, ... of ids 101, 102, ... that have start numbers when @numbered. */
BrgSnapshot *draft_fixture_new (const char *system,
                                const char *rulebook,
                                gint n_players,
                                gint n_rounds,
                                gboolean numbered);

/* The entry of index @index, to be changed. */
BrgEntry *draft_fixture_entry (BrgSnapshot *snapshot, gint index);

/* A closed round: "1-5 =, 6-2 0, 7 U": start numbers, White first, what White got; + - for games
 * that were not played. */
void draft_fixture_play (BrgSnapshot *snapshot, const char *text);

void draft_fixture_announce (BrgSnapshot *snapshot, gint index, gint round, BrgOutcome outcome);

/* Pairs all, with an assertion that it went well. */
void draft_fixture_pair (BrgDraft *draft);

/* Boards by start numbers, "2-3 1-8! 7": White first, a bye alone, ! for one made by hand. */
char *draft_fixture_dup_boards (BrgDraft *draft, gint round);

#define draft_fixture_assert_boards(draft, round, text)                     \
  G_STMT_START                                                              \
  {                                                                         \
    g_autofree char *boards_text = draft_fixture_dup_boards (draft, round); \
    g_assert_cmpstr (boards_text, ==, text);                                \
  }                                                                         \
  G_STMT_END

/* Start numbers of the players, "2 5". */
char *draft_fixture_dup_players (BrgDraft *draft, const GArray *players);

/* Index of the player of a start number. */
gint draft_fixture_player (BrgDraft *draft, gint number);
