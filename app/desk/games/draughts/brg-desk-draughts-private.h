/* brg-desk-draughts-private.h - the functions of brg-desk-rules.h as draughts fill them in
 *
 * For the files brg-desk-draughts*.c alone. What a function does is said in brg-desk-rules.h under
 * the name behind brg_desk_draughts_.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-desk-draughts-record.h"
#include "brg-desk-rules.h"
#include "brg-draughts-game.h"
#include "brg-draughts-play.h"

G_BEGIN_DECLS

/* brg-desk-draughts-record.c */
BrgDraughtsVariant brg_desk_draughts_find_variant (BrgDiscipline discipline);
BrgGameTree *brg_desk_draughts_new_tree (const BrgStoredGame *record,
                                         gboolean *is_known,
                                         gboolean *is_sound);
BrgGameTree *brg_desk_draughts_read_moves (const BrgStoredGame *record, GError **error);
char *brg_desk_draughts_write_moves (const BrgGameTree *tree);
GPtrArray *brg_desk_draughts_import (GBytes *text, const char *name, GError **error);
char *brg_desk_draughts_export_tree (const BrgGameTree *tree);
void brg_desk_draughts_take_tree (const BrgGameTree *tree, BrgStoredGame *record);
char *brg_desk_draughts_explain_tree (const BrgGameTree *tree, const BrgStoredGame *record);
gboolean brg_desk_draughts_read_position (const char *text, BrgStoredGame *record, char **fault);
char *brg_desk_draughts_write_position (const BrgDeskGame *game);
gboolean brg_desk_draughts_is_keyed (const BrgDeskGame *game);

/* brg-desk-draughts-progress.c */
void brg_desk_draughts_sync (BrgDeskGame *game);
void brg_desk_draughts_free_progress (gpointer progress);
gboolean brg_desk_draughts_set_count (const BrgDeskGame *game,
                                      BrgColour side,
                                      BrgStoredGame *record);

/* brg-desk-draughts-board.c */
gboolean brg_desk_draughts_has_numbers (BrgDraughtsVariant variant, const char *notation);
void brg_desk_draughts_draw (const BrgDraughtsPosition *position,
                             const char *notation,
                             BrgBoardPicture *picture);
void brg_desk_draughts_show (const BrgDeskGame *game,
                             const char *notation,
                             BrgBoardPicture *picture);
void brg_desk_draughts_show_way (const BrgDeskGame *game,
                                 const BrgBoardWay *way,
                                 BrgBoardPicture *picture);
BrgDraughtsSquare brg_desk_draughts_from_board (BrgDraughtsVariant variant, gint square);

/* brg-desk-draughts-way.c */
void brg_desk_draughts_list_targets (const BrgDeskGame *game,
                                     const BrgBoardWay *way,
                                     BrgBoardSet *targets);
GArray *brg_desk_draughts_list_moves (const BrgDeskGame *game,
                                      const BrgBoardWay *way,
                                      const char *notation);
BrgDraughtsSet brg_desk_draughts_find_jumped (const BrgDraughtsPosition *position,
                                              const BrgBoardWay *way);

/* brg-desk-draughts-reason.c */
char *brg_desk_draughts_explain (const BrgDeskGame *game,
                                 const char *text,
                                 const char *notation,
                                 GArray *near);
char *brg_desk_draughts_explain_square (const BrgDeskGame *game,
                                        const BrgBoardWay *way,
                                        gint square,
                                        const char *notation,
                                        const char **article);

/* brg-desk-draughts-words.c */
const BrgDraughtsNotation *brg_desk_draughts_find_notation (const char *notation);
char *brg_desk_draughts_write_move (const BrgDraughtsPosition *position,
                                    const BrgDraughtsMove *move,
                                    const char *notation);
char *brg_desk_draughts_write_list (const BrgDraughtsPosition *position,
                                    const BrgDraughtsMove *moves,
                                    guint n_moves,
                                    const char *notation);
void brg_desk_draughts_write_square (BrgDraughtsVariant variant,
                                     BrgDraughtsSquare square,
                                     const char *notation,
                                     char text[BRG_DRAUGHTS_SQUARE_LENGTH]);
void brg_desk_draughts_add_choices (GArray *choices,
                                    const BrgDraughtsPosition *position,
                                    const BrgDraughtsMove *moves,
                                    guint n_moves,
                                    const char *notation);
char *brg_desk_draughts_dup_square (const BrgBoardPicture *picture,
                                    gint square,
                                    gboolean is_lifted,
                                    gpointer data);
char *brg_desk_draughts_dup_move (const BrgGameNode *node, const char *notation);
char *brg_desk_draughts_dup_mark (const BrgDeskGame *game, const BrgGameNode *node);
char *brg_desk_draughts_dup_journal (const BrgGameNode *node);
GArray *brg_desk_draughts_read (const BrgDeskGame *game, const char *text, const char *notation);
char *brg_desk_draughts_dup_example (const BrgDeskGame *game, const char *notation);

/* brg-desk-draughts-status.c */
char *brg_desk_draughts_dup_status (const BrgDeskGame *game,
                                    const BrgDeskSurroundings *around,
                                    const char **article);
const char *brg_desk_draughts_find_result (const BrgDeskGame *game,
                                           const BrgDeskSurroundings *around,
                                           BrgColour *winner);
const char *brg_desk_draughts_find_end_article (const BrgDraughtsPosition *position);

/* brg-desk-draughts-counters.c */
GArray *brg_desk_draughts_list_counters (const BrgDeskGame *game,
                                         const BrgDeskSurroundings *around);
const char *brg_desk_draughts_get_title (BrgDraughtsDraw draw);
const char *brg_desk_draughts_get_article (BrgDraughtsDraw draw);
char *brg_desk_draughts_dup_count (const BrgDeskGame *game, const BrgDraughtsCount *count);

/* brg-desk-draughts-answer.c, -claim.c, -irregularity.c */
extern const BrgDeskQuestion brg_desk_draughts_questions[];

/**
 * BrgDraughtsQuestion:
 *
 * The questions in their order.
 */
typedef enum
{
  BRG_DRAUGHTS_QUESTION_FLAG,
  BRG_DRAUGHTS_QUESTION_REPETITION,
  BRG_DRAUGHTS_QUESTION_COUNTER,
  BRG_DRAUGHTS_QUESTION_IRREGULARITY,
  BRG_DRAUGHTS_QUESTION_OFFER,
  BRG_DRAUGHTS_QUESTION_ENDING,
  BRG_DRAUGHTS_QUESTION_COUNT,
  BRG_DRAUGHTS_QUESTION_ADJOURN,
} BrgDraughtsQuestion;

#define BRG_N_DRAUGHTS_QUESTIONS (BRG_DRAUGHTS_QUESTION_ADJOURN + 1)

char *brg_desk_draughts_dup_subtitle (const BrgDeskGame *game,
                                      const BrgDeskSurroundings *around,
                                      guint question);
gboolean brg_desk_draughts_is_offered (const BrgDeskGame *game,
                                       const BrgDeskSurroundings *around,
                                       guint question);
gboolean brg_desk_draughts_is_tick_offered (const BrgDeskGame *game,
                                            const BrgDeskSurroundings *around,
                                            const BrgDeskAsk *ask,
                                            guint tick);
void brg_desk_draughts_answer (const BrgDeskGame *game,
                               const BrgDeskSurroundings *around,
                               const BrgDeskAsk *ask,
                               BrgDeskAnswerParts *parts);
gboolean brg_desk_draughts_carry_out (const BrgDeskGame *game,
                                      const BrgDeskRuling *ruling,
                                      BrgStoredGame *record,
                                      BrgGameChange *change,
                                      char **detail);
void brg_desk_draughts_answer_claim (const BrgDeskGame *game,
                                     const BrgDeskSurroundings *around,
                                     const BrgDeskAsk *ask,
                                     BrgDeskAnswerParts *parts);
void brg_desk_draughts_answer_irregularity (const BrgDeskGame *game,
                                            const BrgDeskSurroundings *around,
                                            const BrgDeskAsk *ask,
                                            BrgDeskAnswerParts *parts);
char *brg_desk_draughts_mark_answer (const BrgDeskGame *game,
                                     const BrgDeskSurroundings *around,
                                     const BrgDeskAsk *ask,
                                     BrgBoardPicture *picture);
char *brg_desk_draughts_append_square (const BrgDeskGame *game, const BrgDeskAsk *ask, gint square);

/* brg-desk-draughts-lot.c */
BrgDeskPrompt *brg_desk_draughts_get_prompt (const BrgDeskGame *game,
                                             const BrgDeskSurroundings *around);
gboolean brg_desk_draughts_reply (const BrgDeskGame *game,
                                  const BrgDeskSurroundings *around,
                                  const BrgDeskReply *reply,
                                  BrgStoredGame *record,
                                  BrgGameChange *change,
                                  char **detail,
                                  char **fault);
gboolean brg_desk_draughts_may_draw (const BrgDeskGame *game);
gboolean brg_desk_draughts_share_lot (const BrgStoredGame *other, BrgStoredGame *record);
gboolean brg_desk_draughts_take_back (const BrgDeskGame *game, BrgStoredGame *record);

/** brg_desk_draughts_get_play: Returns: (transfer none): the game up to the position on the board
 */
static inline const BrgDraughtsPlay *
brg_desk_draughts_get_play (const BrgDeskGame *game)
{
  return game->progress;
}

/** brg_desk_draughts_get_variant: Returns: what is played */
static inline BrgDraughtsVariant
brg_desk_draughts_get_variant (const BrgDeskGame *game)
{
  return (BrgDraughtsVariant) game->node->draughts.variant;
}

G_END_DECLS
