/* every-action-postal.c - everything that is done in play by correspondence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-game-place.h"
#include "brg-store-postal-import.h"
#include "brg-store-postal-measures.h"
#include "brg-store-postal-records.h"
#include "brg-store-postal-rows.h"
#include "brg-store-postal.h"
#include "every-action.h"

#define GAMES                                                                                      \
  "SELECT p.id FROM pairing p JOIN round r ON r.id = p.round_id JOIN postal_terms t ON t.group_id" \
  " = r.group_id WHERE p.black_id IS NOT NULL AND r.state <> 'planned'"
#define PLAYERS \
  "SELECT e.id FROM entry e JOIN postal_terms t ON t.group_id = e.group_id ORDER BY e.id"

static BrgPostalDay
make_day (const char *text)
{
  return brg_postal_day_from_iso (text);
}

static gboolean
set_terms (Desk *desk, GError **error)
{
  gint64 group = desk_pick (desk, "SELECT g.id FROM event_group g JOIN event e ON e.id = g.event_id"
                                  " WHERE g.system = 'berger' AND g.boards = 0 ORDER BY g.id");
  g_autoptr (BrgPostalTerms) terms = brg_postal_terms_new ();

  if (group == 0)
    return FALSE;
  desk_set_word (desk, &terms->code);
  terms->start = make_day ("2026-03-01");
  terms->end = make_day ("2028-03-01");
  terms->transit = desk_draw (desk, 12);
  return brg_store_set_postal_terms (desk->store, group, terms, error);
}

static gboolean
remove_terms (Desk *desk, GError **error)
{
  gint64 group = desk_pick (desk, "SELECT group_id FROM postal_terms ORDER BY group_id");

  return group != 0 && desk_draw (desk, 4) == 0 &&
         brg_store_set_postal_terms (desk->store, group, NULL, error);
}

static gboolean
begin (Desk *desk, GError **error)
{
  gint64 group = desk_pick (desk, "SELECT t.group_id FROM postal_terms t JOIN round r ON r.group_id"
                                  " = t.group_id WHERE r.state = 'planned' ORDER BY t.group_id");

  return group != 0 && brg_store_begin_postal (desk->store, group, error);
}

static gboolean
end (Desk *desk, GError **error)
{
  gint64 group = desk_pick (desk, "SELECT t.group_id FROM postal_terms t JOIN round r ON r.group_id"
                                  " = t.group_id WHERE r.state = 'published' ORDER BY t.group_id");

  return group != 0 && brg_store_end_postal (desk->store, group, error);
}

static gboolean
set_sheet (Desk *desk, GError **error)
{
  BrgPostalDay day = desk_toss (desk) ? make_day ("2026-03-08") : 0;
  BrgStorePostalSheet sheets[] = { { desk_pick (desk, PLAYERS), day },
                                   { desk_pick (desk, PLAYERS), day } };

  return sheets[0].entry_id != 0 &&
         brg_store_set_postal_sheets (desk->store, sheets,
                                      sheets[0].entry_id != sheets[1].entry_id ? 2 : 1, error);
}

static gboolean
put_break (Desk *desk, GError **error)
{
  g_autoptr (BrgPostalPause) pause = brg_postal_pause_new (desk_pick (desk, PLAYERS));
  BrgPostalNotice notice = { desk_pick (desk, PLAYERS), make_day ("2026-05-01") };

  pause->from = make_day ("2026-06-01") + (BrgPostalDay) desk_draw (desk, 60);
  pause->to = pause->from + 20;
  pause->is_granted = desk_draw (desk, 4) == 0;
  if (notice.opponent_id != pause->entry_id)
    g_array_append_val (pause->notices, notice);
  return pause->entry_id != 0 && brg_store_put_postal_pause (desk->store, pause, error);
}

static gboolean
remove_break (Desk *desk, GError **error)
{
  gint64 id = desk_pick (desk, "SELECT id FROM postal_break ORDER BY id");

  return id != 0 && brg_store_remove_postal_pause (desk->store, id, error);
}

/* A game that goes on ends: all of a group have to, before play ends. */
static gboolean
end_game (Desk *desk, GError **error)
{
  gint64 game = desk_pick (desk, GAMES " AND p.id NOT IN (SELECT pairing_id FROM result)"
                                       " ORDER BY p.id");

  return game != 0 && brg_store_add_postal_record (
                          desk->store, game, "over date=01.06.2026 result=1-0 why=agreed", error);
}

/* The first letters of a game, then what is known of them. */
static gboolean
add_record (Desk *desk, GError **error)
{
  static const char *const lines[] = {
    "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-b4",
    "letter 2 black first=03.03.2026 rcv=12.03.2026 sent=15.03.2026 tot=2/3 moves=f6-g5",
    "letter 3 white first=15.03.2026 rcv=22.03.2026 sent=26.03.2026 tot=6/3 moves=b2-c3",
    "arrived 1 date=12.03.2026",
    "repeat white on=1 sent=12.04.2026",
    "over date=01.06.2026 result=1-0 why=agreed",
    "record white sent=09.06.2026",
  };
  gint64 game = desk_pick (desk, GAMES " ORDER BY p.id");
  const char *line = lines[desk_draw (desk, G_N_ELEMENTS (lines))];

  return game != 0 && brg_store_add_postal_record (desk->store, game, line, error);
}

static gboolean
change_record (Desk *desk, GError **error)
{
  gint64 id = desk_pick (desk, "SELECT id FROM postal_record WHERE line LIKE 'letter 1 %'"
                               " ORDER BY id");

  return id != 0 &&
         brg_store_change_postal_record (
             desk->store, id, "letter 1 white sent=04.03.2026 tot=3/0 moves=c3-d4", error);
}

static gboolean
remove_record (Desk *desk, GError **error)
{
  gint64 id = desk_pick (desk, "SELECT id FROM postal_record ORDER BY id");

  return id != 0 && brg_store_change_postal_record (desk->store, id, NULL, error);
}

/* The first letter is corrected, and it is known when it came. */
static gboolean
put_records (Desk *desk, GError **error)
{
  gint64 id = desk_pick (desk, "SELECT id FROM postal_record WHERE line LIKE 'letter 1 %'"
                               " ORDER BY id");
  gint64 game = desk_pick (desk, "SELECT pairing_id FROM postal_record WHERE line LIKE"
                                 " 'letter 1 %' ORDER BY id");
  const BrgStorePostalChange changes[] = {
    { id, "letter 1 white sent=05.03.2026 tot=4/0 moves=c3-d4" },
    { 0, "arrived 1 date=12.03.2026" },
  };

  return id != 0 &&
         brg_store_put_postal_records (desk->store, game, changes, G_N_ELEMENTS (changes), error);
}

static gboolean
import_game (Desk *desk, GError **error)
{
  gint64 game = desk_pick (desk, GAMES " AND p.id NOT IN (SELECT pairing_id FROM postal_record)"
                                       " ORDER BY p.id");
  g_auto (BrgPostalFault) fault = { 0 };
  g_autoptr (BrgPostalGame) read = NULL;
  g_autofree char *text = NULL;
  g_autofree char *white = NULL;
  g_autofree char *black = NULL;
  guint line;

  if (game == 0 || !brg_store_find_players (desk->store, game, &white, &black))
    return FALSE;
  text = g_strdup_printf ("corr 1\nwhite %s\nblack %s\nstart 01.03.2026\nend 01.03.2028\n"
                          "break white from=01.07.2026 to=10.07.2026 told=01.06.2026\n"
                          "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-b4\n",
                          white, black);
  read = brg_postal_file_read (text, strlen (text), &fault);
  return brg_store_import_postal_game (desk->store, game, read, "A-1.corr", &line, error);
}

static gboolean
add_measure (Desk *desk, GError **error)
{
  gint64 game = desk_pick (desk, GAMES " ORDER BY p.id");
  g_autofree char *player =
      g_strdup_printf ("SELECT white_id FROM pairing WHERE id = %" G_GINT64_FORMAT, game);
  g_autofree char *group =
      g_strdup_printf ("SELECT r.group_id FROM pairing p JOIN round r ON r.id = p.round_id"
                       " WHERE p.id = %" G_GINT64_FORMAT,
                       game);
  g_autoptr (BrgPostalMeasure) measure = NULL;

  if (game == 0)
    return FALSE;
  measure = brg_postal_measure_new (desk_pick (desk, player));
  measure->pairing_id = game;
  measure->office = desk_toss (desk) ? BRG_POSTAL_SECRETARY : BRG_POSTAL_ARBITER;
  measure->kind = measure->office == BRG_POSTAL_ARBITER && desk_draw (desk, 4) == 0
                      ? BRG_POSTAL_LOSS
                      : BRG_POSTAL_WARNING;
  g_free (measure->article);
  measure->article = g_strdup ("10.2.9");
  measure->decided = make_day ("2026-06-01");
  desk_set_word (desk, &measure->reason);
  return brg_store_add_postal_measure (desk->store, desk_pick (desk, group), measure, error);
}

static gboolean
mark_measure (Desk *desk, GError **error)
{
  gint64 id = desk_pick (desk, "SELECT id FROM postal_measure ORDER BY id");

  return id != 0 &&
         brg_store_mark_postal_measure (desk->store, id, make_day ("2026-06-08"),
                                        desk_toss (desk) ? make_day ("2026-06-12") : 0, error);
}

const EveryAction every_action_of_postal[] = {
  { "set-postal-terms", .act = set_terms },
  { "remove-postal-terms", .act = remove_terms },
  { "begin-postal", .act = begin },
  { "end-postal", .act = end },
  { "set-postal-sheet", .act = set_sheet },
  { "put-postal-break", .act = put_break },
  { "remove-postal-break", .act = remove_break },
  { "add-postal-record", .act = add_record },
  { "end-postal-game", .act = end_game },
  { "change-postal-record", .act = change_record },
  { "remove-postal-record", .act = remove_record },
  { "put-postal-records", .act = put_records },
  { "import-postal-game", .act = import_game },
  { "add-postal-measure", .act = add_measure },
  { "mark-postal-measure", .act = mark_measure },
  { .name = NULL },
};
