/* brg-said-words.c - sentences of the desk in the language of a paper
 *
 * Tests: tests/app/papers/test-paper-why.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-said-words.h"

/* Papers are made in threads too, and each says its own. */
static _Thread_local const BrgWords *spoken;

const BrgWords *
brg_said_words_begin (const BrgWords *words)
{
  const BrgWords *before = spoken;

  spoken = words;
  return before;
}

const char *
brg_said_words_get (const char *text)
{
  return spoken != NULL ? brg_words_get (spoken, text) : g_dgettext (GETTEXT_PACKAGE, text);
}

const char *
brg_said_words_context (const char *context, const char *text)
{
  return spoken != NULL ? brg_words_context (spoken, context, text)
                        : g_dpgettext2 (GETTEXT_PACKAGE, context, text);
}
