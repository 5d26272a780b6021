package org.heddle.nic.stage.move;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.cosim.junit.TestBench;
import org.heddle.device.NodeMemory;
import org.heddle.device.SplitMix64;
import org.heddle.device.plain.PlainElements;
import org.heddle.device.plain.PlainList;
import org.heddle.device.plain.PlainMemory;
import org.heddle.hdl.Heddle;
import org.heddle.nic.harness.Moments;
import org.heddle.nic.harness.Paths;
import org.heddle.nic.harness.Payload;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.stage.memory.sodimm.SoDimmController;
import org.heddle.nic.stage.memory.sodimm.SoDimmTiming;
import org.heddle.nic.stage.memory.sodimm.bench.SoDimmSocket;
import org.heddle.nic.stage.memory.sodimm.bench.SoDimmStart;
import org.heddle.nic.stage.move.bench.MoveUnits;

/** Both units with SO-DIMMs; every access is queued at once, and a plain memory says what must come of it. */
final class MoveBench {
    final TestBench bench;
    final NodeMemory memory;
    final PlainMemory expected = new PlainMemory(SplitMix64::of);
    final Rig<MoveUnits> rig;
    final Moments written;
    final Moments gatheredWords;
    final Moments scatteredWords;

    private final int wordBytes;
    private final StreamSource read;
    private final StreamSink gathered;
    private final StreamSource write;
    private final StreamSource scattered;
    private final List<byte[]> expectedReads = new ArrayList<>();
    private int expectedWords;
    private int writes;

    /** On the published road and memory. */
    MoveBench(TestBench bench, int segmentSetup, StallProfile sending, StallProfile taking) {
        this(
                bench,
                () -> new MoveUnits(Paths.published(segmentSetup), () -> new SoDimmController(SoDimmTiming.pc1600())),
                8,
                NodeMemory.published(0),
                sending,
                taking);
    }

    /** On any road and memory; a word has so many bytes. */
    MoveBench(
            TestBench bench,
            Supplier<MoveUnits> units,
            int wordBytes,
            NodeMemory memory,
            StallProfile sending,
            StallProfile taking) {
        this.bench = bench;
        this.memory = memory;
        this.wordBytes = wordBytes;
        rig = Rig.of(bench, Heddle.elaborate(units));
        MoveUnits dut = rig.dut();
        SoDimmSocket.plug(rig.simulation(), dut.sodimm0, dut.sodimm1, memory);
        SoDimmStart.await(rig.simulation(), memory);
        read = rig.source(dut.read, StallProfile.NEVER);
        gathered = rig.sink(dut.gathered, taking);
        write = rig.source(dut.write, StallProfile.NEVER);
        scattered = rig.source(dut.scattered, sending);
        written = rig.moments("written", () -> rig.simulation().peek(dut.written));
        gatheredWords = rig.beatsOf("gathered", dut.gathered);
        scatteredWords = rig.beatsOf("scattered", dut.scattered);
    }

    /** Queues a read; it must return what is expected in the memory now. */
    void gather(PlainElements access) {
        read.send(access.beat());
        expectedReads.add(expected.gather(access));
        expectedWords += wordsOf(access.bytes());
    }

    /** Queues a write of random bytes. */
    void scatter(PlainElements access) {
        byte[] bytes = Payload.random(bench.random(), access.bytes());
        write.send(access.beat());
        Payload.words(bytes, bench.random(), wordBytes).forEach(scattered::send);
        expected.scatter(access, bytes);
        writes++;
    }

    /** Puts a list where it says it lies. */
    void place(PlainList list) {
        byte[] entries = list.entries();
        memory.backdoorWrite(list.base(), entries, 0, entries.length);
        for (int i = 0; i < entries.length; i++) {
            expected.write(list.base() + i, entries[i]);
        }
    }

    /** Runs until everything queued is done, and compares payloads and memory. */
    void runAndCheck(long limitCycles) {
        rig.simulation()
                .runUntil(
                        "everything gathered and written",
                        () -> gathered.count() >= expectedWords && written.count() >= writes)
                .within(limitCycles);
        rig.simulation().step(20); // time for a word or a line too many
        assertThat(gathered.count()).isEqualTo(expectedWords);
        assertThat(written.count()).isEqualTo(writes);
        assertThat(scattered.isDone()).isTrue();
        checkReads();
        expected.assertSameAs(memory);
    }

    private int wordsOf(int bytes) {
        return Payload.wordsOf(bytes, wordBytes);
    }

    void checkReads() {
        int at = 0;
        for (byte[] bytes : expectedReads) {
            int words = wordsOf(bytes.length);
            List<long[]> beats = gathered.beats().subList(at, at + words);
            assertThat(Payload.bytes(beats, bytes.length, wordBytes))
                    .as("words from %d on", at)
                    .isEqualTo(bytes);
            for (int i = 0; i < words; i++) {
                assertThat(beats.get(i)[wordBytes / 8])
                        .as("last, word %d of %d", i, words)
                        .isEqualTo(i == words - 1 ? 1 : 0);
            }
            at += words;
        }
    }
}
