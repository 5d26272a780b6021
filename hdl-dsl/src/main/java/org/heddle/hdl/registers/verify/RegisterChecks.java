package org.heddle.hdl.registers.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import org.heddle.hdl.registers.Field;
import org.heddle.hdl.registers.Register;
import org.heddle.hdl.registers.RegisterAccess;
import org.heddle.hdl.registers.RegisterMap;
import org.heddle.hdl.registers.Window;
import org.heddle.hdl.registers.WindowMode;
import org.heddle.hdl.registers.WordArray;

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
            register.fields().forEach(checks::sharing);
        }
        map.windows().forEach(checks::window);
        map.arrays().forEach(checks::array);
        return List.copyOf(checks.checks);
    }

    /** A check of a field through each page that acts on it. */
    private <B extends FieldBench> void add(
            String name, BiFunction<Field<?>, Integer, B> bench, BiConsumer<B, RegisterMaster> body, Field<?> field) {
        boolean isOfFirstPage = field.isShared() && field.access().isWritable();
        for (int page = 0; page < (isOfFirstPage ? 1 : map.pages()); page++) {
            add(name, bench, body, field, page);
        }
    }

    private <B extends FieldBench> void add(
            String name,
            BiFunction<Field<?>, Integer, B> bench,
            BiConsumer<B, RegisterMaster> body,
            Field<?> field,
            int page) {
        checks.add(new RegisterCheck(
                field + " (" + field.access().code() + ") " + name + inPage(page),
                rig -> body.accept(bench.apply(field, page), new RegisterMaster(map, rig))));
    }

    private String inPage(int page) {
        return map.pages() > 1 ? ", page " + page : "";
    }

    private void bus() {
        BusBehaviour behaviour = new BusBehaviour(map);
        check("an access beside the registers is an error and reads 0", behaviour::unknownAddress);
        check("an answer waits until it is taken, and holds the next request back", behaviour::answerWaits);
        check("what is not valid is no access", behaviour::whatIsNotValidIsNoAccess);
        if (map.isInTurn()) {
            check("an access waits for the answer before it", behaviour::oneAccessAfterTheOther);
        } else {
            check("one access per cycle", behaviour::oneAccessPerCycle);
        }
    }

    private void register(Register register) {
        BusBehaviour behaviour = new BusBehaviour(map);
        check(register.name() + " reads its reset value", bus -> behaviour.resetValue(register, bus));
        check(register.name() + "'s reserved bits read 0", bus -> behaviour.reservedBits(register, bus));
        for (int page = 0; page < map.pages(); page++) {
            QueueBehaviour queue = new QueueBehaviour(register, page);
            if (register.isQueue(RegisterAccess.PUSH)) {
                check(
                        register.name() + " waits until its queue takes it" + inPage(page),
                        queue::aWriteWaitsForItsQueue);
                check(register.name() + " pushes whole writes only" + inPage(page), queue::onlyWholeWritesArePushed);
            } else if (register.isQueue(RegisterAccess.POP)) {
                check(register.name() + " takes the next value" + inPage(page), queue::aReadTakesTheNextValue);
                check(register.name() + " waits for what is coming" + inPage(page), queue::aReadWaitsForWhatIsComing);
            }
        }
    }

    private void window(Window window) {
        for (int page = 0; page < map.pages(); page++) {
            WindowBehaviour behaviour = new WindowBehaviour(window, page);
            String name = window.name() + " (" + window.access().code() + ") ";
            if (window.access().isReadable()) {
                check(name + "reads its hardware" + inPage(page), behaviour::readsItsHardware);
                check(name + "is read in its words only" + inPage(page), behaviour::onlyItsWordsAreRead);
            }
            if (window.access().isWritable()) {
                check(name + "waits until its hardware takes it" + inPage(page), behaviour::aWriteWaitsForItsHardware);
                check(name + "is written in whole words only" + inPage(page), behaviour::onlyItsWholeWordsAreWritten);
            }
            if (window.access() != WindowMode.READ_WRITE) {
                check(name + "ignores what is not allowed" + inPage(page), behaviour::whatIsNotAllowedIsIgnored);
            }
        }
    }

    private void array(WordArray array) {
        for (int page = 0; page < map.pages(); page++) {
            ArrayBehaviour behaviour = new ArrayBehaviour(array, page);
            if (array.isSnapshot()) {
                check(
                        array.name() + " reads 0 before the first snapshot" + inPage(page),
                        behaviour::readsZeroBeforeTheFirstSnapshot);
                check(
                        array.name() + " reads what was when it was taken" + inPage(page),
                        behaviour::readsWhatWasWhenItWasTaken);
            } else {
                check(
                        array.name() + " reads what the hardware gives" + inPage(page),
                        behaviour::readsWhatTheHardwareGives);
            }
        }
    }

    private void check(String name, Consumer<RegisterMaster> body) {
        checks.add(new RegisterCheck(map.name() + ": " + name, rig -> body.accept(new RegisterMaster(map, rig))));
    }

    /** Adds the checks of a shared field: it is written through the first page only. */
    private void sharing(Field<?> field) {
        for (int page = 1; page < map.pages() && field.isShared(); page++) {
            String name = "is written through the first page only";
            switch (field.access()) {
                case STROBE -> add(name, StrobeBehaviour::new, StrobeBehaviour::obeysTheFirstPageOnly, field, page);
                case READ_WRITE, WRITE_ONLY, HARDWARE_SET ->
                    add(name, KeptBehaviour::new, KeptBehaviour::obeysTheFirstPageOnly, field, page);
                case WRITE_ONE_CLEARS, WRITE_ONE_SETS ->
                    add(name, BitwiseBehaviour::new, BitwiseBehaviour::obeysTheFirstPageOnly, field, page);
                case CONSTANT, READ_ONLY, READ_CLEARS, PUSH, POP -> {} // never written
            }
        }
    }

    private void field(Field<?> field) {
        switch (field.access()) {
            case PUSH, POP -> {} // see register
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
