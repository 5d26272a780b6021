package org.heddle.gallery.rv32i;

import org.heddle.gallery.rv32i.Controls.Result;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;

/** Decodes an instruction, within the cycle. */
public final class Decoder extends Component {
    private static final int ECALL = 0x0000_0073;
    private static final int EBREAK = 0x0010_0073;
    private static final int SHIFT_LEFT = 1;
    private static final int SHIFT_RIGHT = 5;

    public final UInt instruction = in(uint(32));
    public final Controls controls = out(Controls.type());

    private final UInt opcode = instruction.bits(6, 0);
    private final UInt function = instruction.bits(14, 12);
    private final UInt upper = instruction.bits(31, 25);
    private final Bool isRegister = opcode.eq(Opcode.OP);
    private final Bool isConstant = opcode.eq(Opcode.OP_IMM);
    private final Bool isUpper = opcode.eq(Opcode.LUI);
    private final Bool isUpperOfCounter = opcode.eq(Opcode.AUIPC);
    private final Bool isIndirect = opcode.eq(Opcode.JALR);

    public Decoder() {
        Bool isLoad = opcode.eq(Opcode.LOAD);
        Bool isStore = opcode.eq(Opcode.STORE);
        Bool isBranch = opcode.eq(Opcode.BRANCH);
        Bool isJump = opcode.eq(Opcode.JAL).or(isIndirect);

        Bool reads2 = isRegister.or(isStore).or(isBranch);
        Bool reads1 = reads2.or(isConstant).or(isLoad).or(isIndirect);
        Bool writes = isRegister
                .or(isConstant)
                .or(isUpper)
                .or(isUpperOfCounter)
                .or(isLoad)
                .or(isJump);
        controls.source1().set(onlyIf(reads1, instruction.bits(19, 15)));
        controls.source2().set(onlyIf(reads2, instruction.bits(24, 20)));
        controls.destination().set(onlyIf(writes, instruction.bits(11, 7)));

        controls.function().set(function);
        Bool isRightShift = function.eq(SHIFT_RIGHT);
        controls.alternate().set(instruction.bit(30).and(isRegister.or(isRightShift)));
        controls.isUnsigned().set(mux(isBranch, function.bit(1), function.bit(0)));
        controls.usesImmediate().set(isConstant);
        controls.fromRegister().set(isIndirect.or(isLoad).or(isStore));
        controls.isLoad().set(isLoad);
        controls.isStore().set(isStore);
        controls.isBranch().set(isBranch);
        controls.isJump().set(isJump);
        controls.result().set(Result.ALU);
        when(isUpper, () -> controls.result().set(Result.IMMEDIATE));
        when(isUpperOfCounter, () -> controls.result().set(Result.ADDRESS));
        when(isJump, () -> controls.result().set(Result.LINK));
        immediate();
        legality();
    }

    private UInt onlyIf(Bool used, UInt register) {
        return register.and(used.repeat(5));
    }

    /** The bits of the formats S, B, U, J and, for all others, I; specification figure 2.4. */
    private void immediate() {
        UInt sign = instruction.bit(31).asUInt();
        UInt value = controls.immediate();
        switchOn(opcode)
                .is(Opcode.STORE, () -> value.set(extended(cat(upper, instruction.bits(11, 7)))))
                .is(
                        Opcode.BRANCH,
                        () -> value.set(extended(cat(
                                sign,
                                instruction.bit(7),
                                instruction.bits(30, 25),
                                instruction.bits(11, 8),
                                lit(0, 1)))))
                .is(Opcode.LUI, () -> value.set(cat(instruction.bits(31, 12), lit(0, 12))))
                .is(Opcode.AUIPC, () -> value.set(cat(instruction.bits(31, 12), lit(0, 12))))
                .is(
                        Opcode.JAL,
                        () -> value.set(extended(cat(
                                sign,
                                instruction.bits(19, 12),
                                instruction.bit(20),
                                instruction.bits(30, 21),
                                lit(0, 1)))))
                .otherwise(() -> value.set(extended(instruction.bits(31, 20))));
    }

    private static UInt extended(UInt value) {
        return value.asSInt().sext(32).asUInt();
    }

    private void legality() {
        Bool isPlain = upper.eq(0);
        Bool isAlternate = upper.eq(0x20);
        Bool isShift = function.eq(SHIFT_LEFT).or(function.eq(SHIFT_RIGHT));
        Bool isRightShift = function.eq(SHIFT_RIGHT);
        Bool legal = wire(bool());
        legal.set(false);
        switchOn(opcode)
                .is(Opcode.LOAD, () -> legal.set(function.ne(3).and(function.lt(6))))
                .is(Opcode.STORE, () -> legal.set(function.lt(3)))
                .is(Opcode.BRANCH, () -> legal.set(function.bits(2, 1).ne(1)))
                .is(
                        Opcode.OP,
                        () -> legal.set(
                                isPlain.or(isAlternate.and(function.eq(0).or(isRightShift)))))
                .is(Opcode.OP_IMM, () -> legal.set(isShift.not().or(isPlain).or(isAlternate.and(isRightShift))))
                .is(Opcode.JALR, () -> legal.set(function.eq(0)))
                .is(Opcode.MISC_MEM, () -> legal.set(function.eq(0)))
                .is(Opcode.LUI, () -> legal.set(true))
                .is(Opcode.AUIPC, () -> legal.set(true))
                .is(Opcode.JAL, () -> legal.set(true))
                .otherwise(() -> legal.set(false));
        controls.cause().set(Cause.NONE);
        when(instruction.eq(ECALL), () -> controls.cause().set(Cause.CALL))
                .elseWhen(instruction.eq(EBREAK), () -> controls.cause().set(Cause.BREAKPOINT))
                .elseWhen(legal.not(), () -> controls.cause().set(Cause.ILLEGAL));
    }
}
