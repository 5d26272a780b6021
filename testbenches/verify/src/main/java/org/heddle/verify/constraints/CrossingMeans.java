package org.heddle.verify.constraints;

import java.util.Map;
import java.util.Optional;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.ir.InstanceDefinition;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.lib.crossing.AsynchronousQueue;
import org.heddle.hdl.lib.crossing.BitSynchronizer;
import org.heddle.hdl.lib.crossing.HandshakeCrossing;
import org.heddle.hdl.lib.crossing.PulseCrossing;
import org.heddle.hdl.lib.crossing.ResetSynchronizer;

/**
 * Means that makes a crossing safe: the outermost component of the library that its declaration stands in, as a handshake has synchronisers
 * inside, and where that is attached.
 */
record CrossingMeans(String text, Site site) {
    /** By the source file that such a component's module is made in. */
    private static final Map<String, String> LIBRARY = Map.of(
            file(AsynchronousQueue.class), "queue",
            file(BitSynchronizer.class), "synchroniser",
            file(HandshakeCrossing.class), "handshake",
            file(PulseCrossing.class), "pulse",
            file(ResetSynchronizer.class), "reset synchroniser");

    private static String file(Class<?> component) {
        return component.getSimpleName() + ".java";
    }

    static CrossingMeans of(Occurrence here, Signal declaration) {
        CrossingMeans means = new CrossingMeans("crossing(..)", declaration.site());
        for (Optional<Occurrence> at = Optional.of(here); at.isPresent(); at = at.orElseThrow().parent) {
            Occurrence around = at.orElseThrow();
            String text = LIBRARY.get(around.module.site().file());
            if (text != null) {
                means = new CrossingMeans(
                        text, around.instance.map(InstanceDefinition::site).orElse(declaration.site()));
            }
        }
        return means;
    }
}
