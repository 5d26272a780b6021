package org.heddle.hdl.emission;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Statement;
import org.heddle.hdl.ir.Statements;
import org.heddle.hdl.ir.TargetBodies;
import org.junit.jupiter.api.Test;

class TargetBodiesTest {
    /** Two outputs under one choice and one case each, and a register that is driven beside them. */
    static final class Both extends Component {
        final Bool chooses = in(bool());
        final UInt kind = in(uint(2));
        final UInt first = out(uint(4));
        final UInt second = out(uint(4));

        Both() {
            UInt count = reg(uint(4)).init(0);
            unused(count);
            first.set(1);
            second.set(2);
            when(chooses, () -> {
                        first.set(3);
                        count.increment();
                    })
                    .otherwise(() -> second.set(4));
            switchOn(kind).is(1, () -> first.set(5)).is(2, () -> {
                first.set(6);
                second.set(7);
            });
        }
    }

    private final ModuleDefinition module =
            Heddle.elaborate(Both::new).circuit().modules().get(0);

    @Test
    void eachTargetKeepsItsOwnAssignmentsInTheirOrder() {
        Map<Integer, List<Statement>> bodies = TargetBodies.of(module.body(), target -> true);
        assertThat(bodies.keySet().stream().map(target -> module.signal(target).name()))
                .containsExactlyInAnyOrder("first", "second", "count");
        bodies.forEach((target, body) -> assertThat(assignments(body))
                .isNotEmpty()
                .isEqualTo(assignments(module.body()).stream()
                        .filter(assign -> assign.target() == target)
                        .toList()));
    }

    @Test
    void theControlAroundAnAssignmentStays() {
        Map<Integer, List<Statement>> bodies = TargetBodies.of(module.body(), target -> true);
        bodies.forEach((target, body) -> {
            if (!module.signal(target).name().equals("count")) {
                assertThat(body)
                        .extracting(Object::getClass)
                        .containsExactly(Statement.Assign.class, Statement.When.class, Statement.Switch.class);
            }
            if (module.signal(target).name().equals("second")) {
                Statement.When when = (Statement.When) body.get(1);
                assertThat(when.branches()).hasSize(1);
                assertThat(when.branches().get(0).body()).isEmpty();
                assertThat(when.otherwise()).hasSize(1);
                Statement.Switch choice = (Statement.Switch) body.get(2);
                assertThat(choice.cases()).extracting(arm -> arm.body().size()).containsExactly(0, 1);
            }
        });
    }

    @Test
    void targetsThatAreNotWantedAreLeftOut() {
        assertThat(TargetBodies.of(module.body(), target -> false)).isEmpty();
    }

    private static List<Statement.Assign> assignments(List<Statement> body) {
        List<Statement.Assign> found = new ArrayList<>();
        Statements.forEach(body, statement -> {
            if (statement instanceof Statement.Assign assign) {
                found.add(assign);
            }
        });
        return found;
    }
}
