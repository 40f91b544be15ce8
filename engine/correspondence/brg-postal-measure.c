/* brg-postal-measure.c - who may decide what in an event by correspondence
 *
 * Rules: rus-draughts-2022 10.1.6, 10.1.7, 10.1.8, 10.1.9, 10.1.10, 10.1.12, 10.1.14, 10.5.3,
 *   10.5.9
 * Tests: tests/engine/test-postal-measure.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-measure.h"

#include <string.h>

#include "brg-article.h"
#include "brg-correspondence.h"

#define BIT(office) (1u << BRG_POSTAL_##office)
#define BOOK "rus-draughts-2022 "

static const char *const offices[] = { "secretary", "arbiter", "organisation" };

/* rus-draughts-2022 10.1.9: the secretary remarks, warns, withholds the news and asks for more; the
 * arbiter also counts a game lost; the organisation also expels. 10.5.3: what the results of a
 * player who left are worth, the arbiter decides; 10.5.9: the final news may be withheld from who
 * sent no record; 10.1.14: the organisation bars who stopped for up to three years. */
static const struct
{
  const char *id;
  guint offices;
  gboolean is_penalty;
  gboolean is_reply;
  const char *article;
} measures[BRG_N_POSTAL_MEASURES] = {
  [BRG_POSTAL_REMARK] = { "remark", BIT (SECRETARY) | BIT (ARBITER) | BIT (ORGANISATION), TRUE,
                          FALSE, BOOK "10.1.9" },
  [BRG_POSTAL_WARNING] = { "warning", BIT (SECRETARY) | BIT (ARBITER) | BIT (ORGANISATION), TRUE,
                           FALSE, BOOK "10.1.9" },
  [BRG_POSTAL_NO_NEWS] = { "no-news", BIT (SECRETARY) | BIT (ARBITER) | BIT (ORGANISATION), TRUE,
                           FALSE, BOOK "10.1.9" },
  [BRG_POSTAL_REQUEST] = { "request", BIT (SECRETARY) | BIT (ARBITER), TRUE, FALSE, BOOK "10.1.9" },
  [BRG_POSTAL_LOSS] = { "loss", BIT (ARBITER) | BIT (ORGANISATION), TRUE, FALSE, BOOK "10.1.9" },
  [BRG_POSTAL_EXPULSION] = { "expulsion", BIT (ORGANISATION), TRUE, FALSE, BOOK "10.1.9" },
  [BRG_POSTAL_NO_FINAL] = { "no-final", BIT (ARBITER) | BIT (ORGANISATION), TRUE, FALSE,
                            BOOK "10.5.9" },
  [BRG_POSTAL_BAN_1] = { "ban-1", BIT (ORGANISATION), TRUE, FALSE, BOOK "10.1.14" },
  [BRG_POSTAL_BAN_2] = { "ban-2", BIT (ORGANISATION), TRUE, FALSE, BOOK "10.1.14" },
  [BRG_POSTAL_BAN_3] = { "ban-3", BIT (ORGANISATION), TRUE, FALSE, BOOK "10.1.14" },
  [BRG_POSTAL_COUNTED] = { "counted", BIT (ARBITER), FALSE, FALSE, BOOK "10.5.3" },
  [BRG_POSTAL_ANNULLED] = { "annulled", BIT (ARBITER), FALSE, FALSE, BOOK "10.5.3" },
  [BRG_POSTAL_SETTLED] = { "settled", BIT (SECRETARY) | BIT (ARBITER) | BIT (ORGANISATION), FALSE,
                           FALSE, BOOK "10.1.12" },
  [BRG_POSTAL_UPHELD] = { "upheld", BIT (ARBITER) | BIT (ORGANISATION), FALSE, TRUE,
                          BOOK "10.1.12" },
  [BRG_POSTAL_REJECTED] = { "rejected", BIT (ARBITER) | BIT (ORGANISATION), FALSE, TRUE,
                            BOOK "10.1.12" },
};

const char *
brg_postal_office_get_id (BrgPostalOffice office)
{
  g_return_val_if_fail (office < BRG_N_POSTAL_OFFICES, NULL);

  return offices[office];
}

gboolean
brg_postal_office_find (const char *id, BrgPostalOffice *office)
{
  for (guint i = 0; i < BRG_N_POSTAL_OFFICES; i++)
    if (g_strcmp0 (offices[i], id) == 0)
      {
        *office = (BrgPostalOffice) i;
        return TRUE;
      }
  return FALSE;
}

const char *
brg_postal_measure_get_id (BrgPostalMeasureKind kind)
{
  g_return_val_if_fail (kind < BRG_N_POSTAL_MEASURES, NULL);

  return measures[kind].id;
}

gboolean
brg_postal_measure_find (const char *id, BrgPostalMeasureKind *kind)
{
  for (guint i = 0; i < BRG_N_POSTAL_MEASURES; i++)
    if (g_strcmp0 (measures[i].id, id) == 0)
      {
        *kind = (BrgPostalMeasureKind) i;
        return TRUE;
      }
  return FALSE;
}

gboolean
brg_postal_measure_may (BrgPostalOffice office, BrgPostalMeasureKind kind, const char **article)
{
  g_return_val_if_fail (office < BRG_N_POSTAL_OFFICES, FALSE);
  g_return_val_if_fail (kind < BRG_N_POSTAL_MEASURES, FALSE);

  if (article != NULL)
    *article = measures[kind].article;
  return (measures[kind].offices & 1u << office) != 0;
}

/* rus-draughts-2022 10.1.10: a penalty names what was broken. */
gboolean
brg_postal_measure_is_penalty (BrgPostalMeasureKind kind)
{
  g_return_val_if_fail (kind < BRG_N_POSTAL_MEASURES, FALSE);

  return measures[kind].is_penalty;
}

gboolean
brg_postal_measure_is_fate (BrgPostalMeasureKind kind)
{
  return kind == BRG_POSTAL_COUNTED || kind == BRG_POSTAL_ANNULLED;
}

gboolean
brg_postal_measure_is_reply (BrgPostalMeasureKind kind)
{
  g_return_val_if_fail (kind < BRG_N_POSTAL_MEASURES, FALSE);

  return measures[kind].is_reply;
}

/* rus-draughts-2022 10.1.9, 10.1.12: who is asked for a stricter penalty decides, and a protest is
 * against that. */
gboolean
brg_postal_measure_may_protest (BrgPostalMeasureKind kind)
{
  return kind != BRG_POSTAL_REQUEST;
}

/* rus-draughts-2022 10.1.12: the secretary, then the arbiter, then the organisation */
gboolean
brg_postal_office_find_next (BrgPostalOffice office, BrgPostalOffice *next)
{
  g_return_val_if_fail (office < BRG_N_POSTAL_OFFICES, FALSE);

  if (office == BRG_POSTAL_ORGANISATION)
    return FALSE;
  *next = (BrgPostalOffice) (office + 1);
  return TRUE;
}

gboolean
brg_postal_measure_is_article (const char *text)
{
  gsize length = text != NULL ? strlen (text) : 0;

  if (length == 0 || length > 16 || !g_ascii_isdigit (text[0]) ||
      !g_ascii_isdigit (text[length - 1]) || strstr (text, "..") != NULL)
    return FALSE;
  for (gsize i = 0; i < length; i++)
    if (!g_ascii_isdigit (text[i]) && text[i] != '.')
      return FALSE;
  return TRUE;
}

/* rus-draughts-2022 10.1.10: the chapter is that of its own articles on time. */
gboolean
brg_postal_measure_is_article_of (const BrgRulebook *rulebook, const char *text)
{
  const BrgArticle *article;
  const char *of_chapter;
  gsize length;

  g_return_val_if_fail (rulebook != NULL, FALSE);

  if (rulebook->correspondence == NULL || !brg_postal_measure_is_article (text))
    return FALSE;
  of_chapter = strrchr (rulebook->correspondence->overdue_article, ' ') + 1;
  length = (gsize) (strchr (of_chapter, '.') - of_chapter) + 1;
  article = brg_article_find_in (rulebook, text);
  return article != NULL && g_str_equal (article->number, text) &&
         strncmp (text, of_chapter, length) == 0;
}
