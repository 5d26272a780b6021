package org.heddle.hdl.lib.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.heddle.hdl.Types.uint;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.engine.Bench;
import org.heddle.hdl.engine.Lint;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AssociativeTableTest {
    @ParameterizedTest
    @Tag("slow")
    @ValueSource(ints = {2, 3, 5})
    void holdsWhatAMapWouldHold(int places) {
        var design = Heddle.elaborate(() -> new AssociativeTable<>(3, uint(8), places));
        Lint.requireClean(design);
        Bench bench = new Bench(design);
        Random random = new Random(places);
        Map<Integer, BigInteger> model = new HashMap<>();
        int refused = 0;
        int replaced = 0;
        for (int cycle = 0; cycle < 1000; cycle++) {
            int key = random.nextInt(8);
            int insertKey = random.nextInt(8);
            int removeKey = random.nextInt(4) == 0 ? insertKey : random.nextInt(8);
            boolean insert = random.nextBoolean();
            boolean remove = random.nextInt(3) != 0;
            BigInteger value = new BigInteger(8, random);
            bench.poke("key", key);
            bench.poke("insert", insert);
            bench.poke("insertKey", insertKey);
            bench.poke("insertValue", value);
            bench.poke("remove", remove);
            bench.poke("removeKey", removeKey);

            boolean full = model.size() == places;
            boolean known = model.containsKey(insertKey);
            boolean goesIn = insert && (known || !full);
            assertThat(bench.isOne("hit")).isEqualTo(model.containsKey(key));
            if (model.containsKey(key)) {
                assertThat(bench.peek("value")).isEqualTo(model.get(key));
            }
            assertThat(bench.isOne("full")).isEqualTo(full);
            assertThat(bench.isOne("inserted")).isEqualTo(goesIn);
            refused += insert && !goesIn ? 1 : 0;
            replaced += insert && known ? 1 : 0;
            if (remove) {
                model.remove(removeKey);
            }
            if (goesIn) {
                model.put(insertKey, value);
            }
            bench.step();
        }
        assertThat(refused).isPositive();
        assertThat(replaced).isPositive();
        bench.requireSameOnIcarus();
    }
}
