/* test-logo-file.c - a picture from a stranger as a logo
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-logo-file.h"
#include "brg-photo.h"
#include "brg-svg-check.h"
#include "brg-test.h"
#include "store-fixture.h"

#include <string.h>

#define SVG "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"30\" height=\"15\">"
#define HEAD "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
#define TYPE                                          \
  "<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" " \
  "\"http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd\">\n"

static gboolean
check (const char *text, GError **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  return brg_svg_check (bytes, error);
}

/* What drawing programs write. */
static void
test_taken (void)
{
  static const char *const taken[] = {
    SVG "<rect width=\"30\" height=\"15\" fill=\"#000\"/></svg>",
    HEAD TYPE "<!-- drawn by hand -->" SVG "</svg>",
    "\xef\xbb\xbf" HEAD SVG "</svg>\n",
    SVG "<defs><linearGradient id=\"a\"/></defs><path d=\"M0 0\" fill=\"url(#a)\"/>"
        "<use xmlns:xlink=\"http://www.w3.org/1999/xlink\" xlink:href=\"#a\"/></svg>",
    SVG "<defs><symbol id=\"a\"><path d=\"M0 0\"/></symbol></defs><g id=\"b\"><use href=\"#a\"/>"
        "<use href=\"#a\"/></g></svg>",
    "<svg width=\"100%\" height=\"12.5mm\" viewBox=\"0,0 20,10\"/>",
    SVG "<style><![CDATA[.a{fill:url( \"#b\" )}]]></style></svg>",
    SVG "<g xmlns:inkscape=\"x\" inkscape:export-filename=\"C:\\logo.png\"/></svg>",
    "<svg:svg xmlns:svg=\"http://www.w3.org/2000/svg\"><svg:g/></svg:svg>",
  };

  for (guint i = 0; i < G_N_ELEMENTS (taken); i++)
    {
      g_autoptr (GError) error = NULL;

      g_test_message ("%s", taken[i]);
      g_assert_true (check (taken[i], &error));
      g_assert_no_error (error);
    }
}

/* Nothing of another file, nothing that runs, nothing that unfolds. */
static void
test_hostile (void)
{
  static const struct
  {
    const char *text;
    const char *told;
  } hostile[] = {
    { HEAD "<!DOCTYPE svg [<!ENTITY a \"b\">]>" SVG "<text>&a;</text></svg>", "ENTITY" },
    { HEAD "<!DOCTYPE svg [<!ENTITY a SYSTEM \"file:///etc/passwd\">]>" SVG "</svg>", "ENTITY" },
    { SVG "<text>&a;</text></svg>", "cannot be read" },
    { SVG "<script>x()</script></svg>", "script" },
    { "<s:svg xmlns:s=\"http://www.w3.org/2000/svg\"><s:Script/></s:svg>", "s:Script" },
    { SVG "<rect onclick=\"x()\"/></svg>", "onclick" },
    { SVG "<foreignObject/></svg>", "foreignObject" },
    { SVG "<image href=\"data:image/png;base64,AAAA\"/></svg>", "image" },
    { SVG "<use href=\"other.svg#a\"/></svg>", "href" },
    { SVG "<use xmlns:l=\"http://www.w3.org/1999/xlink\" l:href=\"file:///etc/passwd\"/></svg>",
      "href" },
    { SVG "<a href=\" #a\"/></svg>", "href" },
    { SVG "<path fill=\"url(http://example.com/a#b)\"/></svg>", "url()" },
    { SVG "<path fill=\"url&#40;other.svg#b)\"/></svg>", "url()" },
    { SVG "<path style=\"fill:URL( 'other.svg#b')\"/></svg>", "url()" },
    { SVG "<path style=\"fill:u\\72l(other.svg#b)\"/></svg>", "\\" },
    { SVG "<style>@import 'other.css';</style></svg>", "@import" },
    { SVG "<style><![CDATA[@font-face{src:url(a.ttf)}]]></style></svg>", "url()" },
    { SVG "<g xml:base=\"file:///etc/\"/></svg>", "xml:base" },
    { "<?xml-stylesheet href=\"a.css\"?>" SVG "</svg>", "stylesheet" },
    { "<?xml version=\"1.0\" encoding=\"UTF-7\"?>" SVG "</svg>", "encoding" },
    { "<html/>", "html" },
    /* Few letters, and work without end. */
    { SVG "<filter id=\"f\"><feTurbulence numOctaves=\"99999\"/></filter></svg>", "filter" },
    { SVG "<g id=\"a\"><rect/></g><g id=\"b\"><use href=\"#a\"/><use href=\"#a\"/></g>"
          "<use href=\"#b\"/></svg>",
      "<use> inside <use>" },
    { SVG "<symbol id=\"a\"><g><use href=\"#a\"/></g></symbol></svg>", "<use> inside <use>" },
    /* Nothing to be drawn. */
    { "<svg width=\"0\" height=\"0\"/>", "width" },
    { "<svg width=\"\" height=\"10\"/>", "width" },
    { "<svg width=\"10\" height=\"-3mm\"/>", "height" },
    { "<svg viewBox=\"0 0 0 10\"/>", "viewBox" },
    { SVG, "cannot be read" },
    { "", "cannot be read" },
  };
  g_autoptr (GString) deep = g_string_new (SVG);
  g_autoptr (GString) large = g_string_new (SVG);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (hostile); i++)
    {
      g_test_message ("%s", hostile[i].text);
      g_assert_false (check (hostile[i].text, &error));
      g_assert_nonnull (strstr (error->message, hostile[i].told));
      g_clear_error (&error);
    }
  for (guint i = 0; i < 200; i++)
    g_string_append (deep, "<g>");
  g_assert_false (check (deep->str, &error));
  g_assert_nonnull (strstr (error->message, "so many parts"));
  g_clear_error (&error);
  while (large->len <= BRG_SVG_MOST_BYTES)
    g_string_append (large, "<!-- nothing -->");
  g_assert_false (check (large->str, &error));
  g_assert_nonnull (strstr (error->message, "1 MB"));
}

static GBytes *
load (const char *folder, const char *name, const char *data, GError **error)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_assert_true (g_file_set_contents (path, data, (gssize) strlen (data), NULL));
  return brg_logo_file_load (path, error);
}

/* On paper a logo is 18 mm high: 600 points are finer than any printer. */
static void
test_drawn (void)
{
  g_autofree char *folder = g_dir_make_tmp ("berger-test-XXXXXX", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) logo =
      load (folder, "a.svg", SVG "<rect width=\"30\" height=\"15\" fill=\"#246\"/></svg>", &error);
  BrgPhotoSize size;

  g_assert_no_error (error);
  g_assert_true (brg_photo_is_kept (logo, &size));
  g_assert_cmpint (size.kind, ==, BRG_PHOTO_PNG);
  g_assert_cmpint (size.width, ==, 1200);
  g_assert_cmpint (size.height, ==, 600);
  /* Whatever its name says. */
  g_assert_null (load (folder, "a.png", SVG "<use href=\"a.svg\"/></svg>", &error));
  g_assert_nonnull (strstr (error->message, "href"));
  store_fixture_remove_folder (folder);
}

BRG_TEST_TOPIC ("logo-file")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/logo-file/svg/taken", test_taken);
  g_test_add_func ("/app/logo-file/svg/hostile", test_hostile);
  g_test_add_func ("/app/logo-file/svg/drawn", test_drawn);
  return g_test_run ();
}
