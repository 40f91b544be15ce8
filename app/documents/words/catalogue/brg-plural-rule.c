/* brg-plural-rule.c - which plural form a number takes in a language
 *
 * The expression is evaluated straight from its text, by the usual descent through the levels of
 * precedence. It comes from a file, so depth is bounded, a division by zero is an error, and a rule
 * is only accepted after it gave a form for every number up to 1000.
 *
 * Tests: tests/app/test-documents-words.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-plural-rule.h"

#include <string.h>

#define MAX_DEPTH 40
#define MAX_FORMS 6

struct _BrgPluralRule
{
  guint n_forms;
  char *expression; /* owned */
};

typedef struct
{
  const char *at;
  guint64 n;
  guint depth;
  gboolean failed;
} Parser;

typedef struct
{
  const char *sign;
  guint level;
} Operator;

/* Longer signs first, so that <= is not read as <. */
static const Operator operators[] = {
  { "||", 0 }, { "&&", 1 }, { "==", 2 }, { "!=", 2 }, { "<=", 3 }, { ">=", 3 }, { "<", 3 },
  { ">", 3 },  { "+", 4 },  { "-", 4 },  { "*", 5 },  { "/", 5 },  { "%", 5 },
};

#define N_LEVELS 6

static guint64 parse_choice (Parser *parser);

static void
skip_blanks (Parser *parser)
{
  while (*parser->at == ' ' || *parser->at == '\t' || *parser->at == '\n')
    parser->at++;
}

static gboolean
take (Parser *parser, const char *sign)
{
  skip_blanks (parser);
  if (!g_str_has_prefix (parser->at, sign))
    return FALSE;
  parser->at += strlen (sign);
  return TRUE;
}

static guint64
fail (Parser *parser)
{
  parser->failed = TRUE;
  return 0;
}

static guint64
parse_primary (Parser *parser)
{
  if (take (parser, "("))
    {
      guint64 value = parse_choice (parser);

      return take (parser, ")") ? value : fail (parser);
    }
  if (take (parser, "!"))
    {
      guint64 value;

      if (++parser->depth > MAX_DEPTH)
        return fail (parser);
      value = parse_primary (parser) == 0;
      parser->depth--;
      return value;
    }
  if (take (parser, "n"))
    return parser->n;
  if (g_ascii_isdigit (*parser->at))
    {
      char *end;
      guint64 value = g_ascii_strtoull (parser->at, &end, 10);

      parser->at = end;
      return value <= G_MAXINT32 ? value : fail (parser);
    }
  return fail (parser);
}

static guint64
apply (Parser *parser, const char *sign, guint64 a, guint64 b)
{
  switch (sign[0])
    {
    case '|':
      return a != 0 || b != 0;
    case '&':
      return a != 0 && b != 0;
    case '=':
      return a == b;
    case '!':
      return a != b;
    case '<':
      return sign[1] == '=' ? a <= b : a < b;
    case '>':
      return sign[1] == '=' ? a >= b : a > b;
    case '+':
      return a + b;
    case '-':
      return a - b;
    case '*':
      return a * b;
    case '/':
      return b != 0 ? a / b : fail (parser);
    case '%':
      return b != 0 ? a % b : fail (parser);
    default:
      g_assert_not_reached ();
    }
}

static const char *
take_operator (Parser *parser, guint level)
{
  for (guint i = 0; i < G_N_ELEMENTS (operators); i++)
    if (operators[i].level == level && take (parser, operators[i].sign))
      return operators[i].sign;
  return NULL;
}

static guint64
parse_level (Parser *parser, guint level)
{
  guint64 value;
  const char *sign;

  if (level == N_LEVELS)
    return parse_primary (parser);
  value = parse_level (parser, level + 1);
  while (!parser->failed && (sign = take_operator (parser, level)) != NULL)
    value = apply (parser, sign, value, parse_level (parser, level + 1));
  return value;
}

static guint64
parse_choice (Parser *parser)
{
  guint64 value;

  if (++parser->depth > MAX_DEPTH)
    return fail (parser);
  value = parse_level (parser, 0);
  if (!parser->failed && take (parser, "?"))
    {
      guint64 yes = parse_choice (parser);

      if (!take (parser, ":"))
        return fail (parser);
      {
        guint64 no = parse_choice (parser);

        value = value != 0 ? yes : no;
      }
    }
  parser->depth--;
  return value;
}

static gboolean
evaluate (const BrgPluralRule *rule, guint n, guint *form)
{
  Parser parser = { .at = rule->expression, .n = n };
  guint64 value = parse_choice (&parser);

  skip_blanks (&parser);
  if (parser.failed || *parser.at != '\0' || value >= rule->n_forms)
    return FALSE;
  *form = (guint) value;
  return TRUE;
}

/* The text after NAME= up to the semicolon. */
static char *
dup_part (const char *field, const char *name)
{
  g_auto (GStrv) parts = g_strsplit (field, ";", -1);

  for (guint i = 0; parts[i] != NULL; i++)
    {
      const char *part = g_strstrip (parts[i]);

      if (g_str_has_prefix (part, name))
        return g_strdup (part + strlen (name));
    }
  return NULL;
}

BrgPluralRule *
brg_plural_rule_parse (const char *field)
{
  g_autoptr (BrgPluralRule) rule = NULL;
  g_autofree char *count = NULL;
  guint64 n_forms;
  guint form;

  g_return_val_if_fail (field != NULL, NULL);

  count = dup_part (field, "nplurals=");
  if (count == NULL ||
      !g_ascii_string_to_unsigned (g_strstrip (count), 10, 1, MAX_FORMS, &n_forms, NULL))
    return NULL;
  rule = g_new0 (BrgPluralRule, 1);
  rule->n_forms = (guint) n_forms;
  rule->expression = dup_part (field, "plural=");
  if (rule->expression == NULL)
    return NULL;
  for (guint n = 0; n <= 1000; n++)
    if (!evaluate (rule, n, &form))
      return NULL;
  return g_steal_pointer (&rule);
}

void
brg_plural_rule_free (BrgPluralRule *rule)
{
  if (rule == NULL)
    return;
  g_free (rule->expression);
  g_free (rule);
}

guint
brg_plural_rule_form (const BrgPluralRule *rule, guint n)
{
  guint form;

  if (rule == NULL)
    return n != 1;
  return evaluate (rule, n, &form) ? form : 0;
}
