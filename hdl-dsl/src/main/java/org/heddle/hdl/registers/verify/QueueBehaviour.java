package org.heddle.hdl.registers.verify;

import org.heddle.hdl.ir.Evaluation;
import org.heddle.hdl.registers.Field;
import org.heddle.hdl.registers.Register;

/** Checks a register that is a queue's end, through a page. */
record QueueBehaviour(Register register, int page) {
    /** Cycles that a wait is looked at. */
    private static final int WAIT_CYCLES = 3;

    private long address() {
        return FieldBench.address(register, page);
    }

    private String ready() {
        return register.name() + "_ready";
    }

    private String valid() {
        return register.name() + "_valid";
    }

    private long all() {
        return Evaluation.onesOfWord(register.map().width());
    }

    void aWriteWaitsForItsQueue(RegisterMaster bus) {
        for (long value : new long[] {0x0123_4567_89AB_CDEFL & all(), all(), 0}) {
            bus.poke(ready(), 0);
            bus.offerToWait(true, address(), value, bus.allStrobes());
            for (int i = 0; i < WAIT_CYCLES; i++) {
                Expect.that("request_ready while the queue is full", bus.peek("request_ready"), 0);
                Expect.that(valid() + " while it waits", bus.peek(valid()), 1);
                for (Field<?> field : register.fields()) {
                    Expect.that(field + " while it waits", bus.peek(field.path()), field.bitsIn(value));
                }
                bus.step();
                Expect.that("response_valid while it waits", bus.peek("response_valid"), 0);
            }
            bus.poke(ready(), 1);
            Expect.that("request_ready when there is room", bus.peek("request_ready"), 1);
            Expect.that(valid() + " when there is room", bus.peek(valid()), 1);
            checkPage(bus);
            bus.complete();
            Expect.that(valid() + " behind the write", bus.peek(valid()), 0);
        }
    }

    /** The hardware learns which page the value came through. */
    private void checkPage(RegisterMaster bus) {
        if (register.map().pages() > 1) {
            Expect.that("page", bus.peek("page"), page);
        }
    }

    void onlyWholeWritesArePushed(RegisterMaster bus) {
        bus.poke(ready(), 0);
        for (long strobes = 0; strobes < bus.allStrobes(); strobes++) {
            bus.offer(true, address(), all(), strobes);
            Expect.that(valid() + " with strobes " + strobes, bus.peek(valid()), 0);
            bus.complete();
        }
        bus.offerRead(address());
        Expect.that(valid() + " in the cycle of a read", bus.peek(valid()), 0);
        Expect.that(register + " as it is read", bus.complete().data(), 0);
    }

    void aReadTakesTheNextValue(RegisterMaster bus) {
        for (long value : new long[] {all(), 0x0123_4567_89AB_CDEFL & all()}) {
            long shown = 0;
            for (Field<?> field : register.fields()) {
                bus.poke(field.path(), FieldBench.inHardware(field, field.bitsIn(value)));
                shown |= value & field.mask();
            }
            bus.poke(valid(), 1);
            Expect.that(ready() + " before any read", bus.peek(ready()), 0);
            bus.offer(true, address(), all(), bus.allStrobes());
            Expect.that(ready() + " in the cycle of a write", bus.peek(ready()), 0);
            bus.complete();
            bus.offerRead(address());
            Expect.that(ready() + " in the cycle of the read", bus.peek(ready()), 1);
            checkPage(bus);
            Expect.that("what is read", bus.complete().data(), shown);
            Expect.that(ready() + " behind the read", bus.peek(ready()), 0);
            bus.poke(valid(), 0);
            Expect.that("what is read of an empty queue", bus.read(address()), 0);
        }
    }

    void aReadWaitsForWhatIsComing(RegisterMaster bus) {
        bus.poke(register.name() + "_coming", 1);
        register.fields().forEach(field -> bus.poke(field.path(), FieldBench.inHardware(field, 1)));
        bus.offerToWait(false, address(), 0, 0);
        for (int i = 0; i < WAIT_CYCLES; i++) {
            Expect.that("request_ready while a value is coming", bus.peek("request_ready"), 0);
            Expect.that(ready() + " while a value is coming", bus.peek(ready()), 0);
            bus.step();
        }
        bus.poke(valid(), 1);
        Expect.that("request_ready when it has come", bus.peek("request_ready"), 1);
        Expect.that(ready() + " when it has come", bus.peek(ready()), 1);
        bus.complete();
        bus.poke(valid(), 0);
        bus.offer(true, address(), all(), bus.allStrobes());
        bus.complete();
    }
}
