/* brg-site-lists.c - pages of a site that are lists: overview, participants, teams, tables
 *
 * Tests: tests/app/test-site.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-site-lists.h"

#include "brg-event-words.h"
#include "brg-form-frame.h"
#include "brg-form-persons.h"
#include "brg-paper-list.h"
#include "brg-prizes-form.h"
#include "brg-site-markup.h"
#include "brg-site-players.h"
#include "brg-site-table.h"

/* ---- tables of papers */

static void
add_form (BrgSiteGroup *group, const char *file, const char *title, BrgForm *form)
{
  BrgSitePage page = brg_site_group_get_page (group, file, title);
  const char *caption = *form->title != '\0' ? form->title : title;
  BrgSiteTable table = { .form = form, .caption = caption, .links = group->ways };
  GString *html = brg_site_page_begin (&page);

  /* It says after which round. */
  if (!g_str_equal (caption, title))
    brg_site_markup_printf (html, "<p class=\"dim\">%s</p>\n", caption);
  brg_site_table_append (html, &table);
  brg_site_group_add (group, &page, html);
  brg_form_free (form);
}

static void
add_paper (BrgSiteGroup *group, const char *file, const char *title, const char *id)
{
  const BrgPaper *paper = brg_paper_list_find (id);
  BrgPaperSource source = { .snapshot = group->snapshot, .round = group->table_round };
  BrgTableSource values = brg_event_table_get_source (group->table, group->snapshot);
  BrgDocumentOptions options;
  BrgForm *form;

  if (paper == NULL || !brg_paper_is_available (paper, &source))
    return;
  options = group->options;
  options.state = brg_paper_find_state (paper, group->snapshot, group->table_round);
  form = paper->from_table != NULL ? paper->from_table (&values, &options)
                                   : brg_paper_new_form (paper, &source, &options, NULL);
  if (form != NULL)
    add_form (group, file, title, form);
}

/* Prizes by age want dates of birth, which no page shows. */
static void
add_prizes (BrgSiteGroup *group, const char *title)
{
  g_autoptr (BrgEventTable) table = NULL;
  BrgTableSource source;

  if (group->aged->prizes->len == 0 || brg_snapshot_count_numbered (group->aged) == 0)
    return;
  table = brg_event_table_new (group->aged, group->table_round);
  source = brg_event_table_get_source (table, group->aged);
  add_form (group, "prizes.html", title, brg_prizes_form_new (&source, &group->options));
}

/* ---- participants and teams */

static void
append_cell (GString *html, const char *text)
{
  brg_site_markup_printf (html, "<td>%s", text);
}

static void
append_player (const BrgSiteGroup *group, GString *html, gint player)
{
  const BrgEntry *entry = brg_snapshot_get_entry (group->boards, player);
  g_autofree char *name = brg_form_persons_dup_name (group->boards, player, &group->options);
  g_autofree char *file = brg_site_group_dup_player_file (group, player);

  g_string_append (html, "<tr><td>");
  if (group->boards == group->snapshot && entry->number > 0)
    g_string_append_printf (html, "%d", entry->number);
  else if (entry->team_place > 0)
    g_string_append_printf (html, "%d", entry->team_place);
  brg_site_markup_printf (html, "<td><a href=%s>%s</a>", file, name);
  append_cell (html, entry->title);
  g_string_append (html, "<td>");
  if (entry->rating > 0)
    g_string_append_printf (html, "%d", entry->rating);
  append_cell (html, entry->federation);
  brg_site_markup_printf (html, "<td>%s\n", entry->organisation);
}

/* Players of one team, or with 0 all. */
static void
append_players (const BrgSiteGroup *group, GString *html, gint64 team_id, const char *caption)
{
  const BrgWords *words = brg_site_group_get_words (group);

  brg_site_markup_printf (html,
                          "<div class=\"wide\" tabindex=\"0\" role=\"group\" "
                          "aria-label=\"%s\">\n<table class=\"l2 l6\">\n"
                          "<caption>%s</caption>\n<thead><tr><th scope=col>%s<th scope=col>%s"
                          "<th scope=col>%s<th scope=col>%s<th scope=col>%s"
                          "<th scope=col>%s</thead>\n<tbody>\n",
                          caption, caption, WC_ (words, "table head", "No."),
                          WC_ (words, "table head", "Name"), WC_ (words, "table head", "Title"),
                          WC_ (words, "table head", "Rating"), WC_ (words, "table head", "Fed."),
                          WC_ (words, "table head", "Organisation"));
  for (guint i = 0; i < group->boards->entries->len; i++)
    if (team_id == 0 || brg_snapshot_get_entry (group->boards, (gint) i)->team_id == team_id)
      append_player (group, html, (gint) i);
  g_string_append (html, "</tbody></table>\n</div>\n");
}

static void
add_players (BrgSiteGroup *group, const char *title)
{
  BrgSitePage page = brg_site_group_get_page (group, "players.html", title);
  GString *html = brg_site_page_begin (&page);

  brg_site_players_append_legend (group, html);
  append_players (group, html, 0, title);
  brg_site_group_add (group, &page, html);
}

static void
add_teams (BrgSiteGroup *group, const char *title)
{
  BrgSitePage page = brg_site_group_get_page (group, "teams.html", title);
  GString *html;

  if (group->boards == group->snapshot)
    return;
  html = brg_site_page_begin (&page);
  for (guint i = 0; i < group->snapshot->entries->len; i++)
    {
      const BrgEntry *team = group->snapshot->entries->pdata[i];
      g_autofree char *name =
          brg_form_persons_dup_name (group->snapshot, (gint) i, &group->options);
      g_autofree char *id = g_strdup_printf ("t%" G_GINT64_FORMAT, team->id);

      brg_site_markup_printf (html, "<h2 id=\"%s\">%s</h2>\n", id, name);
      append_players (group, html, team->id, name);
    }
  brg_site_group_add (group, &page, html);
}

/* ---- overview */

static void
append_fact (GString *html, const char *name, const char *value)
{
  if (value != NULL && *value != '\0')
    brg_site_markup_printf (html, "<dt>%s</dt><dd>%s</dd>\n", name, value);
}

static void
append_facts (const BrgSiteGroup *group, GString *html)
{
  const BrgWords *words = brg_site_group_get_words (group);
  const BrgEvent *event = group->snapshot->event;
  g_autofree char *place = brg_form_frame_dup_site (group->snapshot);
  g_autofree char *days = brg_form_frame_dup_range (group->snapshot, words);
  g_autofree char *players = g_strdup_printf ("%u", group->boards->entries->len);
  g_autofree char *rounds = g_strdup_printf ("%d", brg_snapshot_count_rounds (group->snapshot));
  gboolean is_contest = group->snapshot->group->contest != BRG_CONTEST_NONE;
  const char *system =
      brg_event_words_get_play (group->snapshot->group->system, group->snapshot->group->contest);

  g_string_append (html, "<dl>\n");
  /* Translators: heading on the site; "Место проведения" */
  append_fact (html, WC_ (words, "site", "Place"), place);
  /* Translators: heading on the site; "Даты" */
  append_fact (html, WC_ (words, "site", "Dates"), days);
  /* Translators: heading on the site: the pairing system; "Система" */
  append_fact (html, WC_ (words, "site", "System"),
               system != NULL && *system != '\0' ? W_ (words, system) : "");
  /* Translators: heading on the site: how many rounds; "Туров" */
  append_fact (html, WC_ (words, "site", "Rounds"), is_contest ? NULL : rounds);
  /* Translators: heading on the site; "Контроль времени" */
  append_fact (html, WC_ (words, "site", "Time control"),
               is_contest ? NULL : group->snapshot->group->time_control);
  /* Translators: heading on the site: how many players; "Участников" */
  append_fact (html, WC_ (words, "site", "Players"), players);
  /* Translators: heading on the site; "Главный судья" */
  append_fact (html, WC_ (words, "site", "Chief arbiter"),
               brg_official_list_get_chief (event->officials));
  g_string_append (html, "</dl>\n");
}

/* What is asked for first, then what is known of the event. */
static void
add_index (BrgSiteGroup *group, const char *title)
{
  const BrgWords *words = brg_site_group_get_words (group);
  BrgSitePage page = brg_site_group_get_page (group, "index.html", title);
  GString *html = brg_site_page_begin (&page);
  guint n_rounds = group->snapshot->rounds->len;

  if (n_rounds > 0)
    {
      g_string_append_printf (html, "<p class=\"next\"><a href=\"r%u.html\">", n_rounds);
      /* Translators: link on the site; "Пары и результаты %d-го тура" */
      brg_site_markup_printf (html, WC_ (words, "site", "Pairings and results of round %d"),
                              (gint) n_rounds);
      g_string_append (html, "</a></p>\n");
    }
  append_facts (group, html);
  brg_site_group_add (group, &page, html);
}

void
brg_site_lists_add (BrgSiteGroup *group)
{
  g_return_if_fail (group != NULL);

  for (guint i = 0; i < group->links->len; i++)
    {
      const BrgSiteLink *link = group->links->pdata[i];

      if (g_str_equal (link->file, "index.html"))
        add_index (group, link->title);
      else if (g_str_equal (link->file, "players.html"))
        add_players (group, link->title);
      else if (g_str_equal (link->file, "teams.html"))
        add_teams (group, link->title);
      else if (g_str_equal (link->file, "standings.html"))
        add_paper (group, link->file, link->title, "standings");
      else if (g_str_equal (link->file, "table.html"))
        add_paper (group, link->file, link->title, "table");
      else if (g_str_equal (link->file, "boards.html"))
        add_paper (group, link->file, link->title, "boards");
      else if (g_str_equal (link->file, "prizes.html"))
        add_prizes (group, link->title);
      else if (g_str_equal (link->file, "timetable.html"))
        add_paper (group, link->file, link->title, "timetable");
    }
}
