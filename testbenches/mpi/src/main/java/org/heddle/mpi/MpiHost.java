package org.heddle.mpi;

import java.util.Optional;
import org.heddle.mpi.offload.OffloadSettings;

/**
 * Class loader of one rank's program, where it has one of its own: from it, classes that stand for the rank's MPI find what they stand
 * for.
 */
public interface MpiHost {
    /** Returns MPI as the rank sees it. */
    Mpi mpi();

    /** Returns how collective operations are offloaded to the network interface, or empty if software does them. */
    default Optional<OffloadSettings> offload() {
        return Optional.empty();
    }

    /**
     * Returns the host of a class.
     *
     * @throws IllegalStateException unless a rank's own loader has defined it
     */
    static MpiHost of(Class<?> type) {
        if (type.getClassLoader() instanceof MpiHost host) {
            return host;
        }
        throw new IllegalStateException("this program is no rank of a job: run it by ./heddle mpirun -n N --classpath "
                + "CLASSES MAIN, with the binding's jar in CLASSES");
    }
}
