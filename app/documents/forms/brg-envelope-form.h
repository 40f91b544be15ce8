/* brg-envelope-form.h - the face of an envelope with a sealed move
 *
 * Rules: fide-2023 I.2; ussr-chess-1956 19 and appendix 1 to it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-adjournment.h"
#include "brg-document.h"

G_BEGIN_DECLS

/**
 * BrgEnvelopeFace:
 * @event: the event, with the group when it has a name
 * @number: number of the envelope in the group
 * @round: number of the round, 0 when it is not said
 * @board: what the board is called, or empty
 * @white: who has White
 * @black: who has Black
 * @sealer: whose move is sealed
 * @manner: how the game was adjourned
 * @is_braille: whether the move is in Braille on a sheet of its own
 * @move_number: number of the sealed move, 0 when it is not said
 * @open_move: the move of %BRG_ADJOURNMENT_OPEN_MOVE as it was written, or empty; of a sealed move
 *   nothing stands anywhere
 * @used: seconds used by White and by Black; %BRG_ADJOURNMENT_UNKNOWN where it is not known
 * @draw_offer: whose offer stands
 * @picture: (nullable): the position before the move
 * @position: the position as text, or empty
 * @sealed_at: when, UTC, `YYYY-MM-DDThh:mm:ssZ`, or empty
 * @sealed_by: the arbiter, or empty
 * @witness: in whose presence, or empty
 * @custodian: who keeps it, or empty
 * @resumes_at: when the game goes on, UTC, or empty
 * @resumes_in: where, or empty
 * @zone: identifier of the time zone of the event, empty for the machine's
 * @article: (nullable): book id and article on the envelope
 * @rulebook: (nullable): the book of the event; an article of another one says of which
 * @note: what else is to be known, or empty
 * @state: for the lists: where the game stands, in the words of the document; or empty
 *
 * What stands on an envelope. Nothing is owned; no text but @article is %NULL.
 */
typedef struct
{
  const char *event;
  gint number;
  gint round;
  const char *board;
  const char *white;
  const char *black;
  BrgColour sealer;
  BrgAdjournmentManner manner;
  gboolean is_braille;
  gint move_number;
  const char *open_move;
  gint used[2];
  BrgColour draw_offer;
  const BrgBoardPicture *picture;
  const char *position;
  const char *sealed_at;
  const char *sealed_by;
  const char *witness;
  const char *custodian;
  const char *resumes_at;
  const char *resumes_in;
  const char *zone;
  const char *article;
  const BrgRulebook *rulebook;
  const char *note;
  const char *state;
} BrgEnvelopeFace;

/**
 * brg_envelope_face_init:
 * @face: (out): gets a face on which nothing stands
 */
void brg_envelope_face_init (BrgEnvelopeFace *face);

/**
 * BrgEnvelopePaper:
 * @BRG_ENVELOPE_C5: an envelope of 229 by 162 mm, printed upon
 * @BRG_ENVELOPE_A4: the same in the middle of a sheet of A4, with lines where it is folded round
 *   the scoresheets
 *
 * What the face is printed on.
 */
typedef enum
{
  BRG_ENVELOPE_C5,
  BRG_ENVELOPE_A4,
} BrgEnvelopePaper;

/**
 * brg_envelope_form_new:
 * @face: what stands on it
 * @paper: what it is printed on
 * @options: how it is wanted
 *
 * Makes the face: event, round and board, number, the position, players, whose move is sealed and
 * which one, times used, the draw offer, who was there, who keeps it, when and where the game goes
 * on, and lines to be signed by both players and the arbiter. Long names get smaller and then take
 * two lines.
 *
 * Returns: (transfer full): the document, one page
 */
BrgDocument *brg_envelope_form_new (const BrgEnvelopeFace *face,
                                    BrgEnvelopePaper paper,
                                    const BrgDocumentOptions *options);

/**
 * brg_envelope_form_dup_time:
 * @words: the language
 * @seconds: seconds used, or %BRG_ADJOURNMENT_UNKNOWN
 *
 * Returns: (transfer full): `2 h 21 min`, with seconds where there are some; a dash when not known
 */
char *brg_envelope_form_dup_time (const BrgWords *words, gint seconds);

/**
 * brg_envelope_form_dup_move:
 * @face: an envelope
 * @words: the language
 *
 * Returns: (transfer full): whose move is in it and which one: `White, move 42`
 */
char *brg_envelope_form_dup_move (const BrgEnvelopeFace *face, const BrgWords *words);

/**
 * brg_envelope_form_dup_resumption:
 * @face: an envelope
 * @words: the language
 *
 * Returns: (transfer full): when and where the game goes on; empty when neither is said
 */
char *brg_envelope_form_dup_resumption (const BrgEnvelopeFace *face, const BrgWords *words);

G_END_DECLS
