/* brg-incident-facts.h - what an article depends on and only the hall can tell: one table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-incident-desk.h"

G_BEGIN_DECLS

/**
 * BrgIncidentChoice:
 * @value: value of a fact
 * @label: what it is called, owned
 *
 * An answer that can be given.
 */
typedef struct
{
  gint value;
  char *label;
} BrgIncidentChoice;

/**
 * brg_incident_fact_get_question:
 * @fact: a fact
 *
 * Returns: what is asked, a few words that the choice goes on; a constant string, translated
 */
const char *brg_incident_fact_get_question (BrgIncidentFact fact);

/**
 * brg_incident_facts_list_choices:
 * @desk: a desk that asks for @fact
 * @fact: a fact
 * @chosen: (out): index of what is known of it, -1 while nothing is
 *
 * Returns: (transfer full) (element-type BrgIncidentChoice): the answers; moves as ranges in which
 *   the book says the same
 */
GArray *brg_incident_facts_list_choices (const BrgIncidentDesk *desk,
                                         BrgIncidentFact fact,
                                         gint *chosen);

/**
 * brg_incident_facts_tell:
 * @desk: a desk
 * @fact: a fact
 * @value: its value, %BRG_INCIDENT_FACT_UNKNOWN for what is stored
 *
 * The arbiter tells it; that holds for this game and this player.
 */
void brg_incident_facts_tell (BrgIncidentDesk *desk, BrgIncidentFact fact, gint value);

/**
 * brg_incident_facts_find_open:
 * @desk: a desk
 *
 * Returns: the first fact that is asked for and not known, %BRG_N_INCIDENT_FACTS for none
 */
guint brg_incident_facts_find_open (const BrgIncidentDesk *desk);

G_END_DECLS
