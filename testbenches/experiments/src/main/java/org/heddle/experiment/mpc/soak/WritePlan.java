package org.heddle.experiment.mpc.soak;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.heddle.host.mpc.put.ControlField;
import org.heddle.host.mpc.put.RemoteWrite;

/**
 * Plan of an episode: what each process writes into the memories of other nodes, and what these hold at the end.
 *
 * <p>Each process has bytes of its own to send from, and on every node a zone that it alone writes to; remote writes of a process are carried
 * out in their order. Where nodes read as well, some messages are reads of what others send from, into the zone on the reader's own node; they are
 * carried out in their order, too.
 */
final class WritePlan {
    /** First byte that processes may send from. */
    static final int SOURCES = 32 << 20;
    /** Bytes of one process's source. */
    static final int SOURCE_BYTES = 1 << 16;
    /** First byte of the zones on each node. */
    static final int ZONES = 64 << 20;
    /** Bytes of a process's zone. */
    static final int ZONE_BYTES = 1 << 14;

    private static final int PROCESSES = 2;
    private static final int MOST_PIECES = 4;
    private static final int MOST_SHORT = 300;
    private static final int READS_ONE_IN = 3;
    /** Names of reads, so that their ends are told from those of writes. */
    private static final int READ_RID = 1 << 28;

    private final long seed;
    private final int nodes;
    private final boolean hasReads;
    private final List<List<List<RemoteWrite>>> messages = new ArrayList<>();
    private final byte[][] sources;
    private final byte[][] zones;

    /**
     * @param writes of all processes together, about
     * @param hasReads whether nodes read as well
     */
    WritePlan(long seed, int nodes, int writes, boolean hasReads) {
        this.hasReads = hasReads;
        this.seed = seed;
        this.nodes = nodes;
        SplittableRandom random = new SplittableRandom(seed);
        sources = new byte[processes()][SOURCE_BYTES];
        for (byte[] source : sources) {
            random.nextBytes(source);
        }
        zones = new byte[nodes][processes() * ZONE_BYTES];
        for (byte[] zone : zones) {
            random.nextBytes(zone);
        }
        for (int process = 0; process < processes(); process++) {
            messages.add(new ArrayList<>());
        }
        int planned = 0;
        for (int process = 0; planned < writes; process = (process + 1) % processes()) {
            List<RemoteWrite> message = message(process, random);
            messages.get(process).add(message);
            planned += message.size();
        }
    }

    int processes() {
        return nodes * PROCESSES;
    }

    int nodes() {
        return nodes;
    }

    long seed() {
        return seed;
    }

    int node(int process) {
        return process / PROCESSES;
    }

    int number(int process) {
        return process % PROCESSES;
    }

    byte[] source(int process) {
        return sources[process];
    }

    /** Returns the messages of a process, in their order. */
    List<List<RemoteWrite>> messages(int process) {
        return messages.get(process);
    }

    /** Returns the notifications of what has left that a process gets, by their sid. */
    List<Integer> sent(int process) {
        return messages.get(process).stream()
                .flatMap(List::stream)
                .filter(RemoteWrite::ns)
                .map(RemoteWrite::sid)
                .toList();
    }

    /** Returns the notifications that a process gets of another one's remote writes, by their rid. */
    List<Integer> received(int from, int process) {
        return messages.get(from).stream()
                .flatMap(List::stream)
                .filter(write -> write.nr()
                        && !write.reads()
                        && write.ndst() == node(process)
                        && ControlField.toProcess(write.ctrl()) == number(process))
                .map(RemoteWrite::rid)
                .toList();
    }

    /** Returns the notifications that a process gets of its own reads of a node, by their rid: answers of several nodes come in any order. */
    List<Integer> read(int process, int holder) {
        return messages.get(process).stream()
                .flatMap(List::stream)
                .filter(each -> each.reads() && each.nr() && each.ndst() == holder)
                .map(RemoteWrite::rid)
                .toList();
    }

    /** Returns whether a rid is the name of a read. */
    static boolean isRead(int rid) {
        return rid >= READ_RID;
    }

    /** Returns the number of reads of all processes. */
    long reads() {
        return messages.stream()
                .flatMap(List::stream)
                .flatMap(List::stream)
                .filter(RemoteWrite::reads)
                .count();
    }

    /** Returns what the zones of a node hold before anything. */
    byte[] before(int node) {
        return zones[node].clone();
    }

    /** Returns what the zones of a node hold at the end. */
    byte[] after(int node) {
        byte[] memory = zones[node].clone();
        for (int process = 0; process < processes(); process++) {
            for (List<RemoteWrite> message : messages.get(process)) {
                for (RemoteWrite write : message) {
                    if (write.reads() && node(process) == node) {
                        int offset = (int) (write.prad() - SOURCES);
                        byte[] source = sources[PROCESSES * write.ndst() + offset / SOURCE_BYTES];
                        int into = (int) (write.plad() - ZONES);
                        System.arraycopy(source, offset % SOURCE_BYTES, memory, into, write.len());
                    } else if (!write.reads() && write.ndst() == node) {
                        int from = (int) (write.plad() - SOURCES - (long) number(process) * SOURCE_BYTES);
                        System.arraycopy(sources[process], from, memory, (int) (write.prad() - ZONES), write.len());
                    }
                }
            }
        }
        return memory;
    }

    private List<RemoteWrite> message(int process, SplittableRandom random) {
        int any = (node(process) + 1 + random.nextInt(nodes - 1)) % nodes;
        int toProcess = random.nextInt(PROCESSES);
        int pieces = random.nextInt(3) == 0 ? 1 + random.nextInt(MOST_PIECES) : 1;
        int id = messages.get(process).size() * MOST_PIECES;
        boolean reads = hasReads && random.nextInt(READS_ONE_IN) == 0;
        // One node for all reads of a process: answers of several come in any order, into the same places.
        int to = reads ? (node(process) + 1 + process % (nodes - 1)) % nodes : any;
        List<RemoteWrite> message = new ArrayList<>();
        for (int piece = 0; piece < pieces; piece++) {
            int bytes = 1 + random.nextInt(random.nextInt(8) == 0 ? ZONE_BYTES / 2 : MOST_SHORT);
            long from = SOURCES + (long) number(process) * SOURCE_BYTES + random.nextInt(SOURCE_BYTES - bytes + 1);
            long into = ZONES + (long) process * ZONE_BYTES + random.nextInt(ZONE_BYTES - bytes + 1);
            boolean isLast = piece == pieces - 1;
            if (reads) {
                // The other process's source is read; its end comes to this one.
                message.add(new RemoteWrite(
                                node(process),
                                to,
                                into,
                                from + (long) (toProcess - number(process)) * SOURCE_BYTES,
                                bytes,
                                ControlField.of(true, toProcess, number(process)),
                                id + piece,
                                READ_RID + id + piece,
                                random.nextInt(4) == 0,
                                isLast || random.nextInt(4) == 0)
                        .asRead());
                continue;
            }
            message.add(new RemoteWrite(
                    node(process),
                    to,
                    from,
                    into,
                    bytes,
                    ControlField.of(random.nextBoolean(), number(process), toProcess),
                    id + piece,
                    id + piece,
                    isLast || random.nextInt(4) == 0,
                    isLast || random.nextInt(4) == 0));
        }
        return message;
    }
}
