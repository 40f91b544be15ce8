/* brg-site-players.c - pages of a site: a page a player
 *
 * Tests: tests/app/test-site.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-site-players.h"

#include "brg-board-label.h"
#include "brg-form-persons.h"
#include "brg-points.h"
#include "brg-result-words.h"
#include "brg-site-markup.h"

typedef struct
{
  BrgSiteGroup *group;
  gint player;
  GString *html;
  char **names; /* of all players */
  char **ways;  /* to their pages, from a page of a player */
} PlayerPage;

/* His board of the round, NULL for none. */
static BrgOutcome
find_free (const PlayerPage *page, gint round)
{
  g_autoptr (GArray) others = brg_form_persons_list_free (page->group->boards, round);

  for (guint i = 0; i < others->len; i++)
    if (g_array_index (others, BrgFreePlayer, i).player == page->player)
      return g_array_index (others, BrgFreePlayer, i).outcome;
  return BRG_OUTCOME_NONE;
}

static void
append_free (const PlayerPage *page, gint round, const BrgGame *game)
{
  const BrgSnapshot *boards = page->group->boards;
  BrgOutcome outcome = game != NULL ? game->white_outcome : find_free (page, round);
  g_autofree char *why = NULL;
  g_autofree char *result = brg_result_words (&boards->group->scoring, outcome);

  if (game == NULL && outcome == BRG_OUTCOME_NONE)
    return;
  why = brg_form_persons_dup_free (boards, outcome, brg_site_group_get_words (page->group));
  g_string_append_printf (page->html, "<tr><td>%d<td><td>", round);
  brg_site_markup_printf (page->html, "<td>%s<td><td>%s\n", why, result);
}

static void
append_game (const PlayerPage *page, gint round, const BrgGame *game)
{
  const BrgSnapshot *boards = page->group->boards;
  gboolean is_white = game->white == page->player;
  gint opponent = is_white ? game->black : game->white;
  gint rating = brg_entry_get_rating (brg_snapshot_get_entry (boards, opponent), round);
  const char *file = brg_site_group_find_game (page->group, game);
  g_autofree char *label = brg_board_label_new (game);
  g_autofree char *result = brg_result_words (&boards->group->scoring,
                                              is_white ? game->white_outcome : game->black_outcome);

  g_string_append_printf (page->html, "<tr><td>%d<td>", round);
  g_string_append (page->html,
                   brg_result_words_colour (brg_site_group_get_words (page->group),
                                            is_white ? BRG_COLOUR_WHITE : BRG_COLOUR_BLACK));
  brg_site_markup_printf (page->html, "<td>%s<td><a href=%s>%s</a><td>", label,
                          page->ways[opponent], page->names[opponent]);
  if (rating > 0)
    g_string_append_printf (page->html, "%d", rating);
  if (file != NULL && *result != '\0')
    brg_site_markup_printf (page->html, "<td><a href=\"../%s\">%s</a>\n", file, result);
  else
    brg_site_markup_printf (page->html, "<td>%s\n", result);
}

static const struct
{
  const char *context;
  const char *head;
} heads[] = {
  /* Translators: head of a column: number of the round; "Тур" */
  { "site", NC_ ("site", "Round") },
  { "table head", NC_ ("table head", "Colour") },
  { "table head", NC_ ("table head", "Board") },
  { "table head", NC_ ("table head", "Opponent") },
  { "table head", NC_ ("table head", "Rating") },
  { "table head", NC_ ("table head", "Result") },
};

void
brg_site_players_append_legend (const BrgSiteGroup *group, GString *html)
{
  const BrgWords *first;
  const BrgWords *words;

  g_return_if_fail (group != NULL && html != NULL);

  if (!group->shares_players || group->tongue == 0)
    return;
  first = group->tongues[0].words;
  words = brg_site_group_get_words (group);
  g_string_append (html, "<p class=\"note\" id=\"columns\">");
  for (guint i = 0; i < G_N_ELEMENTS (heads); i++)
    brg_site_markup_printf (html, "%s<span lang=\"%s\">%s</span> – %s", i > 0 ? " · " : "",
                            brg_words_get_language (first),
                            brg_words_context (first, heads[i].context, heads[i].head),
                            brg_words_context (words, heads[i].context, heads[i].head));
  g_string_append (html, "</p>\n");
}

static void
append_games (const PlayerPage *page)
{
  const BrgWords *words = brg_site_group_get_words (page->group);
  const BrgSnapshot *boards = page->group->boards;

  if (boards->rounds->len == 0)
    return;
  /* Translators: title of the table of the games of a player; "Партии" */
  brg_site_markup_printf (page->html, "<table class=\"g\"><caption>%s</caption><thead><tr>",
                          WC_ (words, "site", "Games"));
  for (guint i = 0; i < G_N_ELEMENTS (heads); i++)
    brg_site_markup_printf (page->html, "<th scope=col>%s",
                            brg_words_context (words, heads[i].context, heads[i].head));
  g_string_append (page->html, "</thead>\n<tbody>\n");
  for (guint r = 0; r < boards->rounds->len; r++)
    {
      const BrgRound *round = boards->rounds->pdata[r];
      const BrgGame *game = brg_round_find_game (round, page->player);

      if (game == NULL || game->black == BRG_NOBODY)
        append_free (page, round->number, game);
      else
        append_game (page, round->number, game);
    }
  g_string_append (page->html, "</tbody></table>\n");
}

/* Number, title, organisation; place, points, rating. */
static void
append_summary (const PlayerPage *page)
{
  const BrgWords *words = brg_site_group_get_words (page->group);
  const BrgEntry *entry = brg_snapshot_get_entry (page->group->boards, page->player);
  const char *const texts[] = { entry->title, entry->federation, entry->organisation };

  g_string_append (page->html, "<p>");
  if (page->group->boards == page->group->snapshot && entry->number > 0)
    {
      /* Translators: start number of a player; "№ %d" */
      brg_site_markup_printf (page->html, WC_ (words, "site", "No. %d"), entry->number);
    }
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    if (*texts[i] != '\0')
      brg_site_markup_printf (page->html, " · %s", texts[i]);
  if (entry->rating > 0)
    {
      g_string_append (page->html, " · ");
      /* Translators: %d is a rating; "рейтинг %d" */
      brg_site_markup_printf (page->html, WC_ (words, "site", "rating %d"), entry->rating);
    }
  g_string_append (page->html, "</p>\n");
}

/* After the last round that is over. */
static void
append_place (const PlayerPage *page)
{
  const BrgWords *words = brg_site_group_get_words (page->group);
  const BrgStandings *standings = page->group->table->standings;
  const BrgStanding *line;
  g_autofree char *points = NULL;

  if (page->group->boards != page->group->snapshot || page->group->table_round == 0 ||
      page->player >= standings->n_lines || standings->line_of[page->player] < 0)
    return;
  line = &standings->lines[standings->line_of[page->player]];
  points = brg_points_to_figures (line->points);
  g_string_append (page->html, "<p>");
  if (line->has_place && line->place != line->last_place)
    brg_site_markup_printf (page->html, WC_ (words, "place", "places %d–%d"), line->place,
                            line->last_place);
  else if (line->has_place)
    /* Translators: %d is a place in the table; "место %d" */
    brg_site_markup_printf (page->html, WC_ (words, "site", "place %d"), line->place);
  if (line->has_place)
    g_string_append (page->html, " · ");
  /* Translators: %s are points, as "4½"; "очки: %s" */
  brg_site_markup_printf (page->html, WC_ (words, "site", "points: %s"), points);
  g_string_append (page->html, "</p>\n");
}

/* The game that is to be played, in a sentence. */
static void
append_next (const PlayerPage *page)
{
  const BrgWords *words = brg_site_group_get_words (page->group);
  const BrgSnapshot *boards = page->group->boards;
  const BrgRound *round =
      boards->rounds->len > 0 ? boards->rounds->pdata[boards->rounds->len - 1] : NULL;
  const BrgGame *game = round != NULL ? brg_round_find_game (round, page->player) : NULL;
  g_autofree char *label = NULL;
  gboolean is_white;

  if (game == NULL || game->black == BRG_NOBODY || game->white_outcome != BRG_OUTCOME_NONE)
    return;
  label = brg_board_label_new (game);
  is_white = game->white == page->player;
  g_string_append (page->html, "<p class=\"next\">");
  brg_site_markup_printf (
      page->html,
      is_white
          /* Translators: the next game of a player; "%d-й тур, доска %s, белые: %s" */
          ? WC_ (words, "site", "Round %d, board %s, White against %s")
          /* Translators: the next game of a player; "%d-й тур, доска %s, чёрные: %s" */
          : WC_ (words, "site", "Round %d, board %s, Black against %s"),
      round->number, label, page->names[is_white ? game->black : game->white]);
  g_string_append (page->html, "</p>\n");
}

static void
add_player (BrgSiteGroup *group, PlayerPage *page)
{
  g_autofree char *file = brg_site_group_dup_player_file (group, page->player);
  BrgSitePage frame = brg_site_group_get_page (group, file, page->names[page->player]);

  frame.is_small = TRUE;
  frame.is_shared = group->shares_players;
  page->html = brg_site_page_begin (&frame);
  append_summary (page);
  append_place (page);
  append_next (page);
  append_games (page);
  brg_site_group_add (group, &frame, page->html);
}

void
brg_site_players_add (BrgSiteGroup *group)
{
  guint n_players;
  PlayerPage page = { .group = group };

  g_return_if_fail (group != NULL);

  if (group->shares_players && group->tongue > 0)
    return;

  n_players = group->boards->entries->len;
  page.names = g_new0 (char *, n_players + 1);
  page.ways = g_new0 (char *, n_players + 1);
  for (guint i = 0; i < n_players; i++)
    {
      page.names[i] = brg_form_persons_dup_name (group->boards, (gint) i, &group->options);
      page.ways[i] = brg_site_group_dup_player_way (group, (gint) i);
    }
  for (guint i = 0; i < n_players; i++)
    {
      page.player = (gint) i;
      add_player (group, &page);
    }
  g_strfreev (page.names);
  g_strfreev (page.ways);
}
