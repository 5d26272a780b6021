package org.heddle.mpi.transport;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.heddle.mpi.Place;
import org.junit.jupiter.api.Test;

/** The transport in memory, with its default settings. */
class InMemoryTransportTest extends TransportContract {
    @Override
    protected Transport transport(int ranks) {
        return new InMemoryTransport(ranks);
    }

    @Override
    protected Place allocate(Transport transport, int rank, int bytes) {
        return Place.of(ByteBuffer.allocate(bytes).order(ByteOrder.LITTLE_ENDIAN));
    }

    @Override
    protected int[] sizes() {
        return new int[] {0, 1, 4, 5, 127, 128, 1023, 1024, 1025, 4096, 100_001};
    }

    @Test
    void aTransportWithoutRanksIsRefused() {
        assertThatThrownBy(() -> new InMemoryTransport(0)).hasMessage("ranks must be >= 1: ranks=0");
    }

    @Test
    void settingsThatCannotWorkAreRefusedWithTheirValues() {
        assertThatThrownBy(() -> InMemorySettings.DEFAULT.withChannels(0))
                .hasMessageContaining("channels must be >= 1")
                .hasMessageContaining("channels=0");
    }
}
