/* brg-known-value.c - which words, days and names a row of the database may hold
 *
 * Tests: tests/data/test-validate.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-known-value.h"

#include <string.h>

#include "brg-adjournment-ids.h"
#include "brg-admission.h"
#include "brg-contest-position.h"
#include "brg-discipline.h"
#include "brg-incident-log.h"
#include "brg-incident.h"
#include "brg-kept-apart.h"
#include "brg-money-row.h"
#include "brg-official-role.h"
#include "brg-pairing-systems.h"
#include "brg-photo.h"
#include "brg-playoff-options.h"
#include "brg-points.h"
#include "brg-postal-event.h"
#include "brg-rating-rules.h"
#include "brg-renju-regulation.h"
#include "brg-rulebooks.h"
#include "brg-stored-envelope.h"
#include "brg-text-tidy.h"
#include "brg-tie-break-edition.h"
#include "brg-timetable.h"
#include "brg-zone.h"

static gboolean
is_rulebook (const char *id)
{
  return brg_rulebook_find (id) != NULL;
}

static gboolean
is_discipline (const char *id)
{
  BrgDiscipline discipline;

  return brg_discipline_from_id (id, &discipline);
}

static gboolean
is_system (const char *id)
{
  return brg_pairing_system_find (id) != NULL;
}

/* Nothing is written for a side that has none. */
static gboolean
is_outcome (const char *code)
{
  BrgOutcome outcome;

  return *code == '\0' || (strlen (code) == 1 && brg_outcome_from_code (code[0], &outcome));
}

static gboolean
is_moment (const char *utc)
{
  g_autoptr (GDateTime) moment = brg_timetable_moment (utc);

  return moment != NULL;
}

/* Its kind, a space, its bytes as digits. */
static gboolean
is_photo (const char *text)
{
  const char *space = strchr (text, ' ');
  g_autoptr (GBytes) bytes = space != NULL ? brg_photo_from_text (space + 1) : NULL;
  g_autofree char *kind = bytes != NULL ? g_strndup (text, (gsize) (space - text)) : NULL;
  BrgPhotoSize size;

  return bytes != NULL && brg_photo_is_kept (bytes, &size) &&
         g_str_equal (kind, brg_photo_kind_get_id (size.kind));
}

static gboolean
is_apart_field (const char *id)
{
  BrgApartField field;

  return brg_apart_field_from_id (id, &field);
}

static gboolean
is_ground (const char *id)
{
  BrgAdmissionGround ground;

  return brg_admission_ground_from_id (id, &ground);
}

static gboolean
is_renju_rule (const char *id)
{
  BrgRenjuRegulation regulation;

  return brg_renju_regulation_from_id (id, &regulation);
}

static gboolean
is_post (const char *word)
{
  BrgOfficialRole role;

  return brg_official_role_from_word (word, &role);
}

static gboolean
is_money_kind (const char *word)
{
  BrgMoneyKind kind;

  return brg_money_kind_from_word (word, &kind);
}

static gboolean
is_table_system (const char *id)
{
  const BrgPairingSystem *system = brg_pairing_system_find (id);

  return system != NULL && system->kind == BRG_TOURNAMENT_ROUND_ROBIN;
}

/* Two words, such as `arbiter loss`. Returns: (transfer full): them, NULL where there are not two
 */
static GStrv
split_pair (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", 2);

  return g_strv_length (words) == 2 ? g_steal_pointer (&words) : NULL;
}

/* A book and what is played. */
static gboolean
is_postal (const char *text)
{
  g_auto (GStrv) words = split_pair (text);
  const BrgRulebook *rulebook = words != NULL ? brg_rulebook_find (words[0]) : NULL;
  BrgDraughtsVariant variant;
  BrgDiscipline discipline;

  return rulebook != NULL && rulebook->correspondence != NULL &&
         brg_discipline_from_id (words[1], &discipline) &&
         brg_postal_discipline_get_variant (discipline, &variant);
}

/* Records of one game, by themselves and in this order. */
static gboolean
is_postal_lines (const char *text)
{
  g_autoptr (BrgPostalGame) game = brg_postal_game_new ();
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (BrgPostalFault) fault = { 0 };

      if (!brg_postal_file_read_record (game, lines[i], i + 1, &fault))
        return FALSE;
    }
  return TRUE;
}

static gboolean
is_postal_line (const char *text)
{
  return strchr (text, '\n') == NULL && is_postal_lines (text);
}

/* Who decides and what. */
static gboolean
is_postal_measure (const char *text)
{
  g_auto (GStrv) words = split_pair (text);
  BrgPostalOffice office;
  BrgPostalMeasureKind kind;

  return words != NULL && brg_postal_office_find (words[0], &office) &&
         brg_postal_measure_find (words[1], &kind) && brg_postal_measure_may (office, kind, NULL);
}

/* rus-draughts-2022 10.1.10: the book, what is decided, and the article that was broken. */
static gboolean
is_postal_article (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", 3);
  const BrgRulebook *rulebook;
  BrgPostalMeasureKind kind;

  if (g_strv_length (words) != 3 || !brg_postal_measure_find (words[1], &kind))
    return FALSE;
  rulebook = brg_rulebook_find (words[0]);
  return rulebook != NULL &&
         (*words[2] == '\0' ? !brg_postal_measure_is_penalty (kind)
                            : brg_postal_measure_is_article_of (rulebook, words[2]));
}

/* rus-draughts-2022 11.5: a book by which contests of composition are held. */
static gboolean
is_contest (const char *id)
{
  const BrgRulebook *rulebook = brg_rulebook_find (id);

  return rulebook != NULL && rulebook->contests_article != NULL;
}

/* Board, kind and group of a section, parted by tabs, each empty for any. */
static gboolean
is_contest_section (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, "\t", -1);

  return g_strv_length (words) == 3 && brg_contest_section_may_be (words[0], words[1], words[2]);
}

/* Board, kind, group, task, number of moves and position of a work, parted by tabs. */
static gboolean
is_contest_work (const char *text)
{
  g_auto (GStrv) fields = g_strsplit (text, "\t", -1);
  g_auto (BrgContestPosition) position = { 0 };
  BrgContestWork work = { 0 };
  guint64 n_moves;

  if (g_strv_length (fields) != 6 ||
      !g_ascii_string_to_unsigned (fields[4], 10, 0, G_MAXUINT, &n_moves, NULL))
    return FALSE;
  work.board = fields[0];
  work.kind = fields[1];
  work.group = fields[2];
  work.task = fields[3];
  work.n_moves = (guint) n_moves;
  work.fen = fields[5];
  work.solution = (char *) "";
  return brg_contest_position_read (&work, &position) == BRG_CONTEST_POSITION_FINE;
}

/* Of what has happened to a sealed game; `adjudicate:1-0` names a result. */
static gboolean
is_adjournment (const char *id)
{
  BrgAdjournmentEvent event;

  return g_str_equal (id, BRG_STORED_ENVELOPE_RESULT) || brg_adjournment_event_from_id (id, &event);
}

static gboolean
is_incident (const char *id)
{
  BrgIncidentKind kind;

  return brg_incident_kind_from_id (id, &kind);
}

static gboolean
is_sanction (const char *id)
{
  BrgSanction sanction;

  return brg_sanction_from_id (id, &sanction);
}

static gboolean
is_clock_effect (const char *text)
{
  BrgClockEffect effect;
  gint seconds;

  return brg_clock_effect_from_text (text, &effect, &seconds);
}

static gboolean
is_result_effect (const char *id)
{
  BrgResultEffect effect;

  return brg_result_effect_from_id (id, &effect);
}

static gboolean
is_score (const char *text)
{
  BrgOutcome white;
  BrgOutcome black;

  return brg_incident_result_from_text (text, &white, &black);
}

static gboolean
is_edition (const char *id)
{
  BrgTieBreakEdition edition;

  return brg_tie_break_edition_find (id, &edition);
}

static gboolean
is_rating_kind (const char *id)
{
  BrgRatingKind kind;

  return brg_rating_kind_from_id (id, &kind);
}

static gboolean
is_playoff (const char *id)
{
  return brg_playoff_find_format (id) != NULL;
}

/* Of the pages for browsers. */
static gboolean
is_language (const char *id)
{
  static const char *const languages[] = { "en", "ru", "uk", NULL };

  return g_strv_contains (languages, id);
}

/* Papers whose text an event keeps. */
static gboolean
is_template (const char *id)
{
  static const char *const kinds[] = { "diplomas", "certificates", NULL };

  return g_strv_contains (kinds, id);
}

static const struct
{
  const char *name;
  gboolean (*is_known) (const char *id);
} lists[] = {
  { "rulebook", is_rulebook },
  { "discipline", is_discipline },
  { "system", is_system },
  { "outcome", is_outcome },
  { "renju", is_renju_rule },
  { "apart", is_apart_field },
  { "moment", is_moment },
  { "day", brg_timetable_is_day },
  { "zone", brg_zone_is_name },
  { "post", is_post },
  { "money", is_money_kind },
  { "photo", is_photo },
  { "ground", is_ground },
  { "table-system", is_table_system },
  { "postal", is_postal },
  { "postal-line", is_postal_line },
  { "postal-lines", is_postal_lines },
  { "postal-measure", is_postal_measure },
  { "postal-article", is_postal_article },
  { "contest", is_contest },
  { "contest-section", is_contest_section },
  { "contest-work", is_contest_work },
  { "adjournment", is_adjournment },
  { "incident", is_incident },
  { "sanction", is_sanction },
  { "clock", is_clock_effect },
  { "effect", is_result_effect },
  { "score", is_score },
  { "edition", is_edition },
  { "rating", is_rating_kind },
  { "playoff", is_playoff },
  { "language", is_language },
  { "template", is_template },
  { "line", brg_text_is_printable },
  { "lines", brg_text_has_printable_lines },
};

gboolean
brg_known_value_is_in (const char *list, const char *id)
{
  g_return_val_if_fail (list != NULL && id != NULL, FALSE);

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    if (g_str_equal (lists[i].name, list))
      return lists[i].is_known (id);
  return FALSE;
}
