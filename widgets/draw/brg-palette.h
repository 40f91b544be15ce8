/* brg-palette.h - the colours of the program by their task
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BrgInk:
 * @red: 0 to 1, likewise the others
 * @green: see @red
 * @blue: see @red
 * @alpha: 0 is transparent, 1 opaque
 *
 * A colour to draw with.
 */
typedef struct
{
  double red;
  double green;
  double blue;
  double alpha;
} BrgInk;

/**
 * BrgInkName:
 * @BRG_INK_FG: text
 * @BRG_INK_DIM: secondary text
 * @BRG_INK_FAINT: dashed boxes and placeholders, never information
 * @BRG_INK_VIEW: ground of tables
 * @BRG_INK_WINDOW: ground of pages and panes
 * @BRG_INK_ACCENT: ground of the primary button, progress
 * @BRG_INK_ACCENT_FG: text on @BRG_INK_ACCENT
 * @BRG_INK_ACCENT_TEXT: articles and links
 * @BRG_INK_RING: the keyboard focus, to be seen on every ground
 * @BRG_INK_SELECTED: ground of the selected row
 * @BRG_INK_OK: verified, lawful, decided; the ground of each of these states follows its text
 * @BRG_INK_OK_BG: ground
 * @BRG_INK_WARN: notice, provisional, deadline
 * @BRG_INK_WARN_BG: ground
 * @BRG_INK_ERROR: forbidden, penalty, foul
 * @BRG_INK_ERROR_BG: ground
 * @BRG_INK_ADJOURNED: the envelope, and nothing else
 * @BRG_INK_ADJOURNED_BG: ground
 * @BRG_INK_NEUTRAL: withdrawn, forfeit, off
 * @BRG_INK_NEUTRAL_BG: ground
 * @BRG_INK_INFO: floats, notices of rules, what has just changed
 * @BRG_INK_INFO_BG: ground
 * @BRG_INK_HAIRLINE: lines between parts
 * @BRG_INK_ROW_LINE: lines between rows and cells
 * @BRG_INK_STRONG_LINE: lines that part groups of rows
 * @BRG_INK_HATCH: lines of a hatch
 * @BRG_N_INKS: number of inks
 *
 * The tasks of colours. A state is never told by its colour alone.
 */
typedef enum
{
  BRG_INK_FG,
  BRG_INK_DIM,
  BRG_INK_FAINT,
  BRG_INK_VIEW,
  BRG_INK_WINDOW,
  BRG_INK_ACCENT,
  BRG_INK_ACCENT_FG,
  BRG_INK_ACCENT_TEXT,
  BRG_INK_RING,
  BRG_INK_SELECTED,
  BRG_INK_OK,
  BRG_INK_OK_BG,
  BRG_INK_WARN,
  BRG_INK_WARN_BG,
  BRG_INK_ERROR,
  BRG_INK_ERROR_BG,
  BRG_INK_ADJOURNED,
  BRG_INK_ADJOURNED_BG,
  BRG_INK_NEUTRAL,
  BRG_INK_NEUTRAL_BG,
  BRG_INK_INFO,
  BRG_INK_INFO_BG,
  BRG_INK_HAIRLINE,
  BRG_INK_ROW_LINE,
  BRG_INK_STRONG_LINE,
  BRG_INK_HATCH,
  BRG_N_INKS,
} BrgInkName;

/**
 * BrgPalette:
 * @ink: (array fixed-size=26): the colours, by #BrgInkName
 * @high_contrast: whether lines are drawn for weak eyes: thicker rings, hatches and strong lines
 */
typedef struct
{
  BrgInk ink[BRG_N_INKS];
  gboolean high_contrast;
} BrgPalette;

/**
 * BrgScheme:
 * @BRG_SCHEME_LIGHT: dark on white
 * @BRG_SCHEME_DARK: light on black
 * @BRG_SCHEME_LIGHT_CONTRAST: black on white, no tints
 * @BRG_SCHEME_DARK_CONTRAST: white on black, no tints
 * @BRG_SCHEME_PAPER: black on paper; the only grey is a tint of 12 %
 * @BRG_N_SCHEMES: number of schemes
 */
typedef enum
{
  BRG_SCHEME_LIGHT,
  BRG_SCHEME_DARK,
  BRG_SCHEME_LIGHT_CONTRAST,
  BRG_SCHEME_DARK_CONTRAST,
  BRG_SCHEME_PAPER,
  BRG_N_SCHEMES,
} BrgScheme;

/**
 * brg_palette_init:
 * @palette: (out caller-allocates): what to fill
 * @scheme: a scheme
 *
 * Fills @palette with the program's own colours. On screen they are only the fallback: a style
 * sheet defines the same names, see brg_palette_get_css_name().
 */
void brg_palette_init (BrgPalette *palette, BrgScheme scheme);

/**
 * brg_palette_get_css_name:
 * @name: an ink
 *
 * Returns: (transfer none): the named colour of the style sheets, as `brg_fg`
 */
const char *brg_palette_get_css_name (BrgInkName name);

/**
 * brg_ink_get_luminance:
 * @ink: an ink, taken as opaque
 *
 * Returns: relative luminance, 0 black to 1 white, as WCAG 2 defines it
 */
double brg_ink_get_luminance (const BrgInk *ink);

G_END_DECLS
