/* brg-share-asker.c - asks the server of another laptop, over HTTP
 *
 * Tests: tests/app/bergerctl-follow.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-share-asker.h"

#include <libsoup/soup.h>
#include <string.h>

#include "brg-share-copies.h"

#define CHUNK 65536
#define SECONDS_TO_ANSWER 10

struct _BrgShareAsker
{
  SoupSession *session;
  GCancellable *cancel;
  BrgShareToldFunc told;
  gpointer data;
};

/* A question that is under way. */
typedef struct
{
  BrgShareAsker *asker;
  GCancellable *cancel; /* asked before the asker is touched: he may be gone */
  guint number;
  gsize most;
  SoupMessage *message;
  GInputStream *stream;
  GByteArray *read;
  guint8 chunk[CHUNK];
} Question;

static void
question_free (Question *question)
{
  g_object_unref (question->cancel);
  g_object_unref (question->message);
  g_clear_object (&question->stream);
  g_byte_array_unref (question->read);
  g_free (question);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Question, question_free)

BrgShareAsker *
brg_share_asker_new (BrgShareToldFunc told, gpointer data)
{
  BrgShareAsker *asker = g_new0 (BrgShareAsker, 1);

  g_return_val_if_fail (told != NULL, NULL);

  asker->told = told;
  asker->data = data;
  asker->cancel = g_cancellable_new ();
  asker->session = soup_session_new_with_options ("timeout", SECONDS_TO_ANSWER, "proxy-resolver",
                                                  NULL, "max-conns-per-host", 2, NULL);
  return asker;
}

void
brg_share_asker_free (BrgShareAsker *asker)
{
  if (asker == NULL)
    return;
  g_cancellable_cancel (asker->cancel);
  g_object_unref (asker->cancel);
  g_object_unref (asker->session);
  g_free (asker);
}

/* ETags stand in quotes. */
static char *
dup_tag (SoupMessage *message)
{
  const char *etag =
      soup_message_headers_get_one (soup_message_get_response_headers (message), "ETag");
  gsize length = etag != NULL ? strlen (etag) : 0;
  g_autofree char *tag =
      length > 2 && *etag == '"' ? g_strndup (etag + 1, length - 2) : g_strdup ("");

  return brg_share_is_tag (tag) ? g_steal_pointer (&tag) : NULL;
}

static void
tell (Question *question, guint status)
{
  g_autoptr (GBytes) bytes = g_bytes_new (question->read->data, question->read->len);
  g_autoptr (GBytes) nothing = g_bytes_new (NULL, 0);
  SoupMessageHeaders *headers = soup_message_get_response_headers (question->message);
  g_autofree char *tag = status != 0 ? dup_tag (question->message) : NULL;
  const char *sign =
      status != 0 ? soup_message_headers_get_one (headers, BRG_SHARE_SIGN_HEADER) : NULL;

  if (sign != NULL && !brg_share_is_tag (sign))
    sign = NULL;
  question->asker->told (question->number, status, tag, sign, status != 0 ? bytes : nothing,
                         question->asker->data);
}

static void read_on (Question *question);

static void
on_read (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Question) question = data;
  gssize count = g_input_stream_read_finish (G_INPUT_STREAM (source), result, NULL);

  if (g_cancellable_is_cancelled (question->cancel))
    return;
  if (count > 0 && question->read->len + (gsize) count <= question->most)
    {
      g_byte_array_append (question->read, question->chunk, (guint) count);
      read_on (g_steal_pointer (&question));
      return;
    }
  tell (question, count == 0 ? soup_message_get_status (question->message) : 0);
}

static void
read_on (Question *question)
{
  g_input_stream_read_async (question->stream, question->chunk, CHUNK, G_PRIORITY_DEFAULT,
                             question->cancel, on_read, question);
}

static void
on_answered (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Question) question = data;

  question->stream = soup_session_send_finish (SOUP_SESSION (source), result, NULL);
  if (g_cancellable_is_cancelled (question->cancel))
    return;
  if (question->stream == NULL)
    tell (question, 0);
  else
    read_on (g_steal_pointer (&question));
}

gboolean
brg_share_asker_ask (BrgShareAsker *asker,
                     guint number,
                     const char *url,
                     const char *sign,
                     const char *tag,
                     GBytes *body,
                     gsize most)
{
  SoupMessage *message;
  SoupMessageHeaders *headers;
  Question *question;

  g_return_val_if_fail (asker != NULL && url != NULL && sign != NULL, FALSE);

  message = g_str_has_prefix (url, "http://")
                ? soup_message_new (body != NULL ? "POST" : "GET", url)
                : NULL;
  if (message == NULL)
    return FALSE;
  soup_message_add_flags (message, SOUP_MESSAGE_NO_REDIRECT | SOUP_MESSAGE_NEW_CONNECTION);
  headers = soup_message_get_request_headers (message);
  soup_message_headers_replace (headers, BRG_SHARE_SIGN_HEADER, sign);
  if (tag != NULL)
    {
      g_autofree char *etag = g_strdup_printf ("\"%s\"", tag);

      soup_message_headers_replace (headers, "If-None-Match", etag);
    }
  if (body != NULL)
    soup_message_set_request_body_from_bytes (message, "application/octet-stream", body);
  question = g_new0 (Question, 1);
  question->asker = asker;
  question->cancel = g_object_ref (asker->cancel);
  question->number = number;
  question->most = most;
  question->message = message;
  question->read = g_byte_array_new ();
  soup_session_send_async (asker->session, message, G_PRIORITY_DEFAULT, asker->cancel, on_answered,
                           question);
  return TRUE;
}
