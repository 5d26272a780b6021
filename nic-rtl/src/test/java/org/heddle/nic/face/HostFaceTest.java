package org.heddle.nic.face;

import static org.assertj.core.api.Assertions.assertThat;

import org.heddle.cosim.Simulation;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.bus.BusRules.Asserted;
import org.heddle.hdl.lib.bus.Wishbone;
import org.heddle.hdl.lib.bus.Wishbone.Mode;
import org.heddle.hdl.lib.bus.WishboneRules;
import org.heddle.hdl.lib.bus.WishboneSlave;
import org.heddle.nic.stage.host.HostRequest;

/** A host port behind Wishbone: each access goes to the network interface or to the faces' registers, and a part of a word to neither. */
class HostFaceTest {
    private static final long FACES = 1 << HostRequest.ADDRESS_WIDTH;
    private static final int WHOLE = 0xFF;

    /** A network interface of one word, which answers late. */
    private static final class OneWord extends Component {
        final Wishbone bus = in(Wishbone.type(HostFace.ADDRESS_WIDTH, 64));
        final Bool wants = in(bool());
        final Bool up = in(bool());
        final Bool fails = in(bool());
        final Bool interrupt = out(bool());
        final UInt accesses = out(uint(8));

        OneWord() {
            WishboneSlave slave = instance("slave", new WishboneSlave(HostFace.ADDRESS_WIDTH, 64, Mode.CLASSIC));
            WishboneRules rules =
                    instance("rules", new WishboneRules(HostFace.ADDRESS_WIDTH, 64, Mode.CLASSIC, Asserted.BOTH));
            HostFace face = instance("face", new HostFace());
            connect(slave.bus, bus);
            rules.bus.set(bus);
            connect(face.request, slave.request);
            connect(slave.response, face.response);
            face.wantsDriver.set(wants);
            face.linkUp.set(up);
            face.memoryFails.set(fails);
            interrupt.set(face.interruptRequest);

            UInt word = reg(uint(64)).init(0);
            UInt wait = reg(uint(3)).init(0);
            UInt count = reg(uint(8)).init(0);
            accesses.set(count);
            face.host.ready().set(wait.eq(0));
            face.hostResponse.valid().set(wait.eq(1));
            face.hostResponse.data().set(word);
            unused(face.host.data().address());
            when(face.host.fires(), () -> {
                        wait.set(5);
                        count.increment();
                        when(
                                face.host.data().write(),
                                () -> word.set(face.host.data().data()));
                    })
                    .elseWhen(wait.gt(1).or(face.hostResponse.fires()), wait::decrement);
        }
    }

    private static final class Bench {
        final Design<OneWord> design = Heddle.elaborate(OneWord::new);
        final OneWord dut = design.component();
        final Simulation sim;

        Bench(TestBench bench) {
            sim = bench.open(design);
            sim.poke(dut.bus.cyc(), false);
            sim.poke(dut.bus.stb(), false);
            sim.poke(dut.wants, false);
            sim.poke(dut.up, false);
            sim.poke(dut.fails, false);
            sim.reset(2);
            sim.step(1);
        }

        /** Does one access; returns what was read, or -1 for an error. */
        long access(boolean write, long address, long data, int strobes) {
            Wishbone bus = dut.bus;
            sim.poke(bus.cyc(), true);
            sim.poke(bus.stb(), true);
            sim.poke(bus.we(), write);
            sim.poke(bus.adr(), address);
            sim.poke(bus.dat_w(), data);
            sim.poke(bus.sel(), strobes);
            sim.runUntil("an answer", () -> sim.peek(bus.ack()) || sim.peek(bus.err()))
                    .within(40);
            long answer = sim.peek(bus.err()) ? -1 : sim.peek(bus.dat_r());
            sim.step(1);
            sim.poke(bus.stb(), false);
            sim.poke(bus.cyc(), false);
            sim.step(1);
            return answer;
        }
    }

    @HardwareTest
    void eachAccessGoesWhereItsAddressSays(TestBench bench) {
        Bench b = new Bench(bench);
        FaceMap map = new FaceMap();
        b.access(true, 0x40, 77, WHOLE);
        assertThat(b.access(false, 0x1FFF8, 0, WHOLE)).isEqualTo(77);
        assertThat(b.access(false, FACES, 0, WHOLE)).isEqualTo(map.identity.resetValue());
        b.access(true, FACES + 0x18, 5, WHOLE);
        assertThat(b.access(false, FACES + 0x18, 0, WHOLE)).isEqualTo(5);
        assertThat(b.sim.peek(b.dut.accesses)).isEqualTo(2);
        assertThat(b.access(false, FACES + 0x20, 0, WHOLE)).as("no register").isEqualTo(-1);
    }

    @HardwareTest
    void aPartOfAWordIsRefusedWithoutEffect(TestBench bench) {
        Bench b = new Bench(bench);
        b.access(true, 0, 77, WHOLE);
        for (int strobes : new int[] {0, 1, 0x0F, 0xF0, 0x7F}) {
            assertThat(b.access(true, 0, 1, strobes)).isEqualTo(-1);
            assertThat(b.access(true, FACES + 0x18, 7, strobes)).isEqualTo(-1);
        }
        assertThat(b.sim.peek(b.dut.accesses)).isEqualTo(1);
        assertThat(b.access(false, 0, 0, 1)).as("a read has no strobes").isEqualTo(77);
        assertThat(b.access(false, FACES + 0x18, 0, WHOLE)).isZero();
    }

    @HardwareTest
    void eachCauseInterruptsWhereItsMaskSays(TestBench bench) {
        Bench b = new Bench(bench);
        b.sim.poke(b.dut.fails, true);
        b.sim.step(1);
        b.sim.poke(b.dut.fails, false);
        b.sim.step(3);
        assertThat(b.sim.peek(b.dut.interrupt)).isFalse();
        assertThat(b.access(false, FACES + 0x10, 0, WHOLE)).isEqualTo(4);
        b.access(true, FACES + 0x18, 4, WHOLE);
        assertThat(b.sim.peek(b.dut.interrupt)).isTrue();
        b.access(true, FACES + 0x10, 4, WHOLE);
        assertThat(b.sim.peek(b.dut.interrupt)).isFalse();
        b.sim.poke(b.dut.wants, true);
        b.sim.step(3);
        assertThat(b.sim.peek(b.dut.interrupt)).isFalse();
        b.access(true, FACES + 0x18, 8, WHOLE);
        assertThat(b.sim.peek(b.dut.interrupt)).isTrue();
        assertThat(b.access(false, FACES + 0x08, 0, WHOLE)).isEqualTo(2);
    }
}
