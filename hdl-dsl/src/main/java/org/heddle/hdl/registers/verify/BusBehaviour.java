package org.heddle.hdl.registers.verify;

import java.util.HashSet;
import java.util.Set;
import org.heddle.hdl.registers.Field;
import org.heddle.hdl.registers.Register;
import org.heddle.hdl.registers.RegisterAccess;
import org.heddle.hdl.registers.RegisterMap;

/** Checks a block's answers on its bus, whatever its fields are. */
record BusBehaviour(RegisterMap map) {
    void unknownAddress(RegisterMaster bus) {
        Set<Long> used = new HashSet<>();
        map.registers().forEach(register -> used.add(register.address()));
        long end = 1L << map.addressWidth();
        for (long address = 0; address < Math.min(end, 4096); address++) {
            if (!used.contains(address)) {
                for (boolean write : new boolean[] {false, true}) {
                    RegisterMaster.Answer answer = bus.access(write, address, Field.onesOf(map.width()));
                    Expect.that("error at address " + address, answer.error() ? 1 : 0, 1);
                    Expect.that("data at address " + address, answer.data(), 0);
                }
            }
        }
        for (Register register : map.registers()) {
            boolean error = bus.access(false, register.address(), 0).error();
            Expect.that("error at " + register.name(), error ? 1 : 0, 0);
        }
    }

    void answerWaits(RegisterMaster bus) {
        Register register = map.registers().get(0);
        bus.poke("response_ready", 0);
        bus.offerRead(register.address());
        bus.step();
        bus.poke("request_valid", 0);
        for (int i = 0; i < 3; i++) {
            Expect.that("response_valid while it waits", bus.peek("response_valid"), 1);
            Expect.that("response_data_data while it waits", bus.peek("response_data_data"), register.resetValue());
            Expect.that("request_ready while an answer waits", bus.peek("request_ready"), 0);
            bus.step();
        }
        bus.poke("response_ready", 1);
        Expect.that("request_ready when the answer is taken", bus.peek("request_ready"), 1);
        bus.step();
        Expect.that("response_valid behind the answer", bus.peek("response_valid"), 0);
    }

    void oneAccessPerCycle(RegisterMaster bus) {
        Register register = map.registers().get(0);
        for (int i = 0; i < 4; i++) {
            bus.offerRead(register.address());
            Expect.that("response_valid in cycle " + i, bus.peek("response_valid"), i == 0 ? 0 : 1);
            bus.step();
        }
    }

    void resetValue(Register register, RegisterMaster bus) {
        Expect.that(register.name() + " behind the reset", bus.read(register.address()), register.resetValue());
    }

    void reservedBits(Register register, RegisterMaster bus) {
        long reserved = Field.onesOf(map.width());
        for (Field<?> field : register.fields()) {
            reserved &= ~field.mask();
            if (field.access() == RegisterAccess.READ_ONLY) {
                bus.poke(field.path(), ones(field));
            }
        }
        bus.write(register.address(), Field.onesOf(map.width()));
        Expect.that("reserved bits of " + register.name(), bus.read(register.address()) & reserved, 0);
    }

    private static long ones(Field<?> field) {
        return FieldBench.hasInvalidCodes(field) ? 0 : field.ones();
    }
}
