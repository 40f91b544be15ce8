/* brg-ctl-diagram.c - bergerctl document diagram: positions as PDF
 *
 * Tests: tests/app/bergerctl.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl-diagram.h"

#include "brg-ctl-chess.h"
#include "brg-ctl-draughts.h"
#include "brg-diagram-chess.h"
#include "brg-diagram-draughts.h"
#include "brg-diagram-form.h"
#include "brg-diagram-renju.h"
#include "brg-document-layout.h"
#include "brg-document-pdf.h"
#include "brg-document.h"
#include "brg-paper-file.h"

#include <string.h>

void
brg_ctl_diagrams_clear (BrgCtlDiagrams *diagrams)
{
  g_strfreev (diagrams->positions);
  g_free (diagrams->game);
  g_free (diagrams->moves);
  g_free (diagrams->notation);
  g_free (diagrams->title);
  g_strfreev (diagrams->remarks);
}

static guint
count (char **texts)
{
  return texts != NULL ? g_strv_length (texts) : 0;
}

/* What makes a diagram of the position of the option --fen that is given in place @line, from 1;
 * NULL for a fault, which is told. Of a family of games one function knows them all: @game is the
 * number of the game within it. */
typedef BrgDiagram *(*ReadFunc) (const char *text, guint line, guint game);

static BrgDiagram *
read_chess (const char *text, guint line, guint game)
{
  BrgPosition position;

  if (!brg_ctl_read_fen (text, "--fen", line, (BrgChessVariant) game, &position))
    return NULL;
  return brg_diagram_new_chess (&position);
}

static BrgDiagram *
read_draughts (const char *text, guint line, guint game)
{
  BrgDraughtsPosition position;

  if (!brg_ctl_read_draughts_fen (text, "--fen", line, (BrgDraughtsVariant) game, &position))
    return NULL;
  return brg_diagram_new_draughts (&position);
}

static BrgDiagram *
complain_about_renju (guint line, const BrgRenjuTextFault *fault)
{
  brg_ctl_complain ("--fen:%u:%d: %s", line, fault->column,
                    brg_renju_text_fault_get_text (fault->kind));
  return NULL;
}

static BrgDiagram *
read_renju_board (const char *text, guint line)
{
  g_auto (GStrv) rows = g_strsplit (text, " ", -1);
  g_autofree char *points = g_strjoinv ("", rows);
  BrgRenjuTextFault fault;
  BrgRenjuBoard board;

  return brg_renju_board_read (points, -1, &board, &fault)
             ? brg_diagram_new_renju_board (&board, BRG_COLOUR_NONE)
             : complain_about_renju (line, &fault);
}

/* A board is a text of nothing but stones and empty points, maybe with blanks between its rows as a
 * diagram prints it; all else is a record. */
static BrgDiagram *
read_renju (const char *text, guint line, G_GNUC_UNUSED guint game)
{
  BrgRenjuPoint moves[BRG_RENJU_MAX_MOVES];
  BrgRenjuTextFault fault;
  guint n_moves;

  if (*text != '\0' && strspn (text, ".xo ") == strlen (text))
    return read_renju_board (text, line);
  return brg_renju_moves_read (text, moves, &n_moves, &fault)
             ? brg_diagram_new_renju (moves, n_moves)
             : complain_about_renju (line, &fault);
}

/* Finds who reads the positions of a game. */
static gboolean
find_reader (const char *name, ReadFunc *reader, guint *game)
{
  BrgDraughtsVariant draughts;
  BrgChessVariant chess;

  *game = 0;
  if (g_str_equal (name, "renju"))
    {
      *reader = read_renju;
      return TRUE;
    }
  if (brg_ctl_find_draughts (name, &draughts))
    {
      *reader = read_draughts;
      *game = draughts;
      return TRUE;
    }
  if (!g_str_has_prefix (name, "chess"))
    {
      brg_ctl_complain ("document diagram: there is no game “%s”", name);
      return FALSE;
    }
  *reader = read_chess;
  if (!brg_ctl_find_chess ("document", name, &chess))
    return FALSE;
  *game = chess;
  return TRUE;
}

/* Returns NULL when a position is none. */
static GPtrArray *
read_positions (const BrgCtlDiagrams *wanted, ReadFunc reader, guint game)
{
  g_autoptr (GPtrArray) diagrams =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_diagram_free);

  for (guint i = 0; i < count (wanted->positions); i++)
    {
      BrgDiagram *diagram = reader (wanted->positions[i], i + 1, game);

      if (diagram == NULL)
        return NULL;
      g_ptr_array_add (diagrams, diagram);
    }
  return g_steal_pointer (&diagrams);
}

/* Returns NULL when a move cannot be played. */
static GPtrArray *
play_moves (const BrgCtlDiagrams *wanted, BrgDraughtsVariant variant)
{
  g_autoptr (BrgDraughtsPlay) play = NULL;
  BrgDraughtsPosition start;
  GPtrArray *diagrams;

  if (!brg_ctl_read_draughts (wanted->positions != NULL ? wanted->positions[0] : NULL, variant,
                              &start))
    return NULL;
  play = brg_draughts_play_new (&start);
  if (!brg_ctl_play_draughts (play, wanted->moves))
    return NULL;
  diagrams = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_diagram_free);
  g_ptr_array_add (diagrams,
                   brg_diagram_new_draughts_play (play, brg_draughts_play_get_n_plies (play)));
  return diagrams;
}

static void
dress (GPtrArray *diagrams, const BrgCtlDiagrams *wanted)
{
  for (guint i = 0; i < diagrams->len; i++)
    {
      BrgDiagram *diagram = diagrams->pdata[i];

      diagram->picture.is_flipped = wanted->is_flipped;
      if (wanted->notation != NULL)
        brg_diagram_set_notation (diagram, wanted->notation);
      if (wanted->shows_fouls)
        brg_diagram_show_fouls (diagram);
      if (i < count (wanted->remarks))
        brg_form_set_text (&diagram->remark, g_strdup (wanted->remarks[i]));
    }
}

static BrgCtlStatus
write_diagrams (const GPtrArray *diagrams,
                const char *title,
                const char *language,
                const char *output)
{
  g_autoptr (BrgWords) words = brg_words_open (language);
  g_autofree char *printed_at = brg_paper_file_dup_now ();
  g_autoptr (BrgForm) form = NULL;
  g_autoptr (BrgDocument) document = NULL;
  g_autoptr (GError) error = NULL;
  BrgDocumentOptions options;

  brg_document_options_init (&options, words);
  options.printed_at = printed_at;
  form = brg_diagram_form_new (diagrams, title, NULL, &options);
  document = brg_document_layout (form, &options);
  if (!brg_document_write_pdf (document, output, &error))
    return brg_ctl_complain ("%s", error->message);
  return BRG_CTL_YES;
}

/* What does not go together. Returns whether all is well. */
static gboolean
check_options (const BrgCtlDiagrams *wanted, const char *output, ReadFunc reader)
{
  guint n_positions = count (wanted->positions);

  if ((n_positions == 0 && wanted->moves == NULL) || output == NULL)
    brg_ctl_complain ("document diagram wants --fen FEN and -o OUT.pdf");
  else if (count (wanted->remarks) > MAX (n_positions, 1))
    brg_ctl_complain ("document diagram: there are more remarks than positions");
  else if (wanted->moves != NULL && (reader != read_draughts || n_positions > 1))
    brg_ctl_complain ("document diagram: --moves goes with one position of draughts");
  else if (wanted->shows_fouls && reader != read_renju)
    brg_ctl_complain ("document diagram: --fouls goes with renju");
  else
    return TRUE;
  return FALSE;
}

static gboolean
check_notation (const BrgCtlDiagrams *wanted, ReadFunc reader)
{
  static const char *const renju[] = { "i", "j", "i-plain", "j-plain", NULL };
  const char *id = wanted->notation;
  gboolean is_known = id == NULL;

  if (reader == read_draughts && id != NULL)
    is_known = brg_draughts_notation_find (id) != NULL;
  else if (reader == read_renju && id != NULL)
    is_known = g_strv_contains (renju, id);
  if (!is_known)
    brg_ctl_complain ("document diagram: the game has no notation “%s”", id);
  return is_known;
}

BrgCtlStatus
brg_ctl_diagrams_write (const BrgCtlDiagrams *wanted, const char *language, const char *output)
{
  g_autoptr (GPtrArray) diagrams = NULL;
  ReadFunc reader;
  guint game;

  if (!find_reader (wanted->game != NULL ? wanted->game : "chess", &reader, &game) ||
      !check_options (wanted, output, reader) || !check_notation (wanted, reader))
    return BRG_CTL_WRONG;
  diagrams = wanted->moves != NULL ? play_moves (wanted, (BrgDraughtsVariant) game)
                                   : read_positions (wanted, reader, game);
  if (diagrams == NULL)
    return BRG_CTL_WRONG;
  dress (diagrams, wanted);
  return write_diagrams (diagrams, wanted->title, language, output);
}
