/* brg-letters-way.c - forms of what becomes of a decision, and of the answer to a protest
 *
 * Rules: rus-draughts-2022 10.1.12, 10.5.6, 10.5.7
 * Tests: tests/gui/letters-decisions.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-letters-way.h"

#include <glib/gi18n.h>

#include "brg-letters-rulings-private.h"
#include "brg-postal-words.h"
#include "brg-store-postal-measures.h"
#include "brg-store-postal-records.h"
#include "brg-text-tidy.h"
#include "brg-ui-words.h"

/* What became of a decision: of its own one player, in a game both. */

static gboolean
read_protest (BrgFieldsSheet *form,
              guint field,
              BrgPostalDay decided,
              BrgPostalDay *day,
              GError **error)
{
  if (!brg_letters_form_read_past (form, field, TRUE, day, error))
    return FALSE;
  return *day == 0 || *day >= decided ||
         brg_fields_sheet_refuse (
             form, field, _ ("Nobody protests against a decision before it is made."), error);
}

static gboolean
save_way (BrgFieldsSheet *form, gpointer data, GError **error)
{
  const BrgLettersMatter *matter = data;
  BrgPostalDay told;
  BrgPostalDay protested = 0;

  return brg_letters_form_read_past (form, 0, TRUE, &told, error) &&
         (!matter->has_protest || read_protest (form, 1, matter->day, &protested, error)) &&
         brg_store_mark_postal_measure (brg_sheet_get_store (BRG_SHEET (form)), matter->measure_id,
                                        told, protested, error);
}

/* A protest in a game is a record of its own: what becomes of it, where it changes. @line: owned */
static void
add_protest (GArray *changes,
             const BrgLettersMatter *matter,
             BrgColour side,
             BrgPostalDay day,
             char **line)
{
  BrgStorePostalChange change = { .id = matter->protests[side] };
  char written[BRG_POSTAL_DAY_LENGTH];

  if (day == matter->protested[side])
    return;
  if (day != 0)
    *line = g_strdup_printf ("protest %s sent=%s", side == BRG_COLOUR_WHITE ? "white" : "black",
                             brg_postal_day_write (day, written));
  change.line = *line;
  g_array_append_val (changes, change);
}

/* What one form says is one act. */
static gboolean
save_way_in_game (BrgFieldsSheet *form, gpointer data, GError **error)
{
  const BrgLettersMatter *matter = data;
  g_autoptr (GString) line = g_string_new (matter->line);
  g_autoptr (GArray) changes = g_array_new (FALSE, FALSE, sizeof (BrgStorePostalChange));
  g_autofree char *white = NULL;
  g_autofree char *black = NULL;
  BrgPostalDay told[3] = { 0 };
  BrgPostalDay protested[3] = { 0 };

  if (!brg_letters_form_append_told (line, form, 0, matter->day, error))
    return FALSE;
  for (guint side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    if (!brg_letters_form_read_day (form, side - 1, TRUE, &told[side], error) ||
        !read_protest (form, side + 1, matter->day, &protested[side], error))
      return FALSE;
  if (told[BRG_COLOUR_WHITE] != matter->told[BRG_COLOUR_WHITE] ||
      told[BRG_COLOUR_BLACK] != matter->told[BRG_COLOUR_BLACK])
    {
      const BrgStorePostalChange change = { matter->record_id, line->str };

      if (!brg_letters_matter_check_days (form, matter, matter->record_id, line->str,
                                          (BrgLettersFields){ BRG_LETTERS_NOWHERE, 0 }, error))
        return FALSE;
      g_array_append_val (changes, change);
    }
  add_protest (changes, matter, BRG_COLOUR_WHITE, protested[BRG_COLOUR_WHITE], &white);
  add_protest (changes, matter, BRG_COLOUR_BLACK, protested[BRG_COLOUR_BLACK], &black);
  return changes->len == 0 ||
         brg_store_put_postal_records (brg_sheet_get_store (BRG_SHEET (form)), matter->pairing_id,
                                       (const BrgStorePostalChange *) (gpointer) changes->data,
                                       changes->len, error);
}

/* Since the decision. */
static BrgLettersSpan
find_span (const BrgPostalDesk *desk, const BrgPostalRuling *ruling)
{
  BrgLettersSpan span = brg_letters_span_past (desk->on);

  span.days.from = ruling->decided;
  span.days.to = MAX (desk->on, ruling->decided);
  return span;
}

/* rus-draughts-2022 10.1.12: of the last office's decision there is no protest to be entered. */
static void
add_way (BrgFieldsSheet *form,
         BrgLettersMatter *matter,
         const BrgPostalDesk *desk,
         const BrgPostalRuling *ruling)
{
  const BrgPostalParty *party = &ruling->parties[BRG_COLOUR_NONE];
  const BrgLettersSpan span = find_span (desk, ruling);

  matter->has_protest = party->may_protest || party->protested != 0;
  brg_letters_form_add_day (form, _ ("Received by the player on"), party->told, span);
  if (matter->has_protest)
    brg_letters_form_add_day (form, _ ("Protest sent on"), party->protested, span);
}

static void
add_way_in_game (BrgFieldsSheet *form,
                 BrgLettersMatter *matter,
                 const BrgPostalDesk *desk,
                 const BrgPostalRuling *ruling)
{
  matter->line = brg_postal_ruling_dup_line (ruling);
  matter->record_id = brg_postal_ruling_find_row (desk, ruling);
  for (guint side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    {
      matter->told[side] = ruling->record->told[side];
      matter->protested[side] = ruling->parties[side].protested;
      matter->protests[side] = brg_postal_ruling_find_protest_row (desk, ruling, (BrgColour) side);
    }
  brg_letters_form_add_told (form, matter->told, find_span (desk, ruling));
  for (guint side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    brg_letters_form_add_day (form,
                              side == BRG_COLOUR_WHITE ? _ ("Protest of White sent on")
                                                       : _ ("Protest of Black sent on"),
                              matter->protested[side], find_span (desk, ruling));
}

/* To whom the protest goes, and whether there is one. */
static const char *
get_way_note (const BrgPostalRuling *ruling)
{
  if (ruling->record != NULL && ruling->record->kind == BRG_POSTAL_ADJUDGED)
    return _ ("Ten days for a protest from receipt, for who sent his analysis in time (10.5.6); "
              "the organisation decides (10.5.7).");
  if (ruling->record != NULL && ruling->record->taking == BRG_POSTAL_KEPT_BACK)
    return _ ("The claim is decided when the rest of the materials has come (10.3.7).");
  switch (ruling->office)
    {
    case BRG_POSTAL_SECRETARY:
      return _ ("Ten days for a protest from receipt; it goes to the chief arbiter (10.1.12). A "
                "later one is kept and marked late.");
    case BRG_POSTAL_ARBITER:
      return _ ("Ten days for a protest from receipt; it goes to the organisation (10.1.12). A "
                "later one is kept and marked late.");
    case BRG_POSTAL_ORGANISATION:
    default:
      return _ ("The decision of the organisation is final: there is no protest (10.1.12).");
    }
}

void
brg_letters_form_way (BrgShell *shell, const BrgPostalDesk *desk, const BrgPostalRuling *ruling)
{
  BrgLettersMatter *matter;
  g_autofree char *title = NULL;
  g_autofree char *way = NULL;
  g_autofree char *note = NULL;
  BrgFieldsSheet *form;

  g_return_if_fail (desk != NULL && ruling != NULL);

  matter = brg_letters_matter_new (desk, ruling->game);
  matter->day = ruling->decided;
  matter->measure_id = ruling->measure != NULL ? ruling->measure->id : 0;
  title = brg_postal_ruling_dup_title (ruling, brg_ui_get_words ());
  form = brg_letters_matter_begin (shell, title, ruling->game,
                                   ruling->measure != NULL ? save_way : save_way_in_game, matter);
  if (ruling->measure != NULL)
    add_way (form, matter, desk, ruling);
  else
    add_way_in_game (form, matter, desk, ruling);
  way = brg_postal_ruling_dup_way (ruling, desk, brg_ui_get_words ());
  note = g_strdup_printf ("%s%s%s", way, *way != '\0' ? ". " : "", get_way_note (ruling));
  brg_fields_sheet_set_note (form, note);
  brg_fields_sheet_set_focus (form, 0);
  brg_fields_sheet_present (form);
}

/* The answer to a protest. */

enum
{
  REPLY_CHOICE,
  REPLY_DAY,
  REPLY_TOLD,
  REPLY_REASON,
};

static const BrgPostalMeasureKind replies[] = { BRG_POSTAL_UPHELD, BRG_POSTAL_REJECTED };

static gboolean
save_reply (BrgFieldsSheet *form, gpointer data, GError **error)
{
  const BrgLettersMatter *matter = data;
  g_autoptr (BrgPostalMeasure) measure = brg_postal_measure_new (matter->entry_id);
  guint choice = brg_fields_sheet_get_choice (form, REPLY_CHOICE);

  if (choice == 0)
    return brg_fields_sheet_refuse (form, REPLY_CHOICE,
                                    _ ("Choose whether the protest is upheld or rejected."), error);
  if (!brg_letters_form_read_past (form, REPLY_DAY, FALSE, &measure->decided, error) ||
      !brg_letters_form_read_past (form, REPLY_TOLD, TRUE, &measure->told, error))
    return FALSE;
  if (measure->decided < matter->sent)
    return brg_fields_sheet_refuse (form, REPLY_DAY, _ ("The protest came later than that."),
                                    error);
  measure->office = matter->office;
  measure->kind = replies[choice - 1];
  measure->pairing_id = matter->pairing_id;
  measure->appeal_of_id = matter->measure_id;
  g_free (measure->reason);
  measure->reason = brg_fields_sheet_dup_text (form, REPLY_REASON);
  return brg_letters_form_add_measure (
      form, matter->group_id, measure,
      (BrgLettersMeasureFields){ BRG_LETTERS_NOWHERE, REPLY_TOLD, REPLY_REASON }, error);
}

/* rus-draughts-2022 10.1.12: what may be done against the answer. */
static const char *
get_reply_note (BrgPostalOffice office)
{
  return office == BRG_POSTAL_ORGANISATION
             ? _ ("That decision is final (10.1.12).")
             : _ ("Against that decision a protest goes to the organisation (10.1.12).");
}

void
brg_letters_form_reply (BrgShell *shell,
                        const BrgPostalDesk *desk,
                        const BrgPostalRuling *ruling,
                        guint party)
{
  const BrgWords *words = brg_ui_get_words ();
  const char *choices[G_N_ELEMENTS (replies) + 2] = { _ ("not chosen yet") };
  const BrgPostalParty *who;
  g_autofree char *title = NULL;
  g_autofree char *way = NULL;
  g_autofree char *note = NULL;
  BrgLettersMatter *matter;
  BrgFieldsSheet *form;

  g_return_if_fail (desk != NULL && ruling != NULL && party < G_N_ELEMENTS (ruling->parties));
  g_return_if_fail (ruling->parties[party].entry >= 0);

  who = &ruling->parties[party];
  matter = brg_letters_matter_new (desk, ruling->game);
  matter->entry_id = brg_snapshot_get_entry (desk->snapshot, who->entry)->id;
  matter->measure_id = ruling->measure != NULL ? ruling->measure->id : 0;
  matter->office = who->next;
  matter->sent = who->protested;
  for (guint i = 0; i < G_N_ELEMENTS (replies); i++)
    choices[i + 1] = brg_postal_words_get_measure (replies[i], words);
  title = brg_postal_ruling_dup_title (ruling, words);
  way = brg_postal_ruling_dup_way (ruling, desk, words);
  form = brg_letters_matter_begin (shell, _ ("Decision on a protest"), ruling->game, save_reply,
                                   matter);
  brg_fields_sheet_add_choice (form, _ ("Decision"), choices, 0);
  brg_letters_form_add_day (form, _ ("Decided on"), desk->on, brg_letters_span_past (desk->on));
  brg_letters_form_add_day (form, _ ("Received by the player on"), 0,
                            brg_letters_span_after (desk->on, REPLY_DAY));
  brg_fields_sheet_add_text (form, _ ("Grounds"), "");
  /* Translators: what was decided, who got it and protested when, who decides on the protest, an
   * article, a sentence on what follows */
  note = brg_text_join_points (
      g_strdup_printf (_ ("Against: %s. %s. On the protest decides: %s (%s). %s"), title, way,
                       brg_postal_words_get_office (who->next, words),
                       brg_postal_words_get_article (who->article), get_reply_note (who->next)));
  brg_fields_sheet_set_note (form, note);
  brg_fields_sheet_set_focus (form, REPLY_CHOICE);
  brg_fields_sheet_present (form);
}
