package org.heddle.experiment.verbs.soak;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.heddle.host.verbs.type.QpState;
import org.heddle.host.verbs.type.WrOpcode;
import org.jspecify.annotations.Nullable;

/**
 * Random requests between nodes, and what all memories hold afterwards. Every request has bytes of its own at both ends, and each flow a word for its
 * atomics, so that the order of flows changes nothing.
 */
final class SoakPlan {
    private static final List<WrOpcode> OPCODES = List.of(
            WrOpcode.RDMA_WRITE,
            WrOpcode.RDMA_WRITE_WITH_IMM,
            WrOpcode.RDMA_READ,
            WrOpcode.SEND,
            WrOpcode.SEND_WITH_IMM,
            WrOpcode.ATOMIC_FETCH_AND_ADD,
            WrOpcode.ATOMIC_CMP_AND_SWP);

    private static final int MOST_PIECES = 6;
    private static final int MOST_INLINE = 64;
    private static final int SIGNAL_AT_LEAST = 6;
    private static final int MISUSE_ONE_IN = 3;
    private static final int MOST_FLUSHED = 3;

    private final SplittableRandom random;
    private final List<Misuse> misuses;
    private final List<SoakFlow> flows = new ArrayList<>();
    private final int[] used;
    private byte[][] before = new byte[0][];
    private byte[][] after = new byte[0][];
    /** Bytes that may have changed or not. */
    private boolean[][] unknown = new boolean[0][];

    /**
     * Plans requests.
     *
     * @param nodes 2 or more
     * @param flowCount queue pairs with something to do
     * @param count of requests, about
     * @param answersAreSafe whether no answer is ever lost: a peer in error gives it no second time, so that nobody knows which of the requests before
     *     a wrong one end well
     */
    SoakPlan(long seed, int nodes, int flowCount, int count, boolean answersAreSafe) {
        misuses = Arrays.stream(Misuse.values())
                .filter(each -> answersAreSafe || each.peer() == QpState.RTS)
                .toList();
        random = new SplittableRandom(seed);
        used = new int[nodes];
        for (int i = 0; i < flowCount; i++) {
            int from = random.nextInt(nodes);
            int to = (from + 1 + random.nextInt(nodes - 1)) % nodes;
            flows.add(new SoakFlow(from, to, 256 << random.nextInt(5)));
        }
        int[] words = new int[flowCount];
        for (int i = 0; i < flowCount; i++) {
            int to = flows.get(i).to();
            used[to] = used[to] + 7 & -8;
            words[i] = take(to, Long.BYTES);
        }
        for (int i = 0; i < count; i++) {
            int flow = random.nextInt(flowCount);
            add(flows.get(flow), words[flow]);
        }
        for (int i = 0; i < flowCount; i++) {
            end(flows.get(i), words[i]);
        }
        execute(words);
    }

    List<SoakFlow> flows() {
        return flows;
    }

    /** Returns the bytes of a node's region. */
    int bytes(int node) {
        return before[node].length;
    }

    byte[] before(int node) {
        return before[node];
    }

    /** Returns the first byte of a node that is not as planned, or -1. */
    int mismatch(int node, byte[] got) {
        for (int i = 0; i < got.length; i++) {
            if (got[i] != after[node][i] && !unknown[node][i]) {
                return i;
            }
        }
        return -1;
    }

    private int take(int node, int bytes) {
        int offset = used[node];
        used[node] += bytes + 1 + random.nextInt(9);
        return offset;
    }

    private List<SoakPiece> list(int node, int bytes) {
        int pieces = 1 + random.nextInt(MOST_PIECES);
        List<SoakPiece> list = new ArrayList<>();
        int left = bytes;
        for (int i = 0; i < pieces; i++) {
            int part = i == pieces - 1 ? left : random.nextInt(left + 1);
            list.add(new SoakPiece(take(node, part), part));
            left -= part;
        }
        return list;
    }

    private void add(SoakFlow flow, int word) {
        WrOpcode opcode = OPCODES.get(random.nextInt(OPCODES.size()));
        boolean atomic = opcode.isAtomic();
        int bytes = atomic ? Long.BYTES : random.nextInt(3 * flow.mtu() + 2);
        if (!atomic && random.nextInt(3) == 0) {
            bytes = random.nextInt(MOST_INLINE + 1);
        }
        boolean isInline = bytes <= MOST_INLINE && !opcode.isReadOrAtomic() && random.nextBoolean();
        boolean sends = opcode == WrOpcode.SEND || opcode == WrOpcode.SEND_WITH_IMM;
        boolean isSignaled = random.nextBoolean() || flow.requests().size() % SIGNAL_AT_LEAST == SIGNAL_AT_LEAST - 1;
        flow.requests()
                .add(new SoakRequest(
                        opcode,
                        bytes,
                        atomic
                                ? List.of(new SoakPiece(take(flow.from(), Long.BYTES), Long.BYTES))
                                : list(flow.from(), bytes),
                        atomic ? word : sends ? 0 : take(flow.to(), bytes),
                        sends ? list(flow.to(), bytes + random.nextInt(40)) : List.of(),
                        random.nextInt(),
                        random.nextInt(3),
                        random.nextInt(3),
                        isSignaled,
                        isInline,
                        null));
    }

    /** A last request that is signaled, or a wrong one with some behind it. */
    private void end(SoakFlow flow, int word) {
        if (random.nextInt(MISUSE_ONE_IN) != 0) {
            flow.requests().add(write(flow, null));
            return;
        }
        Misuse misuse = misuses.get(random.nextInt(misuses.size()));
        SoakRequest plain = write(flow, misuse);
        WrOpcode opcode = switch (misuse) {
            case REMOTE_KEY, LOCAL_KEY -> WrOpcode.RDMA_WRITE;
            case REMOTE_BOUNDS -> WrOpcode.RDMA_READ;
            case ALIGNMENT -> WrOpcode.ATOMIC_FETCH_AND_ADD;
            case RECEIVE_LENGTH -> WrOpcode.SEND;
        };
        int bytes = opcode.isAtomic() ? Long.BYTES : plain.bytes() + 1;
        flow.requests()
                .add(new SoakRequest(
                        opcode,
                        bytes,
                        List.of(new SoakPiece(take(flow.from(), bytes), bytes)),
                        opcode.isAtomic() ? word + 1 + random.nextInt(7) : plain.remote(),
                        misuse == Misuse.RECEIVE_LENGTH ? list(flow.to(), bytes - 1) : List.of(),
                        0,
                        1,
                        0,
                        random.nextBoolean(),
                        false,
                        misuse));
        for (int i = random.nextInt(MOST_FLUSHED + 1); i > 0; i--) {
            flow.requests().add(write(flow, null));
        }
    }

    private SoakRequest write(SoakFlow flow, @Nullable Misuse misuse) {
        int bytes = random.nextInt(2 * flow.mtu());
        return new SoakRequest(
                WrOpcode.RDMA_WRITE,
                bytes,
                list(flow.from(), bytes),
                take(flow.to(), bytes + 1),
                List.of(),
                0,
                0,
                0,
                true,
                false,
                misuse);
    }

    private void execute(int[] words) {
        before = new byte[used.length][];
        for (int node = 0; node < used.length; node++) {
            before[node] = new byte[used[node] + Long.BYTES];
            random.nextBytes(before[node]);
        }
        for (int i = 0; i < words.length; i++) {
            word(before[flows.get(i).to()]).putLong(words[i], random.nextInt(3));
        }
        after = Arrays.stream(before).map(byte[]::clone).toArray(byte[][]::new);
        unknown = Arrays.stream(before).map(each -> new boolean[each.length]).toArray(boolean[][]::new);
        for (SoakFlow flow : flows) {
            for (SoakRequest request : flow.requests()) {
                if (request.misuse() != null) {
                    request.receive()
                            .forEach(piece -> Arrays.fill(
                                    unknown[flow.to()], piece.offset(), piece.offset() + piece.bytes(), true));
                    break;
                }
                execute(flow, request);
            }
        }
    }

    private static ByteBuffer word(byte[] memory) {
        return ByteBuffer.wrap(memory).order(ByteOrder.LITTLE_ENDIAN);
    }

    private void execute(SoakFlow flow, SoakRequest request) {
        byte[] near = after[flow.from()];
        byte[] far = after[flow.to()];
        switch (request.opcode()) {
            case RDMA_READ ->
                scatter(
                        Arrays.copyOfRange(far, request.remote(), request.remote() + request.bytes()),
                        near,
                        request.local());
            case ATOMIC_FETCH_AND_ADD, ATOMIC_CMP_AND_SWP -> {
                long original = word(far).getLong(request.remote());
                boolean adds = request.opcode() == WrOpcode.ATOMIC_FETCH_AND_ADD;
                long changed =
                        adds ? original + request.operand() : original == request.operand() ? request.swap() : original;
                word(far).putLong(request.remote(), changed);
                word(near).putLong(request.local().get(0).offset(), original);
            }
            case SEND, SEND_WITH_IMM -> scatter(gathered(near, request), far, request.receive());
            default -> System.arraycopy(gathered(near, request), 0, far, request.remote(), request.bytes());
        }
    }

    private static byte[] gathered(byte[] memory, SoakRequest request) {
        byte[] data = new byte[request.bytes()];
        int done = 0;
        for (SoakPiece piece : request.local()) {
            System.arraycopy(memory, piece.offset(), data, done, piece.bytes());
            done += piece.bytes();
        }
        return data;
    }

    private static void scatter(byte[] data, byte[] memory, List<SoakPiece> pieces) {
        int done = 0;
        for (SoakPiece piece : pieces) {
            int part = Math.min(piece.bytes(), data.length - done);
            System.arraycopy(data, done, memory, piece.offset(), part);
            done += part;
        }
    }
}
