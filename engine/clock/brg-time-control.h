/* brg-time-control.h - a time control as arbiters write it, and its class
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-rulebook.h"

G_BEGIN_DECLS

/**
 * BRG_TIME_CONTROL_MAX_PHASES:
 *
 * The most phases that a time control may have.
 */
#define BRG_TIME_CONTROL_MAX_PHASES 6

/**
 * BRG_TIME_CONTROL_MAX_MOVES:
 *
 * The most moves of a phase. It is low, so that `90/30`, which some write for 90 minutes and 30
 * seconds, is not taken for 90 moves.
 */
#define BRG_TIME_CONTROL_MAX_MOVES 80

/**
 * BRG_TIME_CONTROL_MAX_BARE_MINUTES:
 *
 * The most minutes without a unit. A time without one that is longer is seconds, as PGN and the
 * coded time control of TRF write them, and so are all times of that control that have no unit.
 */
#define BRG_TIME_CONTROL_MAX_BARE_MINUTES 240

/**
 * BrgTimePhase:
 * @moves: moves to be made in this phase, 1 to 80; 0 for all the rest
 * @minutes: time given at its beginning, 0 to 1440
 * @increment_seconds: time added for each move of the phase, 0 to 600
 * @is_delay: whether that time is not added, but passes before each move's own time begins to run:
 *   the delay of Bronstein (fide-2023 6.3.2), not the increment of Fischer
 *
 * One period of a time control, for each player.
 */
typedef struct
{
  gint moves;
  gint minutes;
  gint increment_seconds;
  gboolean is_delay;
} BrgTimePhase;

/**
 * BrgTimeControl:
 * @n_phases: number of phases, at least 1
 * @phases: the phases; when the last one has a number of moves it repeats until the end of the game
 *
 * A time control. Time that is left over is carried into the next phase.
 */
typedef struct
{
  guint n_phases;
  BrgTimePhase phases[BRG_TIME_CONTROL_MAX_PHASES];
} BrgTimeControl;

/**
 * BrgTimeControlFaultKind:
 * @BRG_TIME_CONTROL_FAULT_NUMBER: a number was expected here
 * @BRG_TIME_CONTROL_FAULT_RANGE: the number that begins here is too large, or no moves were asked
 * @BRG_TIME_CONTROL_FAULT_UNEXPECTED: nothing can stand here but a separator or the end
 * @BRG_TIME_CONTROL_FAULT_MOVES_MISSING: the phase that begins here needs a number of moves, as
 *   another one follows
 * @BRG_TIME_CONTROL_FAULT_NO_TIME: the phase that begins here gives no time at all
 * @BRG_TIME_CONTROL_FAULT_AMBIGUOUS: what begins here has two readings: `15/10` may be moves and
 *   minutes, or minutes and seconds
 * @BRG_TIME_CONTROL_FAULT_TOO_MANY: more than %BRG_TIME_CONTROL_MAX_PHASES phases
 *
 * What is wrong with a text.
 */
typedef enum
{
  BRG_TIME_CONTROL_FAULT_NUMBER,
  BRG_TIME_CONTROL_FAULT_RANGE,
  BRG_TIME_CONTROL_FAULT_UNEXPECTED,
  BRG_TIME_CONTROL_FAULT_MOVES_MISSING,
  BRG_TIME_CONTROL_FAULT_NO_TIME,
  BRG_TIME_CONTROL_FAULT_AMBIGUOUS,
  BRG_TIME_CONTROL_FAULT_TOO_MANY,
} BrgTimeControlFaultKind;

#define BRG_N_TIME_CONTROL_FAULT_KINDS (BRG_TIME_CONTROL_FAULT_TOO_MANY + 1)

/**
 * BrgTimeControlFault:
 * @kind: what is wrong
 * @column: where, in characters from 1
 *
 * Why a text is no time control. The caller turns it into a sentence in the user's language.
 */
typedef struct
{
  BrgTimeControlFaultKind kind;
  gint column;
} BrgTimeControlFault;

/**
 * brg_time_control_parse:
 * @text: a time control, UTF-8
 * @control: (out): the control; untouched on failure
 * @fault: (out) (optional): what is wrong; untouched on success
 *
 * Reads a time control as arbiters, regulations and files write it, in English, Russian or
 * Ukrainian, with some words of other languages:
 *
 *   control = phase { separator phase } [ gain ]
 *   phase   = [ moves ( "/" | "in" ) ] time [ gain ] | time ( "/" | "x" | "for" ) moves [ gain ]
 *           | ( "G" | "SD" ) [ "/" ] time [ gain ]
 *   moves   = number [ move ]
 *   time    = minutes [ minute ] | hours hour [ minutes [ minute ] ] | seconds
 *   gain    = ( "+" | "," | "d" ) number [ second ] [ "per move" ] [ "from move" number ]
 *
 * with blanks wherever two of these meet. All but the last phase need a number of moves. A gain
 * belongs to its phase, as in `40/90, 30+30`; it belongs to every phase when it is said of moves or
 * stands apart (`G/90;+30`, `30 seconds a move`), when phases are parted by a plus
 * (`100'x40 + 50'x20 + 30"`), and to those from a move on when that is said.
 *
 * So `90+30`, `90'+30"`, `40/2h; 1h`, `1h30+30`, `5400+30`, "90 minutes, 30 seconds a move",
 * `40/150, 16/60`, whose last phase repeats. Nothing is guessed: not `1:30`, where a colon parts
 * two phases, nor `100x40` and `15/10`, where nobody knows which are moves, nor a text with any
 * word that is not known.
 *
 * Returns: whether @text is a time control
 */
gboolean brg_time_control_parse (const char *text,
                                 BrgTimeControl *control,
                                 BrgTimeControlFault *fault);

/**
 * brg_time_control_parse_code:
 * @text: a coded time control, as PGN and the record 222 of TRF have it: `40/5400+30:1800+30`
 * @control: (out): the control; untouched on failure
 *
 * Every time is in seconds; one that is no whole number of minutes is not understood.
 *
 * Returns: whether @text is such a code
 */
gboolean brg_time_control_parse_code (const char *text, BrgTimeControl *control);

/**
 * brg_time_control_describe_fault:
 * @kind: a kind
 *
 * Returns: a plain English phrase for logs and the command line; a constant string
 */
const char *brg_time_control_describe_fault (BrgTimeControlFaultKind kind);

/**
 * brg_time_control_to_text:
 * @control: a control
 *
 * Returns: (transfer full): the canonical text, `40/120+30, 60+30`, which is read as the same
 *   control
 */
char *brg_time_control_to_text (const BrgTimeControl *control);

/**
 * brg_time_control_first_minutes:
 * @control: a control
 *
 * The first control of a late time that depends on it (rus-draughts-2022 5.4.4.1), for
 * brg_rulebook_get_late_minutes().
 *
 * Returns: the minutes of the first phase, without increments
 */
gint brg_time_control_first_minutes (const BrgTimeControl *control);

/**
 * brg_time_control_has_increment:
 * @control: a control
 *
 * Returns: whether time is added for moves in any phase
 */
gboolean brg_time_control_has_increment (const BrgTimeControl *control);

/**
 * brg_time_control_total_minutes:
 * @control: a control
 *
 * Returns: the minutes of all phases, without increments; a phase that repeats counts once
 */
gint brg_time_control_total_minutes (const BrgTimeControl *control);

/**
 * brg_time_control_sixty_moves_seconds:
 * @control: a control
 *
 * Returns: the time that a player has for 60 moves, or for the game if all of it is given by then:
 *   the minutes of every phase, the repeating one as often as it is reached, and the increments of
 *   60 moves, in seconds (fide-2023 A.1, B.1; rus-chess-2014 16.1, 17.1)
 */
gint brg_time_control_sixty_moves_seconds (const BrgTimeControl *control);

/**
 * brg_time_control_classify:
 * @control: a control
 * @rulebook: the event's rule book
 * @discipline: what is played
 * @article: (out) (optional) (nullable): book id and article that says so, a constant string; %NULL
 *   when the book has no classes
 *
 * Chess counts the time for 60 moves, draughts the minutes without the increment. Where two classes
 * of a book share a limit the slower one is taken.
 *
 * Returns: the class, %BRG_TEMPO_UNKNOWN when the control fits none or the book has none
 */
BrgTempo brg_time_control_classify (const BrgTimeControl *control,
                                    const BrgRulebook *rulebook,
                                    BrgDiscipline discipline,
                                    const char **article);

/**
 * brg_time_control_is_of_class:
 * @control: a control
 * @rulebook: the event's rule book
 * @discipline: what is played
 * @tempo: a class
 * @article: (out): book id and article that says so, a constant string; untouched when not
 *
 * Where two classes of a book share a limit such a control is of both.
 *
 * Returns: whether @control is one of that class
 */
gboolean brg_time_control_is_of_class (const BrgTimeControl *control,
                                       const BrgRulebook *rulebook,
                                       BrgDiscipline discipline,
                                       BrgTempo tempo,
                                       const char **article);

G_END_DECLS
