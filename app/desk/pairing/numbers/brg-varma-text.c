/* brg-varma-text.c - what a draw by Varma tables says to the arbiter, in words
 *
 * Rules: rus-chess-2014 22.9, 22.9.1
 * Tests: tests/app/test-varma-lots.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-varma-text.h"

#include "brg-name-words.h"

static char *
dup_short_name (const BrgVarmaLots *lots, gint entry)
{
  return brg_name_words_dup (brg_varma_lots_get_snapshot (lots), entry, BRG_NAME_SHORT, NULL);
}

static const BrgVarmaTurn *
get_turn (const BrgVarmaLots *lots, guint turn)
{
  return &g_array_index (brg_varma_lots_get_turns (lots), BrgVarmaTurn, turn);
}

/* The first turn of the delegation. */
static const BrgVarmaTurn *
find_first_of (const BrgVarmaLots *lots, const char *delegation)
{
  guint turn = 0;

  while (!g_str_equal (get_turn (lots, turn)->delegation, delegation))
    turn++;
  return get_turn (lots, turn);
}

/* The envelope from which the delegation of a turn draws. */
static gint
find_envelope (const BrgVarmaLots *lots, guint turn)
{
  return find_first_of (lots, get_turn (lots, turn)->delegation)->envelope;
}

static gint
count_players (const BrgVarmaLots *lots, const char *delegation)
{
  return find_first_of (lots, delegation)->size;
}

char *
brg_varma_lots_dup_fault (const BrgVarmaLots *lots, guint turn)
{
  const BrgVarmaTurn *own;

  g_return_val_if_fail (lots != NULL && turn < brg_varma_lots_get_turns (lots)->len, NULL);

  own = get_turn (lots, turn);
  switch (own->fault)
    {
    case BRG_VARMA_FAULT_NONE:
      return g_strdup ("");
    case BRG_VARMA_FAULT_NUMBER:
      return g_strdup_printf (_ ("The numbers are 1 to %u."), brg_varma_lots_get_turns (lots)->len);
    case BRG_VARMA_FAULT_TAKEN:
      return g_strdup_printf (_ ("Number %d is drawn twice."), own->number);
    case BRG_VARMA_FAULT_OTHER_ENVELOPE:
      return g_strdup_printf (
          /* Translators: a number, and the letters of two envelopes, A to D */
          _ ("Number %d belongs to envelope %c, but the delegation draws from envelope %c."),
          own->number, 'A' + own->envelope, 'A' + find_envelope (lots, turn));
    case BRG_VARMA_FAULT_SMALL_ENVELOPE:
      return g_strdup_printf (
          /* Translators: a number, the letter of its envelope, A to D, and how many players */
          ngettext ("Number %d belongs to envelope %c, which does not have enough numbers for "
                    "%d player.",
                    "Number %d belongs to envelope %c, which does not have enough numbers for "
                    "%d players.",
                    (gulong) own->size),
          own->number, 'A' + own->envelope, own->size);
    default:
      g_return_val_if_reached (NULL);
    }
}

static void
append_line (GString *text, char *line)
{
  g_autofree char *owned = line;

  g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", owned);
}

static void
append_parted (const BrgVarmaLots *lots, GString *text)
{
  g_autoptr (GPtrArray) parted = brg_varma_lots_list_parted (lots);

  for (guint i = 0; i < parted->len; i++)
    if (brg_varma_lots_is_by_hand (lots))
      /* Translators: %s is the name of a delegation */
      append_line (text, g_strdup_printf (_ ("%s: the numbers come from more than one envelope."),
                                          (const char *) parted->pdata[i]));
    else
      append_line (text,
                   g_strdup_printf (
                       /* Translators: the name of a delegation, and how many players it has */
                       ngettext ("%s: no envelope has enough numbers for %d player.",
                                 "%s: no envelope has enough numbers for all %d players.",
                                 (gulong) count_players (lots, parted->pdata[i])),
                       (const char *) parted->pdata[i], count_players (lots, parted->pdata[i])));
}

static void
append_late (const BrgVarmaLots *lots, GString *text)
{
  g_autoptr (GArray) late = brg_varma_lots_list_late (lots);

  for (guint i = 0; i < late->len; i++)
    {
      const BrgVarmaMeeting *meeting = &g_array_index (late, BrgVarmaMeeting, i);
      g_autofree char *name = dup_short_name (lots, meeting->entry);
      g_autofree char *other = dup_short_name (lots, meeting->other);

      append_line (text, g_strdup_printf (
                             /* Translators: two names of players of one delegation, a round */
                             _ ("%s and %s of the same delegation meet in round %d."), name, other,
                             meeting->round));
    }
}

char *
brg_varma_lots_dup_remarks (const BrgVarmaLots *lots)
{
  g_autoptr (GString) text = NULL;
  gint n_left = 0;

  g_return_val_if_fail (lots != NULL, NULL);

  text = g_string_new (NULL);
  if (!brg_varma_lots_has_table (lots))
    return g_strdup_printf (
        /* Translators: the fewest and the most players of a table, and how many there are */
        ngettext ("The Varma tables are for %d to %d players, and there is %u. Choose another "
                  "way to assign the numbers.",
                  "The Varma tables are for %d to %d players, and there are %u. Choose another "
                  "way to assign the numbers.",
                  brg_varma_lots_get_turns (lots)->len),
        BRG_VARMA_FEWEST, BRG_VARMA_MOST, brg_varma_lots_get_turns (lots)->len);
  for (guint i = 0; i < brg_varma_lots_get_turns (lots)->len; i++)
    n_left += get_turn (lots, i)->number == 0;
  if (n_left > 0)
    append_line (text,
                 g_strdup_printf (ngettext ("%d number is still to be drawn.",
                                            "%d numbers are still to be drawn.", (gulong) n_left),
                                  n_left));
  append_parted (lots, text);
  append_late (lots, text);
  return g_string_free (g_steal_pointer (&text), FALSE);
}
