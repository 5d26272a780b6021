package org.heddle.verify.diagram;

import java.util.List;

/**
 * The blocks of a module and the wires between them, in a fixed order.
 *
 * @param module name of the drawn module
 * @param blocks every block once
 * @param wires from an interface of a block to one of another
 */
record BlockGraph(String module, List<Block> blocks, List<Wire> wires) {
    BlockGraph {
        blocks = List.copyOf(blocks);
        wires = List.copyOf(wires);
    }

    /** Kind of element that a block represents. */
    enum Kind {
        /** An interface through which data enters the drawn module. */
        INPUT,
        /** An interface through which data leaves the drawn module. */
        OUTPUT,
        /** A sub-module. */
        INSTANCE,
        /** The registers and memories of the module itself. */
        STATE
    }

    /**
     * One block.
     *
     * @param name the instance's or the interface's; it tells blocks apart
     * @param detail the second line: a sub-module's module name, or how much state there is
     * @param hasDiagram whether the sub-module consists of sub-modules itself
     */
    record Block(Kind kind, String name, String detail, boolean hasDiagram) {}

    /**
     * An end of a wire.
     *
     * @param block name of the block
     * @param face name of the interface at it; empty where the block is one itself
     */
    record End(String block, String face) {}

    /**
     * One wire.
     *
     * @param bits that go along it, forward
     * @param direct whether nothing happens on the way; otherwise logic of the module combines it with others
     */
    record Wire(End from, End to, int bits, boolean direct) {}
}
