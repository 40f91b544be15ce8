/* brg-discovery.c - laptops that share are found by Avahi, where it is there
 *
 * Tests: tests/app/test-discovery.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-discovery.h"

#include <gio/gio.h>
#include <string.h>

#include "brg-follow.h"
#include "brg-text-tidy.h"

#define AVAHI "org.freedesktop.Avahi"
#define SERVER AVAHI ".Server"
#define GROUP AVAHI ".EntryGroup"
#define BROWSER AVAHI ".ServiceBrowser"

/* Any interface; the protocol IPv4, which is what a hall has. */
#define ANY_INTERFACE -1
#define IPV4 0
#define COLLISION 3

/* So long Avahi may take to answer, milliseconds. */
#define PATIENCE_MS 5000
/* Bytes of a name of a service, and how many others may have it already. */
#define LONGEST_NAME 63
#define MOST_NAMESAKES 9
/* So many laptops are looked at: a hall has a few. */
#define MOST_LAPTOPS 20

#define TXT_URL "url="
#define TXT_FOLLOW "follow=1"

/* Nothing is started for this. */
static void
call (GDBusConnection *bus,
      const char *path,
      const char *interface,
      const char *method,
      GVariant *arguments,
      GCancellable *cancellable,
      GAsyncReadyCallback done,
      gpointer data)
{
  g_dbus_connection_call (bus, AVAHI, path, interface, method, arguments, NULL,
                          G_DBUS_CALL_FLAGS_NO_AUTO_START, PATIENCE_MS, cancellable, done, data);
}

/* The system's bus; %NULL where there is none. When it ends the program goes on. */
static GDBusConnection *
take_bus (GAsyncResult *result, gboolean *cancelled)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GDBusConnection) bus = g_bus_get_finish (result, &error);

  *cancelled = g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  if (bus == NULL || g_dbus_connection_is_closed (bus))
    return NULL;
  g_dbus_connection_set_exit_on_close (bus, FALSE);
  return g_steal_pointer (&bus);
}

/* %NULL where it did not work; @cancelled tells that whoever asked is gone. */
static GVariant *
take_answer (GObject *bus, GAsyncResult *result, gboolean *cancelled)
{
  g_autoptr (GError) error = NULL;
  GVariant *answer = g_dbus_connection_call_finish (G_DBUS_CONNECTION (bus), result, &error);

  *cancelled = g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  return answer;
}

static char *
dup_path (GVariant *answer)
{
  char *path = NULL;

  if (answer != NULL && g_variant_is_of_type (answer, G_VARIANT_TYPE ("(o)")))
    g_variant_get (answer, "(o)", &path);
  return path;
}

/* ----- What is said to the network ----- */

struct _BrgNotice
{
  GDBusConnection *bus;
  GCancellable *cancellable;
  char *group;
  guint signal;
  char *computer;
  char *url;
  guint16 port;
  gboolean may_be_followed;
  guint n_tries;
};

static void ask_group (BrgNotice *notice);

static void
drop_group (BrgNotice *notice)
{
  if (notice->signal != 0)
    g_dbus_connection_signal_unsubscribe (notice->bus, notice->signal);
  notice->signal = 0;
  if (notice->group != NULL)
    call (notice->bus, notice->group, GROUP, "Free", NULL, NULL, NULL, NULL);
  g_clear_pointer (&notice->group, g_free);
}

/* Another computer has this name: ours gets a number. Both services say so, which counts once. */
static void
try_again (BrgNotice *notice)
{
  if (notice->group == NULL)
    return;
  drop_group (notice);
  if (notice->n_tries < MOST_NAMESAKES)
    ask_group (notice);
}

static void
on_group_changed (GDBusConnection *bus,
                  const char *sender,
                  const char *path,
                  const char *interface,
                  const char *signal,
                  GVariant *arguments,
                  gpointer data)
{
  int state = 0;

  (void) bus, (void) sender, (void) path, (void) interface, (void) signal;
  if (g_variant_is_of_type (arguments, G_VARIANT_TYPE ("(is)")))
    g_variant_get (arguments, "(i&s)", &state, NULL);
  if (state == COLLISION)
    try_again (data);
}

static void
on_added (GObject *bus, GAsyncResult *result, gpointer data)
{
  gboolean cancelled;
  g_autoptr (GVariant) answer = take_answer (bus, result, &cancelled);

  if (!cancelled && answer == NULL)
    try_again (data);
}

static char *
dup_name (const BrgNotice *notice)
{
  g_autofree char *text = notice->n_tries > 1
                              ? g_strdup_printf ("Berger %u: %s", notice->n_tries, notice->computer)
                              : g_strdup_printf ("Berger: %s", notice->computer);
  const char *end = text + strlen (text);

  while (end - text > LONGEST_NAME)
    end = g_utf8_find_prev_char (text, end);
  return g_strndup (text, (gsize) (end - text));
}

static void
add_service (BrgNotice *notice, const char *name, const char *type, const char *const *texts)
{
  GVariantBuilder txt;

  g_variant_builder_init (&txt, G_VARIANT_TYPE ("aay"));
  for (guint i = 0; texts[i] != NULL; i++)
    g_variant_builder_add_value (
        &txt, g_variant_new_fixed_array (G_VARIANT_TYPE_BYTE, texts[i], strlen (texts[i]), 1));
  call (notice->bus, notice->group, GROUP, "AddService",
        g_variant_new ("(iiussssqaay)", ANY_INTERFACE, IPV4, 0, name, type, "", "", notice->port,
                       &txt),
        notice->cancellable, on_added, notice);
}

static void
on_group (GObject *bus, GAsyncResult *result, gpointer data)
{
  gboolean cancelled;
  g_autoptr (GVariant) answer = take_answer (bus, result, &cancelled);
  BrgNotice *notice = data;
  g_autofree char *name = NULL;
  g_autofree char *url = NULL;
  const char *const pages[] = { "path=/", NULL };
  const char *laptop[] = { NULL, NULL, NULL };

  if (cancelled)
    return;
  notice->group = dup_path (answer);
  if (notice->group == NULL)
    return;
  notice->signal = g_dbus_connection_signal_subscribe (
      notice->bus, AVAHI, GROUP, "StateChanged", notice->group, NULL, G_DBUS_SIGNAL_FLAGS_NONE,
      on_group_changed, notice, NULL);
  name = dup_name (notice);
  laptop[0] = url = g_strconcat (TXT_URL, notice->url, NULL);
  laptop[1] = notice->may_be_followed ? TXT_FOLLOW : NULL;
  add_service (notice, name, BRG_DISCOVERY_TYPE, laptop);
  add_service (notice, name, "_http._tcp", pages);
  call (notice->bus, notice->group, GROUP, "Commit", NULL, NULL, NULL, NULL);
}

static void
ask_group (BrgNotice *notice)
{
  notice->n_tries++;
  call (notice->bus, "/", SERVER, "EntryGroupNew", NULL, notice->cancellable, on_group, notice);
}

static void
on_notice_bus (GObject *source, GAsyncResult *result, gpointer data)
{
  gboolean cancelled;
  GDBusConnection *bus = take_bus (result, &cancelled);
  BrgNotice *notice = data;

  (void) source;
  if (bus == NULL)
    return;
  notice->bus = bus;
  ask_group (notice);
}

/* Whether others in the network reach it. */
static gboolean
read_port (const char *url, guint16 *port)
{
  g_autoptr (GUri) uri = g_uri_parse (url, G_URI_FLAGS_NONE, NULL);
  const char *host = uri != NULL ? g_uri_get_host (uri) : NULL;
  g_autoptr (GInetAddress) inet = host != NULL ? g_inet_address_new_from_string (host) : NULL;

  if (inet == NULL || g_inet_address_get_is_loopback (inet) || g_uri_get_port (uri) <= 0)
    return FALSE;
  *port = (guint16) g_uri_get_port (uri);
  return TRUE;
}

BrgNotice *
brg_notice_new (const char *computer, const char *url, gboolean may_be_followed)
{
  BrgNotice *notice;
  guint16 port;

  g_return_val_if_fail (computer != NULL && url != NULL, NULL);

  if (!read_port (url, &port))
    return NULL;
  notice = g_new0 (BrgNotice, 1);
  notice->computer = g_strdup (computer);
  notice->url = g_strdup (url);
  notice->port = port;
  notice->may_be_followed = may_be_followed;
  notice->cancellable = g_cancellable_new ();
  g_bus_get (G_BUS_TYPE_SYSTEM, notice->cancellable, on_notice_bus, notice);
  return notice;
}

void
brg_notice_free (BrgNotice *notice)
{
  if (notice == NULL)
    return;
  g_cancellable_cancel (notice->cancellable);
  drop_group (notice);
  g_clear_object (&notice->bus);
  g_object_unref (notice->cancellable);
  g_free (notice->computer);
  g_free (notice->url);
  g_free (notice);
}

/* ----- Who is looked for ----- */

struct _BrgDiscovery
{
  GDBusConnection *bus;
  GCancellable *cancellable;
  char *browser;
  guint signal;
  GPtrArray *list;
  gboolean is_absent;
  void (*changed) (gpointer data);
  gpointer data;
};

static void
free_discovered (gpointer data)
{
  BrgDiscovered *discovered = data;

  g_free (discovered->name);
  g_free (discovered->base);
  g_free (discovered);
}

static void
tell (BrgDiscovery *discovery)
{
  if (discovery->changed != NULL)
    discovery->changed (discovery->data);
}

static gboolean
remove_named (BrgDiscovery *discovery, const char *name)
{
  for (guint i = 0; i < discovery->list->len; i++)
    if (g_str_equal (((const BrgDiscovered *) discovery->list->pdata[i])->name, name))
      {
        g_ptr_array_remove_index (discovery->list, i);
        return TRUE;
      }
  return FALSE;
}

static gint
compare_names (gconstpointer a, gconstpointer b)
{
  const BrgDiscovered *const *first = a;
  const BrgDiscovered *const *second = b;

  return g_utf8_collate ((*first)->name, (*second)->name);
}

/* Where it may be followed, what it says of itself; %NULL when it is no such address. */
static char *
dup_base (GVariant *texts)
{
  g_autofree char *base = NULL;
  gboolean may_be_followed = FALSE;

  for (gsize i = 0; i < g_variant_n_children (texts); i++)
    {
      g_autoptr (GVariant) child = g_variant_get_child_value (texts, i);
      gsize length;
      const char *bytes = g_variant_get_fixed_array (child, &length, 1);
      g_autofree char *text = g_strndup (bytes, length);
      g_autofree char *code = NULL;

      if (g_str_equal (text, TXT_FOLLOW))
        may_be_followed = TRUE;
      else if (g_str_has_prefix (text, TXT_URL) && base == NULL)
        brg_follow_read_address (text + strlen (TXT_URL), &base, &code);
    }
  return may_be_followed ? g_steal_pointer (&base) : NULL;
}

static void
on_resolved (GObject *bus, GAsyncResult *result, gpointer data)
{
  gboolean cancelled;
  g_autoptr (GVariant) answer = take_answer (bus, result, &cancelled);
  g_autoptr (GVariant) texts = NULL;
  BrgDiscovery *discovery = data;
  BrgDiscovered *found;
  g_autofree char *base = NULL;
  g_autofree char *shown = NULL;
  const char *name;

  if (answer == NULL || !g_variant_is_of_type (answer, G_VARIANT_TYPE ("(iissssisqaayu)")))
    return;
  g_variant_get_child (answer, 2, "&s", &name);
  texts = g_variant_get_child_value (answer, 9);
  base = dup_base (texts);
  shown = brg_text_dup_neutral (name);
  if (base == NULL || *shown == '\0' || discovery->list->len >= MOST_LAPTOPS)
    return;
  remove_named (discovery, shown);
  found = g_new0 (BrgDiscovered, 1);
  found->name = g_steal_pointer (&shown);
  found->base = g_steal_pointer (&base);
  g_ptr_array_add (discovery->list, found);
  g_ptr_array_sort (discovery->list, compare_names);
  tell (discovery);
}

static void
on_found (GDBusConnection *bus,
          const char *sender,
          const char *path,
          const char *interface,
          const char *signal,
          GVariant *arguments,
          gpointer data)
{
  BrgDiscovery *discovery = data;
  const char *name;
  const char *type;
  const char *domain;
  int index;
  int protocol;

  (void) bus, (void) sender, (void) path, (void) interface;
  if (!g_variant_is_of_type (arguments, G_VARIANT_TYPE ("(iisssu)")))
    return;
  g_variant_get (arguments, "(ii&s&s&su)", &index, &protocol, &name, &type, &domain, NULL);
  if (!g_str_equal (type, BRG_DISCOVERY_TYPE))
    return;
  if (g_str_equal (signal, "ItemNew"))
    call (discovery->bus, "/", SERVER, "ResolveService",
          g_variant_new ("(iisssiu)", index, protocol, name, type, domain, IPV4, 0),
          discovery->cancellable, on_resolved, discovery);
  else if (g_str_equal (signal, "ItemRemove"))
    {
      g_autofree char *shown = brg_text_dup_neutral (name);

      if (remove_named (discovery, shown))
        tell (discovery);
    }
}

static void
set_absent (BrgDiscovery *discovery)
{
  discovery->is_absent = TRUE;
  tell (discovery);
}

static void
on_browser (GObject *bus, GAsyncResult *result, gpointer data)
{
  gboolean cancelled;
  g_autoptr (GVariant) answer = take_answer (bus, result, &cancelled);
  BrgDiscovery *discovery = data;

  if (cancelled)
    return;
  discovery->browser = dup_path (answer);
  if (discovery->browser == NULL)
    set_absent (discovery);
}

/* What was found is told before the browser has its name: whoever asked listens already. */
static void
on_discovery_bus (GObject *source, GAsyncResult *result, gpointer data)
{
  gboolean cancelled;
  GDBusConnection *bus = take_bus (result, &cancelled);
  BrgDiscovery *discovery = data;

  (void) source;
  if (cancelled)
    {
      g_clear_object (&bus);
      return;
    }
  if (bus == NULL)
    {
      set_absent (discovery);
      return;
    }
  discovery->bus = bus;
  discovery->signal = g_dbus_connection_signal_subscribe (
      bus, AVAHI, BROWSER, NULL, NULL, NULL, G_DBUS_SIGNAL_FLAGS_NONE, on_found, discovery, NULL);
  call (bus, "/", SERVER, "ServiceBrowserNew",
        g_variant_new ("(iissu)", ANY_INTERFACE, IPV4, BRG_DISCOVERY_TYPE, "", 0),
        discovery->cancellable, on_browser, discovery);
}

BrgDiscovery *
brg_discovery_new (void (*changed) (gpointer data), gpointer data)
{
  BrgDiscovery *discovery = g_new0 (BrgDiscovery, 1);

  discovery->list = g_ptr_array_new_with_free_func (free_discovered);
  discovery->changed = changed;
  discovery->data = data;
  discovery->cancellable = g_cancellable_new ();
  g_bus_get (G_BUS_TYPE_SYSTEM, discovery->cancellable, on_discovery_bus, discovery);
  return discovery;
}

void
brg_discovery_free (BrgDiscovery *discovery)
{
  if (discovery == NULL)
    return;
  g_cancellable_cancel (discovery->cancellable);
  if (discovery->signal != 0)
    g_dbus_connection_signal_unsubscribe (discovery->bus, discovery->signal);
  if (discovery->browser != NULL)
    call (discovery->bus, discovery->browser, BROWSER, "Free", NULL, NULL, NULL, NULL);
  g_clear_object (&discovery->bus);
  g_object_unref (discovery->cancellable);
  g_ptr_array_unref (discovery->list);
  g_free (discovery->browser);
  g_free (discovery);
}

const GPtrArray *
brg_discovery_get_list (BrgDiscovery *discovery)
{
  g_return_val_if_fail (discovery != NULL, NULL);

  return discovery->list;
}

gboolean
brg_discovery_is_absent (BrgDiscovery *discovery)
{
  g_return_val_if_fail (discovery != NULL, FALSE);

  return discovery->is_absent;
}
