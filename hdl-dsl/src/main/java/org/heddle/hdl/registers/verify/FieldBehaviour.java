package org.heddle.hdl.registers.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.heddle.hdl.registers.Access;
import org.heddle.hdl.registers.ChoiceField;
import org.heddle.hdl.registers.Field;
import org.heddle.hdl.registers.FlagField;
import org.heddle.hdl.registers.Register;

/** What each access kind promises, one method for each promise. */
record FieldBehaviour(Field<?> field) {
    private static final String CLEAR = "_clear";
    private static final String SET = "_set";

    static boolean hasInvalidCodes(Field<?> field) {
        return field instanceof ChoiceField<?> choice && choice.constants().size() <= field.ones();
    }

    private Register register() {
        return field.register();
    }

    /** Values worth writing: corners, patterns and some by chance, always the same; of a choice, every code. */
    private List<Long> values() {
        List<Long> values = new ArrayList<>();
        if (field instanceof ChoiceField<?> choice) {
            choice.constants().forEach(constant -> values.add((long) constant.ordinal()));
            return values;
        }
        Random random = new Random(field.path().hashCode());
        for (long pattern :
                new long[] {-1L, 0, 0xAAAAAAAAAAAAAAAAL, 0x5555555555555555L, random.nextLong(), random.nextLong()}) {
            values.add(pattern & field.ones());
        }
        return values;
    }

    /** The register as a write leaves all others: those that are kept get their reset value once more. */
    private long word(long bits) {
        long word = 0;
        for (Field<?> other : register().fields()) {
            boolean repeats = other.access() == Access.READ_WRITE || other.access() == Access.HARDWARE_SET;
            word |= repeats && other != field ? other.resetValue() << other.low() : 0;
        }
        return word | bits << field.low();
    }

    private void write(BusMaster bus, long bits) {
        bus.write(register().address(), word(bits));
    }

    private long read(BusMaster bus) {
        return field.bitsIn(bus.read(register().address()));
    }

    private long shown(BusMaster bus) {
        return bus.peek(field.path());
    }

    /** An input for one cycle. */
    private void pulse(BusMaster bus, String suffix, long bits) {
        bus.poke(field.path() + suffix, bits);
        bus.step();
        bus.poke(field.path() + suffix, 0);
    }

    private void expect(String when, long actual, long expected) {
        Expect.that(field + " " + when, actual, expected);
    }

    void showsReset(BusMaster bus) {
        expect("behind the reset", shown(bus), field.resetValue());
    }

    void ignoresWrites(BusMaster bus) {
        long before = field.access() == Access.CONSTANT ? field.resetValue() : 0;
        if (field.access() == Access.READ_CLEARS) {
            read(bus);
        }
        write(bus, field.ones());
        expect("behind a write", read(bus), before);
    }

    void readsTheInput(BusMaster bus) {
        for (long value : values()) {
            bus.poke(field.path(), value);
            expect("given by hardware", read(bus), value);
        }
    }

    void keepsWrites(BusMaster bus) {
        for (long value : values()) {
            write(bus, value);
            expect("at its port", shown(bus), value);
            long whole = register().resetValue() & ~field.mask() | value << field.low();
            Expect.that(register().name() + " as a whole", bus.read(register().address()), whole);
        }
        long last = shown(bus);
        for (Register other : register().map().registers()) {
            if (other != register()) {
                bus.write(other.address(), Field.onesOf(register().map().width()));
            }
        }
        expect("behind writes of other registers", shown(bus), last);
    }

    void ignoresInvalidCodes(BusMaster bus) {
        int codes = ((ChoiceField<?>) field).constants().size();
        for (long code = codes; code <= field.ones(); code++) {
            write(bus, codes - 1);
            write(bus, code);
            expect("behind the code " + code, shown(bus), codes - 1);
        }
    }

    void takesBytes(BusMaster bus) {
        if (field instanceof ChoiceField<?>) {
            write(bus, 1);
            bus.write(register().address(), word(0), 0);
            expect("behind a write of no byte", shown(bus), 1);
            return;
        }
        for (int strobes = 0; strobes < 1 << register().map().width() / 8; strobes = strobes * 2 + 1) {
            write(bus, 0);
            bus.write(register().address(), word(field.ones()), strobes);
            expect("behind strobes " + strobes, shown(bus), strobed(strobes));
        }
    }

    /** The field's bits whose bytes are strobed. */
    private long strobed(long strobes) {
        long bits = 0;
        for (int bit = field.low(); bit <= field.high(); bit++) {
            bits |= (strobes >> bit / 8 & 1) << bit - field.low();
        }
        return bits;
    }

    void showsWritesAndReadsZero(BusMaster bus) {
        for (long value : values()) {
            write(bus, value);
            expect("at its port", shown(bus), value);
            expect("as it is read", read(bus), 0);
        }
    }

    void ownedSetsAreCleared(BusMaster bus) {
        for (long value : values()) {
            write(bus, field.ones());
            expect("cleared", read(bus), 0);
            pulse(bus, SET, value);
            expect("set by hardware", read(bus), value);
            write(bus, 0);
            expect("behind a write of zeros", read(bus), value);
            long half = value & 0x3333333333333333L;
            write(bus, half);
            expect("behind a write of some ones", read(bus), value & ~half);
            expect("at its port", shown(bus), value & ~half);
        }
    }

    void settingWins(BusMaster bus) {
        pulse(bus, SET, field.ones());
        for (long value : values()) {
            bus.offer(true, register().address(), word(field.ones()), bus.allStrobes());
            bus.poke(field.path() + SET, value);
            bus.step();
            bus.poke(field.path() + SET, 0);
            bus.poke("request_valid", 0);
            expect("set while cleared", shown(bus), value);
        }
    }

    void clearsBytes(BusMaster bus) {
        for (int strobes = 0; strobes < 1 << register().map().width() / 8; strobes = strobes * 2 + 1) {
            pulse(bus, SET, field.ones());
            bus.write(register().address(), word(field.ones()), strobes);
            expect("behind strobes " + strobes, shown(bus), field.ones() & ~strobed(strobes));
        }
    }

    void writtenOnesAreSet(BusMaster bus) {
        for (long value : values()) {
            pulse(bus, CLEAR, field.ones());
            expect("cleared by hardware", read(bus), 0);
            write(bus, value);
            expect("behind a write", read(bus), value);
            write(bus, 0);
            expect("behind a write of zeros", read(bus), value);
            long half = value & 0x3333333333333333L;
            pulse(bus, CLEAR, half);
            expect("partly cleared by hardware", read(bus), value & ~half);
            expect("at its port", shown(bus), value & ~half);
        }
    }

    void clearingWins(BusMaster bus) {
        for (long value : values()) {
            bus.offer(true, register().address(), word(field.ones()), bus.allStrobes());
            bus.poke(field.path() + CLEAR, value);
            bus.step();
            bus.poke(field.path() + CLEAR, 0);
            bus.poke("request_valid", 0);
            expect("cleared while set", shown(bus), field.ones() & ~value);
        }
    }

    void setsBytes(BusMaster bus) {
        for (int strobes = 0; strobes < 1 << register().map().width() / 8; strobes = strobes * 2 + 1) {
            pulse(bus, CLEAR, field.ones());
            bus.write(register().address(), word(field.ones()), strobes);
            expect("behind strobes " + strobes, shown(bus), strobed(strobes));
        }
    }

    void aReadClears(BusMaster bus) {
        read(bus);
        for (long value : values()) {
            pulse(bus, SET, value);
            expect("at its port", shown(bus), value);
            write(bus, 0);
            expect("read", read(bus), value);
            expect("read again", read(bus), 0);
        }
    }

    void settingBeatsTheRead(BusMaster bus) {
        read(bus);
        for (long value : values()) {
            bus.offerRead(register().address());
            bus.poke(field.path() + SET, value);
            bus.step();
            bus.poke(field.path() + SET, 0);
            bus.poke("request_valid", 0);
            expect("as that read found it", field.bitsIn(bus.peek("response_data_data")), 0);
            expect("as the next read finds it", read(bus), value);
        }
    }

    void pulses(BusMaster bus) {
        String written = field instanceof FlagField ? field.path() : field.path() + "_written";
        expect("before any write", bus.peek(written), 0);
        for (long value : values()) {
            boolean counts = !(field instanceof FlagField) || value == 1;
            bus.offer(true, register().address(), word(value), bus.allStrobes());
            expect("in the cycle of the write", bus.peek(written), counts ? 1 : 0);
            expect("as it is written", shown(bus), value);
            bus.complete();
            expect("behind the write", bus.peek(written), 0);
        }
        bus.offer(false, register().address(), word(field.ones()), bus.allStrobes());
        expect("in the cycle of a read", bus.peek(written), 0);
        expect("as it is read", field.bitsIn(bus.complete().data()), 0);
    }

    void noPulseForParts(BusMaster bus) {
        String written = field instanceof FlagField ? field.path() : field.path() + "_written";
        for (int strobes = 0; strobes < 1 << register().map().width() / 8; strobes++) {
            bus.offer(true, register().address(), word(field.ones()), strobes);
            boolean whole = strobed(strobes) == field.ones();
            expect("with strobes " + strobes, bus.peek(written), whole ? 1 : 0);
            bus.complete();
        }
    }

    void hardwareLoads(BusMaster bus) {
        for (long value : values()) {
            bus.poke(field.path() + "_next", value);
            bus.step();
            pulse(bus, "_update", 1);
            expect("loaded by hardware", read(bus), value);
            expect("at its port", shown(bus), value);
        }
    }

    void hardwareWins(BusMaster bus) {
        long other = field instanceof ChoiceField<?> ? 0 : field.ones();
        for (long value : values()) {
            bus.poke(field.path() + "_next", value);
            bus.poke(field.path() + "_update", 1);
            bus.offer(true, register().address(), word(value ^ other), bus.allStrobes());
            bus.step();
            bus.poke(field.path() + "_update", 0);
            bus.poke("request_valid", 0);
            expect("written from both sides", shown(bus), value);
        }
    }
}
