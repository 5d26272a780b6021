package org.heddle.hdl.names;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.heddle.hdl.Bool;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.Hardware;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.heddle.hdl.area.Area;
import org.heddle.hdl.diagnostic.ElaborationException;
import org.junit.jupiter.api.Test;

/** Names of what areas add to a component, and where they stand. */
class AreaNamesTest {
    private static final Pattern REGISTER = Pattern.compile("(?m)^  reg +(?:\\[[^]]*] )?(\\w+)");

    /** Counts edges of a bit. */
    private static class EdgeCounter extends Area {
        final UInt count = reg(uint(8)).init(0);

        EdgeCounter(Hardware host, Bool level) {
            super(host);
            Bool before = reg(bool()).init(false);
            before.set(level);
            Bool rises = level.and(before.not());
            Bool both = rises.xor(level);
            when(rises.or(both), count::increment);
        }

        /** Adds a register that holds the count where a condition is 1. */
        UInt caught(Bool condition) {
            UInt held = reg(uint(8)).init(0);
            when(condition, () -> held.set(count));
            return held;
        }
    }

    private static String text(Supplier<Component> top) {
        var files = Heddle.elaborate(top).verilog().files();
        return files.get(files.size() - 1).text();
    }

    /** Names of the registers, of which a text for proofs has those of its assertions again. */
    private static Set<String> registers(Supplier<Component> top) {
        Set<String> names = new LinkedHashSet<>();
        Matcher matcher = REGISTER.matcher(text(top));
        while (matcher.find()) {
            names.add(matcher.group(1));
        }
        return names;
    }

    private static final class TwoCounters extends Component {
        final Bool left = in(bool());
        final Bool right = in(bool());
        final UInt sum = out(uint(8));

        TwoCounters() {
            EdgeCounter first = new EdgeCounter(this, left);
            EdgeCounter second = new EdgeCounter(this, right);
            UInt held = reg(uint(8)).init(0);
            UInt total = first.count.addWrap(second.count);
            held.set(total.and(second.caught(left)));
            sum.set(held);
        }
    }

    @Test
    void registersAndValuesBetweenHaveTheNameOfTheAreasVariableBeforeTheirOwn() {
        assertThat(registers(TwoCounters::new))
                .containsExactlyInAnyOrder(
                        "first_count", "first_before", "second_count", "second_before", "second_held", "held");
        assertThat(text(TwoCounters::new))
                .contains("first_rises", "first_both", "second_rises", "second_both", " total")
                .doesNotContain("first_total");
    }

    /** An area in an area, with a port of its own, and a component in it. */
    private static final class Watched extends Area {
        private static final class Inverter extends Component {
            final Bool in = in(bool());
            final Bool out = out(bool());

            Inverter() {
                Bool held = reg(bool()).init(false);
                held.set(in.not());
                out.set(held);
            }
        }

        final UInt seen = out(uint(8));

        Watched(Hardware host, Bool level) {
            super(host);
            Inverter inverter = instance(new Inverter());
            inverter.in.set(level);
            EdgeCounter edges = new EdgeCounter(this, inverter.out);
            seen.set(edges.count);
            Bool late = reg(bool()).init(false);
            late.set(inverter.out);
            assertAlways(late.or(late.not()), "a bit is 0 or 1");
        }
    }

    private static final class Holder extends Component {
        final Bool level = in(bool());
        final Watched watched = new Watched(this, level);
    }

    @Test
    void areasInAreasAndWhatTheyMakeAreNamedFromOutsideIn() {
        assertThat(registers(Holder::new))
                .containsExactlyInAnyOrder("watched_edges_count", "watched_edges_before", "watched_late");
        assertThat(text(Holder::new))
                .contains("output wire [7:0] watched_seen", "Inverter watched_inverter (")
                .contains("AreaNamesTest.java");
        assertThat(Heddle.elaborate(Holder::new).verilog().files().get(0).text())
                .contains("reg  held;")
                .doesNotContain("watched");
    }

    private static EdgeCounter made(Hardware host, Bool level) {
        return new EdgeCounter(host, level);
    }

    private static final class Wide extends EdgeCounter {
        final Bool high = reg(bool()).init(false);

        Wide(Hardware host, Bool level) {
            super(host, level);
            high.set(count.bit(7));
        }
    }

    private static final class Ways extends Component {
        final Bool level = in(bool());
        final UInt out = out(uint(8));

        Ways() {
            EdgeCounter returned = made(this, level);
            UInt nameless = new EdgeCounter(this, level).count;
            Wide wide = new Wide(this, level);
            EdgeCounter[] many = new EdgeCounter[2];
            for (int i = 0; i < many.length; i++) {
                many[i] = new EdgeCounter(this, level);
            }
            out.set(returned.count
                    .xor(nameless)
                    .xor(wide.count)
                    .xor(wide.high.asUInt().zext(8))
                    .xor(many[0].count)
                    .xor(many[1].count));
        }
    }

    @Test
    void anAreaMayBeReturnedExtendedPutIntoAnArrayOrTakenByNothing() {
        assertThat(registers(Ways::new))
                .contains(
                        "returned_count",
                        "returned_before",
                        "edgeCounter_count",
                        "wide_count",
                        "wide_before",
                        "wide_high")
                .filteredOn(name -> name.startsWith("many"))
                .hasSize(4)
                .doesNotHaveDuplicates();
    }

    private static final class OtherClock extends Component {
        final ClockDomain slow = clockDomain();
        final Bool level = in(slow, bool());
        final UInt out = out(slow, uint(8));

        OtherClock() {
            within(slow, () -> {
                EdgeCounter counter = new EdgeCounter(this, level);
                out.set(counter.count);
            });
        }
    }

    @Test
    void anAreaBelongsToTheClockAroundIt() {
        assertThat(text(OtherClock::new))
                .contains("always @(posedge slow_clock)")
                .doesNotContain("posedge clock");
        assertThat(registers(OtherClock::new)).containsExactlyInAnyOrder("counter_count", "counter_before");
    }

    private static final class Forgetful extends Component {
        final Bool level = in(bool());
        final EdgeCounter counter = new EdgeCounter(this, level);
    }

    @Test
    void anAreaIsCheckedAsItsComponentIs() {
        assertThatThrownBy(() -> Heddle.elaborate(() -> new Unset()).verilog())
                .isInstanceOf(ElaborationException.class)
                .hasMessageContaining("area_level")
                .hasMessageContaining("AreaNamesTest.java");
    }

    private static final class Unset extends Component {
        final Bool out = out(bool());

        Unset() {
            Area area = new Area(this) {
                final Bool level = wire(bool());

                {
                    out.set(level);
                }
            };
            assertThat(area).isNotNull();
        }
    }

    @Test
    void anAreaOfAFinishedComponentIsRefused() {
        Forgetful[] kept = new Forgetful[1];
        Heddle.elaborate(() -> {
            kept[0] = new Forgetful();
            return kept[0];
        });
        assertThatThrownBy(() -> new EdgeCounter(kept[0], kept[0].level))
                .isInstanceOf(ElaborationException.class)
                .hasMessageContaining("AreaNamesTest.java");
        assertThatThrownBy(() -> new EdgeCounter(null, kept[0].level))
                .isInstanceOf(NullPointerException.class)
                .hasMessageContaining("give it this");
        assertThat(registers(TwoCounters::new)).contains("first_count").hasSize(6);
    }

    /** Delegates to another constructor, with an area made in the inner one. */
    private static final class Delegating extends Area {
        final UInt seen;

        Delegating(Hardware host, Bool level) {
            this(host, level, 8);
        }

        private Delegating(Hardware host, Bool level, int width) {
            super(host);
            EdgeCounter inner = new EdgeCounter(this, level);
            seen = out(uint(width));
            seen.set(inner.count);
        }
    }

    /** Extends an area, and makes one of the class that it extends. */
    private static final class Twice extends EdgeCounter {
        final UInt after;

        Twice(Hardware host, Bool level) {
            super(host, level);
            EdgeCounter inner = new EdgeCounter(this, level);
            after = reg(uint(8)).init(0);
            after.set(inner.count.xor(count));
        }
    }

    /** Makes areas of its own class. */
    private static final class Tree extends Area {
        final UInt sum;

        Tree(Hardware host, Bool level, int depth) {
            super(host);
            if (depth == 0) {
                UInt leaf = reg(uint(8)).init(0);
                when(level, leaf::increment);
                sum = leaf;
            } else {
                Tree left = new Tree(this, level, depth - 1);
                Tree right = new Tree(this, level.not(), depth - 1);
                UInt total = left.sum.addWrap(right.sum);
                sum = total;
            }
        }
    }

    private static final class Families extends Component {
        final Bool level = in(bool());
        final UInt out = out(uint(8));

        Families() {
            Delegating delegating = new Delegating(this, level);
            Twice twice = new Twice(this, level);
            Tree tree = new Tree(this, level, 2);
            out.set(twice.after.xor(tree.sum).xor(delegating.seen));
        }
    }

    @Test
    void constructorsThatCallOthersAndAreasOfTheirOwnClassAreToldApart() {
        assertThat(text(Families::new)).contains("delegating_seen").doesNotContain("inner_seen");
        assertThat(registers(Families::new))
                .containsExactlyInAnyOrder(
                        "delegating_inner_count",
                        "delegating_inner_before",
                        "twice_count",
                        "twice_before",
                        "twice_inner_count",
                        "twice_inner_before",
                        "twice_after",
                        "tree_left_left_leaf",
                        "tree_left_right_leaf",
                        "tree_right_left_leaf",
                        "tree_right_right_leaf");
    }

    /** Extends neither a component nor an area. */
    private static final class Direct extends Hardware {
        Direct(Hardware host) {
            super(host, Optional.empty());
        }
    }

    private static final class Odd extends Component {
        final Bool level = in(bool());
        final Direct direct = new Direct(this);
    }

    @Test
    void aClassThatExtendsHardwareItselfIsRefused() {
        assertThatThrownBy(() -> Heddle.elaborate(Odd::new)).hasMessageContaining("Direct extends Hardware: extend");
    }

    /** A register of a byte that is loaded by a port. */
    private static final class Slot extends Area {
        final UInt next = in(uint(8));
        final Bool load = in(bool());
        final UInt now = out(uint(8));

        Slot(Hardware host, String name) {
            super(host, name);
            UInt kept = reg(uint(8)).init(0);
            EdgeCounter loads = new EdgeCounter(this, load);
            when(load, () -> kept.set(next));
            now.set(kept.xor(loads.count));
        }
    }

    private static final class Slots extends Component {
        Slots(String... names) {
            Slot[] all = new Slot[names.length];
            for (int i = 0; i < all.length; i++) {
                all[i] = new Slot(this, names[i]);
            }
        }
    }

    @Test
    void anAreaWithANameOfItsOwnHasItBeforeTheNamesOfItsPortsAndAreas() {
        assertThat(registers(() -> new Slots("slot0", "slot1")))
                .containsExactlyInAnyOrder(
                        "slot0_kept",
                        "slot0_loads_count",
                        "slot0_loads_before",
                        "slot1_kept",
                        "slot1_loads_count",
                        "slot1_loads_before");
        assertThat(text(() -> new Slots("slot0", "slot1")))
                .contains("input  wire [7:0] slot0_next,", "output wire [7:0] slot1_now ");
    }

    @Test
    void portsOfTwoAreasOfOneNameAndNamesThatAreNoIdentifiersAreRefused() {
        assertThatThrownBy(() -> text(() -> new Slots("slot", "slot")))
                .isInstanceOf(ElaborationException.class)
                .hasMessageContaining("HDL007")
                .hasMessageContaining("slot_next");
        for (String name : new String[] {"2 slots", "slot-1"}) {
            assertThatThrownBy(() -> text(() -> new Slots(name)))
                    .isInstanceOf(ElaborationException.class)
                    .hasMessageContaining("HDL007")
                    .hasMessageContaining("AreaNamesTest.java");
        }
    }
}
