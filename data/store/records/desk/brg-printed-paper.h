/* brg-printed-paper.h - a paper as it left the program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BRG_PRINTED_MOST_BYTES:
 *
 * How large the file of a paper may be.
 */
#define BRG_PRINTED_MOST_BYTES (8 * 1024 * 1024)

/**
 * BRG_PRINTED_MOST_WORDS:
 *
 * How many bytes of what can be read on a paper are kept.
 */
#define BRG_PRINTED_MOST_WORDS (1024 * 1024)

/**
 * BRG_PRINTED_MOST_COPIES:
 *
 * How many copies of a paper may be asked for.
 */
#define BRG_PRINTED_MOST_COPIES 99

/**
 * BrgPrintedPaper:
 * @id: row in the database
 * @number: its number in the group, from 1
 * @kind: which paper, `protocol`
 * @round: its round, 0 for none
 * @title: what it is called
 * @language: its language, `ru`
 * @state: what it said of itself: empty, `provisional`, `corrected` or `final`
 * @is_saved: whether it went into a file instead of to the printer
 * @copies: how many copies
 * @sheets: sheets of one copy
 * @printed_at: when, UTC
 * @choice: how it was wanted, as brg_paper_choice_to_text() writes it
 * @sha256: hash of the file
 * @content: hash of what it shows, empty where that cannot be made anew
 * @is_kept: whether the file is still there: it was not purged, nor too large
 * @is_missing: whether it is not there though the journal says that it is: another program took it
 * @is_private: whether the file shows something of a personal paper: it is in no copy
 * @lost: why there never was a file: empty, `large`, `long`: more to read than is kept, `full`: no
 *   room
 * @entry: the last entry of the journal that the paper knew of, 0 where nobody noted it
 *
 * A paper that was printed or saved. Texts are never %NULL.
 */
typedef struct
{
  gint64 id;
  gint number;
  char *kind;
  gint round;
  char *title;
  char *language;
  char *state;
  gboolean is_saved;
  gint copies;
  gint sheets;
  char *printed_at;
  char *choice;
  char *sha256;
  char *content;
  gboolean is_kept;
  gboolean is_missing;
  gboolean is_private;
  char *lost;
  gint64 entry;
} BrgPrintedPaper;

/**
 * brg_printed_paper_new:
 *
 * Returns: (transfer full): a paper of one copy with empty texts
 */
BrgPrintedPaper *brg_printed_paper_new (void);

/**
 * brg_printed_paper_set:
 * @place: (inout): a text of a paper
 * @text: what it becomes
 */
void brg_printed_paper_set (char **place, const char *text);

/**
 * brg_printed_paper_free:
 * @paper: (nullable): a paper
 */
void brg_printed_paper_free (BrgPrintedPaper *paper);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgPrintedPaper, brg_printed_paper_free)

G_END_DECLS
