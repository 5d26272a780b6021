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
import org.heddle.device.plain.PlainList;
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
import org.heddle.nic.stage.packet.PacketFormat;
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
            SoDimmSocket.plug(sim, rig.dut().sodimm0, rig.dut().sodimm1, memory);
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
            long[] packet = packet(header.words(), bytes);
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

        /** Sends a packet as it is, with a random payload, which is returned. */
        byte[] send(Header header) {
            byte[] bytes = Payload.random(random, header.bytes());
            send(header.words(), bytes);
            return bytes;
        }

        /** Sends the request of a read by the sender's process 0, the first one in its channel. */
        void sendReadRequest(int tag) {
            PlainAccess access = PlainAccess.contiguous(0x100, 8, 8);
            Header header =
                    new Header(NODE, FROM, PacketFormat.REQUEST_BYTES, 0, access, true, true, tag, 64, 0x100, 0, 0);
            send(header.requestWords(), Payload.random(random, PacketFormat.REQUEST_BYTES));
        }

        private void send(long[] headerWords, byte[] bytes) {
            wire.send(Packets.onWire(packet(headerWords, bytes), number++));
        }

        private long[] packet(long[] headerWords, byte[] bytes) {
            long[] packet = Arrays.copyOf(headerWords, 4 + Payload.wordsOf(bytes.length));
            List<long[]> payload = Payload.words(bytes, random);
            for (int i = 4; i < packet.length; i++) {
                packet[i] = payload.get(i - 4)[0];
            }
            return packet;
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

    /**
     * A read request of the sender's other process has a channel of its own, and so comes between the packets of a write. Its tag may be
     * the same.
     */
    @HardwareTest
    void aWriteThatAWrongEntryHasEndedIsToldOnceWithARequestOfItsTagWithinIt(TestBench bench) {
        Bench b = new Bench(bench, StallProfile.NEVER);
        int tag = 4;
        PlainList list = new PlainList(0x1000, 4, 0x2_0000, 64, List.of(0L, 64L, 129L, 192L, 256L, 320L));
        byte[] entries = list.entries();
        b.memory.backdoorWrite(list.base(), entries, 0, entries.length);
        PlainMemory filled = b.expected;
        for (int i = 0; i < entries.length; i++) {
            filled.write(list.base() + i, entries[i]);
        }
        int firstPart = 4;
        PlainList rest = new PlainList(
                list.base() + 4 * firstPart,
                4,
                list.origin(),
                64,
                list.offsets().subList(firstPart, list.offsets().size()));
        byte[] first = b.send(part(list.before(firstPart), list, tag, 0, false));
        b.sendReadRequest(tag);
        b.send(part(rest, list, tag, firstPart, true));
        b.rig.run("the packets received", () -> b.wire.isDone() && b.wire.credits() == ReceivePath.SLOTS - 1, 20_000);
        b.rig.simulation().step(500);
        filled.scatter(list.before(2), Arrays.copyOf(first, 128));
        b.expectedStatuses.add(
                new long[] {CommandStatus.RECEIVED_LIST_ENTRY.code(), FROM, tag, 128, list.base(), 2, 0, 1});
        Beats.assertSame(b.status.beats(), b.expectedStatuses);
        filled.assertSameAs(b.memory);
    }

    private static Header part(PlainList part, PlainList whole, int tag, int firstElement, boolean last) {
        int sequence = last ? 1 : 0;
        return new Header(
                NODE,
                FROM,
                part.bytes(),
                sequence,
                part,
                last,
                true,
                tag,
                whole.bytes(),
                whole.base(),
                firstElement,
                1);
    }
}
