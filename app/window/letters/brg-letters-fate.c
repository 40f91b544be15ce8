/* brg-letters-fate.c - what the results of a player who left are worth: the form
 *
 * Rules: rus-draughts-2022 10.5.3
 * Tests: tests/gui/letters.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-letters-fate.h"

#include <glib/gi18n.h>

#include "brg-letters-forms-private.h"
#include "brg-name-words.h"
#include "brg-postal-words.h"
#include "brg-snapshot-tournament.h"
#include "brg-ui-words.h"
#include "brg-ui.h"
#include "brg-withdrawal-text.h"

enum
{
  FATE_CHOICE,
  FATE_DAY,
  FATE_TOLD,
  FATE_REASON,
};

typedef struct
{
  gint64 group_id;
  gint64 entry_id;
} Leaver;

/* rus-draughts-2022 10.5.3: the two choices; nothing is proposed. */
static const BrgPostalMeasureKind kinds[] = { BRG_POSTAL_COUNTED, BRG_POSTAL_ANNULLED };

static gboolean
save_fate (BrgFieldsSheet *form, gpointer data, GError **error)
{
  const Leaver *leaver = data;
  g_autoptr (BrgPostalMeasure) measure = brg_postal_measure_new (leaver->entry_id);
  guint choice = brg_fields_sheet_get_choice (form, FATE_CHOICE);

  if (choice == 0)
    return brg_fields_sheet_refuse (
        form, FATE_CHOICE, _ ("Choose whether the results are counted or annulled (10.5.3)."),
        error);
  if (!brg_letters_form_read_past (form, FATE_DAY, FALSE, &measure->decided, error) ||
      !brg_letters_form_read_past (form, FATE_TOLD, TRUE, &measure->told, error))
    return FALSE;
  measure->office = BRG_POSTAL_ARBITER;
  measure->kind = kinds[choice - 1];
  g_free (measure->reason);
  measure->reason = brg_fields_sheet_dup_text (form, FATE_REASON);
  return brg_letters_form_add_measure (
      form, leaver->group_id, measure,
      (BrgLettersMeasureFields){ BRG_LETTERS_NOWHERE, FATE_TOLD, FATE_REASON }, error);
}

/* How much he played, and what the book would make of it over the board. */
static char *
dup_note (const BrgSnapshot *snapshot, gint entry)
{
  const BrgRulebook *book = snapshot->event->rulebook;
  g_autoptr (BrgTournament) tournament = brg_snapshot_to_tournament (snapshot);
  g_autoptr (BrgWithdrawals) table = brg_withdrawals_apply (tournament, book);
  const BrgWithdrawal *withdrawal = &table->players[entry];
  const BrgWithdrawalRule *rule = 2 * withdrawal->n_played < withdrawal->n_scheduled
                                      ? &book->less_than_half
                                      : &book->half_or_more;
  g_autofree char *text = brg_withdrawal_dup_text (snapshot, entry, withdrawal);
  g_autofree char *article = brg_ui_dup_article (book, rule->article);
  g_autofree char *over_board =
      g_strdup_printf (rule->counts
                           /* Translators: an article */
                           ? _ ("Over the board they would count (%s).")
                           : _ ("Over the board they would not count (%s)."),
                       article);

  return g_strdup_printf (
      "%s %s %s", text, over_board,
      _ ("Where the results are counted, every game that has begun is counted lost or adjudicated "
         "by itself, and one that has not begun is lost."));
}

void
brg_letters_form_fate (BrgShell *shell, const BrgPostalDesk *desk, gint entry)
{
  const BrgWords *words = brg_ui_get_words ();
  const char *choices[G_N_ELEMENTS (kinds) + 2] = { NULL };
  g_autofree char *name = NULL;
  g_autofree char *note = NULL;
  Leaver leaver;
  BrgFieldsSheet *form;

  g_return_if_fail (desk != NULL && entry >= 0);

  name = brg_name_words_dup (desk->snapshot, entry, BRG_NAME_PLAIN, words);
  note = dup_note (desk->snapshot, entry);
  leaver =
      (Leaver){ desk->snapshot->group->id, brg_snapshot_get_entry (desk->snapshot, entry)->id };
  choices[0] = _ ("not chosen yet");
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    choices[i + 1] = brg_postal_words_get_measure (kinds[i], words);
  form = brg_fields_sheet_new (shell, _ ("Decision of the chief arbiter"), save_fate,
                               g_memdup2 (&leaver, sizeof leaver), g_free);
  brg_fields_sheet_add_heading (form, name);
  brg_fields_sheet_add_choice (form, _ ("Decision"), choices, 0);
  brg_letters_form_add_day (form, _ ("Decided on"), desk->on, brg_letters_span_past (desk->on));
  brg_letters_form_add_day (form, _ ("Received by the player on"), 0,
                            brg_letters_span_after (desk->on, FATE_DAY));
  brg_fields_sheet_add_text (form, _ ("Grounds"), "");
  brg_fields_sheet_set_note (form, note);
  brg_fields_sheet_set_focus (form, FATE_CHOICE);
  brg_fields_sheet_present (form);
}
