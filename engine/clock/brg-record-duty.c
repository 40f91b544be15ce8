/* brg-record-duty.c - must the player still write his moves
 *
 * Rules: fide-2023 8.1.1, 8.4, A.2, B.3; rus-chess-2014 8.1, 8.4, 16.2, 17.3;
 *   ukr-chess-2016 8.1, 8.3; ussr-chess-1956 24; rus-draughts-2022 5.4.3.1, 5.4.3.2, 6.1.10.2,
 *   7.7.2, 9.3.2.1, 9.3.2.2
 * Tests: tests/engine/test-clock-duty.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-record-duty.h"

#define FREEING_INCREMENT 30

#define PLAYS(discipline) (1u << BRG_DISCIPLINE_##discipline)
#define ALL_DISCIPLINES (~0u)

/* The first row that fits answers. */
typedef struct
{
  const char *rulebook;
  guint disciplines;
  const char *duty;
  const char *short_of_time; /* nullable: nobody is freed */
  const char *fast;          /* nullable: of rapid and blitz the book says nothing */
} DutyRow;

static const DutyRow rows[] = {
  { "fide-2023", ALL_DISCIPLINES, "fide-2023 8.1.1", "fide-2023 8.4", "fide-2023 A.2" },
  { "rus-chess-2014", ALL_DISCIPLINES, "rus-chess-2014 8.1", "rus-chess-2014 8.4",
    "rus-chess-2014 16.2" },
  { "ukr-chess-2016", ALL_DISCIPLINES, "ukr-chess-2016 8.1", "ukr-chess-2016 8.3", NULL },
  /* ussr-chess-1956 24: the player's own duty, without exception. */
  { "ussr-chess-1956", ALL_DISCIPLINES, "ussr-chess-1956 24", NULL, NULL },
  { "rus-draughts-2022", PLAYS (INTERNATIONAL), "rus-draughts-2022 5.4.3.1",
    "rus-draughts-2022 5.4.3.2", "rus-draughts-2022 7.7.2" },
  { "rus-draughts-2022", PLAYS (RENJU), "rus-draughts-2022 9.3.2.1", "rus-draughts-2022 9.3.2.2",
    NULL },
  /* Draughts-64 and giveaway go by the rules of Russian draughts. */
  { "rus-draughts-2022", ALL_DISCIPLINES, "rus-draughts-2022 5.4.3.1", "rus-draughts-2022 5.4.3.2",
    "rus-draughts-2022 6.1.10.2" },
};

static const DutyRow *
find_row (const BrgRulebook *rulebook, BrgDiscipline discipline)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (g_str_equal (rows[i].rulebook, rulebook->id) &&
        (rows[i].disciplines & (1u << discipline)) != 0)
      return &rows[i];
  g_return_val_if_reached (&rows[0]);
}

gboolean
brg_record_duty_ask (const BrgRulebook *rulebook,
                     BrgDiscipline discipline,
                     BrgTempo tempo,
                     gint64 left_ms,
                     gint increment_seconds,
                     const char **article)
{
  gboolean is_fast = tempo == BRG_TEMPO_RAPID || tempo == BRG_TEMPO_BLITZ;
  const DutyRow *row;

  g_return_val_if_fail (rulebook != NULL && discipline < BRG_N_DISCIPLINES && article != NULL,
                        TRUE);

  row = find_row (rulebook, discipline);
  if (is_fast && row->fast != NULL)
    {
      *article = row->fast;
      return FALSE;
    }
  if (row->short_of_time == NULL || left_ms >= BRG_RECORD_DUTY_LEFT_MS)
    {
      *article = row->duty;
      return TRUE;
    }
  *article = row->short_of_time;
  return increment_seconds >= FREEING_INCREMENT;
}

const char *
brg_record_duty_get_fast_article (const BrgRulebook *rulebook, BrgDiscipline discipline)
{
  g_return_val_if_fail (rulebook != NULL && discipline < BRG_N_DISCIPLINES, NULL);

  return find_row (rulebook, discipline)->fast;
}
