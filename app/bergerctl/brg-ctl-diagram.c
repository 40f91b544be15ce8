/* brg-ctl-diagram.c - bergerctl document diagram: positions as PDF
 *
 * Tests: tests/app/bergerctl.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl-diagram.h"

#include "brg-ctl-chess.h"
#include "brg-diagram-form.h"
#include "brg-document.h"

void
brg_ctl_diagrams_clear (BrgCtlDiagrams *diagrams)
{
  g_strfreev (diagrams->fens);
  g_free (diagrams->game);
  g_free (diagrams->title);
  g_strfreev (diagrams->remarks);
}

static guint
count (char **texts)
{
  return texts != NULL ? g_strv_length (texts) : 0;
}

/* Returns NULL when a position is none. */
static GPtrArray *
read_positions (const BrgCtlDiagrams *wanted, BrgChessVariant variant)
{
  g_autoptr (GPtrArray) diagrams =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_diagram_free);

  for (guint i = 0; i < count (wanted->fens); i++)
    {
      BrgPosition position;
      BrgDiagram *diagram;

      if (!brg_ctl_read_position (wanted->fens[i], variant, &position))
        return NULL;
      diagram = brg_diagram_new_chess (&position);
      diagram->picture.is_flipped = wanted->is_flipped;
      if (i < count (wanted->remarks))
        brg_form_set_text (&diagram->remark, g_strdup (wanted->remarks[i]));
      g_ptr_array_add (diagrams, diagram);
    }
  return g_steal_pointer (&diagrams);
}

static BrgCtlStatus
write_diagrams (const GPtrArray *diagrams,
                const char *title,
                const char *language,
                const char *output)
{
  g_autoptr (BrgWords) words = brg_words_open (language);
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *printed_at = g_date_time_format (now, "%Y-%m-%dT%H:%M:%SZ");
  g_autoptr (BrgForm) form = NULL;
  g_autoptr (BrgDocument) document = NULL;
  g_autoptr (GError) error = NULL;
  BrgDocumentOptions options;

  brg_document_options_init (&options, words);
  options.printed_at = printed_at;
  form = brg_diagram_form_new (diagrams, title, NULL, &options);
  document = brg_document_layout (form, &options);
  if (!brg_document_write_pdf (document, output, &error))
    return brg_ctl_complain ("%s", error->message);
  return BRG_CTL_YES;
}

BrgCtlStatus
brg_ctl_diagrams_write (const BrgCtlDiagrams *wanted, const char *language, const char *output)
{
  g_autoptr (GPtrArray) diagrams = NULL;
  BrgChessVariant variant;

  if (count (wanted->fens) == 0 || output == NULL)
    return brg_ctl_complain ("document diagram wants --fen FEN and -o OUT.pdf");
  if (count (wanted->remarks) > count (wanted->fens))
    return brg_ctl_complain ("document diagram: there are more remarks than positions");
  if (!brg_ctl_find_chess ("document", wanted->game != NULL ? wanted->game : "chess", &variant))
    return BRG_CTL_WRONG;
  diagrams = read_positions (wanted, variant);
  if (diagrams == NULL)
    return BRG_CTL_WRONG;
  return write_diagrams (diagrams, wanted->title, language, output);
}
