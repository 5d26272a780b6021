package org.heddle.experiment.offload.reproduce;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.heddle.mpi.collective.Algorithm;

/** Method of a reduction: in the network interfaces or in the hosts, and by which algorithm. */
public enum Method {
    /** The network interfaces. */
    NIC(Algorithm.TREE),
    /** The hosts, up a tree and down again. */
    TREE(Algorithm.TREE),
    /** The hosts, neighbours at distances 1, 2, 4 and so on. */
    RECURSIVE_DOUBLING(Algorithm.RECURSIVE_DOUBLING),
    /** The hosts, in a ring. */
    RING(Algorithm.RING);

    private final Algorithm algorithm;

    Method(Algorithm algorithm) {
        this.algorithm = algorithm;
    }

    /** All of them, as users type them. */
    public static List<String> names() {
        return Arrays.stream(values()).map(Method::word).toList();
    }

    /** The one of a name. */
    public static Optional<Method> of(String name) {
        return Arrays.stream(values()).filter(each -> each.word().equals(name)).findFirst();
    }

    /** As users type it. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Returns the algorithm of the hosts. */
    Algorithm algorithm() {
        return algorithm;
    }
}
