package org.heddle.nic.dimmnet2;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.nic.stage.link.LinkBuffers;
import org.heddle.nic.stage.memory.sodimm.SoDimmTiming;
import org.heddle.nic.stage.pattern.DataPath;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** One design: what tells the improved node from the published one is this list, and nothing else. */
class Dimmnet2ConfigurationTest {
    @Test
    void theseValuesDiffer() throws ReflectiveOperationException {
        List<String> differences = new ArrayList<>();
        for (RecordComponent value : Dimmnet2Configuration.class.getRecordComponents()) {
            Object published = value.getAccessor().invoke(Dimmnet2Configuration.published());
            Object improved = value.getAccessor().invoke(Dimmnet2Configuration.improved());
            if (!published.equals(improved)) {
                differences.add(value.getName() + ": " + published + ", " + improved);
            }
        }
        assertThat(differences)
                .containsExactly(
                        "name: published, improved",
                        "timing: " + SoDimmTiming.pc1600() + ", "
                                + SoDimmTiming.pc1600().withReadDelay(2),
                        "scheduler: Optional.empty, Optional[SchedulerSettings[window=16, waiting=4, reorderSlots=64, ageTick=32,"
                                + " postponedRefreshes=8]]",
                        "path: DataPath[lineBytes=32, wordBytes=8, segmentSetup=2, linesAhead=8, segments=SO_DIMM], DataPath[lineBytes=32,"
                                + " wordBytes=16, segmentSetup=0, linesAhead=64, segments=SO_DIMM]",
                        "begunTransfers: 0, 4",
                        "packetPayload: 1920, 2024",
                        "handOverCycles: 7, 0",
                        "buffers: LinkBuffers[sent=8, gathered=0, received=4, payloadBytes=2024, wordCycles=1, givesUp=false, parity=false, recovers=false], LinkBuffers[sent=8, gathered=0, received=8, payloadBytes=2024, wordCycles=1, givesUp=false, parity=false, recovers=false]");
    }

    /** A configuration like the improved one with another path, link and extent. */
    private static Dimmnet2Configuration changed(DataPath path, LinkBuffers buffers, NodeExtent extent) {
        Dimmnet2Configuration improved = Dimmnet2Configuration.improved();
        return new Dimmnet2Configuration(
                "changed",
                improved.timing(),
                extent.hasBlockMemory() ? improved.scheduler() : Optional.empty(),
                path,
                4,
                0,
                1920,
                0,
                buffers,
                2,
                3,
                extent);
    }

    @Test
    void partsThatDoNotGoTogetherAreRefusedByName() {
        DataPath narrow = new DataPath(32, 8, 0, 4);
        LinkBuffers buffers = new LinkBuffers(4, 0, 2);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> changed(narrow, buffers, new NodeExtent(true, true, 8192)))
                .withMessage("block RAM has no rows to schedule accesses for: leave the scheduler out, or"
                        + " blockMemoryBytes=8192 at 0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> changed(new DataPath(16, 8, 0, 4), buffers, NodeExtent.WHOLE))
                .withMessage("a line of SO-DIMMs that are served in order has 32 bytes: lineBytes=16");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> changed(new DataPath(32, 16, 0, 4), buffers, new NodeExtent(false, true, 0)))
                .withMessageEndingWith("wordBytes=16, gathered=0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new NodeExtent(true, true, 6000))
                .withMessage("a memory of block RAM has a power of two of bytes from 4,096 on, or 0 for SO-DIMMs:"
                        + " blockMemoryBytes=6000");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Dimmnet2Node.onStream(Dimmnet2Configuration.cutDown()))
                .withMessageEndingWith("configuration \"cut-down\"");
    }

    /** The classes of a node's components, without their parameters. */
    private static Set<String> components(Dimmnet2Configuration configuration) {
        Design<Dimmnet2Node> node = Heddle.elaborate(() -> new Dimmnet2Node(configuration));
        Set<String> names = new TreeSet<>();
        for (ModuleDefinition module : node.circuit().modules()) {
            names.add(module.name().replaceAll("_.*", ""));
        }
        return names;
    }

    @Test
    @Tag("slow")
    void onlyTheMemoryControllersAndWhatTheyAndTheWordsWidthNeedAreBuiltInOneOfThem() {
        Set<String> published = components(Dimmnet2Configuration.published());
        Set<String> improved = components(Dimmnet2Configuration.improved());
        Set<String> onlyPublished = new TreeSet<>(published);
        onlyPublished.removeAll(improved);
        Set<String> onlyImproved = new TreeSet<>(improved);
        onlyImproved.removeAll(published);
        assertThat(onlyPublished).containsExactly("HandOverTurn", "SoDimmController", "SoDimmSequencer");
        assertThat(onlyImproved)
                .containsExactly(
                        "BankState",
                        "CommandChoice",
                        "CommandIssue",
                        "CommandPins",
                        "ModuleScheduler",
                        "OldestFirst",
                        "PacketJoiner",
                        "PacketSplitter",
                        "RefreshDebt",
                        "ReorderBuffer",
                        "ReorderingController",
                        "RowWindow",
                        "WindowSlot");
    }
}
