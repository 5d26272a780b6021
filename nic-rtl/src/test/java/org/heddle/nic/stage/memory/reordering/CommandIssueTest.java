package org.heddle.nic.stage.memory.reordering;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;

class CommandIssueTest {
    private static final int CYCLES = 20_000;

    /** Inputs of a cycle: choices, and facts about the banks, one bit each. */
    private record Cycle(
            boolean allowed,
            long open,
            boolean mayActivateAny,
            boolean mayRead,
            boolean mayWrite,
            boolean activation,
            long activationBank,
            long accessBank,
            boolean accessWrites,
            long unwanted,
            long precharge,
            boolean prechargesFirst) {
        static Cycle random(RandomGenerator random) {
            return new Cycle(
                    random.nextInt(8) != 0,
                    random.nextInt(16),
                    random.nextBoolean(),
                    random.nextInt(3) != 0,
                    random.nextInt(3) != 0,
                    random.nextInt(3) == 0,
                    1L << random.nextInt(4),
                    random.nextInt(4) == 0 ? 0 : 1L << random.nextInt(4),
                    random.nextBoolean(),
                    random.nextInt(16),
                    random.nextInt(3) == 0 ? 0 : 1L << random.nextInt(4),
                    random.nextInt(4) == 0);
        }

        void show(Simulation sim, CommandIssue issue) {
            sim.poke(issue.allowed, allowed);
            sim.poke(issue.open, open);
            sim.poke(issue.mayActivateAny, mayActivateAny);
            sim.poke(issue.mayRead, mayRead);
            sim.poke(issue.mayWrite, mayWrite);
            sim.poke(issue.activation, activation);
            sim.poke(issue.activationBank, activationBank);
            sim.poke(issue.accessBank, accessBank);
            sim.poke(issue.accessWrites, accessWrites);
            sim.poke(issue.unwanted, unwanted);
            sim.poke(issue.precharge, precharge);
            sim.poke(issue.prechargesFirst, prechargesFirst);
        }
    }

    private enum Command {
        NONE,
        ACTIVATE,
        READ,
        WRITE,
        PRECHARGE
    }

    @HardwareTest
    void theFirstOfTheChosenCommandsThatTheLastOneLetsPassIsGiven(TestBench bench) {
        Design<CommandIssue> design = Heddle.elaborate(CommandIssue::new);
        Simulation sim = bench.open(design);
        CommandIssue issue = design.component();
        sim.reset(2);
        int[] commands = new int[Command.values().length];
        long used = 0;
        for (int i = 0; i < CYCLES; i++) {
            Cycle now = Cycle.random(bench.random());
            now.show(sim, issue);
            sim.settle();
            boolean mayPrecharge = now.allowed() && (now.precharge() & ~used) != 0;
            boolean mayAccess =
                    (now.accessBank() & now.open()) != 0 && (now.accessWrites() ? now.mayWrite() : now.mayRead());
            Command command = !now.allowed()
                    ? Command.NONE
                    : now.prechargesFirst() && mayPrecharge
                            ? Command.PRECHARGE
                            : now.activation() && now.mayActivateAny()
                                    ? Command.ACTIVATE
                                    : mayAccess
                                            ? now.accessWrites() ? Command.WRITE : Command.READ
                                            : mayPrecharge ? Command.PRECHARGE : Command.NONE;
            boolean accesses = command == Command.READ || command == Command.WRITE;
            assertThat(sim.peek(issue.activates)).isEqualTo(command == Command.ACTIVATE);
            assertThat(sim.peek(issue.reads)).isEqualTo(command == Command.READ);
            assertThat(sim.peek(issue.writesNow)).isEqualTo(command == Command.WRITE);
            assertThat(sim.peek(issue.precharges)).isEqualTo(command == Command.PRECHARGE);
            assertThat(sim.peek(issue.keepsAccess)).isEqualTo(mayAccess && !accesses);
            assertThat(sim.peek(issue.closesBehind)).isEqualTo(accesses ? now.accessBank() & now.unwanted() : 0);
            long bank =
                    command == Command.ACTIVATE ? now.activationBank() : accesses ? now.accessBank() : now.precharge();
            if (command != Command.NONE) {
                assertThat(sim.peek(issue.bank)).isEqualTo(bank);
            }
            used = accesses || command == Command.PRECHARGE ? bank : 0;
            commands[command.ordinal()]++;
            sim.step();
        }
        assertThat(Arrays.stream(commands).min().orElseThrow())
                .as(Arrays.toString(commands))
                .isGreaterThan(CYCLES / 20);
    }
}
