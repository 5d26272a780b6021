package org.heddle.experiment.verbs.rtl;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.hdl.option.Coded;
import org.heddle.host.verbs.rows.SeenKind;
import org.heddle.host.verbs.rows.SeenPacket;
import org.heddle.nic.verbs.layout.ResponseFields;
import org.heddle.nic.verbs.layout.TransportHeader;
import org.heddle.nic.verbs.layout.code.NegativeCode;
import org.heddle.nic.verbs.layout.code.SyndromeKind;
import org.heddle.nic.verbs.layout.code.TransportOperation;

/** Carries packets between the ends of the two cables, and loses, repeats or delays those that it is told to. */
final class Relay {
    private static final int HEADER_WORDS = 4;

    private final Simulation simulation;
    private final List<Way> ways = new ArrayList<>();
    private final List<SeenPacket> seen = new ArrayList<>();
    private final List<Late> late = new ArrayList<>();
    private LongFunction<long[]> requestFaults = index -> new long[] {0};
    private LongFunction<long[]> responseFaults = index -> new long[] {0};
    private long requests;
    private long responses;

    private record Late(long cycle, StreamSource target, List<long[]> words) {}

    /** One channel in one direction. */
    private static final class Way {
        final int node;
        final StreamSink sink;
        final StreamSource source;
        final List<long[]> words = new ArrayList<>();
        int taken;

        Way(int node, StreamSink sink, StreamSource source) {
            this.node = node;
            this.sink = sink;
            this.source = source;
        }
    }

    Relay(Simulation simulation, RelayedPair pair) {
        this.simulation = simulation;
        for (int node = 0; node < 2; node++) {
            for (int channel = 0; channel < RelayedPair.CHANNELS.size(); channel++) {
                ways.add(new Way(
                        node,
                        simulation.add(
                                StreamSink.on(simulation, pair.from.get(node).get(channel), StallProfile.NEVER)),
                        simulation.add(StreamSource.on(
                                simulation, pair.to.get(1 - node).get(channel), StallProfile.NEVER))));
            }
        }
    }

    /** Sets the delays of the copies of each request and each response by its number. */
    void setFaults(LongFunction<long[]> ofRequests, LongFunction<long[]> ofResponses) {
        requestFaults = ofRequests;
        responseFaults = ofResponses;
    }

    long requests() {
        return requests;
    }

    long responses() {
        return responses;
    }

    List<SeenPacket> seen() {
        return seen;
    }

    /** Carries what has come in the last cycle. */
    void carry() {
        for (Way way : ways) {
            while (way.taken < way.sink.count()) {
                long[] word = way.sink.beats().get(way.taken++);
                way.words.add(word);
                if (word[1] == 1) {
                    pass(way, List.copyOf(way.words));
                    way.words.clear();
                }
            }
        }
        late.removeIf(packet -> {
            boolean isDue = packet.cycle <= simulation.cycle();
            if (isDue) {
                packet.words.forEach(packet.target::send);
            }
            return isDue;
        });
    }

    private void pass(Way way, List<long[]> words) {
        SeenPacket packet = decoded(way.node, words);
        seen.add(packet);
        boolean isRequest = packet.kind() == SeenKind.REQUEST;
        long[] delays = isRequest ? requestFaults.apply(requests++) : responseFaults.apply(responses++);
        for (long delay : delays) {
            late.add(new Late(simulation.cycle() + delay, way.source, words));
        }
    }

    private SeenPacket decoded(int node, List<long[]> words) {
        TransportHeader layout = TransportHeader.LAYOUT;
        long[] header = new long[HEADER_WORDS - 1];
        for (int i = 1; i < HEADER_WORDS; i++) {
            header[i - 1] = words.get(i)[0];
        }
        long code = layout.operation.get(header);
        TransportOperation operation = Coded.of(TransportOperation.class, code);
        long[] response = {layout.address.get(header)};
        long syndrome = ResponseFields.LAYOUT.syndrome.get(response);
        int value = (int) syndrome & 31;
        boolean reads = operation == TransportOperation.READ
                || operation == TransportOperation.COMPARE_SWAP
                || operation == TransportOperation.FETCH_ADD;
        int bytes = layout.isEmpty.isSet(header) ? 0 : (int) (words.get(0)[0] >>> 32 & 0x3FFF);
        return new SeenPacket(
                simulation.cycle(),
                node,
                kind(operation, (int) syndrome >>> 5, value),
                (int) layout.queuePair.get(header),
                (int) layout.psn.get(header),
                bytes,
                reads,
                value);
    }

    private static SeenKind kind(TransportOperation operation, int syndrome, int value) {
        return switch (operation) {
            case READ_RESPONSE -> SeenKind.READ_RESPONSE;
            case ATOMIC_RESPONSE -> SeenKind.ATOMIC_RESPONSE;
            case ACKNOWLEDGE -> {
                if (syndrome == SyndromeKind.ACKNOWLEDGED.code()) {
                    yield SeenKind.ACKNOWLEDGE;
                }
                if (syndrome == SyndromeKind.RECEIVER_NOT_READY.code()) {
                    yield SeenKind.NAK_RNR;
                }
                yield switch (Coded.of(NegativeCode.class, value)) {
                    case SEQUENCE -> SeenKind.NAK_SEQUENCE;
                    case INVALID_REQUEST -> SeenKind.NAK_INVALID;
                    case REMOTE_ACCESS -> SeenKind.NAK_ACCESS;
                    case REMOTE_OPERATION -> SeenKind.NAK_OPERATION;
                };
            }
            default -> SeenKind.REQUEST;
        };
    }
}
