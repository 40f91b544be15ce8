/* brg-site-board.c - boards as pictures of a page
 *
 * A square has 48 units, as the pieces have.
 *
 * Tests: tests/app/test-site-pages.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-site-board.h"

#include "brg-site-markup.h"

#define SQUARE 48
/* Room for letters and numbers at the left and below. */
#define MARGIN 24
#define N_PIECES (BRG_N_PIECE_SHAPES * 2)

/* The same as widgets/draw/brg-board-draw.c has. */
#define LIGHT "#eef0e6"
#define DARK "#93a98c"
#define FRAME "#6f8468"
#define WOOD "#ecd9b0"
#define WOOD_LINE "#6b5530"

static void
append_chequers (GString *html, const BrgBoardPicture *picture)
{
  g_string_append_printf (html, "<rect width=\"%d\" height=\"%d\" fill=\"" LIGHT "\"/><path d=\"",
                          picture->n_files * SQUARE, picture->n_ranks * SQUARE);
  for (gint square = 0; square < brg_board_picture_count_squares (picture); square++)
    {
      gint column;
      gint row;

      if (!brg_board_picture_is_dark (picture, square))
        continue;
      brg_board_picture_get_place (picture, square, &column, &row);
      g_string_append_printf (html, "M%d %dh48v48h-48z", column * SQUARE, row * SQUARE);
    }
  g_string_append (html, "\" fill=\"" DARK "\"/>");
}

/* Lines through the middle of the squares; the dots of a board of fifteen. */
static void
append_lines (GString *html, const BrgBoardPicture *picture)
{
  static const gint dots[][2] = { { 3, 3 }, { 11, 3 }, { 7, 7 }, { 3, 11 }, { 11, 11 } };
  gint width = (picture->n_files - 1) * SQUARE;
  gint height = (picture->n_ranks - 1) * SQUARE;

  g_string_append_printf (html, "<rect width=\"%d\" height=\"%d\" fill=\"" WOOD "\"/><path d=\"",
                          picture->n_files * SQUARE, picture->n_ranks * SQUARE);
  for (gint i = 0; i < picture->n_files; i++)
    g_string_append_printf (html, "M%d 24v%d", i * SQUARE + SQUARE / 2, height);
  for (gint i = 0; i < picture->n_ranks; i++)
    g_string_append_printf (html, "M24 %dh%d", i * SQUARE + SQUARE / 2, width);
  g_string_append (html, "\" stroke=\"" WOOD_LINE "\" stroke-width=\"1.5\"/>");
  if (picture->n_files != BRG_BOARD_MAX_SIDE || picture->n_ranks != BRG_BOARD_MAX_SIDE)
    return;
  for (guint i = 0; i < G_N_ELEMENTS (dots); i++)
    g_string_append_printf (html, "<circle cx=\"%d\" cy=\"%d\" r=\"5\" fill=\"" WOOD_LINE "\"/>",
                            dots[i][0] * SQUARE + SQUARE / 2, dots[i][1] * SQUARE + SQUARE / 2);
}

static void
append_coordinates (GString *html, const BrgBoardPicture *picture)
{
  if (!picture->has_coordinates)
    return;
  g_string_append (html, "<g class=\"names\">");
  for (gint i = 0; i < picture->n_files; i++)
    {
      gint file = picture->is_flipped ? picture->n_files - 1 - i : i;

      g_string_append_printf (html, "<text x=\"%d\" y=\"%d\">%c</text>", i * SQUARE + SQUARE / 2,
                              picture->n_ranks * SQUARE + 18,
                              brg_board_picture_get_file_letter (picture, file));
    }
  for (gint i = 0; i < picture->n_ranks; i++)
    g_string_append_printf (html, "<text x=\"-12\" y=\"%d\">%d</text>", i * SQUARE + 30,
                            picture->is_flipped ? i + 1 : picture->n_ranks - i);
  g_string_append (html, "</g>");
}

/* Named by its width: a page has no two kinds that are equally wide. */
static void
append_ground (GString *html, const BrgBoardPicture *picture)
{
  g_string_append_printf (html, "<g id=\"b%d\">", picture->n_files);
  if (picture->ground == BRG_BOARD_LINED)
    append_lines (html, picture);
  else
    append_chequers (html, picture);
  g_string_append_printf (html,
                          "<rect width=\"%d\" height=\"%d\" fill=\"none\" stroke=\"" FRAME
                          "\" stroke-width=\"2\"/>",
                          picture->n_files * SQUARE, picture->n_ranks * SQUARE);
  append_coordinates (html, picture);
  g_string_append (html, "</g>");
}

static void
append_grounds (GString *html, const GPtrArray *pictures)
{
  gboolean is_there[BRG_BOARD_MAX_SIDE + 1] = { FALSE };

  for (guint i = 0; i < pictures->len; i++)
    {
      const BrgBoardPicture *picture = pictures->pdata[i];

      if (!is_there[picture->n_files])
        append_ground (html, picture);
      is_there[picture->n_files] = TRUE;
    }
}

void
brg_site_board_append_pieces (GString *html, const GPtrArray *pictures)
{
  gboolean is_there[N_PIECES] = { FALSE };

  g_return_if_fail (html != NULL && pictures != NULL && pictures->len > 0);

  for (guint i = 0; i < pictures->len; i++)
    {
      const BrgBoardPicture *picture = pictures->pdata[i];

      for (gint square = 0; square < brg_board_picture_count_squares (picture); square++)
        is_there[picture->pieces[square] % N_PIECES] = TRUE;
    }
  g_string_append (html, "<svg class=\"hidden\" width=\"0\" height=\"0\" aria-hidden=\"true\">"
                         "<defs>");
  append_grounds (html, pictures);
  g_string_append (html, "<g id=\"l\" class=\"last\"><rect width=\"48\" height=\"48\"/>"
                         "<path d=\"M2 14V2h12M34 2h12v12M46 34v12H34M14 46H2V34\"/></g>");
  for (guint piece = 2; piece < N_PIECES; piece++)
    if (is_there[piece])
      {
        g_autofree char *paths = brg_piece_dup_svg ((BrgPiece) piece);

        g_string_append_printf (
            html, "<g id=\"q%u\" stroke-linejoin=\"round\" stroke-linecap=\"round\">%s</g>", piece,
            paths);
      }
  g_string_append (html, "</defs></svg>\n");
}

/* What is written on a stone, or into the corner of a square. */
static void
append_number (GString *html, const BrgBoardPicture *picture, gint square, gint x, gint y)
{
  BrgPiece piece = picture->pieces[square];

  if (picture->numbers[square] != 0)
    g_string_append_printf (html, "<text class=\"%s\" x=\"%d\" y=\"%d\">%u</text>",
                            piece != BRG_PIECE_NONE && brg_piece_colour (piece) == BRG_COLOUR_BLACK
                                ? "on-black"
                                : "on-white",
                            x + SQUARE / 2, y + 31, picture->numbers[square]);
  if (picture->corners[square] != 0)
    g_string_append_printf (html, "<text class=\"corner\" x=\"%d\" y=\"%d\">%u</text>", x + 3,
                            y + 12, picture->corners[square]);
}

static void
append_square (GString *html, const BrgBoardPicture *picture, gint square)
{
  gint column;
  gint row;
  gint x;
  gint y;

  brg_board_picture_get_place (picture, square, &column, &row);
  x = column * SQUARE;
  y = row * SQUARE;
  if ((picture->marks[square] & BRG_BOARD_LAST_MOVE) != 0)
    g_string_append_printf (html, "<use href=\"#l\" x=\"%d\" y=\"%d\"/>", x, y);
  if (picture->pieces[square] != BRG_PIECE_NONE)
    g_string_append_printf (html, "<use href=\"#q%u\" x=\"%d\" y=\"%d\"/>", picture->pieces[square],
                            x, y);
  append_number (html, picture, square, x, y);
}

void
brg_site_board_append (GString *html,
                       const BrgBoardPicture *picture,
                       const char *id,
                       const char *title,
                       gboolean is_final)
{
  gint margin;

  g_return_if_fail (html != NULL && picture != NULL && id != NULL && title != NULL);

  margin = picture->has_coordinates ? MARGIN : 2;
  brg_site_markup_printf (html,
                          "<svg class=\"board%s\" id=\"%s\" role=\"img\" aria-label=\"%s\" "
                          "viewBox=\"-%d -2 %d %d\"><use href=\"#b%d\"/>",
                          is_final ? " final" : "", id, title, margin,
                          picture->n_files * SQUARE + margin + 2,
                          picture->n_ranks * SQUARE + margin + 2, picture->n_files);
  for (gint square = 0; square < brg_board_picture_count_squares (picture); square++)
    append_square (html, picture, square);
  g_string_append (html, "</svg>\n");
}
