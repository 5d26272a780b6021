package org.heddle.nic.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.ir.Circuit;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.InstanceDefinition;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.ir.Statement;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.heddle.nic.dimmnet2.Dimmnet2Node;
import org.heddle.nic.dimmnet2.Dimmnet2Pair;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Outputs that come straight from registers: who clocks a node may read them at any time of the cycle. */
@Tag("slow")
class RegisteredOutputsTest {
    @Test
    void noOutputOfANodeDependsOnAnInputOfTheSameCycle() {
        for (Dimmnet2Configuration configuration : Dimmnet2Configuration.all()) {
            Design<Dimmnet2Node> node = Heddle.elaborate(() -> new Dimmnet2Node(configuration));
            assertOutputsAreRegistered(node.circuit());
        }
    }

    @Test
    void noOutputOfAPairDependsOnAnInputOfTheSameCycle() {
        for (Dimmnet2Configuration configuration : Dimmnet2Configuration.all()) {
            Design<Dimmnet2Pair> pair = Heddle.elaborate(() -> new Dimmnet2Pair(configuration));
            assertOutputsAreRegistered(pair.circuit());
        }
    }

    private static void assertOutputsAreRegistered(Circuit circuit) {
        ModuleDefinition top = circuit.module(circuit.top());
        List<Signal> outputs = top.ports().stream()
                .filter(port -> port.kind() == Signal.Kind.OUTPUT)
                .toList();
        assertThat(outputs).isNotEmpty();
        for (Signal output : outputs) {
            assertThat(isRegistered(circuit, top, output)).as(output.name()).isTrue();
        }
    }

    /** Follows plain connections down to what drives the signal; a comparison with a register's value counts too. */
    private static boolean isRegistered(Circuit circuit, ModuleDefinition module, Signal signal) {
        return switch (signal.kind()) {
            case REGISTER -> true;
            case NODE -> dependsOnRegisters(circuit, module, signal.definition().orElseThrow());
            case INSTANCE_OUTPUT -> isRegisteredInside(circuit, module, signal);
            case OUTPUT, WIRE ->
                module.body().stream()
                        .filter(statement ->
                                statement instanceof Statement.Assign assign && assign.target() == signal.id())
                        .allMatch(statement ->
                                dependsOnRegisters(circuit, module, ((Statement.Assign) statement).value()));
            default -> false;
        };
    }

    private static boolean dependsOnRegisters(Circuit circuit, ModuleDefinition module, Expression value) {
        if (value instanceof Expression.Reference reference) {
            return isRegistered(circuit, module, module.signal(reference.signal()));
        }
        return value.operands().stream().allMatch(operand -> dependsOnRegisters(circuit, module, operand));
    }

    private static boolean isRegisteredInside(Circuit circuit, ModuleDefinition module, Signal signal) {
        for (InstanceDefinition instance : module.instances()) {
            for (InstanceDefinition.Connection connection : instance.connections()) {
                if (connection.signal() == signal.id()) {
                    ModuleDefinition child = circuit.module(instance.module());
                    Signal port = child.ports().stream()
                            .filter(candidate -> candidate.name().equals(connection.port()))
                            .findFirst()
                            .orElseThrow();
                    return isRegistered(circuit, child, port);
                }
            }
        }
        return false;
    }
}
