package org.heddle.nic.dimmnet2;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.device.NodeMemory;
import org.heddle.device.SplitMix64;
import org.heddle.device.plain.PlainAccess;
import org.heddle.device.plain.PlainMemory;
import org.heddle.nic.dimmnet2.command.CommandStatus;
import org.heddle.nic.dimmnet2.packet.Header;
import org.heddle.nic.harness.Beats;
import org.heddle.nic.harness.Moments;
import org.heddle.nic.harness.Payload;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.harness.Stalls;
import org.heddle.nic.stage.link.Packets;
import org.heddle.nic.stage.link.WireDriver;
import org.heddle.nic.stage.memory.sodimm.bench.SoDimmSocket;
import org.junit.jupiter.api.Tag;

/** Right and wrong packets on the wire: what reaches the memory, and what is reported. */
@Tag("slow")
class ReceivePathTest {
    private static final int NODE = 1;
    private static final int FROM = 0;

    /** Fate of a packet on its way. */
    private enum Fate {
        ARRIVES,
        BIT_TURNED,
        TRUNCATED,
        RUNS_ON,
        WRONG_NODE,
        WRONG_COUNT
    }

    private static final class Bench {
        final RandomGenerator random;
        final NodeMemory memory = NodeMemory.published(0);
        final PlainMemory expected = new PlainMemory(SplitMix64::of);
        final List<long[]> expectedStatuses = new ArrayList<>();
        final Rig<ReceivePath> rig;
        final WireDriver wire;
        final StreamSink status;
        final Moments wrong;
        int wrongPackets;
        private int number;
        private int sequence;
        private int nextSequence;
        private boolean packetMissing;

        Bench(TestBench bench, StallProfile taking) {
            random = bench.random();
            rig = Rig.once(bench, ReceivePath.class);
            Simulation sim = rig.simulation();
            sim.poke(rig.dut().node, NODE);
            wire = rig.add(new WireDriver(sim, rig.dut().link, ReceivePath.SLOTS - 1, () -> sim.peek(rig.dut().freed)));
            status = rig.sink(rig.dut().status, taking);
            wrong = rig.moments("wrong", () -> sim.peek(rig.dut().packetWrong));
            rig.add(new SoDimmSocket(sim, rig.dut().sodimm0, memory.module(0)));
            rig.add(new SoDimmSocket(sim, rig.dut().sodimm1, memory.module(1)));
        }

        /** A command of one to three packets, each with an access of its own. */
        void sendCommand() {
            int packets = 1 + random.nextInt(3);
            int tag = random.nextInt(1 << 16);
            boolean wantsStatus = random.nextInt(4) != 0;
            for (int i = 0; i < packets; i++) {
                PlainAccess access = PlainAccess.random(random, 0x10000, 0x40000, 15);
                Fate fate = random.nextInt(3) != 0 ? Fate.ARRIVES : Fate.values()[random.nextInt(6)];
                sendPacket(fate, access, i == packets - 1, wantsStatus, tag);
            }
        }

        private void sendPacket(Fate fate, PlainAccess access, boolean last, boolean wantsStatus, int tag) {
            int to = fate == Fate.WRONG_NODE ? 2 : NODE;
            Header header = new Header(
                    to,
                    FROM,
                    access.bytes(),
                    sequence++,
                    access,
                    last,
                    wantsStatus,
                    tag,
                    access.bytes(),
                    access.base(),
                    0,
                    1);
            byte[] bytes = Payload.random(random, access.bytes());
            long[] packet = Arrays.copyOf(header.words(), 4 + Payload.wordsOf(bytes.length));
            for (int i = 4; i < packet.length; i++) {
                packet[i] = Payload.words(bytes, random).get(i - 4)[0];
            }
            if (fate == Fate.WRONG_COUNT) {
                packet[2] ^= 1L << 24 + random.nextInt(8);
            }
            long[] words = Packets.onWire(packet, number);
            if (fate == Fate.BIT_TURNED || fate == Fate.TRUNCATED || fate == Fate.RUNS_ON) {
                wire.sendWrong(spoiled(words, fate));
            } else {
                wire.send(words);
                number++;
            }
            expect(fate, header, bytes);
        }

        private long[] spoiled(long[] words, Fate fate) {
            switch (fate) {
                case BIT_TURNED -> words[random.nextInt(4)] ^= 1L << random.nextInt(64);
                case TRUNCATED -> {
                    return Arrays.copyOf(words, 2 + random.nextInt(words.length - 2));
                }
                case RUNS_ON -> {
                    return Arrays.copyOf(words, words.length + 1 + random.nextInt(600));
                }
                default -> {
                    // as it is
                }
            }
            return words;
        }

        private void expect(Fate fate, Header header, byte[] bytes) {
            if (fate == Fate.BIT_TURNED || fate == Fate.TRUNCATED || fate == Fate.RUNS_ON) {
                wrongPackets++;
                return;
            }
            packetMissing |= header.sequence() != nextSequence;
            nextSequence = header.sequence() + 1;
            if (fate == Fate.WRONG_NODE) {
                report(CommandStatus.RECEIVED_HEADER, header);
            } else if (fate == Fate.WRONG_COUNT) {
                report(CommandStatus.RECEIVED_SIZE_MISMATCH, header);
            } else {
                expected.scatter(header.access(), bytes);
                if (header.last() && header.wantsStatus()) {
                    report(packetMissing ? CommandStatus.RECEIVED_INCOMPLETE : CommandStatus.DONE, header);
                    packetMissing = false;
                }
            }
        }

        private void report(CommandStatus how, Header header) {
            expectedStatuses.add(
                    new long[] {how.code(), FROM, header.tag(), header.commandBytes(), header.commandBase(), 0, 0, 1});
        }
    }

    @HardwareTest(seeds = 2)
    void onlyRightPacketsReachTheMemoryAndNothingIsLostSilently(TestBench bench) {
        for (StallProfile taking : Stalls.all()) {
            Bench b = new Bench(bench, taking);
            for (int i = 0; i < 60; i++) {
                b.sendCommand();
            }
            b.rig.run(
                    "everything received and all credits back",
                    () -> b.wire.isDone()
                            && b.status.count() >= b.expectedStatuses.size()
                            && b.wire.credits() == ReceivePath.SLOTS - 1,
                    200_000);
            b.rig.simulation().step(500); // the last packet may still be on its way from its buffer to the memory
            Beats.assertSame(b.status.beats(), b.expectedStatuses);
            assertThat(b.wrong.count()).isEqualTo(b.wrongPackets);
            assertThat(b.wire.credits()).isEqualTo(ReceivePath.SLOTS - 1);
            b.expected.assertSameAs(b.memory);
        }
    }
}
