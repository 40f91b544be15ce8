/* brg-envelope-paper.c - the papers of stored envelopes: their faces, and the lists
 *
 * Tests: tests/app/bergerctl.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-envelope-paper.h"

#include "brg-adjournment-cite.h"
#include "brg-board-label.h"
#include "brg-desk-draughts-private.h"
#include "brg-diagram-chess.h"
#include "brg-diagram-draughts.h"
#include "brg-diagram-renju.h"
#include "brg-diagram.h"
#include "brg-draughts-fen.h"
#include "brg-fen.h"
#include "brg-form-frame.h"
#include "brg-form-persons.h"
#include "brg-resumption-form.h"
#include "brg-stored-envelope.h"

#include <string.h>

/* An envelope with all that its papers need; it owns what the face borrows. */
typedef struct
{
  const BrgStoredEnvelope *envelope;
  const BrgGame *game;
  gint round;
  BrgDiagram *diagram;
  char *event;
  char *board;
  char *white;
  char *black;
  BrgEnvelopeFace face;
} Sheet;

static void
free_sheet (Sheet *sheet)
{
  brg_diagram_free (sheet->diagram);
  g_free (sheet->event);
  g_free (sheet->board);
  g_free (sheet->white);
  g_free (sheet->black);
  g_free (sheet);
}

static BrgDiagram *
read_chess (const char *text, BrgChessVariant variant)
{
  BrgPosition position;

  return brg_fen_read (text, variant, BRG_POSITION_COMPOSED, &position, NULL)
             ? brg_diagram_new_chess (&position)
             : NULL;
}

/* 225 points, a blank, and who has the move. */
static BrgDiagram *
read_renju (const char *text)
{
  const char *blank = strchr (text, ' ');
  BrgColour turn = blank != NULL && g_str_equal (blank, " w")   ? BRG_COLOUR_WHITE
                   : blank != NULL && g_str_equal (blank, " b") ? BRG_COLOUR_BLACK
                                                                : BRG_COLOUR_NONE;
  BrgRenjuBoard board;

  return brg_renju_board_read (text, blank != NULL ? blank - text : -1, &board, NULL)
             ? brg_diagram_new_renju_board (&board, turn)
             : NULL;
}

static BrgDiagram *
read_draughts (const char *text, BrgDiscipline discipline)
{
  BrgDraughtsPosition position;

  return brg_draughts_fen_read (text, brg_desk_draughts_find_variant (discipline), &position, NULL)
             ? brg_diagram_new_draughts (&position)
             : NULL;
}

/* The position as a board; NULL for none, and for one that nobody can read. */
static BrgDiagram *
make_diagram (BrgDiscipline discipline, const char *text)
{
  if (*text == '\0')
    return NULL;
  switch (discipline)
    {
    case BRG_DISCIPLINE_CHESS:
      return read_chess (text, BRG_CHESS_ORTHODOX);
    case BRG_DISCIPLINE_CHESS960:
      return read_chess (text, BRG_CHESS_960);
    case BRG_DISCIPLINE_RENJU:
      return read_renju (text);
    case BRG_DISCIPLINE_RUSSIAN:
    case BRG_DISCIPLINE_DRAUGHTS64:
    case BRG_DISCIPLINE_INTERNATIONAL:
    case BRG_DISCIPLINE_GIVEAWAY:
    default:
      return read_draughts (text, discipline);
    }
}

static const BrgGame *
find_game (const BrgSnapshot *snapshot, gint64 pairing, gint *round)
{
  const BrgGame *game;

  for (guint i = 0; i < snapshot->rounds->len; i++)
    {
      const BrgRound *one = brg_snapshot_get_round (snapshot, (gint) i + 1);

      for (guint j = 0; one != NULL && j < one->games->len; j++)
        {
          game = &g_array_index (one->games, BrgGame, j);
          if (game->id != pairing)
            continue;
          *round = (gint) i + 1;
          return game;
        }
    }
  return NULL;
}

static gboolean
has_happened (const BrgStoredEnvelope *envelope, const char *kind)
{
  for (guint i = 0; i < envelope->events->len; i++)
    {
      const BrgStoredEnvelopeEvent *event = envelope->events->pdata[i];

      if (g_str_has_prefix (event->kind, kind) &&
          (event->kind[strlen (kind)] == '\0' || event->kind[strlen (kind)] == ':'))
        return TRUE;
    }
  return FALSE;
}

/* What the register says of an envelope. */
static const char *
find_state (const Sheet *sheet, const BrgWords *words)
{
  if (has_happened (sheet->envelope, "lost"))
    /* Translators: what became of an envelope; "утерян" */
    return WC_ (words, "envelope", "lost");
  if (has_happened (sheet->envelope, "open"))
    /* Translators: what became of an envelope; "вскрыт" */
    return WC_ (words, "envelope", "opened");
  if (sheet->game->white_outcome != BRG_OUTCOME_ADJOURNED)
    /* Translators: what became of an envelope: the game ended without it; "не вскрывался" */
    return WC_ (words, "envelope", "never opened");
  /* Translators: what became of an envelope; "на хранении" */
  return WC_ (words, "envelope", "in custody");
}

static void
fill_face (Sheet *sheet, const BrgSnapshot *snapshot, const BrgWords *words)
{
  const BrgStoredEnvelope *envelope = sheet->envelope;

  brg_envelope_face_init (&sheet->face);
  sheet->face.event = sheet->event;
  sheet->face.number = envelope->number;
  sheet->face.round = sheet->round;
  sheet->face.board = sheet->board;
  sheet->face.white = sheet->white;
  sheet->face.black = sheet->black;
  sheet->face.sealer = envelope->sealer;
  sheet->face.manner = (BrgAdjournmentManner) envelope->manner;
  sheet->face.is_braille = envelope->is_braille;
  sheet->face.move_number = envelope->move_number;
  sheet->face.open_move = envelope->open_move;
  sheet->face.used[0] = envelope->used[BRG_COLOUR_WHITE];
  sheet->face.used[1] = envelope->used[BRG_COLOUR_BLACK];
  sheet->face.draw_offer = envelope->draw_offer;
  sheet->face.picture = sheet->diagram != NULL ? &sheet->diagram->picture : NULL;
  sheet->face.position =
      snapshot->event->discipline == BRG_DISCIPLINE_RENJU ? "" : envelope->stands;
  sheet->face.sealed_at = envelope->sealed_at;
  sheet->face.sealed_by = envelope->sealed_by;
  sheet->face.witness = envelope->witness;
  sheet->face.custodian = envelope->custodian;
  sheet->face.resumes_at = envelope->resumes_at;
  sheet->face.resumes_in = envelope->resumes_in;
  sheet->face.zone = snapshot->event->zone;
  sheet->face.note = envelope->note;
  sheet->face.state = find_state (sheet, words);
  sheet->face.rulebook = snapshot->event->rulebook;
  sheet->face.article = brg_adjournment_get_opening_article (snapshot->event->rulebook);
}

/* NULL for an envelope whose game is not in the snapshot. */
static Sheet *
new_sheet (const BrgSnapshot *snapshot,
           const BrgStoredEnvelope *envelope,
           const BrgDocumentOptions *options)
{
  gint round = 0;
  const BrgGame *game = find_game (snapshot, envelope->pairing_id, &round);
  Sheet *sheet;

  if (game == NULL || game->black == BRG_NOBODY)
    return NULL;
  sheet = g_new0 (Sheet, 1);
  sheet->envelope = envelope;
  sheet->game = game;
  sheet->round = round;
  sheet->diagram = make_diagram (snapshot->event->discipline, envelope->stands);
  sheet->event = brg_form_frame_dup_event (snapshot);
  sheet->board = brg_board_label_new (game);
  sheet->white = brg_form_persons_dup_name (snapshot, game->white, options);
  sheet->black = brg_form_persons_dup_name (snapshot, game->black, options);
  fill_face (sheet, snapshot, options->words);
  return sheet;
}

static GPtrArray *
list_sheets (const BrgSnapshot *snapshot,
             const GPtrArray *envelopes,
             const BrgDocumentOptions *options)
{
  GPtrArray *sheets = g_ptr_array_new_with_free_func ((GDestroyNotify) free_sheet);

  for (guint i = 0; i < envelopes->len; i++)
    {
      Sheet *sheet = new_sheet (snapshot, envelopes->pdata[i], options);

      if (sheet != NULL)
        g_ptr_array_add (sheets, sheet);
    }
  return sheets;
}

BrgDocument *
brg_envelope_paper_new_faces (const BrgSnapshot *snapshot,
                              const GPtrArray *envelopes,
                              gint round,
                              gint board,
                              BrgEnvelopePaper paper,
                              const BrgDocumentOptions *options)
{
  g_autoptr (GPtrArray) sheets = NULL;
  BrgDocument *document = NULL;

  g_return_val_if_fail (snapshot != NULL && envelopes != NULL && options != NULL, NULL);

  sheets = list_sheets (brg_snapshot_get_boards (snapshot), envelopes, options);
  for (guint i = 0; i < sheets->len; i++)
    {
      const Sheet *sheet = sheets->pdata[i];
      BrgDocument *page;

      if ((round > 0 && sheet->round != round) || (board > 0 && sheet->game->board != board))
        continue;
      page = brg_envelope_form_new (&sheet->face, paper, options);
      if (document == NULL)
        document = page;
      else
        brg_document_take_pages (document, page);
    }
  return document;
}

/* By the hour; without one last. */
static gint
compare_hours (gconstpointer a, gconstpointer b)
{
  const Sheet *first = *(const Sheet *const *) a;
  const Sheet *second = *(const Sheet *const *) b;
  gboolean has_first = *first->envelope->resumes_at != '\0';
  gboolean has_second = *second->envelope->resumes_at != '\0';
  gint order;

  if (has_first != has_second)
    return has_first ? -1 : 1;
  order = strcmp (first->envelope->resumes_at, second->envelope->resumes_at);
  return order != 0 ? order : first->envelope->number - second->envelope->number;
}

/* Of several envelopes of a game only the last one is still about it. */
static gboolean
is_pending (const GPtrArray *sheets, const Sheet *sheet)
{
  if (sheet->game->white_outcome != BRG_OUTCOME_ADJOURNED)
    return FALSE;
  for (guint i = 0; i < sheets->len; i++)
    {
      const Sheet *other = sheets->pdata[i];

      if (other->game == sheet->game && other->envelope->number > sheet->envelope->number)
        return FALSE;
    }
  return TRUE;
}

static BrgEnvelopeFace *
gather_faces (const GPtrArray *sheets, gboolean only_pending, guint *n_faces)
{
  BrgEnvelopeFace *faces = g_new0 (BrgEnvelopeFace, sheets->len + 1);

  *n_faces = 0;
  for (guint i = 0; i < sheets->len; i++)
    if (!only_pending || is_pending (sheets, sheets->pdata[i]))
      faces[(*n_faces)++] = ((const Sheet *) sheets->pdata[i])->face;
  return faces;
}

BrgForm *
brg_envelope_paper_new_resumption (const BrgSnapshot *snapshot,
                                   const GPtrArray *envelopes,
                                   const BrgDocumentOptions *options)
{
  g_autoptr (GPtrArray) sheets = NULL;
  g_autofree BrgEnvelopeFace *faces = NULL;
  guint n_faces;

  g_return_val_if_fail (snapshot != NULL && envelopes != NULL && options != NULL, NULL);

  sheets = list_sheets (brg_snapshot_get_boards (snapshot), envelopes, options);
  g_ptr_array_sort (sheets, compare_hours);
  faces = gather_faces (sheets, TRUE, &n_faces);
  return n_faces > 0 ? brg_resumption_form_new (snapshot, faces, n_faces, options) : NULL;
}

BrgForm *
brg_envelope_paper_new_register (const BrgSnapshot *snapshot,
                                 const GPtrArray *envelopes,
                                 const BrgDocumentOptions *options)
{
  g_autoptr (GPtrArray) sheets = NULL;
  g_autofree BrgEnvelopeFace *faces = NULL;
  guint n_faces;

  g_return_val_if_fail (snapshot != NULL && envelopes != NULL && options != NULL, NULL);

  sheets = list_sheets (brg_snapshot_get_boards (snapshot), envelopes, options);
  faces = gather_faces (sheets, FALSE, &n_faces);
  return n_faces > 0 ? brg_resumption_form_new_register (snapshot, faces, n_faces, options) : NULL;
}
