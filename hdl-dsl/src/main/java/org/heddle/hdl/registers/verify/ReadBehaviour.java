package org.heddle.hdl.registers.verify;

import org.heddle.hdl.registers.Field;
import org.heddle.hdl.registers.RegisterAccess;

/** Checks fields that software cannot change, and the value of every field behind a reset. */
final class ReadBehaviour extends FieldBench {
    ReadBehaviour(Field<?> field) {
        super(field);
    }

    void showsReset(RegisterMaster bus) {
        expect("behind the reset", shown(bus), field.resetValue());
    }

    void ignoresWrites(RegisterMaster bus) {
        long before = field.access() == RegisterAccess.CONSTANT ? field.resetValue() : 0;
        if (field.access() == RegisterAccess.READ_CLEARS) {
            read(bus);
        }
        write(bus, field.ones());
        expect("behind a write", read(bus), before);
    }

    void readsTheInput(RegisterMaster bus) {
        for (long value : values()) {
            bus.poke(field.path(), value);
            expect("given by hardware", read(bus), value);
        }
    }
}
