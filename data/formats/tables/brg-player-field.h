/* brg-player-field.h - what a column of a list of players holds
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BrgPlayerField:
 * @BRG_PLAYER_FIELD_IGNORE: nothing that is wanted
 * @BRG_PLAYER_FIELD_NUMBER: start number
 * @BRG_PLAYER_FIELD_FULL_NAME: the whole name, taken apart by brg_person_name_split()
 * @BRG_PLAYER_FIELD_FAMILY_NAME: family name
 * @BRG_PLAYER_FIELD_GIVEN_NAME: given name; with the father's name behind it when that has no
 *   column of its own
 * @BRG_PLAYER_FIELD_FATHER_NAME: father's name
 * @BRG_PLAYER_FIELD_SEX: sex
 * @BRG_PLAYER_FIELD_BIRTH: date or year of birth
 * @BRG_PLAYER_FIELD_TITLE: title or category; of several columns the first that is not empty counts
 * @BRG_PLAYER_FIELD_RATING: rating
 * @BRG_PLAYER_FIELD_FEDERATION: federation or country
 * @BRG_PLAYER_FIELD_ORGANISATION: region, club, school; several columns are joined
 * @BRG_PLAYER_FIELD_FIDE_ID: FIDE id
 * @BRG_PLAYER_FIELD_TEAM: team; where players play for themselves it is one more organisation
 * @BRG_PLAYER_FIELD_COACH: coach; several columns are joined
 * @BRG_PLAYER_FIELD_REGION: region, which is his organisation where none is named, and the
 *   delegation that enters him where no column names another
 * @BRG_PLAYER_FIELD_DELEGATION: delegation, the organisation that enters him
 * @BRG_PLAYER_FIELD_TOWN: town, which is one of his organisations
 * @BRG_PLAYER_FIELD_NATIONAL_ID: number that a national federation gave him
 * @BRG_PLAYER_FIELD_PASSPORT: passport or birth certificate; from here on they are personal papers
 * in the order of #BrgPaperField; several columns are joined
 * @BRG_PLAYER_FIELD_SNILS: number of his insurance account
 * @BRG_PLAYER_FIELD_ADDRESS: home address; several columns are joined
 * @BRG_PLAYER_FIELD_PHONE: phone; several columns are joined
 *
 * Where a cell goes to.
 */
typedef enum
{
  BRG_PLAYER_FIELD_IGNORE,
  BRG_PLAYER_FIELD_NUMBER,
  BRG_PLAYER_FIELD_FULL_NAME,
  BRG_PLAYER_FIELD_FAMILY_NAME,
  BRG_PLAYER_FIELD_GIVEN_NAME,
  BRG_PLAYER_FIELD_FATHER_NAME,
  BRG_PLAYER_FIELD_SEX,
  BRG_PLAYER_FIELD_BIRTH,
  BRG_PLAYER_FIELD_TITLE,
  BRG_PLAYER_FIELD_RATING,
  BRG_PLAYER_FIELD_FEDERATION,
  BRG_PLAYER_FIELD_ORGANISATION,
  BRG_PLAYER_FIELD_FIDE_ID,
  BRG_PLAYER_FIELD_TEAM,
  BRG_PLAYER_FIELD_COACH,
  BRG_PLAYER_FIELD_REGION,
  BRG_PLAYER_FIELD_DELEGATION,
  BRG_PLAYER_FIELD_TOWN,
  BRG_PLAYER_FIELD_NATIONAL_ID,
  BRG_PLAYER_FIELD_PASSPORT,
  BRG_PLAYER_FIELD_SNILS,
  BRG_PLAYER_FIELD_ADDRESS,
  BRG_PLAYER_FIELD_PHONE,
} BrgPlayerField;

#define BRG_N_PLAYER_FIELDS (BRG_PLAYER_FIELD_PHONE + 1)

/**
 * brg_player_field_get_code:
 * @field: a field
 *
 * Returns: (transfer none): heading of the column in files that are written, `FamilyName`
 */
const char *brg_player_field_get_code (BrgPlayerField field);

/**
 * brg_player_field_get_label:
 * @field: a field
 *
 * Returns: (transfer none): what the field is called, translated
 */
const char *brg_player_field_get_label (BrgPlayerField field);

/**
 * brg_player_field_is_personal:
 * @field: a field
 *
 * Returns: whether it is a personal paper, which not every workspace keeps
 */
gboolean brg_player_field_is_personal (BrgPlayerField field);

/**
 * brg_player_field_may_repeat:
 * @field: a field
 *
 * Returns: whether several columns may have this field
 */
gboolean brg_player_field_may_repeat (BrgPlayerField field);

/**
 * BrgPlayerHeading:
 * @field: the field that a heading names
 * @is_known: whether the heading is known at all; %BRG_PLAYER_FIELD_IGNORE may be known, too
 * @is_exact: whether the heading is nothing but a known word
 *
 * What a heading says.
 */
typedef struct
{
  BrgPlayerField field;
  gboolean is_known;
  gboolean is_exact;
} BrgPlayerHeading;

/**
 * brg_player_heading_parse:
 * @text: a heading in English, Russian or Ukrainian
 *
 * Returns: the field that it names
 */
BrgPlayerHeading brg_player_heading_parse (const char *text);

G_END_DECLS
