/* brg-diplomas.h - diplomas for prize winners, certificates for everybody who took part
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-document-options.h"
#include "brg-document.h"
#include "brg-table-source.h"

G_BEGIN_DECLS

/**
 * BRG_DIPLOMAS_ERROR:
 *
 * Error domain of diplomas.
 */
#define BRG_DIPLOMAS_ERROR (brg_diplomas_error_quark ())
GQuark brg_diplomas_error_quark (void);

/**
 * BrgDiplomasError:
 * @BRG_DIPLOMAS_ERROR_NOBODY: there is nobody to get one
 * @BRG_DIPLOMAS_ERROR_ROOM: the text does not go on a sheet in a type that can be read
 */
typedef enum
{
  BRG_DIPLOMAS_ERROR_NOBODY,
  BRG_DIPLOMAS_ERROR_ROOM,
} BrgDiplomasError;

/**
 * brg_diplomas_lay_out:
 * @table: the group and its table
 * @options: how the document is wanted: #BrgDocumentOptions.text, already checked, takes the place
 *   of the usual text; #BrgDocumentOptions.chosen are start numbers; A4 or A5
 * @error: return location for an error
 *
 * Lays out a diploma for everybody who gets a prize, in the order of the list of prizes.
 *
 * Returns: (transfer full) (nullable): the document
 */
BrgDocument *brg_diplomas_lay_out (const BrgTableSource *table,
                                   const BrgDocumentOptions *options,
                                   GError **error);

/**
 * brg_certificates_lay_out:
 * @snapshot: the group
 * @table: (nullable): its table, for places and points; %NULL before there is one, and of teams
 * @options: likewise
 * @error: return location for an error
 *
 * Lays out a certificate for every player who was not excluded.
 *
 * Returns: (transfer full) (nullable): the document
 */
BrgDocument *brg_certificates_lay_out (const BrgSnapshot *snapshot,
                                       const BrgTableSource *table,
                                       const BrgDocumentOptions *options,
                                       GError **error);

/**
 * brg_norm_certificates_lay_out:
 * @snapshot: the group
 * @norms: (element-type BrgNorm): its norms
 * @options: likewise; A5 unless A4 is asked for
 * @error: return location for an error
 *
 * Lays out a certificate for every norm that was reached; the field `list` is its name.
 *
 * Returns: (transfer full) (nullable): the document
 */
BrgDocument *brg_norm_certificates_lay_out (const BrgSnapshot *snapshot,
                                            const GArray *norms,
                                            const BrgDocumentOptions *options,
                                            GError **error);

/**
 * BrgContestCertificate:
 * @player: index of a player
 * @list: (owned): the section of a contest, or what was done
 * @points: (owned): his points
 * @place: (owned): his place
 *
 * A result in a contest of composition.
 */
typedef struct
{
  gint player;
  char *list;
  char *points;
  char *place;
} BrgContestCertificate;

/**
 * brg_contest_certificates_lay_out:
 * @snapshot: the group
 * @results: (element-type BrgContestCertificate): results, in order
 * @options: likewise; A5 unless A4 is asked for
 * @error: return location for an error
 *
 * Lays out a certificate of points for every result (rus-draughts-2022 11.7).
 *
 * Returns: (transfer full) (nullable): the document
 */
BrgDocument *brg_contest_certificates_lay_out (const BrgSnapshot *snapshot,
                                               const GArray *results,
                                               const BrgDocumentOptions *options,
                                               GError **error);

G_END_DECLS
