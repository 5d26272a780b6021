package org.heddle.hdl.behaviour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.heddle.hdl.option.Coded;
import org.junit.jupiter.api.Test;

/** Codes of constants, and those that no enum can have. */
class CodedTest {
    enum Fruit implements Coded {
        PEAR(5),
        APPLE(2);

        private final int code;

        Fruit(int code) {
            this.code = code;
        }

        @Override
        public int code() {
            return code;
        }
    }

    enum Twins implements Coded {
        FIRST,
        SECOND;

        @Override
        public int code() {
            return 7;
        }
    }

    enum Below implements Coded {
        ZERO;

        @Override
        public int code() {
            return -1;
        }
    }

    @Test
    void aConstantIsFoundByItsCode() {
        assertThat(Coded.of(Fruit.class, 2)).isEqualTo(Fruit.APPLE);
        assertThat(Coded.find(Fruit.class, 5)).contains(Fruit.PEAR);
        assertThat(Coded.find(Fruit.class, 0)).isEmpty();
    }

    @Test
    void aCodeOfNoConstantIsRefusedWithThoseThatThereAre() {
        assertThatThrownBy(() -> Coded.of(Fruit.class, 1L << 32 | 2))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("no Fruit has the code 4294967298: those that there are have [2, 5]");
    }

    @Test
    void codesThatAreSharedOrNegativeAreRefused() {
        assertThatThrownBy(() -> Coded.of(Twins.class, 7))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("Twins.SECOND has the code 7, and so has FIRST");
        assertThatThrownBy(() -> Coded.find(Below.class, 0))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("Below.ZERO has the code -1, which is negative");
    }
}
