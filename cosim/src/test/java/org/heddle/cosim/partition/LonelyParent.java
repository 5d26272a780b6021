package org.heddle.cosim.partition;

import java.util.ArrayList;

/** A program that starts a cluster, tells its processes' numbers, and runs it until it is killed. */
public final class LonelyParent {
    private LonelyParent() {}

    /** Runs for ever. */
    public static void main(String[] args) {
        PartitionedCluster cluster = RingPart.start(2, RingPart.Ill.NOT, new ArrayList<>());
        System.out.println(cluster.pid(0));
        System.out.println(cluster.pid(1));
        while (true) {
            cluster.run(1_000);
        }
    }
}
