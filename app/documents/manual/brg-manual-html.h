/* brg-manual-html.h - a topic of the manual as a page for a browser
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-manual-text.h"

G_BEGIN_DECLS

/**
 * BrgManualPlace:
 * @language: language of the texts
 * @book: what the manual is called
 * @part: the part in which the topic stands
 * @previous: (nullable): id of the topic before it
 * @previous_title: (nullable): its title
 * @next: (nullable): id of the topic after it
 * @next_title: (nullable): its title
 *
 * Where a topic stands in the book.
 */
typedef struct
{
  const char *language;
  const char *book;
  const char *part;
  const char *previous;
  const char *previous_title;
  const char *next;
  const char *next_title;
} BrgManualPlace;

/**
 * brg_manual_html_append_head:
 * @html: where to
 * @language: language of the page
 * @title: its title
 *
 * Appends what stands before the body. Nothing is loaded from elsewhere: the style stands in the
 * page.
 */
void brg_manual_html_append_head (GString *html, const char *language, const char *title);

/**
 * brg_manual_html_make:
 * @topic: a topic
 * @place: where it stands
 *
 * Links to topics lead to `TOPIC.html`, pictures are `pictures/NAME.png`; pages of the window and
 * articles, which a browser does not have, are words.
 *
 * Returns: (transfer full): the page
 */
char *brg_manual_html_make (const BrgManualTopic *topic, const BrgManualPlace *place);

G_END_DECLS
