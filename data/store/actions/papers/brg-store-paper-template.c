/* brg-store-paper-template.c - texts of papers that somebody wrote for an event
 *
 * Tests: tests/data/test-store-letterhead.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-paper-template.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-action.h"
#include "brg-known-value.h"
#include "brg-sql.h"
#include "brg-store-rows.h"
#include "brg-text-tidy.h"

/* More than anybody wants of an event. */
#define MOST_TEXTS 100

void
brg_paper_template_free (BrgPaperTemplate *text)
{
  if (text == NULL)
    return;
  g_free (text->kind);
  g_free (text->name);
  g_free (text->text);
  g_free (text);
}

static gpointer
read_template (sqlite3_stmt *stmt)
{
  BrgPaperTemplate *text = g_new0 (BrgPaperTemplate, 1);

  text->kind = brg_sql_dup_text (stmt, 0);
  text->name = brg_sql_dup_text (stmt, 1);
  text->text = brg_sql_dup_text (stmt, 2);
  return text;
}

GPtrArray *
brg_store_list_paper_templates (BrgStore *store, gint64 event_id, const char *kind, GError **error)
{
  g_return_val_if_fail (store != NULL, NULL);

  return brg_sql_list (store,
                       brg_sql_query (store, error,
                                      "SELECT kind, name, text FROM paper_template WHERE"
                                      " event_id = ?1 AND (?2 = '' OR kind = ?2)"
                                      " ORDER BY kind, name",
                                      "it", event_id, kind != NULL ? kind : ""),
                       read_template, (GDestroyNotify) brg_paper_template_free, error);
}

BrgPaperTemplate *
brg_store_load_paper_template (BrgStore *store,
                               gint64 event_id,
                               const char *kind,
                               const char *name,
                               GError **error)
{
  g_autoptr (GPtrArray) texts = NULL;

  g_return_val_if_fail (store != NULL && kind != NULL && name != NULL, NULL);

  texts = brg_store_list_paper_templates (store, event_id, kind, error);
  for (guint i = 0; texts != NULL && i < texts->len; i++)
    if (g_str_equal (((BrgPaperTemplate *) texts->pdata[i])->name, name))
      return g_steal_pointer (&texts->pdata[i]);
  if (texts != NULL)
    g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND,
                 /* Translators: the name that somebody gave to a text */
                 _ ("The event has no text “%s” of this paper."), name);
  return NULL;
}

static gboolean
check (const BrgPaperTemplate *text, GError **error)
{
  const BrgTextRule name = { _ ("Name of the text"), BRG_PAPER_TEMPLATE_MOST_NAME, FALSE };
  const BrgTextRule body = { _ ("Text of the paper"), G_MAXLONG, TRUE };

  if (!brg_known_value_is_in ("template", text->kind))
    return brg_store_refuse (error, _ ("There is no such paper."));
  if (!brg_store_check_text (&name, text->name, error) ||
      !brg_store_check_text (&body, text->text, error))
    return FALSE;
  if (*text->name == '\0')
    return brg_store_refuse (error, _ ("The name of a text is one line of 1 to 60 letters."));
  if (*text->text == '\0' || strlen (text->text) > BRG_PAPER_TEMPLATE_MOST_BYTES)
    return brg_store_refuse (error, _ ("The text of a paper has 1 to 8192 bytes."));
  return TRUE;
}

static gboolean
has_room (BrgStore *store, gint64 event_id, const BrgPaperTemplate *text, GError **error)
{
  gint64 n_others;

  if (!brg_sql_get_int (store, &n_others, error,
                        "SELECT count(*) FROM paper_template WHERE event_id = ?1 AND NOT"
                        " (kind = ?2 AND name = ?3)",
                        "itt", event_id, text->kind, text->name))
    return FALSE;
  return n_others < MOST_TEXTS ||
         brg_store_refuse (error, _ ("An event has at most 100 texts of papers."));
}

gboolean
brg_store_set_paper_template (BrgStore *store,
                              gint64 event_id,
                              const BrgPaperTemplate *text,
                              GError **error)
{
  g_autoptr (BrgAction) action = NULL;

  g_return_val_if_fail (store != NULL && text != NULL, FALSE);

  if (!check (text, error) || !has_room (store, event_id, text, error))
    return FALSE;
  action = brg_action_begin (store, "paper-template-set", event_id, error);
  if (action == NULL ||
      !brg_sql_run (store, error,
                    "INSERT INTO paper_template (event_id, kind, name, text) VALUES (?1, ?2, ?3,"
                    " ?4) ON CONFLICT (event_id, kind, name) DO UPDATE SET text = excluded.text",
                    "ittt", event_id, text->kind, text->name, text->text))
    return FALSE;
  brg_action_set_text (action, "name", text->name);
  return brg_action_commit (g_steal_pointer (&action), error);
}

gboolean
brg_store_remove_paper_template (BrgStore *store,
                                 gint64 event_id,
                                 const char *kind,
                                 const char *name,
                                 GError **error)
{
  g_autoptr (BrgPaperTemplate) text = NULL;
  g_autoptr (BrgAction) action = NULL;

  g_return_val_if_fail (store != NULL && kind != NULL && name != NULL, FALSE);

  text = brg_store_load_paper_template (store, event_id, kind, name, error);
  action = text != NULL ? brg_action_begin (store, "paper-template-remove", event_id, error) : NULL;
  if (action == NULL || !brg_sql_run (store, error,
                                      "DELETE FROM paper_template WHERE event_id = ?1 AND"
                                      " kind = ?2 AND name = ?3",
                                      "itt", event_id, kind, name))
    return FALSE;
  brg_action_set_text (action, "name", name);
  return brg_action_commit (g_steal_pointer (&action), error);
}
