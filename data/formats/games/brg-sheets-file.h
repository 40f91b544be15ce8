/* brg-sheets-file.h - scoresheets as a text file
 *
 * Blocks of `key: value` with an empty line between them; `#` begins a remark. Of each game:
 * `id`; `white-lang` and `black-lang`, the language of each sheet (`en`, `ru`, `uk`); `white` and
 * `black`, the moves as written, with or without numbers, `?` for an entry that is empty or
 * illegible; if known `plies`, the half-moves of both sides that were counted, and `board`, the men
 * and the player having the move at the end. What the sheets come to may be there as well and is
 * passed over: `kind`, `parts`, `agreed`, `completion`, `fill`, `moves`, `repair`, `rejoin`.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sheets.h"
#include "brg-text-file.h"

G_BEGIN_DECLS

/**
 * BRG_SHEETS_FILE_MAX_PLIES:
 *
 * The most half-moves that a game may have in a file.
 */
#define BRG_SHEETS_FILE_MAX_PLIES 2000

/**
 * BrgSheetsGame:
 * @id: name of the game
 * @line: line where it begins, from 1
 * @question: what is known of it; points into the rest
 * @entries: entries of White's sheet and of Black's
 *
 * A game in a file.
 */
typedef struct
{
  char *id;
  guint line;
  BrgSheetsQuestion question;
  char **entries[2];
} BrgSheetsGame;

/**
 * brg_sheets_file_read:
 * @text_file: a text
 * @error: return location for an error of %BRG_FORMAT_ERROR
 *
 * Reads all games.
 *
 * Returns: (transfer full) (nullable) (element-type BrgSheetsGame): the games, owned by the array;
 *   %NULL with @error set
 */
GPtrArray *brg_sheets_file_read (const BrgTextFile *text_file, GError **error);

/**
 * brg_sheets_game_free:
 * @game: (nullable): a game
 */
void brg_sheets_game_free (BrgSheetsGame *game);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgSheetsGame, brg_sheets_game_free)

/**
 * brg_sheets_file_split:
 * @value: moves as they stand on a scoresheet, parted by blanks, with or without numbers
 *
 * Returns: (transfer full): the entries, without the numbers
 */
char **brg_sheets_file_split (const char *value);

G_END_DECLS
