package org.heddle.testbench;

import org.heddle.cosim.SimulationOptions;
import org.heddle.hdl.Design;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.heddle.nic.dimmnet2.Dimmnet2Node;
import org.heddle.nic.dimmnet2.Dimmnet2Pair;
import org.jspecify.annotations.Nullable;

/** Opens one pair of nodes after the other; the hardware is elaborated once. */
public final class PairFactory {
    private final Dimmnet2Configuration configuration;
    private final VerilogSource verilog;
    private final Design<Dimmnet2Pair> design;
    private @Nullable Design<OpenPair> faulty;
    private @Nullable Design<Dimmnet2Node> alone;

    /** Creates a factory of pairs with a configuration. */
    public PairFactory(Dimmnet2Configuration configuration) {
        this(configuration, VerilogSource.JAVA);
    }

    /**
     * Creates a factory of pairs with a configuration, on other Verilog.
     *
     * @param verilog of everything that is opened here
     */
    public PairFactory(Dimmnet2Configuration configuration, VerilogSource verilog) {
        this.configuration = configuration;
        this.verilog = verilog;
        this.design = verilog.in(Dimmnet2Designs.pair(configuration));
    }

    /** Returns the configuration of the pair's nodes. */
    public Dimmnet2Configuration configuration() {
        return configuration;
    }

    /** The Verilog of its pair. */
    public VerilogDesign verilog() {
        return design.verilog();
    }

    /** Two nodes after reset, their memories holding the preset words. */
    public NodePair open(SimulationOptions options) {
        return new NodePair(design, options);
    }

    /** The same on cables that do to packets what a plan says. */
    public synchronized NodePair open(SimulationOptions options, FaultPlan plan) {
        if (faulty == null) {
            faulty = verilog.in(Dimmnet2Designs.openPair(configuration));
        }
        return new NodePair(faulty, options, plan);
    }

    /** One of its nodes, to be joined in another way. */
    public synchronized Design<Dimmnet2Node> node() {
        if (alone == null) {
            alone = verilog.in(Dimmnet2Designs.node(configuration));
        }
        return alone;
    }

    /** The same on other Verilog text of the same ports: to see what a change in it does. */
    public NodePair open(VerilogDesign text, SimulationOptions options) {
        VerilogSource other = made -> text;
        return new NodePair(other.in(design), options);
    }
}
