package org.heddle.hdl.unknown;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.function.Supplier;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.heddle.hdl.Bool;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.Data;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.Memory;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;
import org.heddle.hdl.area.Area;
import org.heddle.hdl.diagnostic.ElaborationException;
import org.heddle.hdl.interpreter.AssertionViolation;
import org.heddle.hdl.interpreter.Interpreter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

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

    /** A payload, said by one line of each test. */
    abstract static class Payload extends Component {
        final Bool load = in("load", bool());
        final UInt number = in("number", uint(4));
        final UInt data = reg("data", uint(4)).init(0);
        private final UInt never = reg("never", uint(4));

        Payload() {
            when(load.and(number.eq(15)), () -> never.set(number));
            data.set(mux(load, number, never.addWrap(data)));
            out("shown", uint(4)).set(data.and(0));
        }

        /** Says it, while or after the component is made. */
        void say(Bool valid, Data... payload) {
            payloadOf(valid, payload);
        }
    }

    /** Says it in each place where nobody could know what is meant. */
    static final class Misplaced extends Payload {
        enum Place {
            CONDITION,
            CONDITION_AROUND_A_PART,
            NOTHING,
            SLICE,
            WORD,
            INSTANCE,
            REMOVABLE_BIT
        }

        private final Memory<UInt> words = memory(uint(4), 4);
        private Bool seen = lit(true);

        Misplaced(Place place) {
            when(load, () -> words.write(number.bits(1, 0), number));
            switch (place) {
                case CONDITION -> when(load, () -> say(lit(true), data));
                case CONDITION_AROUND_A_PART -> when(load, () -> debug(() -> say(lit(true), data)));
                case NOTHING -> say(load);
                case SLICE -> say(load, data.bits(2, 1));
                case WORD -> say(load, words.read(number.bits(1, 0)));
                case INSTANCE -> {
                    Part part = instance("part", new Part());
                    part.number.set(number);
                    say(load, part.kept);
                }
                case REMOVABLE_BIT -> {
                    debug(() -> {
                        seen = reg("seen", bool()).init(false);
                        seen.set(load);
                    });
                    say(seen, data);
                }
            }
        }
    }

    static final class Part extends Component {
        final UInt number = in("number", uint(4));
        final UInt kept = out("kept", uint(4));

        Part() {
            UInt data = reg("data", uint(4)).init(0);
            data.set(number);
            kept.set(data);
        }
    }

    static final class Placed extends Payload {
        enum Place {
            NOWHERE,
            AREA,
            PART,
            PARTS_OF_A_REGISTER,
            VECTOR,
            INSTANCE,
            OTHER_DOMAIN
        }

        final ClockDomain link = clockDomain();

        Placed(Place place) {
            UInt pieces = reg("pieces", uint(4)).init(0);
            pieces.bits(1, 0).set(data.bits(1, 0));
            when(load, () -> pieces.bits(3, 2).set(data.bits(3, 2)));
            Vec<UInt> vector = reg("vector", vec(2, uint(4)));
            vector.get(0).set(data);
            vector.get(1).set(number);
            unused(vector);
            Part part = instance("part", new Part());
            part.number.set(number);
            unused(part.kept);
            Bool crossing = reg(link, bool()).init(false);
            crossing.set(crossing.or(lit(false)));
            unused(crossing);
            unused(pieces);
            Bool never = lit(false);
            switch (place) {
                case NOWHERE -> {}
                case AREA ->
                    new Area(this) {
                        {
                            payloadOf(never, data, pieces);
                        }
                    };
                case PART -> debug(() -> payloadOf(never, data, pieces));
                case PARTS_OF_A_REGISTER -> payloadOf(never, pieces, data);
                case VECTOR -> payloadOf(never, vector, data, pieces);
                case INSTANCE -> payloadOf(part.kept.eq(9), data, pieces);
                case OTHER_DOMAIN -> payloadOf(crossing, data, pieces);
            }
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
                .hasMessageContaining("\"data\" is a payload already")
                .hasMessageContaining("UnknownClaimsTest.java:");
        assertThatThrownBy(() -> Heddle.elaborate(() -> new Misled(false)))
                .isInstanceOf(ElaborationException.class)
                .hasMessageContaining("\"number\" is no register and no output of Misled");
    }

    @ParameterizedTest
    @CsvSource({
        "CONDITION, HDL038, 'inside a condition, which would not count: say it outside'",
        "CONDITION_AROUND_A_PART, HDL038, inside a condition",
        "NOTHING, HDL038, no data are given",
        "SLICE, HDL038, a value of 2 bits is no register and no output of Misplaced",
        "WORD, HDL038, a value of 4 bits is no register and no output of Misplaced",
        "INSTANCE, HDL038, '\"kept\" is no register and no output of Misplaced'",
        "REMOVABLE_BIT, HDL030, '\"seen\" decides in payloadOf(..) when \"data\" counts'"
    })
    void payloadsInOtherPlacesAreRefused(Misplaced.Place place, String code, String message) {
        assertThatThrownBy(() -> Heddle.elaborate(() -> new Misplaced(place)))
                .isInstanceOf(ElaborationException.class)
                .hasMessageContaining(code)
                .hasMessageContaining(message)
                .hasMessageContaining("UnknownClaimsTest.java:");
    }

    @Test
    void payloadsAreSaidWhileTheComponentIsMade() {
        Placed complete =
                Heddle.elaborate(() -> new Placed(Placed.Place.NOWHERE)).component();
        assertThatThrownBy(() -> complete.say(complete.load, complete.data))
                .isInstanceOf(ElaborationException.class)
                .hasMessageContaining("HDL023")
                .hasMessageContaining("Placed is complete");
    }

    @ParameterizedTest
    @EnumSource(Placed.Place.class)
    void payloadsCountByTheirBitWhereverItStands(Placed.Place place) {
        Interpreter unit = new Interpreter(
                UnknownTracking.of(Heddle.elaborate(() -> new Placed(place)).circuit()));
        for (String reset : new String[] {"reset", "link_reset"}) {
            unit.poke(reset, 1);
        }
        unit.step("clock");
        unit.step("link_clock");
        unit.poke("reset", 0);
        unit.poke("link_reset", 0);
        ThrowingCallable run = () -> {
            for (int cycle = 0; cycle < 8; cycle++) {
                unit.step("clock");
            }
        };
        if (place == Placed.Place.NOWHERE) {
            assertThatThrownBy(run).hasMessageContaining("of Placed is unknown, although a reset gave it a value");
        } else {
            assertThatCode(run).doesNotThrowAnyException();
        }
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
