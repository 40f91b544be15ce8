/* brg-decision-form.c - the decision on one incident on paper
 *
 * Rules: fide-2023 III.6; rus-chess-2014 11, 21.8; rus-draughts-2022 5.4.15
 * Tests: tests/app/test-incident-desk.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-decision-form.h"

#include "brg-article-words.h"
#include "brg-board-label.h"
#include "brg-date-words.h"
#include "brg-form-frame.h"
#include "brg-form-persons.h"
#include "brg-incident-words.h"
#include "brg-jury-words.h"

/* What the form is made of. */
typedef struct
{
  const BrgSnapshot *boards;
  const BrgIncident *incident;
  const BrgDocumentOptions *options;
  BrgForm *form;
} Filling;

/* Nothing is written where there is nothing to say. */
static void
add_line (const Filling *filling, const char *head, char *text, BrgFormMark mark)
{
  g_autofree char *owned = text;
  BrgFormRow *row;

  if (owned == NULL || *owned == '\0')
    return;
  row = brg_form_add_row (filling->form);
  brg_form_set_cell (row, 0, g_strdup (head), BRG_FORM_PLAIN);
  brg_form_set_cell (row, 1, g_steal_pointer (&owned), mark);
}

static char *
dup_person (const Filling *filling, gint64 entry_id)
{
  gint entry = brg_snapshot_find_entry (filling->boards, entry_id);

  return entry == BRG_NOBODY ? NULL
                             : brg_form_persons_dup_name (filling->boards, entry, filling->options);
}

static char *
dup_place (const Filling *filling)
{
  const BrgIncident *incident = filling->incident;
  g_autofree char *board = NULL;

  if (incident->round == 0)
    return NULL;
  if (incident->board == 0)
    /* Translators: number of a round: "%d-й тур" */
    return g_strdup_printf (W_ (filling->options->words, "round %d"), incident->round);
  board = brg_board_label_of_number (filling->boards, incident->board);
  /* Translators: number of a round, of a board: "%d-й тур, доска %s" */
  return g_strdup_printf (W_ (filling->options->words, "round %d, board %s"), incident->round,
                          board);
}

static void
add_matter (const Filling *filling)
{
  const BrgIncident *incident = filling->incident;
  const BrgWords *words = filling->options->words;

  /* Translators: heads of the lines of the decision on an incident */
  add_line (filling, W_ (words, "When"),
            brg_date_words_stamp (words, incident->at, filling->boards->event->zone),
            BRG_FORM_PLAIN);
  add_line (filling, W_ (words, "Where"), dup_place (filling), BRG_FORM_PLAIN);
  add_line (filling,
            incident->is_both ? WC_ (words, "decision", "Players")
                              : WC_ (words, "decision", "Player"),
            dup_person (filling, incident->entry_id), BRG_FORM_BOLD);
  add_line (filling, incident->is_both ? "" : WC_ (words, "decision", "Opponent"),
            dup_person (filling, incident->opponent_id),
            incident->is_both ? BRG_FORM_BOLD : BRG_FORM_PLAIN);
  add_line (filling, WC_ (words, "decision", "Incident"), brg_incident_words_kind (words, incident),
            BRG_FORM_BOLD);
  if (incident->has_kind)
    add_line (filling, W_ (words, "Description"), g_strdup (incident->description), BRG_FORM_PLAIN);
  if (incident->is_gross)
    add_line (filling, "", g_strdup (W_ (words, "a gross breach")), BRG_FORM_PLAIN);
}

/* "0:21:07 0:04:12 → 0:23:07 0:04:12" */
static char *
dup_clocks (const BrgIncident *incident)
{
  if (*incident->clock_after == '\0')
    return NULL;
  return g_str_equal (incident->clock_before, incident->clock_after)
             ? g_strdup (incident->clock_after)
             : g_strdup_printf ("%s → %s", incident->clock_before, incident->clock_after);
}

/* Names that stand a line each. */
static char *
dup_deciders (const BrgIncident *incident)
{
  g_auto (GStrv) names = g_strsplit (incident->decided_by, "\n", -1);

  return g_strjoinv (", ", names);
}

static char *
dup_result (const Filling *filling)
{
  const BrgIncident *incident = filling->incident;
  g_autofree char *before =
      brg_incident_words_stored_result (filling->boards, incident->result_before);
  g_autofree char *after =
      brg_incident_words_stored_result (filling->boards, incident->result_after);

  if (g_str_equal (incident->result_before, incident->result_after) || *before == '\0')
    return g_steal_pointer (&after);
  return g_strdup_printf ("%s → %s", before, *after != '\0' ? after : "–");
}

static gboolean
is_claim (const BrgIncident *incident)
{
  return incident->has_kind && brg_incident_kind_is_claim (incident->kind);
}

/* What is left on the clocks when the game ended by the claim; written by hand where nobody knows
 * it. */
static char *
dup_left (const BrgIncident *incident)
{
  return *incident->clock_before != '\0' ? g_strdup (incident->clock_before)
                                         : g_strdup ("________");
}

/* fide-2023 III.6.1, rus-chess-2014 11.1, 11.2: the position, with the scoresheet where the
 * opponent does not try to win; the opponent confirms what is submitted. */
static void
add_claim (const Filling *filling)
{
  const BrgWords *words = filling->options->words;
  gboolean has_record = filling->incident->kind == BRG_INCIDENT_CLAIM_NO_EFFORT;

  /* Translators: lines of the claim of a draw made without an arbiter */
  add_line (filling, WC_ (words, "claim", "Claimed"),
            g_strdup (WC_ (words, "claim", "a draw; the claim ended the game")), BRG_FORM_PLAIN);
  add_line (filling, WC_ (words, "claim", "Time left, White and Black"),
            dup_left (filling->incident), BRG_FORM_PLAIN);
  add_line (filling, WC_ (words, "claim", "Final position, White"),
            g_strdup ("________________________________"), BRG_FORM_PLAIN);
  add_line (filling, WC_ (words, "claim", "Final position, Black"),
            g_strdup ("________________________________"), BRG_FORM_PLAIN);
  add_line (filling, WC_ (words, "claim", "The opponent confirms"),
            g_strdup (has_record ? WC_ (words, "claim", "the position ☐, the scoresheet ☐")
                                 : WC_ (words, "claim", "the position ☐")),
            BRG_FORM_PLAIN);
  if (has_record)
    add_line (filling, WC_ (words, "claim", "Submitted"),
              g_strdup (WC_ (words, "claim", "the claimant’s scoresheet up to the final position")),
              BRG_FORM_PLAIN);
}

static void
add_decision (const Filling *filling)
{
  const BrgIncident *incident = filling->incident;
  const BrgWords *words = filling->options->words;

  if (*incident->article != '\0')
    add_line (filling, WC_ (words, "decision", "Article"),
              brg_article_words_beside (words, filling->boards->event->rulebook, incident->article),
              BRG_FORM_PLAIN);
  add_line (filling, W_ (words, "Proposed by the rule book"),
            brg_incident_words_proposal (words, incident->proposed), BRG_FORM_PLAIN);
  if (is_claim (incident))
    add_line (filling, WC_ (words, "decision", "Decision"),
              g_strdup (brg_incident_words_claim (words, incident)), BRG_FORM_BOLD);
  else if (incident->state == BRG_INCIDENT_DECIDED)
    add_line (filling, WC_ (words, "decision", "Decision"),
              brg_incident_words_imposed (words, incident), BRG_FORM_BOLD);
  else
    add_line (filling, WC_ (words, "decision", "Decision"),
              g_strdup (brg_incident_words_state (words, incident)), BRG_FORM_BOLD);
  /* Translators: head of a line of the decision on an incident: who excluded a player */
  add_line (filling, WC_ (words, "decision", "Decided by"), dup_deciders (incident),
            BRG_FORM_PLAIN);
  add_line (filling, W_ (words, "Clocks, White and Black"), dup_clocks (incident), BRG_FORM_PLAIN);
  add_line (filling, WC_ (words, "decision", "Result"), dup_result (filling), BRG_FORM_BOLD);
  add_line (filling, W_ (words, "Reason"), g_strdup (incident->reason), BRG_FORM_PLAIN);
  add_line (filling, W_ (words, "Witnesses"), g_strdup (incident->witnesses), BRG_FORM_PLAIN);
  add_line (filling, W_ (words, "Explanation of the player"), g_strdup (incident->explanation),
            BRG_FORM_PLAIN);
  add_line (filling, W_ (words, "Note"), g_strdup (incident->note), BRG_FORM_PLAIN);
}

/* Players sign that they were told, a claim with its confirmation itself. */
static void
add_player_line (const Filling *filling, gint64 entry_id)
{
  const BrgIncident *incident = filling->incident;
  gint entry = brg_snapshot_find_entry (filling->boards, entry_id);
  BrgFormSignature *signature;

  if (entry == BRG_NOBODY)
    return;
  signature = g_new0 (BrgFormSignature, 1);
  /* Translators: before the line where a player signs that he was told; without sex, "Доведено до
   * сведения участника:" */
  signature->role = g_strdup (
      !is_claim (incident)             ? W_ (filling->options->words, "Explained to the player:")
      : entry_id == incident->entry_id ? WC_ (filling->options->words, "claim", "Claimed by:")
                                       : WC_ (filling->options->words, "claim", "Confirmed by:"));
  signature->name = brg_entry_dup_short_name (brg_snapshot_get_entry (filling->boards, entry));
  signature->category = g_strdup ("");
  g_ptr_array_add (filling->form->signatures, signature);
}

static void
add_correction (const Filling *filling, const GPtrArray *log)
{
  const BrgIncident *incident = filling->incident;
  const BrgWords *words = filling->options->words;
  const BrgIncident *old = brg_incident_log_find (log, incident->supersedes_id);
  const BrgIncident *later = brg_incident_log_find (log, incident->superseded_by);

  if (old != NULL)
    /* Translators: number of an entry of the penalty log */
    g_ptr_array_add (filling->form->notes,
                     g_strdup_printf (W_ (words, "It supersedes entry no. %d."), old->number));
  if (later != NULL)
    /* Translators: number of an entry of the penalty log */
    g_ptr_array_add (
        filling->form->notes,
        g_strdup_printf (W_ (words, "It is superseded by entry no. %d."), later->number));
}

BrgForm *
brg_decision_form_new (const BrgSnapshot *snapshot,
                       const GPtrArray *log,
                       const BrgIncident *incident,
                       const BrgDocumentOptions *options)
{
  Filling filling = { .incident = incident, .options = options };
  g_autofree char *number = NULL;

  g_return_val_if_fail (snapshot != NULL && log != NULL, NULL);
  g_return_val_if_fail (incident != NULL && options != NULL, NULL);

  number = g_strdup_printf ("%d", incident->number);
  filling.boards = brg_snapshot_get_boards (snapshot);
  filling.form = brg_form_new (BRG_FORM_PROTOCOL);
  brg_form_set_text (
      &filling.form->title,
      /* Translators: title of a document, number of the entry: "Решение судьи № %d" */
      is_claim (incident)
          /* Translators: title of a document, number of the entry of the log */
          ? brg_jury_words_fill (options->words, snapshot->event->rulebook,
                                 N_ ("Claim of a draw without an arbiter, no. %d"), number)
          : brg_jury_words_fill (options->words, snapshot->event->rulebook,
                                 N_ ("Arbiter’s decision no. %d"), number));
  g_ptr_array_add (filling.form->subtitles, brg_form_frame_dup_event (snapshot));
  g_ptr_array_add (filling.form->subtitles, brg_form_frame_dup_site (snapshot));
  brg_form_add_column (filling.form, BRG_COLUMN_TEXT, "");
  brg_form_add_column (filling.form, BRG_COLUMN_NAME, "");
  add_matter (&filling);
  if (is_claim (incident))
    add_claim (&filling);
  add_decision (&filling);
  add_correction (&filling, log);
  brg_form_frame_fill (filling.form, &(BrgFormFrame){ .snapshot = snapshot,
                                                      .options = options,
                                                      .number = options->number,
                                                      .is_signed = TRUE });
  if (options->signatures)
    {
      add_player_line (&filling, incident->entry_id);
      add_player_line (&filling, incident->opponent_id);
    }
  return filling.form;
}
