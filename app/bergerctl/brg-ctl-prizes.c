/* brg-ctl-prizes.c - bergerctl prizes --standings: prizes of places that are told
 *
 * Tests: tests/app/bergerctl.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-category-presets.h"
#include "brg-ctl-awards.h"
#include "brg-prizes.h"
#include "brg-rational.h"
#include "brg-trf-line.h"

#define DECIMALS 2

static const char *const splits[BRG_N_PRIZE_SHARINGS] = {
  [BRG_PRIZE_SHARING_NONE] = "place",
  [BRG_PRIZE_SHARING_EQUAL] = "equal",
  [BRG_PRIZE_SHARING_HORT] = "hort",
};

/* What is told; players are numbered in the order of their places. */
typedef struct
{
  GArray *offers;   /* BrgPrizeOffer */
  GArray *lines;    /* BrgClassified */
  GArray *excluded; /* gboolean */
  GPtrArray *names;
  BrgPrizeSharing sharing;
} Told;

static void
clear_told (Told *told)
{
  g_array_unref (told->offers);
  g_array_unref (told->lines);
  g_array_unref (told->excluded);
  g_ptr_array_unref (told->names);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Told, clear_told)

static gboolean
read_amounts (const char *text, Told *told)
{
  g_auto (GStrv) words = g_strsplit (text, ",", -1);

  for (gint i = 0; words[i] != NULL; i++)
    {
      BrgPrizeOffer offer = { .first_place = i + 1, .last_place = i + 1 };

      if (!brg_category_parse_amount (words[i], &offer.amount))
        {
          brg_ctl_complain ("prizes: “%s” is no amount", words[i]);
          return FALSE;
        }
      g_array_append_val (told->offers, offer);
    }
  return TRUE;
}

static gboolean
read_split (const char *text, Told *told)
{
  for (guint i = 0; i < BRG_N_PRIZE_SHARINGS; i++)
    if (g_str_equal (splits[i], text))
      {
        told->sharing = i;
        return TRUE;
      }
  brg_ctl_complain ("prizes: “%s”, expected place, equal or hort", text);
  return FALSE;
}

/* `Petrov:6.5`, `Petrov:6.5:x`; nobody has more than the one before him. */
static gboolean
read_player (const char *word, Told *told)
{
  g_auto (GStrv) parts = g_strsplit (word, ":", -1);
  guint n_parts = g_strv_length (parts);
  gint place = (gint) told->lines->len + 1;
  BrgClassified line = { .player = place - 1, .place = place, .last_place = place };
  gboolean is_excluded = n_parts == 3;

  if (n_parts < 2 || n_parts > 3 || *parts[0] == '\0' ||
      (is_excluded && !g_str_equal (parts[2], "x")) || !brg_trf_parse_points (parts[1], &line.tied))
    {
      brg_ctl_complain ("prizes: “%s”, expected NAME:POINTS, with :x when excluded", word);
      return FALSE;
    }
  if (place > 1 && line.tied > g_array_index (told->lines, BrgClassified, place - 2).tied)
    {
      brg_ctl_complain ("prizes: “%s” has more points than the place before", word);
      return FALSE;
    }
  g_array_append_val (told->lines, line);
  g_array_append_val (told->excluded, is_excluded);
  g_ptr_array_add (told->names, g_strdup (parts[0]));
  return TRUE;
}

static gboolean
read_standings (const char *text, Told *told)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \t\n", -1);

  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0' && !read_player (words[i], told))
      return FALSE;
  return TRUE;
}

static void
print_amounts (const Told *told, const BrgPrizeShares *shares)
{
  for (guint player = 0; player < told->names->len; player++)
    {
      g_autofree char *text = NULL;
      gint64 amount = 0;

      for (guint i = 0; i < shares->awards->len; i++)
        {
          const BrgPrizeAward *award = &g_array_index (shares->awards, BrgPrizeAward, i);

          amount += award->player == (gint) player ? award->amount : 0;
        }
      text = brg_rational_to_text (brg_rational (amount, 100), DECIMALS);
      g_print ("%s\t%s\n", (const char *) told->names->pdata[player], text);
    }
}

BrgCtlStatus
brg_ctl_share_prizes (const char *amounts, const char *split, const char *standings)
{
  g_auto (Told) told = {
    .offers = g_array_new (FALSE, FALSE, sizeof (BrgPrizeOffer)),
    .lines = g_array_new (FALSE, FALSE, sizeof (BrgClassified)),
    .excluded = g_array_new (FALSE, FALSE, sizeof (gboolean)),
    .names = g_ptr_array_new_with_free_func (g_free),
  };
  g_autoptr (BrgPrizeShares) shares = NULL;
  BrgPrizeTerms terms;

  if (amounts == NULL || split == NULL || standings == NULL)
    return brg_ctl_complain ("prizes wants --amounts, --split and --standings together");
  if (!read_amounts (amounts, &told) || !read_split (split, &told) ||
      !read_standings (standings, &told))
    return BRG_CTL_WRONG;
  terms = (BrgPrizeTerms){
    .offers = (const BrgPrizeOffer *) (gconstpointer) told.offers->data,
    .n_offers = told.offers->len,
    .lists = (const GArray *const *) &told.lines,
    .n_lists = 1,
    .sharing = told.sharing,
    .excluded = (const gboolean *) (gconstpointer) told.excluded->data,
  };
  shares = brg_prizes_share (&terms);
  print_amounts (&told, shares);
  return BRG_CTL_YES;
}
