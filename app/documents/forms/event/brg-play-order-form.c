/* brg-play-order-form.c - who meets whom in every round of a round robin, for the wall
 *
 * Rules: rus-draughts-2022 app. 2; rus-chess-2014 22.5; ussr-chess-1956 app. 2
 * Tests: tests/app/papers/test-paper-forms.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-play-order-form.h"

#include "brg-article-words.h"
#include "brg-berger.h"
#include "brg-form-frame.h"
#include "brg-form-persons.h"
#include "brg-play-order-book.h"

enum
{
  COLUMN_ROUND,
  COLUMN_FIRST_PAIR,
};

typedef struct
{
  const BrgSnapshot *snapshot;
  const BrgDocumentOptions *options;
  BrgForm *form;
  const BrgPlayOrderBook *book;
  gboolean black_first;
  gboolean is_odd;
} Filling;

static gint
get_number (const Filling *filling, gint player)
{
  return brg_snapshot_get_entry (filling->snapshot, player)->number;
}

/* Of a book that has no tables. */
static const BrgPlayOrderBook plain = {
  .title = NC_ ("order of play", "Order of play"),
  .round = NC_ ("order of play", "Round no."),
  .first = NC_ ("order of play", "The number that stands first has White."),
  .first_black = NC_ ("order of play", "The number that stands first begins with Black."),
  .between = "–",
};

static const char *
say (const Filling *filling, const char *text)
{
  return brg_words_context (filling->options->words, BRG_PLAY_ORDER_CONTEXT, text);
}

static char *
dup_pair (const Filling *filling, const BrgGame *game)
{
  gint first = filling->black_first ? game->black : game->white;
  gint second = filling->black_first ? game->white : game->black;

  return g_strdup_printf ("%d%s%d", get_number (filling, first), filling->book->between,
                          get_number (filling, second));
}

/* ussr-chess-1956 app. 2: the number that is not there stands in brackets, in the order that the
 * table has. */
static char *
dup_free (const Filling *filling, gint player)
{
  gint n_players = brg_snapshot_count_numbered (filling->snapshot);
  gint size = brg_berger_table_size (n_players);
  gint number = get_number (filling, player);
  gint missing = get_number (filling, n_players - 1) + 1;
  gboolean is_first = brg_berger_find_round (size, player + 1, size) % 2 == 1;

  return is_first ? g_strdup_printf ("%d%s(%d)", number, filling->book->between, missing)
                  : g_strdup_printf ("(%d)%s%d", missing, filling->book->between, number);
}

static guint
count_pairs (const Filling *filling)
{
  guint n_players = (guint) MAX (brg_snapshot_count_numbered (filling->snapshot), 0);

  return (n_players + 1) / 2;
}

static void
add_columns (const Filling *filling)
{
  brg_form_add_column (filling->form, BRG_COLUMN_CENTRED, say (filling, filling->book->round))
      ->repeats = TRUE;
  for (guint i = 0; i < count_pairs (filling); i++)
    brg_form_add_column (filling->form, BRG_COLUMN_CENTRED, "")->width_group = 1;
}

/* Also who has left: the table stays what it was. */
static gint
find_free (const Filling *filling, const BrgRound *round)
{
  gint n_players = brg_snapshot_count_numbered (filling->snapshot);

  for (guint i = 0; i < round->games->len; i++)
    if (g_array_index (round->games, BrgGame, i).black == BRG_NOBODY)
      return g_array_index (round->games, BrgGame, i).white;
  for (gint i = 0; i < n_players; i++)
    if (!brg_form_persons_is_paired (round, i))
      return i;
  return BRG_NOBODY;
}

/* Who is free comes first, as in the tables. */
static void
add_round (const Filling *filling, const BrgRound *round)
{
  gint free_player = filling->is_odd ? find_free (filling, round) : BRG_NOBODY;
  BrgFormRow *row = brg_form_add_row (filling->form);
  guint column = COLUMN_FIRST_PAIR;

  brg_form_set_cell (row, COLUMN_ROUND, g_strdup_printf ("%d", round->number), BRG_FORM_BOLD);
  if (free_player != BRG_NOBODY)
    brg_form_set_cell (row, column++, dup_free (filling, free_player), BRG_FORM_PLAIN);
  for (guint i = 0; i < round->games->len && column < filling->form->columns->len; i++)
    {
      const BrgGame *game = &g_array_index (round->games, BrgGame, i);

      if (game->black != BRG_NOBODY)
        brg_form_set_cell (row, column++, dup_pair (filling, game), BRG_FORM_PLAIN);
    }
}

/* "1 Abrosimov Aleksandr, 2 Ilyinsky Yegor" */
static char *
dup_names (const Filling *filling)
{
  gint n_players = brg_snapshot_count_numbered (filling->snapshot);
  GString *text = g_string_new (NULL);

  for (gint i = 0; i < n_players; i++)
    {
      g_autofree char *name = brg_form_persons_dup_name (filling->snapshot, i, filling->options);

      g_string_append_printf (text, "%s%d\u00a0%s", i > 0 ? ", " : "", get_number (filling, i),
                              name);
    }
  return g_string_free (text, FALSE);
}

static const char *
get_first (const Filling *filling)
{
  const BrgPlayOrderBook *book = filling->book;

  return filling->black_first && book->first_black != NULL ? book->first_black : book->first;
}

static void
add_notes (const Filling *filling)
{
  const BrgWords *words = filling->options->words;
  GPtrArray *notes = filling->form->notes;

  if (!brg_snapshot_has_teams (filling->snapshot))
    g_ptr_array_add (notes, g_strdup (say (filling, get_first (filling))));
  if (filling->is_odd)
    /* Translators: note of the table of the order of play; "Чей номер стоит рядом со скобками, в
     * этом туре свободен." */
    g_ptr_array_add (
        notes, g_strdup (W_ (words, "The number beside the brackets is free in that round.")));
  g_ptr_array_add (notes, dup_names (filling));
}

static void
add_head (const Filling *filling)
{
  const BrgSnapshot *snapshot = filling->snapshot;
  const BrgWords *words = filling->options->words;
  BrgForm *form = filling->form;

  brg_form_set_text (&form->title, g_strdup (say (filling, filling->book->title)));
  g_ptr_array_add (form->subtitles, brg_form_frame_dup_event (snapshot));
  brg_form_set_text (&form->left, brg_form_frame_dup_site (snapshot));
  brg_form_set_text (&form->right, brg_form_frame_dup_range (snapshot, words));
}

BrgForm *
brg_play_order_form_new (const BrgSnapshot *snapshot, const BrgDocumentOptions *options)
{
  Filling filling = { .snapshot = snapshot, .options = options };
  const BrgRulebook *rulebook;

  g_return_val_if_fail (snapshot != NULL && options != NULL, NULL);

  rulebook = snapshot->event->rulebook;
  filling.book = rulebook->play_order != NULL ? rulebook->play_order : &plain;
  filling.form = brg_form_new (BRG_FORM_PROTOCOL);
  /* rus-draughts-2022 app. 2: in renju the number that stands first begins with Black. */
  filling.black_first = brg_form_persons_black_is_first (snapshot);
  filling.is_odd = brg_snapshot_count_numbered (snapshot) % 2 == 1;
  add_head (&filling);
  add_columns (&filling);
  for (guint i = 0; i < snapshot->rounds->len; i++)
    add_round (&filling, snapshot->rounds->pdata[i]);
  add_notes (&filling);
  brg_form_frame_fill (filling.form, &(BrgFormFrame){ .snapshot = snapshot,
                                                      .options = options,
                                                      .appendix = 2,
                                                      .number = options->number,
                                                      .is_signed = TRUE });
  /* rus-chess-2014 22.5, ussr-chess-1956 app. 2: no samples, but the tables are theirs. */
  if (options->form_number && *filling.form->form_number == '\0' && filling.book->article != NULL)
    brg_form_set_text (&filling.form->form_number,
                       brg_article_words_beside (options->words, rulebook, filling.book->article));
  return filling.form;
}
