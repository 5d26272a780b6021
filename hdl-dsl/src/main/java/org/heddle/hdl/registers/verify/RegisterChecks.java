package org.heddle.hdl.registers.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.heddle.hdl.registers.Field;
import org.heddle.hdl.registers.Register;
import org.heddle.hdl.registers.RegisterMap;

/** All checks of a map: of the bus, of each register, and of each field by its access kind. */
public final class RegisterChecks {
    private final RegisterMap map;
    private final List<RegisterCheck> checks = new ArrayList<>();

    private RegisterChecks(RegisterMap map) {
        this.map = map;
    }

    /** The checks of a sound map, in the order of its addresses. */
    public static List<RegisterCheck> of(RegisterMap map) {
        map.requireSound();
        RegisterChecks checks = new RegisterChecks(map);
        checks.bus();
        for (Register register : map.registers()) {
            checks.register(register);
            register.fields().forEach(checks::field);
        }
        return List.copyOf(checks.checks);
    }

    private void add(String name, BiConsumer<FieldBehaviour, BusMaster> body, Field<?> field) {
        checks.add(new RegisterCheck(
                field + " (" + field.access().code() + ") " + name,
                rig -> body.accept(new FieldBehaviour(field), new BusMaster(map, rig))));
    }

    private void bus() {
        BusBehaviour behaviour = new BusBehaviour(map);
        check("an access beside the registers is an error and reads 0", behaviour::unknownAddress);
        check("an answer waits until it is taken, and holds the next request back", behaviour::answerWaits);
        check("one access per cycle", behaviour::oneAccessPerCycle);
    }

    private void register(Register register) {
        BusBehaviour behaviour = new BusBehaviour(map);
        check(register.name() + " reads its reset value", bus -> behaviour.resetValue(register, bus));
        check(register.name() + "'s reserved bits read 0", bus -> behaviour.reservedBits(register, bus));
    }

    private void check(String name, Consumer<BusMaster> body) {
        checks.add(new RegisterCheck(map.name() + ": " + name, rig -> body.accept(new BusMaster(map, rig))));
    }

    private void field(Field<?> field) {
        switch (field.access()) {
            case CONSTANT -> add("ignores writes", FieldBehaviour::ignoresWrites, field);
            case READ_ONLY -> {
                add("reads what the hardware gives", FieldBehaviour::readsTheInput, field);
                add("ignores writes", FieldBehaviour::ignoresWrites, field);
            }
            case READ_WRITE -> kept(field);
            case WRITE_ONLY -> {
                add("shows its reset value", FieldBehaviour::showsReset, field);
                add("shows what is written and reads as 0", FieldBehaviour::showsWritesAndReadsZero, field);
                add("takes only the bytes that are written", FieldBehaviour::takesBytes, field);
            }
            case WRITE_ONE_CLEARS -> {
                add("shows its reset value", FieldBehaviour::showsReset, field);
                add("is set by hardware and cleared by writing ones", FieldBehaviour::ownedSetsAreCleared, field);
                add("stays set when set and cleared at once", FieldBehaviour::settingWins, field);
                add("clears only in the bytes that are written", FieldBehaviour::clearsBytes, field);
            }
            case WRITE_ONE_SETS -> {
                add("shows its reset value", FieldBehaviour::showsReset, field);
                add("is set by writing ones and cleared by hardware", FieldBehaviour::writtenOnesAreSet, field);
                add("stays clear when set and cleared at once", FieldBehaviour::clearingWins, field);
                add("sets only in the bytes that are written", FieldBehaviour::setsBytes, field);
            }
            case READ_CLEARS -> {
                add("shows its reset value", FieldBehaviour::showsReset, field);
                add("is set by hardware, and a read returns and clears it", FieldBehaviour::aReadClears, field);
                add("keeps what is set in the cycle of the read", FieldBehaviour::settingBeatsTheRead, field);
                add("ignores writes", FieldBehaviour::ignoresWrites, field);
            }
            case STROBE -> {
                add("pulses for the cycle of a write, and reads as 0", FieldBehaviour::pulses, field);
                add("does not pulse when a byte of it is not written", FieldBehaviour::noPulseForParts, field);
            }
            case HARDWARE_SET -> {
                kept(field);
                add("takes what the hardware loads", FieldBehaviour::hardwareLoads, field);
                add("takes the hardware's value when both write at once", FieldBehaviour::hardwareWins, field);
            }
        }
    }

    private void kept(Field<?> field) {
        add("shows its reset value", FieldBehaviour::showsReset, field);
        add("keeps what is written and leaves its neighbours", FieldBehaviour::keepsWrites, field);
        add("takes only the bytes that are written", FieldBehaviour::takesBytes, field);
        if (FieldBehaviour.hasInvalidCodes(field)) {
            add("ignores codes without a constant", FieldBehaviour::ignoresInvalidCodes, field);
        }
    }
}
