/* sample-tables.c - crosstables to show, to measure and to test with
 *
 * Names and results are invented.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sample-tables.h"

#include <string.h>

#define ROUND_ROBIN_SIZE 12

typedef struct
{
  const char *name;
  const char *title;
  const char *rating;
  const char *organisation;
  const char *results; /* a word a column; x diagonal, . nothing, @ adjourned */
  const char *points;
  const char *values;
  const char *place;
} Line;

static const Line withdrawn_lines[ROUND_ROBIN_SIZE] = {
  { "Юдин Александр", "мс", "2263", "Новосибирск", "x 2 0 1 0 0 − 2 2 2 2 1", "12", "51 +4", "2" },
  { "Яковенко Екатерина", "мс", "2157", "Свердловская обл.", "0 x 1 0 1 1 − 0 1 1 1 1", "7",
    "34 −21", "9" },
  { "Завьялов Никита", "мс", "2354", "Новосибирск", "2 1 x 1 2 2 − 2 2 1 2 2", "17", "76½ +61",
    "1" },
  { "Некрасов Фёдор", "мс", "2131", "Удмуртия", "1 2 1 x 1 1 − 0 0 2 1 2", "11", "47 −2", "5" },
  { "Вавилин Тимофей", "кмс", "2013", "Самарская обл.", "2 1 0 1 x 2 − 0 2 1 0 2", "11", "46 −4",
    "6" },
  { "Давлетова Мария", "мс", "2189", "Калужская обл.", "2 1 0 1 0 x 0 1 2 2 0 1", "10", "43 −9",
    "7" },
  { "Ковтун Андрей", "мс", "2310", "Татарстан", "− − − − − 2 x 1 2 − − 0", "", " ", "" },
  { "Назаров Михаил", "мс", "2228", "С.-Петербург", "0 2 0 2 2 1 1 x 2 2 0 1", "12", "49½ +1",
    "3" },
  { "Филатов Дмитрий", "кмс", "2040", "Татарстан", "0 1 0 2 0 0 0 0 x 2 0 2", "7", "27½ −48",
    "10" },
  { "Аксёнов Роман", "кмс", "1984", "Новосибирск", "0 1 1 0 1 0 − 0 0 x 1 0", "4", "22½ −61",
    "11" },
  { "Дубинина Юлия", "кмс", "2071", "Самарская обл.", "0 1 0 1 2 2 − 2 2 1 x 0", "11", "51 +3",
    "4" },
  { "Белякова Ирина", "мс", "2100", "Татарстан", "1 1 1 0 0 1 2 1 0 2 2 x", "9", "43½ −14", "8" },
};

static const Line annulled_lines[ROUND_ROBIN_SIZE] = {
  { "Родионов Кирилл", "мс", "2215", "С.-Петербург", "x ½ ½ ½ ½ 0 ½ ½ 0 . . ½", "3", "11¾", "9" },
  { "Климчук Иван", "мс", "2165", "Татарстан", "½ x 0 ½ . ½ 1 ½ . . ½ 0", "3½", "15¼", "7" },
  { "Забелин Иван", "мф", "2272", "Воронежская обл.", "½ 1 x 0 . ½ 0 . . ½ 0 1", "3½", "14¼", "8" },
  { "Суворина Лидия", "мс", "2138", "Ярославская обл.", "½ ½ 1 x . 0 . . 0 ½ 0 0", "2½", "9½",
    "10" },
  { "Егоршина Валерия", "мф", "2356", "Москва", "½ . . . x . . 1 1 1 1 .", "", "", "" },
  { "Юдин Максим", "мс", "2179", "Воронежская обл.", "1 ½ ½ 1 . x ½ 0 1 ½ 0 .", "5", "17", "3" },
  { "Мухин Николай", "мф", "2327", "Татарстан", "½ 0 1 . . ½ x 1 1 ½ 0 1", "5½", "21¼", "2" },
  { "Евсеев Константин", "мс", "2237", "Воронежская обл.", "½ ½ . . 0 1 0 x 1 0 1 ½", "4½", "17¼",
    "5" },
  { "Маслюк Юлия", "мс", "2112", "Воронежская обл.", "1 . . 1 0 0 0 0 x ½ @ 0", "2½", "8¼",
    "7–11" },
  { "Измайлова Лидия", "мм", "2435", "Калужская обл.", ". . ½ ½ 0 ½ ½ 1 ½ x 1 1", "5½", "22½",
    "1" },
  { "Петухов Тимофей", "мм", "2389", "Самарская обл.", ". ½ 1 1 0 1 1 0 @ 0 x .", "4½", "18¼",
    "1–5" },
  { "Барсуков Николай", "мф", "2299", "С.-Петербург", "½ 1 0 1 . . 0 ½ 1 0 . x", "4", "12¼", "6" },
};

static const char *const surnames[] = {
  "Шаповал",    "Горшенин",  "Ковтун",    "Савушкин", "Рагозин",  "Одинцов",
  "Овчинников", "Ясенев",    "Абросимов", "Лукашин",  "Алфёров",  "Панкратов",
  "Елагин",     "Плотников", "Евсеев",    "Лобачёв",  "Вавилин",  "Филатов",
  "Ильинский",  "Бродов",    "Игнатенко", "Мальцев",  "Ермолаев", "Тарасюк",
  "Колесов",    "Зотов",     "Хабаров",   "Прохоров", "Левашов",
};
static const char *const given_names[] = {
  "Вадим", "Тимофей", "Дмитрий", "Виктор",  "Матвей",  "Семён",     "Антон",  "Николай", "Егор",
  "Пётр",  "Глеб",    "Никита",  "Валерий", "Ярослав", "Александр", "Степан", "Борис",
};
static const char *const titles[] = { "мм", "гр", "мф", "мс", "кмс" };
static const char *const organisations[] = {
  "Удмуртия",  "Тверская обл.",  "С.-Петербург",     "Новосибирск", "Свердловская обл.",
  "Татарстан", "Калужская обл.", "Ярославская обл.", "Москва",
};
static const char *const roman[] = { "I",    "II", "III", "IV", "V",   "VI",  "VII",
                                     "VIII", "IX", "X",   "XI", "XII", "XIII" };

static BrgCrosstable *
new_table (BrgCrosstableKind kind, gint n_rows, gint n_columns, const char *value_heads)
{
  g_auto (GStrv) heads = g_strsplit (value_heads, " ", -1);
  BrgCrosstable *table = brg_crosstable_new (kind, n_rows, n_columns, (gint) g_strv_length (heads));

  table->head_place = g_strdup ("Место");
  table->head_number = g_strdup ("№");
  table->head_name = g_strdup ("Фамилия, имя");
  table->head_title = g_strdup ("Зв.");
  table->head_rating = g_strdup ("Рейт.");
  table->head_organisation = g_strdup ("Организация");
  table->head_points = g_strdup ("Очки");
  for (gint i = 0; i < table->n_values; i++)
    table->value_heads[i] = g_strdup (heads[i]);
  return table;
}

static void
fill_cell (BrgCrosstableCell *cell, const char *word, const char *win)
{
  if (strcmp (word, "x") == 0)
    cell->mark = BRG_CELL_DIAGONAL;
  else if (strcmp (word, "@") == 0)
    cell->mark = BRG_CELL_ADJOURNED;
  else if (strcmp (word, ".") != 0)
    cell->text = g_strdup (word);
  if (strcmp (word, win) == 0)
    cell->mark = BRG_CELL_WIN;
}

static void
fill_row (BrgCrosstable *table, gint i, const Line *line, const char *win)
{
  g_auto (GStrv) words = g_strsplit (line->results, " ", -1);
  g_auto (GStrv) values = g_strsplit (line->values, " ", -1);
  BrgCrosstableRow *row = &table->rows[i];

  row->player = i;
  row->number = i + 1;
  row->name = g_strdup (line->name);
  row->title = g_strdup (line->title);
  row->rating = g_strdup (line->rating);
  row->organisation = g_strdup (line->organisation);
  row->points = g_strdup (line->points);
  row->place = g_strdup (line->place);
  if (strstr (line->place, "–") != NULL)
    row->mark = BRG_CELL_ADJOURNED;
  for (gint j = 0; j < table->n_columns; j++)
    fill_cell (&row->cells[j], words[j], win);
  for (gint j = 0; j < table->n_values && values[j] != NULL; j++)
    row->values[j] = g_strdup (values[j]);
}

static BrgCrosstable *
new_from_lines (const Line *lines, const char *value_heads, const char *win)
{
  BrgCrosstable *table =
      new_table (BRG_CROSSTABLE_ROUND_ROBIN, ROUND_ROBIN_SIZE, ROUND_ROBIN_SIZE, value_heads);

  for (gint i = 0; i < ROUND_ROBIN_SIZE; i++)
    {
      table->heads[i] = g_strdup_printf ("%d", i + 1);
      fill_row (table, i, &lines[i], win);
    }
  return table;
}

BrgCrosstable *
sample_tables_new_withdrawn (void)
{
  BrgCrosstable *table = new_from_lines (withdrawn_lines, "Кт Шм.", "2");

  table->rows[6].mark = table->column_marks[6] = BRG_CELL_NOT_COUNTED;
  table->rows[6].chip = g_strdup ("выбыл");
  return table;
}

BrgCrosstable *
sample_tables_new_annulled (void)
{
  BrgCrosstable *table = new_from_lines (annulled_lines, "К", "1");

  table->rows[4].mark = table->column_marks[4] = BRG_CELL_STRUCK;
  table->rows[4].note = g_strdup ("аннулирован, § 23");
  return table;
}

/* Players */

static void
fill_player (BrgCrosstableRow *row, gint i)
{
  gsize n = (gsize) i;

  row->player = i;
  row->number = i + 1;
  row->name = g_strdup_printf ("%s %s", surnames[n * 7 % G_N_ELEMENTS (surnames)],
                               given_names[n * 5 % G_N_ELEMENTS (given_names)]);
  row->title = g_strdup (titles[n % G_N_ELEMENTS (titles)]);
  row->rating = g_strdup_printf ("%d", 2520 - i);
  row->organisation = g_strdup (organisations[n * 4 % G_N_ELEMENTS (organisations)]);
}

static char *
dup_halves (gint halves)
{
  if (halves == 1)
    return g_strdup ("½");
  return g_strdup_printf ("%d%s", halves / 2, halves % 2 != 0 ? "½" : "");
}

static const char *const result_texts[] = { "0", "½", "1" };

static void
set_result (BrgCrosstableCell *cell, gint halves)
{
  cell->text = g_strdup (result_texts[halves]);
  if (halves == 2)
    cell->mark |= BRG_CELL_WIN;
}

static gint
result_between (gint player, gint opponent)
{
  gint first = MIN (player, opponent);
  gint second = MAX (player, opponent);
  gint halves = (first * 7 + second * 5 + first * second) % 3;

  return player == first ? halves : 2 - halves;
}

static void
fill_round_robin_row (BrgCrosstable *table, gint i)
{
  BrgCrosstableRow *row = &table->rows[i];
  gint points = 0;

  for (gint j = 0; j < table->n_columns; j++)
    if (i == j)
      row->cells[j].mark = BRG_CELL_DIAGONAL;
    else
      {
        set_result (&row->cells[j], result_between (i, j));
        points += result_between (i, j);
      }
  row->points = dup_halves (points);
  row->values[0] = dup_halves (points * 3 + i);
  row->values[1] = g_strdup_printf ("%d", points / 3);
  row->place = g_strdup_printf ("%d", i + 1);
}

BrgCrosstable *
sample_tables_new_round_robin (gint n_players)
{
  BrgCrosstable *table = new_table (BRG_CROSSTABLE_ROUND_ROBIN, n_players, n_players, "К Побед");

  for (gint i = 0; i < n_players; i++)
    {
      table->heads[i] = g_strdup_printf ("%d", i + 1);
      fill_player (&table->rows[i], i);
      fill_round_robin_row (table, i);
    }
  return table;
}

/* Swiss */

typedef struct
{
  gint player;
  gint halves;
} Standing;

static gint
compare_standings (gconstpointer a, gconstpointer b)
{
  const Standing *one = a;
  const Standing *other = b;

  return one->halves != other->halves ? other->halves - one->halves : one->player - other->player;
}

/* A player meets the one opposite on a ring that is turned by a step a round. */
static gint
opponent_of (gint player, gint round, gint n_players)
{
  return ((round * 2 + 1 - player) % n_players + n_players) % n_players;
}

static gint
result_of (gint player, gint opponent, gint round)
{
  gint first = MIN (player, opponent);
  gint second = MAX (player, opponent);
  gint halves = (first * 3 + second * 5 + round * 7 + first * second) % 5;

  /* The better seed wins more often. */
  halves = halves < 2 ? 2 : halves - 2;
  return player == first ? MIN (halves, 2) : 2 - MIN (halves, 2);
}

static void
fill_games (BrgCrosstable *table, gint i, gint player)
{
  gint n_players = table->n_rows;

  for (gint j = 0; j < table->n_columns; j++)
    {
      BrgCrosstableCell *cell = &table->rows[i].cells[j];
      gint opponent = opponent_of (player, j, n_players);

      if (opponent == player)
        {
          cell->text = g_strdup ("+");
          cell->mark = BRG_CELL_FORFEIT;
          continue;
        }
      cell->opponent = opponent + 1;
      cell->colour = (MIN (player, opponent) + j) % 2 == (player < opponent) ? BRG_COLOUR_WHITE
                                                                             : BRG_COLOUR_BLACK;
      set_result (cell, result_of (player, opponent, j));
    }
}

static gint
count_halves (gint player, gint n_players, gint n_rounds)
{
  gint halves = 0;

  for (gint j = 0; j < n_rounds; j++)
    {
      gint opponent = opponent_of (player, j, n_players);

      halves += opponent == player ? 2 : result_of (player, opponent, j);
    }
  return halves;
}

BrgCrosstable *
sample_tables_new_swiss (gint n_players, gint n_rounds)
{
  BrgCrosstable *table = new_table (BRG_CROSSTABLE_SWISS, n_players, n_rounds, "К1 К2 К3");
  g_autofree Standing *standings = g_new0 (Standing, n_players);

  for (gint i = 0; i < n_players; i++)
    standings[i] = (Standing){ i, count_halves (i, n_players, n_rounds) };
  qsort (standings, (gsize) n_players, sizeof *standings, compare_standings);
  for (gint j = 0; j < n_rounds; j++)
    table->heads[j] =
        j < (gint) G_N_ELEMENTS (roman) ? g_strdup (roman[j]) : g_strdup_printf ("%d", j + 1);
  for (gint i = 0; i < n_players; i++)
    {
      BrgCrosstableRow *row = &table->rows[i];

      fill_player (row, standings[i].player);
      fill_games (table, i, standings[i].player);
      row->place = g_strdup_printf ("%d", i + 1);
      row->points = dup_halves (standings[i].halves);
      for (gint j = 0; j < 3; j++)
        row->values[j] = dup_halves (standings[i].halves * (4 + j) + i % 5);
      row->line_above = i > 0 && standings[i].halves != standings[i - 1].halves;
    }
  return table;
}

BrgCrosstable *
sample_tables_new_double (void)
{
  BrgCrosstable *table = sample_tables_new_round_robin (4);

  for (gint i = 0; i < 4; i++)
    for (gint j = 0; j < 4; j++)
      {
        BrgCrosstableCell *cell = &table->rows[i].cells[j];
        gboolean is_open = i + j == 1;

        if (i == j)
          continue;
        cell->n_games = 2;
        cell->games = g_new0 (BrgCrosstableGame, 2);
        cell->games[0] = (BrgCrosstableGame){ 10 * i + j, 1, g_strdup (i < j ? "1" : "0"), NULL,
                                              i < j ? BRG_CELL_WIN : BRG_CELL_PLAIN };
        cell->games[1] = (BrgCrosstableGame){ 100 + 10 * i + j, 4, g_strdup (is_open ? "" : "½"),
                                              NULL, is_open ? BRG_CELL_OPEN : BRG_CELL_PLAIN };
      }
  return table;
}
