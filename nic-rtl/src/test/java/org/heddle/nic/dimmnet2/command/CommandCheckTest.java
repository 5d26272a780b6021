package org.heddle.nic.dimmnet2.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.option.Coded;
import org.heddle.nic.dimmnet2.command.CommandModel.Side;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.harness.Stalls;
import org.heddle.nic.stage.pattern.AccessCheck;
import org.heddle.nic.stage.pattern.AccessLimits;

class CommandCheckTest {
    private static final long END = 1L << 29;
    private static final int CONTIGUOUS = 0;
    private static final int STRIDE = 1;
    private static final int LOCAL_READ = 1;
    private static final int LOCAL_WRITE = 2;
    private static final Side LEGAL = new Side(0x100, 0, 8, 16, CONTIGUOUS);

    private record Command(
            int operation, Side source, Side destination, int node, int tag, boolean wantsStatus, int otherProcess) {
        long[] beat() {
            return new long[] {
                operation,
                tag & 1,
                otherProcess,
                source.base(),
                source.stride() & 0xFFFF_FFFFL,
                source.elementBytes(),
                source.count(),
                source.pattern(),
                destination.base(),
                destination.stride() & 0xFFFF_FFFFL,
                destination.elementBytes(),
                destination.count(),
                destination.pattern(),
                node,
                tag,
                wantsStatus ? 1 : 0,
                0
            };
        }

        /** The same for another process and node, now and then for one that does not exist. */
        Command toAnother(RandomGenerator random) {
            int process = random.nextInt(10) == 0 ? random.nextInt(256) : random.nextInt(2);
            int there = random.nextInt(10) == 0 ? random.nextInt(1 << 16) : random.nextInt(16);
            return new Command(operation, source, destination, there, tag, wantsStatus, process);
        }

        static Command of(RandomGenerator random, Side source, Side destination) {
            return of(random, 0, source, destination);
        }

        static Command of(RandomGenerator random, int operation, Side source, Side destination) {
            return new Command(
                    operation,
                    source,
                    destination,
                    random.nextInt(16),
                    random.nextInt(1 << 16),
                    random.nextBoolean(),
                    0);
        }
    }

    /** Runs the commands and compares every field; returns the statuses that came. */
    private static List<CommandStatus> run(
            TestBench bench, List<Command> commands, StallProfile sending, StallProfile taking) {
        Rig<CommandCheck> rig = Rig.once(bench, CommandCheck.class, AccessLimits.SO_DIMM);
        rig.source(
                rig.dut().command, sending, commands.stream().map(Command::beat).toList());
        StreamSink sink = rig.sink(rig.dut().transfer, taking);
        long cycles = rig.run(sink, commands.size(), 60L * commands.size() + 100);
        if (sending == StallProfile.NEVER && taking == StallProfile.NEVER) {
            assertThat(cycles)
                    .as("the check's cycles and one more for each")
                    .isEqualTo((AccessCheck.LATENCY + 1L) * commands.size());
        }
        List<CommandStatus> statuses = new ArrayList<>();
        for (int i = 0; i < commands.size(); i++) {
            Command command = commands.get(i);
            long[] beat = sink.beats()
                    .get(i); // status, operation, processes, source access, destination access, bytes, node, tag, wants
            CommandStatus status = Coded.of(CommandStatus.class, beat[0]);
            assertThat(status.name())
                    .as("command %d: %s", i, command)
                    .isEqualTo(CommandModel.status(
                            command.operation,
                            command.node,
                            command.otherProcess,
                            command.source,
                            command.destination));
            if (status == CommandStatus.DONE) {
                assertThat(beat[1]).isEqualTo(command.operation);
                assertThat(beat[2]).isEqualTo(command.tag & 1);
                assertThat(beat[3]).isEqualTo(command.otherProcess);
                assertAccess(beat, 4, command.source, command.operation == LOCAL_WRITE ? 2 + (command.tag & 1) : 0);
                assertAccess(beat, 9, command.destination, command.operation == LOCAL_READ ? 2 + (command.tag & 1) : 0);
                assertThat(beat[14]).as("bytes").isEqualTo(command.source.bytes());
            }
            assertThat(new long[] {beat[15], beat[16], beat[17]})
                    .isEqualTo(new long[] {command.node, command.tag, command.wantsStatus ? 1 : 0});
            statuses.add(status);
        }
        return statuses;
    }

    private static void assertAccess(long[] beat, int at, Side side, int window) {
        long[] expected = {
            side.pattern(),
            side.base() + (window == 0 ? 0 : END + 4096L * (window - 2)),
            side.stride() & 0xFFFF_FFFFL,
            Integer.numberOfTrailingZeros(side.elementBytes()),
            side.bytes()
        };
        assertThat(Arrays.copyOfRange(beat, at, at + 5)).isEqualTo(expected);
    }

    private static List<CommandStatus> run(TestBench bench, List<Command> commands) {
        return run(bench, commands, StallProfile.NEVER, StallProfile.NEVER);
    }

    /** A partner of the same bytes, so that only the side under test decides. */
    private static Side partnerOf(Side side) {
        boolean isLegal = side.fault().isEmpty() && !side.isEmpty();
        return isLegal ? new Side(0, 0, side.elementBytes(), side.count(), CONTIGUOUS) : LEGAL;
    }

    private static void expectOnBothSides(TestBench bench, String fault, Side... sides) {
        List<Command> commands = new ArrayList<>();
        for (Side side : sides) {
            commands.add(Command.of(bench.random(), side, partnerOf(side)));
            commands.add(Command.of(bench.random(), partnerOf(side), side));
        }
        List<CommandStatus> statuses = run(bench, commands);
        for (int i = 0; i < statuses.size(); i++) {
            String expected = fault.equals("DONE") ? fault : (i % 2 == 0 ? "SOURCE_" : "DESTINATION_") + fault;
            assertThat(statuses.get(i).name()).as("%s", commands.get(i)).isEqualTo(expected);
        }
    }

    @HardwareTest
    void allElementSizesButTheSixAreRefused(TestBench bench) {
        List<Command> commands = new ArrayList<>();
        for (int bytes = 1; bytes < 1 << 16; bytes += bytes < 300 ? 1 : 97) {
            commands.add(Command.of(bench.random(), new Side(0, 0, bytes, 2, CONTIGUOUS), LEGAL));
        }
        for (int power = 0; power < 16; power++) {
            commands.add(Command.of(bench.random(), LEGAL, new Side(0, 0, 1 << power, 2, CONTIGUOUS)));
        }
        run(bench, commands);
        expectOnBothSides(
                bench,
                "ELEMENT_SIZE",
                new Side(0, 0, 1, 128, CONTIGUOUS),
                new Side(0, 0, 2, 64, STRIDE),
                new Side(0, 0, 12, 4, STRIDE),
                new Side(0, 0, 256, 1, CONTIGUOUS));
    }

    @HardwareTest
    void a255thElementIsTakenAndA256thRefused(TestBench bench) {
        expectOnBothSides(bench, "DONE", new Side(0, 0, 128, 255, CONTIGUOUS), new Side(0, 128, 4, 255, STRIDE));
        expectOnBothSides(
                bench,
                "COUNT",
                new Side(0, 0, 128, 256, CONTIGUOUS),
                new Side(0, 8, 8, 257, STRIDE),
                new Side(0, 0, 4, 0x8001, CONTIGUOUS),
                new Side(0, 0, 4, 0xFFFF, STRIDE));
    }

    @HardwareTest
    void unknownPatternsAreRefused(TestBench bench) {
        expectOnBothSides(
                bench,
                "PATTERN",
                new Side(0, 0, 8, 16, 4),
                new Side(0, 0, 8, 16, 0x81),
                new Side(0x100, 0, 8, 16, 0xFF));
    }

    @HardwareTest
    void basesAndStridesMustBeMultiplesOfFourButAContiguousStrideMeansNothing(TestBench bench) {
        expectOnBothSides(
                bench,
                "ALIGNMENT",
                new Side(1, 0, 8, 16, CONTIGUOUS),
                new Side(0x102, 16, 8, 16, STRIDE),
                new Side(0x100, 17, 8, 16, STRIDE),
                new Side(0x1000, -6, 8, 16, STRIDE),
                new Side(0x1000, 2, 8, 1, STRIDE));
        expectOnBothSides(bench, "DONE", new Side(0x104, -4, 8, 16, STRIDE), new Side(0x104, 3, 8, 16, CONTIGUOUS));
    }

    @HardwareTest
    void theLastLegalAddressIsTakenAndTheFirstIllegalOneRefused(TestBench bench) {
        int farthest = (int) ((END - 8) / 254 & ~3);
        long reach = 254L * farthest;
        expectOnBothSides(
                bench,
                "DONE",
                new Side(END - 128, 0, 8, 16, CONTIGUOUS),
                new Side(END - 4, 0, 4, 1, CONTIGUOUS),
                new Side(END - 255 * 128, 0, 128, 255, CONTIGUOUS),
                new Side(END - 8 - 15 * 64, 64, 8, 16, STRIDE),
                new Side(END - 8 - reach, farthest, 8, 255, STRIDE),
                new Side(15 * 64, -64, 8, 16, STRIDE),
                new Side(END - 8, -64, 8, 16, STRIDE),
                new Side(reach, -farthest, 8, 255, STRIDE),
                new Side(0, Integer.MIN_VALUE, 8, 1, STRIDE),
                new Side(END - 8, 0x7FFF_FFFC, 8, 1, STRIDE),
                new Side(END - 8, 0, 8, 255, STRIDE));
        expectOnBothSides(
                bench,
                "RANGE",
                new Side(END - 124, 0, 8, 16, CONTIGUOUS),
                new Side(END, 0, 4, 1, CONTIGUOUS),
                new Side(END - 255 * 128 + 4, 0, 128, 255, CONTIGUOUS),
                new Side(END - 4 - 15 * 64, 64, 8, 16, STRIDE),
                new Side(END - 4 - reach, farthest, 8, 255, STRIDE),
                new Side(15 * 64 - 4, -64, 8, 16, STRIDE),
                new Side(END - 4, -64, 8, 16, STRIDE),
                new Side(reach - 4, -farthest, 8, 255, STRIDE),
                new Side(0, Integer.MIN_VALUE, 8, 2, STRIDE),
                new Side(0, 0x7FFF_FFFC, 8, 2, STRIDE),
                new Side(0, 0x7FFF_FFFC, 8, 255, STRIDE),
                new Side(0xFFFF_FFFCL, -4, 4, 255, STRIDE),
                new Side(0xFFFF_FFFCL, 4, 4, 2, STRIDE),
                new Side(0x8000_0000L, 0, 8, 16, CONTIGUOUS));
    }

    @HardwareTest
    void aCommandWithoutBytesIsEmptyWhateverElseItSays(TestBench bench) {
        List<Command> commands = new ArrayList<>();
        for (Side source : List.of(new Side(3, 5, 8, 0, 1), new Side(END, -1, 0, 77, 9), new Side(0, 0, 0, 0, 0))) {
            commands.add(Command.of(bench.random(), source, new Side(0, 0, 12, 0, 7)));
            commands.add(Command.of(bench.random(), new Side(0xFFFF_FFFFL, 1, 0, 1, 200), source));
        }
        assertThat(run(bench, commands)).containsOnly(CommandStatus.ZERO_LENGTH);
    }

    @HardwareTest
    void oneEmptySideIsAMismatchWhereverItsElementsWouldLie(TestBench bench) {
        Side empty = new Side(END - 8, 0x1000, 8, 0, STRIDE);
        Side emptyBelow = new Side(0, -0x1000, 8, 0, STRIDE);
        Side emptyAtTheEnd = new Side(END - 4, 0, 8, 0, CONTIGUOUS);
        List<Command> commands = new ArrayList<>();
        for (Side side : List.of(empty, emptyBelow, emptyAtTheEnd)) {
            commands.add(Command.of(bench.random(), side, LEGAL));
            commands.add(Command.of(bench.random(), LEGAL, side));
        }
        assertThat(run(bench, commands)).containsOnly(CommandStatus.SIZE_MISMATCH);
    }

    @HardwareTest
    void differentBytesAreAMismatchAndEqualBytesOfOtherShapesAreNot(TestBench bench) {
        Side wide = new Side(0x100, 0, 128, 15, CONTIGUOUS);
        assertThat(run(
                        bench,
                        List.of(
                                Command.of(bench.random(), wide, new Side(0, 64, 8, 240, STRIDE)),
                                Command.of(bench.random(), wide, new Side(0, 64, 8, 239, STRIDE)),
                                Command.of(bench.random(), wide, new Side(0, 64, 8, 241, STRIDE)))))
                .containsExactly(CommandStatus.DONE, CommandStatus.SIZE_MISMATCH, CommandStatus.SIZE_MISMATCH);
    }

    @HardwareTest
    void randomCommandsMeetTheModelUnderEveryPairOfStallsAndEveryReasonOccurs(TestBench bench) {
        Set<CommandStatus> seen = EnumSet.noneOf(CommandStatus.class);
        Set<CommandStatus> expected = EnumSet.range(CommandStatus.DONE, CommandStatus.SIZE_MISMATCH);
        expected.add(CommandStatus.UNKNOWN_OPERATION);
        expected.add(CommandStatus.UNKNOWN_PROCESS);
        expected.add(CommandStatus.UNKNOWN_NODE);
        Stalls.forEachPair((sending, taking) -> {
            List<Command> commands = new ArrayList<>();
            for (int i = 0; i < 150; i++) {
                Side source = randomSide(bench.random());
                boolean alike = bench.random().nextInt(3) != 0;
                Side destination = alike ? alike(source, bench.random()) : randomSide(bench.random());
                int operation = bench.random().nextInt(8) == 0
                        ? bench.random().nextInt(256)
                        : bench.random().nextInt(8);
                commands.add(Command.of(bench.random(), operation, source, destination)
                        .toAnother(bench.random()));
            }
            seen.addAll(run(bench, commands, sending, taking));
        });
        assertThat(seen).containsExactlyElementsOf(expected);
    }

    @HardwareTest
    void aWindowIsContiguousAndEndsWithItsLastByte(TestBench bench) {
        Side whole = new Side(0, 0, 128, 32, CONTIGUOUS);
        Side end = new Side(4096 - 40, 0, 8, 5, CONTIGUOUS);
        List<Command> commands = new ArrayList<>();
        List<Side> sides = List.of(
                whole,
                end,
                new Side(4096 - 36, 0, 8, 5, CONTIGUOUS),
                new Side(4, 0, 128, 32, CONTIGUOUS),
                new Side(1L << 29, 0, 8, 5, CONTIGUOUS),
                new Side(64, 8, 8, 5, STRIDE),
                new Side(64, 0, 8, 5, 2),
                new Side(66, 0, 8, 5, CONTIGUOUS));
        for (Side window : sides) {
            Side memory = new Side(0x100, 256, window.elementBytes(), window.count(), STRIDE);
            commands.add(Command.of(bench.random(), LOCAL_READ, memory, window));
            commands.add(Command.of(bench.random(), LOCAL_WRITE, window, memory));
        }
        List<CommandStatus> statuses = run(bench, commands);
        assertThat(statuses.subList(0, 6))
                .containsExactly(
                        CommandStatus.DONE,
                        CommandStatus.DONE,
                        CommandStatus.DONE,
                        CommandStatus.DONE,
                        CommandStatus.DESTINATION_RANGE,
                        CommandStatus.SOURCE_RANGE);
    }

    /** Mostly legal, often just so, with each kind of fault now and then. */
    private static Side randomSide(RandomGenerator random) {
        int elementBytes = random.nextInt(10) == 0 ? random.nextInt(200) : 4 << random.nextInt(6);
        int count = random.nextInt(10) == 0 ? random.nextInt(600) : 1 + random.nextInt(255);
        int pattern = random.nextInt(12) == 0 ? random.nextInt(256) : random.nextInt(4);
        int stride = (int) (END / Math.max(1, count)) * (random.nextBoolean() ? 1 : -1) + 4 * random.nextInt(-9, 9);
        stride = random.nextBoolean() ? stride & ~3 : 4 * random.nextInt(-5000, 5000);
        long reach = (long) (pattern == 1 ? stride : elementBytes) * (count - 1);
        long edge = random.nextBoolean() ? Math.max(0, -reach) : END - elementBytes - Math.max(0, reach);
        long base = (edge + 4 * random.nextInt(-2, 3)) & 0xFFFF_FFFCL;
        boolean misaligned = random.nextInt(12) == 0;
        return new Side(misaligned ? base | 2 : base, stride, elementBytes, count, pattern);
    }

    /** Another side of the same element size and count. */
    private static Side alike(Side side, RandomGenerator random) {
        Side other = randomSide(random);
        return new Side(0x1000, other.stride() % 16 & ~3, side.elementBytes(), side.count(), other.pattern());
    }
}
