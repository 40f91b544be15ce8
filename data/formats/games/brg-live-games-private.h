/* brg-live-games-private.h - games of a file, record by record
 *
 * Only for brg-live-games*.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-live-games.h"

G_BEGIN_DECLS

/* (transfer full): of nothing known but its line */
BrgLiveGame *brg_live_game_new (guint line);

void brg_live_game_doubt (BrgLiveGame *game, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* A doubt about what is written for the round. */
void brg_live_game_doubt_round (BrgLiveGame *game, const char *text);

/* Sets a name, a number or a board to as much of @text as a list shows. */
void brg_live_game_set_text (char **place, const char *text);

/* Sets outcomes; a doubt where @text is none that is understood. */
void brg_live_game_set_result (BrgLiveGame *game, const char *text);

/* (transfer full): the board that a cell or a heading names, without the word for it: "доска 5" */
char *brg_live_game_dup_board (const char *text);

/* Whether a line begins a heading: `[White "…`. */
gboolean brg_live_record_is_heading (const char *line);

/* (transfer full) (nullable): the name of the heading that a line begins with */
char *brg_live_record_dup_name (const char *line);

/* (transfer full): the record that begins at line @line of a file, its lines ended by LF */
BrgLiveGame *brg_live_record_read (const char *record, guint line);

G_END_DECLS
