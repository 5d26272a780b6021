package org.heddle.host.dimmnet2.mpi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.heddle.host.dimmnet2.layout.SourceList;
import org.heddle.host.dimmnet2.layout.SourcePart;
import org.heddle.host.dimmnet2.layout.SourceParts;
import org.heddle.host.dimmnet2.layout.SourcePlanes;
import org.heddle.host.dimmnet2.layout.SourceRuns;
import org.heddle.mpi.datatype.Runs;
import org.heddle.mpi.transport.Envelope;
import org.heddle.mpi.transport.SendMode;
import org.junit.jupiter.api.Test;

class SendRequestTest {
    private static Envelope envelope(Random random, long bytes) {
        return new Envelope(
                random.nextInt(32),
                random.nextInt(32),
                random.nextInt(1000),
                random.nextInt() & Integer.MAX_VALUE,
                bytes,
                random.nextLong(),
                SendMode.values()[random.nextInt(3)]);
    }

    private static Runs runs(Random random) {
        return new Runs(
                random.nextInt(1 << 29) - (1 << 28),
                1 + random.nextInt(1 << 20),
                1 + random.nextInt(1 << 20),
                random.nextInt());
    }

    /** Neighbouring runs come back as one part: only the order of the bytes counts. */
    @Test
    void whatIsPackedIntoARequestComesOutOfIt() {
        for (int seed = 0; seed < 2_000; seed++) {
            Random random = new Random(seed * 0x9E3779B97F4A7C15L);
            List<SourcePart> parts = new ArrayList<>();
            int entries = random.nextInt(SourceParts.MOST + 1);
            if (entries > 2) {
                parts.add(new SourcePlanes(runs(random), 2 + random.nextInt(1 << 20), random.nextInt()));
                entries -= 2; // three words, and the room of a fourth
            }
            while (entries > 0) {
                int groups = Math.min(entries, 1 + random.nextInt(3));
                List<Runs> runs = new ArrayList<>();
                for (int i = 0; i < groups; i++) {
                    runs.add(runs(random));
                }
                parts.add(new SourceRuns(runs));
                entries -= groups;
                if (entries > 0) {
                    parts.add(new SourceList(
                            4L * random.nextInt(1 << 27), 1 + random.nextInt(1 << 20), 4 * (1 + random.nextInt(32))));
                    entries--;
                }
            }
            SendRequest request = new SendRequest(
                    envelope(random, random.nextLong() >>> 1),
                    random.nextInt(1 << 16),
                    4L * random.nextInt(1 << 27),
                    parts,
                    null);
            long[] words = request.encode();
            assertThat(words.length * Long.BYTES).isLessThanOrEqualTo(SystemArea.SLOT_BYTES);
            assertThat(SendRequest.words(words[0])).isEqualTo(words.length);
            assertThat(SendRequest.decode(words)).as("seed " + seed).isEqualTo(request);
        }
    }

    @Test
    void aShortMessageTravelsInItsRequestWhateverItsLength() {
        Random random = new Random(7);
        for (int bytes = 0; bytes <= SendRequest.MOST_DATA; bytes++) {
            byte[] data = new byte[bytes];
            random.nextBytes(data);
            SendRequest request = SendRequest.withData(envelope(random, bytes), data);
            long[] words = request.encode();
            assertThat(words.length * Long.BYTES).isLessThanOrEqualTo(SystemArea.SLOT_BYTES);
            SendRequest decoded = SendRequest.decode(words);
            assertThat(decoded.envelope()).isEqualTo(request.envelope());
            assertThat(decoded.data()).isEqualTo(ByteBuffer.wrap(data));
        }
    }

    @Test
    void aSlotWithoutARequestIsNotReadAsOne() {
        assertThatThrownBy(() -> SendRequest.words(0x1234)).hasMessageContaining("0x1234");
    }

    @Test
    void dataThatDoNotFitARequestAreRefusedByTheSettings() {
        assertThat(Dimmnet2Settings.DEFAULT.withEagerLimit(208).eagerLimit()).isEqualTo(SendRequest.MOST_DATA);
        assertThatThrownBy(() -> Dimmnet2Settings.DEFAULT.withEagerLimit(209))
                .hasMessageContaining("0 to 208")
                .hasMessageContaining("eagerLimit=209");
    }
}
