/* brg-share-form.h - a result as a phone sends it, and whether its seat has signed it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** BRG_SHARE_MOST_BODY: no request brings more bytes than this behind its headers */
#define BRG_SHARE_MOST_BODY 4096

/**
 * BrgShareForm:
 * @seat: name of a seat
 * @round: the round, digits
 * @board: the board, `12` or `3.2`
 * @result: `1-0`, `0-1` or `1/2-1/2`
 * @nonce: the phone's own mark of this sending: 16 to 64 letters, digits, `-`, `_`, `.` or `~`
 * @sign: what is said to be the signature
 *
 * The fields of a form, in UTF-8. Begins as zeros.
 */
typedef struct
{
  char *seat;
  char *round;
  char *board;
  char *result;
  char *nonce;
  char *sign;
} BrgShareForm;

/** brg_share_form_clear: Frees what @form holds */
void brg_share_form_clear (BrgShareForm *form);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BrgShareForm, brg_share_form_clear)

/**
 * brg_share_form_parse:
 * @body: bytes of `application/x-www-form-urlencoded`
 * @length: how many
 * @form: (out): the fields
 *
 * Each field stands there once, and no other one.
 *
 * Returns: whether this is such a form; @form is empty when not
 */
gboolean brg_share_form_parse (const char *body, gsize length, BrgShareForm *form);

/**
 * brg_share_form_is_signed:
 * @form: a form
 * @key: secret and PIN of the seat, `SECRET:PIN`
 *
 * Returns: whether the sign is HMAC-SHA256 with @key over `seat:round:board:result:nonce`; takes as
 *   long for a wrong one
 */
gboolean brg_share_form_is_signed (const BrgShareForm *form, const char *key);

G_END_DECLS
