/* redaction-fixture.h - a player who came, was removed and is redacted, for the tests of redaction
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-redaction.h"
#include "store-fixture.h"

G_BEGIN_DECLS

#define FAMILY "Засекречин"
#define GIVEN "Аполлинарий"
#define FATHER "Вонифатьевич"
#define FORMER "Прежнефамильев"

void redaction_set_text (char **place, const char *text);

BrgEntry *redaction_make_entry (const char *family, const char *given);

gint64 redaction_add_entry (StoreFixture *fixture, BrgEntry *entry);

/* Somebody is entered, gets another name, and is removed. */
void redaction_come_and_go (StoreFixture *fixture);

gint64 redaction_find_removed (StoreFixture *fixture, const char *family);

void redaction_assert_sound (StoreFixture *fixture);

void redaction_take_out (StoreFixture *fixture, const char *family, BrgRedactionReport *report);

guint redaction_count_holders (StoreFixture *fixture, const char *text);

G_END_DECLS
