/* brg-share-seal.h - what goes to a second laptop, so that nobody else can read or change it
 *
 * A copy of a workspace is full of personal data and the network of a hall is open. Code and PIN of
 * a pairing give three keys, each HMAC-SHA256 of another word; with them a text is hidden and
 * proven the way SIV does it (RFC 5297), HMAC-SHA256 in the place of CMAC and of AES: its tag is
 * the HMAC of the text, and the text is hidden by the stream of HMACs of the tag and a counter. A
 * text that was changed, cut or put in the place of another one has another tag. One text has one
 * tag: pieces of a copy that stay as they were are not sent again. The server (berger-share) gets
 * the key of questions alone: it can tell who was paired and read nothing.
 *
 * TLS would add nothing to that and is left out: GIO makes no certificate, the pages of phones
 * would begin with a warning that nobody can tell from an attack, and the last faults of libsoup's
 * server were in its TLS. What remains: who has code and PIN reads everything; who changes pages in
 * a strange network can keep the laptops apart, which the second one says.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** BRG_SHARE_KEY_SIZE: bytes of a key, and of a tag */
#define BRG_SHARE_KEY_SIZE 32
/** BRG_SHARE_TAG_LENGTH: letters of a tag as it is named: digits and a to f */
#define BRG_SHARE_TAG_LENGTH 64
/** BRG_SHARE_CODE_SIZE: letters and digits of a code, five bits each */
#define BRG_SHARE_CODE_SIZE 20

/**
 * BrgSharePair:
 * @code: what the first laptop shows, `K7QFM-3MZPX-W9D0A-2TE5R`
 * @pin: six digits that are told by mouth
 *
 * Two laptops that know each other. Begins as zeros.
 */
typedef struct
{
  char *code;
  char *pin;
} BrgSharePair;

/** brg_share_pair_clear: Frees what @pair holds */
void brg_share_pair_clear (BrgSharePair *pair);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BrgSharePair, brg_share_pair_clear)

/**
 * brg_share_pair_make:
 * @pair: (out): a new one by chance
 */
void brg_share_pair_make (BrgSharePair *pair);

/**
 * brg_share_pair_read:
 * @code: a code as somebody types it: small letters, `O` for `0`, blanks and dashes do no harm
 * @pin: a PIN
 * @pair: (out): both as they are meant
 *
 * Returns: whether they are such; @pair is empty when not
 */
gboolean brg_share_pair_read (const char *code, const char *pin, BrgSharePair *pair);

/**
 * BrgShareKeys:
 * @ask: proves a question and its answer; the server has it
 * @tag: proves a text
 * @hide: hides it
 *
 * The keys of a pair.
 */
typedef struct
{
  guint8 ask[BRG_SHARE_KEY_SIZE];
  guint8 tag[BRG_SHARE_KEY_SIZE];
  guint8 hide[BRG_SHARE_KEY_SIZE];
} BrgShareKeys;

/**
 * brg_share_keys_derive:
 * @keys: (out): the keys
 * @pair: a pair
 */
void brg_share_keys_derive (BrgShareKeys *keys, const BrgSharePair *pair);

/**
 * brg_share_seal:
 * @keys: keys
 * @text: what is to be hidden
 * @tag: (out) (transfer full): its tag, the name of what is returned
 *
 * Returns: (transfer full): as many bytes as @text has
 */
GBytes *brg_share_seal (const BrgShareKeys *keys, GBytes *text, char **tag);

/**
 * brg_share_open:
 * @keys: keys
 * @sealed: what came
 * @tag: what it is said to be: anything
 *
 * Returns: (transfer full) (nullable): the text; %NULL where it is not the one that has this tag
 */
GBytes *brg_share_open (const BrgShareKeys *keys, GBytes *sealed, const char *tag);

/**
 * brg_share_sign:
 * @key: the key of questions
 * @text: a question or an answer
 *
 * Returns: (transfer full): its proof, digits and a to f
 */
char *brg_share_sign (const guint8 key[BRG_SHARE_KEY_SIZE], const char *text);

/**
 * brg_share_is_signed:
 * @key: the key of questions
 * @text: a question or an answer
 * @sign: what is said to be its proof
 *
 * Returns: whether it is; takes as long for a wrong one
 */
gboolean brg_share_is_signed (const guint8 key[BRG_SHARE_KEY_SIZE],
                              const char *text,
                              const char *sign);

/**
 * brg_share_is_tag:
 * @text: a text from elsewhere
 *
 * Returns: whether it can be a tag
 */
gboolean brg_share_is_tag (const char *text);

/**
 * brg_share_key_to_text:
 * @key: a key
 *
 * Returns: (transfer full): digits and a to f
 */
char *brg_share_key_to_text (const guint8 key[BRG_SHARE_KEY_SIZE]);

/**
 * brg_share_key_from_text:
 * @text: a text from elsewhere
 * @key: (out): the key
 *
 * Returns: whether it is one
 */
gboolean brg_share_key_from_text (const char *text, guint8 key[BRG_SHARE_KEY_SIZE]);

G_END_DECLS
