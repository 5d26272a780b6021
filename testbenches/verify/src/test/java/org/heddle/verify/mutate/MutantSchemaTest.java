package org.heddle.verify.mutate;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.heddle.cosim.InitialState;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.hdl.Component;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.hdl.verilog.VerilogFile;
import org.heddle.hdl.verilog.VerilogPort;
import org.heddle.nic.catalogue.Tops;
import org.heddle.nic.offload.tree.PlacePool;
import org.heddle.nic.stage.memory.MemoryArbiter;
import org.heddle.nic.stage.memory.sodimm.SpacingTimer;
import org.heddle.verify.mutate.fault.FaultDraw;
import org.heddle.verify.mutate.fault.ModuleSource;
import org.heddle.verify.mutate.fault.Mutant;
import org.heddle.verify.mutate.fault.MutantSchema;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A mutant that is chosen from a schema behaves as the module with that fault, and one that is not marked as the right one. */
@Tag("slow")
class MutantSchemaTest {
    private static final int CYCLES = 300;
    /** Random inputs break what they assume. */
    private static final Pattern ASSERTIONS = Pattern.compile("(?s)`ifdef HEDDLE_SIMULATION.*?`endif");

    private static final MutantMemory MEMORY = MutantMemory.allocate();

    static Stream<Arguments> modules() {
        return Stream.of(
                Arguments.of("timer", (Supplier<Component>) () -> new SpacingTimer(5, 3, 7), 6),
                Arguments.of("pool", (Supplier<Component>) () -> new PlacePool(4), 8),
                Arguments.of("arbiter", (Supplier<Component>) () -> new MemoryArbiter(32), 6));
    }

    private static SortedMap<Integer, Mutant> drawn(ModuleSource module, int count) {
        FaultDraw draw = new FaultDraw(List.of(module), 7);
        SortedMap<Integer, Mutant> mutants = new TreeMap<>();
        for (int number = 1; number <= count; number++) {
            mutants.put(number, draw.mutant(number, 0));
        }
        return mutants;
    }

    private static VerilogDesign with(VerilogDesign design, ModuleSource module, String text) {
        List<VerilogFile> files = design.files().stream()
                .map(file -> new VerilogFile(
                        file.name(),
                        ASSERTIONS
                                .matcher(file.text().equals(module.text()) ? text : file.text())
                                .replaceAll(""),
                        List.of()))
                .toList();
        return new VerilogDesign(design.top(), files, design.ports());
    }

    /** All outputs in every cycle. */
    private static List<BigInteger> run(VerilogDesign design) {
        List<BigInteger> outputs = new ArrayList<>();
        Random random = new Random(1);
        try (Simulation sim =
                Simulation.open(design, SimulationOptions.defaults().initial(InitialState.ZERO))) {
            sim.reset(2);
            for (int cycle = 0; cycle < CYCLES; cycle++) {
                for (VerilogPort port : design.ports()) {
                    if (port.direction() == VerilogPort.Direction.INPUT && port.role() == VerilogPort.Role.DATA) {
                        sim.poke(port.name(), new BigInteger(port.width(), random));
                    }
                }
                sim.settle();
                for (VerilogPort port : design.ports()) {
                    if (port.direction() == VerilogPort.Direction.OUTPUT) {
                        outputs.add(sim.peekInteger(port.name()));
                    }
                }
                sim.step();
            }
        }
        return outputs;
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("modules")
    void aChosenMutantIsThatMutant(String name, Supplier<? extends Component> constructor, int count) {
        VerilogDesign design = Heddle.elaborate(constructor).verilog();
        ModuleSource module = ModuleSource.of(design).get(design.top());
        SortedMap<Integer, Mutant> mutants = drawn(module, count);
        MutantSchema schema = MutantSchema.of(module, mutants);
        assertThat(schema.numbers()).hasSizeGreaterThan(count / 2);
        VerilogDesign all = with(design, module, schema.text());
        List<BigInteger> right = run(with(design, module, module.text()));
        MEMORY.choose(0);
        assertThat(run(all)).isEqualTo(right);
        Set<Integer> touched = MEMORY.touched();
        for (int number : schema.numbers()) {
            MEMORY.choose(number);
            List<BigInteger> chosen = run(all);
            assertThat(chosen)
                    .as("mutant %d: %s", number, mutants.get(number).becomes())
                    .isEqualTo(run(with(design, module, mutants.get(number).text())));
            if (!touched.contains(number)) {
                assertThat(chosen).isEqualTo(right);
            }
        }
        assertThat(touched).isNotEmpty().isSubsetOf(schema.numbers());
    }

    @Test
    void allButAFewMutantsOfTheNodesStandInASchema() {
        Map<String, ModuleSource> modules = new LinkedHashMap<>();
        Tops.all()
                .forEach(top -> ModuleSource.of(
                                Heddle.elaborate(top.constructor()).verilog())
                        .values()
                        .forEach(module -> modules.putIfAbsent(module.text(), module)));
        FaultDraw draw = new FaultDraw(modules.values(), 1);
        int inSchemata = 0;
        for (int number = 1; number <= 200; number++) {
            Mutant mutant = draw.mutant(number, 0);
            MutantSchema schema = MutantSchema.of(mutant.module(), new TreeMap<>(Map.of(number, mutant)));
            assertThat(schema.text().lines().limit(10)).hasSize(10);
            inSchemata += schema.numbers().size();
        }
        assertThat(inSchemata).isGreaterThanOrEqualTo(196);
    }
}
