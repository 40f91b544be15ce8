/* brg-regulations.c - what the regulations of an event set where a rule book leaves it to them
 *
 * Tests: tests/engine/test-regulations.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-regulations.h"

#define AT(field) G_STRUCT_OFFSET (BrgRegulations, field)

static const BrgRegulation regulations_list[] = {
  /* fide-2023 11.3.2.2, 12.9.7: also a fine */
  { "rule-phone-sanction", AT (phone_sanction), FALSE, BRG_SANCTION_NONE, BRG_SANCTION_EXPULSION,
    BRG_SANCTION_FINE },
  { "rule-draw-offer-moves", AT (draw_offer_moves), FALSE, 0, 200, BRG_DRAW_OFFER_ALL },
  { "rule-watched", AT (is_watched), FALSE, 0, 1, 0 },
  { "rule-quickplay-announced", AT (quickplay_announced), FALSE, 0, 1, 0 },
  { "rule-protest-minutes", AT (protest_minutes), FALSE, 0, 24 * 60, 0 },
  { "rule-last-protest-minutes", AT (last_protest_minutes), FALSE, 0, 24 * 60, 0 },
  { "rule-decision-hours", AT (decision_hours), FALSE, 0, 24 * 30, 0 },
  { "rule-protest-fee", AT (protest_fee), TRUE, 0, G_GINT64_CONSTANT (100000000000), 0 },
  { "rule-session-minutes", AT (session_minutes), FALSE, 0, 24 * 60, 0 },
  { "rule-report-days", AT (report_days), FALSE, 0, 365, 0 },
  { "rule-level", AT (level), FALSE, BRG_LEVEL_NATIONAL, BRG_LEVEL_CLUB, 0 },
  { "rule-clocks", AT (clocks), FALSE, BRG_CLOCKS_MECHANICAL, BRG_CLOCKS_ELECTRONIC, 0 },
  /* rus-draughts-2022 5.2 bounds it; more is told, not refused */
  { "rule-entry-fee", AT (entry_fee), TRUE, 0, G_GINT64_CONSTANT (100000000000), 0 },
  { "rule-rounds-a-day", AT (rounds_a_day), FALSE, 1, 30, 0 },
};

void
brg_regulations_init (BrgRegulations *regulations)
{
  g_return_if_fail (regulations != NULL);

  for (guint i = 0; i < G_N_ELEMENTS (regulations_list); i++)
    brg_regulations_set (regulations, &regulations_list[i], BRG_REGULATION_UNSET);
}

const BrgRegulation *
brg_regulations_list (guint *n_regulations)
{
  g_return_val_if_fail (n_regulations != NULL, NULL);

  *n_regulations = G_N_ELEMENTS (regulations_list);
  return regulations_list;
}

const BrgRegulation *
brg_regulations_find (const char *name)
{
  g_return_val_if_fail (name != NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (regulations_list); i++)
    if (g_str_equal (regulations_list[i].name, name))
      return &regulations_list[i];
  return NULL;
}

gint64
brg_regulations_get (const BrgRegulations *regulations, const BrgRegulation *regulation)
{
  g_return_val_if_fail (regulations != NULL && regulation != NULL, BRG_REGULATION_UNSET);

  return regulation->is_wide ? G_STRUCT_MEMBER (gint64, regulations, regulation->offset)
                             : G_STRUCT_MEMBER (gint, regulations, regulation->offset);
}

gboolean
brg_regulations_set (BrgRegulations *regulations, const BrgRegulation *regulation, gint64 value)
{
  g_return_val_if_fail (regulations != NULL && regulation != NULL, FALSE);

  if (value != BRG_REGULATION_UNSET && (value < regulation->least || value > regulation->most) &&
      (regulation->beyond == 0 || value != regulation->beyond))
    return FALSE;
  if (regulation->is_wide)
    G_STRUCT_MEMBER (gint64, regulations, regulation->offset) = value;
  else
    G_STRUCT_MEMBER (gint, regulations, regulation->offset) = (gint) value;
  return TRUE;
}

const BrgBookNumber *
brg_regulations_find_number (const BrgRulebook *rulebook,
                             const char *regulation,
                             BrgDiscipline discipline,
                             BrgTempo tempo)
{
  g_return_val_if_fail (rulebook != NULL && regulation != NULL, NULL);

  for (guint i = 0; i < rulebook->n_numbers; i++)
    {
      const BrgBookNumber *number = &rulebook->numbers[i];

      if (g_str_equal (number->regulation, regulation) &&
          (number->disciplines & (1u << discipline)) != 0 &&
          (number->tempo == BRG_TEMPO_UNKNOWN || number->tempo == tempo))
        return number;
    }
  return NULL;
}
