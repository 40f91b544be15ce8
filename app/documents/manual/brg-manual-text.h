/* brg-manual-text.h - a topic of the manual
 *
 * A topic is a text file in data/manual/LANGUAGE. The English one begins with lines `key: words`:
 * `pages` (ids of pages of the window), `sheets` (templates, without `.ui`) and `rules`
 * (`BOOK/ARTICLE`) that it explains; an empty line ends them. Then comes a small subset of
 * Markdown: one `# Title`,
 * `## Heading`, paragraphs parted by empty lines, `- items` and `1. steps` (an item goes on on
 * lines that begin with two blanks), table rows `| a | b |` the first of which is the head, a
 * picture alone in its paragraph `![caption](name)`. In a line: `**strong**`, `` `literal` ``,
 * `{{Ctrl+P}}` for keys and
 * `[text](target)`, where a target is a topic, a topic with a heading `topic#2`, a page of the
 * window `page:ID` or an article `rule:BOOK/ARTICLE`.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BrgManualRunKind:
 * @BRG_MANUAL_PLAIN: words
 * @BRG_MANUAL_STRONG: words with weight
 * @BRG_MANUAL_LITERAL: what is typed or printed
 * @BRG_MANUAL_KEY: a key, or keys that are pressed together
 * @BRG_MANUAL_LINK: words that lead somewhere
 *
 * What a run of letters is.
 */
typedef enum
{
  BRG_MANUAL_PLAIN,
  BRG_MANUAL_STRONG,
  BRG_MANUAL_LITERAL,
  BRG_MANUAL_KEY,
  BRG_MANUAL_LINK,
} BrgManualRunKind;

/**
 * BrgManualRun:
 * @kind: what it is
 * @text: (owned): its words
 * @target: (owned) (nullable): of a link, where it leads
 */
typedef struct
{
  BrgManualRunKind kind;
  char *text;
  char *target;
} BrgManualRun;

/**
 * BrgManualBlockKind:
 * @BRG_MANUAL_HEADING: a heading of a part
 * @BRG_MANUAL_PARAGRAPH: a paragraph
 * @BRG_MANUAL_ITEM: an item of a list
 * @BRG_MANUAL_STEP: a numbered step
 * @BRG_MANUAL_PICTURE: a picture of the window
 * @BRG_MANUAL_ROW: a row of a table
 *
 * What a block is.
 */
typedef enum
{
  BRG_MANUAL_HEADING,
  BRG_MANUAL_PARAGRAPH,
  BRG_MANUAL_ITEM,
  BRG_MANUAL_STEP,
  BRG_MANUAL_PICTURE,
  BRG_MANUAL_ROW,
} BrgManualBlockKind;

/**
 * BrgManualBlock:
 * @kind: what it is
 * @number: of a heading and of a step its number, from 1; of a row its place in the table, 0 for
 *   the head; else 0
 * @cells: (owned) (element-type GPtrArray): of a row its cells, else one cell; a cell is a list of
 *   #BrgManualRun
 * @picture: (owned) (nullable): of a picture its name
 */
typedef struct
{
  BrgManualBlockKind kind;
  guint number;
  GPtrArray *cells;
  char *picture;
} BrgManualBlock;

/**
 * BrgManualTopic:
 * @title: (owned): its title
 * @pages: (owned) (array zero-terminated=1): ids of pages that it explains
 * @sheets: (owned) (array zero-terminated=1): sheets that it explains
 * @rules: (owned) (array zero-terminated=1): `BOOK/ARTICLE` that it speaks of
 * @blocks: (owned) (element-type BrgManualBlock): what follows the title
 */
typedef struct
{
  char *title;
  GStrv pages;
  GStrv sheets;
  GStrv rules;
  GPtrArray *blocks;
} BrgManualTopic;

/**
 * brg_manual_topic_parse:
 * @text: a text in UTF-8
 * @name: what messages call it
 * @error: return location for an error, `NAME:LINE: what is wrong`
 *
 * Returns: (transfer full) (nullable): the topic
 */
BrgManualTopic *brg_manual_topic_parse (const char *text, const char *name, GError **error);

/**
 * brg_manual_topic_free:
 * @topic: (nullable): a topic
 */
void brg_manual_topic_free (BrgManualTopic *topic);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgManualTopic, brg_manual_topic_free)

/**
 * brg_manual_runs_append_plain:
 * @text: where to
 * @runs: (element-type BrgManualRun): a cell
 *
 * Appends the words alone.
 */
void brg_manual_runs_append_plain (GString *text, const GPtrArray *runs);

G_END_DECLS
