/* test-adjournment.c - adjourned games: stories of both codes, and the machine from every side
 *
 * Every line of ../fixtures/desk/adjournments.tsv; further stories, one branch each; and walks at
 * random, on which what is offered must be what is accepted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-adjournment-text.h"
#include "brg-test.h"

#include "brg-adjournment-ids.h"
#include "brg-adjournment-next.h"
#include "brg-adjournment-play.h"
#include "brg-rulebooks.h"

#include <string.h>

#define FIDE "fide-2023"
#define RUSSIAN "rus-chess-2014"
#define UKRAINIAN "ukr-chess-2016"
#define SOVIET "ussr-chess-1956"
#define DRAUGHTS "rus-draughts-2022"

/* The line of a story; asserts that all of it can be. */
static char *
tell (const char *book, const char *envelope_text, const char *events_text)
{
  g_autoptr (GArray) story = NULL;
  BrgEnvelope envelope;
  BrgAdjournment state;
  const char *fault = NULL;
  gint column = 0;

  g_assert_cmpstr (brg_envelope_from_text (envelope_text, &envelope, &column), ==, NULL);
  story = brg_adjournment_story_from_text (events_text, &fault, &column);
  g_assert_cmpstr (fault, ==, NULL);
  g_assert_nonnull (story);
  brg_adjournment_init (&state, brg_rulebook_find (book), &envelope);
  for (guint i = 0; i < story->len; i++)
    g_assert_cmpstr (brg_adjournment_apply (&state, &g_array_index (story, BrgStoryEvent, i).event),
                     ==, NULL);
  brg_adjournment_settle (&state);
  return brg_adjournment_to_text (&state);
}

/* ----- The worked examples ----- */

static void
check_line (const char *line)
{
  g_auto (GStrv) fields = g_strsplit (line, "\t", -1);
  g_auto (GStrv) articles = NULL;
  g_auto (GStrv) answer = NULL;
  g_autofree char *text = NULL;

  g_assert_cmpuint (g_strv_length (fields), >=, 9);
  text = tell (fields[1], fields[2], fields[3]);
  answer = g_strsplit (text, "\t", -1);
  g_test_message ("%s: %s", fields[0], text);
  for (guint i = 0; i < 4; i++)
    g_assert_cmpstr (answer[i], ==, fields[4 + i]);
  articles = g_strsplit (fields[8], "|", -1);
  g_assert_true (g_strv_contains ((const char *const *) articles, answer[4]));
}

static void
test_examples (void)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "fixtures", "desk", "adjournments.tsv", NULL);
  g_autofree char *contents = NULL;
  g_auto (GStrv) lines = NULL;
  guint n_stories = 0;

  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  lines = g_strsplit (contents, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (*lines[i] != '#' && *lines[i] != '\0')
      {
        check_line (lines[i]);
        n_stories++;
      }
  g_assert_cmpuint (n_stories, ==, 38);
}

/* ----- Further stories ----- */

typedef struct
{
  const char *path;
  const char *book;
  const char *envelope;
  const char *events;
  const char *answer;
} Story;

#define CLOCKS "W=100,B=130"
#define SEALED_WHITE "sealer=white,W=115,B=125"
#define SEALED_BLACK "sealer=black,W=110,B=130"
#define DESK_BLACK "sealer=black,W=110,B=130,default=60,sealed=unknown"
#define FINISHED(result, article) "finished\tnone\t-\t" result "\t" article

static const Story stories[] = {
  /* Sealing. */
  { "/engine/adjournment/fide-2023/guideline/I.1.1/made-then-written", FIDE, CLOCKS,
    "session-over:black,board-move:black,seal:black", "sealed\tnone\tW=100 B=130\t-\tI.1.1" },
  { "/engine/adjournment/fide-2023/guideline/I.1.1/thinking", FIDE, CLOCKS, "session-over:black",
    "playing\tblack\tW=100 B=130\t-\tI.1.1" },
  { "/engine/adjournment/fide-2023/guideline/I.1.2/written-after", FIDE, CLOCKS ",session=240",
    "adjourn:white,seal:white", "sealed\tnone\tW=110 B=130\t-\tI.1.2" },
  { "/engine/adjournment/fide-2023/guideline/I.1.2/nothing-left", FIDE, "W=130,B=130,session=240",
    "adjourn:white", "sealed\tnone\tW=130 B=130\t-\tI.1.2" },
  { "/engine/adjournment/ussr-chess-1956/19/early-open-move", SOVIET,
    "W=95,B=80,session=240,control=40/120,move=40", "adjourn:black,board-move:black",
    "open-move\tnone\tW=95 B=145\t-\t19" },
  { "/engine/adjournment/ussr-chess-1956/19/refused", SOVIET,
    "W=80,B=75,session=240,control=40/120,move=39", "adjourn:white,refuse",
    "playing\twhite\tW=80 B=75\t-\t19" },
  { "/engine/adjournment/ussr-chess-1956/19/refused-then-over", SOVIET,
    "W=120,B=119,session=239,control=40/120,move=39",
    "adjourn:white,refuse,session-over:black,seal:black", "sealed\tnone\tW=120 B=119\t-\t19" },
  { "/engine/adjournment/ussr-chess-1956/19/custody", SOVIET, SEALED_WHITE ",braille=yes",
    "custody:V. Tokarev", "sealed\tnone\tW=115 B=125\t-\t19" },
  { "/engine/adjournment/ussr-chess-1956/19/open-move-resumed", SOVIET,
    "W=120,B=120,session=240,control=40/120,move=41",
    "session-over:white,board-move:white,here:black,here:white,now@0",
    "playing\tblack\tW=120 B=120\t-\t20" },
  { "/engine/adjournment/ussr-chess-1956/19/open-move-awaited", SOVIET,
    "sealer=white,manner=open-move,W=120,B=120", "here:white,now@5",
    "waiting\tblack\tW=120 B=125\t-\t20" },
  { "/engine/adjournment/ussr-chess-1956/19/open-move-lost", SOVIET,
    "sealer=white,manner=open-move,W=120,B=120", "lost:position-known,here:black,now@0",
    "playing\tblack\tarbiter\t-\t20" },
  /* Agreements. */
  { "/engine/adjournment/fide-2023/guideline/I.4/stands", FIDE, SEALED_BLACK, "offer:white",
    "sealed\tnone\tW=110 B=130\t-\tI.4" },
  { "/engine/adjournment/fide-2023/guideline/I.2.6/on-the-envelope", FIDE,
    SEALED_BLACK ",offer=black", "accept:white", "finished\tnone\tW=110 B=130\t1/2\tI.6" },
  { "/engine/adjournment/fide-2023/guideline/I.4/declined", FIDE, SEALED_BLACK,
    "offer:white,decline:black,here:white,here:black,now@0",
    "playing\twhite\tW=110 B=130\t-\tI.9.1" },
  { "/engine/adjournment/fide-2023/guideline/I.6/while-waiting", FIDE, SEALED_BLACK ",default=60",
    "here:black,now@10,resign:black", "finished\tnone\tW=120 B=130\t1-0\tI.6" },
  /* Whose time is over when the game is adjourned. */
  { "/engine/adjournment/fide-2023/6.9/over-when-sealed", FIDE,
    "W=120,B=115,session=240,control=40/120,move=39", "session-over:white,seal:white",
    FINISHED ("0-1", "6.9") },
  { "/engine/adjournment/fide-2023/6.9/control-made-when-sealed", FIDE,
    "W=120,B=115,session=240,control=40/120,move=40", "session-over:white,seal:white",
    "sealed\tnone\tW=120 B=115\t-\tI.1.1" },
  { "/engine/adjournment/fide-2023/6.9/over-for-the-other", FIDE,
    "W=121,B=110,session=240,control=40/120,move=38", "session-over:black,seal:black",
    FINISHED ("0-1", "6.9") },
  { "/engine/adjournment/fide-2023/6.9/his-fortieth-was-made", FIDE,
    "W=121,B=110,session=240,control=40/120,move=39", "session-over:black,seal:black",
    "sealed\tnone\tW=121 B=110\t-\tI.1.1" },
  { "/engine/adjournment/fide-2023/6.9/both-are-over", FIDE,
    "W=121,B=121,session=240,control=40/120,move=30", "session-over:black,seal:black",
    "sealed\tnone\tW=121 B=121\t-\tI.1.1" },
  { "/engine/adjournment/rus-draughts-2022/5.4.13.1/both-are-over", DRAUGHTS,
    "W=125,B=130,session=240,control=40/120,move=30", "session-over:white,seal:white",
    FINISHED ("1/2", "5.4.13.1") },
  { "/engine/adjournment/rus-chess-2014/6.11.2/both-are-over", RUSSIAN,
    "sealer=white,W=125,B=130,control=0/120,move=50", "now@0", FINISHED ("1/2", "6.11.2") },
  { "/engine/adjournment/rus-chess-2014/6.11.1/both-are-over-earlier", RUSSIAN,
    "W=125,B=130,session=240,control=40/120,move=30", "session-over:white,seal:white",
    "sealed\tnone\tW=125 B=130\t-\tfide-2023 I.1.1" },
  { "/engine/adjournment/fide-2023/6.9/over-on-the-envelope", FIDE,
    "sealer=white,W=120,B=100,control=40/120,move=39", "now@0", FINISHED ("0-1", "6.9") },
  { "/engine/adjournment/fide-2023/6.9/over-and-unwinnable", FIDE,
    "sealer=white,W=120,B=100,control=40/120,move=39", "cannot-win:black",
    FINISHED ("1/2", "6.9") },
  { "/engine/adjournment/rus-chess-2014/6.9/over-when-sealed", RUSSIAN,
    "W=100,B=120,control=40/120,move=39", "session-over:black,board-move:black",
    FINISHED ("1-0", "6.9") },
  { "/engine/adjournment/ukr-chess-2016/6.3.5/over-when-sealed", UKRAINIAN,
    "W=100,B=120,control=40/120,move=39", "session-over:black,seal:black",
    FINISHED ("1-0", "6.3.5") },
  { "/engine/adjournment/ussr-chess-1956/18/over-when-sealed", SOVIET,
    "W=150,B=120,control=40/150,move=39", "session-over:white,board-move:white",
    FINISHED ("0-1", "18") },
  { "/engine/adjournment/ussr-chess-1956/18/over-with-consent", SOVIET,
    "W=150,B=120,session=300,control=40/150,move=39", "adjourn:white,consent",
    FINISHED ("0-1", "18") },
  { "/engine/adjournment/rus-draughts-2022/5.4.2.6/over-when-sealed", DRAUGHTS,
    "W=100,B=120,control=40/120,move=39", "session-over:black,seal:black",
    FINISHED ("1-0", "5.4.2.6") },
  { "/engine/adjournment/fide-2023/5.1.2/resigned-unwinnable", FIDE, SEALED_WHITE,
    "cannot-win:black,resign:white", "finished\tnone\tW=115 B=125\t1/2\t5.1.2" },
  { "/engine/adjournment/fide-2023/5.1.2/found-later", FIDE, SEALED_WHITE,
    "resign:white,cannot-win:black", "finished\tnone\tW=115 B=125\t1/2\t5.1.2" },
  { "/engine/adjournment/fide-2023/5.2.2/dead", FIDE, SEALED_WHITE,
    "cannot-win:white,cannot-win:black", FINISHED ("1/2", "5.2.2") },
  { "/engine/adjournment/ussr-chess-1956/16/resigned", SOVIET, SEALED_WHITE,
    "cannot-win:black,resign:white", "finished\tnone\tW=115 B=125\t0-1\t16" },
  { "/engine/adjournment/ussr-chess-1956/17/agreed", SOVIET, SEALED_WHITE,
    "offer:black,decline:white,offer:white,accept:black", "finished\tnone\tW=115 B=125\t1/2\t17" },
  /* Who is there. */
  { "/engine/adjournment/fide-2023/guideline/I.11/then-he-comes", FIDE, SEALED_WHITE ",default=60",
    "here:black@12", "playing\tblack\tW=115 B=137\t-\tI.11" },
  { "/engine/adjournment/fide-2023/guideline/I.11/sealer-comes", FIDE, SEALED_WHITE ",default=60",
    "now@5,here:white@7,now@9", "waiting\tblack\tW=115 B=134\t-\tI.11" },
  { "/engine/adjournment/fide-2023/guideline/I.10/sealer", FIDE, SEALED_WHITE ",default=30",
    "here:black,now@31", FINISHED ("0-1", "I.10") },
  { "/engine/adjournment/fide-2023/guideline/I.10/sealer-has-mated", FIDE,
    SEALED_WHITE ",default=30,sealed=mate", "here:black,now@31", FINISHED ("1-0", "I.10") },
  { "/engine/adjournment/fide-2023/guideline/I.10/not-yet-late", FIDE,
    SEALED_WHITE ",default=30,sealed=mate", "here:black,now@30", FINISHED ("1-0", "5.1.1") },
  { "/engine/adjournment/fide-2023/guideline/I.10/at-the-limit", FIDE, SEALED_BLACK ",default=30",
    "here:black,here:white@30", "playing\twhite\tW=140 B=130\t-\tI.9.2" },
  { "/engine/adjournment/fide-2023/guideline/I.10/nobody", FIDE, SEALED_BLACK ",default=30",
    "now@31", FINISHED ("0-0", "I.10") },
  { "/engine/adjournment/fide-2023/guideline/I.10/nobody-but-mate", FIDE,
    SEALED_BLACK ",default=30,sealed=mate", "now@31", FINISHED ("0-1", "I.10") },
  { "/engine/adjournment/fide-2023/6.7.1/no-default-time", FIDE, SEALED_BLACK,
    "here:black,here:white@1", FINISHED ("0-1", "I.10") },
  { "/engine/adjournment/fide-2023/6.7.1/decided-otherwise", FIDE, SEALED_BLACK,
    "here:black,excuse:white,here:white@50", "playing\twhite\tW=160 B=130\t-\tI.9.2" },
  { "/engine/adjournment/fide-2023/guideline/I.10/reply-and-too-late", FIDE,
    SEALED_WHITE ",default=60", "here:black,seal-reply:black@9,here:white@61",
    FINISHED ("0-1", "I.10") },
  { "/engine/adjournment/ussr-chess-1956/16/stalemate-saves-nobody", SOVIET,
    SEALED_BLACK ",sealed=stalemate", "here:black,here:white@61", FINISHED ("0-1", "16") },
  { "/engine/adjournment/ussr-chess-1956/17/sealer-is-late-after-stalemate", SOVIET,
    SEALED_BLACK ",sealed=stalemate", "here:white,here:black@61", FINISHED ("1/2", "17") },
  { "/engine/adjournment/ussr-chess-1956/17/sealer-is-late-after-dead-draw", SOVIET,
    SEALED_BLACK ",sealed=drawn", "here:white,now@61", FINISHED ("1/2", "17") },
  { "/engine/adjournment/ussr-chess-1956/16/an-hour-is-in-time", SOVIET, SEALED_BLACK,
    "here:black,here:white@60", "playing\twhite\tW=170 B=130\t-\t20" },
  { "/engine/adjournment/ussr-chess-1956/20/second-envelope-opened", SOVIET, SEALED_WHITE,
    "here:black,seal-reply:black@6,here:white@20", "playing\twhite\tW=129 B=131\t-\t20" },
  { "/engine/adjournment/fide-2023/guideline/I.9.3/on-the-board", FIDE, SEALED_WHITE ",default=60",
    "here:black,board-reply:black@6,here:white@20", "playing\twhite\tW=129 B=131\t-\tI.9.3" },
  { "/engine/adjournment/fide-2023/guideline/I.9.2/told-later", FIDE, SEALED_BLACK ",default=60",
    "here:white@20,here:black", "playing\twhite\tW=130 B=130\t-\tI.9.2" },
  /* Reading. */
  { "/engine/adjournment/fide-2023/5.1.1/mate", FIDE, SEALED_WHITE ",sealed=mate",
    "here:black,here:white,now@0", FINISHED ("1-0", "5.1.1") },
  { "/engine/adjournment/fide-2023/5.2.1/stalemate", FIDE, SEALED_WHITE ",sealed=stalemate",
    "here:black,here:white", FINISHED ("1/2", "5.2.1") },
  { "/engine/adjournment/fide-2023/5.2.2/drawn", FIDE, SEALED_WHITE ",sealed=drawn",
    "here:black,here:white", FINISHED ("1/2", "5.2.2") },
  { "/engine/adjournment/fide-2023/6.9/found-after-the-reading", FIDE,
    SEALED_BLACK ",sealed=unclear", "here:black,here:white,now@0,cannot-win:white",
    FINISHED ("1/2", "6.9") },
  { "/engine/adjournment/fide-2023/6.9/the-writer-cannot-win", FIDE, SEALED_BLACK ",sealed=unclear",
    "cannot-win:black,here:black,here:white", FINISHED ("1-0", "I.8.2") },
  { "/engine/adjournment/fide-2023/guideline/I.8.2/slip", FIDE, SEALED_WHITE ",sealed=slip",
    "here:black,here:white", "playing\tblack\tW=115 B=125\t-\tI.8.2" },
  { "/engine/adjournment/ussr-chess-1956/21/no-exception", SOVIET,
    SEALED_BLACK ",sealed=impossible", "cannot-win:white,here:black,here:white",
    FINISHED ("1-0", "21") },
  { "/engine/adjournment/ussr-chess-1956/16/mate", SOVIET, SEALED_BLACK ",sealed=mate",
    "here:white", FINISHED ("0-1", "16") },
  { "/engine/adjournment/rus-chess-2014/5.1.1/mate", RUSSIAN, SEALED_WHITE ",sealed=mate",
    "here:black,here:white", FINISHED ("1-0", "5.1.1") },
  { "/engine/adjournment/rus-chess-2014/5.2.1/stalemate", RUSSIAN, SEALED_WHITE ",sealed=stalemate",
    "here:black,here:white", FINISHED ("1/2", "5.2.1") },
  { "/engine/adjournment/rus-chess-2014/5.2.2/drawn", RUSSIAN, SEALED_WHITE ",sealed=drawn",
    "here:black,here:white", FINISHED ("1/2", "5.2.2") },
  { "/engine/adjournment/ukr-chess-2016/5.1.1/mate", UKRAINIAN, SEALED_WHITE ",sealed=mate",
    "here:black,here:white", FINISHED ("1-0", "5.1.1") },
  { "/engine/adjournment/ukr-chess-2016/5.2.1/stalemate", UKRAINIAN,
    SEALED_WHITE ",sealed=stalemate", "here:black,here:white", FINISHED ("1/2", "5.2.1") },
  { "/engine/adjournment/ukr-chess-2016/5.2.2/drawn", UKRAINIAN, SEALED_WHITE ",sealed=drawn",
    "here:black,here:white", FINISHED ("1/2", "5.2.2") },
  /* Books that are silent: the guideline. */
  { "/engine/adjournment/rus-chess-2014/guideline", RUSSIAN, SEALED_WHITE ",default=15",
    "here:black,here:white@9", "playing\tblack\tW=115 B=134\t-\tfide-2023 I.9.1" },
  /* The clock of who is absent. */
  { "/engine/adjournment/fide-2023/6.9/control-over", FIDE,
    SEALED_WHITE ",default=60,control=60/140,move=45", "here:white,now@15",
    FINISHED ("1-0", "6.9") },
  { "/engine/adjournment/fide-2023/6.9/cannot-win-told-later", FIDE,
    SEALED_WHITE ",default=60,control=60/140,move=45", "here:white,now@15,cannot-win:white",
    FINISHED ("1/2", "6.9") },
  { "/engine/adjournment/fide-2023/6.9/moves-made", FIDE,
    SEALED_WHITE ",default=60,control=40/140,move=45", "here:white,now@15",
    "waiting\tblack\tW=115 B=140\t-\tI.9.2" },
  { "/engine/adjournment/fide-2023/I.10/default-first", FIDE,
    SEALED_WHITE ",default=10,control=60/140,move=45", "here:white,now@15",
    FINISHED ("1-0", "I.10") },
  { "/engine/adjournment/fide-2023/I.9.2/there-at-the-hour", FIDE, SEALED_WHITE ",default=60",
    "here:white@0,now@12", "waiting\tblack\tW=115 B=137\t-\tI.9.2" },
  { "/engine/adjournment/ussr-chess-1956/18/control-over", SOVIET,
    SEALED_WHITE ",control=54/140,move=40", "here:white,now@20", FINISHED ("1-0", "18") },
  { "/engine/adjournment/rus-chess-2014/6.6.1/late", RUSSIAN, SEALED_WHITE,
    "here:black,here:white@1", FINISHED ("0-1", "6.6.1") },
  { "/engine/adjournment/ukr-chess-2016/6.3.2/late", UKRAINIAN, SEALED_WHITE ",default=15",
    "here:black,here:white@16", FINISHED ("0-1", "6.3.2") },
  { "/engine/adjournment/ukr-chess-2016/6.3.2/unsaid", UKRAINIAN, SEALED_WHITE,
    "here:black,here:white@200", "arbiter\tnone\tW=115 B=325\t-\t6.3.2" },
  { "/engine/adjournment/rus-draughts-2022/guideline", DRAUGHTS,
    SEALED_WHITE ",control=25/60,move=40", "here:white,now@3",
    "waiting\tblack\tW=115 B=128\t-\tfide-2023 I.9.2" },
  { "/engine/adjournment/rus-draughts-2022/5.4.4.1/late", DRAUGHTS,
    SEALED_WHITE ",control=25/45,move=40", "here:white,now@46", FINISHED ("1-0", "5.4.4.1") },
  { "/engine/adjournment/rus-draughts-2022/5.4.4.1/control-not-written", DRAUGHTS,
    SEALED_WHITE ",default=60", "here:white,now@5",
    "waiting\tblack\tW=115 B=130\t-\tfide-2023 I.9.2" },
  { "/engine/adjournment/rus-draughts-2022/5.4.4.2/both", DRAUGHTS,
    SEALED_WHITE ",control=25/90,move=40", "now@61", FINISHED ("0-0", "5.4.4.2") },
  { "/engine/adjournment/rus-draughts-2022/5.4.5.4/adjudicated", DRAUGHTS, SEALED_WHITE,
    "adjudicate:1/2", "finished\tnone\tW=115 B=125\t1/2\t5.4.5.4" },
  { "/engine/adjournment/ussr-chess-1956/23/adjudicated", SOVIET, SEALED_WHITE, "adjudicate:0-1",
    "finished\tnone\tW=115 B=125\t0-1\t23" },
  { "/engine/adjournment/fide-2023/silent/adjudicated", FIDE, SEALED_WHITE, "adjudicate:1-0",
    "finished\tnone\tW=115 B=125\t1-0\tussr-chess-1956 23" },
  /* Doubtful, or lost, where the book is silent. */
  { "/engine/adjournment/rus-draughts-2022/12.4.1/doubtful-move", DRAUGHTS,
    "sealer=white,W=115,B=125,default=30,sealed=impossible", "here:black,here:white,now@0",
    "arbiter\tnone\tW=115 B=125\t-\t12.4.1" },
  { "/engine/adjournment/rus-draughts-2022/12.4.1/lost", DRAUGHTS, SEALED_WHITE,
    "lost:position-unknown,here:black,here:white,now@0", "arbiter\tnone\tW=115 B=125\t-\t12.4.1" },
  { "/engine/adjournment/rus-chess-2014/8.1/lost", RUSSIAN, SEALED_WHITE,
    "lost:position-unknown,here:black,now@5", "arbiter\tnone\tW=115 B=125\t-\t8.1" },
  { "/engine/adjournment/ukr-chess-2016/8.1/lost", UKRAINIAN, SEALED_WHITE,
    "lost:position-unknown,now@5", "arbiter\tnone\tW=115 B=125\t-\t8.1" },
  { "/engine/adjournment/rus-chess-2014/8.1/lost-then-restored", RUSSIAN, SEALED_WHITE,
    "lost:position-unknown,lost:position-known,here:black,here:white,now@0",
    "playing\tblack\tW=115 B=125\t-\tfide-2023 I.12.1" },
  { "/engine/adjournment/rus-chess-2014/8.1/restored-late", RUSSIAN, SEALED_WHITE ",default=30",
    "lost:position-unknown,here:white,now@5,lost:position-known@6,here:black@9",
    "playing\tblack\tW=115 B=128\t-\tfide-2023 I.12.1" },
  { "/engine/adjournment/rus-chess-2014/8.1/lost-replayed", RUSSIAN, SEALED_WHITE,
    "lost:position-unknown,replay", "replay\tnone\t-\t-\t8.1" },
  { "/engine/adjournment/rus-chess-2014/8.1/lost-adjudicated", RUSSIAN, SEALED_WHITE,
    "lost:position-unknown,adjudicate:1/2", "finished\tnone\tW=115 B=125\t1/2\t8.1" },
  /* Lost. */
  { "/engine/adjournment/fide-2023/guideline/I.12.1/sealer-absent", FIDE,
    SEALED_WHITE ",default=60", "lost:position-known,here:black,now@4",
    "waiting\twhite\tW=119 B=125\t-\tI.12.1" },
  { "/engine/adjournment/fide-2023/guideline/I.12.1/sealer-comes", FIDE, SEALED_WHITE ",default=60",
    "lost:position-known,here:black,here:white@4", "playing\tblack\tW=119 B=125\t-\tI.12.1" },
  { "/engine/adjournment/fide-2023/guideline/I.12.1/found-out-late", FIDE,
    SEALED_WHITE ",default=60", "here:white,now@4,lost:position-known,here:black@6",
    "playing\tblack\tW=115 B=131\t-\tI.12.1" },
  { "/engine/adjournment/fide-2023/guideline/I.12.1/clocks", FIDE, SEALED_WHITE,
    "lost:position-known+times-unknown,clocks-set:white=110,clocks-set:black=120,here:black,"
    "here:white,now@0",
    "playing\tblack\tW=110 B=120\t-\tI.12.1" },
  { "/engine/adjournment/fide-2023/guideline/I.12.2/then-both-come", FIDE, SEALED_WHITE,
    "lost:position-unknown,here:black,here:white,now@0", "replay\tnone\t-\t-\tI.12.2" },
  { "/engine/adjournment/ussr-chess-1956/20/sure-without-the-sealer", SOVIET, SEALED_WHITE,
    "lost:position-known+no-doubt,here:black,now@0", "playing\tblack\tarbiter\t-\t20" },
  { "/engine/adjournment/ussr-chess-1956/20/move-in-doubt", SOVIET, SEALED_WHITE,
    "lost:position-known,here:black,here:white,now@0", "arbiter\tnone\tarbiter\t-\t20" },
  { "/engine/adjournment/ussr-chess-1956/20/doubt-is-over", SOVIET, SEALED_WHITE,
    "lost:position-known,lost:position-known+no-doubt,here:black,here:white,now@0",
    "playing\tblack\tarbiter\t-\t20" },
  { "/engine/adjournment/ussr-chess-1956/20/doubt-adjudicated", SOVIET, SEALED_WHITE,
    "lost:position-known,adjudicate:1/2", "finished\tnone\tarbiter\t1/2\t20" },
  { "/engine/adjournment/ussr-chess-1956/20/doubt-replayed", SOVIET, SEALED_WHITE,
    "lost:position-known,replay", "replay\tnone\t-\t-\t20" },
  /* Nobody has said how late a player may come. */
  { "/engine/adjournment/ukr-chess-2016/6.3.2/late-without-a-time", UKRAINIAN, SEALED_WHITE,
    "here:white,here:black@5", "arbiter\tnone\tW=115 B=130\t-\t6.3.2" },
  { "/engine/adjournment/ukr-chess-2016/6.3.2/nobody-is-late", UKRAINIAN, SEALED_WHITE ",sealed=ok",
    "here:white,here:black", "playing\tblack\tW=115 B=125\t-\tfide-2023 I.9.1" },
  { "/engine/adjournment/ukr-chess-2016/6.3.2/the-arbiter-lets-him", UKRAINIAN,
    SEALED_WHITE ",sealed=ok", "here:white,here:black@5,excuse:black",
    "playing\tblack\tW=115 B=130\t-\tfide-2023 I.9.2" },
  { "/engine/adjournment/ukr-chess-2016/6.3.2/the-arbiter-does-not", UKRAINIAN, SEALED_WHITE,
    "here:white,now@5,adjudicate:1-0", "finished\tnone\tW=115 B=130\t1-0\t6.3.2" },
  { "/engine/adjournment/fide-2023/guideline/I.12.1/second-envelope", FIDE,
    SEALED_WHITE ",default=60", "here:black,seal-reply:black@7,lost:position-known,here:white@9",
    "playing\twhite\tW=117 B=132\t-\tI.12.1" },
  /* Wrong clocks. */
  { "/engine/adjournment/fide-2023/guideline/I.13/during", FIDE, SEALED_BLACK,
    "here:black,here:white,wrong-clock:black=135/during", "playing\twhite\tW=110 B=135\t-\tI.13" },
  { "/engine/adjournment/fide-2023/guideline/I.13/after", FIDE, SEALED_BLACK,
    "here:black,here:white,wrong-clock:black=135/after", "finished\tnone\tW=110 B=135\t-\tI.13" },
  { "/engine/adjournment/ussr-chess-1956/20/clock-before", SOVIET, SEALED_BLACK,
    "here:black,here:white,wrong-clock:black=115/before", "playing\twhite\tW=110 B=130\t-\t20" },
  { "/engine/adjournment/ussr-chess-1956/20/clock-after", SOVIET, SEALED_BLACK,
    "here:black,here:white,resign:white,wrong-clock:black=135/after",
    "finished\tnone\tW=110 B=135\t0-1\t16" },
  { "/engine/adjournment/ussr-chess-1956/20/clock-that-ran", SOVIET, SEALED_BLACK,
    "here:black,here:white@20,wrong-clock:white=100/during", "playing\twhite\tW=120 B=130\t-\t20" },
  /* Again. */
  { "/engine/adjournment/ussr-chess-1956/20/again", SOVIET, SEALED_BLACK,
    "here:black,here:white,now@0,session-over-again:white,seal:white",
    "sealed\tnone\tW=110 B=130\t-\t20" },
  { "/engine/adjournment/ussr-chess-1956/20/again-open", SOVIET, SEALED_BLACK,
    "here:black,here:white,now@0,session-over-again:white,board-move:white",
    "open-move\tnone\tW=110 B=130\t-\t19" },
  { "/engine/adjournment/fide-2023/guideline/I.1.1/again", FIDE, SEALED_BLACK,
    "here:black,here:white,now@0,session-over-again:white", "sealed\tnone\tW=110 B=130\t-\tI.1.1" },
  { "/engine/adjournment/fide-2023/guideline/I.1.1/again-and-resumed", FIDE,
    SEALED_BLACK ",default=30,sealed=slip",
    "here:black,here:white,now@0,session-over-again:white,seal:white,here:white,now@8,"
    "here:black@9",
    "playing\tblack\tW=110 B=139\t-\tI.9.2" },
  { "/engine/adjournment/ussr-chess-1956/20/interrupted", SOVIET, SEALED_BLACK,
    "here:black,here:white,now@0,interrupt:black,seal:black", "sealed\tnone\tW=110 B=130\t-\t20" },
  { "/engine/adjournment/fide-2023/guideline/I.1.2/resumption-early", FIDE,
    SEALED_BLACK ",resumption=120", "here:black,here:white,now@30,adjourn:white",
    "sealed\tnone\tW=230 B=130\t-\tI.1.2" },
  { "/engine/adjournment/ussr-chess-1956/20/readjourned", SOVIET, SEALED_BLACK,
    "here:black,here:white,now@0,session-over-again:white,readjourn",
    "readjourned\tnone\tW=110 B=130\t-\t20" },
  /* At the desk: the envelope is opened and read by hand. */
  { "/engine/adjournment/fide-2023/guideline/I.9.2/stops-and-calls", FIDE, DESK_BLACK,
    "here:black,now@0,stop-clock-call:white@12,open@15,read:ok@16",
    "playing\twhite\tW=122 B=130\t-\tI.9.2" },
  { "/engine/adjournment/fide-2023/guideline/I.9.2/just-comes", FIDE, DESK_BLACK,
    "here:black,now@0,here:white@12,open@15,read:ok@16", "playing\twhite\tW=125 B=130\t-\tI.9.2" },
  { "/engine/adjournment/fide-2023/guideline/I.9.1/opened-slowly", FIDE, DESK_BLACK,
    "here:black,here:white,open@3,read:slip@5", "playing\twhite\tW=110 B=130\t-\tI.8.2" },
  { "/engine/adjournment/fide-2023/guideline/I.9.1/being-read", FIDE, DESK_BLACK,
    "here:black,here:white,open@3", "opened\tnone\tW=110 B=130\t-\tI.9.1" },
  { "/engine/adjournment/fide-2023/guideline/I.8.1/at-the-desk", FIDE, DESK_BLACK,
    "here:black,here:white,open,read:ambiguous", FINISHED ("1-0", "I.8.1") },
  { "/engine/adjournment/fide-2023/guideline/I.10/read-afterwards", FIDE, DESK_BLACK,
    "here:black,now@61,here:white@70,read:stalemate", FINISHED ("1/2", "I.10") },
  { "/engine/adjournment/fide-2023/guideline/I.9.3/reply-is-invalid", FIDE,
    "sealer=white,W=115,B=125,default=60,sealed=unknown",
    "here:black,open@0,read:ok@0,seal-reply:black@7,here:white@10,open@10,read:impossible@10",
    FINISHED ("1-0", "I.8.3") },
  { "/engine/adjournment/fide-2023/guideline/I.5/clocks", FIDE, DESK_BLACK, "clocks-set:white=111",
    "sealed\tnone\tW=111 B=130\t-\tI.5" },
};

static void
test_story (gconstpointer data)
{
  const Story *story = data;
  g_autofree char *answer = tell (story->book, story->envelope, story->events);

  g_assert_cmpstr (answer, ==, story->answer);
}

/* ----- What cannot be ----- */

static const struct
{
  const char *book;
  const char *envelope;
  const char *events; /* the last one cannot be */
  const char *reason;
} refusals[] = {
  { FIDE, CLOCKS, "seal:white", "It is not stated who seals a move." },
  { FIDE, CLOCKS, "session-over:white,seal:black", "The other side is to move." },
  { FIDE, CLOCKS, "session-over:white,session-over:white", "The session is already over." },
  { FIDE, CLOCKS, "session-over:white,adjourn:white",
    "The session is over: the move must be sealed." },
  { FIDE, CLOCKS, "adjourn:white", "The length of the session is not known." },
  { FIDE, CLOCKS ",session=240", "consent", "Nobody has asked to adjourn." },
  { FIDE, CLOCKS, "here:white", "The game is not adjourned yet." },
  { FIDE, CLOCKS, "now@1", "The game is not adjourned yet." },
  { SOVIET, CLOCKS ",session=240,control=40/120,move=3", "adjourn:white,adjourn:white",
    "The arbiter has not yet answered the request to adjourn." },
  { FIDE, SEALED_WHITE, "accept:black", "The opponent has not offered a draw." },
  { FIDE, SEALED_WHITE, "offer:black,accept:black", "The opponent has not offered a draw." },
  { FIDE, SEALED_WHITE, "offer:black,offer:black", "This side’s offer is still standing." },
  { SOVIET, SEALED_WHITE, "offer:black,decline:white,offer:black",
    "This side may offer a draw again only after the opponent has." },
  { FIDE, SEALED_WHITE, "here:black,here:black", "This player is already at the board." },
  { FIDE, SEALED_WHITE, "here:black,here:white,seal-reply:black",
    "The opponent is at the board: the reply is made on the board." },
  { FIDE, SEALED_WHITE, "here:black,seal-reply:white",
    "This side has no sealed move to reply "
    "to." },
  { SOVIET, SEALED_WHITE, "here:black,board-reply:black@2",
    "The opponent is absent: the reply has to be sealed." },
  { FIDE, SEALED_WHITE ",default=60", "here:white,seal-reply:black@2",
    "The envelope is sealed and a player is awaited." },
  { FIDE, DESK_BLACK, "here:black,open",
    "The envelope is opened only when the player who has to reply is present." },
  { FIDE, DESK_BLACK, "here:white,read:ok", "The game is adjourned." },
  { FIDE, DESK_BLACK, "here:white,open,read:ok,open",
    "The game is in progress; no envelope is sealed." },
  { FIDE, SEALED_WHITE, "lost:position-known,lost:position-known",
    "The envelope is already lost." },
  { FIDE, SEALED_WHITE, "lost:position-known,custody:N", "The envelope is lost." },
  { FIDE, SEALED_WHITE, "here:black,here:white,now@0,lost:position-known",
    "The game is in progress; no envelope is sealed." },
  { FIDE, SEALED_WHITE ",default=60", "now@9,here:black@3",
    "This is entered after something that happened later." },
  { FIDE, SEALED_WHITE, "resign:white,resign:black", "The game is over." },
  { FIDE, SEALED_WHITE, "resign:white,cannot-win:white", "The game is over." },
  { SOVIET, SEALED_WHITE, "resign:white,cannot-win:black", "The game is over." },
  { DRAUGHTS, SEALED_WHITE, "cannot-win:white", "There is no checkmate in this game." },
  { DRAUGHTS, "sealer=white,W=1,B=1,default=5,sealed=unknown", "here:black,open,read:stalemate",
    "There is no stalemate in this game." },
  { FIDE, SEALED_WHITE, "here:black,here:white,now@0,interrupt:black",
    "The rule book does not allow a game to be interrupted for another." },
  { FIDE, SEALED_WHITE, "readjourn", "The game has not been resumed yet." },
  { FIDE, SEALED_WHITE, "lost:position-unknown,resign:white",
    "The game is annulled and replayed." },
  { FIDE, SEALED_WHITE, "adjudicate:0-0", "A game is adjudicated as won, lost or drawn." },
  { FIDE, SEALED_WHITE ",default=60",
    "lost:position-known+times-unknown,here:black,here:white,wrong-clock:black=2/before",
    "The correct time for this clock is not known." },
};

static void
test_refusals (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (refusals); i++)
    {
      g_autoptr (GArray) story = NULL;
      g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (BrgAdjournmentEvent));
      BrgEnvelope envelope;
      BrgAdjournment state;
      const char *fault = NULL;
      const char *reason;
      gint column = 0;
      guint where = 0;

      g_test_message ("%s: %s", refusals[i].envelope, refusals[i].events);
      g_assert_cmpstr (brg_envelope_from_text (refusals[i].envelope, &envelope, &column), ==, NULL);
      story = brg_adjournment_story_from_text (refusals[i].events, &fault, &column);
      g_assert_nonnull (story);
      for (guint j = 0; j < story->len; j++)
        g_array_append_val (events, g_array_index (story, BrgStoryEvent, j).event);
      reason = brg_adjournment_replay (brg_rulebook_find (refusals[i].book), &envelope,
                                       (const BrgAdjournmentEvent *) (gpointer) events->data,
                                       events->len, &state, &where);
      g_assert_cmpstr (reason, ==, refusals[i].reason);
      g_assert_cmpuint (where, ==, events->len - 1);
    }
}

/* ----- Texts ----- */

static const struct
{
  gboolean is_envelope;
  const char *text;
  gint column;
} faults[] = {
  { TRUE, "sealer=red", 1 },
  { TRUE, "W=1,sealer", 5 },
  { TRUE, "W=1,B=2,W=3", 9 },
  { TRUE, "W=-1", 1 },
  { TRUE, "W= 1", 1 },
  { TRUE, "W=1,", 5 },
  { TRUE, "W=99999999999", 1 },
  { TRUE, "control=40", 1 },
  { TRUE, "control=40/120", 1 },
  { TRUE, "ключ=1,B=1", 1 },
  { TRUE, "W=1,sealed=good", 5 },
  { TRUE, "offer=both", 1 },
  { TRUE, "braille=maybe", 1 },
  { TRUE, "manner=secret", 1 },
  { FALSE, "seal:white,stop", 12 },
  { FALSE, "here", 1 },
  { FALSE, "here:both", 1 },
  { FALSE, "consent:white", 1 },
  { FALSE, "now", 1 },
  { FALSE, "now@", 1 },
  { FALSE, "now@-3", 1 },
  { FALSE, "here:white@x", 1 },
  { FALSE, "here:white,,here:black", 12 },
  { FALSE, "lost:position", 1 },
  { FALSE, "lost:position-known+position-known", 1 },
  { FALSE, "wrong-clock:black=135", 1 },
  { FALSE, "wrong-clock:black=135/soon", 1 },
  { FALSE, "wrong-clock:135/before", 1 },
  { FALSE, "clocks-set:white", 1 },
  { FALSE, "read:unknown", 1 },
  { FALSE, "adjudicate:-", 1 },
  { FALSE, "custody:", 1 },
  { FALSE, "custody:Ж. Ё.,here:red", 15 },
};

static void
test_faults (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      BrgEnvelope envelope;
      const char *fault = NULL;
      gint column = 0;

      g_test_message ("%s", faults[i].text);
      if (faults[i].is_envelope)
        fault = brg_envelope_from_text (faults[i].text, &envelope, &column);
      else
        g_assert_null (brg_adjournment_story_from_text (faults[i].text, &fault, &column));
      g_assert_nonnull (fault);
      g_assert_cmpint (column, ==, faults[i].column);
    }
}

static void
test_ids (void)
{
  static const char *const ids[] = {
    "session-over",
    "lost:position-unknown",
    "lost:position-known+times-unknown+no-doubt",
    "read:stalemate",
    "wrong-clock:during",
    "adjudicate:1/2",
    "stop-clock-call",
    "custody",
    "session-over-again",
    "lost:position-known",
    "clocks-set",
    "readjourn",
  };
  BrgAdjournmentEvent event;

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autofree char *id = NULL;

      g_assert_true (brg_adjournment_event_from_id (ids[i], &event));
      g_assert_cmpint (event.at, ==, BRG_ADJOURNMENT_UNTIMED);
      id = brg_adjournment_event_to_id (&event);
      g_assert_cmpstr (id, ==, ids[i]);
    }
  g_assert_false (brg_adjournment_event_from_id ("lost", &event));
  g_assert_false (brg_adjournment_event_from_id ("here:white", &event));
  g_assert_false (brg_adjournment_event_from_id ("", &event));
  for (guint i = 0; i < BRG_N_ADJOURNMENT_MANNERS; i++)
    {
      BrgAdjournmentManner manner;

      g_assert_true (brg_adjournment_manner_from_id (brg_adjournment_manner_to_id (i), &manner));
      g_assert_cmpuint (manner, ==, i);
    }
}

/* ----- Walks ----- */

/* Which kinds may ever be offered in a phase; told apart from the code. */
static const struct
{
  const char *phase;
  const char *kinds;
} allowed[BRG_N_ADJOURNMENT_PHASES] = {
  { "playing", " session-over seal board-move adjourn consent refuse offer accept decline resign "
               "cannot-win here excuse now seal-reply board-reply clocks-set wrong-clock "
               "session-over-again interrupt readjourn adjudicate " },
  { "sealed",
    " seal board-move custody offer accept decline resign lost cannot-win here excuse now "
    "stop-clock-call open clocks-set readjourn adjudicate wrong-clock seal-reply board-reply "
    "session-over-again interrupt " },
  { "open-move",
    " custody offer accept decline resign lost cannot-win here excuse now stop-clock-call "
    "clocks-set readjourn adjudicate wrong-clock seal-reply board-reply session-over-again "
    "interrupt " },
  { "waiting", " custody offer accept decline resign lost cannot-win here excuse now "
               "stop-clock-call open clocks-set wrong-clock adjudicate " },
  { "opened", " offer accept decline resign cannot-win here excuse now read clocks-set "
              "wrong-clock adjudicate " },
  { "reply-sealed", " custody offer accept decline resign lost cannot-win here excuse now "
                    "stop-clock-call open clocks-set wrong-clock adjudicate " },
  { "finished", " cannot-win here now read wrong-clock " },
  { "replay", " here now " },
  { "readjourned", " " },
  { "arbiter", " offer accept decline resign lost cannot-win here excuse now read clocks-set "
               "wrong-clock adjudicate replay " },
};

static gboolean
is_correction (BrgAdjournmentKind kind)
{
  return kind == BRG_ADJOURN_CLOCKS_SET || kind == BRG_ADJOURN_WRONG_CLOCK;
}

static gboolean
is_offered (const GArray *offers, const BrgAdjournmentEvent *event)
{
  for (guint i = 0; i < offers->len; i++)
    {
      const BrgAdjournmentEvent *known = &g_array_index (offers, BrgAdjournmentOffer, i).event;

      if (known->kind == event->kind && known->side == event->side &&
          known->detail == event->detail)
        return TRUE;
    }
  return FALSE;
}

/* Everything that could be told, at the time of @state: it is taken if and only if it is offered.
 */
static void
check_offers (const BrgAdjournment *state, const GArray *offers)
{
  const char *phase = brg_adjournment_phase_to_id (state->phase);

  for (guint kind = 0; kind < BRG_N_ADJOURNMENT_KINDS; kind++)
    for (BrgColour side = BRG_COLOUR_NONE; side <= BRG_COLOUR_BLACK; side++)
      for (guint detail = 0; detail <= BRG_N_ENVELOPE_CONTENTS; detail++)
        {
          BrgAdjournmentEvent event = { (BrgAdjournmentKind) kind, side, state->now, 600, detail };
          g_autofree char *word = NULL;
          BrgAdjournment after = *state;
          gboolean is_taken;

          /* Where nothing hangs on it, any detail is as good as none. */
          if (detail > 0 && kind != BRG_ADJOURN_LOST && kind != BRG_ADJOURN_READ &&
              kind != BRG_ADJOURN_WRONG_CLOCK && kind != BRG_ADJOURN_ADJUDICATE)
            continue;
          is_taken = brg_adjournment_apply (&after, &event) == NULL;
          if (is_taken != is_offered (offers, &event))
            g_error ("%s: %s of %d, detail %u: taken %d", phase,
                     brg_adjournment_kind_to_id (event.kind), side, detail, is_taken);
          if (!is_taken)
            {
              g_assert_cmpmem (&after, sizeof after, state, sizeof *state);
              continue;
            }
          word = g_strdup_printf (" %s ", brg_adjournment_kind_to_id (event.kind));
          if (strstr (allowed[state->phase].kinds, word) == NULL)
            g_error ("%s: %s is offered", phase, word);
        }
}

/* One step: what holds whatever happens. */
static void
check_step (const BrgAdjournment *before,
            const BrgAdjournmentEvent *event,
            const BrgAdjournment *after)
{
  gboolean starts_anew = before->now >= 0 && after->now < 0;

  for (guint i = 0; i < 2; i++)
    if (!is_correction (event->kind))
      g_assert_cmpint (after->used[i], >=, before->used[i]);
  if (!starts_anew)
    g_assert_cmpint (after->now, >=, before->now);
  if (before->phase == BRG_PHASE_FINISHED)
    {
      g_assert_cmpint (after->phase, ==, BRG_PHASE_FINISHED);
      if (event->kind != BRG_ADJOURN_CANNOT_WIN && event->kind != BRG_ADJOURN_READ)
        g_assert_cmpint (after->result, ==, before->result);
    }
  if (before->phase == BRG_PHASE_REPLAY || before->phase == BRG_PHASE_READJOURNED)
    g_assert_cmpint (after->phase, ==, before->phase);
  if (after->phase == BRG_PHASE_SEALED || after->phase == BRG_PHASE_OPEN_MOVE ||
      after->phase == BRG_PHASE_OPENED || after->phase >= BRG_PHASE_FINISHED)
    g_assert_cmpint (after->running, ==, BRG_COLOUR_NONE);
  if (after->phase == BRG_PHASE_REPLY_SEALED && after->running != BRG_COLOUR_NONE)
    g_assert_cmpint (after->running, ==, brg_colour_opposite (after->sealer));
  if (after->phase != BRG_PHASE_FINISHED)
    g_assert_cmpint (after->result, ==, BRG_ADJOURNMENT_NO_RESULT);
  g_assert_nonnull (after->article);
}

/* Ends are drawn seldom, or no walk would come far. */
static const BrgAdjournmentOffer *
draw_offer (GRand *rand, const GArray *offers)
{
  const BrgAdjournmentOffer *offer;

  for (guint i = 0;; i++)
    {
      offer = &g_array_index (offers, BrgAdjournmentOffer,
                              g_rand_int_range (rand, 0, (gint) offers->len));
      if (i == 5 ||
          (offer->event.kind != BRG_ADJOURN_LOST && offer->event.kind != BRG_ADJOURN_RESIGN &&
           offer->event.kind != BRG_ADJOURN_CANNOT_WIN &&
           offer->event.kind != BRG_ADJOURN_WRONG_CLOCK &&
           offer->event.kind != BRG_ADJOURN_ADJUDICATE))
        return offer;
    }
}

static void
walk (GRand *rand, const BrgRulebook *rulebook, const BrgEnvelope *envelope, gboolean *seen)
{
  BrgAdjournment state;

  brg_adjournment_init (&state, rulebook, envelope);
  for (guint step = 0; step < 24; step++)
    {
      g_autoptr (GArray) offers = brg_adjournment_list_next (&state);
      BrgAdjournment after;
      BrgAdjournmentEvent event;
      const BrgAdjournmentOffer *offer;

      seen[state.phase] = TRUE;
      check_offers (&state, offers);
      if (offers->len == 0)
        return;
      offer = draw_offer (rand, offers);
      g_assert_nonnull (offer->article);
      event = offer->event;
      /* Time passes. */
      if (event.kind == BRG_ADJOURN_NOW || event.kind == BRG_ADJOURN_HERE)
        event.at = MAX (event.at, 0) + 60 * g_rand_int_range (rand, 0, 25);
      g_assert_cmpstr (brg_adjournment_preview (&state, &event, &after), ==, NULL);
      check_step (&state, &event, &after);
      state = after;
    }
}

static void
test_walks (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (20221122);
  gboolean seen[BRG_N_ADJOURNMENT_PHASES] = { FALSE };
  guint n_books;
  const BrgRulebook *const *books = brg_rulebooks (&n_books);

  for (guint i = 0; i < 1500; i++)
    {
      BrgEnvelope envelope;

      brg_envelope_init (&envelope);
      envelope.sealer = (BrgColour) g_rand_int_range (rand, 0, 3);
      envelope.manner = (BrgAdjournmentManner) g_rand_int_range (rand, 0, 3);
      envelope.used[0] = 60 * g_rand_int_range (rand, 60, 130);
      envelope.used[1] = g_rand_int_range (rand, 0, 8) == 0 ? -1 : 60 * 125;
      envelope.session = g_rand_boolean (rand) ? 240 * 60 : -1;
      envelope.resumption = g_rand_boolean (rand) ? 120 * 60 : -1;
      envelope.control_moves = g_rand_boolean (rand) ? 40 : 0;
      envelope.control_seconds = 120 * 60;
      envelope.moves = g_rand_int_range (rand, 30, 50);
      envelope.late_limit = g_rand_boolean (rand) ? 30 * 60 : -1;
      envelope.content = (BrgEnvelopeContent) g_rand_int_range (rand, 0, 4);
      walk (rand, books[i % n_books], &envelope, seen);
    }
  for (guint i = 0; i < G_N_ELEMENTS (seen); i++)
    {
      g_assert_cmpstr (allowed[i].phase, ==, brg_adjournment_phase_to_id (i));
      if (!seen[i])
        g_error ("no walk came to %s", allowed[i].phase);
    }
}

/* What a doubtful move is worth stands nowhere in these books: nobody has lost, the arbiter reads
 * it or adjudicates. @data: the book. */
static void
test_left_to_arbiter (gconstpointer data)
{
  static const char *const contents[] = { "ambiguous", "unclear", "impossible" };
  g_autofree char *article = g_strconcat (data, " 8.1", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (contents); i++)
    {
      const BrgAdjournmentEvent here = { BRG_ADJOURN_HERE, BRG_COLOUR_WHITE, 0, 0, 0 };
      const BrgAdjournmentEvent doubted = { BRG_ADJOURN_READ, BRG_COLOUR_NONE, 0, 0,
                                            BRG_CONTENT_UNCLEAR };
      const BrgAdjournmentEvent read = { BRG_ADJOURN_READ, BRG_COLOUR_NONE, 0, 0, BRG_CONTENT_OK };
      const BrgAdjournmentEvent draw = { BRG_ADJOURN_ADJUDICATE, BRG_COLOUR_NONE, 0, 0,
                                         BRG_ADJOURNMENT_DRAW };
      g_autofree char *text = g_strconcat (SEALED_BLACK ",default=30,sealed=", contents[i], NULL);
      BrgEnvelope envelope;
      BrgAdjournment state;
      BrgAdjournment after;
      gint column;

      g_assert_null (brg_envelope_from_text (text, &envelope, &column));
      brg_adjournment_init (&state, brg_rulebook_find (data), &envelope);
      g_assert_null (brg_adjournment_apply (&state, &here));
      brg_adjournment_settle (&state);
      g_assert_cmpstr (brg_adjournment_phase_to_id (state.phase), ==, "arbiter");
      g_assert_cmpint (state.running, ==, BRG_COLOUR_NONE);
      g_assert_cmpint (state.result, ==, BRG_ADJOURNMENT_NO_RESULT);
      g_assert_cmpstr (state.article, ==, article);
      g_assert_nonnull (brg_adjournment_preview (&state, &doubted, &after));
      g_assert_null (brg_adjournment_preview (&state, &read, &after));
      g_assert_cmpint (after.phase, ==, BRG_PHASE_PLAYING);
      g_assert_null (brg_adjournment_preview (&state, &draw, &after));
      g_assert_cmpint (after.result, ==, BRG_ADJOURNMENT_DRAW);
      g_assert_cmpstr (after.article, ==, article);
    }
}

/* A preview changes nothing, and tells what then happens. */
static void
test_preview (void)
{
  const BrgAdjournmentEvent late = { BRG_ADJOURN_HERE, BRG_COLOUR_WHITE, 31 * 60, 0, 0 };
  BrgEnvelope envelope;
  BrgAdjournment state;
  BrgAdjournment after;
  gint column;

  brg_envelope_from_text (SEALED_BLACK ",default=30,sealed=unknown", &envelope, &column);
  brg_adjournment_init (&state, brg_rulebook_find (FIDE), &envelope);
  g_assert_null (brg_adjournment_preview (&state, &late, &after));
  g_assert_cmpint (state.phase, ==, BRG_PHASE_SEALED);
  g_assert_cmpint (after.phase, ==, BRG_PHASE_FINISHED);
  g_assert_cmpint (after.result, ==, BRG_ADJOURNMENT_BOTH_LOSE);
  g_assert_cmpint (brg_adjournment_get_late_limit (&state), ==, 30 * 60);
}

BRG_TEST_TOPIC ("adjournment")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/adjournment/examples", test_examples);
  for (guint i = 0; i < G_N_ELEMENTS (stories); i++)
    g_test_add_data_func (stories[i].path, &stories[i], test_story);
  g_test_add_func ("/engine/adjournment/refusals", test_refusals);
  g_test_add_func ("/engine/adjournment/faults", test_faults);
  g_test_add_func ("/engine/adjournment/ids", test_ids);
  g_test_add_func ("/engine/adjournment/walks", test_walks);
  g_test_add_func ("/engine/adjournment/preview", test_preview);
  g_test_add_data_func ("/engine/adjournment/rus-chess-2014/8.1/doubtful-move", "rus-chess-2014",
                        test_left_to_arbiter);
  g_test_add_data_func ("/engine/adjournment/ukr-chess-2016/8.1/doubtful-move", "ukr-chess-2016",
                        test_left_to_arbiter);
  return g_test_run ();
}
