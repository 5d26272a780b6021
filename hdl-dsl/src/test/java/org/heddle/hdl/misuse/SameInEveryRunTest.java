package org.heddle.hdl.misuse;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.heddle.hdl.Component;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.junit.jupiter.api.Test;

/** Names and orders that Java leaves to chance do not reach the Verilog. */
class SameInEveryRunTest {
    enum Kind {
        ONE,
        TWO,
        THREE
    }

    /** Values as keys: the order of a hash table is that of their numbers. */
    static final class Keys extends Component {
        Keys() {
            Map<UInt, UInt> next = new HashMap<>();
            Set<UInt> all = new HashSet<>();
            List<UInt> made = new ArrayList<>();
            for (int i = 0; i < 200; i++) {
                made.add(in("value_" + i, uint(8)));
                next.put(made.get(i), in("next_" + i, uint(8)));
                all.add(made.get(i));
            }
            UInt sum = out("sum", uint(8));
            sum.set(all.stream()
                    .map(value -> value.xor(next.get(value)))
                    .reduce(UInt::xor)
                    .orElseThrow());
        }
    }

    @Test
    void aHashTableOfValuesHasOneOrder() {
        String first = Heddle.elaborate(Keys::new).verilog().files().get(0).text();
        new Object().hashCode();
        assertThat(Heddle.elaborate(Keys::new).verilog().files().get(0).text()).isEqualTo(first);
    }

    static final class Named extends Component {
        Named(Object value) {
            parameter("value", value);
            out("answer", uint(8)).set(in("given", uint(8)));
        }
    }

    @Test
    void parametersAreNamedByTheirContent() {
        assertThat(name(new int[] {1, 2})).isEqualTo(name(List.of(1, 2)));
        assertThat(name(new int[][] {{1}, {2}})).isEqualTo(name(List.of(List.of(1), List.of(2))));
        assertThat(name(new int[] {1, 2})).isNotEqualTo(name(new int[] {2, 1}));
        assertThat(name(Set.of("b", "a", "c"))).isEqualTo(name(new TreeSet<>(List.of("a", "b", "c"))));
        assertThat(name(new HashSet<>(List.of(Kind.values()))))
                .isEqualTo(name(List.of(Kind.ONE, Kind.THREE, Kind.TWO)));
        assertThat(name(List.of(Kind.values()).stream().collect(Collectors.toMap(kind -> kind, Kind::ordinal))))
                .isEqualTo(name("{ONE=0, THREE=2, TWO=1}"));
    }

    private static String name(Object value) {
        return Heddle.elaborate(() -> new Named(value)).circuit().top();
    }
}
