/* paper-samples.h - events whose names are as long as names can be, for all papers of the list
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-paper.h"

G_BEGIN_DECLS

/* Twenty tie-breaks. */
#define PAPER_TIE_BREAKS \
  "BH,BH/C1,BH/M1,FULLTR,SB,WIN,WON,BPG,BWG,PS,REP,STD,DE,ARO,TPR,PTP,APRO,APPO,RATSUM,RTNG"

/* An event by its name. The last row has no name. */
typedef struct
{
  const char *name;
  BrgSnapshot *(*make) (void);
} PaperSample;

extern const PaperSample paper_samples[];

/* (transfer full): players in a Swiss or a round robin, all rounds but the last closed. */
BrgSnapshot *paper_sample_new (const char *system,
                               const char *rulebook,
                               gint n_players,
                               gint n_rounds);

/* (transfer full): a round robin of ten by FIDE's laws, whose first player wins all his games. */
BrgSnapshot *paper_sample_new_norms (void);

/* Makes every name of a group 80 letters long. */
void paper_sample_stretch (BrgSnapshot *snapshot);

/* Gives everybody a usual name, and three of the first ones such that it wraps: rows of every table
 * are of unequal height. */
void paper_sample_stretch_some (BrgSnapshot *snapshot);

/* (transfer full): a workspace in which everything was done that can be done, opened. */
BrgStore *paper_sample_open_workspace (const char *folder);

/* (element-type BrgDiagram) (transfer full): positions to print. */
GPtrArray *paper_sample_list_diagrams (void);

G_END_DECLS
