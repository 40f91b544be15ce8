/* brg-site-games.c - pages of a site: games to play through
 *
 * Every move is a link to the board after it; the page is whole without a script.
 *
 * Tests: tests/app/test-site.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-site-games.h"

#include "brg-board-label.h"
#include "brg-desk-game.h"
#include "brg-desk-words.h"
#include "brg-diagram.h"
#include "brg-form-persons.h"
#include "brg-meeting-board.h"
#include "brg-site-board.h"
#include "brg-site-markup.h"
#include "brg-site-result.h"

typedef struct
{
  const BrgSiteGroup *group;
  const BrgSiteRecord *record;
  BrgDeskGame *game;
  const char *notation;
  GPtrArray *nodes;    /* BrgGameNode: the beginning and every move of the main line */
  GPtrArray *pictures; /* BrgBoardPicture, one a node */
  GString *html;
} GamePage;

static void
find_nodes (GamePage *page)
{
  BrgGameNode *last = brg_game_tree_get_last (page->game->tree);
  guint n = 0;

  for (const BrgGameNode *node = last; node->parent != NULL; node = node->parent)
    n++;
  for (guint ply = 0; ply <= n; ply++)
    {
      BrgGameNode *node = brg_desk_node_find_ply (last, ply);
      g_autoptr (BrgDiagram) diagram = NULL;

      if (node == NULL)
        continue;
      diagram = brg_diagram_new_of_node (page->game->tree, node);
      brg_diagram_set_notation (diagram, page->notation);
      g_ptr_array_add (page->nodes, node);
      g_ptr_array_add (page->pictures, g_memdup2 (&diagram->picture, sizeof diagram->picture));
    }
}

/* "20.Bg5", "20...Ne7"; moves of renju have numbers of their own. */
static char *
dup_move (const GamePage *page, const BrgGameNode *node)
{
  g_autofree char *move = page->game->rules->dup_move (node, page->notation);
  guint number = brg_game_node_get_number (node->parent);

  if (brg_desk_node_is_second (node) && !brg_desk_node_is_alone (node))
    return g_strdup_printf ("%u…%s", number, move);
  return g_strdup_printf ("%u.%s", number, move);
}

static char *
dup_label (const GamePage *page, guint ply)
{
  const BrgWords *words = brg_site_group_get_words (page->group);
  g_autofree char *move = NULL;

  if (ply == 0)
    /* Translators: said of a board; "Начальная позиция" */
    return g_strdup (WC_ (words, "site", "Initial position"));
  move = dup_move (page, page->nodes->pdata[ply]);
  /* Translators: said of a board: %s is a move with its number; "После %s" */
  return g_strdup_printf (WC_ (words, "site", "After %s"), move);
}

static void
append_boards (const GamePage *page)
{
  brg_site_board_append_pieces (page->html, page->pictures);
  for (guint ply = 0; ply < page->pictures->len; ply++)
    {
      g_autofree char *id = g_strdup_printf ("m%u", ply);
      g_autofree char *label = dup_label (page, ply);

      brg_site_board_append (page->html, page->pictures->pdata[ply], id, label,
                             ply + 1 == page->pictures->len);
    }
}

/* Hidden until the script is there that they need. */
static void
append_buttons (const GamePage *page)
{
  const BrgWords *words = brg_site_group_get_words (page->group);
  const struct
  {
    const char *to;
    const char *sign;
    const char *label;
  } buttons[] = {
    /* Translators: button under a board; "К началу" */
    { "first", "|◀", WC_ (words, "site", "To the beginning") },
    /* Translators: button under a board; "Ход назад" */
    { "back", "◀", WC_ (words, "site", "Move back") },
    /* Translators: button under a board; "Ход вперёд" */
    { "on", "▶", WC_ (words, "site", "Move on") },
    /* Translators: button under a board; "К концу" */
    { "last", "▶|", WC_ (words, "site", "To the end") },
  };

  g_string_append (page->html, "<div class=\"steps\" hidden>\n");
  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    brg_site_markup_printf (page->html,
                            "<button type=\"button\" data-to=\"%s\" title=\"%s\">"
                            "<span aria-hidden=\"true\">%s</span> "
                            "<span class=\"label\">%s</span></button>\n",
                            buttons[i].to, buttons[i].label, buttons[i].sign, buttons[i].label);
  g_string_append (page->html, "<output></output>\n</div>\n");
}

static void
append_moves (const GamePage *page)
{
  g_string_append (page->html, "<ol class=\"moves\">\n");
  for (guint ply = 1; ply < page->nodes->len; ply++)
    {
      const BrgGameNode *node = page->nodes->pdata[ply];
      gboolean begins =
          ply == 1 || !brg_desk_node_is_second (node) || brg_desk_node_is_alone (node);
      g_autofree char *full = dup_move (page, node);
      g_autofree char *move = page->game->rules->dup_move (node, page->notation);

      if (begins)
        g_string_append (page->html, ply == 1 ? "<li>" : "</li>\n<li>");
      g_string_append_printf (page->html, "<a href=\"#m%u\">", ply);
      brg_site_markup_printf (page->html, "%s</a>\n", begins ? full : move);
    }
  g_string_append (page->html, page->nodes->len > 1 ? "</li></ol>\n" : "</ol>\n");
}

static void
append_person (const GamePage *page, gint player)
{
  const BrgSnapshot *boards = page->group->boards;
  g_autofree char *name = NULL;
  g_autofree char *way = NULL;

  if (player == BRG_NOBODY)
    return;
  name = brg_form_persons_dup_name (boards, player, &page->group->options);
  way = brg_site_group_dup_player_file (page->group, player);
  brg_site_markup_printf (page->html, "<a href=\"../%s\">%s</a>", way, name);
}

static char *
dup_title (const BrgSiteGroup *group, const BrgSiteRecord *record)
{
  const BrgSnapshot *boards = group->boards;
  gboolean black_first = brg_form_persons_black_is_first (boards);
  BrgGame game = brg_meeting_board_seat (boards, record->game, record->record->meeting_game);
  gint first = black_first ? game.black : game.white;
  gint second = black_first ? game.white : game.black;
  g_autofree char *one = first != BRG_NOBODY
                             ? brg_form_persons_dup_name (boards, first, &group->options)
                             : g_strdup ("—");
  g_autofree char *two = second != BRG_NOBODY
                             ? brg_form_persons_dup_name (boards, second, &group->options)
                             : g_strdup ("—");

  return g_strdup_printf ("%s – %s", one, two);
}

/* Round, board, game of the meeting. */
static char *
dup_place (const BrgSiteGroup *group, const BrgSiteRecord *record)
{
  const BrgWords *words = brg_site_group_get_words (group);
  g_autofree char *label = brg_board_label_new (record->game);
  GString *place = g_string_new (NULL);

  g_string_append_printf (place, WC_ (words, "diagram", "Round %d, board %s"), record->round,
                          label);
  if (group->snapshot->group->meeting_games > 1)
    {
      g_string_append (place, ", ");
      g_string_append_printf (place, WC_ (words, "meeting", "game %d"),
                              record->record->meeting_game);
    }
  return g_string_free (place, FALSE);
}

static char *
dup_result (const BrgSiteGroup *group, const BrgSiteRecord *record)
{
  BrgGame game = brg_meeting_board_seat (group->boards, record->game, record->record->meeting_game);

  return brg_site_result_dup (group->boards, &game,
                              brg_form_persons_black_is_first (group->boards));
}

static void
append_heading (const GamePage *page)
{
  BrgGame game = brg_meeting_board_seat (page->group->boards, page->record->game,
                                         page->record->record->meeting_game);
  gboolean black_first = brg_form_persons_black_is_first (page->group->boards);
  g_autofree char *place = dup_place (page->group, page->record);
  g_autofree char *result = dup_result (page->group, page->record);

  g_string_append_printf (page->html, "<p><a href=\"../r%d.html\">", page->record->round);
  brg_site_markup_printf (page->html, "%s</a> · <b>%s</b></p>\n<p>", place, result);
  append_person (page, black_first ? game.black : game.white);
  g_string_append (page->html, " – ");
  append_person (page, black_first ? game.white : game.black);
  g_string_append (page->html, "</p>\n");
}

static void
add_game (BrgSiteGroup *group, const BrgSiteRecord *record)
{
  g_autofree char *title = dup_title (group, record);
  BrgSitePage frame = brg_site_group_get_page (group, record->file, title);
  g_autofree char *root = brg_site_page_dup_root (&frame);
  g_autoptr (BrgDeskGame) game = brg_desk_game_new (brg_stored_game_copy (record->record));
  g_autoptr (GPtrArray) nodes = g_ptr_array_new ();
  g_autoptr (GPtrArray) pictures = g_ptr_array_new_with_free_func (g_free);
  GamePage page = {
    .group = group, .record = record, .game = game, .nodes = nodes, .pictures = pictures
  };

  page.notation =
      game->rules->get_default_notation (brg_words_get_language (brg_site_group_get_words (group)));
  find_nodes (&page);
  page.html = brg_site_page_begin (&frame);
  append_heading (&page);
  append_boards (&page);
  append_buttons (&page);
  append_moves (&page);
  g_string_append_printf (page.html, "<script src=\"%ssite.js\" defer></script>\n", root);
  brg_site_group_add (group, &frame, page.html);
}

static void
add_list (BrgSiteGroup *group, const char *title)
{
  BrgSitePage frame = brg_site_group_get_page (group, "games.html", title);
  GString *html = brg_site_page_begin (&frame);

  g_string_append (html, "<ul>\n");
  for (guint i = 0; i < group->records->len; i++)
    {
      const BrgSiteRecord *record = group->records->pdata[i];
      g_autofree char *name = dup_title (group, record);
      g_autofree char *place = dup_place (group, record);
      g_autofree char *result = dup_result (group, record);

      brg_site_markup_printf (html,
                              "<li><a href=\"%s\">%s</a> %s <span class=\"dim\">%s</span></li>\n",
                              record->file, name, result, place);
    }
  g_string_append (html, "</ul>\n");
  brg_site_group_add (group, &frame, html);
}

void
brg_site_games_add (BrgSiteGroup *group)
{
  g_return_if_fail (group != NULL);

  for (guint i = 0; i < group->links->len; i++)
    {
      const BrgSiteLink *link = group->links->pdata[i];

      if (g_str_equal (link->file, "games.html"))
        add_list (group, link->title);
    }
  for (guint i = 0; i < group->records->len; i++)
    add_game (group, group->records->pdata[i]);
}
