/* brg-works-page-list.c - the list of works: number, material, what the check says
 *
 * Rules: rus-draughts-2022 11.5.2
 * Tests: tests/gui/contest-composing.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>
#include <string.h>

#include "brg-board-thumb.h"
#include "brg-contest-board.h"
#include "brg-contest-words.h"
#include "brg-ui.h"
#include "brg-works-page-private.h"

#define THUMB 58

const BrgContestWorkRow *
brg_works_page_get_row (BrgWorksPage *self)
{
  return self->desk != NULL && self->work_id != 0 && self->shown->len > 0
             ? brg_contest_desk_find_work (self->desk, self->work_id)
             : NULL;
}

/* Whose pieces nobody needs, as squares of the picture. */
static void
mark_spectators (const BrgContestFinding *finding, BrgBoardPicture *picture)
{
  BrgDraughtsVariant variant;

  if (finding == NULL || finding->position.is_chess)
    return;
  variant = (BrgDraughtsVariant) finding->position.draughts.position.variant;
  for (BrgDraughtsSquare square = 0; square < BRG_DRAUGHTS_NO_SQUARE; square++)
    if (brg_draughts_set_has (finding->report.spectators, square))
      brg_board_picture_mark (picture, brg_board_square_of_draughts (variant, square),
                              BRG_BOARD_TAKEN);
}

static GtkWidget *
make_thumb (BrgWorksPage *self, const BrgContestWorkRow *row, const char *title)
{
  BrgBoardPicture picture;

  if (!brg_contest_board_draw (row->work, &picture))
    return brg_board_thumb_new (NULL, THUMB, title);
  mark_spectators (brg_works_page_find (self, row->work->id), &picture);
  return brg_board_thumb_new (&picture, THUMB, title);
}

static GtkWidget *
make_texts (const char *title, const char *material, const char *authors, GtkWidget *chip)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *number = gtk_label_new (title);
  GtkWidget *size = gtk_label_new (material);

  gtk_widget_add_css_class (number, "brg-strong");
  gtk_widget_add_css_class (size, "brg-dim");
  gtk_box_append (GTK_BOX (line), number);
  gtk_box_append (GTK_BOX (line), size);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), line);
  if (*authors != '\0')
    {
      GtkWidget *label = gtk_label_new (authors);

      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      gtk_widget_add_css_class (label, "brg-small");
      gtk_box_append (GTK_BOX (box), label);
    }
  gtk_widget_set_halign (chip, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (box), chip);
  return box;
}

static void
fill_row (BrgWorksPage *self, GtkListBoxRow *row, const BrgContestWorkRow *of)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *chip = brg_works_page_new_chip (self, of);
  g_autofree char *material = brg_contest_words_dup_material (of->work);
  /* Translators: number of a work */
  g_autofree char *title = g_strdup_printf (_ ("No. %u"), of->work->number);
  g_autofree char *said = g_strdup_printf ("%s, %s, %s, %s", title, material,
                                           brg_chip_get_text (BRG_CHIP (chip)), of->authors);

  gtk_widget_set_margin_top (box, 6);
  gtk_widget_set_margin_bottom (box, 6);
  gtk_box_append (GTK_BOX (box), make_thumb (self, of, title));
  gtk_box_append (GTK_BOX (box), make_texts (title, material, of->authors, chip));
  gtk_list_box_row_set_child (row, box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
}

static const BrgContestWorkRow *
get_nth (BrgWorksPage *self, guint n)
{
  return self->desk->works->pdata[g_array_index (self->shown, guint, n)];
}

void
brg_works_page_update_row (BrgWorksPage *self, gint64 work_id)
{
  for (guint i = 0; self->desk != NULL && i < self->shown->len; i++)
    {
      GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, (int) i);

      if (row != NULL && get_nth (self, i)->work->id == work_id)
        fill_row (self, row, get_nth (self, i));
    }
}

/* A number, or a part of the author or of the theme. */
static gboolean
fits (BrgWorksPage *self, const BrgContestWorkRow *row)
{
  g_autofree char *wanted = g_utf8_casefold (brg_ui_get_text (self->search_entry), -1);
  g_autofree char *number = g_strdup_printf ("%u", row->work->number);
  g_autofree char *text = NULL;
  g_autofree char *folded = NULL;

  if (gtk_toggle_button_get_active (self->wrong_toggle) && !brg_works_page_is_wrong (self, row))
    return FALSE;
  g_strstrip (wanted);
  if (*wanted == '\0' || g_str_equal (wanted, number))
    return TRUE;
  text = g_strconcat (row->authors, " ", row->work->theme, " ", row->section->name, NULL);
  folded = g_utf8_casefold (text, -1);
  return strstr (folded, wanted) != NULL;
}

static void
update_toggles (BrgWorksPage *self)
{
  guint n_wrong = 0;
  g_autofree char *all = NULL;
  g_autofree char *wrong = NULL;

  for (guint i = 0; i < self->desk->works->len; i++)
    n_wrong += brg_works_page_is_wrong (self, self->desk->works->pdata[i]);
  /* Translators: how many works there are */
  all = g_strdup_printf (_ ("_All %u"), self->desk->works->len);
  /* Translators: how many works something is to be said of */
  wrong = g_strdup_printf (_ ("_With Remark %u"), n_wrong);
  gtk_button_set_label (GTK_BUTTON (self->all_toggle), all);
  gtk_button_set_label (GTK_BUTTON (self->wrong_toggle), wrong);
}

void
brg_works_page_fill_list (BrgWorksPage *self)
{
  GtkListBoxRow *chosen = NULL;
  gboolean was_in_list = brg_ui_has_focus_within (self->list);

  if (self->desk == NULL || self->is_filling)
    return;
  self->is_filling = TRUE;
  brg_ui_clear (self->list);
  g_array_set_size (self->shown, 0);
  update_toggles (self);
  for (guint i = 0; i < self->desk->works->len; i++)
    {
      const BrgContestWorkRow *of = self->desk->works->pdata[i];
      GtkListBoxRow *row;

      if (!fits (self, of))
        continue;
      row = GTK_LIST_BOX_ROW (gtk_list_box_row_new ());
      fill_row (self, row, of);
      g_array_append_val (self->shown, i);
      gtk_list_box_append (self->list, GTK_WIDGET (row));
      if (of->work->id == self->work_id)
        chosen = row;
    }
  gtk_stack_set_visible_child_name (self->stack, self->desk->works->len == 0 ? "empty"
                                                 : self->shown->len == 0     ? "nothing"
                                                                             : "works");
  if (chosen == NULL)
    chosen = gtk_list_box_get_row_at_index (self->list, 0);
  /* Where nothing is found the work stays chosen until something is. */
  if (chosen != NULL)
    self->work_id = get_nth (self, (guint) gtk_list_box_row_get_index (chosen))->work->id;
  if (chosen != NULL)
    gtk_list_box_select_row (self->list, chosen);
  self->is_filling = FALSE;
  if (was_in_list)
    brg_page_take_focus (BRG_PAGE (self));
}
