/* brg-card-signatures.c - who signs a card
 *
 * Rules: rus-draughts-2022 appendix 8
 * Tests: tests/app/test-documents-players.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-card-signatures.h"

/* Millimetres, from where roles begin. */
#define STEP 9.0
#define LINE_X 33.0
#define LINE_WIDTH 30.0
#define LINE_DROP 0.9
#define NAME_X 65.0
#define ROLE_GAP 1.0

#define SIZE 10.5

/* Lines of a name. */
#define MOST_LINES 2

/* "A. Ivanov (arbiter of the first category)"; a category that does not stand behind the name
 * stands under it. */
static char *
dup_signer (const BrgCard *card, const BrgFormSignature *signature, double width)
{
  gboolean is_named = *signature->name != '\0';
  g_autofree char *line =
      g_strdup_printf ("%s%s%s", signature->name, is_named ? " " : "", signature->category);

  return brg_card_text_width (card, brg_card_serif (SIZE, FALSE), line) > width
             ? g_strdup_printf ("%s\n%s", signature->name, signature->category)
             : g_steal_pointer (&line);
}

/* The type in which everybody's name stands. */
static BrgType
find_type (const BrgCard *card, const GPtrArray *signatures, double width)
{
  BrgType type = brg_card_serif (SIZE, FALSE);

  for (guint i = 0; i < signatures->len; i++)
    {
      g_autofree char *signer = dup_signer (card, signatures->pdata[i], width);

      type = brg_card_fit_readable (card, type, signer, width, MOST_LINES).type;
    }
  return type;
}

double
brg_card_signatures_add (const BrgCard *card,
                         const GPtrArray *signatures,
                         double left,
                         double right,
                         double y)
{
  double width = right - left - NAME_X;
  BrgType type;

  g_return_val_if_fail (card != NULL && signatures != NULL, y);

  type = find_type (card, signatures, width);
  for (guint i = 0; i < signatures->len; i++)
    {
      const BrgFormSignature *signature = signatures->pdata[i];
      g_autofree char *signer = dup_signer (card, signature, width);
      BrgCardText name = brg_card_wrap (card, type, signer, width);
      BrgCardText role = brg_card_fit_readable (card, brg_card_serif (SIZE, FALSE), signature->role,
                                                LINE_X - ROLE_GAP, 1);
      double first = y + STEP;
      double last = brg_card_add_lines (card, &role, left, first, LINE_X - ROLE_GAP, 0);

      y = brg_card_add_lines (card, &name, left + NAME_X, first, width, 0);
      y = MAX (y, last);
      brg_card_add_line (card, BRG_PRINT_PAGE_LINE_BLANK, left + LINE_X, first + LINE_DROP,
                         left + LINE_X + LINE_WIDTH, first + LINE_DROP);
    }
  return y;
}
