/* brg-palette.c - the colours of the program by their task
 *
 * The style sheets in app/style hold the same values for CSS; a test compares the two, so that a
 * colour changed in one place only is found.
 *
 * Tests: tests/widgets/test-palette.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-palette.h"

#include <math.h>

typedef struct
{
  const char *css_name;
  guint32 rgba[BRG_N_SCHEMES]; /* 0xRRGGBBAA */
} InkRow;

/* One row an ink: light, dark, light and dark for high contrast, paper. */
static const InkRow inks[BRG_N_INKS] = {
  [BRG_INK_FG] = { "brg_fg", { 0x2b2d31ff, 0xecededff, 0x000000ff, 0xffffffff, 0x000000ff } },
  [BRG_INK_DIM] = { "brg_dim", { 0x63656bff, 0xb0b2b6ff, 0x2b2d31ff, 0xe4e5e6ff, 0x000000ff } },
  [BRG_INK_FAINT] = { "brg_faint", { 0x8d8f95ff, 0x8c8f94ff, 0x63656bff, 0xb0b2b6ff, 0x000000ff } },
  [BRG_INK_VIEW] = { "brg_view", { 0xffffffff, 0x1e1e1eff, 0xffffffff, 0x000000ff, 0xffffffff } },
  [BRG_INK_WINDOW] = { "brg_window",
                       { 0xfafafaff, 0x242424ff, 0xffffffff, 0x000000ff, 0xffffffff } },
  [BRG_INK_ACCENT] = { "brg_accent",
                       { 0x1c5fa8ff, 0x2f74bdff, 0x0b3d91ff, 0x2f74bdff, 0x000000ff } },
  [BRG_INK_ACCENT_FG] = { "brg_accent_fg",
                          { 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff } },
  [BRG_INK_ACCENT_TEXT] = { "brg_accent_text",
                            { 0x17548fff, 0x93c0f2ff, 0x0b3d91ff, 0xb5d5f8ff, 0x000000ff } },
  [BRG_INK_RING] = { "brg_ring", { 0x1c5fa8ff, 0x4a8fd8ff, 0x0b3d91ff, 0x93c0f2ff, 0x000000ff } },
  [BRG_INK_SELECTED] = { "brg_selected",
                         { 0xe1eaf4ff, 0x2d3b4aff, 0xdfe8f5ff, 0x1c2f45ff, 0xffffffff } },
  [BRG_INK_OK] = { "brg_ok", { 0x186a40ff, 0x7fd6a4ff, 0x0d4a2bff, 0x9ae6baff, 0x000000ff } },
  [BRG_INK_OK_BG] = { "brg_ok_bg", { 0xe1f2e8ff, 0x1f3a2bff, 0xffffffff, 0x000000ff, 0xffffffff } },
  [BRG_INK_WARN] = { "brg_warn", { 0x7a5000ff, 0xf3cd72ff, 0x573800ff, 0xf8dc98ff, 0x000000ff } },
  [BRG_INK_WARN_BG] = { "brg_warn_bg",
                        { 0xfcefcfff, 0x41351aff, 0xffffffff, 0x000000ff, 0xffffffff } },
  [BRG_INK_ERROR] = { "brg_error", { 0xa51d2dff, 0xff9a93ff, 0x82101fff, 0xffbab5ff, 0x000000ff } },
  [BRG_INK_ERROR_BG] = { "brg_error_bg",
                         { 0xfbe4e5ff, 0x47262aff, 0xffffffff, 0x000000ff, 0xffffffff } },
  [BRG_INK_ADJOURNED] = { "brg_adjourned",
                          { 0x5f3899ff, 0xcdb0f5ff, 0x472478ff, 0xdfccfaff, 0x000000ff } },
  [BRG_INK_ADJOURNED_BG] = { "brg_adjourned_bg",
                             { 0xeee6f8ff, 0x372b49ff, 0xffffffff, 0x000000ff, 0xffffffff } },
  [BRG_INK_NEUTRAL] = { "brg_neutral",
                        { 0x4f5157ff, 0xcfd0d3ff, 0x2b2d31ff, 0xe4e5e6ff, 0x000000ff } },
  [BRG_INK_NEUTRAL_BG] = { "brg_neutral_bg",
                           { 0xececebff, 0x3a3a3bff, 0xffffffff, 0x000000ff, 0xe0e0e0ff } },
  [BRG_INK_INFO] = { "brg_info", { 0x17548fff, 0x93c0f2ff, 0x0b3d91ff, 0xb5d5f8ff, 0x000000ff } },
  [BRG_INK_INFO_BG] = { "brg_info_bg",
                        { 0xe2edf9ff, 0x22364dff, 0xffffffff, 0x000000ff, 0xffffffff } },
  [BRG_INK_HAIRLINE] = { "brg_hairline",
                         { 0x0000001a, 0xffffff1c, 0x00000080, 0xffffff80, 0x000000ff } },
  [BRG_INK_ROW_LINE] = { "brg_row_line",
                         { 0x0000000f, 0xffffff0f, 0x00000080, 0xffffff80, 0x000000ff } },
  [BRG_INK_STRONG_LINE] = { "brg_strong_line",
                            { 0x00000080, 0xffffff80, 0x000000ff, 0xffffffff, 0x000000ff } },
  [BRG_INK_HATCH] = { "brg_hatch", { 0x00000026, 0xffffff2e, 0x00000080, 0xffffff80, 0x000000ff } },
};

static BrgInk
unpack_ink (guint32 rgba)
{
  return (BrgInk){
    .red = ((rgba >> 24) & 0xff) / 255.0,
    .green = ((rgba >> 16) & 0xff) / 255.0,
    .blue = ((rgba >> 8) & 0xff) / 255.0,
    .alpha = (rgba & 0xff) / 255.0,
  };
}

void
brg_palette_init (BrgPalette *palette, BrgScheme scheme)
{
  g_return_if_fail (palette != NULL);
  g_return_if_fail ((guint) scheme < BRG_N_SCHEMES);

  for (gint i = 0; i < BRG_N_INKS; i++)
    palette->ink[i] = unpack_ink (inks[i].rgba[scheme]);
  palette->high_contrast =
      scheme == BRG_SCHEME_LIGHT_CONTRAST || scheme == BRG_SCHEME_DARK_CONTRAST;
}

const char *
brg_palette_get_css_name (BrgInkName name)
{
  g_return_val_if_fail ((guint) name < BRG_N_INKS, NULL);

  return inks[name].css_name;
}

static double
linearize (double value)
{
  return value <= 0.04045 ? value / 12.92 : pow ((value + 0.055) / 1.055, 2.4);
}

double
brg_ink_get_luminance (const BrgInk *ink)
{
  g_return_val_if_fail (ink != NULL, 0);

  return 0.2126 * linearize (ink->red) + 0.7152 * linearize (ink->green) +
         0.0722 * linearize (ink->blue);
}
