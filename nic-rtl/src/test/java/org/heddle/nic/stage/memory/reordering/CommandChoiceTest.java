package org.heddle.nic.stage.memory.reordering;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.random.RandomGenerator;
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
            boolean urgent,
            boolean allowed,
            boolean[] open,
            boolean[] mayActivate,
            boolean[] mayAccess,
            boolean[] mayPrecharge,
            boolean mayActivateAny,
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
                    valid[0] && random.nextInt(3) == 0,
                    random.nextInt(8) != 0,
                    bits(BANKS, random, 2),
                    bits(BANKS, random, 3),
                    bits(BANKS, random, 3),
                    bits(BANKS, random, 3),
                    random.nextBoolean(),
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
            sim.poke(choice.urgent, urgent);
            sim.poke(choice.allowed, allowed);
            sim.poke(choice.open, word(open));
            sim.poke(choice.mayActivate, word(mayActivate));
            sim.poke(choice.mayAccess, word(mayAccess));
            sim.poke(choice.mayPrecharge, word(mayPrecharge));
            sim.poke(choice.mayActivateAny, mayActivateAny);
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
            return allowed && mayActivateAny && valid[i] && !hit[i] && !open[bank[i]] && mayActivate[bank[i]];
        }

        boolean mayAccess(int i) {
            return allowed
                    && valid[i]
                    && hit[i]
                    && mayAccess[bank[i]]
                    && (write[i] ? mayWrite : mayRead)
                    && inTurn[i]
                    && !holdsUp(i);
        }

        boolean mayPrecharge(int i) {
            return allowed && valid[i] && !hit[i] && open[bank[i]] && mayPrecharge[bank[i]];
        }

        /** The banks that nobody should keep open: at most one entry hits them, and another row is wanted, or entries pile up. */
        long unwanted() {
            long banks = 0;
            for (int i = 0; i < BANKS; i++) {
                banks |= hitsOf(i) < 2 && (isMissed(i) || valid[entries / 4]) ? 1L << i : 0;
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
    void theCommandIsTheOneThatTheRulesChoose(TestBench bench) {
        for (int entries : new int[] {4, 16}) {
            Design<CommandChoice> design = Heddle.elaborate(() -> new CommandChoice(entries));
            Simulation sim = bench.open(design);
            CommandChoice choice = design.component();
            int[] commands = new int[5];
            for (int i = 0; i < WINDOWS; i++) {
                Situation now = Situation.random(entries, bench.random());
                now.show(sim, choice);
                sim.settle();
                commands[check(sim, choice, now)]++;
            }
            assertThat(Arrays.stream(commands).min().orElseThrow())
                    .as("none, activate, read, write, precharge: %s", Arrays.toString(commands))
                    .isGreaterThan(WINDOWS / 100);
        }
    }

    /** Returns the number of the command, in the order none, activate, read, write, precharge. */
    private static int check(Simulation sim, CommandChoice choice, Situation now) {
        int activation = oldest(now.entries(), now::mayActivate);
        int access = oldest(now.entries(), now::mayAccess);
        int precharge = oldest(now.entries(), i -> now.mayPrecharge(i) && now.hitsOf(now.bank()[i]) == 0);
        boolean urgentPrecharge = now.urgent() && now.mayPrecharge(0);
        boolean activates = !urgentPrecharge && activation >= 0;
        boolean accesses = !urgentPrecharge && !activates && access >= 0;
        boolean precharges = urgentPrecharge || activation < 0 && access < 0 && precharge >= 0;
        assertThat(sim.peek(choice.activates)).isEqualTo(activates);
        assertThat(sim.peek(choice.reads)).isEqualTo(accesses && !now.write()[Math.max(0, access)]);
        assertThat(sim.peek(choice.writesNow)).isEqualTo(accesses && now.write()[Math.max(0, access)]);
        assertThat(sim.peek(choice.precharges)).isEqualTo(precharges);
        assertThat(sim.peek(choice.unwanted)).isEqualTo(now.unwanted());
        if (!activates && !accesses && !precharges) {
            return 0;
        }
        int entry = urgentPrecharge ? 0 : activates ? activation : accesses ? access : precharge;
        assertThat(sim.peek(choice.chosen)).isEqualTo(1L << entry);
        assertThat(sim.peek(choice.bank)).isEqualTo(1L << now.bank()[entry]);
        return activates ? 1 : precharges ? 4 : now.write()[entry] ? 3 : 2;
    }
}
