/* brg-diplomas.c - diplomas for prize winners, certificates for everybody who took part
 *
 * Rules: rus-draughts-2022 1.5.4
 * Tests: tests/app/test-documents-diplomas.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-diplomas.h"

#include <glib/gi18n.h>

#include "brg-award-lists.h"
#include "brg-award-text.h"
#include "brg-award-words.h"
#include "brg-card-letterhead.h"
#include "brg-card-people.h"
#include "brg-card-sheet.h"
#include "brg-card.h"
#include "brg-discipline-words.h"
#include "brg-form-frame.h"
#include "brg-form-persons.h"
#include "brg-form-style.h"
#include "brg-header-footer.h"
#include "brg-norms.h"
#include "brg-number-ranges.h"
#include "brg-rational.h"
#include "brg-title-result-form.h"
#include "brg-transliteration.h"

G_DEFINE_QUARK (brg - diplomas - error - quark, brg_diplomas_error)

/* Parts of the short side of a sheet, of its width, and of its height. */
#define FRAME 0.045
#define INSET 0.1
#define TOP 0.1
#define BOTTOM 0.94
#define SIGNATURE_STEP 0.047
#define STATE_DROP 0.025
#define ROLE_WIDTH 0.28
#define LINE_WIDTH 0.2

#define SCALE_STEP 0.05
#define LEAST_SCALE 0.4
#define A4_WIDTH 210.0
#define A4_HEIGHT 297.0
#define SIGNATURE_SIZE 12
#define FOOT_SIZE 7.5

/* Millimetres on A4. */
#define LETTERHEAD_DROP 5.0
#define FOOT_RISE 2.2

static const struct
{
  double size; /* points on A4 */
  double gap;  /* millimetres before the line on A4 */
  gboolean is_bold;
} styles[BRG_N_AWARD_STYLES] = {
  [BRG_AWARD_TEXT] = { 16, 4, FALSE },
  [BRG_AWARD_SMALL] = { 12, 3, FALSE },
  [BRG_AWARD_HEADING] = { 24, 8, TRUE },
  [BRG_AWARD_HEADLINE] = { 44, 10, TRUE },
};

/* What all diplomas of a batch have. */
typedef struct
{
  const BrgSnapshot *snapshot;
  const BrgDocumentOptions *options;
  const char *text;
  BrgForm *frame; /* owned: signatures */
  BrgCardSheet sheet;
  double size;        /* of the sheet, A4 is 1 */
  double frame_inset; /* how far the frame is from the edges, in millimetres */
  BrgTypesetter *typesetter;
  BrgDocument *document;
  GBytes *ground;   /* not owned, NULL for none */
  char *discipline; /* owned */
  char *site;       /* owned */
  char *dates;      /* owned */
  char *rounds;     /* owned */
  char *state;      /* owned, NULL when it is the last word */
} Batch;

/* Who gets one and for what. Texts are owned. */
typedef struct
{
  const BrgEntry *entry;
  char *name;
  char *place;
  char *points;
  char *prize;
  const char *list;
} Winner;

static void
clear_batch (Batch *batch)
{
  brg_form_free (batch->frame);
  brg_typesetter_free (batch->typesetter);
  g_free (batch->discipline);
  g_free (batch->site);
  g_free (batch->dates);
  g_free (batch->rounds);
  g_free (batch->state);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Batch, clear_batch)

static void
clear_winner (Winner *winner)
{
  g_free (winner->name);
  g_free (winner->place);
  g_free (winner->points);
  g_free (winner->prize);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Winner, clear_winner)

/* One a sheet, whatever that is: as it was asked for, else as large as the card is wanted. */
static BrgCardSheet
find_sheet (const BrgDocumentOptions *options)
{
  static const BrgCardKind kind = {
    .least_width = 1e6, .least_height = 1e6, .sheet_is_card = TRUE, .fit = BRG_CARD_FILLED
  };
  BrgDocumentOptions own = *options;

  if (own.orientation == BRG_ORIENTATION_AUTO)
    own.orientation = BRG_ORIENTATION_PORTRAIT;
  return brg_card_sheet_find (&kind, &own);
}

static void
init_batch (Batch *batch,
            const BrgSnapshot *snapshot,
            const BrgDocumentOptions *options,
            const char *title,
            const char *usual)
{
  const BrgEvent *event = snapshot->event;
  BrgDocumentOptions own = *options;

  if (options->is_preprinted)
    own.letterhead = NULL;
  batch->ground = own.letterhead != NULL ? own.letterhead->picture : NULL;
  batch->snapshot = snapshot;
  batch->options = options;
  batch->text = *options->text != '\0' ? options->text : usual;
  batch->sheet = find_sheet (options);
  batch->size = MIN (batch->sheet.width, batch->sheet.height) / A4_WIDTH;
  batch->size = MIN (batch->size, MAX (batch->sheet.width, batch->sheet.height) / A4_HEIGHT);
  batch->frame_inset = FRAME * A4_WIDTH * batch->size;
  batch->typesetter = brg_typesetter_new (brg_words_get_language (options->words));
  batch->frame = brg_form_new (BRG_FORM_PROTOCOL);
  brg_form_set_text (&batch->frame->title, g_strdup (title));
  brg_form_frame_fill (
      batch->frame,
      &(BrgFormFrame){ .snapshot = snapshot, .options = &own, .number = "", .is_signed = TRUE });
  batch->document =
      brg_document_new (options, g_strdup (batch->frame->subject), g_strdup (event->organiser));
  batch->discipline = brg_discipline_words_dup_event (options->words, event, snapshot->group);
  batch->site = brg_form_frame_dup_site (snapshot);
  batch->dates = brg_form_frame_dup_range (snapshot, options->words);
  batch->state = brg_form_frame_dup_provisional (snapshot, options);
  batch->rounds = g_strdup_printf ("%d", brg_snapshot_count_rounds (snapshot));
}

/* ---- one sheet */

static double
set_lines (const Batch *batch,
           const BrgCard *card,
           const GArray *lines,
           double scale,
           double top,
           gboolean draws)
{
  double left = INSET * batch->sheet.width;
  double width = batch->sheet.width - 2 * left;
  double y = top;

  for (guint i = 0; i < lines->len; i++)
    {
      const BrgAwardLine *line = &g_array_index (lines, BrgAwardLine, i);
      double factor = scale * batch->size;
      BrgType type =
          brg_card_serif (styles[line->style].size * factor, styles[line->style].is_bold);
      BrgCardText text = brg_card_wrap (card, type, line->text, width);

      y += styles[line->style].gap * factor + brg_card_cap (type);
      if (draws && *line->text != '\0')
        {
          double even = brg_card_even_width (card, &text, width);

          brg_card_add_lines (card, &text, left + (width - even) / 2, y, even, 0.5);
        }
      y += (text.n_lines - 1) * brg_card_text_step (&text);
    }
  return y;
}

/* Room of the parts of a signature, in millimetres. */
typedef struct
{
  double role;
  double line;
  double name;
  double name_x;
} SignatureRoom;

static SignatureRoom
find_signature_room (const Batch *batch)
{
  double w = batch->sheet.width;
  double name_x = (INSET + ROLE_WIDTH + LINE_WIDTH) * w + 2;

  return (SignatureRoom){ ROLE_WIDTH * w - 2, (INSET + ROLE_WIDTH) * w, w - INSET * w - name_x,
                          name_x };
}

/* The last line stands beside the line to sign on; returns how far the first one is above it. */
static double
rise_of (const BrgCardText *text)
{
  return (text->n_lines - 1) * brg_card_text_step (text);
}

static void
add_last_line_at (const BrgCard *card, const BrgCardText *text, double x, double y, double width)
{
  brg_card_add_lines (card, text, x, y - rise_of (text), width, 0);
}

/* Adds a signature whose last line is at @bottom; returns its height. */
static double
add_signature (const Batch *batch,
               const BrgCard *card,
               const BrgFormSignature *signature,
               double bottom)
{
  SignatureRoom room = find_signature_room (batch);
  BrgType type = brg_card_serif (MAX (SIGNATURE_SIZE * batch->size, BRG_CARD_READABLE), FALSE);
  g_autofree char *signer = g_strdup_printf (
      "%s%s%s", signature->name, *signature->category != '\0' ? "\n" : "", signature->category);
  BrgCardText name = brg_card_fit_readable (card, type, signer, room.name, 2);
  BrgCardText role = brg_card_fit_readable (card, type, signature->role, room.role, 1);

  add_last_line_at (card, &role, INSET * batch->sheet.width, bottom, room.role);
  add_last_line_at (card, &name, room.name_x, bottom, room.name);
  brg_card_add_line (card, BRG_PRINT_PAGE_LINE_BLANK, room.line, bottom + 0.9,
                     room.line + LINE_WIDTH * batch->sheet.width, bottom + 0.9);
  return MAX (SIGNATURE_STEP * batch->sheet.height,
              MAX (rise_of (&name), rise_of (&role)) + 1.6 * brg_card_text_step (&name));
}

/* From the lowest one up; returns where what stands above them must end. */
static double
add_signatures (const Batch *batch, const BrgCard *card)
{
  const GPtrArray *signatures = batch->frame->signatures;
  double step = SIGNATURE_STEP * batch->sheet.height;
  BrgType type = brg_card_serif (SIGNATURE_SIZE * batch->size, FALSE);
  gboolean has_stamp = *batch->frame->stamp != '\0';
  double bottom = batch->sheet.height - (1 - BOTTOM) * A4_HEIGHT * batch->size;

  if (has_stamp)
    brg_card_add_text (card, type, batch->frame->stamp, INSET * batch->sheet.width, bottom,
                       batch->sheet.width / 2, 0);
  bottom -= has_stamp ? step : 0;
  for (guint i = signatures->len; i-- > 0;)
    bottom -= add_signature (batch, card, signatures->pdata[i], bottom);
  return bottom - step * 0.6;
}

/* What is not decided yet is no diploma: it says so between the frame and its text, in the place
 * where nothing else stands. */
static void
add_state (const Batch *batch, const BrgCard *card)
{
  double inset = batch->frame_inset;
  BrgType type = brg_card_serif (SIGNATURE_SIZE * batch->size, TRUE);
  BrgCardText text;

  if (batch->state == NULL)
    return;
  text = brg_card_fit_lines (card, type, batch->state, batch->sheet.width - 3 * inset, 1);
  brg_card_add_lines (card, &text, 1.5 * inset, inset + STATE_DROP * A4_HEIGHT * batch->size,
                      batch->sheet.width - 3 * inset, 0.5);
}

/* Logos and approval inside the frame, below what says that nothing is decided yet, and the foot.
 * Returns where the text may begin. */
static double
add_letterhead (const Batch *batch, const BrgCard *card)
{
  double edge = INSET * batch->sheet.width;
  double right = batch->sheet.width - edge;
  double state = batch->state != NULL ? STATE_DROP * A4_HEIGHT : 0;
  double top = batch->frame_inset + (LETTERHEAD_DROP + state) * batch->size;
  double height = brg_card_letterhead_add (card, batch->frame, edge, right, top,
                                           BRG_LETTERHEAD_LOGO * batch->size);

  brg_card_letterhead_add_foot (card, batch->frame, edge, right,
                                batch->sheet.height - batch->frame_inset - FOOT_RISE * batch->size,
                                FOOT_SIZE);
  return MAX (TOP * batch->sheet.height, top + height);
}

static void
fill_values (const Batch *batch, const Winner *winner, const char **values)
{
  const BrgEvent *event = batch->snapshot->event;

  values[BRG_AWARD_EVENT] = event->name;
  values[BRG_AWARD_GROUP] = batch->snapshot->group->name;
  values[BRG_AWARD_DISCIPLINE] = batch->discipline;
  values[BRG_AWARD_SITE] = batch->site;
  values[BRG_AWARD_DATES] = batch->dates;
  values[BRG_AWARD_ORGANISER] = event->organiser;
  values[BRG_AWARD_NAME] = winner->name;
  values[BRG_AWARD_TITLE] = brg_transliteration_get_title (batch->options->words, event->discipline,
                                                           winner->entry->title);
  values[BRG_AWARD_REGION] = brg_form_persons_get_region (winner->entry);
  values[BRG_AWARD_ORGANISATION] = winner->entry->organisation;
  values[BRG_AWARD_COACH] = winner->entry->coach;
  values[BRG_AWARD_PLACE] = winner->place;
  values[BRG_AWARD_POINTS] = winner->points;
  values[BRG_AWARD_ROUNDS] = batch->rounds;
  values[BRG_AWARD_LIST] = winner->list;
  values[BRG_AWARD_PRIZE] = winner->prize;
}

/* As large as there is room above the signatures. */
static gboolean
add_sheet (Batch *batch, const Winner *winner, GError **error)
{
  const char *values[BRG_N_AWARD_FIELDS];
  g_autofree char *rating =
      winner->entry->rating > 0 ? g_strdup_printf ("%d", winner->entry->rating) : g_strdup ("");
  g_autofree char *number =
      winner->entry->number > 0 ? g_strdup_printf ("%d", winner->entry->number) : g_strdup ("");
  g_autoptr (GArray) lines = NULL;
  BrgPrintPage *page = brg_card_sheet_page_new (&batch->sheet);
  BrgCard card = { page, batch->typesetter, batch->options->shift_right * BRG_MM,
                   batch->options->shift_down * BRG_MM };
  double top = add_letterhead (batch, &card);
  double bottom = add_signatures (batch, &card);
  double scale = 1;

  fill_values (batch, winner, values);
  values[BRG_AWARD_RATING] = rating;
  values[BRG_AWARD_NUMBER] = number;
  lines = brg_award_text_fill (batch->text, values);
  while (scale > LEAST_SCALE && set_lines (batch, &card, lines, scale, top, FALSE) > bottom)
    scale -= SCALE_STEP;
  if (scale <= LEAST_SCALE)
    {
      brg_print_page_free (page);
      g_set_error (error, BRG_DIPLOMAS_ERROR, BRG_DIPLOMAS_ERROR_ROOM,
                   /* Translators: a name */
                   _ ("the text for %s does not go on a sheet"), winner->name);
      return FALSE;
    }
  top += (bottom - set_lines (batch, &card, lines, scale, top, FALSE)) / 3;
  set_lines (batch, &card, lines, scale, top, TRUE);
  add_state (batch, &card);
  if (batch->ground != NULL)
    brg_print_page_set_ground (page, batch->ground, batch->options->picture_covers);
  else if (!batch->options->is_preprinted)
    brg_card_add_box (&card, batch->frame_inset, batch->frame_inset,
                      batch->sheet.width - 2 * batch->frame_inset,
                      batch->sheet.height - 2 * batch->frame_inset);
  brg_document_take_page (batch->document, page, styles[BRG_AWARD_TEXT].size * scale);
  return TRUE;
}

static BrgDocument *
finish (Batch *batch, gboolean is_sound, GError **error)
{
  if (is_sound && brg_document_get_n_pages (batch->document) > 0)
    return batch->document;
  if (is_sound)
    g_set_error_literal (error, BRG_DIPLOMAS_ERROR, BRG_DIPLOMAS_ERROR_NOBODY,
                         _ ("there is nobody to get one"));
  brg_document_free (batch->document);
  return NULL;
}

/* ---- batches */

static char *
dup_points (const BrgTableSource *table, gint player)
{
  const BrgStandings *standings = table->standings;

  return brg_points_to_figures (standings->lines[standings->line_of[player]].points);
}

/* The usual text of a diploma. Fields in braces are not translated. */
static const char *
usual_diploma (const BrgWords *words)
{
  /* Translators: the text of a diploma: "# " stands before the largest line, "## " before large
   * ones, "> " before small ones; words in braces are fields and stay as they are */
  return W_ (words, "> {organiser}\n"
                    "# DIPLOMA\n"
                    "awarded to\n"
                    "## {name}\n"
                    "{region}\n"
                    "for place {place}\n"
                    "{list}\n"
                    "in the event\n"
                    "## {event}\n"
                    "{group}\n"
                    "{discipline}\n"
                    "> {site}\n"
                    "> {dates}");
}

static const char *
usual_certificate (const BrgWords *words)
{
  /* Translators: the text of a certificate of participation, written as that of a diploma */
  return W_ (words, "> {organiser}\n"
                    "# CERTIFICATE\n"
                    "of participation\n"
                    "## {name}\n"
                    "{title}\n"
                    "{region}\n"
                    "took part in the event\n"
                    "## {event}\n"
                    "{group}\n"
                    "{discipline}\n"
                    "points: {points}, place: {place}\n"
                    "> {site}\n"
                    "> {dates}");
}

BrgDocument *
brg_diplomas_lay_out (const BrgTableSource *table,
                      const BrgDocumentOptions *options,
                      GError **error)
{
  g_auto (Batch) batch = { 0 };
  g_autoptr (BrgAwardLists) lists = NULL;
  g_autoptr (BrgPrizeShares) shares = NULL;
  gboolean is_sound = TRUE;

  g_return_val_if_fail (table != NULL && options != NULL, NULL);

  /* Translators: title of the file with diplomas; "Дипломы" */
  init_batch (&batch, table->snapshot, options, W_ (options->words, "Diplomas"),
              usual_diploma (options->words));
  lists = brg_award_lists_new (table);
  shares = brg_award_lists_share (lists);
  for (guint i = 0; is_sound && i < shares->awards->len; i++)
    {
      const BrgPrizeAward *award = &g_array_index (shares->awards, BrgPrizeAward, i);
      g_auto (Winner) winner = { 0 };

      winner.entry = brg_snapshot_get_entry (table->snapshot, award->player);
      if (!brg_number_ranges_has (options->chosen, winner.entry->number))
        continue;
      winner.name = brg_form_persons_dup_own_name (table->snapshot, award->player, options);
      winner.place = brg_award_words_places (award->place, award->last_place);
      winner.points = dup_points (table, award->player);
      winner.prize = brg_award_words_prize (lists, award, options->words);
      winner.list =
          award->list > 0 ? brg_award_lists_get_name (lists, award->list, options->words) : "";
      is_sound = add_sheet (&batch, &winner, error);
    }
  return finish (&batch, is_sound, error);
}

/* Place and points where the table has them for him. */
static void
find_result (Winner *winner, const BrgTableSource *table, gint player)
{
  const BrgStanding *line;

  if (table == NULL || table->through_round <= 0 || player >= table->standings->n_lines)
    return;
  line = &table->standings->lines[table->standings->line_of[player]];
  winner->points = dup_points (table, player);
  if (line->has_place)
    winner->place = brg_award_words_places (line->place, line->last_place);
}

BrgDocument *
brg_certificates_lay_out (const BrgSnapshot *snapshot,
                          const BrgTableSource *table,
                          const BrgDocumentOptions *options,
                          GError **error)
{
  g_auto (Batch) batch = { 0 };
  const BrgSnapshot *boards;
  g_autoptr (GArray) players = NULL;
  gboolean is_sound = TRUE;

  g_return_val_if_fail (snapshot != NULL && options != NULL, NULL);

  /* Translators: title of the file with certificates of participation; "Сертификаты участников" */
  init_batch (&batch, snapshot, options, W_ (options->words, "Certificates of participation"),
              usual_certificate (options->words));
  boards = brg_snapshot_get_boards (snapshot);
  players = brg_card_people_list (boards, options, BRG_CARD_EVERYBODY);
  for (guint i = 0; is_sound && i < players->len; i++)
    {
      gint player = g_array_index (players, gint, i);
      g_auto (Winner) winner = { 0 };

      winner.entry = brg_snapshot_get_entry (boards, player);
      /* rus-draughts-2022 1.5.4: who was excluded gets nothing. */
      if (winner.entry->is_excluded)
        continue;
      winner.name = brg_form_persons_dup_own_name (boards, player, options);
      find_result (&winner, boards == snapshot ? table : NULL, player);
      winner.place = winner.place != NULL ? winner.place : g_strdup ("");
      winner.points = winner.points != NULL ? winner.points : g_strdup ("");
      winner.prize = g_strdup ("");
      winner.list = "";
      is_sound = add_sheet (&batch, &winner, error);
    }
  return finish (&batch, is_sound, error);
}

/* ---- norms */

static const char *
usual_norm (const BrgWords *words)
{
  /* Translators: the text of a certificate of a norm, written as that of a diploma; {list} is the
   * name of the norm, {points} are points and games, "6½/9" */
  return W_ (words, "> {organiser}\n"
                    "# CERTIFICATE\n"
                    "of a norm\n"
                    "## {name}\n"
                    "{title}\n"
                    "{region}\n"
                    "reached the norm\n"
                    "## {list}\n"
                    "result: {points}\n"
                    "in the event\n"
                    "{event}\n"
                    "{group}\n"
                    "{discipline}\n"
                    "> {site}\n"
                    "> {dates}");
}

/* "6½/9": points and games as they count for the norm. */
static char *
dup_norm_points (const BrgNorm *norm)
{
  g_autofree char *points =
      brg_points_to_figures (norm->items[BRG_NORM_SCORE].have * (BRG_POINT / 2));

  return g_strdup_printf ("%s/%d", points, norm->n_games);
}

BrgDocument *
brg_norm_certificates_lay_out (const BrgSnapshot *snapshot,
                               const GArray *norms,
                               const BrgDocumentOptions *options,
                               GError **error)
{
  g_auto (Batch) batch = { 0 };
  BrgDocumentOptions small;
  const BrgSnapshot *boards;
  gboolean is_sound = TRUE;

  g_return_val_if_fail (snapshot != NULL && norms != NULL && options != NULL, NULL);

  small = *options;
  if (small.card_size != BRG_CARD_A4)
    small.card_size = BRG_CARD_A5;
  boards = brg_snapshot_get_boards (snapshot);
  /* Translators: title of the file with certificates of norms; "Сертификаты о выполнении норм" */
  init_batch (&batch, snapshot, &small, W_ (options->words, "Certificates of norms"),
              usual_norm (options->words));
  for (guint i = 0; is_sound && i < norms->len; i++)
    {
      const BrgNorm *norm = &g_array_index (norms, BrgNorm, i);
      g_auto (Winner) winner = { 0 };

      winner.entry = brg_snapshot_get_entry (boards, norm->player);
      if (!brg_title_result_is_best (norms, i) || winner.entry->is_excluded ||
          !brg_number_ranges_has (options->chosen, winner.entry->number))
        continue;
      winner.name = brg_form_persons_dup_own_name (boards, norm->player, options);
      winner.points = dup_norm_points (norm);
      winner.place = g_strdup ("");
      winner.prize = g_strdup ("");
      winner.list = norm->rule->name;
      is_sound = add_sheet (&batch, &winner, error);
    }
  return finish (&batch, is_sound, error);
}

/* ---- composition */

static const char *
usual_contest (const BrgWords *words)
{
  /* Translators: the text of a certificate of points in a contest of composition, written as that
   * of a diploma; {list} is the section */
  return W_ (words, "> {organiser}\n"
                    "# CERTIFICATE\n"
                    "of points\n"
                    "## {name}\n"
                    "{title}\n"
                    "{region}\n"
                    "took part in the contest of composition\n"
                    "## {event}\n"
                    "{group}\n"
                    "{list}\n"
                    "points: {points}, place: {place}\n"
                    "> {site}\n"
                    "> {dates}");
}

BrgDocument *
brg_contest_certificates_lay_out (const BrgSnapshot *snapshot,
                                  const GArray *results,
                                  const BrgDocumentOptions *options,
                                  GError **error)
{
  g_auto (Batch) batch = { 0 };
  BrgDocumentOptions small;
  gboolean is_sound = TRUE;

  g_return_val_if_fail (snapshot != NULL && results != NULL && options != NULL, NULL);

  small = *options;
  if (small.card_size != BRG_CARD_A4)
    small.card_size = BRG_CARD_A5;
  /* Translators: title of the file with certificates of points; "Справки о баллах" */
  init_batch (&batch, snapshot, &small, W_ (options->words, "Certificates of points"),
              usual_contest (options->words));
  for (guint i = 0; is_sound && i < results->len; i++)
    {
      const BrgContestCertificate *result = &g_array_index (results, BrgContestCertificate, i);
      g_auto (Winner) winner = { 0 };

      winner.entry = brg_snapshot_get_entry (snapshot, result->player);
      if (winner.entry->is_excluded ||
          !brg_number_ranges_has (options->chosen, winner.entry->number))
        continue;
      winner.name = brg_form_persons_dup_own_name (snapshot, result->player, options);
      winner.points = g_strdup (result->points);
      winner.place = g_strdup (result->place);
      winner.prize = g_strdup ("");
      winner.list = result->list;
      is_sound = add_sheet (&batch, &winner, error);
    }
  return finish (&batch, is_sound, error);
}
