package org.heddle.hdl.registerstest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.registers.RegisterMap;
import org.heddle.hdl.registers.RegisterPort;
import org.heddle.hdl.registers.block.RegisterBlock;
import org.heddle.hdl.registers.verify.InterpretedRig;
import org.heddle.hdl.registers.verify.RegisterMaster;
import org.heddle.hdl.registerstest.UartRegisters.Parity;
import org.junit.jupiter.api.Test;

/** The typed driver, against the block on the interpreter. */
class RegisterDriverTest {
    private final List<String> accesses = new ArrayList<>();
    private final UartRegisters map = new UartRegisters();
    private final InterpretedRig rig = new InterpretedRig(Heddle.elaborate(() -> new RegisterBlock<>(map)));
    private final RegisterMaster master = new RegisterMaster(map, rig);
    private final UartRegisters uart = RegisterMap.connect(
            new UartRegisters(),
            new RegisterPort() {
                @Override
                public long read(long address) {
                    accesses.add("read " + Long.toHexString(address));
                    return master.read(address - 0x4000);
                }

                @Override
                public void write(long address, long value) {
                    accesses.add("write " + Long.toHexString(address));
                    master.write(address - 0x4000, value);
                }
            },
            0x4000);

    @Test
    void aFieldIsWrittenAndItsNeighboursStay() {
        uart.control.enable.write(true);
        assertThat(rig.peek("control_enable")).isEqualTo(1);
        assertThat(uart.control.divisor.read()).isEqualTo(0x12345);
        assertThat(uart.control.parity.read()).isEqualTo(Parity.EVEN);
        uart.control.parity.write(Parity.ODD);
        assertThat(uart.control.enable.read()).isTrue();
        assertThat(accesses.subList(0, 2)).containsExactly("read 4004", "write 4004");
    }

    @Test
    void aWholeRegisterIsWrittenInOneAccess() {
        uart.control.write(
                uart.control.enable.of(true), uart.control.parity.of(Parity.NONE), uart.control.divisor.of(7));
        assertThat(accesses).containsExactly("write 4004");
        assertThat(uart.control.divisor.read()).isEqualTo(7);
    }

    @Test
    void clearingAnEventNeedsNoReadAndLeavesTheOthers() {
        rig.poke("events_lines_set", BigInteger.valueOf(0x1FF));
        rig.step();
        rig.poke("events_lines_set", BigInteger.ZERO);
        uart.events.done.write(true);
        assertThat(accesses).containsExactly("write 400c");
        assertThat(uart.events.done.read()).isFalse();
        assertThat(uart.events.lines.read()).isEqualTo(0x1FF);
    }

    @Test
    void oneReadShowsAllFieldsOfARegisterThatReadsClear() {
        rig.poke("errors_overrun_set", BigInteger.ONE);
        rig.step();
        rig.poke("errors_overrun_set", BigInteger.ZERO);
        long word = uart.errors.read();
        assertThat(uart.errors.overrun.in(word)).isTrue();
        assertThat(uart.errors.framing.in(word)).isEqualTo(0x21);
        assertThat(uart.errors.read()).isZero();
    }

    @Test
    void aFlagThatStrobesDoesNotDisturbWhatIsKept() {
        uart.control.divisor.write(99);
        uart.control.flush.write(true);
        assertThat(uart.control.divisor.read()).isEqualTo(99);
    }

    @Test
    void whatCannotBeRightIsRefused() {
        assertThatThrownBy(() -> uart.send.data.write(1))
                .hasMessage("send.delay cannot be read, and a write of send would change it: write it together with the"
                        + " others");
        assertThatThrownBy(() -> uart.status.busy.write(true))
                .hasMessage("status.busy is ro: software cannot write it");
        assertThatThrownBy(() -> uart.control.divisor.write(1 << 20))
                .hasMessage("value must fit 20 bits of control.divisor: value=1048576");
        assertThatThrownBy(() -> uart.control.write(uart.fill.level.of(1)))
                .hasMessage("fill.level is no field of control: write it with its own register");
        assertThatThrownBy(() -> map.control.enable.read()).hasMessageContaining("is a declaration only");
        assertThatThrownBy(() -> RegisterMap.connect(uart, master, 0)).hasMessageContaining("connected already");
    }

    @Test
    void windowsArraysAndPagesAreReachedByName() {
        List<String> seen = new ArrayList<>();
        CardRegisters card = RegisterMap.connect(
                new CardRegisters(),
                new RegisterPort() {
                    @Override
                    public long read(long address) {
                        seen.add("read " + Long.toHexString(address));
                        return 7;
                    }

                    @Override
                    public void write(long address, long value) {
                        seen.add("write " + Long.toHexString(address) + " " + Long.toHexString(value));
                    }
                },
                new CardRegisters().pageBytes());
        assertThat(card.counts.read(CardRegisters.Count.LOST)).isEqualTo(7);
        card.kept.take();
        card.kept.read(1);
        card.inbox.read(0x1C);
        card.outbox.write(0x04, 0xAB);
        card.send.write(card.send.length.of(0x10), card.send.urgent.of(true));
        assertThat(seen)
                .containsExactly(
                        "read 128", "write 140 0", "read 144", "read 19c", "write 1a4 ab", "write 108 80000010");
        assertThat(card.control.route.in(0x2000)).isEqualTo(CardRegisters.Route.NORTH);
        assertThat(card.control.route.of(CardRegisters.Route.LOCAL).bits()).isEqualTo(5);
        seen.clear();
        assertThatThrownBy(() -> card.outbox.read(0)).hasMessage("outbox is wo: software cannot read it");
        assertThatThrownBy(() -> card.inbox.write(0, 1)).hasMessage("inbox is ro: software cannot write it");
        assertThatThrownBy(() -> card.inbox.read(0x20))
                .hasMessage("the words of inbox lie at multiples of 4 below 32: offset=32");
        assertThatThrownBy(() -> card.inbox.read(2)).hasMessageContaining("multiples of 4");
        assertThatThrownBy(() -> card.counts.read(3)).hasMessage("counts has the numbers 0 to 2: index=3");
        assertThatThrownBy(() -> card.counts.read(Parity.ODD))
                .hasMessage("counts has no number \"ODD\": it has [SENT, RECEIVED, LOST]");
        assertThatThrownBy(card.counts::take).hasMessage("counts is no snapshot: its numbers are read as they are");
        assertThatThrownBy(() -> card.send.urgent.write(true)).hasMessageContaining("send.length cannot be read");
        assertThat(seen).isEmpty();
    }
}
