/* brg-site-result.c - the result of a board in a few letters
 *
 * Tests: tests/app/test-site.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-site-result.h"

#include "brg-result-words.h"

char *
brg_site_result_dup (const BrgSnapshot *boards, const BrgGame *game, gboolean black_first)
{
  const BrgScoring *scoring;
  const char *between;
  g_autofree char *white = NULL;
  g_autofree char *black = NULL;

  g_return_val_if_fail (boards != NULL && game != NULL, NULL);

  scoring = &boards->group->scoring;
  white = brg_result_words (scoring, game->white_outcome);
  black = brg_result_words (scoring, game->black_outcome);
  if (*white == '\0' && *black == '\0')
    return g_strdup ("");
  /* Between signs a dash would be one of them. */
  between =
      brg_outcome_is_forfeit (game->white_outcome) || brg_outcome_is_forfeit (game->black_outcome)
          ? " / "
          : " – ";
  return g_strconcat (black_first ? black : white, between, black_first ? white : black, NULL);
}
