/* brg-help-text.c - a topic of the manual as widgets
 *
 * Tests: tests/gui/help.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-help-text.h"

#include <string.h>

#include "brg-text-tidy.h"

#define INDENT 18

/* As wide as lines are good to read. */
#define LINE_CHARS 72

typedef struct
{
  GtkBox *box;
  const char *language;
  char **words; /* folded, that are marked */
  GPtrArray *headings;
  GtkGrid *grid; /* the table that is being filled */
} Filler;

/* Markup around a run, by its kind; links have more. */
static const char *const openings[] = {
  [BRG_MANUAL_PLAIN] = "",
  [BRG_MANUAL_STRONG] = "<b>",
  [BRG_MANUAL_LITERAL] = "<tt>",
  [BRG_MANUAL_KEY] = "<span background=\"gray\" background_alpha=\"25%\"><tt>\xc2\xa0",
  [BRG_MANUAL_LINK] = "",
};

static const char *const endings[] = {
  [BRG_MANUAL_PLAIN] = "",        [BRG_MANUAL_STRONG] = "</b>",
  [BRG_MANUAL_LITERAL] = "</tt>", [BRG_MANUAL_KEY] = "\xc2\xa0</tt></span>",
  [BRG_MANUAL_LINK] = "</a>",
};

static gboolean
is_marked (const Filler *filler, const char *word)
{
  g_autofree char *folded = brg_text_fold (word);

  for (guint i = 0; filler->words != NULL && filler->words[i] != NULL; i++)
    if (*filler->words[i] != '\0' && g_str_has_prefix (folded, filler->words[i]))
      return TRUE;
  return FALSE;
}

static void
append_word (GString *markup, const Filler *filler, const char *begin, gsize length)
{
  g_autofree char *word = g_strndup (begin, length);
  g_autofree char *escaped = g_markup_escape_text (word, -1);

  if (is_marked (filler, word))
    g_string_append_printf (
        markup, "<span background=\"orange\" background_alpha=\"35%%\">%s</span>", escaped);
  else
    g_string_append (markup, escaped);
}

static gboolean
is_of_word (const char *at)
{
  gunichar letter = g_utf8_get_char (at);

  return g_unichar_isalnum (letter) || letter == '\'' || letter == 0x2019;
}

/* Words that were looked for are marked. */
static void
append_text (GString *markup, const Filler *filler, const char *text)
{
  for (const char *at = text; *at != '\0';)
    {
      const char *end = at;
      gboolean is_word = is_of_word (at);

      while (*end != '\0' && is_of_word (end) == is_word)
        end = g_utf8_next_char (end);
      append_word (markup, filler, at, (gsize) (end - at));
      at = end;
    }
}

static char *
dup_markup (const Filler *filler, const GPtrArray *runs)
{
  g_autoptr (GString) markup = g_string_new (NULL);

  for (guint i = 0; i < runs->len; i++)
    {
      const BrgManualRun *run = runs->pdata[i];

      if (run->kind == BRG_MANUAL_LINK)
        {
          g_autofree char *target = g_markup_escape_text (run->target, -1);

          g_string_append_printf (markup, "<a href=\"%s\">", target);
        }
      g_string_append (markup, openings[run->kind]);
      append_text (markup, filler, run->text);
      g_string_append (markup, endings[run->kind]);
    }
  return g_string_free (g_steal_pointer (&markup), FALSE);
}

typedef struct
{
  BrgHelpLink func;
  gpointer data;
} Follower;

static gboolean
on_link (GtkLabel *label G_GNUC_UNUSED, const char *target, Follower *follower)
{
  /* The text with the link may go with this. */
  g_autofree char *copy = g_strdup (target);

  follower->func (copy, follower->data);
  return TRUE;
}

static GtkWidget *
make_label (const Filler *filler, const GPtrArray *runs, const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);
  g_autofree char *markup = dup_markup (filler, runs);
  Follower *follower = g_object_get_data (G_OBJECT (filler->box), "follower");

  gtk_label_set_markup (GTK_LABEL (label), markup);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_yalign (GTK_LABEL (label), 0);
  gtk_label_set_max_width_chars (GTK_LABEL (label), LINE_CHARS);
  gtk_widget_set_halign (label, GTK_ALIGN_START);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  g_signal_connect (label, "activate-link", G_CALLBACK (on_link), follower);
  return label;
}

/* "•" or "1." beside the text. */
static void
add_item (Filler *filler, const BrgManualBlock *block)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  g_autofree char *mark =
      block->kind == BRG_MANUAL_STEP ? g_strdup_printf ("%u.", block->number) : g_strdup ("•");
  GtkWidget *sign = gtk_label_new (mark);

  gtk_label_set_yalign (GTK_LABEL (sign), 0);
  gtk_label_set_width_chars (GTK_LABEL (sign), 3);
  gtk_label_set_xalign (GTK_LABEL (sign), 1);
  gtk_box_append (GTK_BOX (row), sign);
  gtk_box_append (GTK_BOX (row), make_label (filler, block->cells->pdata[0], NULL));
  gtk_box_append (filler->box, row);
}

static void
add_row (Filler *filler, const BrgManualBlock *block)
{
  if (block->number == 0 || filler->grid == NULL)
    {
      filler->grid = GTK_GRID (gtk_grid_new ());
      gtk_grid_set_column_spacing (filler->grid, INDENT);
      gtk_grid_set_row_spacing (filler->grid, 6);
      gtk_box_append (filler->box, GTK_WIDGET (filler->grid));
    }
  for (guint i = 0; i < block->cells->len; i++)
    {
      GtkWidget *label =
          make_label (filler, block->cells->pdata[i], block->number == 0 ? "heading" : NULL);

      gtk_label_set_max_width_chars (GTK_LABEL (label), LINE_CHARS / (gint) block->cells->len);
      gtk_grid_attach (filler->grid, label, (gint) i, (gint) block->number, 1, 1);
    }
}

static void
add_picture (Filler *filler, const BrgManualBlock *block)
{
  g_autofree char *path = g_strdup_printf ("/org/berger/Berger/manual/pictures/%s/%s.png",
                                           filler->language, block->picture);
  g_autoptr (GString) caption = g_string_new (NULL);
  GtkWidget *picture = gtk_picture_new_for_resource (path);

  brg_manual_runs_append_plain (caption, block->cells->pdata[0]);
  gtk_picture_set_alternative_text (GTK_PICTURE (picture), caption->str);
  gtk_picture_set_can_shrink (GTK_PICTURE (picture), TRUE);
  gtk_widget_set_halign (picture, GTK_ALIGN_START);
  gtk_widget_add_css_class (picture, "card");
  gtk_box_append (filler->box, picture);
  gtk_box_append (filler->box, make_label (filler, block->cells->pdata[0], "dim-label"));
}

static void
add_heading (Filler *filler, const BrgManualBlock *block)
{
  GtkWidget *label = make_label (filler, block->cells->pdata[0], "title-4");

  gtk_widget_set_margin_top (label, 12);
  g_ptr_array_add (filler->headings, label);
  gtk_box_append (filler->box, label);
}

static void
add_block (Filler *filler, const BrgManualBlock *block)
{
  switch (block->kind)
    {
    case BRG_MANUAL_HEADING:
      add_heading (filler, block);
      break;
    case BRG_MANUAL_ITEM:
    case BRG_MANUAL_STEP:
      add_item (filler, block);
      break;
    case BRG_MANUAL_PICTURE:
      add_picture (filler, block);
      break;
    case BRG_MANUAL_ROW:
      add_row (filler, block);
      break;
    case BRG_MANUAL_PARAGRAPH:
    default:
      gtk_box_append (filler->box, make_label (filler, block->cells->pdata[0], NULL));
      break;
    }
}

static void
add_title (Filler *filler, const BrgManualEntry *entry)
{
  GtkWidget *part = gtk_label_new (entry->part);
  GtkWidget *title = gtk_label_new (entry->topic->title);

  gtk_label_set_xalign (GTK_LABEL (part), 0);
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_label_set_wrap (GTK_LABEL (title), TRUE);
  gtk_widget_add_css_class (part, "dim-label");
  gtk_widget_add_css_class (title, "title-1");
  gtk_box_append (filler->box, part);
  gtk_box_append (filler->box, title);
}

GPtrArray *
brg_help_text_fill (GtkBox *box,
                    const BrgManualEntry *entry,
                    const char *language,
                    const char *words,
                    BrgHelpLink link,
                    gpointer data)
{
  g_autofree char *folded = brg_text_fold (words);
  g_auto (GStrv) parts = g_strsplit (folded, " ", -1);
  Filler filler = { .box = box, .language = language, .words = parts };
  Follower *follower = g_new (Follower, 1);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
  *follower = (Follower){ link, data };
  g_object_set_data_full (G_OBJECT (box), "follower", follower, g_free);
  filler.headings = g_ptr_array_new ();
  add_title (&filler, entry);
  for (guint i = 0; i < entry->topic->blocks->len; i++)
    add_block (&filler, entry->topic->blocks->pdata[i]);
  return filler.headings;
}
