/* brg-action-title.h - the sentence for one action, made from a row of a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

#define BRG_ACTION_TITLE_ARGUMENTS 6
#define BRG_ACTION_TITLE_CONDITIONS 3

/**
 * BrgActionTitle:
 * @action: name of the action; of an addition its own name
 * @format: the sentence for translation, with `%s` and `%d`
 * @with: what stands for them: keys of arguments; with `@` words of brg_action_dup_words(),
 *   `@title` in an addition for the sentence to which it is added
 * @when: the row counts only when all of these are so: `key`, it is there and not 0; `key=text`, it
 *   is this text; `!`, it is not so
 * @also: (nullable): name of the rows that are added to the sentence
 * @choose: (nullable): gives the translated format in the place of @format, for plural forms
 * @context: (nullable): context of @format for translators
 *
 * What an action is called. Of the rows of an action the first one counts that may.
 */
typedef struct
{
  const char *action;
  const char *format;
  const char *with[BRG_ACTION_TITLE_ARGUMENTS];
  const char *when[BRG_ACTION_TITLE_CONDITIONS];
  const char *also;
  const char *(*choose) (JsonObject *arguments);
  const char *context;
} BrgActionTitle;

/* Whether the row is one of @action that counts for these arguments. */
gboolean brg_action_title_is (const BrgActionTitle *row, const char *action, JsonObject *arguments);

/* (transfer full): the sentence; @title is what `@title` stands for. */
char *brg_action_title_dup (const BrgActionTitle *row, JsonObject *arguments, const char *title);

G_END_DECLS
