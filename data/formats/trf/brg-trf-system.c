/* brg-trf-system.c - pairing systems and their codes in report files
 *
 * Tests: tests/data/test-trf-system.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-trf-system.h"

#include <string.h>

#define ACCELERATED "_BAKU"

/* The first code of a system is the one that is written: all programs know it. */
static const struct
{
  const char *code;
  const char *system;
} codes[] = {
  { "FIDE_DUTCH", "dutch" },
  { "FIDE_DUTCH_2025", "dutch" },
  { "FIDE_DUTCH_2026", "dutch" },
  { "FIDE_DUBOV", "dubov" },
  { "FIDE_BURSTEIN", "burstein" },
  { "FIDE_DOUBLESWISS", "double-swiss" },
  { "FIDE_ROUNDROBIN", "berger" },
  { "FIDE_DOUBLEROUNDROBIN", "berger" },
  { "FIDE_TEAM_ROUNDROBIN", "berger" },
};

/* Codes of Swiss Team go on with the scores, _MP_GP or _GP_MP, the first one first, or only it. */
static const struct
{
  const char *code;
  const char *system;
} team_codes[] = {
  { "FIDE_TEAM_TYPEA", "team-swiss" },
  { "FIDE_TEAM_TYPEB", "team-swiss-b" },
  { "FIDE_TEAM_MP", "team-swiss-plain" },
  { "FIDE_TEAM_GP", "team-swiss-plain" },
};

/* Without scores it is type A. */
static const char *
find_team_system (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (team_codes); i++)
    if (g_str_has_prefix (name, team_codes[i].code))
      return team_codes[i].system;
  return g_str_equal (name, "FIDE_TEAM") ? "team-swiss" : NULL;
}

const char *
brg_trf_system_find (const char *code)
{
  g_autofree char *name = code != NULL ? g_ascii_strup (code, -1) : g_strdup ("");

  if (g_str_has_suffix (name, ACCELERATED))
    name[strlen (name) - strlen (ACCELERATED)] = '\0';
  for (guint i = 0; i < G_N_ELEMENTS (codes); i++)
    if (g_str_equal (codes[i].code, name))
      return codes[i].system;
  return find_team_system (name);
}

const char *
brg_trf_system_get_code (const char *system)
{
  g_return_val_if_fail (system != NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (codes); i++)
    if (g_str_equal (codes[i].system, system))
      return codes[i].code;
  return "CUSTOM_SWISS";
}

gboolean
brg_trf_system_has_board_points_first (const char *code)
{
  g_autofree char *name = code != NULL ? g_ascii_strup (code, -1) : g_strdup ("");
  const char *boards = strstr (name, "_GP");
  const char *matches = strstr (name, "_MP");

  return boards != NULL && (matches == NULL || boards < matches);
}

char *
brg_trf_system_make_team_code (const char *system, gboolean board_points_first)
{
  const char *scores = board_points_first ? "_GP_MP" : "_MP_GP";

  g_return_val_if_fail (system != NULL, NULL);

  if (g_str_equal (system, "team-swiss-plain"))
    return g_strconcat ("FIDE_TEAM", scores, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (team_codes); i++)
    if (g_str_equal (team_codes[i].system, system))
      return g_strconcat (team_codes[i].code, scores, NULL);
  return g_strconcat ("CUSTOM_TEAM_SWISS", board_points_first ? "_GP" : "_MP", NULL);
}
