/* brg-ctl-play.c - what is played and how fast, as the commands of the arbiter's desk are told it
 *
 * Tests: tests/app/bergerctl.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl-play.h"

#include "brg-ctl.h"
#include "brg-discipline.h"

#include <string.h>

static const struct
{
  const char *word;
  BrgTempo tempo;
} tempos[] = {
  { "standard", BRG_TEMPO_STANDARD },
  { "rapid", BRG_TEMPO_RAPID },
  { "blitz", BRG_TEMPO_BLITZ },
};

static gboolean
read_tempo (const char *word, BrgTempo *tempo)
{
  for (guint i = 0; i < G_N_ELEMENTS (tempos); i++)
    if (g_str_equal (tempos[i].word, word))
      {
        *tempo = tempos[i].tempo;
        return TRUE;
      }
  return FALSE;
}

static gboolean
is_played (BrgDiscipline discipline, const BrgRulebook *rulebook)
{
  return (rulebook->disciplines & (1u << discipline)) != 0;
}

static gboolean
read_words (const char *id, const BrgRulebook *rulebook, BrgCtlPlay *play)
{
  g_auto (GStrv) words = g_strsplit (id, "-", 2);

  /* Chess needs no name: nothing else is told by its tempo alone. */
  if (read_tempo (id, &play->tempo))
    return is_played (BRG_DISCIPLINE_CHESS, rulebook);
  if (words[0] == NULL || !brg_discipline_from_id (words[0], &play->discipline) ||
      !is_played (play->discipline, rulebook))
    return FALSE;
  /* rus-draughts-2022 6.2: draughts-64 is played in micro-matches. */
  play->in_micro_matches = play->discipline == BRG_DISCIPLINE_DRAUGHTS64;
  if (words[1] == NULL || read_tempo (words[1], &play->tempo))
    return TRUE;
  play->in_micro_matches = TRUE;
  return g_str_equal (words[1], "match") && !is_played (BRG_DISCIPLINE_CHESS, rulebook);
}

gboolean
brg_ctl_read_play (const char *command,
                   const char *id,
                   const BrgRulebook *rulebook,
                   BrgCtlPlay *play)
{
  BrgCtlPlay read = { .discipline = BRG_DISCIPLINE_CHESS, .tempo = BRG_TEMPO_UNKNOWN };

  if (id == NULL)
    {
      brg_ctl_complain ("%s: --discipline is missing", command);
      return FALSE;
    }
  if (!read_words (id, rulebook, &read))
    {
      brg_ctl_complain ("%s: “%s” is not played by %s", command, id, rulebook->id);
      return FALSE;
    }
  *play = read;
  return TRUE;
}
