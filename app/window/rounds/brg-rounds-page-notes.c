/* brg-rounds-page-notes.c - the rounds page: what is noted beside a board
 *
 * Rules: fide-2023 9.1.1
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-chip.h"
#include "brg-desk-words.h"
#include "brg-meeting-board.h"
#include "brg-rounds-page-private.h"
#include "brg-ui.h"

#define N_CHIPS 2

/* One chip and the beginning of another: what is left is for the names, which come first. Beside
 * federations one chip. */
#define NOTES_CHARS 19
#define SHORT_NOTES_CHARS 13
#define TIGHT_NOTES_CHARS 3
/* What a chip has besides its words, and its sign. */
#define CHIP_CHARS 3
#define ICON_CHARS 3
/* " +2" */
#define REST_CHARS 3

static gint
get_notes_chars (BrgRoundsPage *self)
{
  return self->is_tight          ? TIGHT_NOTES_CHARS
         : self->are_notes_short ? SHORT_NOTES_CHARS
                                 : NOTES_CHARS;
}

/* What stands for all notes of a row where there is no room for words. */
static GtkWidget *
make_sign (void)
{
  GtkWidget *sign = gtk_image_new_from_icon_name ("dialog-information-symbolic");

  gtk_widget_set_visible (sign, FALSE);
  return sign;
}

GtkWidget *
brg_rounds_page_make_notes (gpointer data)
{
  BrgRoundsPage *self = data;
  GtkWidget *width = gtk_label_new (NULL);
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *verified = gtk_image_new_from_icon_name ("emblem-ok-symbolic");

  for (guint i = 0; i < N_CHIPS; i++)
    {
      GtkWidget *chip = brg_chip_new (BRG_CHIP_NEUTRAL, NULL, "");
      GtkLabel *label = GTK_LABEL (gtk_widget_get_last_child (chip));

      /* Two long words give way to each other, and the tooltip has the whole. */
      gtk_label_set_ellipsize (label, PANGO_ELLIPSIZE_END);
      brg_ui_show_whole_text (label);
      gtk_widget_set_valign (chip, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (box), chip);
    }
  gtk_widget_add_css_class (verified, "brg-verified");
  /* With the tooltip of what is seen the X server is asked where the pointer is. */
  gtk_widget_set_visible (verified, FALSE);
  gtk_widget_set_tooltip_text (verified, _ ("Verified by a second person"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (verified), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("verified"), -1);
  gtk_box_append (GTK_BOX (box), verified);
  gtk_box_append (GTK_BOX (box), make_sign ());
  gtk_label_set_width_chars (GTK_LABEL (width), get_notes_chars (self));
  gtk_overlay_set_child (GTK_OVERLAY (overlay), width);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), box);
  return overlay;
}

/* What is to be told of a row. */
typedef struct
{
  BrgChipKind kind;
  const char *icon;
  char *text; /* owned */
} Note;

static void
clear_note (gpointer data)
{
  g_free (((Note *) data)->text);
}

/* The notes of one row, the most urgent first. */
typedef GArray Chips;

static void
add_chip (Chips *chips, gboolean is_due, BrgChipKind kind, const char *icon, const char *text)
{
  Note note = { kind, icon, is_due ? g_strdup (text) : NULL };

  if (is_due)
    g_array_append_val (chips, note);
}

/* The room that a chip takes, in characters; where there is little the word comes before its sign.
 */
static gint
count_chars (const Note *note, gint n_chars)
{
  return (gint) g_utf8_strlen (note->text, -1) + CHIP_CHARS +
         (note->icon != NULL && n_chars > SHORT_NOTES_CHARS ? ICON_CHARS : 0);
}

/* How many have room for all their words, with the number of those that are left; the first one is
 * always told. */
static guint
count_shown (const GArray *notes, gint n_chars)
{
  gint taken = 0;
  guint n = 0;

  while (n < MIN (notes->len, N_CHIPS))
    {
      taken += count_chars (&g_array_index (notes, Note, n), n_chars);
      if (n > 0 && taken + (n + 1 < notes->len ? REST_CHARS : 0) > n_chars)
        break;
      n++;
    }
  return n;
}

/* A sign and the number of the others give way to the word. */
static void
show_chip (GtkWidget *chip, const Note *note, guint n_left, gint n_chars)
{
  gint n_word = (gint) g_utf8_strlen (note->text, -1) + CHIP_CHARS;
  gboolean has_rest = n_left > 0 && n_word + REST_CHARS <= n_chars;
  gboolean has_icon =
      n_chars > SHORT_NOTES_CHARS && n_word + ICON_CHARS + (has_rest ? REST_CHARS : 0) <= n_chars;
  g_autofree char *text =
      has_rest ? g_strdup_printf ("%s +%u", note->text, n_left) : g_strdup (note->text);

  brg_chip_set (BRG_CHIP (chip), note->kind, has_icon ? note->icon : NULL, text);
  gtk_label_set_width_chars (GTK_LABEL (gtk_widget_get_last_child (chip)),
                             MIN ((gint) g_utf8_strlen (text, -1), n_chars - CHIP_CHARS));
}

/* Words that are not told are counted behind the last that are, and stand in its tooltip: nothing
 * is cut to a letter or two. */
static void
show_chips (GtkWidget *chip, const GArray *notes, gint n_chars)
{
  guint n_shown = count_shown (notes, n_chars);
  gint n_free = n_chars;
  g_autoptr (GString) rest = g_string_new (NULL);

  for (guint i = MAX (n_shown, 1) - 1; n_shown < notes->len && i < notes->len; i++)
    g_string_append_printf (rest, "%s%s", rest->len > 0 ? " · " : "",
                            g_array_index (notes, Note, i).text);
  for (guint i = 0; i < n_shown; i++, chip = gtk_widget_get_next_sibling (chip))
    {
      const Note *note = &g_array_index (notes, Note, i);
      gboolean is_last = i + 1 == n_shown;

      show_chip (chip, note, is_last ? notes->len - n_shown : 0,
                 is_last ? n_free : count_chars (note, n_chars));
      n_free -= count_chars (note, n_chars);
      brg_ui_set_tooltip (chip, is_last && rest->len > 0 ? rest->str : NULL);
      gtk_widget_set_visible (chip, TRUE);
    }
}

/* rus-draughts-2022 5.4.6 */
static char *
dup_break (gint seconds)
{
  g_autofree char *left = brg_desk_words_dup_span (seconds);

  /* Translators: a chip: minutes and seconds until the next game of a meeting, 4:31 */
  return g_strdup_printf (_ ("break %s"), left);
}

/* The sign of the first that warns, else of the first that has one; its words are all of them. */
static void
show_sign (GtkWidget *sign, const GArray *notes)
{
  const char *icon = NULL;
  gboolean warns = FALSE;
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; i < notes->len; i++)
    {
      const Note *note = &g_array_index (notes, Note, i);
      gboolean is_warning = note->kind == BRG_CHIP_WARN || note->kind == BRG_CHIP_ERROR;

      g_string_append_printf (words, "%s%s", i > 0 ? " · " : "", note->text);
      if (note->icon != NULL && (icon == NULL || (is_warning && !warns)))
        {
          icon = note->icon;
          warns = is_warning;
        }
    }
  gtk_widget_set_visible (sign, notes->len > 0);
  gtk_image_set_from_icon_name (GTK_IMAGE (sign),
                                icon != NULL ? icon : "dialog-information-symbolic");
  brg_ui_set_class (sign, "brg-warn-sign", warns);
  brg_ui_set_tooltip (sign, notes->len > 0 ? words->str : NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (sign), GTK_ACCESSIBLE_PROPERTY_LABEL, words->str,
                                  -1);
}

static void
add_chips (Chips *chips,
           const BrgSnapshot *boards,
           const BrgMeetingBreaks *breaks,
           BrgBoardItem *item)
{
  BrgBoardState state = brg_board_item_get_state (item);
  BrgBoardMarks marks = brg_board_item_get_marks (item);
  const char *for_rating = brg_board_item_get_rating_result (item);
  gboolean is_open;
  const char *meeting = brg_board_item_get_meeting (item, &is_open);
  gint left =
      brg_meeting_breaks_get_left (breaks, brg_board_item_get_game (item)->id, g_get_real_time ());
  g_autofree char *on = left > 0
                            ? dup_break (left)
                            : brg_meeting_board_dup_on (boards, brg_board_item_get_game (item));
  g_autofree char *second = NULL;
  g_autofree char *rating = NULL;

  if ((marks & BRG_BOARD_MARK_DIFFERENT) != 0)
    /* Translators: %s is the result that the second person has keyed */
    second = g_strdup_printf (_ ("second: %s"), brg_board_item_get_second (item));
  /* Translators: %s is a result that counts for rating only */
  rating = g_strdup_printf (_ ("for rating %s"), for_rating);
  add_chip (chips, second != NULL, BRG_CHIP_ERROR, "dialog-warning-symbolic", second);
  add_chip (chips, state == BRG_BOARD_MISSING && *brg_board_item_get_letters (item) != '\0',
            BRG_CHIP_OUTLINE, NULL, brg_board_item_get_letters (item));
  add_chip (chips, state == BRG_BOARD_WITHDREW, BRG_CHIP_NEUTRAL, NULL, _ ("withdrew"));
  add_chip (chips, state == BRG_BOARD_ADJOURNED, BRG_CHIP_ADJOURNED, "mail-unread-symbolic",
            C_ ("result", "adjourned"));
  add_chip (chips, state == BRG_BOARD_FORFEIT && (marks & BRG_BOARD_MARK_HIDDEN) == 0,
            BRG_CHIP_NEUTRAL, NULL,
            brg_board_is_no_show (brg_board_item_get_game (item), BRG_COLOUR_NONE)
                ? _ ("no-show")
                /* Translators: of a board; who lost came after the default time */
                : _ ("came too late"));
  add_chip (chips, state == BRG_BOARD_BYE, BRG_CHIP_OUTLINE, NULL, _ ("has the bye"));
  add_chip (chips, state == BRG_BOARD_ALONE, BRG_CHIP_NEUTRAL, NULL, _ ("no opponent"));
  add_chip (chips, on != NULL, BRG_CHIP_OUTLINE, NULL, on);
  add_chip (chips, *meeting != '\0', is_open ? BRG_CHIP_WARN : BRG_CHIP_OUTLINE,
            is_open ? "dialog-warning-symbolic" : NULL, meeting);
  add_chip (chips, brg_board_item_get_game (item)->is_adjudicated, BRG_CHIP_OUTLINE, NULL,
            C_ ("result", "adjudicated"));
  add_chip (chips, *for_rating != '\0', BRG_CHIP_WARN, NULL, rating);
  add_chip (chips, (marks & BRG_BOARD_MARK_CORRECTED) != 0, BRG_CHIP_WARN, NULL, _ ("corrected"));
  add_chip (chips, (marks & BRG_BOARD_MARK_INCIDENT) != 0, BRG_CHIP_WARN, "dialog-warning-symbolic",
            C_ ("board", "incident"));
  add_chip (chips, brg_board_item_get_game (item)->is_manual, BRG_CHIP_OUTLINE, NULL,
            _ ("manual pair"));
  /* fide-2023 9.1.1: if it was agreed, was it early? The key notes it. */
  add_chip (chips, (marks & BRG_BOARD_MARK_DOUBT) != 0, BRG_CHIP_WARN, "dialog-question-symbolic",
            /* Translators: of a draw that has just been entered; J is a key, and comes first: the
             * end is cut where there is little room */
            _ ("J: agreed?"));
  /* Where the row says more, that has just been entered. */
  add_chip (chips, (marks & BRG_BOARD_MARK_JUST_NOW) != 0 && chips->len == 0, BRG_CHIP_INFO, NULL,
            _ ("just now"));
}

/* The arrow points to the team that has not handed in its line-up. */
static void
add_chips_of_match (Chips *chips, const BrgTeamMatch *match)
{
  gboolean first = brg_team_match_lacks_line_up (match, 0);
  gboolean second = brg_team_match_lacks_line_up (match, 1);

  add_chip (chips, match->second == BRG_NOBODY, BRG_CHIP_OUTLINE, NULL, _ ("has the bye"));
  add_chip (chips, first && second, BRG_CHIP_WARN, NULL, _ ("no line-ups"));
  /* Translators: the arrow points to the team */
  add_chip (chips, first && !second, BRG_CHIP_WARN, NULL, _ ("← no line-up"));
  /* Translators: the arrow points to the team */
  add_chip (chips, second && !first, BRG_CHIP_WARN, NULL, _ ("no line-up →"));
}

void
brg_rounds_page_show_notes (GtkWidget *overlay, gpointer item, gpointer data)
{
  BrgRoundsPage *self = data;
  GtkWidget *box = gtk_widget_get_next_sibling (gtk_overlay_get_child (GTK_OVERLAY (overlay)));
  g_autoptr (GArray) chips = g_array_new (FALSE, FALSE, sizeof (Note));
  g_autoptr (GArray) nothing = g_array_new (FALSE, FALSE, sizeof (Note));
  gboolean is_board = brg_board_item_get_index (item) >= 0;

  g_array_set_clear_func (chips, clear_note);
  for (GtkWidget *child = gtk_widget_get_first_child (box); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_visible (child, !BRG_IS_CHIP (child) && is_board &&
                                       brg_board_item_get_game (item)->is_verified);
  if (is_board)
    add_chips (chips, brg_rounds_page_get_boards (self), self->breaks, item);
  else if (!brg_board_item_is_padding (item))
    add_chips_of_match (chips, brg_board_item_get_match (item));
  /* In a tight window a sign speaks for the words. */
  show_sign (gtk_widget_get_last_child (box), self->is_tight ? chips : nothing);
  if (!self->is_tight)
    show_chips (gtk_widget_get_first_child (box), chips, get_notes_chars (self));
}
