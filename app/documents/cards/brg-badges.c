/* brg-badges.c - badges of players and officials, to be cut
 *
 * Tests: tests/app/test-documents-cards.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-badges.h"

#include "brg-badge-backs.h"
#include "brg-badge-code.h"
#include "brg-card-sheet.h"
#include "brg-card.h"
#include "brg-code39.h"
#include "brg-form-frame.h"
#include "brg-form-style.h"
#include "brg-header-footer.h"
#include "brg-jury-words.h"
#include "brg-transliteration.h"

/* Millimetres on a badge. */
#define LEFT 4.8
#define RIGHT 85.0
#define EVENT_LINE 6.7
#define FIRST_OF_TWO_LINES 4.6
#define PLACE_LINE 10.4
#define HEAD_RULE 12.1
#define PHOTO_TOP 16.5
#define PHOTO_WIDTH 20.0
#define PHOTO_HEIGHT 25.0
#define NAME_X 29.0
#define PERSON_BOTTOM 44.0
#define LEAST_SCALE 0.4
#define LINE_GAP 2.0
#define DETAIL_GAP 3.0
#define ROLE_TOP 48.4
#define ROLE_HEIGHT 7.5
#define ROLE_LINE 53.6
#define ROLE_RIGHT 38.4
#define NUMBER_X 40.0
#define CODE_X 52.0
#define CODE_TOP 45.4
#define CODE_HEIGHT 7.5
#define CODE_WIDTH 33.0
#define CODE_LINE 55.6
#define NARROW 0.26   /* a narrow bar */
#define FOOT_RISE 7.0 /* the line at the foot of a sheet, above its edge */

#define HEAD_SIZE 9
#define SMALL_HEAD_SIZE 6.5
#define NAME_SIZE 15
#define SMALL_NAME_SIZE 9.5
#define DETAIL_SIZE 9.5
#define SMALL_DETAIL_SIZE 7
#define ROLE_SIZE 11.5
#define NUMBER_SIZE 14
#define CODE_SIZE 7

static const BrgCardKind kind = { .width = 90.0,
                                  .height = 60.0,
                                  .least_width = 90.0,
                                  .least_height = 60.0,
                                  .border = 12.0,
                                  .foot = 5.0,
                                  .fit = BRG_CARD_EXACT,
                                  .lies = BRG_ORIENTATION_PORTRAIT };

#define N_LINES 4
#define FIRST_DETAIL 2

typedef struct
{
  const BrgSnapshot *snapshot;
  const BrgDocumentOptions *options;
  const BrgWords *words;
  BrgCardSheet sheet;
  char *event; /* owned */
  char *place; /* owned: town and days, may be empty */
} Badges;

static void
clear_badges (Badges *badges)
{
  g_free (badges->event);
  g_free (badges->place);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Badges, clear_badges)

static BrgType
sans (double size, gboolean is_bold)
{
  return (BrgType){ BRG_FACE_SANS, size, is_bold, FALSE };
}

static void
add_head (const Badges *badges, const BrgCard *card)
{
  BrgType type = { BRG_FACE_SERIF, HEAD_SIZE, FALSE, FALSE };
  BrgCardText event = brg_card_fit (card, type, SMALL_HEAD_SIZE, badges->event, RIGHT - LEFT);

  /* A long name stands in two lines, the first one higher. */
  brg_card_add_fitted (card, &event, LEFT, event.n_lines > 1 ? FIRST_OF_TWO_LINES : EVENT_LINE,
                       RIGHT - LEFT);
  brg_card_add_text (card, type, badges->place, LEFT, PLACE_LINE, RIGHT - LEFT, 0);
  brg_card_add_line (card, BRG_PRINT_PAGE_LINE_STRONG, LEFT, HEAD_RULE, RIGHT, HEAD_RULE);
}

static void
add_photo_place (const Badges *badges, const BrgCard *card)
{
  double right = LEFT + PHOTO_WIDTH;
  double bottom = PHOTO_TOP + PHOTO_HEIGHT;
  BrgPrintPageLineStyle style = BRG_PRINT_PAGE_LINE_DOTTED;

  brg_card_add_line (card, style, LEFT, PHOTO_TOP, right, PHOTO_TOP);
  brg_card_add_line (card, style, LEFT, bottom, right, bottom);
  brg_card_add_line (card, style, LEFT, PHOTO_TOP, LEFT, bottom);
  brg_card_add_line (card, style, right, PHOTO_TOP, right, bottom);
  /* Translators: on a badge: where the photograph is glued on; "фото" */
  brg_card_add_text (card, sans (CODE_SIZE, FALSE), WC_ (badges->words, "badge", "photo"), LEFT,
                     PHOTO_TOP + PHOTO_HEIGHT / 2 + 1, PHOTO_WIDTH, 0.5);
}

/* Family name, given names, and two lines that say more: each on its own line, with room between
 * them that grows with the type. Measures them, and puts them on @card where @draws; returns the
 * lower edge. */
static double
set_person (const BrgCard *card, const char *const texts[N_LINES], double scale, gboolean draws)
{
  double width = RIGHT - NAME_X;
  double y = PHOTO_TOP;

  for (guint i = 0; i < N_LINES; i++)
    {
      gboolean is_name = i < FIRST_DETAIL;
      BrgType type = sans ((is_name ? NAME_SIZE : DETAIL_SIZE) * scale, is_name);
      BrgCardText text = brg_card_fit (
          card, type, (is_name ? SMALL_NAME_SIZE : SMALL_DETAIL_SIZE) * scale, texts[i], width);
      double gap = i == FIRST_DETAIL ? DETAIL_GAP : LINE_GAP;

      if (*texts[i] == '\0')
        continue;
      y += (i > 0 ? gap * scale : 0) + text.type.size * BRG_CAP_HEIGHT / BRG_MM;
      if (draws)
        brg_card_add_fitted (card, &text, NAME_X, y, width);
      y += (text.n_lines - 1) * brg_card_text_step (&text);
    }
  return y;
}

/* As large as there is room above the role. */
static void
add_person (const BrgCard *card,
            const char *family,
            const char *given,
            const char *first_detail,
            const char *second_detail)
{
  const char *const texts[N_LINES] = { family, given, first_detail, second_detail };
  double scale = 1;

  while (set_person (card, texts, scale, FALSE) > PERSON_BOTTOM && scale > LEAST_SCALE)
    scale -= 0.05;
  set_person (card, texts, scale, TRUE);
}

/* Black on white for those who play, white on black for those who judge: no colour is needed. */
static void
add_role (const BrgCard *card, const char *role, gboolean is_solid, double right)
{
  g_autofree char *capitals = g_utf8_strup (role, -1);
  g_autofree char *escaped = g_markup_escape_text (capitals, -1);
  BrgType type = sans (ROLE_SIZE, TRUE);
  double room = (right - LEFT - 2) * BRG_MM;
  double natural = brg_typesetter_text_width (card->typesetter, &type, capitals);

  if (natural > room)
    type.size *= room / natural * 0.995;
  if (is_solid)
    brg_print_page_add_area (card->page, BRG_PRINT_PAGE_AREA_SOLID, card->left + LEFT * BRG_MM,
                             card->top + ROLE_TOP * BRG_MM, (right - LEFT) * BRG_MM,
                             ROLE_HEIGHT * BRG_MM);
  else
    brg_card_add_box (card, LEFT, ROLE_TOP, right - LEFT, ROLE_HEIGHT);
  brg_print_page_add_text (
      card->page, &type,
      is_solid ? g_strdup_printf ("<span foreground=\"white\">%s</span>", escaped)
               : g_steal_pointer (&escaped),
      card->left + LEFT * BRG_MM, card->top + ROLE_LINE * BRG_MM, (right - LEFT) * BRG_MM, 0.5);
}

static void
add_code (const BrgCard *card, const char *code)
{
  g_autoptr (GArray) widths = brg_code39_new (code);
  double sum = 0;
  double narrow;
  double x;

  g_return_if_fail (widths != NULL);

  for (guint i = 0; i < widths->len; i++)
    sum += g_array_index (widths, double, i);
  narrow = MIN (NARROW, CODE_WIDTH / sum);
  x = CODE_X + (CODE_WIDTH - sum * narrow) / 2;
  for (guint i = 0; i < widths->len; i++)
    {
      double width = g_array_index (widths, double, i) * narrow;

      if (i % 2 == 0)
        brg_print_page_add_area (card->page, BRG_PRINT_PAGE_AREA_SOLID, card->left + x * BRG_MM,
                                 card->top + CODE_TOP * BRG_MM, width * BRG_MM,
                                 CODE_HEIGHT * BRG_MM);
      x += width;
    }
  brg_card_add_text (card, sans (CODE_SIZE, FALSE), code, CODE_X, CODE_LINE, CODE_WIDTH, 0.5);
}

static const char *
get_club (const BrgEntry *entry)
{
  return *entry->organisation != '\0' ? entry->organisation : entry->federation;
}

static void
add_player (const Badges *badges, const BrgCard *card, const BrgEntry *entry)
{
  g_autofree char *given = badges->options->father_names && *entry->father_name != '\0'
                               ? g_strdup_printf ("%s %s", entry->given_name, entry->father_name)
                               : g_strdup (entry->given_name);
  g_autofree char *rating =
      entry->rating > 0 ? g_strdup_printf ("%d", entry->rating) : g_strdup ("");
  const char *title = brg_transliteration_get_title (
      badges->words, badges->snapshot->event->discipline, entry->title);
  g_autofree char *rank = *title != '\0' && *rating != '\0'
                              ? g_strdup_printf ("%s · %s", title, rating)
                              : g_strconcat (title, rating, NULL);
  g_autofree char *code = brg_badge_code_dup (entry);

  add_person (card, entry->family_name, given, rank, get_club (entry));
  /* Translators: on a badge, what somebody is; "участник" */
  add_role (card, WC_ (badges->words, "badge", "player"), FALSE, ROLE_RIGHT);
  if (entry->number > 0)
    {
      /* Translators: on a badge: start number; "№ %d" */
      g_autofree char *number =
          g_strdup_printf (WC_ (badges->words, "badge", "No. %d"), entry->number);

      brg_card_add_text (card, sans (NUMBER_SIZE, TRUE), number, NUMBER_X, ROLE_LINE,
                         CODE_X - NUMBER_X - 1, 0);
    }
  add_code (card, code);
}

/* Names of officials are one text, the family name first or last. */
static void
add_official (const Badges *badges, const BrgCard *card, const BrgOfficial *official)
{
  g_autofree char *category = brg_jury_words_dup_category (
      badges->words, badges->snapshot->event->rulebook, official->category);

  add_person (card, official->name, "", category, "");
  add_role (
      card,
      brg_jury_words_role_by (badges->words, badges->snapshot->event->rulebook, official->role),
      TRUE, RIGHT);
}

static char *
dup_place (const BrgSnapshot *snapshot, const BrgWords *words)
{
  g_autofree char *days = brg_form_frame_dup_range (snapshot, words);

  if (*snapshot->event->place == '\0' || *days == '\0')
    return g_strconcat (snapshot->event->place, days, NULL);
  return g_strdup_printf ("%s, %s", snapshot->event->place, days);
}

/* (element-type BrgEntry): those who may still come. */
static GPtrArray *
list_players (const BrgSnapshot *snapshot)
{
  GPtrArray *players = g_ptr_array_new ();

  for (guint i = 0; i < snapshot->entries->len; i++)
    if (((const BrgEntry *) snapshot->entries->pdata[i])->left_after == BRG_STAYS)
      g_ptr_array_add (players, snapshot->entries->pdata[i]);
  return players;
}

static void
add_foot (const Badges *badges, BrgCard *card, guint first, guint last, guint n, gboolean is_back)
{
  guint n_places = brg_card_sheet_count (&badges->sheet);
  g_autofree char *text = brg_header_footer_dup_sheet_text (badges->words, first / n_places + 1,
                                                            (n + n_places - 1) / n_places);
  /* Translators: foot of a sheet of badges: the first, the last, how many, "page 1 of 5";
   * "Нагрудные карточки %u–%u из %u · 90 × 60 мм · %s" */
  g_autofree char *foot =
      g_strdup_printf (WC_ (badges->words, "badge", "Badges %u–%u of %u · 90 × 60 mm · %s"),
                       first + 1, last, n, text);
  /* Translators: behind the foot of a sheet of badges: it is the other side; "оборот" */
  g_autofree char *whole =
      is_back ? g_strdup_printf ("%s · %s", foot, WC_ (badges->words, "badge", "back"))
              : g_strdup (foot);

  card->left = 0;
  card->top = 0;
  brg_card_add_text (card, sans (CODE_SIZE, FALSE), whole, 0,
                     badges->sheet.paper_height - FOOT_RISE, badges->sheet.paper_width, 0.5);
}

static void
add_front (const Badges *badges, const BrgCard *card, const GPtrArray *players, guint i)
{
  add_head (badges, card);
  add_photo_place (badges, card);
  if (i < players->len)
    add_player (badges, card, players->pdata[i]);
  else
    add_official (badges, card, badges->snapshot->event->officials->pdata[i - players->len]);
}

static void
add_back_of_player (const Badges *badges, const BrgCard *card, const BrgEntry *entry)
{
  g_autofree char *name =
      badges->options->father_names ? brg_entry_dup_full_name (entry) : brg_entry_dup_name (entry);

  brg_badge_backs_add (card, badges->snapshot, badges->words, name, get_club (entry));
}

static void
add_back_of_official (const Badges *badges, const BrgCard *card, const BrgOfficial *official)
{
  brg_badge_backs_add (
      card, badges->snapshot, badges->words, official->name,
      brg_jury_words_role_by (badges->words, badges->snapshot->event->rulebook, official->role));
}

static void
add_back (const Badges *badges, const BrgCard *card, const GPtrArray *players, guint i)
{
  if (i < players->len)
    add_back_of_player (badges, card, players->pdata[i]);
  else
    add_back_of_official (badges, card,
                          badges->snapshot->event->officials->pdata[i - players->len]);
}

/* A sheet, or its other side: each back behind its front when the paper is turned about its long
 * edge. */
static BrgPrintPage *
make_side (const Badges *badges,
           const GPtrArray *players,
           guint first,
           guint n,
           gboolean is_back,
           BrgTypesetter *typesetter)
{
  BrgPrintPage *page = brg_card_sheet_page_new (&badges->sheet);
  guint last = MIN (first + brg_card_sheet_count (&badges->sheet), n);
  BrgCard card = { page, typesetter, 0, 0 };

  for (guint i = first; i < last; i++)
    {
      guint place = is_back ? brg_badge_backs_find_place (&badges->sheet, i - first) : i - first;

      card = brg_card_sheet_place (&badges->sheet, page, typesetter, place);
      (is_back ? add_back : add_front) (badges, &card, players, i);
    }
  brg_card_sheet_add_crop_marks (&badges->sheet, page);
  add_foot (badges, &card, first, last, n, is_back);
  return page;
}

BrgDocument *
brg_badges_lay_out (const BrgSnapshot *snapshot, const BrgDocumentOptions *options)
{
  g_auto (Badges) badges = { 0 };
  g_autoptr (GPtrArray) players = NULL;
  g_autoptr (BrgTypesetter) typesetter = NULL;
  BrgDocument *document;
  guint n;

  g_return_val_if_fail (snapshot != NULL && options != NULL, NULL);

  badges.snapshot = brg_snapshot_get_boards (snapshot);
  players = list_players (badges.snapshot);
  n = players->len + snapshot->event->officials->len;
  if (n == 0)
    return NULL;
  badges.options = options;
  badges.sheet = brg_card_sheet_find (&kind, options);
  badges.words = options->words;
  badges.event = brg_form_frame_dup_event (snapshot);
  badges.place = dup_place (snapshot, options->words);
  typesetter = brg_typesetter_new (brg_words_get_language (options->words));
  /* Translators: title of the file with the badges of an event; "Нагрудные карточки" */
  document = brg_document_new (options, g_strdup (W_ (options->words, "Badges")), g_strdup (""));
  for (guint first = 0; first < n; first += brg_card_sheet_count (&badges.sheet))
    {
      brg_document_take_page (document, make_side (&badges, players, first, n, FALSE, typesetter),
                              DETAIL_SIZE);
      if (options->has_backs)
        brg_document_take_page (document, make_side (&badges, players, first, n, TRUE, typesetter),
                                DETAIL_SIZE);
    }
  return document;
}
