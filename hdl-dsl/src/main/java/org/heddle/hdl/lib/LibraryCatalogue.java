package org.heddle.hdl.lib;

import static org.heddle.hdl.Types.uint;

import java.util.List;
import org.heddle.hdl.catalogue.Block;
import org.heddle.hdl.catalogue.DesignCatalogue;
import org.heddle.hdl.lib.stream.CreditCounter;
import org.heddle.hdl.lib.stream.Queue;
import org.heddle.hdl.lib.stream.RoundRobinArbiter;
import org.heddle.hdl.lib.stream.SkidBuffer;

/** Some components of the library, for tools that look for designs. */
public final class LibraryCatalogue implements DesignCatalogue {
    @Override
    public List<Block> blocks() {
        return List.of(
                new Block("queue-16x64", () -> new Queue<>(uint(64), 16)),
                new Block("registered-queue-16x64", () -> new Queue<>(uint(64), 16, Queue.Output.REGISTER)),
                new Block("skid-buffer-64", () -> new SkidBuffer<>(uint(64))),
                new Block("round-robin-4x64", () -> new RoundRobinArbiter<>(uint(64), 4)),
                new Block("credit-counter-8", () -> new CreditCounter(8)));
    }
}
