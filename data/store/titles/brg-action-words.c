/* brg-action-words.c - what the arguments of an action say, in words
 *
 * Tests: tests/data/test-journal.c, tests/data/test-store-envelopes.c,
 * tests/data/test-store-finish.c, tests/data/test-store-incidents.c,
 * tests/data/test-store-protests.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-action-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-action-arguments.h"
#include "brg-action-moves.h"
#include "brg-admission-names.h"
#include "brg-altered-places.h"
#include "brg-citation.h"
#include "brg-equipment.h"
#include "brg-incident-log.h"
#include "brg-incident-names.h"
#include "brg-irregular-act.h"
#include "brg-regulation-names.h"
#include "brg-rulebooks.h"

/* Words for the value of an argument; the last row is for every other value. */
typedef struct
{
  const char *value;
  const char *words; /* NULL when the value stands as it is */
} Word;

/* What happened to an envelope, by the ids of brg-adjournment.h. */
static const Word happened[] = {
  { "session-over", N_ ("end of the session") },
  { "seal", N_ ("move sealed") },
  { "board-move", N_ ("move made on the board") },
  { "adjourn", N_ ("request to adjourn") },
  { "consent", N_ ("the arbiter agrees") },
  { "refuse", N_ ("the arbiter refuses") },
  { "custody", N_ ("handed over") },
  { "offer", N_ ("draw offered") },
  { "accept", N_ ("draw agreed") },
  { "decline", N_ ("draw declined") },
  { "resign", N_ ("game resigned") },
  { "lost", N_ ("envelope lost") },
  { "cannot-win", N_ ("one side cannot win") },
  { "here", N_ ("player at the board") },
  { "excuse", N_ ("late arrival excused") },
  { "now", N_ ("time to resume") },
  { "stop-clock-call", N_ ("clock stopped, arbiter called") },
  { "open", N_ ("opened") },
  { "read", N_ ("move read") },
  { "seal-reply", N_ ("reply sealed") },
  { "board-reply", N_ ("reply made on the board") },
  { "clocks-set", N_ ("clock set") },
  { "wrong-clock", N_ ("wrong clock found") },
  { "session-over-again", N_ ("end of the resumption") },
  { "interrupt", N_ ("interrupted for another game") },
  { "readjourn", N_ ("adjourned again") },
  { "adjudicate", N_ ("game adjudicated") },
  { NULL, NULL },
};

static const Word changed[] = {
  { "face", N_ ("details on the envelope corrected") },
  { "resumption", N_ ("time and place of the resumption set") },
  { "custody", N_ ("kept by someone else") },
  { "note", N_ ("note changed") },
  { NULL, NULL },
};

/* What became of a request in a quickplay finish. */
static const Word states[] = {
  { "open", N_ ("decision postponed") },
  { "agreed", N_ ("agreed") },
  { "drawn", N_ ("drawn") },
  { "rejected", N_ ("rejected") },
  { "played-out", N_ ("game played out") },
  { NULL, NULL },
};

static const Word decisions[] = {
  /* Translators: of a protest or appeal; it stands behind its number */
  { "upheld", NC_ ("protest", "upheld") },       { "partly", NC_ ("protest", "upheld in part") },
  { "rejected", NC_ ("protest", "rejected") },   { "refused", NC_ ("protest", "not considered") },
  { "withdrawn", NC_ ("protest", "withdrawn") }, { NULL, NULL },
};

static const Word rating_lists[] = {
  { "standard", N_ ("standard") }, { "rapid", N_ ("rapid") },
  { "blitz", N_ ("blitz") },       { "elo", N_ ("a list without a formula of its own") },
  { NULL, N_ ("none") },
};

/* What was written in a game by correspondence, by the ids of brg-postal-game.h. */
static const Word postal[] = {
  /* Translators: what was entered in a game by correspondence; its number stands behind it */
  { "letter", NC_ ("postal", "letter") },
  { "report", NC_ ("postal", "report of an error, letter") },
  { "fix", NC_ ("postal", "correction, letter") },
  { "claim", NC_ ("postal", "claim of overdue time, letter") },
  { "repeat", NC_ ("postal", "repeat of a letter") },
  { "inquiry", NC_ ("postal", "inquiry for the first move") },
  { "arrived", NC_ ("postal", "arrival of a letter") },
  { "told", NC_ ("postal", "notice of overdue time received") },
  { "protest", NC_ ("postal", "protest") },
  { "decision", NC_ ("postal", "decision on a claim") },
  { "over", NC_ ("postal", "end of the game") },
  { "record", NC_ ("postal", "record of the game") },
  { "analysis", NC_ ("postal", "analysis for adjudication") },
  { "adjudged", NC_ ("postal", "adjudication") },
  { "final", NC_ ("postal", "final table received") },
  { "reversed", NC_ ("postal", "decision put aside after a protest") },
  { NULL, NULL },
};

/* What was decided in play by correspondence, by the ids of brg-postal-measure.h. */
static const Word measures[] = {
  { "remark", NC_ ("postal", "remark") },
  { "warning", NC_ ("postal", "warning") },
  { "no-news", NC_ ("postal", "current news withheld") },
  { "request", NC_ ("postal", "request for a stricter penalty") },
  { "loss", NC_ ("postal", "game counted lost") },
  { "expulsion", NC_ ("postal", "expelled from the event") },
  { "no-final", NC_ ("postal", "final news withheld") },
  { "ban-1", NC_ ("postal", "barred from events for one year") },
  { "ban-2", NC_ ("postal", "barred from events for two years") },
  { "ban-3", NC_ ("postal", "barred from events for three years") },
  { "counted", NC_ ("postal", "results of who left counted") },
  { "annulled", NC_ ("postal", "results of who left annulled") },
  { "settled", NC_ ("postal", "dispute decided") },
  { "upheld", NC_ ("postal", "protest upheld") },
  { "rejected", NC_ ("postal", "protest rejected") },
  { NULL, NULL },
};

static const struct
{
  const char *name;
  const char *key;
  const Word *words;
  const char *context;
} lists[] = {
  { "@happened", "kind", happened, NULL },
  { "@changed", "what", changed, NULL },
  { "@state", "state", states, NULL },
  { "@decision", "decision", decisions, "protest" },
  { "@rating-list", "kind", rating_lists, NULL },
  { "@postal", "kind", postal, "postal" },
  { "@measure", "kind", measures, "postal" },
};

static const char *
translate (const char *context, const char *text, gconstpointer data G_GNUC_UNUSED)
{
  return context != NULL ? g_dpgettext2 (GETTEXT_PACKAGE, context, text)
                         : g_dgettext (GETTEXT_PACKAGE, text);
}

/* An article as its book is quoted in the reader's language; with the name of the book where that
 * is not the event's. */
static char *
dup_article (JsonObject *a)
{
  return brg_citation_dup_beside (brg_action_get_text (a, "article"),
                                  brg_rulebook_find (brg_action_get_text (a, "rulebook")),
                                  translate, NULL);
}

/* What was changed and by which article: "0:45:14 / 0:45:15 → 0:41:44 / 0:41:45 (par. 5.4.3.3)"; it
 * is kept with the id of the book. */
static char *
dup_detail (JsonObject *a)
{
  const char *detail = brg_action_get_text (a, "detail");
  const char *open = strrchr (detail, '(');
  gsize length = open != NULL ? strlen (open) : 0;
  g_autofree char *article = NULL;
  g_autofree char *id = NULL;
  g_autofree char *cited = NULL;
  const char *space;

  if (length < 3 || open[length - 1] != ')')
    return g_strdup (detail);
  article = g_strndup (open + 1, length - 2);
  space = strchr (article, ' ');
  id = space != NULL ? g_strndup (article, (gsize) (space - article)) : NULL;
  if (id == NULL || brg_rulebook_find (id) == NULL)
    return g_strdup (detail);
  cited = brg_citation_dup (article, translate, NULL);
  return g_strdup_printf ("%.*s(%s)", (int) (open - detail), detail, cited);
}

/* What a decision makes of a player. */
static void
append_leaving (GString *text, JsonObject *a)
{
  gint after = brg_action_get_int (a, "after");

  if (brg_action_get_int (a, "returns") != 0)
    g_string_append (text, _ (", exclusion lifted"));
  else if (brg_action_get_int (a, "excluded") == 0)
    return;
  else if (after == 0)
    g_string_append (text, _ (", excluded before round 1"));
  else
    /* Translators: behind a decision of the penalty log, the number of a round: ", исключение
     * после %d-го тура" */
    g_string_append_printf (text, _ (", excluded after round %d"), after);
}

static char *
dup_duration (guint seconds)
{
  if (seconds < 60)
    /* Translators: seconds */
    return g_strdup_printf (_ ("%u s"), seconds);
  if (seconds % 60 == 0)
    /* Translators: minutes */
    return g_strdup_printf (_ ("%u min"), seconds / 60);
  /* Translators: minutes, and with them seconds */
  return g_strdup_printf (_ ("%u min %u s"), seconds / 60, seconds % 60);
}

/* What the decision makes of the clocks: ", +2 min for the opponent". */
static void
append_clock (GString *text, JsonObject *a)
{
  BrgClockEffect effect;
  g_autofree char *duration = NULL;
  g_autofree char *change = NULL;
  gint seconds;

  if (!brg_clock_effect_from_text (brg_action_get_text (a, "clock"), &effect, &seconds) ||
      effect == BRG_CLOCK_NONE)
    return;
  g_string_append (text, ", ");
  if (effect == BRG_CLOCK_HALVE)
    {
      g_string_append (text, _ ("the elapsed time is halved"));
      return;
    }
  duration = dup_duration ((guint) ABS (seconds));
  change = g_strconcat (seconds < 0 ? "−" : "+", duration, NULL);
  g_string_append_printf (text,
                          effect == BRG_CLOCK_OPPONENT
                              /* Translators: a time: "%s сопернику" */
                              ? _ ("%s for the opponent")
                              /* Translators: a time, less or more for who did it: "%s
                               * нарушителю" */
                              : _ ("%s for the offender"),
                          change);
}

/* "14: Illegal move, Petukhova Maria (art. 7.5.5), +2 min for the opponent, 1-0" */
static char *
dup_matter (JsonObject *a)
{
  g_autoptr (GString) text = g_string_new (NULL);
  const char *name = brg_action_get_text (a, "name");
  g_autofree char *article = dup_article (a);
  const char *result = brg_action_get_text (a, "result");
  BrgIncidentKind kind;

  g_string_append_printf (text, "%d: ", brg_action_get_int (a, "number"));
  if (brg_incident_kind_from_id (brg_action_get_text (a, "kind"), &kind))
    g_string_append (text, _ (brg_incident_kind_get_name (kind)));
  else
    g_string_append (text, brg_action_get_text (a, "text"));
  if (*name != '\0')
    g_string_append_printf (text, ", %s", name);
  if (*article != '\0')
    g_string_append_printf (text, " (%s)", article);
  append_clock (text, a);
  if (*result != '\0')
    g_string_append_printf (text, ", %s", result);
  if (*brg_action_get_text (a, "fine") != '\0')
    g_string_append_printf (text, ", %s", brg_action_get_text (a, "fine"));
  append_leaving (text, a);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* What was asked for in a quickplay finish, and by whom. */
static char *
dup_request (JsonObject *a)
{
  gboolean is_white = g_str_equal (brg_action_get_text (a, "side"), "white");

  if (g_str_equal (brg_action_get_text (a, "kind"), "increment"))
    return g_strdup (is_white ? _ ("increment asked for by White")
                              : _ ("increment asked for by Black"));
  return g_strdup (is_white ? _ ("draw by 10.2 or III.5 claimed by White")
                            : _ ("draw by 10.2 or III.5 claimed by Black"));
}

/* Of Chess960 the detail is a number, of draughts-64 the table and the code of an opening. */
static char *
dup_opening_table (JsonObject *a)
{
  const char *detail = brg_action_get_text (a, "detail");
  const char *space = strchr (detail, ' ');

  return space != NULL ? g_strndup (detail, (gsize) (space - detail)) : g_strdup ("");
}

static char *
dup_opening_code (JsonObject *a)
{
  const char *space = strchr (brg_action_get_text (a, "detail"), ' ');

  return g_strdup (space != NULL ? space + 1 : "");
}

static char *
dup_or_dash (JsonObject *a, const char *key)
{
  const char *text = brg_action_get_text (a, key);

  return g_strdup (*text != '\0' ? text : "–");
}

/* What was irregular, by the ids of brg-irregular-act.h. */
static char *
dup_irregular (JsonObject *a)
{
  g_auto (GStrv) ids = g_strsplit (brg_action_get_text (a, "irregular"), ",", 0);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; ids[i] != NULL; i++)
    {
      const BrgIrregularAct *act = brg_irregular_act_find (ids[i]);

      g_string_append_printf (text, "%s%s", i > 0 ? " " : "",
                              act != NULL ? _ (act->sentence) : ids[i]);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
dup_was (JsonObject *a)
{
  return dup_or_dash (a, "was");
}

static char *
dup_tie_breaks (JsonObject *a)
{
  return dup_or_dash (a, "tie_breaks");
}

/* Nothing when tie-breaks that were announced have not been changed. */
static char *
dup_tie_breaks_before (JsonObject *a)
{
  return json_object_has_member (a, "tie_breaks_before") ? dup_or_dash (a, "tie_breaks_before")
                                                         : g_strdup ("");
}

static gint64
read_regulation (JsonObject *a, const char *key)
{
  gint64 value;

  return g_ascii_string_to_signed (brg_action_get_text (a, key), 10, G_MININT64, G_MAXINT64, &value,
                                   NULL)
             ? value
             : BRG_REGULATION_UNSET;
}

/* "Level of the event: National instead of –"; entries of older versions name no value. */
static char *
dup_regulation (JsonObject *a)
{
  guint n_regulations;
  const BrgRegulation *list = brg_regulations_list (&n_regulations);

  for (guint i = 0; i < n_regulations; i++)
    if (g_str_equal (list[i].name, brg_action_get_text (a, "name")))
      return json_object_has_member (a, "now")
                 ? brg_regulation_name_dup_change (&list[i], read_regulation (a, "now"),
                                                   read_regulation (a, "was"))
                 : g_strdup (_ (brg_regulation_name_find (list[i].name)->title));
  return g_strdup ("");
}

/* What of hall and equipment, as the book calls it. */
static char *
dup_equipment (JsonObject *a)
{
  const char *item = brg_action_get_text (a, "item");
  const BrgRulebook *book = brg_rulebook_find (brg_action_get_text (a, "book"));
  const BrgEquipmentItem *found = book != NULL ? brg_equipment_find (book, item) : NULL;

  return g_strdup (found != NULL ? _ (found->text) : item);
}

/* A paper of the admission, as the book or the regulations call it. */
static char *
dup_paper (JsonObject *a)
{
  const char *item = brg_action_get_text (a, "item");
  const char *title = brg_action_get_text (a, "title");
  const BrgRulebook *book = brg_rulebook_find (brg_action_get_text (a, "book"));
  const BrgAdmissionPaper *found = book != NULL ? brg_admission_find_paper (book, item) : NULL;

  return g_strdup (found != NULL ? _ (found->text) : *title != '\0' ? title : item);
}

static char *
dup_ground (JsonObject *a)
{
  BrgAdmissionGround ground = BRG_GROUND_NONE;

  brg_admission_ground_from_id (brg_action_get_text (a, "ground"), &ground);
  return g_strdup (brg_admission_name_ground (ground));
}

static char *
dup_move (JsonObject *a)
{
  /* Translators: the letters of chess pieces in your language: "ru" for Кр Ф Л С К, "uk" for
   * Кр Ф Т С К, else "en" */
  return brg_action_dup_move (brg_action_get_text (a, "detail"), C_ ("letters of pieces", "en"));
}

/* Entries of older versions have names of the database and values. */
static char *
dup_places (JsonObject *a)
{
  return json_object_has_member (a, "altered")
             ? brg_altered_places_dup_words (brg_action_get_text (a, "altered"))
             : g_strdup (brg_action_get_text (a, "places"));
}

static const struct
{
  const char *name;
  char *(*dup_words) (JsonObject *arguments);
} makers[] = {
  { "@move", dup_move },
  { "@places", dup_places },
  { "@regulation", dup_regulation },
  { "@equipment", dup_equipment },
  { "@paper", dup_paper },
  { "@admission-ground", dup_ground },
  { "@article", dup_article },
  { "@detail", dup_detail },
  { "@matter", dup_matter },
  { "@request", dup_request },
  { "@opening-table", dup_opening_table },
  { "@opening-code", dup_opening_code },
  { "@irregular", dup_irregular },
  { "@was", dup_was },
  { "@tie-breaks", dup_tie_breaks },
  { "@tie-breaks-before", dup_tie_breaks_before },
};

/* Behind a colon stands what an event of an envelope is about: it is not said. */
static char *
dup_value (JsonObject *a, const char *key, const Word *word, const char *context)
{
  const char *text = brg_action_get_text (a, key);
  gsize length = strcspn (text, ":");

  while (word->value != NULL &&
         (strlen (word->value) != length || strncmp (word->value, text, length) != 0))
    word++;
  return g_strdup (word->words != NULL ? translate (context, word->words, NULL) : text);
}

char *
brg_action_dup_words (JsonObject *arguments, const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    if (g_str_equal (lists[i].name, name))
      return dup_value (arguments, lists[i].key, lists[i].words, lists[i].context);
  for (guint i = 0; i < G_N_ELEMENTS (makers); i++)
    if (g_str_equal (makers[i].name, name))
      return makers[i].dup_words (arguments);
  g_return_val_if_reached (g_strdup (""));
}
