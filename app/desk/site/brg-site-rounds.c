/* brg-site-rounds.c - pages of a site: pairings and results of a round
 *
 * Tests: tests/app/test-site.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-site-rounds.h"

#include "brg-board-label.h"
#include "brg-board.h"
#include "brg-form-persons.h"
#include "brg-messages.h"
#include "brg-paper-list.h"
#include "brg-points.h"
#include "brg-series-words.h"
#include "brg-site-markup.h"
#include "brg-site-result.h"
#include "brg-site-table.h"

typedef struct
{
  BrgSiteGroup *group;
  const BrgRound *round;
  gboolean black_first;
  gboolean has_games;  /* whether moves of any board are shown */
  gboolean has_series; /* whether a meeting has several games */
  gint *points;        /* (nullable): with which the players come to the round */
  GString *html;
} RoundPage;

static guint
count_columns (const RoundPage *page)
{
  return 4u + (page->has_games ? 1 : 0) + (page->has_series ? 1 : 0);
}

/* Every round of the event: those that are not published are plain numbers. */
static void
append_rounds (const RoundPage *page)
{
  const BrgWords *words = brg_site_group_get_words (page->group);
  gint n_rounds = brg_snapshot_count_rounds (page->group->snapshot);
  gint n_published = (gint) page->group->snapshot->rounds->len;

  /* Translators: said of the row of links to rounds; "Туры" */
  brg_site_markup_printf (page->html,
                          "<p class=\"rounds\" role=\"navigation\" aria-label=\"%s\">\n",
                          WC_ (words, "site", "All rounds"));
  for (gint r = 1; r <= MAX (n_rounds, n_published); r++)
    {
      if (r == page->round->number)
        g_string_append_printf (page->html, "<b>%d</b>\n", r);
      else if (r <= n_published)
        g_string_append_printf (page->html, "<a href=\"r%d.html\">%d</a>\n", r, r);
      else
        g_string_append_printf (page->html, "<span>%d</span>\n", r);
    }
  g_string_append (page->html, "</p>\n");
}

static void
append_when (const RoundPage *page)
{
  const BrgWords *words = brg_site_group_get_words (page->group);
  const BrgSnapshot *snapshot = page->group->snapshot;
  g_autofree char *starts = brg_messages_dup_starts (snapshot, page->round, words);

  if (*starts != '\0')
    brg_site_markup_printf (page->html, "<p class=\"dim\">%s</p>\n", starts);
  if (page->round->state == BRG_ROUND_CLOSED)
    /* Translators: said of a round whose results are final; "тур закрыт" */
    brg_site_markup_printf (page->html, "<p class=\"dim\">%s</p>\n",
                            WC_ (words, "site", "round closed"));
}

static void
append_head (const RoundPage *page, const char *caption)
{
  const BrgWords *words = brg_site_group_get_words (page->group);
  const char *white = WC_ (words, "table head", "White");
  const char *black = WC_ (words, "table head", "Black");

  brg_site_markup_printf (
      page->html,
      "<div class=\"wide\" tabindex=\"0\" role=\"group\" aria-label=\"%s\">\n<table class=\"p\">\n"
      "<caption>%s</caption>\n<thead><tr><th scope=col>%s<th scope=col>%s"
      "<th scope=col>%s<th scope=col>%s",
      caption, caption, WC_ (words, "table head", "Board"), page->black_first ? black : white,
      /* Translators: head of a list of pairings; "Результат" */
      WC_ (words, "table head", "Result"), page->black_first ? white : black);
  if (page->has_series)
    brg_site_markup_printf (page->html, "<th scope=col>%s", WC_ (words, "table head", "Games"));
  if (page->has_games)
    /* Translators: head of a column with links to moves; "Партия" */
    brg_site_markup_printf (page->html, "<th scope=col>%s", WC_ (words, "site", "Game"));
  g_string_append (page->html, "</thead>\n<tbody>\n");
}

static void
append_person (const RoundPage *page, gint player)
{
  const BrgSnapshot *boards = page->group->boards;
  g_autofree char *name = NULL;
  g_autofree char *file = NULL;

  if (player == BRG_NOBODY)
    {
      g_string_append (page->html, "<td>");
      return;
    }
  name = brg_form_persons_dup_name_in_round (boards, player, page->round->number,
                                             &page->group->options);
  file = brg_site_group_dup_player_file (page->group, player);
  brg_site_markup_printf (page->html, "<td><a href=%s>%s</a>", file, name);
  if (page->points != NULL)
    {
      g_autofree char *points = brg_points_to_figures (page->points[player]);

      brg_site_markup_printf (page->html, " <small>%s</small>", points);
    }
}

static void
append_board (const RoundPage *page, const BrgGame *game)
{
  const BrgSnapshot *boards = page->group->boards;
  const char *file = brg_site_group_find_game (page->group, game);
  g_autofree char *label = brg_board_label_new (game);
  g_autofree char *result = brg_site_result_dup (boards, game, page->black_first);

  brg_site_markup_printf (page->html, "<tr><td>%s", label);
  append_person (page, page->black_first ? game->black : game->white);
  brg_site_markup_printf (page->html, "<td>%s", result);
  append_person (page, page->black_first ? game->white : game->black);
  if (page->has_series)
    {
      g_autofree char *games = brg_series_words_games (boards, game);

      brg_site_markup_printf (page->html, "<td>%s", games);
    }
  if (page->has_games)
    g_string_append (page->html, "<td>");
  if (file != NULL)
    /* Translators: link to the moves of a game; "смотреть" */
    brg_site_markup_printf (page->html, "<a href=\"%s\">%s</a>", file,
                            WC_ (brg_site_group_get_words (page->group), "site", "view"));
  g_string_append (page->html, "\n");
}

static void
append_free (const RoundPage *page, gint player, BrgOutcome outcome)
{
  g_autofree char *why = brg_form_persons_dup_free (page->group->boards, outcome,
                                                    brg_site_group_get_words (page->group));

  g_string_append (page->html, "<tr><td>");
  append_person (page, player);
  brg_site_markup_printf (page->html, "<td colspan=\"%u\">%s\n", count_columns (page) - 2, why);
}

/* Byes and absent players stand below the boards. */
static void
append_all_free (const RoundPage *page)
{
  const BrgSnapshot *boards = page->group->boards;
  const BrgRound *round = brg_snapshot_get_round (boards, page->round->number);
  g_autoptr (GArray) others = brg_form_persons_list_free (boards, page->round->number);

  for (guint i = 0; i < round->games->len; i++)
    {
      const BrgGame *game = &g_array_index (round->games, BrgGame, i);

      if (game->black == BRG_NOBODY && game->match_id == 0)
        append_free (page, game->white, game->white_outcome);
    }
  for (guint i = 0; i < others->len; i++)
    append_free (page, g_array_index (others, BrgFreePlayer, i).player,
                 g_array_index (others, BrgFreePlayer, i).outcome);
}

/* ---- matches of teams */

static void
append_team (const RoundPage *page, gint team)
{
  g_autofree char *name =
      brg_form_persons_dup_name (page->group->snapshot, team, &page->group->options);

  brg_site_table_append_name (page->html, page->group->ways, name);
}

static void
append_match (const RoundPage *page, const BrgGame *match)
{
  const BrgRound *round = brg_snapshot_get_round (page->group->boards, page->round->number);

  g_string_append_printf (page->html, "<tr class=\"match\"><th scope=\"rowgroup\" colspan=\"%u\">",
                          count_columns (page));
  append_team (page, match->white);
  if (match->black == BRG_NOBODY)
    {
      g_autofree char *why = brg_form_persons_dup_free (page->group->snapshot, match->white_outcome,
                                                        brg_site_group_get_words (page->group));

      brg_site_markup_printf (page->html, " – %s\n", why);
      return;
    }
  g_string_append (page->html, " – ");
  append_team (page, match->black);
  if (match->white_points + match->black_points > 0 || match->white_outcome != BRG_OUTCOME_NONE)
    {
      g_autofree char *first = brg_points_to_figures (match->white_points);
      g_autofree char *second = brg_points_to_figures (match->black_points);

      brg_site_markup_printf (page->html, " %s : %s", first, second);
    }
  g_string_append (page->html, "\n");
  for (guint i = 0; i < round->games->len; i++)
    if (g_array_index (round->games, BrgGame, i).match_id == match->id)
      append_board (page, &g_array_index (round->games, BrgGame, i));
}

static void
append_boards (const RoundPage *page)
{
  gboolean has_teams = brg_snapshot_has_teams (page->group->snapshot);

  for (guint i = 0; i < page->round->games->len; i++)
    {
      const BrgGame *game = &g_array_index (page->round->games, BrgGame, i);

      if (has_teams)
        append_match (page, game);
      else if (game->black != BRG_NOBODY)
        append_board (page, game);
    }
  if (!has_teams)
    append_all_free (page);
}

/* What stands below the pairings on the wall: rules, changed pairs. */
static void
append_notes (const RoundPage *page)
{
  const BrgPaper *paper = brg_paper_list_find ("pairings");
  BrgPaperSource source = { .snapshot = page->group->snapshot, .round = page->round->number };
  g_autoptr (BrgForm) form = brg_paper_new_form (paper, &source, &page->group->options, NULL);

  for (guint i = 0; form != NULL && i < form->notes->len; i++)
    brg_site_markup_printf (page->html, "<p class=\"note\">%s</p>\n",
                            (const char *) form->notes->pdata[i]);
}

static gboolean
has_records (const BrgSiteGroup *group, gint round)
{
  for (guint i = 0; i < group->records->len; i++)
    if (((const BrgSiteRecord *) group->records->pdata[i])->round == round)
      return TRUE;
  return FALSE;
}

/* In the first round nobody has any; a large site leaves them to the table. */
static gboolean
shows_points (const BrgSiteGroup *group, gint round)
{
  return round > 1 && !group->leaves_points && !brg_snapshot_has_teams (group->snapshot) &&
         !brg_snapshot_is_knockout (group->snapshot);
}

static void
add_round (BrgSiteGroup *group, const BrgRound *round)
{
  const BrgWords *words = brg_site_group_get_words (group);
  g_autofree char *file = g_strdup_printf ("r%d.html", round->number);
  /* Translators: title of a page; "%d-й тур" */
  g_autofree char *title = g_strdup_printf (WC_ (words, "site", "Round %d"), round->number);
  BrgSitePage frame = brg_site_group_get_page (group, file, title);
  RoundPage page = {
    .group = group,
    .round = round,
    .black_first = brg_form_persons_black_is_first (group->snapshot),
    .has_games = has_records (group, round->number),
    .has_series = group->snapshot->group->meeting_games > 1,
    .points = shows_points (group, round->number)
                  ? brg_board_points_before (group->snapshot, round->number)
                  : NULL,
    .html = brg_site_page_begin (&frame),
  };

  append_rounds (&page);
  append_when (&page);
  append_head (&page, title);
  append_boards (&page);
  g_string_append (page.html, "</tbody></table>\n</div>\n");
  if (page.points != NULL)
    brg_site_markup_printf (
        page.html, "<p class=\"note\">%s</p>\n",
        /* Translators: below a list of pairings; "Мелким шрифтом: очки до тура" */
        WC_ (words, "site", "In small figures: points before the round"));
  append_notes (&page);
  g_free (page.points);
  brg_site_group_add (group, &frame, page.html);
}

void
brg_site_rounds_add (BrgSiteGroup *group)
{
  g_return_if_fail (group != NULL);

  for (guint i = 0; i < group->snapshot->rounds->len; i++)
    add_round (group, group->snapshot->rounds->pdata[i]);
}
