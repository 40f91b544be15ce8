/* brg-desk-chess-private.h - the parts of the family of chess, for brg-desk-chess*.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-desk-game.h"
#include "brg-notation.h"
#include "brg-play-status.h"

G_BEGIN_DECLS

/* brg-desk-chess.c */
const BrgNotation *brg_desk_chess_find_notation (const char *id);

/* brg-desk-chess-start.c: where a game begins, see #BrgDeskRules */
gboolean brg_desk_chess_needs_start (const BrgDeskGame *game);
BrgGameTree *brg_desk_chess_new_tree (const BrgStoredGame *record,
                                      gboolean *is_known,
                                      gboolean *is_sound);
BrgGameTree *brg_desk_chess_read_moves (const BrgStoredGame *record, GError **error);
gboolean brg_desk_chess_read_position (const char *text, BrgStoredGame *record, char **fault);
char *brg_desk_chess_write_position (const BrgDeskGame *game);
gboolean brg_desk_chess_share_lot (const BrgStoredGame *other, BrgStoredGame *record);
BrgDeskPrompt *brg_desk_chess_get_prompt (const BrgDeskGame *game,
                                          const BrgDeskSurroundings *around);
gboolean brg_desk_chess_reply (const BrgDeskGame *game,
                               const BrgDeskSurroundings *around,
                               const BrgDeskReply *reply,
                               BrgStoredGame *record,
                               BrgGameChange *change,
                               char **detail,
                               char **fault);
gboolean brg_desk_chess_may_draw (const BrgDeskGame *game);

/* brg-desk-chess-board.c: the board and how the game stands */
const BrgPlayStatus *brg_desk_chess_get_status (const BrgDeskGame *game);
void brg_desk_chess_mark_move (BrgBoardPicture *picture, BrgMove move);
void brg_desk_chess_sync (BrgDeskGame *game);
void brg_desk_chess_free_progress (gpointer progress);
void brg_desk_chess_show (const BrgDeskGame *game, const char *notation, BrgBoardPicture *picture);
void brg_desk_chess_list_targets (const BrgDeskGame *game,
                                  const BrgBoardWay *way,
                                  BrgBoardSet *targets);
GArray *brg_desk_chess_list_moves (const BrgDeskGame *game,
                                   const BrgBoardWay *way,
                                   const char *notation);
char *brg_desk_chess_dup_status (const BrgDeskGame *game,
                                 const BrgDeskSurroundings *around,
                                 const char **article);
const char *brg_desk_chess_find_result (const BrgDeskGame *game,
                                        const BrgDeskSurroundings *around,
                                        BrgColour *winner);

/* brg-desk-chess-moves.c: moves as they are written and typed */
char *brg_desk_chess_dup_move (const BrgGameNode *node, const char *notation);
char *brg_desk_chess_dup_mark (const BrgDeskGame *game, const BrgGameNode *node);
char *brg_desk_chess_dup_journal (const BrgGameNode *node);
GArray *brg_desk_chess_read (const BrgDeskGame *game, const char *text, const char *notation);
char *brg_desk_chess_explain (const BrgDeskGame *game,
                              const char *text,
                              const char *notation,
                              GArray *near);
char *brg_desk_chess_dup_example (const BrgDeskGame *game, const char *notation);
void brg_desk_chess_add_choice (GArray *choices,
                                const BrgPosition *position,
                                BrgMove move,
                                const char *notation);

/* brg-desk-chess-answer.c: questions and answers */
#define BRG_DESK_CHESS_N_QUESTIONS 12
extern const BrgDeskQuestion brg_desk_chess_questions[BRG_DESK_CHESS_N_QUESTIONS];
gboolean brg_desk_chess_is_keyed (const BrgDeskGame *game);
char *brg_desk_chess_dup_subtitle (const BrgDeskGame *game,
                                   const BrgDeskSurroundings *around,
                                   guint question);
gboolean brg_desk_chess_is_offered (const BrgDeskGame *game,
                                    const BrgDeskSurroundings *around,
                                    guint question);
void brg_desk_chess_answer (const BrgDeskGame *game,
                            const BrgDeskSurroundings *around,
                            const BrgDeskAsk *ask,
                            BrgDeskAnswerParts *parts);
char *brg_desk_chess_mark_answer (const BrgDeskGame *game,
                                  const BrgDeskSurroundings *around,
                                  const BrgDeskAsk *ask,
                                  BrgBoardPicture *picture);
char *brg_desk_chess_append_square (const BrgDeskGame *game, const BrgDeskAsk *ask, gint square);
void brg_desk_chess_search (const BrgDeskGame *game,
                            const BrgDeskAsk *ask,
                            GCancellable *cancellable,
                            GAsyncReadyCallback on_found,
                            gpointer data);
gpointer brg_desk_chess_search_finish (GAsyncResult *result, GError **error);
void brg_desk_chess_free_found (gpointer found);

/* brg-desk-chess-ticks.c: what is ticked */
gboolean brg_desk_chess_is_field_offered (const BrgDeskSurroundings *around, guint question);
gboolean brg_desk_chess_is_tick_offered (const BrgDeskGame *game,
                                         const BrgDeskSurroundings *around,
                                         const BrgDeskAsk *ask,
                                         guint tick);
gboolean brg_desk_chess_is_tick_set (const BrgDeskGame *game,
                                     const BrgDeskSurroundings *around,
                                     const BrgDeskAsk *ask,
                                     guint tick);

G_END_DECLS
