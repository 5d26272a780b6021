package org.heddle.host.verbs.mpi;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import org.heddle.host.verbs.CompletionQueue;
import org.heddle.host.verbs.Context;
import org.heddle.host.verbs.IndirectKey;
import org.heddle.host.verbs.ScatterGatherElement;
import org.heddle.host.verbs.SendWorkRequest;
import org.heddle.host.verbs.WorkCompletion;
import org.heddle.host.verbs.choose.ChosenMethod;
import org.heddle.host.verbs.choose.LengthProfile;
import org.heddle.host.verbs.choose.MethodChooser;
import org.heddle.host.verbs.choose.PacketSizes;
import org.heddle.host.verbs.transfer.ListCut;
import org.heddle.host.verbs.transfer.PieceFeed;
import org.heddle.host.verbs.transfer.TransferMethod;
import org.heddle.mpi.datatype.TypedBuffer;
import org.jspecify.annotations.Nullable;

/*
 * Protocol
 *
 * A sender whose data do not lie together, but can stay where they are, sends the lengths of its runs with its request, and offers nothing to be read.
 * So the receiver knows both layouts, and chooses:
 *
 *   copy        as other long messages; the sender packs and WRITEs when it is told the place
 *   sgrs        receives of lists are posted; LISTS tells their sizes, a round at a time; SENDs of lists
 *   umr-sr      a receive by a key is posted; WHOLE tells it; one SEND by a key
 *   umr-write   TARGET tells the receiver's key, and a receive without memory is posted; one WRITE with immediate by a key
 *
 * Where the data of an end are one run, or had to be packed into one, that run stands in place of a key.
 */
/** Messages of a rank by lists and keys, and the choice between them and packing. */
final class LayoutTransfers {
    /** Most bytes behind the header of a message of the transport's own. */
    static final int EXTRA_BYTES = 256;
    /** Most groups of lengths of a layout that the other end is told; a layout with more is packed. */
    private static final int MOST_GROUPS = 4096;

    private final int rank;
    private final MethodChooser chooser;
    private final PacketSizes packets;
    private final Context context;
    private final RankMemory memory;
    private final CompletionQueue completions;
    private final LayoutKeys keys;
    private final ChoiceLog log;
    private final BiConsumer<Integer, WaitingMessage> control;
    private final Map<Integer, List<DataPair>> byPeer = new TreeMap<>();
    private final Map<Integer, DataPair> byQueuePair = new HashMap<>();
    private final Map<Integer, ListSend> lists = new HashMap<>();

    /** Message that leaves by lists, in rounds. */
    private static final class ListSend {
        final RegisteredData source;
        final PieceFeed feed;
        long left;

        ListSend(RegisteredData source, long bytes) {
            this.source = source;
            feed = new PieceFeed(source.pieces());
            left = bytes;
        }
    }

    /** @param control sends a message of the transport's own to a peer, in order */
    LayoutTransfers(
            int rank,
            MethodChooser chooser,
            PacketSizes packets,
            Context context,
            RankMemory memory,
            CompletionQueue completions,
            LayoutKeys keys,
            ChoiceLog log,
            BiConsumer<Integer, WaitingMessage> control) {
        this.rank = rank;
        this.chooser = chooser;
        this.packets = packets;
        this.context = context;
        this.memory = memory;
        this.completions = completions;
        this.keys = keys;
        this.log = log;
        this.control = control;
    }

    /** @param pairs for usual packets and, where there are any, for short ones */
    void add(int peer, List<DataPair> pairs) {
        byPeer.put(peer, pairs);
        pairs.forEach(pair -> byQueuePair.put(pair.queuePair(), pair));
    }

    List<DataPair> pairs(int peer) {
        return Objects.requireNonNull(byPeer.get(peer));
    }

    private DataPair pair(int peer, boolean isShort) {
        return pairs(peer).get(isShort ? 1 : 0);
    }

    CompletionQueue completions() {
        return completions;
    }

    LayoutKeys keys() {
        return keys;
    }

    boolean awaitsSlot() {
        return byQueuePair.values().stream().anyMatch(DataPair::awaitsSlot);
    }

    /** Returns the peer of a queue pair, or the own rank for the one that binds keys. */
    int peer(int queuePair) {
        return byPeer.entrySet().stream()
                .filter(each -> each.getValue().stream().anyMatch(pair -> pair.queuePair() == queuePair))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse(rank);
    }

    void completed(WorkCompletion completion) {
        DataPair pair = byQueuePair.get(completion.queuePair());
        if (pair == null) {
            keys.completed(completion);
        } else {
            pair.completed(completion);
        }
    }

    /** Posts what may go now. */
    void goOn() {
        byPeer.values().forEach(pairs -> pairs.forEach(DataPair::goOn));
    }

    /** Returns the layout of data that may stay where they lie, which the receiver is told; or null for others, which are offered in one run. */
    @Nullable
    LengthProfile offered(TypedBuffer data, int to) {
        if (chooser.alwaysPacks() || RankMemory.isTogether(data)) {
            return null;
        }
        LengthProfile layout = LengthProfile.of(data.layout());
        if (!memory.canStay(data)) {
            logPacked(to, layout, "the sender's data are not all within one allocation of its process");
            return null;
        }
        if (layout.groups().size() > MOST_GROUPS) {
            logPacked(to, layout, "the sender's layout has more than " + MOST_GROUPS + " groups of lengths");
            return null;
        }
        return layout;
    }

    /** Notes a choice of the sender's, which does not know the receiver's layout. */
    void logPacked(int to, LengthProfile layout, String reason) {
        log.add(new MethodChoice(
                rank,
                to,
                layout.bytes(),
                layout,
                LengthProfile.together(layout.bytes()),
                ChosenMethod.packing(reason)));
    }

    /** Chooses the method of a message that comes; {@link TransferMethod#COPY} if both ends' data are one run. */
    TransferMethod chosen(int from, LengthProfile sent, TypedBuffer target, long bytes) {
        boolean isTogether = RankMemory.isTogether(target);
        if (sent.blocks() <= 1 && isTogether) {
            return TransferMethod.COPY;
        }
        LengthProfile received = LengthProfile.of(target.layout()).head(bytes);
        boolean stays = isTogether || !chooser.alwaysPacks() && memory.canStay(target);
        ChosenMethod chosen;
        if (!stays && !chooser.alwaysPacks() && sent.blocks() <= 1) {
            chosen = ChosenMethod.packing("the receiver's data are not all within one allocation of its process");
        } else {
            chosen = possible(sent, received, chooser.choose(sent, stays ? received : LengthProfile.together(bytes)));
        }
        log.add(new MethodChoice(from, rank, bytes, sent, received, chosen));
        return chosen.method();
    }

    private static ChosenMethod possible(LengthProfile sent, LengthProfile received, ChosenMethod chosen) {
        boolean isKeyed = chosen.method() == TransferMethod.UMR_SR || chosen.method() == TransferMethod.UMR_WRITE;
        if (isKeyed && Math.max(sent.blocks(), received.blocks()) > IndirectKey.MOST_ENTRIES) {
            return ChosenMethod.packing("a key has at most %,d blocks; otherwise %s (%s)"
                    .formatted(IndirectKey.MOST_ENTRIES, chosen.method().text(), chosen.reason()));
        }
        return chosen;
    }

    /**
     * Receives a message by another method than packing.
     *
     * @param id of the receiver's transfer
     * @param landed told when its data are where they belong
     */
    void receive(
            TransferMethod method,
            WireHeader request,
            LengthProfile sent,
            TypedBuffer target,
            long bytes,
            int id,
            Runnable landed) {
        boolean stays = !RankMemory.isTogether(target) && memory.canStay(target);
        RegisteredData place = stays ? memory.inPlace(target, bytes) : memory.target(target, bytes);
        int from = request.envelope().source();
        boolean isShort =
                packets.isShort(bytes, Math.max(sent.blocks(), place.pieces().size()));
        DataPair pair = pair(from, isShort);
        Runnable ended = () -> {
            memory.arrived(place);
            memory.release(place);
            landed.run();
        };
        WireHeader about = WireHeader.about(WireKind.LISTS, rank, from, request.senderId(), id)
                .withPlace(0, 0, bytes)
                .withShortPackets(isShort);
        if (method == TransferMethod.SGRS) {
            context.walked(place.pieces().size());
            pair.add(new DataPair.Arrival(
                    new ListCut(sent.pieces(), place.pieces(), context.limits().maxSge()),
                    sizes -> control.accept(
                            from,
                            WaitingMessage.of(about, LengthProfile.of(sizes).encode())),
                    ended));
            pair.goOn();
            return;
        }
        boolean isWrite = method == TransferMethod.UMR_WRITE;
        if (place.isTogether()) {
            ScatterGatherElement run = place.pieces().get(0);
            expect(pair, from, about, isWrite, new ScatterGatherElement(run.address(), bytes, run.lkey()), ended);
            return;
        }
        pair.beginKeyed(() -> keys.acquire(
                place.pieces(),
                key -> expect(pair, from, about, isWrite, key.piece(0, bytes), () -> {
                    keys.release(key);
                    ended.run();
                    pair.endKeyed();
                })));
    }

    private void expect(
            DataPair pair, int from, WireHeader about, boolean isWrite, ScatterGatherElement place, Runnable ended) {
        List<ScatterGatherElement> list = isWrite ? List.of() : List.of(place);
        WireHeader told = isWrite
                ? about.with(WireKind.TARGET).withPlace(place.address(), place.lkey(), place.length())
                : about.with(WireKind.WHOLE);
        pair.add(new DataPair.Arrival(
                List.of(list).iterator(), sizes -> control.accept(from, WaitingMessage.of(told)), ended));
        pair.goOn();
    }

    /** Returns whether a message leaves by lists, of which a round is behind it. */
    boolean isUnderWay(int senderId) {
        return lists.containsKey(senderId);
    }

    /** Registers data where they lie, or packs them if they cannot stay. */
    RegisteredData source(TypedBuffer data, long bytes) {
        boolean stays = !RankMemory.isTogether(data) && memory.canStay(data);
        return stays ? memory.inPlace(data, bytes) : memory.source(data, bytes);
    }

    /**
     * Sends the data of a round of receives, of the first one or of another.
     *
     * @param source all of the message, when this is the first round
     * @param left told when all have left
     */
    void sendLists(int to, WireHeader told, byte[] extra, @Nullable RegisteredData source, Runnable left) {
        if (source != null) {
            context.walked(source.pieces().size());
            lists.put(told.senderId(), new ListSend(source, told.envelope().bytes()));
        }
        ListSend send = lists.get(told.senderId());
        List<SendWorkRequest> requests = new ArrayList<>();
        for (LengthProfile.Group group : LengthProfile.decode(extra).groups()) {
            for (long i = 0; i < group.count(); i++) {
                send.left -= group.bytes();
                requests.add(
                        SendWorkRequest.send(0, send.feed.take(group.bytes()).toArray(ScatterGatherElement[]::new)));
            }
        }
        boolean isLast = send.left == 0;
        if (isLast) {
            lists.remove(told.senderId());
        }
        DataPair.Departure departure = new DataPair.Departure(WireKind.LIST_SEND, () -> {
            if (isLast) {
                memory.release(send.source);
                left.run();
            }
        });
        departure.set(requests);
        DataPair pair = pair(to, told.hasShortPackets());
        pair.add(departure);
        pair.goOn();
    }

    /** Sends or writes a whole message, by a key if its data do not lie together. */
    void sendWhole(int to, WireHeader told, RegisteredData source, Runnable left) {
        long bytes = told.envelope().bytes();
        boolean isWrite = told.kind() == WireKind.TARGET;
        WireKind kind = isWrite ? WireKind.WHOLE_WRITE : WireKind.WHOLE_SEND;
        DataPair pair = pair(to, told.hasShortPackets());
        if (source.isTogether()) {
            ScatterGatherElement run = source.pieces().get(0);
            DataPair.Departure departure = new DataPair.Departure(kind, () -> {
                memory.release(source);
                left.run();
            });
            departure.set(List.of(whole(told, isWrite, new ScatterGatherElement(run.address(), bytes, run.lkey()))));
            pair.add(departure);
            pair.goOn();
            return;
        }
        IndirectKey[] used = new IndirectKey[1];
        DataPair.Departure departure = new DataPair.Departure(kind, () -> {
            keys.release(used[0]);
            memory.release(source);
            left.run();
        });
        pair.add(departure);
        keys.acquire(source.pieces(), key -> {
            used[0] = key;
            departure.set(List.of(whole(told, isWrite, key.piece(0, bytes))));
            pair.goOn();
        });
    }

    private static SendWorkRequest whole(WireHeader told, boolean isWrite, ScatterGatherElement data) {
        return isWrite
                ? SendWorkRequest.writeWithImmediate(0, told.address(), told.key(), told.receiverId(), data)
                : SendWorkRequest.send(0, data);
    }
}
