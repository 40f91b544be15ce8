/* brg-contest-ui.c - lines and labels of the pages of composition
 *
 * Rules: rus-draughts-2022 11.2
 * Tests: tests/gui/contest-composing.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-contest-ui.h"

#include <glib/gi18n.h>

#include "brg-article-link.h"
#include "brg-contest-words.h"
#include "brg-tab-bin.h"
#include "brg-ui-words.h"

/* Contests of composition are those of one book. */
#define BOOK "rus-draughts-2022"

GtkWidget *
brg_contest_ui_new_label (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

static gboolean
has_names (GtkDropDown *choice, const GPtrArray *names)
{
  GListModel *model = gtk_drop_down_get_model (choice);

  if (!GTK_IS_STRING_LIST (model) || g_list_model_get_n_items (model) != names->len)
    return FALSE;
  for (guint i = 0; i < names->len; i++)
    if (!g_str_equal (gtk_string_list_get_string (GTK_STRING_LIST (model), i), names->pdata[i]))
      return FALSE;
  return TRUE;
}

void
brg_contest_ui_set_names (GtkDropDown *choice, const GPtrArray *names, guint chosen)
{
  g_return_if_fail (GTK_IS_DROP_DOWN (choice) && names != NULL);

  if (!has_names (choice, names))
    {
      g_autoptr (GtkStringList) model = gtk_string_list_new (NULL);

      for (guint i = 0; i < names->len; i++)
        gtk_string_list_append (model, names->pdata[i]);
      gtk_drop_down_set_model (choice, G_LIST_MODEL (model));
    }
  if (gtk_drop_down_get_selected (choice) != chosen)
    gtk_drop_down_set_selected (choice, chosen);
  gtk_widget_set_sensitive (GTK_WIDGET (choice), names->len > 1);
}

GtkListBox *
brg_contest_ui_add_list (GtkBox *box, const char *label)
{
  GtkListBox *list = GTK_LIST_BOX (gtk_list_box_new ());

  gtk_list_box_set_selection_mode (list, GTK_SELECTION_NONE);
  gtk_widget_add_css_class (GTK_WIDGET (list), "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_box_append (box, brg_tab_bin_new (GTK_WIDGET (list)));
  return list;
}

const char *
brg_contest_ui_get_icon (BrgContestMark mark)
{
  static const char *const icons[] = {
    [BRG_CONTEST_MARK_GOOD] = "object-select-symbolic",
    [BRG_CONTEST_MARK_BAD] = "dialog-warning-symbolic",
    [BRG_CONTEST_MARK_DOUBT] = "dialog-information-symbolic",
    [BRG_CONTEST_MARK_OPEN] = "content-loading-symbolic",
  };

  return icons[mark];
}

static GtkWidget *
new_sign (BrgContestMark mark)
{
  static const char *const classes[] = {
    [BRG_CONTEST_MARK_GOOD] = "success",
    [BRG_CONTEST_MARK_BAD] = "error",
    [BRG_CONTEST_MARK_DOUBT] = "warning",
    [BRG_CONTEST_MARK_OPEN] = "dim-label",
  };
  GtkWidget *image = gtk_image_new_from_icon_name (brg_contest_ui_get_icon (mark));

  gtk_widget_add_css_class (image, classes[mark]);
  gtk_widget_set_valign (image, GTK_ALIGN_START);
  return image;
}

GtkWidget *
brg_contest_ui_new_line (const BrgRulebook *book, const BrgContestLine *line)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1);
  g_autofree char *article = g_strdup_printf (BOOK " %s", line->article);
  g_autofree char *said = g_strdup_printf ("%s %s %s", line->text, line->detail, line->article);

  gtk_widget_set_margin_top (box, 6);
  gtk_widget_set_margin_bottom (box, 6);
  gtk_box_append (GTK_BOX (box), new_sign (line->mark));
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_box_append (GTK_BOX (texts),
                  brg_contest_ui_new_label (
                      line->text, line->mark == BRG_CONTEST_MARK_BAD ? "brg-strong" : NULL));
  if (*line->detail != '\0')
    gtk_box_append (GTK_BOX (texts), brg_contest_ui_new_label (line->detail, "brg-small"));
  gtk_box_append (GTK_BOX (box), texts);
  if (*line->article != '\0')
    gtk_box_append (GTK_BOX (box), brg_article_link_new (book, article));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
  return row;
}

const char *
brg_contest_ui_get_outcome (const char *outcome)
{
  if (g_str_equal (outcome, "upheld"))
    return _ ("upheld");
  if (g_str_equal (outcome, "refused"))
    return _ ("refused");
  return _ ("not answered");
}

static GtkWidget *
new_remark (const BrgContestRemark *remark)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  gboolean is_open = *remark->outcome == '\0';
  g_autofree char *title = g_strdup_printf (
      "%s: %s", brg_contest_words_get_remark_kind (remark->kind, brg_ui_get_words ()),
      brg_contest_ui_get_outcome (remark->outcome));
  g_autofree char *said = g_strdup_printf ("%s. %s. %s", title, remark->text, remark->answer);

  gtk_widget_set_margin_top (box, 6);
  gtk_widget_set_margin_bottom (box, 6);
  gtk_box_append (GTK_BOX (box),
                  brg_contest_ui_new_label (title, is_open ? "brg-wrong" : "brg-dim"));
  gtk_box_append (GTK_BOX (box), brg_contest_ui_new_label (remark->text, NULL));
  if (*remark->answer != '\0')
    gtk_box_append (GTK_BOX (box), brg_contest_ui_new_label (remark->answer, "brg-small"));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
  return row;
}

void
brg_contest_ui_show_remarks (GtkBox *box,
                             const BrgContest *contest,
                             gint64 work_id,
                             const char *action)
{
  GtkListBox *list = NULL;

  for (guint i = 0; i < contest->remarks->len; i++)
    {
      const BrgContestRemark *remark = contest->remarks->pdata[i];
      GtkWidget *row;

      if (remark->work_id != work_id)
        continue;
      if (list == NULL)
        {
          gtk_box_append (box, brg_contest_ui_new_label (C_ ("contest", "Remarks"), "heading"));
          list = brg_contest_ui_add_list (box, C_ ("contest", "Remarks"));
        }
      row = new_remark (remark);
      gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "x", remark->id);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (row), action);
      gtk_list_box_append (list, row);
    }
}
