package org.heddle.mpi.compute;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URL;
import java.net.URLClassLoader;
import org.heddle.mpi.Mpi;
import org.heddle.mpi.MpiHost;
import org.heddle.mpi.MpiJob;
import org.heddle.mpi.transport.InMemoryTransport;
import org.junit.jupiter.api.Test;

/** Flops that a program tells take its own time. */
class FlopsTest {
    private static final class Host extends URLClassLoader implements MpiHost {
        private final Mpi mpi;

        Host(Mpi mpi) {
            super(new URL[0]);
            this.mpi = mpi;
        }

        @Override
        public Mpi mpi() {
            return mpi;
        }
    }

    @Test
    void twoOfThemAreACycle() {
        MpiJob.run(new InMemoryTransport(1), mpi -> {
            assertThatThrownBy(() -> Flops.tell(1)).hasMessageContaining("by a rank of a job");
            try (Host host = new Host(mpi)) {
                Thread.currentThread().setContextClassLoader(host);
                assertThat(host.offload()).isEmpty();
                Flops.tell(0);
                assertThat(mpi.cycle()).isZero();
                Flops.tell(2001);
                assertThat(mpi.cycle()).isEqualTo(1001);
                assertThatThrownBy(() -> Flops.tell(-1)).hasMessageContaining("operations=-1");
                assertThatThrownBy(() -> MpiHost.of(Flops.class)).hasMessageContaining("no rank of a job");
            }
        });
    }
}
