package org.heddle.nic.stage.memory.reordering;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;

/** Random windows, and the command that the rules choose, entry by entry in plain Java. */
class CommandChoiceTest {
    private static final int BANKS = 4;
    private static final int WINDOWS = 20_000;

    /** A window and what spacings allow, as a controller may show them. */
    private record Situation(
            int entries,
            boolean[] valid,
            boolean[] hit,
            boolean[] write,
            int[] bank,
            boolean[] inTurn,
            int accessNext,
            boolean urgent,
            boolean allowed,
            boolean[] open,
            boolean[] mayActivate,
            boolean[] mayAccess,
            boolean[] mayPrecharge,
            boolean mayRead,
            boolean mayWrite) {
        static Situation random(int entries, RandomGenerator random) {
            boolean[] valid = bits(entries, random, 1 + random.nextInt(4));
            boolean[] hit = bits(entries, random, 1 + random.nextInt(4));
            int banks = 1 + random.nextInt(BANKS);
            int[] bank = new int[entries];
            for (int i = 0; i < entries; i++) {
                hit[i] &= valid[i];
                bank[i] = random.nextInt(banks);
            }
            return new Situation(
                    entries,
                    valid,
                    hit,
                    bits(entries, random, 2),
                    bank,
                    bits(entries, random, 5),
                    random.nextInt(2 * entries),
                    valid[0] && random.nextInt(3) == 0,
                    random.nextInt(8) != 0,
                    bits(BANKS, random, 2),
                    bits(BANKS, random, 3),
                    bits(BANKS, random, 3),
                    bits(BANKS, random, 3),
                    random.nextInt(3) != 0,
                    random.nextInt(3) != 0);
        }

        /** Each bit is 0 once in so many. */
        private static boolean[] bits(int count, RandomGenerator random, int zeroOneIn) {
            boolean[] bits = new boolean[count];
            for (int i = 0; i < count; i++) {
                bits[i] = random.nextInt(zeroOneIn + 1) != 0;
            }
            return bits;
        }

        void show(Simulation sim, CommandChoice choice) {
            long[] ofBank = new long[BANKS];
            for (int i = 0; i < entries; i++) {
                ofBank[bank[i]] |= valid[i] ? 1L << i : 0;
            }
            sim.poke(choice.valid, word(valid));
            sim.poke(choice.rowHits, word(hit));
            sim.poke(choice.writes, word(write));
            for (int i = 0; i < BANKS; i++) {
                sim.poke(choice.ofBank.get(i), ofBank[i]);
            }
            sim.poke(choice.inTurn, word(inTurn));
            sim.poke(choice.accessNext, accessNext < entries ? 1L << accessNext : 0);
            sim.poke(choice.urgent, urgent);
            sim.poke(choice.allowed, allowed);
            sim.poke(choice.open, word(open));
            sim.poke(choice.mayActivate, word(mayActivate));
            sim.poke(choice.mayAccess, word(mayAccess));
            sim.poke(choice.mayPrecharge, word(mayPrecharge));
            sim.poke(choice.mayRead, mayRead);
            sim.poke(choice.mayWrite, mayWrite);
        }

        int hitsOf(int ofBank) {
            int hits = 0;
            for (int i = 0; i < entries; i++) {
                hits += valid[i] && hit[i] && bank[i] == ofBank ? 1 : 0;
            }
            return hits;
        }

        /** Hits that are left when the command of this cycle has been given. */
        private int hitsLeft(int ofBank) {
            boolean goes = accessNext < entries && valid[accessNext] && hit[accessNext] && bank[accessNext] == ofBank;
            return hitsOf(ofBank) - (goes ? 1 : 0);
        }

        boolean isMissed(int ofBank) {
            for (int i = 0; i < entries; i++) {
                if (valid[i] && !hit[i] && bank[i] == ofBank) {
                    return true;
                }
            }
            return false;
        }

        /** Whether an access would hold up the urgent entry, which is the lowest. */
        private boolean holdsUp(int entry) {
            return urgent && entry != 0 && (bank[entry] == bank[0] || write[entry] != write[0]);
        }

        boolean mayActivate(int i) {
            return allowed && valid[i] && !open[bank[i]] && mayActivate[bank[i]];
        }

        boolean mayAccess(int i) {
            return allowed
                    && valid[i]
                    && hit[i]
                    && i != accessNext
                    && open[bank[i]]
                    && mayAccess[bank[i]]
                    && (write[i] ? mayWrite : mayRead)
                    && inTurn[i]
                    && !holdsUp(i);
        }

        /** Whether somebody wants another row of the bank, and it may be closed. */
        boolean mayPrecharge(int ofBank) {
            return isMissed(ofBank) && open[ofBank] && mayPrecharge[ofBank];
        }

        boolean prechargesFirst() {
            return urgent && valid[0] && !hit[0] && mayPrecharge(bank[0]);
        }

        /** The bank to precharge, one bit for each. */
        long precharge() {
            if (!allowed) {
                return 0;
            }
            if (prechargesFirst()) {
                return 1L << bank[0];
            }
            return IntStream.range(0, BANKS)
                    .filter(i -> mayPrecharge(i) && hitsOf(i) == 0)
                    .mapToLong(i -> 1L << i)
                    .findFirst()
                    .orElse(0);
        }

        /** The banks that nobody should keep open: no entry is left that hits them, and another row is wanted, or entries pile up. */
        long unwanted() {
            long banks = 0;
            for (int i = 0; i < BANKS; i++) {
                banks |= hitsLeft(i) == 0 && (isMissed(i) || valid[entries / 4]) ? 1L << i : 0;
            }
            return banks;
        }
    }

    private interface Rule {
        boolean holds(int entry);
    }

    private static int oldest(int entries, Rule rule) {
        for (int i = 0; i < entries; i++) {
            if (rule.holds(i)) {
                return i;
            }
        }
        return -1;
    }

    private static long word(boolean[] bits) {
        long word = 0;
        for (int i = 0; i < bits.length; i++) {
            word |= bits[i] ? 1L << i : 0;
        }
        return word;
    }

    @HardwareTest(timeoutCycles = 1_000_000)
    void theCommandsAreThoseThatTheRulesChoose(TestBench bench) {
        for (int entries : new int[] {4, 16}) {
            Design<CommandChoice> design = Heddle.elaborate(() -> new CommandChoice(entries));
            Simulation sim = bench.open(design);
            CommandChoice choice = design.component();
            int[] commands = new int[4];
            for (int i = 0; i < WINDOWS; i++) {
                Situation now = Situation.random(entries, bench.random());
                now.show(sim, choice);
                sim.settle();
                check(sim, choice, now, commands);
            }
            assertThat(Arrays.stream(commands).min().orElseThrow())
                    .as("activations, accesses, precharges, urgent ones: %s", Arrays.toString(commands))
                    .isGreaterThan(WINDOWS / 100);
        }
    }

    private static void check(Simulation sim, CommandChoice choice, Situation now, int[] commands) {
        int activation = oldest(now.entries(), now::mayActivate);
        int access = oldest(now.entries(), now::mayAccess);
        assertThat(sim.peek(choice.activation)).isEqualTo(activation < 0 ? 0 : 1L << activation);
        assertThat(sim.peek(choice.activates)).isEqualTo(activation >= 0);
        assertThat(sim.peek(choice.access)).isEqualTo(access < 0 ? 0 : 1L << access);
        assertThat(sim.peek(choice.precharge)).isEqualTo(now.precharge());
        assertThat(sim.peek(choice.prechargesFirst)).isEqualTo(now.prechargesFirst());
        assertThat(sim.peek(choice.unwanted)).isEqualTo(now.unwanted());
        commands[0] += activation < 0 ? 0 : 1;
        commands[1] += access < 0 ? 0 : 1;
        commands[2] += now.precharge() == 0 ? 0 : 1;
        commands[3] += now.prechargesFirst() ? 1 : 0;
    }
}
