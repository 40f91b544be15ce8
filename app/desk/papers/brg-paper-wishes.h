/* brg-paper-wishes.h - how a paper is wanted that can be had in many ways, as it is typed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-document-options.h"

G_BEGIN_DECLS

/**
 * BRG_PAPER_WISHES_ERROR:
 *
 * Error domain of wishes.
 */
#define BRG_PAPER_WISHES_ERROR (brg_paper_wishes_error_quark ())
GQuark brg_paper_wishes_error_quark (void);

/**
 * BrgPaperWishesError:
 * @BRG_PAPER_WISHES_ERROR_WORD: a word that is not known
 * @BRG_PAPER_WISHES_ERROR_FILE: a file that is no template
 */
typedef enum
{
  BRG_PAPER_WISHES_ERROR_WORD,
  BRG_PAPER_WISHES_ERROR_FILE,
} BrgPaperWishesError;

/**
 * BrgPaperWishes:
 * @only: (nullable): numbers of players or boards, `3,5,7-9`
 * @card: (nullable): size of cards, `a4`, `a5`, `a6`
 * @order: (nullable): order of a list, `number`, `rating`, `alphabet`, `region`, `title`, `place`
 * @columns: (nullable): columns of a list, `number,name,rating`
 * @template_path: (nullable): a file with the text of diplomas or certificates
 * @text: (nullable): what stands in it; brg_paper_wishes_apply() reads it
 * @shift: (nullable): how far everything is moved, `2,-3`: millimetres to the right and down
 * @has_backs: whether badges have backs
 * @is_preprinted: whether frame and letterhead are on the sheets already
 * @picture_covers: whether the picture under them covers the sheet
 * @is_blank: whether what is played is left out
 * @is_large: whether type is for the partially sighted
 *
 * What was typed; %NULL for what is usual. It owns its texts.
 */
typedef struct
{
  char *only;
  char *card;
  char *order;
  char *columns;
  char *template_path;
  char *text;
  char *shift;
  gboolean has_backs;
  gboolean is_preprinted;
  gboolean picture_covers;
  gboolean is_blank;
  gboolean is_large;
} BrgPaperWishes;

/** brg_paper_wishes_clear: frees the texts of @wishes */
void brg_paper_wishes_clear (BrgPaperWishes *wishes);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BrgPaperWishes, brg_paper_wishes_clear)

/**
 * brg_paper_wishes_apply:
 * @wishes: what was typed
 * @options: (inout): how the document is wanted; borrows from @wishes
 * @error: return location for an error
 *
 * Returns: whether all of it can be understood
 */
gboolean brg_paper_wishes_apply (BrgPaperWishes *wishes,
                                 BrgDocumentOptions *options,
                                 GError **error);

G_END_DECLS
