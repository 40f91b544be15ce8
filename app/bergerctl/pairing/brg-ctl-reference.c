/* brg-ctl-reference.c - checker, engine and generator called as the reference programs are
 *
 * `FILE -c [-l LIST]` checks pairs and places of a report; `FILE -p [PAIRS] [-l LIST]` pairs its
 * next round: the number of pairs, then a pair a line, White first, 0 beside the odd player; `-g
 * [SETTINGS] -o FILE [-s SEED]` generates a report. SETTINGS has lines `Name=value`; rates in it
 * are "one of so many". LIST gets the sentences that explain each pair. `--dutch` and the names of
 * other Swiss systems go before the system that a report names. The exit status is 0 when all is
 * done or equal, 1 when no pairing exists or something differs, 3 for wrong input, 5 for a file.
 *
 * Tests: tests/app/bergerctl-reference.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "brg-ctl-check.h"
#include "brg-ctl-field.h"
#include "brg-ctl-pair.h"
#include "brg-generator.h"
#include "brg-output.h"
#include "brg-pairing-systems.h"
#include "brg-trf-generated.h"
#include "brg-trf-line.h"
#include "brg-trf-system.h"
#include "brg-trf-writer.h"

/* A settings file of more is none. */
#define MAX_SETTINGS (64 * 1024)

typedef struct
{
  char mode; /* one of c, p, g */
  const char *input;
  const char *output; /* of pairs or a generated report */
  const char *settings;
  const char *list;
  const char *seed;
  const char *system;
} Call;

/* Whether the argument at @i is there and no option. */
static gboolean
has_value (int argc, char **argv, int i)
{
  return i < argc && argv[i][0] != '-';
}

static const char **
find_place (Call *call, const char *option)
{
  return g_str_equal (option, "-o")   ? &call->output
         : g_str_equal (option, "-l") ? &call->list
         : g_str_equal (option, "-s") ? &call->seed
                                      : NULL;
}

/* An option with what stands behind it; -1 for a fault, which is told. */
static int
read_option (Call *call, int argc, char **argv, int i)
{
  const char *option = argv[i];
  const char **place = find_place (call, option);

  if (place != NULL)
    {
      if (!has_value (argc, argv, i + 1))
        {
          brg_ctl_complain ("%s: something has to stand behind it", option);
          return -1;
        }
      *place = argv[i + 1];
      return i + 1;
    }
  if (strlen (option) == 2 && strchr ("cpg", option[1]) != NULL && call->mode == '\0')
    {
      call->mode = option[1];
      if (call->mode == 'c' || !has_value (argc, argv, i + 1))
        return i;
      *(call->mode == 'p' ? &call->output : &call->settings) = argv[i + 1];
      return i + 1;
    }
  if (g_str_equal (option, "-r"))
    return i;
  if (g_str_has_prefix (option, "--"))
    {
      call->system = option + 2;
      return brg_ctl_find_system (call->system) != NULL ? i : -1;
    }
  brg_ctl_complain ("%s is not expected here", option);
  return -1;
}

static gboolean
read_call (Call *call, int argc, char **argv)
{
  for (int i = 1; i < argc; i++)
    if (argv[i][0] != '-')
      {
        if (call->input != NULL)
          {
            brg_ctl_complain ("“%s”: one file is expected", argv[i]);
            return FALSE;
          }
        call->input = argv[i];
      }
    else if ((i = read_option (call, argc, argv, i)) < 0)
      return FALSE;
  if (call->mode == 'g' ? call->output == NULL || call->input != NULL : call->input == NULL)
    {
      brg_ctl_complain (call->mode == 'g' ? "-g wants -o FILE, and takes no report as its model"
                                          : "a report file is missing");
      return FALSE;
    }
  return TRUE;
}

/* What the report names, else (Dutch). */
static const BrgPairingSystem *
choose_system (const Call *call, const BrgTrf *trf)
{
  const char *named = brg_trf_system_find (trf->texts[BRG_TRF_TEXT_TYPE_CODE]);

  return brg_pairing_system_find (call->system != NULL ? call->system
                                  : named != NULL      ? named
                                                       : "dutch");
}

static BrgCtlStatus
write_file (const char *path, const GString *text)
{
  g_autoptr (GError) error = NULL;

  if (brg_output_write (path, text->str, (gssize) text->len, BRG_OUTPUT_PUBLIC, &error))
    return BRG_CTL_YES;
  brg_ctl_complain ("%s", error->message);
  return BRG_CTL_BAD_FILE;
}

/* Pairs a round of what the report tells; NULL for a fault, which is told. */
static BrgPairing *
pair_round (const Call *call, const BrgPairingSystem *system, const BrgCtlField *field, gint round)
{
  g_autoptr (BrgTournament) tournament = brg_tournament_cut (field->tournament, round);
  BrgPairingRequest request = { .round = round, .explain = call->list != NULL };
  g_autoptr (GError) error = NULL;
  BrgPairing *pairing = brg_pairing_system_pair (system, tournament, &request, &error);

  if (pairing == NULL)
    brg_ctl_complain ("%s", error->message);
  return pairing;
}

static void
append_list (GString *list,
             const BrgPairingSystem *system,
             const BrgPairing *pairing,
             const BrgCtlField *field,
             gint round)
{
  g_autofree char *sentences = brg_ctl_pair_dup_explanation (system, pairing, field, round);

  g_string_append_printf (list, "# round %d, %s, %s\n%s", round, system->id, system->article,
                          sentences);
}

static BrgCtlStatus
list_rounds (const Call *call, const BrgPairingSystem *system, const BrgCtlField *field)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (gint round = 1; round <= brg_tournament_last_paired_round (field->tournament); round++)
    {
      g_autoptr (BrgPairing) pairing = pair_round (call, system, field, round);

      if (pairing == NULL)
        return BRG_CTL_BAD_INPUT;
      append_list (list, system, pairing, field, round);
    }
  return write_file (call->list, list);
}

static BrgCtlStatus
run_check (const Call *call, const BrgPairingSystem *system, const BrgCtlField *field)
{
  BrgCtlStatus checked;

  brg_ctl_tell_notes (field->trf, call->input);
  checked = brg_ctl_check_field (field, system, 0, TRUE);
  if (checked == BRG_CTL_WRONG)
    return BRG_CTL_BAD_INPUT;
  if (call->list != NULL)
    {
      BrgCtlStatus listed = list_rounds (call, system, field);

      if (listed != BRG_CTL_YES)
        return listed;
    }
  return checked;
}

static void
append_pairs (GString *text, const BrgPairing *pairing, const BrgCtlField *field)
{
  g_string_append_printf (text, "%u\n", pairing->pairs->len);
  for (guint i = 0; i < pairing->pairs->len; i++)
    {
      const BrgPair *pair = &g_array_index (pairing->pairs, BrgPair, i);

      g_string_append_printf (text, "%d", brg_ctl_field_number (field, pair->white));
      g_string_append_printf (text, " %d\n", brg_ctl_field_number (field, pair->black));
    }
}

static BrgCtlStatus
run_pair (const Call *call, const BrgPairingSystem *system, const BrgCtlField *field)
{
  gint round = brg_tournament_last_paired_round (field->tournament) + 1;
  g_autoptr (BrgPairing) pairing = pair_round (call, system, field, round);
  g_autoptr (GString) pairs = g_string_new (NULL);

  if (pairing == NULL)
    return BRG_CTL_BAD_INPUT;
  if (call->list != NULL)
    {
      g_autoptr (GString) list = g_string_new (NULL);
      BrgCtlStatus listed;

      append_list (list, system, pairing, field, round);
      listed = write_file (call->list, list);
      if (listed != BRG_CTL_YES)
        return listed;
    }
  if (!pairing->exists)
    {
      brg_ctl_complain ("%s: no pairing exists for round %d", call->input, round);
      return BRG_CTL_NO;
    }
  append_pairs (pairs, pairing, field);
  if (call->output != NULL)
    return write_file (call->output, pairs);
  g_print ("%s", pairs->str);
  return BRG_CTL_YES;
}

/* A report, checked or paired. */
static BrgCtlStatus
run_report (const Call *call)
{
  g_autoptr (BrgTrf) trf = NULL;
  g_autoptr (BrgCtlField) field = NULL;
  const BrgPairingSystem *system;

  if (access (call->input, R_OK) != 0)
    {
      brg_ctl_complain ("%s: %s", call->input, g_strerror (errno));
      return BRG_CTL_BAD_FILE;
    }
  trf = brg_ctl_load_trf (call->input);
  if (trf == NULL)
    return BRG_CTL_BAD_INPUT;
  field = brg_ctl_field_new (trf);
  system = choose_system (call, trf);
  if (system->kind != field->tournament->kind || system->is_knockout)
    {
      brg_ctl_complain ("%s: the report is of another kind than %s", call->input, system->id);
      return BRG_CTL_BAD_INPUT;
    }
  return call->mode == 'c' ? run_check (call, system, field) : run_pair (call, system, field);
}

/* What a line of the settings may say. Points are tenths of a point, rates "one of so many". */
typedef enum
{
  SETTING_NUMBER,
  SETTING_PER_CENT,
  SETTING_ONE_OF,
  SETTING_POINTS,
} SettingKind;

typedef struct
{
  const char *name;
  SettingKind kind;
  gsize offset; /* of a number of BrgGeneratorOptions */
} Setting;

#define FIELD(field) G_STRUCT_OFFSET (BrgGeneratorOptions, field)
#define AMOUNT(what) FIELD (amounts[what].values[0])

static const Setting settings[] = {
  { "PlayersNumber", SETTING_NUMBER, FIELD (n_players) },
  { "RoundsNumber", SETTING_NUMBER, FIELD (n_rounds) },
  { "HighestRating", SETTING_NUMBER, FIELD (highest_rating) },
  { "LowestRating", SETTING_NUMBER, FIELD (lowest_rating) },
  { "DrawPercentage", SETTING_PER_CENT, AMOUNT (BRG_GENERATOR_DRAWS) },
  { "ForfeitRate", SETTING_ONE_OF, AMOUNT (BRG_GENERATOR_FORFEITS) },
  { "RetiredRate", SETTING_ONE_OF, AMOUNT (BRG_GENERATOR_WITHDRAWALS) },
  { "HalfPointByeRate", SETTING_ONE_OF, AMOUNT (BRG_GENERATOR_HALF_BYES) },
  { "PointsForWin", SETTING_POINTS, FIELD (scoring.win) },
  { "PointsForDraw", SETTING_POINTS, FIELD (scoring.draw) },
  { "PointsForLoss", SETTING_POINTS, FIELD (scoring.loss) },
  { "PointsForZPB", SETTING_POINTS, FIELD (scoring.zero_bye) },
  { "PointsForForfeitLoss", SETTING_POINTS, FIELD (scoring.forfeit_loss) },
  { "PointsForPAB", SETTING_POINTS, FIELD (scoring.pairing_bye) },
};

static gboolean
parse_setting (const Setting *setting, const char *text, BrgGeneratorOptions *options)
{
  gint *value = &G_STRUCT_MEMBER (gint, options, setting->offset);
  gint number;

  if (setting->kind == SETTING_POINTS)
    return brg_trf_parse_points (text, value) && *value % (BRG_POINT / 10) == 0;
  if (!brg_trf_parse_number (text, G_MAXINT / BRG_GENERATOR_ALL, &number))
    return FALSE;
  if (setting->kind == SETTING_PER_CENT)
    *value = number * (BRG_GENERATOR_ALL / 100);
  else if (setting->kind == SETTING_ONE_OF)
    *value = number > 0 ? BRG_GENERATOR_ALL / number : 0;
  else
    *value = number;
  return TRUE;
}

static const Setting *
find_setting (const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (settings); i++)
    if (g_ascii_strcasecmp (settings[i].name, name) == 0)
      return &settings[i];
  return NULL;
}

/* A win without play and a full-point bye are worth a win, a half-point bye a draw. */
static void
settle_scoring (BrgScoring *scoring)
{
  scoring->forfeit_win = scoring->win;
  scoring->full_bye = scoring->win;
  scoring->half_bye = scoring->draw;
}

static BrgCtlStatus
read_settings (const char *path, BrgGeneratorOptions *options)
{
  g_autofree char *text = NULL;
  gsize length = 0;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) lines = NULL;

  if (!g_file_get_contents (path, &text, &length, &error))
    {
      brg_ctl_complain ("%s", error->message);
      return BRG_CTL_BAD_FILE;
    }
  if (length > MAX_SETTINGS || strlen (text) != length || !g_utf8_validate (text, -1, NULL))
    {
      brg_ctl_complain ("%s: no file of settings", path);
      return BRG_CTL_BAD_INPUT;
    }
  lines = g_strsplit_set (text, "\r\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      const char *line = g_strstrip (lines[i]);
      char *equal = strchr (line, '=');
      const Setting *setting = NULL;

      if (*line == '\0' || *line == '#')
        continue;
      if (equal != NULL)
        {
          *equal = '\0';
          setting = find_setting (g_strchomp ((char *) line));
        }
      if (setting == NULL || !parse_setting (setting, g_strstrip (equal + 1), options))
        {
          brg_ctl_complain ("%s: “%s” is no setting, or its value is none", path, line);
          return BRG_CTL_BAD_INPUT;
        }
    }
  settle_scoring (&options->scoring);
  return BRG_CTL_YES;
}

static BrgCtlStatus
run_generate (const Call *call)
{
  guint64 seed = (guint64) g_random_int () << 32 | g_random_int ();
  g_autoptr (BrgGenerated) generated = NULL;
  g_autoptr (BrgTrf) trf = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *written = NULL;
  BrgGeneratorOptions options;
  const BrgPairingSystem *system =
      brg_pairing_system_find (call->system != NULL ? call->system : "dutch");
  BrgCtlStatus settled = BRG_CTL_YES;

  if (!brg_ctl_parse_seed (call->seed, &seed))
    return BRG_CTL_BAD_INPUT;
  brg_generator_options_init (&options, seed);
  if (call->settings != NULL)
    settled = read_settings (call->settings, &options);
  if (settled != BRG_CTL_YES)
    return settled;
  generated = brg_generator_run (system, &options, &error);
  if (generated != NULL)
    trf = brg_trf_from_generated (generated, system, NULL, NULL);
  if (trf != NULL)
    written = brg_trf_write (trf, BRG_TRF_26, NULL, &error);
  if (written == NULL)
    {
      brg_ctl_complain ("%s", error->message);
      return BRG_CTL_BAD_INPUT;
    }
  g_string_append (text, written);
  return write_file (call->output, text);
}

static BrgCtlStatus
run_reference (int argc, char **argv)
{
  Call call = { 0 };

  if (!read_call (&call, argc, argv))
    return BRG_CTL_BAD_INPUT;
  return call.mode == 'g' ? run_generate (&call) : run_report (&call);
}

const BrgCtlCommand brg_ctl_reference = { "", run_reference,
                                          "FILE.trf -c [-l LIST]\n"
                                          "  FILE.trf -p [PAIRS] [-l LIST]\n"
                                          "  -g [SETTINGS] -o FILE.trf [-s SEED]" };
