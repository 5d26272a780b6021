package org.heddle.hdl.registers.verify;

import org.heddle.hdl.registers.Field;
import org.heddle.hdl.registers.RegisterAccess;

/** Checks fields that software cannot change, and the value of every field behind a reset. */
final class ReadBehaviour extends FieldBench {
    ReadBehaviour(Field<?> field, int page) {
        super(field, page);
    }

    void showsReset(RegisterMaster bus) {
        expect("behind the reset", shown(bus), field.resetValue());
    }

    void ignoresWrites(RegisterMaster bus) {
        boolean isCleared = field.access() == RegisterAccess.READ_CLEARS;
        long before = isCleared ? 0 : field.bitsIn(atRest(register()));
        if (isCleared) {
            read(bus);
        }
        write(bus, field.ones());
        expect("behind a write", read(bus), before);
    }

    void readsTheInput(RegisterMaster bus) {
        for (long value : values()) {
            poke(bus, "", value);
            expect("given by hardware", read(bus), value);
        }
    }
}
