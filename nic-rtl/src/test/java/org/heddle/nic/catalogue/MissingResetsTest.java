package org.heddle.nic.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
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

    /**
     * Registers, 25 of 75, whose missing reset this run does not show: some get a known value while the reset lasts, of others
     * this traffic never depends on.
     */
    private static final Set<String> NOT_FOUND = Set.of(
            "FlowControl_3.asked",
            "FlowControl_3.again",
            "RoundRobinArbiter_PacketWord65_3_packets.keptGrant",
            "SkidBuffer_PacketWord65.offered",
            "SkidBuffer_PacketWord65.spareFull",
            "ReplayBuffer_4_4_33.endsPacket",
            "Timeout_1024.left",
            "ForwardRegister_PacketWord65.offered",
            "LinkReceiver_232.headerRight",
            "PacketStore_4_33.fetched",
            "PacketStore_4_6.writeIndex",
            "PacketStore_4_6.readIndex",
            "PacketStore_4_6.stored",
            "PacketStore_4_6.used",
            "PacketStore_4_6.fetched",
            "LinkPort_word8_sent4_gathered0_received4_payload232.takenBefore1",
            "LinkPort_word8_sent4_gathered0_received4_payload232.takenBefore2",
            "RegisterBlock_loopback.answered",
            "LoopbackHost.isFirst",
            "LoopbackHost.isForeign",
            "LoopbackWay.isFirst",
            "LoopbackWay.kept",
            "SkidBuffer_HostRequest82.offered",
            "SkidBuffer_HostRequest82.spareFull",
            "RoundRobinArbiter_PacketWord65_2_packets.keptGrant");

    /** A register of a module. */
    private record Place(String module, Signal register) {
        @Override
        public String toString() {
            return module + "." + register.name();
        }
    }

    private final Design<LoopbackPair> pair = Heddle.elaborate(LoopbackPair::new);

    /** Sends messages both ways, and reads them. */
    private static void converse(Simulation sim) {
        sim.poke("response0_ready", 1);
        sim.poke("response1_ready", 1);
        sim.reset(3);
        sim.step(20);
        for (int message = 0; message < 3; message++) {
            for (int node = 0; node < 2; node++) {
                access(sim, node, true, BEGIN, 1 - node | 16L << 32);
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

    private Optional<String> finding(Circuit circuit) {
        Design<LoopbackPair> design = new Design<>(pair.component(), circuit, pair.verilog());
        StringBuilder printed = new StringBuilder();
        SimulationOptions options =
                SimulationOptions.defaults().coverage(false).unknown().output(printed::append);
        try (Simulation sim = Simulation.open(design, options)) {
            converse(sim);
            return Optional.empty();
        } catch (HardwareStoppedException found) {
            return Optional.of(String.valueOf(found.getMessage()));
        }
    }

    private Circuit without(Place place) {
        List<ModuleDefinition> modules = new ArrayList<>();
        for (ModuleDefinition module : pair.circuit().modules()) {
            modules.add(module.name().equals(place.module()) ? without(module, place.register()) : module);
        }
        return new Circuit(pair.circuit().top(), modules);
    }

    private static ModuleDefinition without(ModuleDefinition module, Signal register) {
        List<Signal> signals = new ArrayList<>(module.signals());
        signals.set(
                register.id(),
                new Signal(
                        register.id(),
                        register.name(),
                        register.kind(),
                        register.width(),
                        Optional.empty(),
                        register.domain(),
                        register.definition(),
                        register.enumeration(),
                        register.crossing(),
                        register.part(),
                        register.site()));
        return new ModuleDefinition(
                module.name(),
                module.parameters(),
                signals,
                module.nodes(),
                module.memories(),
                module.instances(),
                module.domains(),
                module.body(),
                module.external(),
                module.documentation(),
                module.site());
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
                        .filter(NOT_FOUND::contains)
                        .toList());
    }

    @Tag("whole")
    @Test
    void allRegistersWithoutTheirResetAreFoundButThoseListed() {
        List<Place> places = registers();
        assertThat(places).hasSize(75);
        assertThat(missed(places)).containsExactlyInAnyOrderElementsOf(NOT_FOUND);
    }
}
