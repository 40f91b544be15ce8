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
  { "FIDE_DUTCH", "dutch" },       { "FIDE_DUTCH_2025", "dutch" },
  { "FIDE_DUTCH_2026", "dutch" },  { "FIDE_DUBOV", "dubov" },
  { "FIDE_BURSTEIN", "burstein" }, { "FIDE_DOUBLESWISS", "double-swiss" },
  { "FIDE_ROUNDROBIN", "berger" }, { "FIDE_DOUBLEROUNDROBIN", "berger" },
};

const char *
brg_trf_system_find (const char *code)
{
  g_autofree char *name = code != NULL ? g_ascii_strup (code, -1) : g_strdup ("");

  if (g_str_has_suffix (name, ACCELERATED))
    name[strlen (name) - strlen (ACCELERATED)] = '\0';
  for (guint i = 0; i < G_N_ELEMENTS (codes); i++)
    if (g_str_equal (codes[i].code, name))
      return codes[i].system;
  return NULL;
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
