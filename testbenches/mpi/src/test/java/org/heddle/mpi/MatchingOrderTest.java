package org.heddle.mpi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.heddle.mpi.Mpi.ANY_SOURCE;
import static org.heddle.mpi.Mpi.ANY_TAG;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.BooleanSupplier;
import org.heddle.mpi.PostedReceive.Pattern;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.datatype.TypedBuffer;
import org.heddle.mpi.rank.RankScheduler;
import org.heddle.mpi.transport.Arrivals;
import org.heddle.mpi.transport.Completion;
import org.heddle.mpi.transport.Endpoint;
import org.heddle.mpi.transport.Envelope;
import org.heddle.mpi.transport.InMemoryTransport;
import org.heddle.mpi.transport.Incoming;
import org.heddle.mpi.transport.Outgoing;
import org.heddle.mpi.transport.SendMode;
import org.junit.jupiter.api.Test;

/** MPI's order of matching, against a plain list looked through from its oldest entry; and what it costs. */
class MatchingOrderTest {
    private static final int RANKS = 4;

    private record Sent(Envelope envelope, int number) implements Incoming {}

    /** Notes which receive got which message. */
    private static final class Log implements Endpoint {
        final List<String> pairs = new ArrayList<>();

        @Override
        public boolean hasNews() {
            return false;
        }

        @Override
        public void progress(Arrivals arrivals) {}

        @Override
        public void send(Outgoing message) {}

        @Override
        public void receive(Incoming message, TypedBuffer target, long bytes, Completion completion) {
            pairs.add(((Sent) message).number() + " at " + target.address());
            completion.completed();
        }
    }

    /** The rule itself: two lists, looked through from the oldest on. */
    private static final class LinearMatching {
        private final List<Sent> messages = new ArrayList<>();
        private final List<PostedReceive> receives = new ArrayList<>();
        private final List<String> pairs = new ArrayList<>();

        private static boolean takes(Pattern pattern, Envelope envelope) {
            return envelope.context() == pattern.comm().context()
                    && (pattern.source() == ANY_SOURCE || pattern.source() == envelope.source())
                    && (pattern.tag() == ANY_TAG || pattern.tag() == envelope.tag());
        }

        void arrived(Sent message) {
            for (PostedReceive receive : receives) {
                if (takes(receive.pattern(), message.envelope())) {
                    receives.remove(receive);
                    pair(message, receive);
                    return;
                }
            }
            messages.add(message);
        }

        void post(PostedReceive receive) {
            Sent message = find(receive.pattern());
            if (message == null) {
                receives.add(receive);
            } else {
                messages.remove(message);
                pair(message, receive);
            }
        }

        Sent find(Pattern pattern) {
            for (Sent message : messages) {
                if (takes(pattern, message.envelope())) {
                    return message;
                }
            }
            return null;
        }

        private void pair(Sent message, PostedReceive receive) {
            pairs.add(message.number() + " at " + receive.target().address());
        }
    }

    private static void asRank0(MpiProgram program) {
        MpiJob.run(new InMemoryTransport(RANKS), mpi -> {
            if (mpi.world().getRank() == 0) {
                program.run(mpi);
            }
        });
    }

    private static RankProcess process() {
        RankProcess[] made = new RankProcess[1];
        InMemoryTransport transport = new InMemoryTransport(1);
        new RankScheduler(1, transport, 1000)
                .run(baton -> made[0] = new RankProcess(baton, transport, CallObserver.NONE));
        return made[0];
    }

    @Test
    void arrivalsReceivesProbesAndCancelsPairAsInThePlainList() {
        asRank0(mpi -> {
            Comm[] comms = {mpi.world(), mpi.world().forCollectives()};
            RankProcess process = process();
            Place room = Place.of(ByteBuffer.allocate(100_000));
            for (int seed = 0; seed < 300; seed++) {
                Random random = new Random(seed);
                int kinds = 1 + random.nextInt(4);
                double wild = random.nextDouble();
                double arrivals = 0.3 + 0.4 * random.nextDouble();
                Log log = new Log();
                Matching matching = new Matching(log, 0);
                LinearMatching model = new LinearMatching();
                List<PostedReceive> posted = new ArrayList<>();
                List<BooleanSupplier> withdrawals = new ArrayList<>();
                for (int step = 0; step < 400; step++) {
                    Pattern pattern = new Pattern(
                            comms[random.nextInt(2)],
                            random.nextDouble() < wild ? ANY_SOURCE : random.nextInt(RANKS),
                            random.nextDouble() < wild ? ANY_TAG : random.nextInt(kinds));
                    double what = random.nextDouble();
                    if (what < arrivals) {
                        Envelope envelope = new Envelope(
                                random.nextInt(RANKS),
                                0,
                                random.nextInt(2),
                                random.nextInt(kinds),
                                0,
                                0,
                                SendMode.STANDARD);
                        Sent message = new Sent(envelope, step);
                        model.arrived(message);
                        matching.arrived(message);
                    } else if (what < 0.85) {
                        Request request = new Request(null, process, "it", false);
                        PostedReceive receive = PostedReceive.of(pattern, room.plus(step), 0, Datatype.BYTE, request);
                        posted.add(receive);
                        model.post(receive);
                        withdrawals.add(matching.post(receive));
                    } else if (what < 0.9 && !posted.isEmpty()) {
                        int which = random.nextInt(posted.size());
                        boolean expected = model.receives.remove(posted.get(which));
                        assertThat(withdrawals.get(which).getAsBoolean()).isEqualTo(expected);
                    } else if (what < 0.95) {
                        assertThat(matching.find(pattern)).isSameAs(model.find(pattern));
                    } else {
                        Sent expected = model.find(pattern);
                        model.messages.remove(expected);
                        assertThat(matching.claim(pattern)).isSameAs(expected);
                    }
                    assertThat(log.pairs).as("seed " + seed + ", step " + step).isEqualTo(model.pairs);
                }
                assertThat(matching.unexpected()).isEqualTo(List.copyOf(model.messages));
            }
        });
    }

    /** Steps of the matching for so many messages, all of them unexpected, taken in some order by receives of some kind. */
    private static long stepsFor(int messages, boolean isEarly, int source, int tag) {
        Matching matching = new Matching(new Log(), 0);
        long[] steps = new long[1];
        asRank0(mpi -> {
            RankProcess process = process();
            Place nothing = Place.of(ByteBuffer.allocate(0));
            List<Runnable> arrivals = new ArrayList<>();
            List<Runnable> receives = new ArrayList<>();
            for (int i = 0; i < messages; i++) {
                Envelope envelope = new Envelope(i % RANKS, 0, 0, i / RANKS, 0, 0, SendMode.STANDARD);
                int number = i;
                arrivals.add(() -> matching.arrived(new Sent(envelope, number)));
                // the last message is wanted first
                int wanted = messages - 1 - i;
                Pattern pattern = new Pattern(
                        mpi.world(),
                        source == ANY_SOURCE ? ANY_SOURCE : wanted % RANKS,
                        tag == ANY_TAG ? ANY_TAG : wanted / RANKS);
                Request request = new Request(null, process, "it", false);
                receives.add(() -> matching.post(PostedReceive.of(pattern, nothing, 0, Datatype.BYTE, request)));
            }
            (isEarly ? receives : arrivals).forEach(Runnable::run);
            (isEarly ? arrivals : receives).forEach(Runnable::run);
            steps[0] = matching.steps();
        });
        assertThat(matching.unexpected()).isEmpty();
        return steps[0];
    }

    @Test
    void tenThousandUnexpectedMessagesTakeStepsInProportionWhateverAsksForThem() {
        for (boolean isEarly : new boolean[] {false, true}) {
            for (int source : new int[] {0, ANY_SOURCE}) {
                for (int tag : new int[] {0, ANY_TAG}) {
                    long few = stepsFor(1_000, isEarly, source, tag);
                    assertThat(few).isLessThanOrEqualTo(16 * 1_000);
                    assertThat(stepsFor(10_000, isEarly, source, tag)).isEqualTo(10 * few);
                }
            }
        }
    }

    /** The same through the calls, each message wanted by its tag, the last one first. */
    @Test
    void tenThousandUnexpectedMessagesAreReceivedInAnyOrder() {
        int messages = 10_000;
        MpiJob.run(new InMemoryTransport(2), mpi -> {
            Comm world = mpi.world();
            Request[] requests = new Request[messages];
            ByteBuffer all = ByteBuffer.allocate(4 * messages);
            for (int i = 0; i < messages; i++) {
                int tag = world.getRank() == 0 ? i : messages - 1 - i;
                if (world.getRank() == 0) {
                    all.putInt(4 * tag, 3 * tag);
                    requests[i] = world.iSend(Place.of(all, 4L * tag), 1, Datatype.INT, 1, tag);
                } else {
                    mpi.idle(i == 0 ? 1_000_000 : 0);
                    requests[i] = world.iRecv(Place.of(all, 4L * tag), 1, Datatype.INT, 0, tag);
                }
            }
            Request.waitAll(requests);
            for (int tag = 0; tag < messages; tag++) {
                assertThat(all.getInt(4 * tag)).isEqualTo(3 * tag);
            }
        });
    }
}
