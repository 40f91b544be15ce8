/* brg-book.h - what the files of the rule books share; only for engine/rulebooks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-article.h"
#include "brg-incident.h"
#include "brg-protest-rules.h"
#include "brg-rulebook.h"

G_BEGIN_DECLS

/* Marks a text for translation; the engine itself knows no language. */
#define N_(text) (text)
#define NC_(context, text) (text)

#define NOTE_AGREEMENT_BARRED \
  N_ ("The regulations do not let the players agree on a draw yet without the arbiter’s leave.")

/* What the articles want put right when it is found "during the game": afterwards the result
 * stands. */
#define AFTER_GAME(what, tag)                                                                     \
  {                                                                                               \
    .kind = BRG_INCIDENT_##what, .when = BRG_WHEN_GAME_OVER, .article = tag,                      \
    .sanction = BRG_SANCTION_CONTINUE,                                                            \
    .note = N_ ("Found when the game was over: the result stands. The article speaks of what is " \
                "found during the game.")                                                         \
  }

/* The committee of chess, as FIDE's competition rules and those of Russia know it. */
extern const BrgCommitteeRule brg_committee_of_chess;

extern const BrgRulebook brg_book_fide_2023;
extern const BrgRulebook brg_book_rus_chess_2014;
extern const BrgRulebook brg_book_ukr_chess_2016;
extern const BrgRulebook brg_book_ussr_chess_1956;
extern const BrgRulebook brg_book_rus_draughts_2022;

G_END_DECLS
