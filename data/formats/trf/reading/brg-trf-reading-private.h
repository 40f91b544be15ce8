/* brg-trf-reading-private.h - how far the reading of a report file has come
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-trf-private.h"
#include "brg-trf-repair.h"

G_BEGIN_DECLS

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

/* What is wrong, as brg_trf_fail() said it last. */
typedef struct
{
  BrgFormatError code;
  guint line;
  guint column;
  char *text; /* owned, NULL for nothing */
} BrgTrfFault;

/* How far the reading of a file has come. Helpers return FALSE with the fault set. */
typedef struct
{
  BrgTrfFault fault;
  gboolean mends;        /* whether faults are mended where they can be */
  const GPtrArray *left; /* BrgTrfRepair: of these none that is not taken */
  GArray *lines;         /* BrgTrfLine */
  BrgTrf *trf;
  const BrgTrfLine **player_lines; /* line of every player, by index; first by the order of lines */
  gint *index_of;                  /* index by start number, BRG_NOBODY where there is none */

  gint n_rounds; /* 142 or XXR, 0 when not given */
  gboolean n_rounds_is_trf26;
  BrgColour initial_colour;
  gboolean initial_colour_is_trf26;

  GHashTable *twins; /* number that a player got instead of one that was taken, and that one */

  const char *team_tag; /* record of a team: 310 or 013, NULL when there are none */

  gint values[BRG_TRF_N_VALUES];
  gboolean value_is_given[BRG_TRF_N_VALUES];
  gboolean value_is_trf26[BRG_TRF_N_VALUES];
  gboolean has_points_record; /* 162 or BB? */
  gboolean has_xxs;
  guint last_points_line;
} BrgTrfReading;

/* brg-trf-fail.c: sets the fault at a column of a line; returns FALSE. */
gboolean brg_trf_fail (BrgTrfReading *reading,
                       BrgFormatError code,
                       const BrgTrfLine *line,
                       guint column,
                       const char *format,
                       ...) G_GNUC_PRINTF (5, 6);

/* Called behind brg_trf_fail(): takes the fault as one that is mended so, and returns whether it is
 * to be. The second takes @detail over. */
gboolean brg_trf_mend (BrgTrfReading *reading, BrgTrfRepairKind kind);
gboolean brg_trf_mend_as (BrgTrfReading *reading, BrgTrfRepairKind kind, char *detail);

/* Offers a repair without which the file can be taken as well; returns whether it is to be carried
 * out. Takes @detail over. */
gboolean brg_trf_offer (BrgTrfReading *reading,
                        BrgTrfRepairKind kind,
                        const BrgTrfLine *line,
                        guint column,
                        char *detail,
                        const char *format,
                        ...) G_GNUC_PRINTF (6, 7);
void brg_trf_keep_as_comment (BrgTrfReading *reading, const BrgTrfLine *line);

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

/* brg-trf-games.c: the two cells of every game, and byes. */
void brg_trf_settle_twins (BrgTrfReading *reading);
gboolean brg_trf_check_games (BrgTrfReading *reading);
void brg_trf_settle_byes (BrgTrfReading *reading);

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

/* brg-trf-team-gaps.c: players who play for a team that does not list them. */
void brg_trf_fill_team_gaps (BrgTrfReading *reading);

/* brg-trf-numbers.c: numbers of players, and rounds. */
gboolean brg_trf_number_players (BrgTrfReading *reading);
gboolean brg_trf_settle_n_rounds (BrgTrfReading *reading, gint *n_rounds);

gint brg_trf_last_team_round (const BrgTrfReading *reading);

/* Characters of a line at most: of a text, and of anything with a column for every round. */
#define BRG_TRF_MOST_TEXT 1000u
#define BRG_TRF_MOST_COLUMNS 16384u

/* Lines of a report that are not blank: twenty for each player there can be. */
#define BRG_TRF_MOST_LINES 200000u

/* brg-trf-doubts.c: lines that are too long; and remarks on what cannot be so. */
gboolean brg_trf_check_lengths (BrgTrfReading *reading);
void brg_trf_note_doubts (BrgTrfReading *reading);

G_END_DECLS
