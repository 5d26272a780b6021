package org.heddle.mpi.window;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.heddle.mpi.MpiJob;
import org.heddle.mpi.Place;
import org.heddle.mpi.datatype.MessageMemory;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.transport.ChangedEndpoint;
import org.heddle.mpi.transport.ChangedTransport;
import org.heddle.mpi.transport.OneSided;
import org.heddle.mpi.transport.RemoteMemory;
import org.junit.jupiter.api.Test;

/** When a window makes its memory and what others reach of it agree, over interfaces where they are not one. */
class AgreementOfMemoryTest {
    /** One-sided operations that note what windows ask of the caller's own memory. */
    private record Noted(OneSided below, List<String> notes) implements OneSided {
        @Override
        public byte[] expose(MessageMemory memory, long address, long bytes) {
            notes.add("expose");
            return below.expose(memory, address, bytes);
        }

        @Override
        public RemoteMemory reach(int rank, byte[] description) {
            return below.reach(rank, description);
        }

        @Override
        public void agree(byte[] description) {
            notes.add("agree");
        }

        @Override
        public void withdraw(byte[] description) {
            notes.add("withdraw");
            below.withdraw(description);
        }
    }

    @Test
    void memoryAgreesBeforeAndBehindWhatSynchronisesAndIsWithdrawnOnce() {
        List<String> notes = new ArrayList<>();
        ChangedTransport transport = new ChangedTransport(1, (below, baton) -> new ChangedEndpoint(below) {
            @Override
            public Optional<OneSided> oneSided() {
                return super.oneSided().map(real -> new Noted(real, notes));
            }
        });
        MpiJob.run(transport, mpi -> {
            Win win = Win.create(mpi.world(), Place.of(ByteBuffer.allocate(8)), 8, 8);
            assertThat(notes).containsExactly("expose");
            notes.clear();
            win.fence();
            assertThat(notes).containsExactly("agree", "agree");
            notes.clear();
            assertThatThrownBy(win::waitFor).isInstanceOf(MpiException.class);
            assertThat(notes).as("a refused call").containsExactly("agree");
            notes.clear();
            win.free();
            assertThat(notes).containsExactly("agree", "agree", "withdraw");
        });
    }
}
