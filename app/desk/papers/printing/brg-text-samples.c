/* brg-text-samples.c - texts with fields that a secretary begins with
 *
 * The first three are what the papers say by themselves.
 *
 * Tests: tests/app/papers/test-paper-archive.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-text-samples.h"

#define DIPLOMA             \
  N_ ("> {organiser}\n"     \
      "# DIPLOMA\n"         \
      "awarded to\n"        \
      "## {name}\n"         \
      "{region}\n"          \
      "for place {place}\n" \
      "{list}\n"            \
      "in the event\n"      \
      "## {event}\n"        \
      "{group}\n"           \
      "{discipline}\n"      \
      "> {site}\n"          \
      "> {dates}")

#define CERTIFICATE                        \
  N_ ("> {organiser}\n"                    \
      "# CERTIFICATE\n"                    \
      "of participation\n"                 \
      "## {name}\n"                        \
      "{title}\n"                          \
      "{region}\n"                         \
      "took part in the event\n"           \
      "## {event}\n"                       \
      "{group}\n"                          \
      "{discipline}\n"                     \
      "points: {points}, place: {place}\n" \
      "> {site}\n"                         \
      "> {dates}")

#define NORM               \
  N_ ("> {organiser}\n"    \
      "# CERTIFICATE\n"    \
      "of a norm\n"        \
      "## {name}\n"        \
      "{title}\n"          \
      "{region}\n"         \
      "reached the norm\n" \
      "## {list}\n"        \
      "result: {points}\n" \
      "in the event\n"     \
      "{event}\n"          \
      "{group}\n"          \
      "{discipline}\n"     \
      "> {site}\n"         \
      "> {dates}")

#define THANKS                                                  \
  N_ ("> {organiser}\n"                                         \
      "# LETTER OF THANKS\n"                                    \
      "## {name}\n"                                             \
      "{region}\n"                                              \
      "The organisers thank you for taking part in the event\n" \
      "## {event}\n"                                            \
      "and wish you further success.\n"                         \
      "> {site}\n"                                              \
      "> {dates}")

#define NOTICE                                                  \
  N_ ("> {organiser}\n"                                         \
      "## NOTICE\n"                                             \
      "{name}, {region}, number {number} in the start list,\n"  \
      "is notified that in the event “{event}”, {group},\n" \
      "the following was decided:\n"                            \
      "________________________________________\n"              \
      "________________________________________\n"              \
      "> {site}, {dates}")

static const struct
{
  const char *paper;
  const char *name;
  const char *text;
} samples[BRG_N_TEXT_SAMPLES] = {
  { "diplomas", N_ ("Diploma"), DIPLOMA },
  { "certificates", N_ ("Certificate of participation"), CERTIFICATE },
  { "norm-certificates", N_ ("Certificate of a norm"), NORM },
  { NULL, N_ ("Letter of thanks"), THANKS },
  { NULL, N_ ("Notice to a participant"), NOTICE },
};

const char *
brg_text_sample_get_name (guint sample)
{
  g_return_val_if_fail (sample < BRG_N_TEXT_SAMPLES, "");

  return samples[sample].name;
}

const char *
brg_text_sample_get_text (guint sample, const BrgWords *words)
{
  g_return_val_if_fail (sample < BRG_N_TEXT_SAMPLES && words != NULL, "");

  return brg_words_get (words, samples[sample].text);
}

guint
brg_text_sample_find (const char *paper)
{
  guint sample = 0;

  g_return_val_if_fail (paper != NULL, BRG_N_TEXT_SAMPLES);

  while (sample < BRG_N_TEXT_SAMPLES && g_strcmp0 (samples[sample].paper, paper) != 0)
    sample++;
  return sample;
}
