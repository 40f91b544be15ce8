/* brg-pdn-postal-places.c - where headings and letters stand in a PDN of a game by correspondence
 *
 * The tree of a game does not know where its comments stood. The text was read as PDN before or
 * will be, so only its brackets are looked at here.
 *
 * Tests: tests/data/test-pdn-postal.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-pdn-postal-private.h"

#include <string.h>

#include "brg-pgn-private.h"

typedef struct
{
  BrgPdnPlaces *places;
  const char *p;
  const char *end;
  BrgPdnPlace place;
  guint depth;     /* of variations */
  gboolean waits;  /* the last letter for what stands behind it */
  gboolean begins; /* no move was there */
} Scan;

const char *
brg_pdn_next_word (const char **start, const char *end)
{
  const char *p = *start;

  while (p < end && brg_pgn_is_blank (*p))
    p++;
  *start = p;
  while (p < end && !brg_pgn_is_blank (*p))
    p++;
  return p > *start ? p : NULL;
}

static gboolean
has_key (const char *word, const char *end)
{
  const char *p = word;

  while (p < end && (g_ascii_islower (*p) || *p == '_'))
    p++;
  return p > word && p < end && *p == '=';
}

gboolean
brg_pdn_is_letter (const char *start, const char *end)
{
  const char *word = start;

  for (const char *behind; (behind = brg_pdn_next_word (&word, end)) != NULL; word = behind)
    if (has_key (word, behind))
      return TRUE;
  return FALSE;
}

static void
step (const BrgPdnPlaces *places, BrgPdnPlace *place, char passed)
{
  if (passed == '\n')
    *place = (BrgPdnPlace){ place->line + 1, 1 };
  else if (!places->is_utf8 || ((guint8) passed & 0xc0) != 0x80)
    place->column++;
}

BrgPdnPlace
brg_pdn_places_go_on (const BrgPdnPlaces *places,
                      BrgPdnPlace place,
                      const char *from,
                      const char *to)
{
  g_return_val_if_fail (places != NULL && from <= to, place);

  for (; from < to; from++)
    step (places, &place, *from);
  return place;
}

static void
go_to (Scan *scan, const char *to)
{
  scan->place = brg_pdn_places_go_on (scan->places, scan->place, scan->p, to);
  scan->p = to;
}

/* The end of what ends with a character, which is left out. */
static const char *
find_end (const Scan *scan, const char *from, char last)
{
  const char *end = memchr (from, last, (gsize) (scan->end - from));

  return end != NULL ? end : scan->end;
}

/* A value may hold brackets and braces. */
static const char *
find_heading_end (const Scan *scan, const char *p)
{
  gboolean is_quoted = FALSE;

  for (; p < scan->end && *p != '\n' && (is_quoted || *p != ']'); p++)
    if (is_quoted && *p == '\\' && p + 1 < scan->end)
      p++;
    else if (*p == '"')
      is_quoted = !is_quoted;
  return p;
}

static void
take_heading (Scan *scan)
{
  BrgPdnHeading heading = { scan->p + 1, 0, scan->place };

  while (heading.name < scan->end && brg_pgn_is_blank (*heading.name))
    heading.name++;
  while (heading.name + heading.length < scan->end &&
         g_ascii_isalnum (heading.name[heading.length]))
    heading.length++;
  g_array_append_val (scan->places->headings, heading);
  go_to (scan, find_heading_end (scan, heading.name));
}

static void
take_comment (Scan *scan)
{
  BrgPdnLetter letter = {
    scan->p + 1, find_end (scan, scan->p, *scan->p == '{' ? '}' : '\n'), { 0 }, { 0 }
  };

  go_to (scan, letter.start);
  letter.place = scan->place;
  letter.next = scan->place;
  if (scan->depth == 0 && brg_pdn_is_letter (letter.start, letter.end))
    {
      g_array_append_val (scan->places->letters, letter);
      scan->waits = TRUE;
    }
  go_to (scan, letter.end);
  if (scan->p < scan->end)
    go_to (scan, scan->p + 1);
}

static void
take_move (Scan *scan)
{
  GArray *letters = scan->places->letters;

  if (scan->begins)
    scan->places->moves = scan->place;
  if (scan->waits)
    g_array_index (letters, BrgPdnLetter, letters->len - 1).next = scan->place;
  scan->begins = FALSE;
  scan->waits = FALSE;
}

static void
take_any (Scan *scan)
{
  switch (*scan->p)
    {
    case '[':
      take_heading (scan);
      return;
    case '{':
    case ';':
      take_comment (scan);
      return;
    case '(':
      scan->depth++;
      break;
    case ')':
      scan->depth -= scan->depth > 0 ? 1 : 0;
      break;
    default:
      if (scan->depth == 0 && !brg_pgn_is_blank (*scan->p) && *scan->p != ']')
        take_move (scan);
      break;
    }
  go_to (scan, scan->p + 1);
}

BrgPdnPlaces *
brg_pdn_places_new (const char *text, gsize length)
{
  BrgPdnPlaces *places = g_new0 (BrgPdnPlaces, 1);
  Scan scan = { .places = places, .p = text, .place = { 1, 1 }, .begins = TRUE };

  places->is_utf8 = g_utf8_validate (text, (gssize) length, NULL);
  places->moves = scan.place;
  places->headings = g_array_new (FALSE, FALSE, sizeof (BrgPdnHeading));
  places->letters = g_array_new (FALSE, FALSE, sizeof (BrgPdnLetter));
  scan.end = text + length;
  if (length >= 3 && memcmp (text, "\xef\xbb\xbf", 3) == 0)
    scan.p += 3;
  while (scan.p < scan.end)
    if (*scan.p == '%' && (scan.p == text || scan.p[-1] == '\n'))
      go_to (&scan, find_end (&scan, scan.p, '\n'));
    else
      take_any (&scan);
  return places;
}

void
brg_pdn_places_free (BrgPdnPlaces *places)
{
  if (places == NULL)
    return;
  g_array_unref (places->headings);
  g_array_unref (places->letters);
  g_free (places);
}

BrgPdnPlace
brg_pdn_places_find_heading (const BrgPdnPlaces *places, const char *name)
{
  g_return_val_if_fail (places != NULL && name != NULL, (BrgPdnPlace){ 0 });

  for (guint i = 0; i < places->headings->len; i++)
    {
      const BrgPdnHeading *heading = &g_array_index (places->headings, BrgPdnHeading, i);

      if (strlen (name) == heading->length && memcmp (name, heading->name, heading->length) == 0)
        return heading->place;
    }
  return (BrgPdnPlace){ 1, 1 };
}
