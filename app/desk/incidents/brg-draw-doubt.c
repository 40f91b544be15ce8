/* brg-draw-doubt.c - what is asked of a draw that was entered, if the players agreed on it
 *
 * The advice on an agreed draw says it, so that the table of results, the log and the board agree.
 *
 * Rules: fide-2023 9.1.1; rus-chess-2014 9.1.1; ukr-chess-2016 9.1; rus-draughts-2022 5.4.13.3
 * Tests: tests/app/test-incident-facts.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-draw-doubt.h"

#include <glib/gi18n.h>

#include "brg-incident-facts.h"

static gboolean
is_in_log (const BrgIncidentDesk *desk)
{
  for (guint i = 0; i < desk->log->len; i++)
    {
      const BrgIncident *incident = g_ptr_array_index (desk->log, i);

      if (incident->group_id == desk->snapshot->group->id &&
          incident->round == desk->incident->round && incident->board == desk->incident->board &&
          brg_incident_stands (incident) && incident->has_kind &&
          incident->kind == BRG_INCIDENT_DRAW_AGREED)
        return TRUE;
    }
  return FALSE;
}

/* As if it had been agreed with no leave. */
static void
suppose (BrgIncidentDesk *desk)
{
  brg_incident_desk_set_kind (desk, BRG_INCIDENT_DRAW_AGREED);
  brg_incident_facts_tell (desk, BRG_INCIDENT_FACT_UNMOVED, FALSE);
  brg_incident_facts_tell (desk, BRG_INCIDENT_FACT_MOVES, MAX (desk->moves, 1));
  brg_incident_facts_tell (desk, BRG_INCIDENT_FACT_LEAVE, FALSE);
}

/* The number of moves from which on the book has nothing against it; 0 for none. */
static gint
find_least (const BrgIncidentDesk *desk)
{
  const GArray *steps = desk->steps[BRG_INCIDENT_FACT_MOVES];
  gint last = steps->len > 0 ? g_array_index (steps, gint, steps->len - 1) : 0;

  return last > desk->facts[BRG_INCIDENT_FACT_MOVES] ? last : 0;
}

char *
brg_draw_doubt_dup (BrgStore *store,
                    const BrgSnapshot *snapshot,
                    gint round,
                    const BrgGame *game,
                    const char **article)
{
  g_autoptr (BrgIncidentDesk) desk = NULL;
  gint least;

  g_return_val_if_fail (store != NULL && snapshot != NULL && game != NULL && article != NULL, NULL);

  *article = NULL;
  if (game->white_outcome != BRG_OUTCOME_DRAW || game->black_outcome != BRG_OUTCOME_DRAW ||
      game->is_adjudicated)
    return NULL;
  desk = brg_incident_desk_new (store, snapshot, NULL);
  /* What a book wants of every game (rus-draughts-2022 6.1.8.1, 7.5.1) everybody knows. */
  if (desk == NULL || desk->regulations.draw_offer_moves <= 0 ||
      !brg_incident_desk_set_game (desk, round, game->id, NULL) || is_in_log (desk))
    return NULL;
  suppose (desk);
  if (!desk->has_advice || desk->advice.sanction != BRG_SANCTION_CONTINUE)
    return NULL;
  *article = desk->advice.article;
  least = find_least (desk);
  if (least == 0)
    /* fide-2023 9.1.1, rus-chess-2014 9.1.1, ukr-chess-2016 9.1: no draw by agreement at all. */
    return g_strdup (_ ("No draw by agreement without the arbiter’s leave"));
  /* fide-2023 9.1.1, rus-chess-2014 9.1.1, ukr-chess-2016 9.1, rus-draughts-2022 5.4.13.3. */
  return g_strdup_printf (ngettext ("No draw by agreement before %d move of each player",
                                    "No draw by agreement before %d moves of each player",
                                    (gulong) least),
                          least);
}
