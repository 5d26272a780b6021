package org.heddle.nic.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.stop.HardwareStoppedException;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.ir.Circuit;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.ir.Statement;
import org.heddle.hdl.unknown.UnknownTracking;
import org.heddle.nic.harness.Faults;
import org.heddle.nic.loopback.LoopbackPair;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Registers of a network interface that forget their reset: a run that tracks unknown bits finds them, and nothing where all is as it should
 * be. {@code -Dheddle.seed=N} draws others.
 */
@Tag("slow")
class MissingResetsTest {
    private static final int DRAWN = 8;
    private static final long SEED = Long.getLong("heddle.seed", 1);
    private static final int LIMIT = 300;
    private static final long STATE = 0x10;
    private static final long BEGIN = 0x18;
    private static final long WORD = 0x20;
    private static final long RECEIVE = 0x28;

    /** Registers of channels that a loopback node does not use: 6 of 75. */
    private static final Set<String> UNUSED = Set.of(
            "PacketStore_4_6.writeIndex",
            "PacketStore_4_6.readIndex",
            "PacketStore_4_6.stored",
            "PacketStore_4_6.used",
            "LinkPort_word8_sent4_gathered0_received4_payload232.takenBefore1",
            "LinkPort_word8_sent4_gathered0_received4_payload232.takenBefore2");

    /** Registers that traffic sets before anything looks at them, on a cable without faults: 9 of 75, each with what sets it. */
    private static final Map<String, String> SET_BEFORE = Map.of(
            "FlowControl_3.asked", "a right packet, before one is missed",
            "FlowControl_3.again", "the first word of flow control that leaves",
            "RoundRobinArbiter_PacketWord65_3_packets.keptGrant", "the first word of a packet, for the others",
            "RoundRobinArbiter_PacketWord65_2_packets.keptGrant", "the first word of a packet, for the others",
            "ReplayBuffer_4_4_33.endsPacket", "each word, while offered is 0",
            "Timeout_1024.left", "the first restart, before it is asked",
            "LinkReceiver_232.headerRight", "each packet's header",
            "LoopbackHost.isForeign", "a message's first word",
            "LoopbackWay.kept", "a message's first word, for the others");

    private static boolean isNotFound(String register) {
        return UNUSED.contains(register) || SET_BEFORE.containsKey(register);
    }

    /** A register of a module. */
    private record Place(String module, Signal register) {
        @Override
        public String toString() {
            return module + "." + register.name();
        }
    }

    private final Design<LoopbackPair> pair = Heddle.elaborate(LoopbackPair::new);

    /**
     * One run: messages both ways, which are read.
     *
     * @param resetCycles of the reset: in a longer one more registers get a known value without their own
     * @param first receiver of each node's first message; all others go to the other node
     */
    private record Conversation(int resetCycles, Receiver first) {}

    private enum Receiver {
        OTHER,
        OWN,
        NOBODY;

        int of(int node) {
            return this == OTHER ? 1 - node : this == OWN ? node : 5;
        }
    }

    private static final List<Conversation> CONVERSATIONS = List.of(
            new Conversation(3, Receiver.OTHER),
            new Conversation(1, Receiver.OTHER),
            new Conversation(1, Receiver.OWN),
            new Conversation(1, Receiver.NOBODY));

    private static void converse(Simulation sim, Conversation conversation) {
        sim.poke("response0_ready", 1);
        sim.poke("response1_ready", 1);
        sim.reset(conversation.resetCycles());
        sim.step(20);
        for (int message = 0; message < 3; message++) {
            for (int node = 0; node < 2; node++) {
                Receiver receiver = message == 0 ? conversation.first() : Receiver.OTHER;
                access(sim, node, true, BEGIN, receiver.of(node) | 16L << 32);
                for (long word = 0; word < 5; word++) {
                    access(sim, node, true, WORD, 1000L * message + word);
                }
            }
            sim.step(LIMIT);
            for (int node = 0; node < 2; node++) {
                for (int word = 0; word < 6; word++) {
                    access(sim, node, false, RECEIVE, 0);
                }
                access(sim, node, false, STATE, 0);
            }
        }
    }

    private static void access(Simulation sim, int node, boolean isWrite, long address, long data) {
        String request = "request" + node;
        sim.poke(request + "_data_write", isWrite ? 1 : 0);
        sim.poke(request + "_data_address", address);
        sim.poke(request + "_data_data", data);
        sim.poke(request + "_valid", 1);
        sim.settle();
        for (int cycle = 0; sim.peek(request + "_ready") == 0; cycle++) {
            assertThat(cycle).as("cycles for an access of node %d", node).isLessThan(LIMIT);
            sim.step();
        }
        sim.step();
        sim.poke(request + "_valid", 0);
        sim.step(4);
    }

    /** The first message of any conversation, if one finds something. */
    private Optional<String> finding(Circuit circuit) {
        return CONVERSATIONS.stream()
                .flatMap(conversation -> finding(circuit, conversation).stream())
                .findFirst();
    }

    private Optional<String> finding(Circuit circuit, Conversation conversation) {
        Design<LoopbackPair> design = new Design<>(pair.component(), circuit, pair.verilog());
        StringBuilder printed = new StringBuilder();
        SimulationOptions options =
                SimulationOptions.defaults().coverage(false).unknown().output(printed::append);
        try (Simulation sim = Simulation.open(design, options)) {
            converse(sim, conversation);
            return Optional.empty();
        } catch (HardwareStoppedException found) {
            return Optional.of(String.valueOf(found.getMessage()));
        }
    }

    private Circuit without(Place place) {
        return Faults.withoutReset(
                pair.circuit(), place.module(), place.register().name());
    }

    /** Registers with a reset that can keep what they have: those that a claim is about. */
    private List<Place> registers() {
        List<Place> places = new ArrayList<>();
        for (ModuleDefinition module : UnknownTracking.of(pair.circuit()).modules()) {
            for (Statement statement : module.body()) {
                if (statement instanceof Statement.Property property
                        && property.message().startsWith(UnknownTracking.CLAIM + "register ")) {
                    String name = property.message().split(" ")[3];
                    module.signals().stream()
                            .filter(signal -> signal.name().equals(name))
                            .forEach(register -> places.add(new Place(module.name(), register)));
                }
            }
        }
        return places;
    }

    private List<String> missed(List<Place> places) {
        return places.stream()
                .filter(place -> finding(without(place)).isEmpty())
                .map(Place::toString)
                .toList();
    }

    @Test
    void nothingIsUnknownThatHarms() {
        assertThat(finding(pair.circuit())).isEmpty();
    }

    @Test
    void registersWithoutTheirResetAreFound() {
        List<Place> places = registers();
        Collections.shuffle(places, new Random(SEED));
        List<Place> drawn = places.subList(0, DRAWN);
        assertThat(missed(drawn))
                .containsExactlyInAnyOrderElementsOf(drawn.stream()
                        .map(Place::toString)
                        .filter(MissingResetsTest::isNotFound)
                        .toList());
    }

    @Tag("whole")
    @Test
    void allRegistersWithoutTheirResetAreFoundButThoseListed() {
        List<Place> places = registers();
        assertThat(places).hasSize(75);
        assertThat(missed(places))
                .containsExactlyInAnyOrderElementsOf(places.stream()
                        .map(Place::toString)
                        .filter(MissingResetsTest::isNotFound)
                        .toList())
                .hasSize(UNUSED.size() + SET_BEFORE.size());
    }
}
