package org.heddle.hdl.registers.verify;

import org.heddle.hdl.ir.Evaluation;
import org.heddle.hdl.registers.AddressRange;
import org.heddle.hdl.registers.Field;
import org.heddle.hdl.registers.Register;
import org.heddle.hdl.registers.RegisterAccess;
import org.heddle.hdl.registers.RegisterMap;

/** Checks a block's answers on its bus, whatever its fields are. */
record BusBehaviour(RegisterMap map) {
    /** Addresses of each page that are tried one by one; of those behind, only some. */
    private static final int ALL_BELOW = 4096;

    void unknownAddress(RegisterMaster bus) {
        long end = 1L << map.addressWidth();
        for (long address = 0; address < end; address += step(address % map.pageBytes())) {
            if (!isKnown(address)) {
                for (boolean write : new boolean[] {false, true}) {
                    RegisterMaster.Answer answer = bus.access(write, address, Evaluation.onesOfWord(map.width()));
                    Expect.that("error at address " + address, answer.error() ? 1 : 0, 1);
                    Expect.that("data at address " + address, answer.data(), 0);
                }
            }
        }
        for (int page = 0; page < map.pages(); page++) {
            for (Register register : map.registers()) {
                boolean error =
                        bus.access(false, FieldBench.address(register, page), 0).error();
                Expect.that("error at " + register.name() + " of page " + page, error ? 1 : 0, 0);
            }
        }
    }

    /** Distance to the next address that is tried: of the far ones of a page some hundreds are, crooked ones too. */
    private long step(long inPage) {
        long isFar = Math.min(ALL_BELOW, map.pageBytes() - 1);
        return inPage < isFar ? 1 : Math.max(1, map.pageBytes() / 512 | 1);
    }

    private boolean isKnown(long address) {
        long inPage = map.pages() == 1 ? address : address % map.pageBytes();
        return inPage % map.wordBytes() == 0
                && (map.registers().stream().anyMatch(register -> register.address() == inPage)
                        || map.windows().stream().anyMatch(range -> range.contains(inPage))
                        || map.arrays().stream().anyMatch(range -> range.contains(inPage)));
    }

    void answerWaits(RegisterMaster bus) {
        bus.poke("response_ready", 0);
        bus.offerRead(calmAddress());
        for (int i = 0; i < map.readCycles(); i++) {
            bus.step();
            bus.poke("request_valid", 0);
        }
        for (int i = 0; i < 3; i++) {
            Expect.that("response_valid while it waits", bus.peek("response_valid"), 1);
            Expect.that("response_data_data while it waits", bus.peek("response_data_data"), calmValue());
            Expect.that("request_ready while an answer waits", bus.peek("request_ready"), 0);
            bus.step();
        }
        bus.poke("response_ready", 1);
        Expect.that("request_ready when the answer is taken", bus.peek("request_ready"), map.isInTurn() ? 0 : 1);
        bus.step();
        Expect.that("response_valid behind the answer", bus.peek("response_valid"), 0);
        Expect.that("request_ready behind the answer", bus.peek("request_ready"), 1);
    }

    void oneAccessPerCycle(RegisterMaster bus) {
        for (int i = 0; i < 4; i++) {
            bus.offerRead(calmAddress());
            Expect.that("response_valid in cycle " + i, bus.peek("response_valid"), i == 0 ? 0 : 1);
            bus.step();
        }
    }

    void oneAccessAfterTheOther(RegisterMaster bus) {
        for (int i = 0; i < 4; i++) {
            bus.offerRead(calmAddress());
            for (int cycle = 1; cycle <= map.readCycles(); cycle++) {
                bus.step();
                Expect.that("request_ready " + cycle + " cycles behind an access", bus.peek("request_ready"), 0);
                boolean isThere = cycle == map.readCycles();
                Expect.that("response_valid after " + cycle + " cycles", bus.peek("response_valid"), isThere ? 1 : 0);
            }
            bus.step();
        }
    }

    /** Checks that bits on the bus that are not valid neither write nor read, and are not answered. */
    void whatIsNotValidIsNoAccess(RegisterMaster bus) {
        for (int page = 0; page < map.pages(); page++) {
            for (Register register : map.registers()) {
                long address = FieldBench.address(register, page);
                for (boolean write : new boolean[] {false, true}) {
                    bus.present(write, address, Evaluation.onesOfWord(map.width()), bus.allStrobes());
                    String what = register.name() + ", which nothing has accessed";
                    if (register.isQueue(RegisterAccess.PUSH)) {
                        Expect.that("valid of " + what, bus.peek(register.name() + "_valid"), 0);
                    } else if (register.isQueue(RegisterAccess.POP)) {
                        Expect.that("ready of " + what, bus.peek(register.name() + "_ready"), 0);
                    }
                    bus.step();
                    Expect.that("response_valid behind " + what, bus.peek("response_valid"), 0);
                }
                if (!register.isQueue(RegisterAccess.POP)) {
                    Expect.that(
                            register.name() + " behind what was no access",
                            bus.read(address),
                            FieldBench.atRest(register));
                }
            }
        }
    }

    /** Somewhere to read where nothing waits and nothing happens: a register, or a number, or nowhere. */
    private long calmAddress() {
        return map.registers().stream()
                .filter(register -> !register.isQueue(RegisterAccess.POP))
                .mapToLong(Register::address)
                .findFirst()
                .orElse(map.windows().stream()
                        .mapToLong(AddressRange::address)
                        .findFirst()
                        .orElse(0));
    }

    private long calmValue() {
        return map.registers().stream()
                .filter(register -> !register.isQueue(RegisterAccess.POP))
                .mapToLong(FieldBench::atRest)
                .findFirst()
                .orElse(0);
    }

    void resetValue(Register register, RegisterMaster bus) {
        for (int page = 0; page < map.pages(); page++) {
            Expect.that(
                    register.name() + " behind the reset",
                    bus.read(FieldBench.address(register, page)),
                    FieldBench.atRest(register));
        }
    }

    void reservedBits(Register register, RegisterMaster bus) {
        long reserved = Evaluation.onesOfWord(map.width());
        for (Field<?> field : register.fields()) {
            reserved &= ~field.mask();
            if (field.access() == RegisterAccess.READ_ONLY || field.access() == RegisterAccess.POP) {
                bus.poke(FieldBench.port(field, "", 0), ones(field));
            }
        }
        if (register.isQueue(RegisterAccess.POP)) {
            bus.poke(register.name() + "_valid", 1);
        }
        bus.write(register.address(), Evaluation.onesOfWord(map.width()));
        Expect.that("reserved bits of " + register.name(), bus.read(register.address()) & reserved, 0);
    }

    private static long ones(Field<?> field) {
        return FieldBench.hasInvalidCodes(field) ? 0 : field.ones();
    }
}
