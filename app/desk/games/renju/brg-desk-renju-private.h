/* brg-desk-renju-private.h - what the parts of renju on the page of boards share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-desk-renju.h"
#include "brg-renju-foul.h"
#include "brg-renju-game.h"

G_BEGIN_DECLS

/**
 * BrgDeskRenju:
 * @game: the game up to the place
 * @is_sound: whether its moves could be followed
 * @fouls: by point #BrgRenjuFoul at the place
 * @n_fouls: how many points are forbidden to Black
 * @end: the number of the move that ended the game, 0 while it goes on
 * @end_fact: what ended it
 * @opening: the opening along the main line to its end
 * @is_asking: whether the place is where the opening waits for an answer
 *
 * What follows from the moves: #BrgDeskGame.progress.
 */
typedef struct
{
  BrgRenjuGame game;
  gboolean is_sound;
  guint8 fouls[BRG_RENJU_N_POINTS];
  guint n_fouls;
  guint end;
  BrgRenjuFact end_fact;
  BrgDeskRenjuOpening opening;
  gboolean is_asking;
} BrgDeskRenju;

void brg_desk_renju_sync (BrgDeskGame *game);

/** brg_desk_renju_is_foul_fresh: Returns: whether the last move is a foul that White may claim */
gboolean brg_desk_renju_is_foul_fresh (const BrgDeskRenju *self);

/** brg_desk_renju_get: Returns: (transfer none): what follows from the moves */
static inline const BrgDeskRenju *
brg_desk_renju_get (const BrgDeskGame *game)
{
  return game->progress;
}

/* Words. */

/** brg_desk_renju_get_letter: Returns: how a notation writes the ninth column */
BrgRenjuLetter brg_desk_renju_get_letter (const char *notation);

/** brg_desk_renju_has_numbers: Returns: whether a notation puts numbers on the stones */
gboolean brg_desk_renju_has_numbers (const char *notation);

/** brg_desk_renju_is_foul_fresh: Returns: whether Black's last move is a foul that may be claimed
 */
gboolean brg_desk_renju_is_foul_fresh (const BrgDeskRenju *self);

/** brg_desk_renju_words_dup_fouls: Returns: (transfer full): all fouls of a bit set, none: empty */
char *brg_desk_renju_words_dup_fouls (guint fouls);

/** brg_desk_renju_words_get_foul_article: Returns: the article of the gravest of a bit set */
const char *brg_desk_renju_words_get_foul_article (guint fouls);

/** brg_desk_renju_words_dup_figure: (transfer full): a line of a foul in words */
char *brg_desk_renju_words_dup_figure (const BrgRenjuFigure *figure, BrgRenjuLetter letter);

/** brg_desk_renju_words_fact: Returns: what a move made, as a clause; @is_black is who made it */
const char *brg_desk_renju_words_fact (BrgRenjuFact fact, gboolean is_black);

/** brg_desk_renju_words_regulation: Returns: its name; a constant string */
const char *brg_desk_renju_words_regulation (BrgRenjuRegulation regulation);

/** brg_desk_renju_words_dup_way: Returns: (transfer full): a way on its button */
char *brg_desk_renju_words_dup_way (BrgRenjuWay way, guint limit);

/** brg_desk_renju_words_reach: Returns: where a stone may be placed, a sentence */
const char *brg_desk_renju_words_reach (guint reach);

/** brg_desk_renju_words_dup_verdict: Returns: (transfer full): why an answer does not fit */
char *brg_desk_renju_words_dup_verdict (const BrgDeskRenju *self,
                                        BrgRenjuAnswerVerdict verdict,
                                        guint answer,
                                        BrgRenjuLetter letter);

/* Board and moves. */

/** brg_desk_renju_begins_in_centre: Returns: whether the first stone must go to the centre */
gboolean brg_desk_renju_begins_in_centre (const BrgDeskRenju *self);

/**
 * brg_desk_renju_dup_refusal:
 * @game: a game
 * @move: a move
 * @letter: how the ninth column is written
 * @article: (out): article of the reason
 *
 * Returns: (transfer full) (nullable): why the move cannot be made at the place; %NULL if it can
 */
char *brg_desk_renju_dup_refusal (const BrgDeskGame *game,
                                  BrgRenjuPoint move,
                                  BrgRenjuLetter letter,
                                  const char **article);

/** brg_desk_renju_read_move: Returns: whether @text is a point or a pass, numbered or not */
gboolean brg_desk_renju_read_move (const char *text, BrgRenjuPoint *move);

void brg_desk_renju_show (const BrgDeskGame *game, const char *notation, BrgBoardPicture *picture);
void brg_desk_renju_list_targets (const BrgDeskGame *game,
                                  const BrgBoardWay *way,
                                  BrgBoardSet *targets);
GArray *brg_desk_renju_list_moves (const BrgDeskGame *game,
                                   const BrgBoardWay *way,
                                   const char *notation);
char *brg_desk_renju_explain_square (const BrgDeskGame *game,
                                     const BrgBoardWay *way,
                                     gint square,
                                     const char *notation,
                                     const char **article);
char *brg_desk_renju_dup_square (const BrgBoardPicture *picture,
                                 gint square,
                                 gboolean is_lifted,
                                 gpointer data);
char *brg_desk_renju_dup_move (const BrgGameNode *node, const char *notation);
char *brg_desk_renju_dup_mark (const BrgDeskGame *game, const BrgGameNode *node);
char *brg_desk_renju_dup_journal (const BrgGameNode *node);
GArray *brg_desk_renju_read (const BrgDeskGame *game, const char *text, const char *notation);
gint brg_desk_renju_read_square (const BrgDeskGame *game, const char *text);
char *brg_desk_renju_explain (const BrgDeskGame *game,
                              const char *text,
                              const char *notation,
                              GArray *near);
char *brg_desk_renju_dup_example (const BrgDeskGame *game, const char *notation);

/* How the game stands. */

gboolean brg_desk_renju_is_keyed (const BrgDeskGame *game);
char *brg_desk_renju_dup_status (const BrgDeskGame *game,
                                 const BrgDeskSurroundings *around,
                                 const char **article);
const char *brg_desk_renju_find_result (const BrgDeskGame *game,
                                        const BrgDeskSurroundings *around,
                                        BrgColour *winner);
GArray *brg_desk_renju_list_counters (const BrgDeskGame *game, const BrgDeskSurroundings *around);

/* Questions. */

enum
{
  BRG_DESK_RENJU_FLAG,
  BRG_DESK_RENJU_FOUL,
  BRG_DESK_RENJU_CHANCE,
  BRG_DESK_RENJU_PASS,
  BRG_DESK_RENJU_OFFER,
  BRG_DESK_RENJU_ADJOURN,
  BRG_DESK_RENJU_N_QUESTIONS,
};

extern const BrgDeskQuestion brg_desk_renju_questions[BRG_DESK_RENJU_N_QUESTIONS];

gboolean brg_desk_renju_is_offered (const BrgDeskGame *game,
                                    const BrgDeskSurroundings *around,
                                    guint question);
void brg_desk_renju_answer (const BrgDeskGame *game,
                            const BrgDeskSurroundings *around,
                            const BrgDeskAsk *ask,
                            BrgDeskAnswerParts *parts);
char *brg_desk_renju_mark_answer (const BrgDeskGame *game,
                                  const BrgDeskSurroundings *around,
                                  const BrgDeskAsk *ask,
                                  BrgBoardPicture *picture);
char *brg_desk_renju_append_square (const BrgDeskGame *game, const BrgDeskAsk *ask, gint square);

/* The opening. */

BrgDeskPrompt *brg_desk_renju_get_prompt (const BrgDeskGame *game,
                                          const BrgDeskSurroundings *around);
gboolean brg_desk_renju_reply (const BrgDeskGame *game,
                               const BrgDeskSurroundings *around,
                               const BrgDeskReply *reply,
                               BrgStoredGame *record,
                               BrgGameChange *change,
                               char **detail,
                               char **fault);
gboolean brg_desk_renju_take_back (const BrgDeskGame *game, BrgStoredGame *record);

G_END_DECLS
