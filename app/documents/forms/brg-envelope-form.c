/* brg-envelope-form.c - the face of an envelope with a sealed move
 *
 * Rules: fide-2023 I.2; ussr-chess-1956 19 and appendix 1 to it
 * Tests: tests/app/test-documents-envelope.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-envelope-form.h"

#include "brg-article-words.h"
#include "brg-date-words.h"
#include "brg-diagram-draw.h"
#include "brg-document.h"
#include "brg-form-style.h"

/* Millimetres on an envelope C5. */
#define WIDTH 229.0
#define HEIGHT 162.0
#define MARGIN 11.0
#define HEAD 18.0
#define BOARD_TOP 25.0
#define BOARD_SIDE 88.0
#define FIELDS_LEFT 119.0
#define FIELDS_TOP 27.0
#define FIELD_WIDTH 47.0
#define FIELD_GAP 5.0
#define FIELD_PITCH 15.0
#define VALUE_BELOW 7.9
#define LINE_BELOW 9.6
#define SIGNATURES 139.0
#define SIGNATURE_WIDTH 60.0
#define FOOT 153.0

#define TITLE_SIZE 18
#define LABEL_SIZE 8
#define VALUE_SIZE 11.5
#define LEAST_VALUE_SIZE 7.5
#define SMALLEST_VALUE_SIZE 3.5
#define VALUE_STEP 0.25
#define LABEL_DROP 0.7
#define FOOT_SIZE 7.5

#define A4_WIDTH 297.0
#define A4_HEIGHT 210.0

typedef struct
{
  const BrgEnvelopeFace *face;
  const BrgWords *words;
  BrgTypesetter *typesetter;
  BrgPrintPage *page;
  double left; /* of the envelope on the paper, in points */
  double top;
} Face;

void
brg_envelope_face_init (BrgEnvelopeFace *face)
{
  g_return_if_fail (face != NULL);

  *face = (BrgEnvelopeFace){
    .event = "",
    .board = "",
    .white = "",
    .black = "",
    .open_move = "",
    .used = { BRG_ADJOURNMENT_UNKNOWN, BRG_ADJOURNMENT_UNKNOWN },
    .position = "",
    .sealed_at = "",
    .sealed_by = "",
    .witness = "",
    .custodian = "",
    .resumes_at = "",
    .resumes_in = "",
    .zone = "",
    .note = "",
    .state = "",
  };
}

char *
brg_envelope_form_dup_time (const BrgWords *words, gint seconds)
{
  g_return_val_if_fail (words != NULL, NULL);

  if (seconds < 0)
    return g_strdup ("–");
  if (seconds % 60 != 0)
    /* Translators: time used: hours, minutes and seconds; "%d ч %02d мин %02d с" */
    return g_strdup_printf (WC_ (words, "envelope", "%d h %02d min %02d s"), seconds / 3600,
                            seconds / 60 % 60, seconds % 60);
  /* Translators: time used: hours and minutes; "%d ч %02d мин" */
  return g_strdup_printf (WC_ (words, "envelope", "%d h %02d min"), seconds / 3600,
                          seconds / 60 % 60);
}

/* A side in a sentence of the envelope. */
static const char *
get_side (const BrgWords *words, BrgColour side)
{
  if (side == BRG_COLOUR_NONE)
    /* Translators: nobody has offered a draw; "нет" */
    return WC_ (words, "envelope", "none");
  /* Translators: whose move or offer: "белых", "чёрных" */
  return side == BRG_COLOUR_WHITE ? WC_ (words, "envelope whose", "White")
                                  : WC_ (words, "envelope whose", "Black");
}

char *
brg_envelope_form_dup_move (const BrgEnvelopeFace *face, const BrgWords *words)
{
  const char *side;

  g_return_val_if_fail (face != NULL && words != NULL, NULL);

  side = get_side (words, face->sealer);
  if (face->manner == BRG_ADJOURNMENT_OPEN_MOVE && *face->open_move != '\0')
    /* Translators: whose move, its number, and the move that everybody knows; "%s, %d-й: %s" */
    return g_strdup_printf (WC_ (words, "envelope", "%s, move %d: %s"), side, face->move_number,
                            face->open_move);
  if (face->move_number > 0)
    /* Translators: whose move is sealed, and its number; "%s, %d-й" */
    return g_strdup_printf (WC_ (words, "envelope", "%s, move %d"), side, face->move_number);
  return g_strdup (side);
}

char *
brg_envelope_form_dup_resumption (const BrgEnvelopeFace *face, const BrgWords *words)
{
  g_autofree char *day = NULL;
  g_autofree char *date = NULL;
  g_autofree char *hour = NULL;

  g_return_val_if_fail (face != NULL && words != NULL, NULL);

  day = brg_date_words_local_day (face->resumes_at, face->zone);
  hour = brg_date_words_hour (words, face->resumes_at, face->zone);
  if (day == NULL || hour == NULL)
    return g_strdup (face->resumes_in);
  date = brg_date_words_day (words, day);
  return g_strdup_printf ("%s, %s%s%s", date, hour, *face->resumes_in != '\0' ? ", " : "",
                          face->resumes_in);
}

static BrgType
sans (double size, gboolean bold)
{
  return (BrgType){ .face = BRG_FACE_SANS, .size = size, .bold = bold };
}

static void
add_text (const Face *face,
          BrgType type,
          const char *text,
          double x,
          double y,
          double width,
          double align)
{
  brg_print_page_add_text (face->page, &type, g_markup_escape_text (text, -1),
                           face->left + x * BRG_MM, face->top + y * BRG_MM, width * BRG_MM, align);
}

static void
add_line (const Face *face, double x1, double y1, double x2, double y2)
{
  brg_print_page_add_line (face->page, BRG_PRINT_PAGE_LINE_BLANK, face->left + x1 * BRG_MM,
                           face->top + y1 * BRG_MM, face->left + x2 * BRG_MM,
                           face->top + y2 * BRG_MM);
}

/* As large as fits one line; below the least size it takes several, which hang from above and are
 * smaller where they would reach what stands there. */
static void
add_value (const Face *face, const char *text, double x, double y, double width)
{
  BrgType type = sans (VALUE_SIZE, TRUE);
  g_autofree char *markup = g_markup_escape_text (text, -1);
  double natural = brg_typesetter_text_width (face->typesetter, &type, text);
  double above;

  if (natural > width * BRG_MM)
    type.size = MAX (VALUE_SIZE * width * BRG_MM / natural * 0.995, LEAST_VALUE_SIZE);
  for (;; type.size -= VALUE_STEP)
    {
      guint n_lines = brg_typesetter_count_lines (face->typesetter, &type, markup, width * BRG_MM);

      above = (n_lines - 1) * type.size * BRG_LEADING / BRG_MM;
      if (above + type.size * BRG_CAP_HEIGHT / BRG_MM <= VALUE_BELOW - LABEL_DROP ||
          type.size <= SMALLEST_VALUE_SIZE)
        break;
    }
  add_text (face, type, text, x, y - above, width, 0);
}

/* A field of the grid beside the board; @span columns of two. */
static void
add_field (const Face *face,
           guint row,
           guint column,
           guint span,
           const char *label,
           const char *value)
{
  double x = FIELDS_LEFT + column * (FIELD_WIDTH + FIELD_GAP);
  double y = FIELDS_TOP + row * FIELD_PITCH;
  double width = span * FIELD_WIDTH + (span - 1) * FIELD_GAP;

  add_text (face, sans (LABEL_SIZE, FALSE), label, x, y, width, 0);
  add_value (face, value, x, y + VALUE_BELOW, width);
  add_line (face, x, y + LINE_BELOW, x + width, y + LINE_BELOW);
}

/* "MEMORIAL, ROUND 8, BOARD 2" and the number of the envelope. */
static void
add_head (const Face *face)
{
  const BrgEnvelopeFace *told = face->face;
  const BrgWords *words = face->words;
  g_autoptr (GString) place = g_string_new (told->event);
  /* Translators: title of the face of an envelope with a sealed move: its number; "Конверт № %d" */
  g_autofree char *title =
      g_strdup_printf (WC_ (words, "envelope", "Envelope No. %d"), told->number);
  BrgType type = sans (TITLE_SIZE, TRUE);
  double title_width = brg_typesetter_text_width (face->typesetter, &type, title) / BRG_MM;

  if (told->round > 0)
    {
      g_string_append (place, place->len > 0 ? ", " : "");
      g_string_append_printf (place, W_ (words, "Round %d"), told->round);
    }
  if (*told->board != '\0')
    {
      g_string_append (place, place->len > 0 ? ", " : "");
      g_string_append_printf (place, WC_ (words, "diagram", "Board %s"), told->board);
    }
  add_value (face, place->str, MARGIN, HEAD, WIDTH - 2 * MARGIN - title_width - 6);
  add_text (face, type, title, MARGIN, HEAD, WIDTH - 2 * MARGIN, 1);
}

static void
add_board (const Face *face)
{
  const BrgBoardPicture *picture = face->face->picture;
  BrgType type = sans (LABEL_SIZE, FALSE);
  double bottom = BOARD_TOP;

  if (picture != NULL)
    {
      double square = BOARD_SIDE * BRG_MM / MAX (picture->n_files, picture->n_ranks);
      double margin = brg_diagram_margin (picture, square);

      brg_print_page_add_board (face->page, picture, face->left + MARGIN * BRG_MM + margin,
                                face->top + BOARD_TOP * BRG_MM, square);
      bottom += BOARD_SIDE + margin / BRG_MM + 4;
    }
  else
    bottom += 4;
  add_text (face, type, face->face->position, MARGIN, bottom, FIELDS_LEFT - MARGIN - 8, 0);
}

static const char *
get_move_label (const Face *face)
{
  const BrgWords *words = face->words;

  if (face->face->manner == BRG_ADJOURNMENT_OPEN_MOVE)
    /* Translators: on an envelope: the move is known to everybody; "Открытый ход" */
    return WC_ (words, "envelope", "Open move");
  /* ussr-chess-1956 19, appendix 1: on a separate sheet. */
  if (face->face->is_braille)
    /* Translators: on an envelope; "Записан ход (шрифт Брайля)" */
    return WC_ (words, "envelope", "Sealed move, in Braille");
  /* Translators: on an envelope: whose move is sealed; "Записан ход" */
  return WC_ (words, "envelope", "Sealed move");
}

/* "V. Tokarev, 21:04": who was there when it was sealed, and when. */
static char *
dup_sealing (const Face *face)
{
  const BrgEnvelopeFace *told = face->face;
  g_autofree char *hour = brg_date_words_stamp (face->words, told->sealed_at, told->zone);

  return g_strdup_printf ("%s%s%s", told->witness,
                          *told->witness != '\0' && hour != NULL ? ", " : "",
                          hour != NULL ? hour : "");
}

/* fide-2023 I.2.4, ussr-chess-1956 19: whose move it is by name, and which one. */
static char *
dup_sealed (const Face *face)
{
  const BrgEnvelopeFace *told = face->face;
  const char *name = told->sealer == BRG_COLOUR_WHITE   ? told->white
                     : told->sealer == BRG_COLOUR_BLACK ? told->black
                                                        : "";
  g_autofree char *move = brg_envelope_form_dup_move (told, face->words);

  return *name != '\0' ? g_strdup_printf ("%s (%s)", move, name) : g_steal_pointer (&move);
}

static void
add_fields (const Face *face)
{
  const BrgEnvelopeFace *told = face->face;
  const BrgWords *words = face->words;
  g_autofree char *move = dup_sealed (face);
  g_autofree char *white_time = brg_envelope_form_dup_time (words, told->used[0]);
  g_autofree char *black_time = brg_envelope_form_dup_time (words, told->used[1]);
  g_autofree char *sealing = dup_sealing (face);
  g_autofree char *resumption = brg_envelope_form_dup_resumption (told, words);

  add_field (face, 0, 0, 1, WC_ (words, "table head", "White"), told->white);
  add_field (face, 0, 1, 1, WC_ (words, "table head", "Black"), told->black);
  add_field (face, 1, 0, 2, get_move_label (face), move);
  /* Translators: on an envelope; "Время белых", "Время чёрных" */
  add_field (face, 2, 0, 1, WC_ (words, "envelope", "Time used by White"), white_time);
  add_field (face, 2, 1, 1, WC_ (words, "envelope", "Time used by Black"), black_time);
  /* Translators: on an envelope: whose draw offer stands; "Ничья предложена" */
  add_field (face, 3, 0, 1, WC_ (words, "envelope", "Draw offered"),
             get_side (words, told->draw_offer));
  /* Translators: on an envelope; "Хранит" */
  add_field (face, 3, 1, 1, WC_ (words, "envelope", "Kept by"), told->custodian);
  /* Translators: on an envelope: in whose presence, and when; "Запечатан при" */
  add_field (face, 4, 0, 2, WC_ (words, "envelope", "Sealed in the presence of"), sealing);
  /* Translators: on an envelope: when and where the game goes on; "Доигрывание" */
  add_field (face, 5, 0, 2, WC_ (words, "envelope", "Resumption"), resumption);
  /* Translators: on an envelope; "Примечание" */
  add_field (face, 6, 0, 2, WC_ (words, "envelope", "Note"), told->note);
}

static void
add_signatures (const Face *face)
{
  const BrgWords *words = face->words;
  const double gap = (WIDTH - 2 * MARGIN - 3 * SIGNATURE_WIDTH) / 2;
  /* Translators: under lines to be signed; "подпись белых", "подпись чёрных", "судья" */
  const char *const labels[] = { WC_ (words, "envelope", "White's signature"),
                                 WC_ (words, "envelope", "Black's signature"),
                                 WC_ (words, "envelope", "arbiter") };

  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    {
      double x = MARGIN + i * (SIGNATURE_WIDTH + gap);
      gboolean has_name = i == 2 && *face->face->sealed_by != '\0';
      g_autofree char *label = has_name
                                   ? g_strdup_printf ("%s: %s", labels[i], face->face->sealed_by)
                                   : g_strdup (labels[i]);

      add_line (face, x, SIGNATURES, x + SIGNATURE_WIDTH, SIGNATURES);
      add_text (face, sans (LABEL_SIZE, FALSE), label, x, SIGNATURES + 4, SIGNATURE_WIDTH, 0);
    }
}

/* Of a position is spoken only where one is given. */
static const char *
get_rule (const Face *face)
{
  if (face->face->picture == NULL && *face->face->position == '\0')
    return WC_ (face->words, "envelope",
                "To be opened by the arbiter in the presence of the player who has to reply.");
  return WC_ (face->words, "envelope",
              "Position before the sealed move. To be opened by the arbiter in the "
              "presence of the player who has to reply.");
}

/* What whoever holds it has to know. */
static void
add_foot (const Face *face)
{
  const BrgWords *words = face->words;
  const char *rule = get_rule (face);
  g_autofree char *article =
      face->face->article != NULL
          ? brg_article_words_beside (words, face->face->rulebook, face->face->article)
          : NULL;
  g_autofree char *text =
      article != NULL ? g_strdup_printf ("%s (%s)", rule, article) : g_strdup (rule);

  add_text (face, sans (FOOT_SIZE, FALSE), text, MARGIN, FOOT, WIDTH - 2 * MARGIN, 0);
}

/* The sheet is folded along the edges of the face. */
static void
add_folds (const Face *face)
{
  double right = face->left + WIDTH * BRG_MM;
  double bottom = face->top + HEIGHT * BRG_MM;
  double sides[2][2] = { { face->left, right }, { face->top, bottom } };
  BrgType type = sans (FOOT_SIZE, FALSE);

  for (guint i = 0; i < 2; i++)
    {
      brg_print_page_add_line (face->page, BRG_PRINT_PAGE_LINE_DOTTED, sides[0][i], 0, sides[0][i],
                               face->page->height);
      brg_print_page_add_line (face->page, BRG_PRINT_PAGE_LINE_DOTTED, 0, sides[1][i],
                               face->page->width, sides[1][i]);
    }
  brg_print_page_add_text (
      face->page, &type,
      /* Translators: beside dotted lines on a sheet that becomes an envelope; "Сложить по
       * пунктиру вокруг бланков и заклеить." */
      g_markup_escape_text (WC_ (face->words, "envelope",
                                 "Fold along the dotted lines around the scoresheets and seal."),
                            -1),
      face->left, bottom + 8 * BRG_MM, WIDTH * BRG_MM, 0.5);
}

static BrgDocument *
new_document (const BrgEnvelopeFace *face, const BrgDocumentOptions *options)
{
  return brg_document_new (
      options, g_strdup_printf (WC_ (options->words, "envelope", "Envelope No. %d"), face->number),
      g_strdup (face->sealed_by));
}

BrgDocument *
brg_envelope_form_new (const BrgEnvelopeFace *face,
                       BrgEnvelopePaper paper,
                       const BrgDocumentOptions *options)
{
  g_autoptr (BrgTypesetter) typesetter = NULL;
  BrgDocument *document;
  Face draft = { face, NULL, NULL, NULL, 0, 0 };

  g_return_val_if_fail (face != NULL && options != NULL, NULL);

  typesetter = brg_typesetter_new (brg_words_get_language (options->words));
  document = new_document (face, options);
  draft.words = options->words;
  draft.typesetter = typesetter;
  if (paper == BRG_ENVELOPE_A4)
    {
      draft.page = brg_print_page_new (A4_WIDTH * BRG_MM, A4_HEIGHT * BRG_MM);
      draft.left = (A4_WIDTH - WIDTH) / 2 * BRG_MM;
      draft.top = (A4_HEIGHT - HEIGHT) / 2 * BRG_MM;
      add_folds (&draft);
    }
  else
    draft.page = brg_print_page_new (WIDTH * BRG_MM, HEIGHT * BRG_MM);
  brg_document_take_page (document, draft.page, VALUE_SIZE);
  add_head (&draft);
  add_board (&draft);
  add_fields (&draft);
  add_signatures (&draft);
  add_foot (&draft);
  draft.page->n_rows = 1;
  draft.page->has_end = TRUE;
  return document;
}
