/* brg-time-control-private.h - what the files that read a time control share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-time-control.h"

G_BEGIN_DECLS

/* How far one may look ahead from the last word. */
#define BRG_TIME_WORDS_AHEAD 4

/* The kinds of words; what a text says in whatever language becomes a row of them. */
typedef enum
{
  BRG_TIME_WORD_END,
  BRG_TIME_WORD_UNKNOWN, /* the text cannot be read from here on */
  BRG_TIME_WORD_NUMBER,
  BRG_TIME_WORD_FIRST, /* "first", which is 1 where a move is named */
  BRG_TIME_WORD_HOUR,
  BRG_TIME_WORD_MINUTE,
  BRG_TIME_WORD_SECOND,
  BRG_TIME_WORD_MOVE,
  BRG_TIME_WORD_SLASH,
  BRG_TIME_WORD_TIMES, /* the cross of 100'x40 */
  BRG_TIME_WORD_DASH,
  BRG_TIME_WORD_PLUS,
  BRG_TIME_WORD_COMMA, /* parts two periods */
  BRG_TIME_WORD_COLON, /* parts them too, or hours and minutes */
  BRG_TIME_WORD_DELAY,
  BRG_TIME_WORD_INCREMENT,
  BRG_TIME_WORD_NONE, /* nothing is added */
  BRG_TIME_WORD_GAME, /* to the end of the game */
  BRG_TIME_WORD_FOR,  /* for, in, per */
  BRG_TIME_WORD_FROM,
  BRG_TIME_WORD_NOISE, /* says nothing */
} BrgTimeWordKind;

/* One word. */
typedef struct
{
  BrgTimeWordKind kind;
  gint number;       /* of a number; too large ones are G_MAXINT; 1 of an hour written in full */
  gboolean is_half;  /* a half more than @number */
  gboolean is_glued; /* nothing stands between the word before and this one */
  gint n_digits;
  gint column; /* in characters from 1 */
} BrgTimeWord;

/* (element-type BrgTimeWord): the words of a text, then an end or what is unknown, then more ends.
 */
GArray *brg_time_control_list_words (const char *text);

/* Reads words, in which times without a unit may be seconds; the fault says what is wrong. */
gboolean brg_time_control_read_words (const GArray *words,
                                      gboolean are_seconds,
                                      BrgTimeControl *control,
                                      BrgTimeControlFault *fault);

/* Whether the control without units might be minutes and seconds: 15/10. */
gboolean brg_time_control_is_ambiguous (const BrgTimeControl *control);

G_END_DECLS
