/* wizard-workspace.c - writes a workspace with one event before its next pairing
 *
 * wizard-workspace FILE SYSTEM PLAYERS ROUNDS [RULEBOOK]
 *
 * ROUNDS are played with results by lot, always the same. Somebody misses a game now and then.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-draft-pairs.h"
#include "brg-store-event.h"
#include "brg-store.h"

static const char *const families[] = {
  "Шаповал",    "Рагозин",   "Овчинников", "Ильинский", "Ковтун",   "Ясенев",   "Бродов",
  "Одинцов",    "Каримов",   "Галиуллин",  "Хабаров",   "Вихрев",   "Агапов",   "Лопатин",
  "Алфёров",    "Филатов",   "Родионов",   "Колесов",   "Трегубов", "Мальцев",  "Плотников",
  "Ермолаев",   "Панкратов", "Елагин",     "Абросимов", "Шевцов",   "Стариков", "Тарасюк",
  "Пустовалов", "Лобачёв",   "Тагиров",    "Голубков",  "Терехов",  "Савушкин", "Кудряшов",
};

static const char *const givens[] = {
  "Вадим", "Семён", "Матвей", "Валерий", "Тимофей", "Степан", "Виктор", "Никита",
  "Егор",  "Игорь", "Борис",  "Глеб",    "Антон",   "Роман",  "Даниил",
};

static BrgEntry *
make_entry (gint i)
{
  BrgEntry *entry = brg_entry_new ();
  gint n_families = (gint) G_N_ELEMENTS (families);

  g_free (entry->family_name);
  g_free (entry->given_name);
  entry->family_name = g_strdup (families[(i * 11) % n_families]);
  entry->given_name = g_strdup (givens[(i * 7 + i / n_families) % (gint) G_N_ELEMENTS (givens)]);
  entry->rating = i % 9 == 8 ? 0 : 2400 - (i * 37) % 700;
  return entry;
}

static void
check (gboolean done, GError *error)
{
  if (!done)
    g_error ("%s", error->message);
}

static gint64
create_event (BrgStore *store, const char *system, gint n_players, const char *rulebook)
{
  g_autoptr (BrgEvent) event = brg_event_new ();
  g_autoptr (BrgGroup) group = brg_group_new ();
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_entry_free);
  g_autoptr (GError) error = NULL;
  gint64 group_id = 0;

  g_free (event->name);
  event->name = g_strdup ("Кубок Приволжья");
  event->rulebook = brg_rulebook_find (rulebook);
  event->discipline = (event->rulebook->disciplines & (1u << BRG_DISCIPLINE_RUSSIAN)) != 0
                          ? BRG_DISCIPLINE_RUSSIAN
                          : BRG_DISCIPLINE_CHESS;
  g_free (group->system);
  group->system = g_strdup (system);
  group->n_rounds = g_str_equal (system, "berger") ? 0 : 9;
  group->seed = 0x7f3a52c19e40b866;
  for (gint i = 0; i < n_players; i++)
    g_ptr_array_add (entries, make_entry (i));
  check (brg_store_create_event (store, event, group, entries, &group_id, &error), error);
  return group_id;
}

static void
enter_results (BrgStore *store, gint64 group_id, GRand *rand)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = brg_store_load (store, group_id, &error);
  const BrgRound *round = brg_snapshot_get_round (snapshot, (gint) snapshot->rounds->len);

  for (guint i = 0; i < round->games->len; i++)
    {
      const BrgGame *game = &g_array_index (round->games, BrgGame, i);
      gint lot = g_rand_int_range (rand, 0, 100);

      if (game->black == BRG_NOBODY)
        continue;
      check (brg_store_set_result (store, game->id,
                                   lot < 2    ? BRG_OUTCOME_FORFEIT_WIN
                                   : lot < 40 ? BRG_OUTCOME_WIN
                                   : lot < 70 ? BRG_OUTCOME_DRAW
                                              : BRG_OUTCOME_LOSS,
                                   lot < 2    ? BRG_OUTCOME_FORFEIT_LOSS
                                   : lot < 40 ? BRG_OUTCOME_LOSS
                                   : lot < 70 ? BRG_OUTCOME_DRAW
                                              : BRG_OUTCOME_WIN,
                                   &error),
             error);
    }
  check (brg_store_close_round (store, round->id, &error), error);
}

static void
play_round (BrgStore *store, gint64 group_id, GRand *rand)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = brg_store_load (store, group_id, &error);
  g_autoptr (BrgDraft) draft = brg_draft_new (snapshot);
  g_autoptr (BrgRoundPlan) plan = NULL;

  check (brg_draft_compute (draft, BRG_DRAFT_ALL, &error), error);
  plan = brg_draft_to_plan (draft, brg_draft_get_first_round (draft));
  check (brg_store_add_rounds (store, plan, &error), error);
  enter_results (store, group_id, rand);
}

int
main (int argc, char *argv[])
{
  g_autoptr (BrgStore) store = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  gint64 group_id;

  if (argc < 5)
    {
      g_printerr ("usage: wizard-workspace FILE SYSTEM PLAYERS ROUNDS [RULEBOOK]\n");
      return 2;
    }
  store = brg_store_open (argv[1], BRG_STORE_CREATE, &error);
  check (store != NULL, error);
  group_id = create_event (store, argv[2], (gint) g_ascii_strtoll (argv[3], NULL, 10),
                           argc > 5 ? argv[5] : "rus-draughts-2022");
  for (gint64 i = g_ascii_strtoll (argv[4], NULL, 10); i > 0; i--)
    play_round (store, group_id, rand);
  return 0;
}
