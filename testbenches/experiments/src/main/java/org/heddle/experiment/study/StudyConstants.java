package org.heddle.experiment.study;

import java.util.LinkedHashMap;
import java.util.Map;
import org.heddle.experiment.program.NetworkConstants;
import org.heddle.host.RecordConstants;

/** Table of the constants of both views. */
final class StudyConstants {
    private static final String ONE_HOST = "normalised: one host for all, ";
    private static final Map<String, String> PAPERS = Map.of(
            "dimmnet2", "its paper's testbed: HostCosts.paper",
            "mpc", "its paper's testbed, fitted on published nodes: MpcConstants.PAPER",
            "offload", "its paper's testbed, fitted: ReductionCosts.paper",
            "verbs", "assumed, for its article has no times: VerbsCosts.DEFAULT");

    private StudyConstants() {}

    static Map<String, Map<String, StudyConstant>> all() {
        Map<String, Map<String, StudyConstant>> all = new LinkedHashMap<>();
        for (StudyView view : StudyView.values()) {
            all.put(view.word(), of(view));
        }
        return all;
    }

    private static Map<String, StudyConstant> of(StudyView view) {
        boolean normal = view == StudyView.NORMALISED;
        NetworkConstants constants = view.constants();
        Map<String, StudyConstant> table = new LinkedHashMap<>();
        add(table, "dimmnet2", RecordConstants.of(constants.dimmnet2()), normal);
        add(table, "mpc", RecordConstants.of(constants.mpc()), normal);
        put(table, "mpc.postedCycles", constants.postedCycles(), normal, "assumed: a third of an access");
        add(table, "offload", RecordConstants.of(constants.offload()), normal);
        verbs(table, constants, normal);
        put(table, "mpc.bus.readWait", constants.bus().readWait(), normal, "PCI of 33 MHz: BusTiming.PCI");
        put(table, "mpc.bus.writeWait", constants.bus().writeWait(), normal, "PCI of 33 MHz: BusTiming.PCI");
        put(table, "mpc.bus.word", constants.bus().word(), normal, "4 bytes at 33 MHz; the RTL's bus has 4 bytes");
        put(table, "verbs.memory.read", constants.memory().readCycles(), normal, "assumed: HostMemorySocket");
        put(table, "verbs.memory.write", constants.memory().writeCycles(), normal, "assumed: HostMemorySocket");
        NetworkConstants.Link link = constants.link();
        put(table, "dimmnet2.link.cable", link.dimmnet2Cable(), normal, "assumed: 0.1 us, cycles of 8 ns");
        put(table, "mpc.link.cable", link.mpcCable(), normal, "assumed: 0.1 us, cycles of 8 ns");
        put(table, "verbs.link.cable", link.verbsCable(), normal, "assumed: a short cable, cycles of 8 ns");
        put(table, "offload.link.cable", link.offloadCable(), normal, "assumed: 0.1 us, cycles of 8 ns");
        put(table, "mpc.link.wordCycles", link.mpcWordCycles(), normal, "its paper: 1 Gbit/s, 8 bytes in 64 ns");
        put(table, "verbs.link.relay", link.verbsRelay() ? 1 : 0, normal, "the testbench of the published nodes");
        put(table, "verbs.link.periodPs", link.verbsPeriodPs(), normal, "125 MHz, as of all links");
        put(table, "dimmnet2.memory.tRC", 7, normal, "PC-1600; the node's own memory in both views");
        return table;
    }

    private static void verbs(Map<String, StudyConstant> table, NetworkConstants constants, boolean normal) {
        String paper = PAPERS.getOrDefault("verbs", "");
        put(table, "verbs.post", constants.verbs().post(), normal, paper);
        put(table, "verbs.doorbell", constants.verbs().doorbell(), normal, paper);
        put(table, "verbs.poll", constants.verbs().poll(), normal, paper);
        put(table, "verbs.completion", constants.verbs().completion(), normal, paper);
        put(table, "verbs.copyPerKilobyte", constants.verbs().copyPerKilobyte(), normal, paper);
        put(table, "verbs.interrupt", constants.verbs().interrupt(), normal, paper);
        put(table, "verbs.systemCall", constants.verbs().systemCall(), normal, paper);
        put(table, "verbs.pinPage", constants.verbs().pinPage(), normal, paper);
        put(table, "verbs.createPerEntry", constants.verbs().createPerEntry(), normal, paper);
        put(table, "verbs.sendCall", constants.verbs().sendCall(), normal, paper);
        put(table, "verbs.receiveCall", constants.verbs().receiveCall(), normal, paper);
    }

    private static void add(Map<String, StudyConstant> table, String nic, Map<String, Long> values, boolean normal) {
        values.forEach((name, value) -> put(table, nic + "." + name, value, normal, PAPERS.getOrDefault(nic, "")));
    }

    private static void put(
            Map<String, StudyConstant> table, String name, double value, boolean normal, String published) {
        table.put(name, new StudyConstant(value, normal ? ONE_HOST + "memory, bus and link: StudyView" : published));
    }
}
