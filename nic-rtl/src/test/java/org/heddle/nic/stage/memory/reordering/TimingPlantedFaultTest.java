package org.heddle.nic.stage.memory.reordering;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.Invariant;
import org.heddle.cosim.junit.TestBench;
import org.heddle.device.NodeMemory;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.hdl.verilog.VerilogFile;
import org.heddle.nic.stage.memory.sodimm.SoDimmTiming;
import org.heddle.nic.stage.memory.sodimm.bench.ControllerRun;
import org.heddle.nic.stage.memory.sodimm.bench.LineTraffic;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * One broken line of the reordering controller at a time: random traffic, the modules or an assertion tell. Every third fault is planted
 * always, the others with the tag "whole": each costs a model.
 */
@Tag("slow")
class TimingPlantedFaultTest {
    private static final int SLICE = 3;

    /**
     * A fault.
     *
     * @param what it is
     * @param file it is in, without its parameters
     * @param line what stands there
     * @param broken what stands there instead
     */
    private record Fault(String what, String file, String line, String broken) {}

    private static final List<Fault> TIMING = List.of(
            new Fault("no tRRD", "ModuleScheduler", ".event_0(issue_activates)", ".event_0(1'b0)"),
            new Fault("no tWTR", "ModuleScheduler", ".event_0(issue_writesNow)", ".event_0(1'b0)"),
            new Fault("no turnaround of the data pins", "ModuleScheduler", ".event_0(issue_reads)", ".event_0(1'b0)"),
            new Fault("no tRC", "BankState", ".event_0(activates), .event_1(reads)", ".event_0(1'b0), .event_1(reads)"),
            new Fault("no tRP behind a read", "BankState", ".event_1(reads)", ".event_1(1'b0)"),
            new Fault("no tRP behind a write", "BankState", ".event_2(writes)", ".event_2(1'b0)"),
            new Fault("no tRP behind a precharge", "BankState", ".event_3(precharges)", ".event_3(1'b0)"),
            new Fault("no tRFC", "BankState", ".event_4(refreshes)", ".event_4(1'b0)"),
            new Fault(
                    "no tRAS",
                    "BankState",
                    ".event_0(activates), .event_1(writes)",
                    ".event_0(1'b0), .event_1(writes)"),
            new Fault("no tWR", "BankState", ".event_1(writes)", ".event_1(1'b0)"),
            new Fault("no refresh", "RefreshDebt", "assign wanted = giving", "assign wanted = 1'b0"));

    /** Faults in choices that were made before the command of their own cycle was known. */
    private static final List<Fault> LATE = List.of(
            new Fault("an activation behind another one", "CommandIssue", "activation && mayActivateAny", "activation"),
            new Fault("an access to a bank just closed", "CommandIssue", "accessBank & open", "accessBank"),
            new Fault("a write on the read's heels", "CommandIssue", "accessWrites ? mayWrite", "accessWrites ? 1'b1"),
            new Fault("a read on the write's heels", "CommandIssue", ": mayRead", ": 1'b1"),
            new Fault("a bank closed while it is written", "CommandIssue", "precharge & ~used", "precharge"));

    private static final List<Fault> STATE = List.of(
            new Fault("a row thought closed stays open", "CommandPins", "<= autoPrecharge;", "<= 1'b0;"),
            new Fault("a closed row still hits", "WindowSlot", "|| opensOwn) &&", "|| opensOwn) ||"),
            new Fault(
                    "an opened row is not announced",
                    "WindowSlot",
                    "(held_rowHit || opens || opensOwn)",
                    "(held_rowHit)"),
            new Fault("any row of the bank hits", "WindowSlot", "(held_row == openedRow)", "1'b1"),
            new Fault("accesses to one burst overtake", "WindowSlot", "conflicts = held_valid", "conflicts = 1'b0"),
            new Fault("an entry is issued twice", "WindowSlot", "held_valid && !issued", "held_valid"));

    private static final List<Fault> DATA = List.of(
            new Fault("swapped tags", "CommandPins", "completesTag_1 <= tag_1", "completesTag_1 <= tag_1 ^ 6'd1"),
            new Fault("a lost mask bit", "CommandPins", "<= dataLanes;", "<= dataLanes & 4'b1011;"),
            new Fault("a mask bit too many", "CommandPins", "<= dataLanes;", "<= dataLanes | 4'b0001;"),
            new Fault("write data under a wrong tag", "CommandPins", "writeData[dataTag]", "writeData[dataTag ^ 6'd1]"),
            new Fault(
                    "read data a cycle early",
                    "CommandPins",
                    "completes_4 <= completes_3",
                    "completes_4 <= completes_2"),
            new Fault("the order forgets module 1", "ReorderBuffer", "takes && modules[1]", "1'b0"),
            new Fault("a line from the wrong module", "LineAssembly", "startsInModule1 ?", "!startsInModule1 ?"),
            new Fault("a hash without an address bit", "LinePlacement", "line[24]}", "1'b0}"));

    private static UnaryOperator<VerilogDesign> with(Fault fault) {
        return design -> {
            List<VerilogFile> files = new ArrayList<>();
            int changed = 0;
            for (VerilogFile file : design.files()) {
                String text = file.text();
                if (file.name().startsWith(fault.file()) && text.contains(fault.line())) {
                    text = text.replace(fault.line(), fault.broken());
                    changed++;
                }
                files.add(new VerilogFile(file.name(), text, file.lineSites()));
            }
            assertThat(changed)
                    .as("%s: files in which \"%s\" stands", fault.what(), fault.line())
                    .isEqualTo(1);
            return new VerilogDesign(design.top(), files, design.ports());
        };
    }

    private static ReorderingController controller() {
        return new ReorderingController(SoDimmTiming.pc1600(), SchedulerSettings.improved(), new HashedMap(), 16);
    }

    private static void run(TestBench bench, UnaryOperator<VerilogDesign> change) {
        SchedulingTraffic lines = new SchedulingTraffic(16, bench.random());
        List<LineTraffic> traffic = new ArrayList<>(lines.mixed(4000));
        traffic.addAll(lines.anywhere(true, 8, 200));
        traffic.addAll(lines.anywhere(false, 8, 200));
        traffic.addAll(lines.mixed(4000));
        new ControllerRun(
                        bench,
                        TimingPlantedFaultTest::controller,
                        change,
                        NodeMemory.improved(0),
                        traffic,
                        StallProfile.NEVER)
                .assertAnswers();
    }

    private static void assertSeen(TestBench bench, List<Fault> faults) {
        for (Fault fault : faults) {
            UnaryOperator<VerilogDesign> change = with(fault);
            String seen = "";
            try {
                run(bench, change);
            } catch (RuntimeException | AssertionError e) {
                seen = String.valueOf(e.getMessage());
            }
            assertThat(seen).as(fault.what()).isNotEmpty().doesNotContain("files in which");
        }
    }

    @HardwareTest
    void withoutAFaultTheTrafficIsServed(TestBench bench) {
        run(bench, UnaryOperator.identity());
    }

    private static List<Fault> slice(List<Fault> faults) {
        return IntStream.range(0, faults.size())
                .filter(i -> i % SLICE == 0)
                .mapToObj(faults::get)
                .toList();
    }

    private static List<Fault> others(List<Fault> faults) {
        return IntStream.range(0, faults.size())
                .filter(i -> i % SLICE != 0)
                .mapToObj(faults::get)
                .toList();
    }

    @HardwareTest(without = {Invariant.STREAM_RULES, Invariant.NOT_ENDED, Invariant.NOTHING_STUCK})
    void aDroppedSpacingIsSeenByTheModules(TestBench bench) {
        assertSeen(bench, slice(TIMING));
    }

    @HardwareTest(without = {Invariant.STREAM_RULES, Invariant.NOT_ENDED, Invariant.NOTHING_STUCK})
    void aCommandThatCameTooLateToBeKnownIsSeenByTheModules(TestBench bench) {
        assertSeen(bench, slice(LATE));
    }

    @HardwareTest(without = {Invariant.STREAM_RULES, Invariant.NOT_ENDED, Invariant.NOTHING_STUCK})
    void aWrongStateOfTheWindowIsSeen(TestBench bench) {
        assertSeen(bench, slice(STATE));
    }

    @HardwareTest(without = {Invariant.STREAM_RULES, Invariant.NOT_ENDED, Invariant.NOTHING_STUCK})
    void aLostTagMaskOrModuleIsSeenInTheData(TestBench bench) {
        assertSeen(bench, slice(DATA));
    }

    /** So that the text of none is forgotten when the hardware changes. */
    @Test
    void everyFaultCanBePlanted() {
        VerilogDesign design =
                Heddle.elaborate(TimingPlantedFaultTest::controller).verilog();
        Stream.of(TIMING, LATE, STATE, DATA)
                .flatMap(List::stream)
                .forEach(fault -> with(fault).apply(design));
    }

    @Tag("whole")
    @HardwareTest(without = {Invariant.STREAM_RULES, Invariant.NOT_ENDED, Invariant.NOTHING_STUCK})
    void everyOtherSpacingAndLateCommandIsSeenByTheModules(TestBench bench) {
        assertSeen(bench, others(TIMING));
        assertSeen(bench, others(LATE));
    }

    @Tag("whole")
    @HardwareTest(without = {Invariant.STREAM_RULES, Invariant.NOT_ENDED, Invariant.NOTHING_STUCK})
    void everyOtherStateAndLossIsSeen(TestBench bench) {
        assertSeen(bench, others(STATE));
        assertSeen(bench, others(DATA));
    }
}
