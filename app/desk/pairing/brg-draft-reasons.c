/* brg-draft-reasons.c - why the boards of a draft are as they are, in sentences
 *
 * Tests: tests/app/test-explanations.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-draft-reasons.h"

#include <glib/gi18n.h>

#include "brg-colour-words.h"
#include "brg-draft-numbers.h"
#include "brg-draft-private.h"
#include "brg-draft-text.h"
#include "brg-draft-warnings.h"

/* Papers say it in their own language. */
#include "brg-said-words.h"

/* A table asks for no colours that were had. */
static gint
get_history_end (const BrgDraft *draft, gint round)
{
  return brg_draft_is_round_robin (draft) ? 1 : round;
}

char *
brg_draft_dup_history (BrgDraft *draft, gint player)
{
  g_return_val_if_fail (draft != NULL, NULL);

  return brg_colour_words_dup_history (brg_draft_get_tournament (draft), player,
                                       get_history_end (draft, draft->first_round));
}

static void
add_sentence (GPtrArray *sentences, char *text, const char *article)
{
  BrgSentence *sentence = g_new0 (BrgSentence, 1);

  sentence->text = text;
  sentence->article = article;
  g_ptr_array_add (sentences, sentence);
}

/* Which article lets the arbiter make a pair. */
static const char *
find_manual_article (const BrgPairingSystem *system)
{
  if (system->kind == BRG_TOURNAMENT_ROUND_ROBIN || system->is_knockout)
    return system->article;
  return g_str_has_prefix (system->article, "fide-") ? "fide-handling-2026 4"
                                                     : "rus-draughts-2022 5.4.10.9";
}

static GPtrArray *
list_manual (BrgDraft *draft, gint round, gint board)
{
  GPtrArray *sentences = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_sentence_free);
  g_autoptr (GArray) warnings = brg_draft_list_warnings (draft, round);

  add_sentence (sentences, g_strdup (_ ("The arbiter made this pair.")),
                find_manual_article (draft->system));
  for (guint i = 0; i < warnings->len && sentences->len < BRG_REASON_TEXT_MAX; i++)
    {
      const BrgWarning *warning = &g_array_index (warnings, BrgWarning, i);

      if (warning->board == board)
        add_sentence (sentences,
                      brg_draft_text_dup_warning (brg_draft_get_preview (draft), warning),
                      warning->article);
    }
  if (sentences->len == 1)
    add_sentence (sentences, g_strdup (_ ("No rule forbids it.")), draft->system->article);
  return sentences;
}

GPtrArray *
brg_draft_list_reasons (BrgDraft *draft, gint round, gint board)
{
  const BrgDraftBoard *explained;
  BrgPair shown;
  BrgReasonScene scene;

  g_return_val_if_fail (draft != NULL && brg_draft_is_paired (draft), NULL);

  explained = &g_array_index (brg_draft_get_boards (draft, round), BrgDraftBoard, board);
  if (explained->is_manual)
    return list_manual (draft, round, board);
  shown = (BrgPair){ explained->white, explained->black };
  scene = (BrgReasonScene){
    .snapshot = brg_draft_get_preview (draft),
    .tournament = brg_draft_get_tournament (draft),
    .round = get_history_end (draft, round),
    .shown = &shown,
  };
  return brg_reason_text_list (&scene, explained->reasons);
}
