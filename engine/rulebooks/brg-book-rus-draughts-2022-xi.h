/* brg-book-rus-draughts-2022-xi.h - Russian rules of draughts 2022, chapter XI: composition
 *
 * Rows of the articles[] of brg-book-rus-draughts-2022.c, which includes them there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
/* Rows are not a file of C by themselves. */
/* clang-format off */
  { "11", BRG_TOPIC_COMPOSITION,
    N_ ("Draughts composition: what a work is, its formal and artistic requirements, contests "
        "for composing and for solving.") },
  { "11.1.1", BRG_TOPIC_COMPOSITION,
    N_ ("A work is a position, a task and a solution. A breach of a formal requirement makes "
        "it defective; a breach of an artistic one lowers the mark.") },
  { "11.1.2", BRG_TOPIC_COMPOSITION,
    N_ ("Works are classed by system (Russian or 100 squares), kind (basic or special) and "
        "group (task, number and kind of the pieces).") },
  { "11.1.3", BRG_TOPIC_COMPOSITION,
    N_ ("Basic kinds: problem (White more than four pieces), study (White at most four, Black "
        "six), positional ending (at most eight a side), zadacha. White carries out the task; "
        "the first move takes nothing.") },
  { "11.1.4", BRG_TOPIC_COMPOSITION,
    N_ ("Special kinds: Black begins, the turn is changed, two tasks or solutions, giveaway, "
        "figures, analysis of the moves before, men added or taken off.") },
  { "11.2.1", BRG_TOPIC_COMPOSITION,
    N_ ("Every basic work is legal, solvable in one way only, economic in position and final, "
        "has thematic variations and belongs to its kind.") },
  { "11.2.2", BRG_TOPIC_COMPOSITION,
    N_ ("The position follows the rules of play. In doubt the author gives possible last moves "
        "of both sides.") },
  { "11.2.3", BRG_TOPIC_COMPOSITION,
    N_ ("The task is carried out in every variation; if it fails in one, there is no "
        "composition.") },
  { "11.2.4", BRG_TOPIC_COMPOSITION,
    N_ ("All pieces take part: a piece that can be taken off without breaking idea and "
        "requirements is a spectator. White keeps nothing needless in the final.") },
  { "11.2.5", BRG_TOPIC_COMPOSITION,
    N_ ("A thematic variation is the exact order of only moves to an economic final. A zadacha "
        "needs two such variations, a study and an ending two branches.") },
  { "11.2.6", BRG_TOPIC_COMPOSITION,
    N_ ("Only the author's way solves. Another way of the whole work, or any inexact move "
        "before the variations part, is a full side solution; in a variation it is a partial "
        "one.") },
  { "11.2.7", BRG_TOPIC_COMPOSITION,
    N_ ("Additional requirements for problems. Practical problems may deviate from 11.2.4, "
        "11.2.5 and 11.2.7.3.") },
  { "11.2.7.1", BRG_TOPIC_COMPOSITION,
    N_ ("In a problem Black may be at most one piece ahead; White may be ahead by any number.") },
  { "11.2.7.2", BRG_TOPIC_COMPOSITION,
    N_ ("The final of a problem is reached when the combination is over and Black has the "
        "right to a quiet move. One white piece alone will do.") },
  { "11.2.7.3", BRG_TOPIC_COMPOSITION,
    N_ ("On 100 squares thematic variations allow no transposition, only the alternative move "
        "and stroke. A last stroke of a king to other squares of the diagonal is a partial "
        "side solution.") },
  { "11.2.7.4", BRG_TOPIC_COMPOSITION,
    N_ ("In problems with kings and men the kings act as kings.") },
  { "11.2.7.5", BRG_TOPIC_COMPOSITION,
    N_ ("The position of a practical problem looks like one of a game.") },
  { "11.2.8", BRG_TOPIC_COMPOSITION,
    N_ ("Additional requirements for zadachi.") },
  { "11.2.8.1", BRG_TOPIC_COMPOSITION,
    N_ ("All finals of a zadacha are economic.") },
  { "11.2.8.2", BRG_TOPIC_COMPOSITION,
    N_ ("Just the number and kind of pieces that the task names are locked.") },
  { "11.2.8.3", BRG_TOPIC_COMPOSITION,
    N_ ("A zadacha whose first move is a capture, or that has none, is not admitted. White "
        "pieces en prise at the start are a serious defect: about two points less.") },
  { "11.3.1", BRG_TOPIC_COMPOSITION,
    N_ ("Artistic requirements: original idea, variations, economy of form and play, purity "
        "and beauty of the solution.") },
  { "11.3.2", BRG_TOPIC_COMPOSITION,
    N_ ("Original is a new idea or theme, and also a better form of a known one.") },
  { "11.3.3", BRG_TOPIC_COMPOSITION,
    N_ ("The more often Black's choice is met artistically, the richer the work. False trails "
        "belong to it. Additional variations may be inexact.") },
  { "11.3.4", BRG_TOPIC_COMPOSITION,
    N_ ("Light, natural positions are better, and every piece is active. Passive pieces and "
        "moves that only hand over the turn are avoided.") },
  { "11.3.5", BRG_TOPIC_COMPOSITION,
    N_ ("Pure is a solution without inexact moves in thematic variations and finals. The usual "
        "one is a transposition, the worse the nearer to the beginning.") },
  { "11.3.6", BRG_TOPIC_COMPOSITION,
    N_ ("Beautiful are a hidden introduction, sacrifices and quiet moves hard to find, "
        "striking last strokes and finals.") },
  { "11.3.7", BRG_TOPIC_COMPOSITION,
    N_ ("Additional artistic requirements for problems.") },
  { "11.3.7.1", BRG_TOPIC_COMPOSITION,
    N_ ("A problem is original by its theme, its form, Black's counterplay or a new or rare "
        "final.") },
  { "11.3.7.2", BRG_TOPIC_COMPOSITION,
    N_ ("The position of a problem is natural, Black's last move makes sense and forces are "
        "equal.") },
  { "11.3.7.3", BRG_TOPIC_COMPOSITION,
    N_ ("All pieces of a problem are active in the combination.") },
  { "11.3.7.4", BRG_TOPIC_COMPOSITION,
    N_ ("The pieces stand on just those squares that show the idea best.") },
  { "11.3.7.5", BRG_TOPIC_COMPOSITION,
    N_ ("Problems of 64 squares have no transposition and a clear last stroke; those of 100 no "
        "alternative moves or strokes, nor a partial side solution in the final.") },
  { "11.3.7.6", BRG_TOPIC_COMPOSITION,
    N_ ("On 100 squares the sacrifice of two or more men in one direction is crude. A "
        "sacrifice on the majority rule is economic when the other way takes one piece less.") },
  { "11.3.8", BRG_TOPIC_COMPOSITION,
    N_ ("Additional artistic requirements for studies.") },
  { "11.3.8.1", BRG_TOPIC_COMPOSITION,
    N_ ("A study is original by schemes, finals, motifs, ways of play, branches and repeated "
        "themes.") },
  { "11.3.8.2", BRG_TOPIC_COMPOSITION,
    N_ ("An exchange put in front and a ready stroke at the start are serious faults of a "
        "study.") },
  { "11.3.8.3", BRG_TOPIC_COMPOSITION,
    N_ ("False trails of a study count by their quality; one that stresses the idea counts as "
        "a variation.") },
  { "11.3.8.4", BRG_TOPIC_COMPOSITION,
    N_ ("A branch of a study ends with one white piece, or with a motif in which all white "
        "pieces take part.") },
  { "11.3.8.5", BRG_TOPIC_COMPOSITION,
    N_ ("A branch may have one inexactness: a transposition, a king over neighbouring squares "
        "or on several of a diagonal, a move longer, a repeated position.") },
  { "11.3.9", BRG_TOPIC_COMPOSITION,
    N_ ("Additional artistic requirements for zadachi.") },
  { "11.3.9.1", BRG_TOPIC_COMPOSITION,
    N_ ("A zadacha is original by new or rare finals, by their combination and by ways of play.") },
  { "11.3.9.2", BRG_TOPIC_COMPOSITION,
    N_ ("A zadacha begins without ready strokes and finals.") },
  { "11.3.9.3", BRG_TOPIC_COMPOSITION,
    N_ ("No piece of a zadacha is dead or passive.") },
  { "11.3.9.4", BRG_TOPIC_COMPOSITION,
    N_ ("Transpositions and duals in single variations of a zadacha are removed.") },
  { "11.3.9.5", BRG_TOPIC_COMPOSITION,
    N_ ("The finals of a zadacha differ: the pieces are locked on other squares.") },
  { "11.4.1", BRG_TOPIC_COMPOSITION,
    N_ ("A work exists from its first publication (fifty copies or more) or from the last day "
        "for entries. With the diagram stand name and residence of the author and the task.") },
  { "11.4.2", BRG_TOPIC_COMPOSITION,
    N_ ("Priority goes by the date of the first publication, or by the last day for entries of "
        "the first contest of the work.") },
  { "11.5.1", BRG_TOPIC_COMPOSITION,
    N_ ("Contests for composing and solving follow these rules and their regulations.") },
  { "11.5.2", BRG_TOPIC_COMPOSITION,
    N_ ("Entries stay open three months at least. The regulations name sections, numbers of "
        "works, judges and dates. Final results come two months after the preliminary ones.") },
  { "11.6", BRG_TOPIC_COMPOSITION,
    N_ ("Contests for solving are held over the board or by correspondence, by any "
        "organisation.") },
  { "11.6.1", BRG_TOPIC_COMPOSITION,
    N_ ("Points follow the difficulty and the completeness of a solution; side solutions, "
        "unsolvable works and inexact play found bring more. The largest sum wins. Authors are "
        "named only with the solutions.") },
  { "11.7", BRG_TOPIC_COMPOSITION,
    N_ ("Section judges mark the author's own solution on ten points; the chief judge may "
        "revise. He does not compete, judges not in their sections; the chief secretary may.") },
