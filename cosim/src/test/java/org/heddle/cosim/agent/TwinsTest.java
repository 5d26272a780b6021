package org.heddle.cosim.agent;

import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.agent.LaneRig.Field;
import org.heddle.hdl.verilog.VerilogDesign;

/** Native agents in C++, on Verilator. */
class TwinsTest extends TwinsContract {
    private static final Field DATA = new Field("word", 70);
    private static final Field LAST = new Field("last", 1);

    private static Simulation open(VerilogDesign design) {
        return Simulation.open(design, SimulationOptions.defaults().seed(7));
    }

    @Override
    Simulation openLane(boolean hasResetActiveLow) {
        LaneRig lanes = hasResetActiveLow ? LaneRig.withResetActiveLow() : new LaneRig();
        return open(lanes.lane("rx", "tx", DATA, LAST).design());
    }

    @Override
    Simulation openRoads() {
        return open(new LaneRig()
                .lane("rx", "out", DATA, LAST)
                .lane("in", "tx", DATA, LAST)
                .design());
    }

    @Override
    Simulation openMemoryRoads() {
        return open(new LaneRig()
                .lane(
                        "command",
                        "request",
                        new Field("write", 1),
                        new Field("address", 40),
                        new Field("data", 80),
                        new Field("mask", 10),
                        new Field("tag", 6))
                .lane("response", "result", new Field("data", 80), new Field("tag", 6))
                .design());
    }
}
