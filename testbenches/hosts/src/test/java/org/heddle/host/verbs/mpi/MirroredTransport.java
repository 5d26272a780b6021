package org.heddle.host.verbs.mpi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.heddle.mpi.Place;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.datatype.TypeSegment;
import org.heddle.mpi.datatype.TypedBuffer;
import org.heddle.mpi.rank.Baton;
import org.heddle.mpi.transport.ChangedEndpoint;
import org.heddle.mpi.transport.Completion;
import org.heddle.mpi.transport.Endpoint;
import org.heddle.mpi.transport.Incoming;
import org.heddle.mpi.transport.Outgoing;
import org.heddle.mpi.transport.Transport;

/**
 * Verbs for tests whose data lie in Java's memory: each message moves between equal layouts in memory that its processes can register, and the bytes
 * between the runs are looked at when it has come.
 */
public final class MirroredTransport implements Transport {
    private static final long MOST_BYTES = 1 << 22;
    private static final byte UNTOUCHED = 0x37;

    private final VerbsTransport below;

    /** @param below unused */
    public MirroredTransport(VerbsTransport below) {
        this.below = below;
    }

    @Override
    public int ranks() {
        return below.ranks();
    }

    @Override
    public Endpoint open(Baton baton) {
        return new Door(below.open(baton), baton.rank());
    }

    @Override
    public long cycle() {
        return below.cycle();
    }

    @Override
    public void advance(long limit) {
        below.advance(limit);
    }

    @Override
    public boolean isQuiet() {
        return below.isQuiet();
    }

    private static boolean isMirrored(TypedBuffer data) {
        return data.bytes() > 0 && data.layout().high() - data.layout().low() <= MOST_BYTES;
    }

    private final class Door extends ChangedEndpoint {
        private final int rank;

        Door(Endpoint below, int rank) {
            super(below);
            this.rank = rank;
        }

        @Override
        public void send(Outgoing message) {
            if (!isMirrored(message.data())) {
                super.send(message);
                return;
            }
            Mirror mirror = new Mirror(rank, message.data());
            message.data().copyTo(mirror.data, message.data().bytes());
            Completion freed = () -> {
                mirror.free();
                message.completion().completed();
            };
            super.send(new Outgoing(message.envelope(), mirror.data, freed, message.waits()));
        }

        @Override
        public void receive(Incoming message, TypedBuffer target, long bytes, Completion completion) {
            if (!isMirrored(target)) {
                super.receive(message, target, bytes, completion);
                return;
            }
            Mirror mirror = new Mirror(rank, target);
            super.receive(message, mirror.data, bytes, () -> {
                mirror.requireUntouched(bytes);
                mirror.data.copyTo(target, bytes);
                mirror.free();
                completion.completed();
            });
        }
    }

    /** Memory of a process with a layout of the same runs. */
    private final class Mirror {
        final int rank;
        final Place place;
        final int room;
        final long low;
        final TypedBuffer data;

        Mirror(int rank, TypedBuffer original) {
            this.rank = rank;
            low = original.layout().low();
            room = (int) (original.layout().high() - low);
            place = below.allocate(rank, room);
            byte[] untouched = new byte[room];
            Arrays.fill(untouched, UNTOUCHED);
            place.memory().write(place.address(), untouched, 0, room);
            List<TypeSegment> segments = new ArrayList<>();
            original.layout().segments().forEach(segments::add);
            Datatype type = Datatype.createHIndexed(
                    segments.stream()
                            .mapToInt(each -> Math.toIntExact(each.length()))
                            .toArray(),
                    segments.stream()
                            .mapToLong(each -> each.displacement() - low)
                            .toArray(),
                    Datatype.BYTE);
            type.commit();
            data = new TypedBuffer(place.memory(), place.address(), 1, type);
        }

        /** Requires that nothing but the first bytes of the layout has changed. */
        void requireUntouched(long bytes) {
            byte[] all = new byte[room];
            place.memory().read(place.address(), all, 0, room);
            long left = bytes;
            for (TypeSegment segment : data.layout().segments()) {
                int length = (int) Math.min(left, segment.length());
                Arrays.fill(all, (int) segment.displacement(), (int) segment.displacement() + length, UNTOUCHED);
                left -= length;
            }
            byte[] untouched = new byte[room];
            Arrays.fill(untouched, UNTOUCHED);
            assertThat(all).as("bytes between the runs").isEqualTo(untouched);
        }

        void free() {
            below.free(rank, place, room);
        }
    }
}
