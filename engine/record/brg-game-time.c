/* brg-game-time.c - clock times in the comments of a recorded game
 *
 * Tests: tests/engine/test-game-comment.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-game-time.h"

#include "brg-game-comment.h"

#include <string.h>

#define MS_PER_SECOND 1000
/* More than a year: no game lasts so long, and no sum overflows. */
#define MAX_PART 99999999

static const char *const commands[] = {
  [BRG_GAME_CLOCK] = "clk",
  [BRG_GAME_ELAPSED] = "emt",
  [BRG_GAME_GAME_TIME] = "egt",
};

/* Where a command stands: in which comment, and which part of its text. */
typedef struct
{
  guint comment;
  const char *start; /* the bracket */
  const char *value;
  const char *end; /* behind the closing bracket */
} Place;

static gboolean
find_in_text (const char *text, const char *command, Place *place)
{
  for (const char *p = text; (p = strstr (p, "[%")) != NULL; p++)
    {
      const char *end = strchr (p, ']');

      if (end == NULL)
        return FALSE;
      if (strncmp (p + 2, command, 3) != 0 || !g_ascii_isspace (p[5]))
        continue;
      place->start = p;
      place->value = p + 6;
      place->end = end + 1;
      return TRUE;
    }
  return FALSE;
}

static gboolean
find_command (const GPtrArray *comments, BrgGameTime time, Place *place)
{
  for (guint i = 0; comments != NULL && i < comments->len; i++)
    if (find_in_text (g_ptr_array_index (comments, i), commands[time], place))
      {
        place->comment = i;
        return TRUE;
      }
  return FALSE;
}

static gboolean
read_digits (const char **text, gint64 *number)
{
  const char *p = *text;

  for (*number = 0; g_ascii_isdigit (*p); p++)
    {
      *number = *number * 10 + g_ascii_digit_value (*p);
      if (*number > MAX_PART)
        return FALSE;
    }
  if (p == *text)
    return FALSE;
  *text = p;
  return TRUE;
}

/* The first three digits behind the point of seconds; more are dropped. */
static gint64
read_fraction (const char **text)
{
  gint64 milliseconds = 0;
  gint64 unit = MS_PER_SECOND / 10;

  for ((*text)++; g_ascii_isdigit (**text); (*text)++, unit /= 10)
    milliseconds += unit * g_ascii_digit_value (**text);
  return milliseconds;
}

/* h:mm:ss, mm:ss or ss, with a fraction or without. */
static gboolean
read_time (const char *text, const char *end, gint64 *milliseconds)
{
  gint64 seconds = 0;
  gint64 fraction = 0;
  gint64 part;

  while (g_ascii_isspace (*text))
    text++;
  for (guint n_parts = 0;; text++)
    {
      if (!read_digits (&text, &part) || (n_parts > 0 && part > 59) || ++n_parts > 3)
        return FALSE;
      seconds = seconds * 60 + part;
      if (*text != ':')
        break;
    }
  if (*text == '.' || *text == ',')
    fraction = read_fraction (&text);
  while (g_ascii_isspace (*text))
    text++;
  if (text + 1 != end)
    return FALSE;
  *milliseconds = seconds * MS_PER_SECOND + fraction;
  return TRUE;
}

gboolean
brg_game_node_get_time (const BrgGameNode *node, BrgGameTime time, gint64 *milliseconds)
{
  Place place;

  g_return_val_if_fail (node != NULL, FALSE);
  g_return_val_if_fail (time <= BRG_GAME_GAME_TIME, FALSE);
  g_return_val_if_fail (milliseconds != NULL, FALSE);

  return (find_command (node->after, time, &place) || find_command (node->before, time, &place)) &&
         read_time (place.value, place.end, milliseconds);
}

static void
write_time (GString *text, const char *command, gint64 milliseconds)
{
  gint64 seconds = milliseconds / MS_PER_SECOND;
  gint fraction = (gint) (milliseconds % MS_PER_SECOND);

  g_string_append_printf (text, "[%%%s %" G_GINT64_FORMAT ":%02d:%02d", command, seconds / 3600,
                          (gint) (seconds / 60 % 60), (gint) (seconds % 60));
  if (fraction != 0)
    {
      g_string_append_printf (text, ".%03d", fraction);
      while (text->str[text->len - 1] == '0')
        g_string_truncate (text, text->len - 1);
    }
  g_string_append_c (text, ']');
}

/* Takes the command out of the comment and puts another, if any, in its place. */
static void
replace_command (BrgGameNode *node, const Place *place, const char *command)
{
  char **comment = (char **) &node->after->pdata[place->comment];
  g_autoptr (GString) text = g_string_new_len (*comment, (gssize) (place->start - *comment));
  const char *rest = place->end;

  g_string_append (text, command);
  if (*command == '\0' && (text->len == 0 || text->str[text->len - 1] == ' '))
    while (*rest == ' ')
      rest++;
  g_string_append (text, rest);
  g_free (*comment);
  *comment = g_strstrip (g_strdup (text->str));
  if (**comment == '\0')
    g_ptr_array_remove_index (node->after, place->comment);
  if (node->after->len == 0)
    g_clear_pointer (&node->after, g_ptr_array_unref);
}

void
brg_game_node_set_time (BrgGameNode *node, BrgGameTime time, gint64 milliseconds)
{
  g_autoptr (GString) command = g_string_new (NULL);
  Place place;

  g_return_if_fail (node != NULL);
  g_return_if_fail (time <= BRG_GAME_GAME_TIME);
  g_return_if_fail (milliseconds >= -1);

  if (milliseconds >= 0)
    write_time (command, commands[time], milliseconds);
  if (find_command (node->after, time, &place))
    replace_command (node, &place, command->str);
  else if (milliseconds >= 0)
    {
      /* Before the words, as programs do, so that the words stay whole. */
      brg_game_node_add_comment (node, BRG_GAME_AFTER, command->str);
      g_ptr_array_insert (node->after, 0,
                          g_ptr_array_steal_index (node->after, node->after->len - 1));
    }
}
