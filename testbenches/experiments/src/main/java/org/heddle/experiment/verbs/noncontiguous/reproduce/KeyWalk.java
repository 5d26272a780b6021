package org.heddle.experiment.verbs.noncontiguous.reproduce;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.timeline.Timeline;
import org.heddle.experiment.Basis;
import org.heddle.experiment.verbs.noncontiguous.TransferSetting;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.nic.verbs.memory.bench.WalkedList;
import org.heddle.nic.verbs.memory.bench.WalkedList.Entry;
import org.heddle.nic.verbs.memory.bench.WalkerBench;

/** Rows of a walker by itself, with memory of the node's latency and neighbours that always wait for it. */
final class KeyWalk {
    private static final long BYTES = 8;
    private static final long RUN_BYTES = 4096;

    /** Beyond, a walker that begins at the first entry for each takes millions of cycles. */
    private static final int MOST_FROM_THE_FIRST = 512;

    private KeyWalk() {}

    /**
     * Measures a list of blocks of 8 bytes: all of it, by runs of a page, from the first entry's run to the last one's; and, of a walker that has kept
     * nothing, from the wish for its last entry to that one's run.
     */
    static List<BlockRow> rows(TransferSetting setting, SimulationOptions options, int entries) {
        boolean keepsPlace = setting.configuration().keepsPlace();
        Design<WalkerBench> design = Heddle.elaborate(() -> new WalkerBench(keepsPlace, 1));
        List<Entry> list = list(entries, BYTES);
        try (Simulation simulation = Simulation.open(design, options)) {
            WalkedList bench = new WalkedList(
                    simulation, design.component(), StallProfile.NEVER, setting.memoryReadCycles(), 0, 0);
            bench.list(list);
            return List.of(
                    keepsPlace || entries <= MOST_FROM_THE_FIRST
                            ? walk(setting, bench, list)
                            : walkByFormula(setting, entries),
                    start(setting, bench, list));
        }
    }

    private static List<Entry> list(int entries, long bytes) {
        List<Entry> list = new ArrayList<>();
        for (int i = 0; i < entries; i++) {
            list.add(new Entry(2 * bytes * i, bytes, WalkedList.DIRECT));
        }
        return list;
    }

    /**
     * Draws the walks of consecutive packets through a list, by a walker by itself: from the wish for a packet's bytes to their last run, and each run
     * with the entries that were looked at for it.
     *
     * @param bytes of each entry
     */
    static void draw(Timeline timeline, TransferSetting setting, SimulationOptions options, int entries, long bytes) {
        boolean keepsPlace = setting.configuration().keepsPlace();
        Design<WalkerBench> design = Heddle.elaborate(() -> new WalkerBench(keepsPlace, 1));
        List<Entry> list = list(entries, bytes);
        Timeline.Track packets = timeline.track("walker by itself", "packets");
        Timeline.Track runs = timeline.track("walker by itself", "runs");
        try (Simulation simulation = Simulation.open(design, options)) {
            WalkedList bench = new WalkedList(
                    simulation, design.component(), StallProfile.NEVER, setting.memoryReadCycles(), 0, 0);
            bench.list(list);
            int run = 0;
            for (long offset = 0; offset < bytes * entries; offset += setting.mtu()) {
                long length = Math.min(setting.mtu(), bytes * entries - offset);
                long asked = bench.cycle();
                long before = asked;
                bench.want(WalkedList.INDIRECT, offset, length, true);
                int count = WalkedList.pieces(list, offset, length, true).size();
                for (int i = 0; i < count; i++, run++) {
                    int walked = bench.walked();
                    bench.await(run + 1);
                    runs.span(
                            "run " + run,
                            setting.picoseconds(before),
                            setting.picoseconds(bench.cycle()),
                            Map.of("entries", bench.walked() - walked));
                    before = bench.cycle();
                }
                packets.span(
                        "bytes from " + offset + " on",
                        setting.picoseconds(asked),
                        setting.picoseconds(before),
                        Map.of("runs", count));
            }
        }
    }

    private static BlockRow walk(TransferSetting setting, WalkedList bench, List<Entry> list) {
        List<long[]> expected = new ArrayList<>();
        long total = BYTES * list.size();
        for (long offset = 0; offset < total; offset += RUN_BYTES) {
            want(bench, list, offset, Math.min(RUN_BYTES, total - offset), expected);
        }
        bench.await(1);
        long first = bench.cycle();
        bench.await(list.size());
        return row(
                setting,
                "walk",
                list.size(),
                bench.cycle() - first,
                bench.walked(),
                Basis.MEASURED,
                Arrays.deepEquals(bench.runs().toArray(), expected.toArray()));
    }

    /** Each entry is walked to twice from the first one on, at a cycle for each that is looked at. */
    private static BlockRow walkByFormula(TransferSetting setting, int entries) {
        long walked = entries * (entries + 1L);
        return row(setting, "walk", entries, walked, walked, Basis.FORMULA, true);
    }

    private static BlockRow start(TransferSetting setting, WalkedList bench, List<Entry> list) {
        int walked = bench.walked();
        int runs = bench.runs().size();
        bench.forget();
        List<long[]> expected = new ArrayList<>();
        want(bench, list, BYTES * (list.size() - 1), BYTES, expected);
        long asked = bench.cycle();
        bench.await(runs + 1);
        return row(
                setting,
                "start",
                list.size(),
                bench.cycle() - asked,
                bench.walked() - walked,
                Basis.MEASURED,
                Arrays.equals(bench.runs().get(runs), expected.get(0)));
    }

    private static void want(WalkedList bench, List<Entry> list, long offset, long bytes, List<long[]> expected) {
        bench.want(WalkedList.INDIRECT, offset, bytes, true);
        int from = (int) (offset / BYTES);
        // All entries in front are as long.
        List<Entry> part = list.subList(from, from + (int) (bytes / BYTES));
        WalkedList.pieces(part, 0, bytes, true).forEach(piece -> expected.add(piece.run()));
    }

    private static BlockRow row(
            TransferSetting setting,
            String what,
            int entries,
            long cycles,
            long walked,
            Basis basis,
            boolean verified) {
        return new BlockRow(
                BlockExperiment.WALKER.text(),
                BlockRow.UNIT,
                what,
                BYTES,
                entries,
                null,
                null,
                BYTES * entries,
                cycles,
                setting.microseconds(cycles),
                null,
                null,
                null,
                null,
                walked,
                basis,
                verified);
    }
}
