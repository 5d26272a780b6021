package org.heddle.experiment.verbs.noncontiguous;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.heddle.device.PresetPattern;
import org.heddle.experiment.verbs.request.VerbsLosses;
import org.heddle.host.HostTimeoutException;
import org.heddle.host.verbs.CompletionQueue;
import org.heddle.host.verbs.Context;
import org.heddle.host.verbs.IndirectKey;
import org.heddle.host.verbs.MemoryRegion;
import org.heddle.host.verbs.ProtectionDomain;
import org.heddle.host.verbs.QueuePair;
import org.heddle.host.verbs.QueuePairSettings;
import org.heddle.host.verbs.device.DeviceLimits;
import org.heddle.host.verbs.device.VerbsDevice;
import org.heddle.host.verbs.transfer.Blocks;
import org.heddle.host.verbs.transfer.PlannedTransfer;
import org.heddle.host.verbs.transfer.TransferEnd;
import org.heddle.host.verbs.type.AccessFlag;
import org.heddle.host.verbs.type.Mtu;
import org.heddle.host.verbs.type.QpAttribute;
import org.heddle.host.verbs.type.QueuePairAttributes;

/** Two processes on a stage that nobody has used, which transfer blocks one job after the other; each is verified. */
public final class BlockRun {
    private static final int RNR_FOR_EVER = 7;
    private static final int LEAST_TIMEOUT = 8;
    private static final long CYCLES_PER_PACKET = 20_000;
    private static final long MARGIN_CYCLES = 100_000_000;
    /** Entries of a key's list that a node may walk for each piece of a packet. */
    private static final int WALKS_PER_PIECE = 4;

    private final TransferSetting setting;
    private final BlockStage stage;
    private final List<Process> processes = new ArrayList<>();

    private record Process(
            VerbsDevice device,
            Context context,
            ProtectionDomain domain,
            CompletionQueue completions,
            QueuePair pair) {}

    /**
     * Opens both nodes.
     *
     * @param timeout code of the time without an answer, 0 for ever
     */
    public BlockRun(TransferSetting setting, BlockStage stage, int timeout) {
        this.setting = setting;
        this.stage = stage;
        for (int node = 0; node < 2; node++) {
            processes.add(open(node));
        }
        for (int node = 0; node < 2; node++) {
            connect(processes.get(node).pair, processes.get(1 - node), timeout);
        }
    }

    /** Cycles that a packet may take through both keys, with room. */
    private static long packetCycles(BlockJob job, int mtu) {
        long smallest = Math.min(job.blockBytes(), job.receiveBlockBytes());
        long entries = Math.max(job.blocks(), job.receiveBlocks());
        long pieces = Math.min(entries, mtu / smallest + 2);
        return CYCLES_PER_PACKET + WALKS_PER_PIECE * pieces * entries;
    }

    /** Returns the code of a time without an answer that is longer than any packet of a job takes: 4.096 us x 2^T, of 10 ns. */
    public static int timeout(BlockJob job, int mtu) {
        int code = LEAST_TIMEOUT;
        while ((4096L << code) / 10 < 2 * packetCycles(job, mtu)) {
            code++;
        }
        return code;
    }

    /**
     * Executes a transfer, whose memory no other one has had.
     *
     * @param losses of its packets
     * @throws HostTimeoutException if it does not end
     */
    public BlockResult run(BlockJob job, VerbsLosses losses) {
        return run(job, losses, ends(job));
    }

    /** Creates a key for the sender's blocks, binds it, and then executes the transfer with another one. */
    KeyTimes keyTimes(BlockJob job) {
        List<TransferEnd> ends = ends(job);
        TransferEnd sender = ends.get(0);
        stage.settle();
        long begin = sender.context().cycle();
        IndirectKey key = sender.key();
        long created = sender.context().cycle();
        sender.bind(key);
        long bound = sender.context().cycle();
        return new KeyTimes(
                created - begin,
                bound - created,
                run(job, VerbsLosses.NONE, ends).verified());
    }

    private List<TransferEnd> ends(BlockJob job) {
        long limit = MARGIN_CYCLES + job.bytes() / setting.mtu() * packetCycles(job, setting.mtu());
        List<TransferEnd> ends = new ArrayList<>();
        for (int node = 0; node < 2; node++) {
            Process process = processes.get(node);
            Blocks blocks = job.of(node);
            stage.map(node, blocks);
            MemoryRegion region =
                    process.domain.registerMemory(blocks.base(), blocks.end() - blocks.base(), AccessFlag.values());
            ends.add(new TransferEnd(
                    process.context,
                    process.device.memory(),
                    process.completions,
                    process.pair,
                    region,
                    blocks,
                    setting.copies(),
                    limit));
        }
        return ends;
    }

    private long copied() {
        return processes.stream()
                .mapToLong(process -> process.context.counts().copiedBytes())
                .sum();
    }

    private BlockResult run(BlockJob job, VerbsLosses losses, List<TransferEnd> ends) {
        PlannedTransfer transfer = new PlannedTransfer(job.method(), ends.get(0), ends.get(1));
        stage.settle();
        BlockStage.Counts before = stage.counts();
        long copiedBefore = copied();
        stage.setLosses(losses);
        long cycles = transfer.run();
        stage.settle();
        BlockStage.Counts counts = stage.counts().since(before);
        double microseconds = setting.microseconds(cycles);
        MessageDigest digest = sha256();
        boolean verified = isRight(job, digest);
        ends.forEach(end -> end.region().close());
        return new BlockResult(
                job.method().text(),
                setting.configuration().name(),
                job.bytes(),
                cycles,
                microseconds,
                job.bytes() / microseconds,
                transfer.workRequests(),
                counts.packets(),
                counts.retransmissions(),
                copied() - copiedBefore,
                counts.entriesWalked(),
                verified,
                HexFormat.of().formatHex(digest.digest()));
    }

    private Process open(int node) {
        VerbsDevice device = stage.open(node);
        Context context = Context.open(device, setting.costs());
        DeviceLimits limits = context.limits();
        ProtectionDomain domain = context.allocateProtectionDomain();
        CompletionQueue completions = context.createCompletionQueue(limits.maxCompletions());
        QueuePair pair = domain.createQueuePair(QueuePairSettings.of(completions)
                .withDepths(limits.maxRequests() / 2, limits.maxRequests())
                .withSge(limits.maxSge(), limits.maxSge()));
        return new Process(device, context, domain, completions, pair);
    }

    private void connect(QueuePair mine, Process other, int timeout) {
        mine.modify(QueuePairAttributes.init(AccessFlag.REMOTE_WRITE, AccessFlag.REMOTE_READ));
        mine.modify(QueuePairAttributes.readyToReceive(
                other.context.node(), other.pair.number(), Mtu.of(setting.mtu()), 0));
        mine.modify(QueuePairAttributes.readyToSend(0)
                .with(QpAttribute.RNR_RETRY, RNR_FOR_EVER)
                .with(QpAttribute.TIMEOUT, timeout));
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    /** Compares the receiver's blocks with the sender's preset, and their margins with their own. */
    private boolean isRight(BlockJob job, MessageDigest digest) {
        Blocks from = job.of(0);
        Blocks to = job.of(1);
        boolean right = true;
        long offset = 0;
        for (int i = 0; i < to.count(); i++) {
            byte[] got = stage.contents(1, to.address(i), (int) to.bytes());
            digest.update(got);
            right &= Arrays.equals(got, sent(from, offset, got.length));
            offset += got.length;
            right &= isUntouched(to, to.address(i) - BlockStage.MARGIN);
            right &= isUntouched(to, to.address(i) + to.bytes());
        }
        return right;
    }

    private static byte[] sent(Blocks from, long offset, int length) {
        byte[] bytes = new byte[length];
        for (int done = 0; done < length; ) {
            long at = offset + done;
            long inside = at % from.bytes();
            int part = (int) Math.min(length - done, from.bytes() - inside);
            preset(0, from.address((int) (at / from.bytes())) + inside, bytes, done, part);
            done += part;
        }
        return bytes;
    }

    private boolean isUntouched(Blocks blocks, long address) {
        byte[] got = stage.contents(1, address, BlockStage.MARGIN);
        byte[] expected = new byte[got.length];
        preset(1, address, expected, 0, expected.length);
        for (int i = 0; i < got.length; i++) {
            long distance = address + i - blocks.base();
            boolean inBlock = distance >= 0
                    && distance / blocks.pitch() < blocks.count()
                    && distance % blocks.pitch() < blocks.bytes();
            if (!inBlock && got[i] != expected[i]) {
                return false;
            }
        }
        return true;
    }

    /** Writes what a node's memory holds before anybody writes to it. */
    static void preset(int node, long address, byte[] into, int offset, int length) {
        long word = 0;
        for (int i = 0; i < length; i++) {
            long at = address + i;
            if (i == 0 || at % Long.BYTES == 0) {
                word = PresetPattern.splitMix64(node).word(at & -Long.BYTES);
            }
            into[offset + i] = (byte) (word >>> 8 * (at % Long.BYTES));
        }
    }
}
