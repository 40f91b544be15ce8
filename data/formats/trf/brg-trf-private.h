/* brg-trf-private.h - what reader and writer of report files share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-trf.h"

#include "brg-trf-line.h"

G_BEGIN_DECLS

/* Columns of the rounds in a player record: opponent, colour and result of round r stand at
 * FIRST + WIDTH (r - 1) + 0, 5 and 7. */
#define BRG_TRF_ROUND_COLUMN 92
#define BRG_TRF_ROUND_WIDTH 10

/* What stands in front of our comment on an adjourned game: round, white, black follow. */
#define BRG_TRF_ADJOURNED "### berger: adjourned"

/* What stands in front of our comment on points that a player brought from an earlier stage, in
 * TRF16: number and points follow. */
#define BRG_TRF_CARRIED "### berger: carried"

/* What stands in front of our comment on the discipline, where the words of the file do not tell
 * it: its id follows. */
#define BRG_TRF_DISCIPLINE "### berger: discipline"

/* What stands in front of our comments on micro-matches: the number of games of a meeting follows;
 * for each meeting round, white, black and the letters of White's and of Black's games follow, a
 * full stop for an open one. */
#define BRG_TRF_MEETINGS "### berger: meetings of"
#define BRG_TRF_GAMES "### berger: games"

/* Frees a BrgTrfForbidden. */
void brg_trf_free_forbidden (gpointer data);

/* Record of a text, and whether TRF26 brought it. */
typedef struct
{
  const char *tag;
  gboolean is_trf26;
} BrgTrfTextTag;

extern const BrgTrfTextTag brg_trf_text_tags[BRG_TRF_N_TEXTS];

/* What a file says about points, before the defaults are filled in. */
typedef enum
{
  BRG_TRF_VALUE_WHITE_WIN,
  BRG_TRF_VALUE_BLACK_WIN,
  BRG_TRF_VALUE_WHITE_DRAW,
  BRG_TRF_VALUE_BLACK_DRAW,
  BRG_TRF_VALUE_WHITE_LOSS,
  BRG_TRF_VALUE_BLACK_LOSS,
  BRG_TRF_VALUE_FORFEIT_WIN,
  BRG_TRF_VALUE_FORFEIT_LOSS,
  BRG_TRF_VALUE_PAIRING_BYE,
  BRG_TRF_VALUE_FULL_BYE,
  BRG_TRF_VALUE_HALF_BYE,
  BRG_TRF_VALUE_ZERO_BYE,
  BRG_TRF_VALUE_UNKNOWN,
} BrgTrfValue;

#define BRG_TRF_N_VALUES (BRG_TRF_VALUE_UNKNOWN + 1)

/* How far the reading of a file has come. Helpers return FALSE with the error set. */
typedef struct
{
  const char *name; /* of the file */
  GError **error;
  GArray *lines; /* BrgTrfLine */
  BrgTrf *trf;
  const BrgTrfLine **player_lines; /* line of every player, by index */
  gint *index_of;                  /* index by start number, BRG_NOBODY where there is none */

  gint n_rounds; /* 142 or XXR, 0 when not given */
  gboolean n_rounds_is_trf26;
  BrgColour initial_colour;
  gboolean initial_colour_is_trf26;

  const char *team_tag; /* record of a team: 310 or 013, NULL when there are none */

  gint values[BRG_TRF_N_VALUES];
  gboolean value_is_given[BRG_TRF_N_VALUES];
  gboolean value_is_trf26[BRG_TRF_N_VALUES];
  gboolean has_points_record; /* 162 or BB? */
  gboolean has_xxs;
  guint last_points_line;
} BrgTrfReading;

/* brg-trf-fail.c: sets the error at a column of a line; returns FALSE. */
gboolean brg_trf_fail (BrgTrfReading *reading,
                       BrgFormatError code,
                       const BrgTrfLine *line,
                       guint column,
                       const char *format,
                       ...) G_GNUC_PRINTF (5, 6);

/* brg-trf-header.c: records of the tournament. @is_known tells whether the line is one. */
gboolean brg_trf_read_header (BrgTrfReading *reading, const BrgTrfLine *line, gboolean *is_known);

/* brg-trf-scoring.c: points of outcomes. */
gboolean brg_trf_read_points_record (BrgTrfReading *reading, const BrgTrfLine *line);
gboolean brg_trf_read_xxs (BrgTrfReading *reading, const BrgTrfLine *line);
gboolean brg_trf_read_bb (BrgTrfReading *reading, const BrgTrfLine *line);
gboolean brg_trf_finish_scoring (BrgTrfReading *reading);

/* brg-trf-player.c: columns 1 to 89 of a player record. */
gboolean brg_trf_read_player (BrgTrfReading *reading, const BrgTrfLine *line);

/* brg-trf-cells.c: the rounds of the players. */
gint brg_trf_count_round_columns (const BrgTrfLine *line);
gboolean brg_trf_read_cells (BrgTrfReading *reading);
gboolean brg_trf_check_games (BrgTrfReading *reading);

/* brg-trf-details.c: byes, acceleration, forbidden pairs and other records about players. */
gboolean brg_trf_is_detail (const BrgTrfReading *reading, const BrgTrfLine *line);
gboolean brg_trf_read_details (BrgTrfReading *reading);
gint brg_trf_last_bye_round (const BrgTrfReading *reading);

/* brg-trf-fields.c: fields that records about players and about teams have. */
gboolean brg_trf_fail_short (BrgTrfReading *reading, const BrgTrfLine *line, const char *expected);
gboolean brg_trf_read_round (BrgTrfReading *reading,
                             const BrgTrfLine *line,
                             const BrgTrfToken *token,
                             gint first,
                             gint *round);
gboolean brg_trf_read_event_round (BrgTrfReading *reading,
                                   const BrgTrfLine *line,
                                   const BrgTrfToken *token,
                                   gint *round);
gboolean brg_trf_read_player_number (BrgTrfReading *reading,
                                     const BrgTrfLine *line,
                                     const BrgTrfToken *token,
                                     gint *number);
gboolean brg_trf_read_bye_type (BrgTrfReading *reading,
                                const BrgTrfLine *line,
                                const GArray *tokens,
                                BrgOutcome *outcome,
                                gint *round);
gboolean brg_trf_read_ban_rounds (BrgTrfReading *reading,
                                  const BrgTrfLine *line,
                                  const GArray *tokens,
                                  gint *first_round,
                                  gint *last_round);

/* brg-trf-teams.c: records about teams. */
void brg_trf_prepare_teams (BrgTrfReading *reading);
gboolean brg_trf_is_team_detail (const BrgTrfReading *reading, const BrgTrfLine *line);
gboolean brg_trf_read_teams (BrgTrfReading *reading);
gint brg_trf_last_team_round (const BrgTrfReading *reading);

/* Characters of a line at most: of a text, and of anything with a column for every round. */
#define BRG_TRF_MOST_TEXT 1000u
#define BRG_TRF_MOST_COLUMNS 16384u

/* Lines of a report that are not blank: twenty for each player there can be. */
#define BRG_TRF_MOST_LINES 200000u

/* brg-trf-doubts.c: too many lines, or lines that are too long; and remarks on what cannot be so.
 */
gboolean brg_trf_check_lengths (BrgTrfReading *reading);
void brg_trf_note_doubts (BrgTrfReading *reading);

/* brg-trf-kind.c: Swiss or round robin; the game that words and points tell. */
BrgTournamentKind brg_trf_detect_kind (const BrgTrf *trf, gint *cycles);
BrgDiscipline brg_trf_guess_discipline (const BrgTrf *trf);

G_END_DECLS
