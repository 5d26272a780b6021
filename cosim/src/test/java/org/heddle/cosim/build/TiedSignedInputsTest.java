package org.heddle.cosim.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.Simulation;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.SInt;
import org.junit.jupiter.api.Test;

/** Signed comparisons whose operands become constants only inside the simulator. */
class TiedSignedInputsTest {
    private static final int[] VALUES = {-4, -1, 0, 3};

    static final class Order extends Component {
        final SInt left = in(sint(3));
        final SInt right = in(sint(3));
        final Bool less = out(bool());
        final Bool lessOrEqual = out(bool());
        final Bool greater = out(bool());
        final Bool greaterOrEqual = out(bool());

        Order() {
            less.set(left.lt(right));
            lessOrEqual.set(left.le(right));
            greater.set(left.gt(right));
            greaterOrEqual.set(left.ge(right));
        }
    }

    static final class TiedOrders extends Component {
        final List<Bool> results = new ArrayList<>();

        TiedOrders() {
            for (int left : VALUES) {
                for (int right : VALUES) {
                    Order order = instance(new Order());
                    order.left.set(left);
                    order.right.set(right);
                    for (Bool result : List.of(order.less, order.lessOrEqual, order.greater, order.greaterOrEqual)) {
                        Bool copy = out("result_" + results.size(), bool());
                        copy.set(result);
                        results.add(copy);
                    }
                }
            }
        }
    }

    @Test
    void equalConstantsAreLessOrEqual() {
        List<Boolean> expected = new ArrayList<>();
        for (int left : VALUES) {
            for (int right : VALUES) {
                expected.addAll(List.of(left < right, left <= right, left > right, left >= right));
            }
        }
        Design<TiedOrders> design = Heddle.elaborate(TiedOrders::new);
        try (Simulation sim = Simulation.open(design)) {
            sim.settle();
            assertThat(design.component().results.stream().map(sim::peek)).containsExactlyElementsOf(expected);
        }
    }
}
