/* brg-letters-reversal.c - form of a decision that is put aside after a protest
 *
 * Rules: rus-draughts-2022 10.1.12, 10.3.7, 10.3.8, 10.5.7
 * Tests: tests/gui/letters-reversal.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-letters-reversal.h"

#include <glib/gi18n.h>

#include "brg-letters-label.h"
#include "brg-letters-rulings-private.h"
#include "brg-postal-words.h"
#include "brg-store-postal-records.h"
#include "brg-text-tidy.h"
#include "brg-ui-words.h"

enum
{
  REVERSAL_RESULT,
  REVERSAL_DAY,
  REVERSAL_TOLD,
  REVERSAL_OFF = REVERSAL_TOLD + 2, /* of a claim */
};

/* The choices are: none yet, play goes on, the results. */
#define PLAY_ON 1

/* Days that are not charged, where play goes on. */
static gboolean
append_off (GString *line, BrgFieldsSheet *form, guint most, GError **error)
{
  g_autofree char *text = g_strstrip (brg_fields_sheet_dup_text (form, REVERSAL_OFF));
  g_autofree char *message = NULL;
  guint64 days = 0;

  if (*text == '\0' || g_str_equal (text, "0"))
    return TRUE;
  if (!g_ascii_string_to_unsigned (text, 10, 0, most, &days, NULL))
    {
      message = g_strdup_printf (
          ngettext ("Give whole days, not more than the %u day that he used.",
                    "Give whole days, not more than the %u days that he used.", most),
          most);
      return brg_fields_sheet_refuse (form, REVERSAL_OFF, message, error);
    }
  g_string_append_printf (line, " off=%u", (guint) days);
  return TRUE;
}

static gboolean
save_reversal (BrgFieldsSheet *form, gpointer data, GError **error)
{
  const BrgLettersMatter *matter = data;
  g_autoptr (GString) line = g_string_new ("reversed");
  guint choice = brg_fields_sheet_get_choice (form, REVERSAL_RESULT);
  gboolean plays_on = matter->may_play_on && choice == PLAY_ON;
  BrgPostalDay day;
  char written[BRG_POSTAL_DAY_LENGTH];

  if (choice == 0)
    return brg_fields_sheet_refuse (form, REVERSAL_RESULT, _ ("Choose the result."), error);
  if (!brg_letters_form_read_past (form, REVERSAL_DAY, FALSE, &day, error))
    return FALSE;
  if (day < matter->sent)
    return brg_fields_sheet_refuse (
        form, REVERSAL_DAY, _ ("Nothing is put aside before the protest was upheld."), error);
  g_string_append_printf (line, " date=%s", brg_postal_day_write (day, written));
  if (!plays_on)
    g_string_append_printf (line, " result=%s",
                            brg_postal_result_get_id (
                                (BrgPostalResult) (choice - (matter->may_play_on ? PLAY_ON : 0))));
  return brg_letters_form_append_told (line, form, REVERSAL_TOLD, day, error) &&
         (!plays_on || !matter->has_off || append_off (line, form, matter->most_off, error)) &&
         brg_letters_matter_check_days (form, matter, 0, line->str,
                                        (BrgLettersFields){ REVERSAL_DAY, REVERSAL_TOLD }, error) &&
         brg_store_add_postal_record (brg_sheet_get_store (BRG_SHEET (form)), matter->pairing_id,
                                      line->str, error);
}

/* What an office decided on a protest, and what it makes of the game. */
static void
add_choice (BrgFieldsSheet *form, const BrgScoring *scoring, gboolean may_play_on)
{
  g_auto (GStrv) results = brg_letters_label_dup_results (scoring);
  const char *choices[BRG_N_POSTAL_RESULTS + 2] = { NULL };
  guint n = 0;

  choices[n++] = results[BRG_POSTAL_UNFINISHED];
  if (may_play_on)
    choices[n++] = _ ("play goes on");
  for (guint i = BRG_POSTAL_WHITE_WINS; i < BRG_N_POSTAL_RESULTS; i++)
    choices[n++] = results[i];
  brg_fields_sheet_add_choice (form, _ ("Result"), choices, 0);
}

/* Whose days they are: of a claim that was found right the accused, else who claimed. */
static BrgColour
find_relieved (const BrgPostalClaim *claim)
{
  return claim->verdict == BRG_POSTAL_CLAIM_JUSTIFIED ? brg_colour_opposite (claim->side)
                                                      : claim->side;
}

/* Of a claim that was found right the days over the norm are proposed; of a wrong one the penalty.
 */
static void
add_off (BrgFieldsSheet *form, const BrgPostalClaim *claim, BrgColour side)
{
  gboolean is_lost = claim->verdict == BRG_POSTAL_CLAIM_JUSTIFIED;
  guint off = !is_lost                      ? claim->days
              : claim->total > claim->limit ? claim->total - claim->limit
                                            : 0;
  g_autofree char *days = g_strdup_printf ("%u", off);

  brg_fields_sheet_add_text (form,
                             side == BRG_COLOUR_WHITE ? _ ("Days not charged to White")
                                                      : _ ("Days not charged to Black"),
                             days);
}

/* Of a game that gets another result no days are left out. */
static void
show_off (BrgFieldsSheet *form, gpointer data G_GNUC_UNUSED)
{
  brg_fields_sheet_show (form, REVERSAL_OFF,
                         brg_fields_sheet_get_choice (form, REVERSAL_RESULT) <= PLAY_ON);
}

/* What was decided, what became of it, and what follows. */
static char *
dup_note (const BrgPostalDesk *desk, const BrgPostalRuling *ruling)
{
  const BrgWords *words = brg_ui_get_words ();
  g_autofree char *title = brg_postal_ruling_dup_title (ruling, words);
  g_autofree char *way = brg_postal_ruling_dup_way (ruling, desk, words);
  const char *follows =
      ruling->claim != NULL && ruling->claim->verdict == BRG_POSTAL_CLAIM_JUSTIFIED
          ? _ ("Where play goes on, who claimed has the move; the days since his claim are "
               "nobody’s "
               "(10.3.7).")
          : "";

  /* Translators: what was decided, who got it and protested when, a sentence on what follows */
  return brg_text_join_points (
      g_strdup_printf (_ ("Put aside: %s. %s. The decision stays in the papers of the event. %s"),
                       title, way, follows));
}

void
brg_letters_form_reversal (BrgShell *shell,
                           const BrgPostalDesk *desk,
                           const BrgPostalRuling *ruling,
                           guint party)
{
  g_autofree char *note = NULL;
  const BrgPostalMeasure *answer;
  BrgLettersMatter *matter;
  BrgFieldsSheet *form;
  BrgColour relieved;

  g_return_if_fail (desk != NULL && ruling != NULL && party < G_N_ELEMENTS (ruling->parties));
  g_return_if_fail (ruling->game != NULL && ruling->parties[party].answer != NULL);

  answer = ruling->parties[party].answer;
  relieved = ruling->claim != NULL ? find_relieved (ruling->claim) : BRG_COLOUR_NONE;
  matter = brg_letters_matter_new (desk, ruling->game);
  matter->sent = answer->decided;
  /* rus-draughts-2022 10.5.7: what is adjudicated has a result. */
  matter->may_play_on = ruling->record == NULL || ruling->record->kind != BRG_POSTAL_ADJUDGED;
  matter->has_off = ruling->claim != NULL;
  if (matter->has_off && ruling->game->chart != NULL)
    matter->most_off = ruling->game->chart->totals[relieved];
  note = dup_note (desk, ruling);
  form = brg_letters_matter_begin (shell, _ ("Decision put aside"), ruling->game, save_reversal,
                                   matter);
  add_choice (form, ruling->game->scoring, matter->may_play_on);
  brg_letters_form_add_day (form, _ ("Put aside on"), answer->decided,
                            brg_letters_span_past (desk->on));
  brg_letters_form_add_told (form, NULL, brg_letters_span_after (desk->on, REVERSAL_DAY));
  if (ruling->claim != NULL)
    {
      add_off (form, ruling->claim, relieved);
      brg_fields_sheet_follow (form, REVERSAL_RESULT, show_off);
    }
  brg_fields_sheet_set_note (form, note);
  brg_fields_sheet_set_focus (form, REVERSAL_RESULT);
  brg_fields_sheet_present (form);
}
