/* test-discovery.c - laptops that share are found by Avahi, which is played here
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-discovery.h"

#include <gio/gio.h>
#include <string.h>

#include "brg-test.h"

#define AVAHI "org.freedesktop.Avahi"
#define SERVER AVAHI ".Server"
#define GROUP AVAHI ".EntryGroup"
#define BROWSER AVAHI ".ServiceBrowser"

static const char introspection[] =
    "<node>"
    "<interface name='" SERVER "'>"
    "<method name='EntryGroupNew'><arg type='o' direction='out'/></method>"
    "<method name='ServiceBrowserNew'><arg type='i' direction='in'/><arg type='i' direction='in'/>"
    "<arg type='s' direction='in'/><arg type='s' direction='in'/><arg type='u' direction='in'/>"
    "<arg type='o' direction='out'/></method>"
    "<method name='ResolveService'><arg type='i' direction='in'/><arg type='i' direction='in'/>"
    "<arg type='s' direction='in'/><arg type='s' direction='in'/><arg type='s' direction='in'/>"
    "<arg type='i' direction='in'/><arg type='u' direction='in'/><arg type='i' direction='out'/>"
    "<arg type='i' direction='out'/><arg type='s' direction='out'/><arg type='s' direction='out'/>"
    "<arg type='s' direction='out'/><arg type='s' direction='out'/><arg type='i' direction='out'/>"
    "<arg type='s' direction='out'/><arg type='q' direction='out'/><arg type='aay' "
    "direction='out'/><arg type='u' direction='out'/></method>"
    "</interface>"
    "<interface name='" GROUP "'>"
    "<method name='AddService'><arg type='i' direction='in'/><arg type='i' direction='in'/>"
    "<arg type='u' direction='in'/><arg type='s' direction='in'/><arg type='s' direction='in'/>"
    "<arg type='s' direction='in'/><arg type='s' direction='in'/><arg type='q' direction='in'/>"
    "<arg type='aay' direction='in'/></method>"
    "<method name='Commit'/><method name='Free'/>"
    "</interface>"
    "<interface name='" BROWSER "'><method name='Free'/></interface>"
    "</node>";

/* A laptop of the network, as Avahi knows it. */
typedef struct
{
  const char *name;
  const char *texts[3];
} Laptop;

typedef struct
{
  GTestDBus *dbus;
  GDBusConnection *bus;
  GDBusConnection *kept; /* what the program gets as the system's bus */
  GDBusNodeInfo *node;
  GString *told;     /* a line a call */
  const char *taken; /* (nullable): a name that another computer has */
  const Laptop *laptops;
  guint n_laptops;
  guint n_groups;
} Fixture;

static void
take_service (Fixture *fixture, GVariant *arguments, GDBusMethodInvocation *invocation)
{
  const char *name;
  const char *type;
  guint16 port;
  g_autoptr (GVariant) texts = NULL;

  g_variant_get (arguments, "(iiu&s&sssq@aay)", NULL, NULL, NULL, &name, &type, NULL, NULL, &port,
                 &texts);
  if (g_strcmp0 (name, fixture->taken) == 0)
    {
      g_dbus_method_invocation_return_dbus_error (invocation, AVAHI ".CollisionError", "taken");
      return;
    }
  g_string_append_printf (fixture->told, "%s %s %u", name, type, port);
  for (gsize i = 0; i < g_variant_n_children (texts); i++)
    {
      g_autoptr (GVariant) text = g_variant_get_child_value (texts, i);
      gsize length;
      const char *bytes = g_variant_get_fixed_array (text, &length, 1);

      g_string_append_printf (fixture->told, " %.*s", (int) length, bytes);
    }
  g_string_append_c (fixture->told, '\n');
  g_dbus_method_invocation_return_value (invocation, NULL);
}

static void
resolve (Fixture *fixture, GVariant *arguments, GDBusMethodInvocation *invocation)
{
  const char *name;
  GVariantBuilder txt;
  const Laptop *laptop = fixture->laptops;

  g_variant_get (arguments, "(ii&sssiu)", NULL, NULL, &name, NULL, NULL, NULL, NULL);
  while (!g_str_equal (laptop->name, name))
    laptop++;
  g_variant_builder_init (&txt, G_VARIANT_TYPE ("aay"));
  for (guint i = 0; i < G_N_ELEMENTS (laptop->texts) && laptop->texts[i] != NULL; i++)
    g_variant_builder_add_value (&txt,
                                 g_variant_new_fixed_array (G_VARIANT_TYPE_BYTE, laptop->texts[i],
                                                            strlen (laptop->texts[i]), 1));
  g_dbus_method_invocation_return_value (
      invocation, g_variant_new ("(iissssisqaayu)", 2, 0, name, BRG_DISCOVERY_TYPE, "local",
                                 "x.local", 0, "10.0.0.1", 1, &txt, 0));
}

static void
say (Fixture *fixture, const char *signal, const char *name)
{
  g_dbus_connection_emit_signal (
      fixture->bus, NULL, "/browser", BROWSER, signal,
      g_variant_new ("(iisssu)", 2, 0, name, BRG_DISCOVERY_TYPE, "local", 0), NULL);
}

static void
on_call (GDBusConnection *bus,
         const char *sender,
         const char *path,
         const char *interface,
         const char *method,
         GVariant *arguments,
         GDBusMethodInvocation *invocation,
         gpointer data)
{
  Fixture *fixture = data;

  (void) bus, (void) sender, (void) interface;
  if (g_str_equal (method, "EntryGroupNew"))
    {
      g_autofree char *group = g_strdup_printf ("/group%u", fixture->n_groups++ % 2);

      g_dbus_method_invocation_return_value (invocation, g_variant_new ("(o)", group));
    }
  else if (g_str_equal (method, "AddService"))
    take_service (fixture, arguments, invocation);
  else if (g_str_equal (method, "ResolveService"))
    resolve (fixture, arguments, invocation);
  else if (g_str_equal (method, "ServiceBrowserNew"))
    {
      /* As Avahi does it: what is known is told before the browser has its name. */
      for (guint i = 0; i < fixture->n_laptops; i++)
        say (fixture, "ItemNew", fixture->laptops[i].name);
      g_dbus_method_invocation_return_value (invocation, g_variant_new ("(o)", "/browser"));
    }
  else
    {
      g_string_append_printf (fixture->told, "%s %s\n", path, method);
      g_dbus_method_invocation_return_value (invocation, NULL);
    }
}

static const GDBusInterfaceVTable table = { .method_call = on_call };

static void
offer (Fixture *fixture, const char *path, const char *interface)
{
  g_autoptr (GError) error = NULL;

  g_dbus_connection_register_object (fixture->bus, path,
                                     g_dbus_node_info_lookup_interface (fixture->node, interface),
                                     &table, fixture, NULL, &error);
  g_assert_no_error (error);
}

static void
open_fixture (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) owned = NULL;

  fixture->told = g_string_new (NULL);
  fixture->dbus = g_test_dbus_new (G_TEST_DBUS_NONE);
  g_test_dbus_up (fixture->dbus);
  g_setenv ("DBUS_SYSTEM_BUS_ADDRESS", g_test_dbus_get_bus_address (fixture->dbus), TRUE);
  fixture->bus =
      g_dbus_connection_new_for_address_sync (g_test_dbus_get_bus_address (fixture->dbus),
                                              G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT |
                                                  G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION,
                                              NULL, NULL, &error);
  g_assert_no_error (error);
  fixture->node = g_dbus_node_info_new_for_xml (introspection, &error);
  g_assert_no_error (error);
  offer (fixture, "/", SERVER);
  offer (fixture, "/group0", GROUP);
  offer (fixture, "/group1", GROUP);
  offer (fixture, "/browser", BROWSER);
  owned = g_dbus_connection_call_sync (fixture->bus, "org.freedesktop.DBus",
                                       "/org/freedesktop/DBus", "org.freedesktop.DBus",
                                       "RequestName", g_variant_new ("(su)", AVAHI, 0), NULL,
                                       G_DBUS_CALL_FLAGS_NONE, -1, NULL, &error);
  g_assert_no_error (error);
  fixture->kept = g_bus_get_sync (G_BUS_TYPE_SYSTEM, NULL, &error);
  g_assert_no_error (error);
  g_dbus_connection_set_exit_on_close (fixture->kept, FALSE);
}

static void
close_fixture (Fixture *fixture)
{
  g_dbus_connection_close_sync (fixture->bus, NULL, NULL);
  g_clear_object (&fixture->bus);
  g_dbus_connection_close_sync (fixture->kept, NULL, NULL);
  g_clear_object (&fixture->kept);
  g_test_dbus_stop (fixture->dbus);
  g_object_unref (fixture->dbus);
  g_dbus_node_info_unref (fixture->node);
  g_string_free (fixture->told, TRUE);
}

static gboolean
on_late (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

static void
wait_for (Fixture *fixture, const char *wanted)
{
  gboolean is_late = FALSE;
  guint timer = g_timeout_add_seconds (20, on_late, &is_late);

  while (strstr (fixture->told->str, wanted) == NULL && !is_late)
    g_main_context_iteration (NULL, TRUE);
  if (is_late)
    g_error ("no “%s” in “%s”", wanted, fixture->told->str);
  g_source_remove (timer);
}

static void
check_notice (Fixture *fixture)
{
  BrgNotice *notice;

  /* What only this computer reaches, or is no address in figures, is told to nobody. */
  g_assert_null (brg_notice_new ("зал", "http://127.0.0.1:8090/", TRUE));
  g_assert_null (brg_notice_new ("зал", "http://example.org:8090/", TRUE));
  notice = brg_notice_new ("зал", "http://192.168.1.5:8090/", TRUE);
  wait_for (fixture, "Berger 2: зал _http._tcp 8090 path=/\n");
  wait_for (fixture,
            "Berger 2: зал " BRG_DISCOVERY_TYPE " 8090 url=http://192.168.1.5:8090/ follow=1\n");
  wait_for (fixture, "/group1 Commit\n");
  g_assert_nonnull (strstr (fixture->told->str, "/group0 Free\n"));
  brg_notice_free (notice);
  wait_for (fixture, "/group1 Free\n");
}

static char *
dup_list (BrgDiscovery *discovery)
{
  const GPtrArray *list = brg_discovery_get_list (discovery);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < list->len; i++)
    {
      const BrgDiscovered *found = list->pdata[i];

      g_string_append_printf (text, "%s %s\n", found->name, found->base);
    }
  return g_string_free (text, FALSE);
}

static void
on_changed (gpointer data)
{
  (void) data;
}

static void
wait_for_list (BrgDiscovery *discovery, const char *wanted)
{
  gboolean is_late = FALSE;
  guint timer = g_timeout_add_seconds (20, on_late, &is_late);
  g_autofree char *text = dup_list (discovery);

  while (!g_str_equal (text, wanted) && !is_late)
    {
      g_main_context_iteration (NULL, TRUE);
      g_free (text);
      text = dup_list (discovery);
    }
  g_assert_cmpstr (text, ==, wanted);
  g_source_remove (timer);
}

/* Names and texts are foreign: only an address in figures of one that may be followed counts. */
static void
check_found (Fixture *fixture)
{
  static const Laptop laptops[] = {
    { "Berger: second", { "url=http://192.168.1.7:8090/", "follow=1" } },
    { "Berger: \xe2\x80\xae"
      "first",
      { "follow=1", "url=http://192.168.1.5:8091/" } },
    { "not to follow", { "url=http://192.168.1.6:8090/" } },
    { "name", { "url=http://example.org:8090/", "follow=1" } },
    { "script", { "url=javascript:alert(1)", "follow=1" } },
    { "user", { "url=http://a@192.168.1.6:8090/", "follow=1" } },
    { "nothing", { "follow=1" } },
    { "bytes", { "url=\xff\xfe", "follow=1" } },
  };
  BrgDiscovery *discovery;

  fixture->laptops = laptops;
  fixture->n_laptops = G_N_ELEMENTS (laptops);
  discovery = brg_discovery_new (on_changed, NULL);
  wait_for_list (discovery, "Berger: first http://192.168.1.5:8091\n"
                            "Berger: second http://192.168.1.7:8090\n");
  g_assert_false (brg_discovery_is_absent (discovery));
  say (fixture, "ItemRemove", "Berger: second");
  wait_for_list (discovery, "Berger: first http://192.168.1.5:8091\n");
  brg_discovery_free (discovery);
  wait_for (fixture, "/browser Free\n");
}

/* One bus for both: GIO keeps the one that it has found. */
static void
test_network (void)
{
  Fixture fixture = { .taken = "Berger: зал" };

  open_fixture (&fixture);
  check_notice (&fixture);
  check_found (&fixture);
  close_fixture (&fixture);
}

static void
on_told_absent (gpointer data)
{
  *(gboolean *) data = TRUE;
}

/* Without a bus, and on one without Avahi, nothing is found and nothing is said unasked. */
static void
test_absent (void)
{
  gboolean is_told = FALSE;
  BrgDiscovery *discovery;

  g_setenv ("DBUS_SYSTEM_BUS_ADDRESS", "unix:path=/nonexistent/bus", TRUE);
  discovery = brg_discovery_new (on_told_absent, &is_told);
  while (!is_told)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (brg_discovery_is_absent (discovery));
  g_assert_cmpuint (brg_discovery_get_list (discovery)->len, ==, 0);
  brg_discovery_free (discovery);
  brg_notice_free (brg_notice_new ("зал", "http://192.168.1.5:8090/", FALSE));
}

BRG_TEST_TOPIC ("discovery")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/desk/discovery/network", test_network);
  /* Last: GIO keeps the bus that it is looking for. */
  g_test_add_func ("/desk/discovery/absent", test_absent);
  return g_test_run ();
}
