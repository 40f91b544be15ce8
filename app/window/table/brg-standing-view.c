/* brg-standing-view.c - explanations of the standings as widgets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-standing-view.h"

#include <glib/gi18n.h>

#include "brg-article-markup.h"
#include "brg-chip.h"
#include "brg-reason-text.h"

/* So wide may a sentence become by itself. */
#define SENTENCE_CHARS 54

static GtkWidget *
make_label (const char *text, float xalign, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

/* Wraps a text at so many characters and not before: its height is known before its width is. */
static void
wrap (GtkWidget *label, const char *text, gint n_chars)
{
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), n_chars);
  gtk_label_set_width_chars (GTK_LABEL (label), MIN ((gint) g_utf8_strlen (text, -1), n_chars));
}

/* The name of a criterion with its article, and what else is to be known of it. */
static GtkWidget *
make_criterion (const BrgRulebook *own, const BrgStandingLine *line)
{
  GtkWidget *label = make_label (NULL, 0.0f, NULL);
  g_autofree char *text = *line->remark != '\0'
                              ? g_strdup_printf ("%s (%s)", line->name, line->remark)
                              : g_strdup (line->name);

  brg_article_set_markup (GTK_LABEL (label), own, text, line->article);
  wrap (label, text, 34);
  gtk_widget_set_hexpand (label, TRUE);
  return label;
}

static GtkWidget *
make_verdict (const BrgStandingLine *line)
{
  const char *name = brg_standing_verdict_get_name (line->verdict);
  GtkWidget *widget;

  if (line->verdict >= BRG_STANDING_NOT_COMPARED)
    {
      widget = make_label (name, 1.0f, "brg-dim");
      gtk_widget_add_css_class (widget, "brg-small");
      return widget;
    }
  widget = line->verdict == BRG_STANDING_DECIDES
               ? brg_chip_new (BRG_CHIP_OK, "emblem-ok-symbolic", name)
               : brg_chip_new (BRG_CHIP_OUTLINE, NULL, name);
  gtk_widget_set_halign (widget, GTK_ALIGN_END);
  gtk_widget_set_valign (widget, GTK_ALIGN_CENTER);
  return widget;
}

static void
attach_line (GtkGrid *grid, const BrgRulebook *own, const BrgStandingLine *line, gint row)
{
  GtkWidget *cells[] = {
    make_criterion (own, line),
    make_label (line->value, 1.0f, "brg-number"),
    make_label (line->other_value, 1.0f, "brg-number"),
    make_verdict (line),
  };

  for (guint i = 0; i < G_N_ELEMENTS (cells); i++)
    {
      if (line->verdict >= BRG_STANDING_NOT_COMPARED)
        gtk_widget_add_css_class (cells[i], "brg-dim");
      gtk_grid_attach (grid, cells[i], (gint) i, row, 1, 1);
    }
  if (line->verdict == BRG_STANDING_DECIDES)
    gtk_widget_add_css_class (cells[1], "brg-strong");
}

GtkWidget *
brg_standing_view_new_lines (const BrgRulebook *own, const BrgStandingAnswer *answer)
{
  GtkWidget *grid;

  g_return_val_if_fail (answer != NULL, NULL);

  grid = gtk_grid_new ();
  gtk_grid_set_column_spacing (GTK_GRID (grid), 14);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 4);
  gtk_grid_attach (GTK_GRID (grid), make_label (answer->name, 1.0f, "brg-dim"), 1, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), make_label (answer->other_name, 1.0f, "brg-dim"), 2, 0, 1, 1);
  for (guint i = 0; i < answer->lines->len; i++)
    attach_line (GTK_GRID (grid), own, answer->lines->pdata[i], (gint) i + 1);
  return grid;
}

GtkWidget *
brg_standing_view_new_sentences (GtkWidget *widget, const BrgRulebook *own, GPtrArray *sentences)
{
  GtkWidget *box;

  g_return_val_if_fail (GTK_IS_WIDGET (widget) && sentences != NULL, NULL);

  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  for (guint i = 0; i < sentences->len; i++)
    {
      const BrgSentence *sentence = sentences->pdata[i];
      GtkWidget *label = make_label (NULL, 0.0f, "brg-why-text");

      brg_article_set_markup (GTK_LABEL (label), own, sentence->text, sentence->article);
      wrap (label, sentence->text, SENTENCE_CHARS);
      gtk_box_append (GTK_BOX (box), label);
    }
  return box;
}

/* What is left out is struck through and said to be so. */
static GtkWidget *
make_value (const BrgStandingPart *part)
{
  GtkWidget *label = make_label (NULL, 1.0f, "brg-number");
  g_autofree char *markup =
      g_markup_printf_escaped (part->is_cut ? "<s>%s</s>" : "%s", part->value);

  gtk_label_set_markup (GTK_LABEL (label), markup);
  if (part->is_cut)
    {
      gtk_widget_add_css_class (label, "brg-dim");
      gtk_widget_set_tooltip_text (label, _ ("skipped"));
      gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                      _ ("skipped"), -1);
    }
  return label;
}

static const char *
get_colour_sign (BrgColour colour)
{
  if (colour == BRG_COLOUR_NONE)
    return "";
  return colour == BRG_COLOUR_WHITE ? "□" : "■";
}

static void
attach_part (GtkGrid *grid, const BrgStandingPart *part, gint row)
{
  g_autofree char *round = part->round > 0 ? g_strdup_printf ("%d", part->round) : g_strdup ("");
  GtkWidget *opponent = make_label (part->opponent, 0.0f, NULL);
  GtkWidget *score = make_label (part->score, 1.0f, "brg-dim");

  gtk_label_set_ellipsize (GTK_LABEL (opponent), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (opponent), 14);
  gtk_label_set_max_width_chars (GTK_LABEL (opponent), 24);
  gtk_widget_set_hexpand (opponent, TRUE);
  gtk_grid_attach (grid, make_label (round, 1.0f, "brg-dim"), 0, row, 1, 1);
  gtk_grid_attach (grid, opponent, 1, row, 1, 1);
  gtk_grid_attach (grid, make_label (get_colour_sign (part->colour), 0.5f, NULL), 2, row, 1, 1);
  gtk_grid_attach (grid, make_label (part->result, 0.5f, NULL), 3, row, 1, 1);
  gtk_grid_attach (grid, score, 4, row, 1, 1);
  gtk_grid_attach (grid, make_value (part), 5, row, 1, 1);
}

static gboolean
has_scores (const BrgStandingSum *sum)
{
  for (guint i = 0; i < sum->parts->len; i++)
    if (*((const BrgStandingPart *) sum->parts->pdata[i])->score != '\0')
      return TRUE;
  return FALSE;
}

static GtkWidget *
make_parts (const BrgStandingSum *sum)
{
  GtkWidget *grid = gtk_grid_new ();
  gint row = 1;

  gtk_grid_set_column_spacing (GTK_GRID (grid), 10);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 2);
  gtk_grid_attach (GTK_GRID (grid), make_label (_ ("Opponent"), 0.0f, "brg-dim"), 1, 0, 3, 1);
  if (has_scores (sum))
    /* Translators: heading: what an opponent counts */
    gtk_grid_attach (GTK_GRID (grid), make_label (_ ("Counts"), 1.0f, "brg-dim"), 4, 0, 1, 1);
  /* Translators: heading: what a round adds to a sum */
  gtk_grid_attach (GTK_GRID (grid), make_label (_ ("Adds"), 1.0f, "brg-dim"), 5, 0, 1, 1);
  for (guint i = 0; i < sum->parts->len; i++)
    attach_part (GTK_GRID (grid), sum->parts->pdata[i], row++);
  gtk_grid_attach (GTK_GRID (grid), make_label (sum->name, 0.0f, "brg-strong"), 1, row, 3, 1);
  gtk_grid_attach (GTK_GRID (grid), make_label (sum->total, 1.0f, "brg-strong"), 5, row, 1, 1);
  return grid;
}

static GtkWidget *
make_mutual (const BrgStandingMutual *mutual)
{
  GtkWidget *grid = gtk_grid_new ();
  gint n = mutual->n_players;

  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 2);
  for (gint row = 0; row < n; row++)
    {
      g_autofree char *number = g_strdup_printf ("%d", row + 1);
      g_autofree char *name = g_strdup_printf ("%d. %s", row + 1, mutual->names[row]);

      gtk_grid_attach (GTK_GRID (grid), make_label (number, 0.5f, "brg-dim"), row + 1, 0, 1, 1);
      gtk_grid_attach (GTK_GRID (grid), make_label (name, 0.0f, NULL), 0, row + 1, 1, 1);
      for (gint column = 0; column < n; column++)
        gtk_grid_attach (GTK_GRID (grid),
                         make_label (row == column ? "×" : mutual->cells[row * n + column], 0.5f,
                                     row == column ? "brg-dim" : "brg-number"),
                         column + 1, row + 1, 1, 1);
      gtk_grid_attach (GTK_GRID (grid), make_label (mutual->totals[row], 1.0f, "brg-strong"), n + 1,
                       row + 1, 1, 1);
    }
  return grid;
}

GtkWidget *
brg_standing_view_new_sum (GtkWidget *widget, const BrgRulebook *own, const BrgStandingSum *sum)
{
  GtkWidget *box;
  g_autofree char *title = NULL;

  g_return_val_if_fail (GTK_IS_WIDGET (widget) && sum != NULL, NULL);

  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  /* Translators: the name of a player, the value of a tie-break */
  title = g_strdup_printf (_ ("%s: %s"), sum->holder, sum->total);
  gtk_box_append (GTK_BOX (box), make_label (title, 0.0f, "heading"));
  if (sum->parts->len > 0)
    gtk_box_append (GTK_BOX (box), make_parts (sum));
  if (sum->mutual != NULL)
    gtk_box_append (GTK_BOX (box), make_mutual (sum->mutual));
  gtk_box_append (GTK_BOX (box), brg_standing_view_new_sentences (widget, own, sum->sentences));
  return box;
}
