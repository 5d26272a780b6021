package org.heddle.hdl.registers.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
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

    private <B extends FieldBench> void add(
            String name, Function<Field<?>, B> bench, BiConsumer<B, RegisterMaster> body, Field<?> field) {
        checks.add(new RegisterCheck(
                field + " (" + field.access().code() + ") " + name,
                rig -> body.accept(bench.apply(field), new RegisterMaster(map, rig))));
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

    private void check(String name, Consumer<RegisterMaster> body) {
        checks.add(new RegisterCheck(map.name() + ": " + name, rig -> body.accept(new RegisterMaster(map, rig))));
    }

    private void field(Field<?> field) {
        switch (field.access()) {
            case CONSTANT -> add("ignores writes", ReadBehaviour::new, ReadBehaviour::ignoresWrites, field);
            case READ_ONLY -> {
                add("reads what the hardware gives", ReadBehaviour::new, ReadBehaviour::readsTheInput, field);
                add("ignores writes", ReadBehaviour::new, ReadBehaviour::ignoresWrites, field);
            }
            case READ_WRITE -> kept(field);
            case WRITE_ONLY -> {
                add("shows its reset value", ReadBehaviour::new, ReadBehaviour::showsReset, field);
                add(
                        "shows what is written and reads as 0",
                        KeptBehaviour::new,
                        KeptBehaviour::showsWritesAndReadsZero,
                        field);
                add("takes only the bytes that are written", KeptBehaviour::new, KeptBehaviour::takesBytes, field);
            }
            case WRITE_ONE_CLEARS -> {
                add("shows its reset value", ReadBehaviour::new, ReadBehaviour::showsReset, field);
                add(
                        "is set by hardware and cleared by writing ones",
                        BitwiseBehaviour::new,
                        BitwiseBehaviour::ownedSetsAreCleared,
                        field);
                add(
                        "stays set when set and cleared at once",
                        BitwiseBehaviour::new,
                        BitwiseBehaviour::settingWins,
                        field);
                add(
                        "clears only in the bytes that are written",
                        BitwiseBehaviour::new,
                        BitwiseBehaviour::clearsBytes,
                        field);
            }
            case WRITE_ONE_SETS -> {
                add("shows its reset value", ReadBehaviour::new, ReadBehaviour::showsReset, field);
                add(
                        "is set by writing ones and cleared by hardware",
                        BitwiseBehaviour::new,
                        BitwiseBehaviour::writtenOnesAreSet,
                        field);
                add(
                        "stays clear when set and cleared at once",
                        BitwiseBehaviour::new,
                        BitwiseBehaviour::clearingWins,
                        field);
                add(
                        "sets only in the bytes that are written",
                        BitwiseBehaviour::new,
                        BitwiseBehaviour::setsBytes,
                        field);
            }
            case READ_CLEARS -> {
                add("shows its reset value", ReadBehaviour::new, ReadBehaviour::showsReset, field);
                add(
                        "is set by hardware, and a read returns and clears it",
                        BitwiseBehaviour::new,
                        BitwiseBehaviour::aReadClears,
                        field);
                add(
                        "keeps what is set in the cycle of the read",
                        BitwiseBehaviour::new,
                        BitwiseBehaviour::settingBeatsTheRead,
                        field);
                add("ignores writes", ReadBehaviour::new, ReadBehaviour::ignoresWrites, field);
            }
            case STROBE -> {
                add(
                        "pulses for the cycle of a write, and reads as 0",
                        StrobeBehaviour::new,
                        StrobeBehaviour::pulses,
                        field);
                add(
                        "does not pulse when a byte of it is not written",
                        StrobeBehaviour::new,
                        StrobeBehaviour::noPulseForParts,
                        field);
            }
            case HARDWARE_SET -> {
                kept(field);
                add("takes what the hardware loads", KeptBehaviour::new, KeptBehaviour::hardwareLoads, field);
                add(
                        "takes the hardware's value when both write at once",
                        KeptBehaviour::new,
                        KeptBehaviour::hardwareWins,
                        field);
            }
        }
    }

    private void kept(Field<?> field) {
        add("shows its reset value", ReadBehaviour::new, ReadBehaviour::showsReset, field);
        add("keeps what is written and leaves its neighbours", KeptBehaviour::new, KeptBehaviour::keepsWrites, field);
        add("takes only the bytes that are written", KeptBehaviour::new, KeptBehaviour::takesBytes, field);
        if (FieldBench.hasInvalidCodes(field)) {
            add("ignores codes without a constant", KeptBehaviour::new, KeptBehaviour::ignoresInvalidCodes, field);
        }
    }
}
