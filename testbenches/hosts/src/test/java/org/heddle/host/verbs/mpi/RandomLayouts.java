package org.heddle.host.verbs.mpi;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.heddle.mpi.MpiJob;
import org.heddle.mpi.Place;
import org.heddle.mpi.Request;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.datatype.FlatLayout;
import org.heddle.mpi.datatype.RandomTypes;
import org.heddle.mpi.datatype.TypeSegment;
import org.heddle.mpi.datatype.TypedBuffer;

/** Messages from random nested types into random lists of runs, some of them too long for their receives, several at a time both ways. */
public final class RandomLayouts {
    private static final int MOST_BYTES = 20_000;
    private static final int AT_A_TIME = 5;

    private RandomLayouts() {}

    /**
     * A message.
     *
     * @param send type of the sender
     * @param receive type of the receiver, of runs that do not overlap
     */
    private record Message(Datatype send, Datatype receive) {
        long moved() {
            return Math.min(send.getSize(), receive.getSize());
        }
    }

    /**
     * Exchanges messages between two ranks, and compares every byte.
     *
     * @param limitCycles of the simulation
     */
    public static void exchange(VerbsTransport transport, int messages, long seed, long limitCycles) {
        Random random = new Random(seed);
        List<Message> all = new ArrayList<>();
        while (all.size() < messages) {
            Datatype send = bytesOf(new RandomTypes(random).next().type(), 1 + random.nextInt(3));
            if (send.getSize() > 0 && send.getSize() <= MOST_BYTES) {
                all.add(new Message(send, runs(random, send.getSize())));
            }
        }
        MpiJob.run(transport, limitCycles, mpi -> {
            int me = mpi.world().getRank();
            for (int first = 0; first < messages; first += AT_A_TIME) {
                List<Message> some = all.subList(first, Math.min(messages, first + AT_A_TIME));
                List<Request> requests = new ArrayList<>();
                List<Place> sinks = new ArrayList<>();
                for (int i = 0; i < some.size(); i++) {
                    Place sink = placed(transport, me, some.get(i).receive, filled(some.get(i).receive, -1));
                    sinks.add(sink);
                    requests.add(mpi.world().iRecv(sink, 1, some.get(i).receive, 1 - me, i));
                }
                for (int i = 0; i < some.size(); i++) {
                    Place source = placed(transport, me, some.get(i).send, filled(some.get(i).send, 2 * i + me));
                    requests.add(mpi.world().iSend(source, 1, some.get(i).send, 1 - me, i));
                }
                Request.waitAll(requests.toArray(Request[]::new));
                for (int i = 0; i < some.size(); i++) {
                    requireRight(some.get(i), sinks.get(i), 2 * i + 1 - me, "seed " + seed + ", message " + first + i);
                }
            }
        });
    }

    private static void requireRight(Message message, Place sink, int seed, String what) {
        byte[] source = filled(message.send, seed);
        byte[] expected = filled(message.receive, -1);
        TypedBuffer from = buffer(source, message.send);
        from.copyTo(buffer(expected, message.receive), message.moved());
        byte[] got = new byte[expected.length];
        FlatLayout layout = message.receive.flatten(1);
        sink.memory().read(sink.address() + layout.low(), got, 0, got.length);
        assertThat(got).as(what).isEqualTo(expected);
    }

    private static TypedBuffer buffer(byte[] memory, Datatype type) {
        Place place = Place.of(ByteBuffer.wrap(memory));
        return new TypedBuffer(place.memory(), -type.flatten(1).low(), 1, type);
    }

    private static byte[] filled(Datatype type, int seed) {
        FlatLayout layout = type.flatten(1);
        byte[] data = new byte[(int) (layout.high() - layout.low())];
        new Random(seed).nextBytes(data);
        return data;
    }

    private static Place placed(VerbsTransport transport, int rank, Datatype type, byte[] data) {
        Place place = transport.allocate(rank, data.length);
        place.memory().write(place.address(), data, 0, data.length);
        return Place.of(place.memory(), place.address() - type.flatten(1).low());
    }

    /** Returns a type of the same runs whose elements are bytes. */
    private static Datatype bytesOf(Datatype type, int count) {
        List<TypeSegment> segments = new ArrayList<>();
        type.flatten(count).segments().forEach(segments::add);
        return bytes(segments);
    }

    private static Datatype bytes(List<TypeSegment> segments) {
        Datatype made = Datatype.createHIndexed(
                segments.stream()
                        .mapToInt(each -> Math.toIntExact(each.length()))
                        .toArray(),
                segments.stream().mapToLong(TypeSegment::displacement).toArray(),
                Datatype.BYTE);
        made.commit();
        return made;
    }

    /** Returns runs that do not overlap, in any order, of as many bytes or somewhat more. */
    private static Datatype runs(Random random, long bytes) {
        List<TypeSegment> segments = new ArrayList<>();
        long at = -random.nextInt(500);
        int longest = 1 + random.nextInt(random.nextBoolean() ? 20 : 3_000);
        for (long left = bytes; left > 0; ) {
            long length = Math.min(random.nextInt(4) == 0 ? left + 1 : left, 1 + random.nextInt(longest));
            at += random.nextInt(40);
            segments.add(new TypeSegment(at, length));
            at += length;
            left -= length;
        }
        if (random.nextBoolean()) {
            Collections.shuffle(segments, random);
        }
        return bytes(segments);
    }
}
