package org.heddle.verify.timing;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.heddle.verify.timing.Netlist.Cell;
import org.heddle.verify.timing.part.Family;

/**
 * The delays of one family at one speed, in nanoseconds.
 *
 * <p>A file of delays is read line by line; {@code #} begins a comment. Before the first cell it says which speeds it has, and what
 * wires cost; where a line has one number for several speeds, it is the same for all:
 *
 * <pre>
 * speeds 6 8
 * net 0.60 0.35            a routed net
 * load 0.01                and for each load on it
 * loads 60                 of which at most so many count
 * outside 0.52 0.05        clock to output, and setup, of the registers around the top; the same at each speed
 * </pre>
 *
 * <p>Then, cell by cell:
 *
 * <pre>
 * cell TRELLIS_FF          a cell of yosys' library, or several
 * path A B -&gt; Z 0.24       through logic
 * launch CLK -&gt; Q 0.52     from the edge of a clock
 * setup DI CE -&gt; CLK 0.05  to the edge of a clock
 * keeps CLKA -&gt; DOB*       what one clock writes is read here, perhaps at another: a crossing
 * direct CIN from CCU2C    no routed net if such a cell drives it; with {@code alone} only if there is no other load
 * detour D 0.40            what a routed net to this pin takes more
 * needs CLKMUX=CLK         without which none of this holds
 * </pre>
 *
 * <p>{@code if P=V|W} behind a line limits it to cells whose parameter P is V or W, {@code -} being a cell that does not say; {@code
 * writes WEA} to cells where this pin is no constant 0. A cell or a connected pin of which nothing is said is an error.
 */
final class DelayTable {
    private final String file;
    private final String text;
    private final String speed;
    private final DelayFile.Wires wires;
    private final Map<String, List<CellRule>> rules;

    DelayTable(String file, String text, String speed, DelayFile.Wires wires, Map<String, List<CellRule>> rules) {
        this.file = file;
        this.text = text;
        this.speed = speed;
        this.wires = wires;
        this.rules = rules;
    }

    /**
     * Returns the delays of a family.
     *
     * @param speed one of the family's; empty for its first
     * @throws TimingException if the family has no such speed
     */
    static DelayTable of(Family family, String speed) {
        try (InputStream stream = DelayTable.class.getResourceAsStream(family.delays())) {
            if (stream == null) {
                throw new TimingException("there is no file " + family.delays() + ": build again");
            }
            String text = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
            return DelayFile.read(family.delays(), text, speed);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Returns the name of the file they come from. */
    String file() {
        return file;
    }

    /** Returns the whole file. */
    String text() {
        return text;
    }

    /** Returns the speed, as users type it. */
    String speed() {
        return speed;
    }

    /** Returns the delay of a routed net to each of its loads, in nanoseconds. */
    double net(int loads) {
        return wires.net() + wires.load() * Math.min(loads, wires.loads());
    }

    /** Returns the time from clock to output of a register outside the top, in nanoseconds. */
    double outsideLaunch() {
        return wires.outsideLaunch();
    }

    /** Returns the setup time of a register outside the top, in nanoseconds. */
    double outsideSetup() {
        return wires.outsideSetup();
    }

    /**
     * Returns what is said about a cell with its parameters.
     *
     * @throws TimingException if nothing is said of such a cell, or it is set to what the delays do not cover
     */
    List<CellRule> rules(Cell cell) {
        List<CellRule> all = rules.get(cell.type());
        if (all == null) {
            throw new TimingException("cell " + cell.name() + " is a " + cell.type() + ", for which " + file
                    + " has no delays: a path would end there unseen; give its delays there, or leave it out");
        }
        for (CellRule rule : all) {
            if (rule.verb() == CellRule.Verb.NEEDS && !rule.isSet(cell)) {
                throw new TimingException("cell " + cell.name() + " is a " + cell.type() + " with " + cell.parameters()
                        + ", but the delays in " + file + " hold for " + rule.conditions()
                        + " only: add its delays there");
            }
        }
        return all.stream().filter(rule -> rule.holdsFor(cell)).toList();
    }
}
