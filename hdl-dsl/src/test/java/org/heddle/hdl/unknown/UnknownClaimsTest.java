package org.heddle.hdl.unknown;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.function.Supplier;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.Memory;
import org.heddle.hdl.UInt;
import org.heddle.hdl.diagnostic.ElaborationException;
import org.heddle.hdl.interpreter.AssertionViolation;
import org.heddle.hdl.interpreter.Interpreter;
import org.junit.jupiter.api.Test;

class UnknownClaimsTest {
    /** Counts what a register allows that no reset knows. */
    static final class Forgetful extends Component {
        Forgetful() {
            Bool load = in(bool());
            UInt count = out(uint(4));
            Bool enabled = reg(bool());
            UInt counter = reg(uint(4)).init(0);
            when(load, () -> enabled.set(true));
            when(enabled, counter::increment);
            count.set(counter);
        }
    }

    /** Hands a number on that is worth nothing until it comes. */
    static final class Late extends Component {
        Late() {
            Bool load = in(bool());
            UInt number = in(uint(4));
            Bool result_valid = out(bool());
            UInt result_data = out(uint(4));
            Bool valid = reg(bool()).init(false);
            UInt data = reg(uint(4));
            when(load, () -> {
                valid.set(true);
                data.set(number);
            });
            result_valid.set(valid);
            result_data.set(data);
        }
    }

    /** Writes a memory at an address that must be given first. */
    static final class Lost extends Component {
        Lost() {
            Bool load = in(bool());
            Bool store = in(bool());
            UInt address = in(uint(2));
            Bool forget = in(bool());
            UInt found_data = out(uint(4));
            Bool found_valid = out(bool());
            UInt place = reg(uint(2));
            UInt never = reg(uint(2));
            Bool loaded = reg(bool()).init(false);
            Memory<UInt> words = memory(uint(4), 4);
            when(load, () -> {
                place.set(address);
                loaded.set(true);
            });
            when(forget, () -> place.set(never));
            when(load.and(forget), () -> never.set(address));
            when(store, () -> words.write(place, lit(5, 4)));
            found_valid.set(load.and(loaded));
            found_data.set(words.read(address));
        }
    }

    /** Keeps what comes with a bit of another name, in registers with resets and at outputs without a telling name. */
    static final class Qualified extends Component {
        Qualified(boolean saysSo) {
            Bool load = in(bool());
            UInt number = in(uint(4));
            UInt never = reg(uint(4));
            Bool loaded = reg(bool()).init(false);
            UInt data = reg(uint(4)).init(0);
            UInt shown = out(uint(4));
            Bool isLoaded = out(bool());
            when(load.and(loaded), () -> never.set(number));
            loaded.set(load);
            data.set(mux(load, number, mux(data.eq(3), never, never.addWrap(data))));
            shown.set(data);
            isLoaded.set(loaded);
            if (saysSo) {
                payloadOf(loaded, data, shown);
            }
        }
    }

    /** Says of a register twice what it is the payload of, or of something that is none. */
    static final class Misled extends Component {
        Misled(boolean twice) {
            Bool first = in(bool());
            UInt number = in(uint(4));
            UInt data = reg(uint(4)).init(0);
            data.set(number);
            out("shown", uint(4)).set(data);
            payloadOf(first, data);
            payloadOf(first, twice ? data : number);
        }
    }

    private static Interpreter reset(Supplier<Component> made) {
        Interpreter unit =
                new Interpreter(UnknownTracking.of(Heddle.elaborate(made).circuit()));
        unit.step("clock"); // nothing is claimed before the reset
        unit.poke("reset", 1);
        unit.step("clock");
        unit.poke("reset", 0);
        return unit;
    }

    @Test
    void registersThatAnUnknownConditionChangesAreNamed() {
        Interpreter unit = reset(Forgetful::new);
        unit.step("clock");
        assertThatThrownBy(() -> unit.step("clock"))
                .isInstanceOf(AssertionViolation.class)
                .hasMessageContaining("register counter of Forgetful is unknown, although a reset gave it a value")
                .hasMessageContaining("UnknownClaimsTest.java:");
    }

    @Test
    void knownConditionsChangeNothing() {
        Interpreter unit = reset(Forgetful::new);
        unit.poke("load", 1);
        unit.step("clock"); // the first edge still sees the unknown condition
        assertThatThrownBy(() -> unit.step("clock")).isInstanceOf(AssertionViolation.class);

        Interpreter other = new Interpreter(
                UnknownTracking.of(Heddle.elaborate(Forgetful::new).circuit()));
        other.poke("load", 1);
        other.poke("reset", 1);
        other.step("clock");
        other.poke("reset", 0);
        for (int cycle = 0; cycle < 20; cycle++) {
            assertThatCode(() -> other.step("clock")).doesNotThrowAnyException();
        }
    }

    @Test
    void dataThatIsNotValidDoesNotCount() {
        Interpreter unit = reset(Late::new);
        unit.step("clock");
        unit.poke("load", 1);
        unit.poke("number", 9);
        unit.step("clock");
        unit.step("clock");
    }

    @Test
    void aMemoryWrittenNobodyKnowsWhereIsNamed() {
        Interpreter unit = reset(Lost::new);
        unit.poke("store", 1);
        unit.step("clock"); // nothing was known of any word
        unit.poke("load", 1);
        unit.poke("address", 2);
        unit.step("clock");
        unit.poke("load", 0);
        unit.step("clock");
        unit.poke("forget", 1);
        unit.step("clock");
        unit.step("clock");
        assertThatThrownBy(() -> unit.step("clock"))
                .hasMessageContaining(
                        "memory words of Lost was written at an address, or by a condition, that is unknown");
    }

    @Test
    void wordsAreKnownOnceTheyAreWritten() {
        Interpreter unit = reset(Lost::new);
        unit.poke("load", 1);
        unit.poke("address", 2);
        unit.step("clock");
        assertThatThrownBy(() -> unit.step("clock")).hasMessageContaining("output found_data of Lost is unknown");

        Interpreter other = new Interpreter(
                UnknownTracking.withPorts(Heddle.elaborate(Lost::new).circuit()));
        for (String input : new String[] {"load", "store", "forget"}) {
            other.poke(UnknownTracking.maskOf(input), 1);
        }
        other.poke(UnknownTracking.maskOf("address"), 3);
        other.poke("load", 1);
        other.poke("address", 2);
        other.step("clock");
        other.poke("store", 1);
        other.step("clock");
        assertThat(other.peek("found_data")).isEqualTo(5);
        assertThat(other.peek("found_data$known")).isEqualTo(15);
        other.poke("address", 1);
        assertThat(other.peek("found_data$known")).isZero();
    }

    @Test
    void payloadsCountWhileTheirBitIsOne() {
        Interpreter unit = reset(() -> new Qualified(true));
        for (int cycle = 0; cycle < 20; cycle++) {
            unit.poke("load", cycle % 3 == 0 ? 1 : 0);
            unit.poke("number", cycle % 16);
            assertThatCode(() -> unit.step("clock")).doesNotThrowAnyException();
        }
        Interpreter silent = reset(() -> new Qualified(false));
        silent.step("clock");
        assertThatThrownBy(() -> silent.step("clock")).hasMessageContaining("data of Qualified is unknown");
    }

    @Test
    void payloadsAreRegistersAndOutputsAndHaveOneBit() {
        assertThatThrownBy(() -> Heddle.elaborate(() -> new Misled(true)))
                .isInstanceOf(ElaborationException.class)
                .hasMessageContaining("HDL038")
                .hasMessageContaining("\"data\" was the payload of another bit before")
                .hasMessageContaining("UnknownClaimsTest.java:");
        assertThatThrownBy(() -> Heddle.elaborate(() -> new Misled(false)))
                .isInstanceOf(ElaborationException.class)
                .hasMessageContaining("\"number\" is no register and no output of Misled");
    }

    @Test
    void payloadsMakeNoHardware() {
        assertThat(withoutPlaces(true)).isEqualTo(withoutPlaces(false));
    }

    private static String withoutPlaces(boolean saysSo) {
        return Heddle.elaborate(() -> new Qualified(saysSo))
                .verilog()
                .files()
                .get(0)
                .text()
                .replaceAll("//.*", "");
    }
}
