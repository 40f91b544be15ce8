/* brg-control-left.c - how much time a player has left to his next control, by what he has used
 *
 * Rules: fide-2023 6.3.1, 6.3.2; rus-chess-2014 6.2.1, 6.2.2; ukr-chess-2016 6.2.1, 6.2.2;
 *   ussr-chess-1956 18; rus-draughts-2022 5.4.2.1
 * Tests: tests/engine/test-clock-duty.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-control-left.h"

/* On the moves of a period, and on what is carried over into the next. */
typedef struct
{
  const char *rulebook;
  const char *period;
  const char *carried;
} LeftRow;

static const LeftRow rows[] = {
  { "fide-2023", "fide-2023 6.3.1", "fide-2023 6.3.2" },
  { "rus-chess-2014", "rus-chess-2014 6.2.1", "rus-chess-2014 6.2.2" },
  { "ukr-chess-2016", "ukr-chess-2016 6.2.1", "ukr-chess-2016 6.2.2" },
  { "ussr-chess-1956", "ussr-chess-1956 18", "ussr-chess-1956 18" },
  { "rus-draughts-2022", "rus-draughts-2022 5.4.2.1", "rus-draughts-2022 5.4.2.1" },
};

static const char *
find_article (const BrgRulebook *rulebook, gboolean is_carried)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (g_str_equal (rows[i].rulebook, rulebook->id))
      return is_carried ? rows[i].carried : rows[i].period;
  g_return_val_if_reached (NULL);
}

void
brg_control_left_count (const BrgRulebook *rulebook,
                        const BrgTimeControl *control,
                        guint made,
                        gint used_seconds,
                        BrgControlLeft *left)
{
  gint given = 0;
  guint n_before = 0;
  guint period = 0;

  g_return_if_fail (rulebook != NULL && control != NULL && control->n_phases > 0 && left != NULL);
  g_return_if_fail (made <= 9999 && used_seconds >= 0);

  while (TRUE)
    {
      const BrgTimePhase *phase = &control->phases[MIN (period, control->n_phases - 1)];
      guint n_rest = made - n_before;
      gboolean is_here = phase->moves == 0 || n_rest < (guint) phase->moves;
      guint n_given = is_here ? n_rest + 1 : (guint) phase->moves;

      given += phase->minutes * 60;
      if (!phase->is_delay)
        given += (gint) n_given * phase->increment_seconds;
      if (is_here)
        break;
      n_before += (guint) phase->moves;
      period++;
    }
  *left = (BrgControlLeft){
    .left_seconds = given - used_seconds,
    .period = period,
    .is_carried = period > 0,
    .article = find_article (rulebook, period > 0),
  };
}
