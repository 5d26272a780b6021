package org.heddle.experiment.dimmnet2.soak;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.heddle.host.dimmnet2.driver.VectorAccess;
import org.heddle.nic.dimmnet2.command.CommandStatus;
import org.heddle.nic.dimmnet2.command.VectorOperation;
import org.heddle.nic.dimmnet2.host.HostMap;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.pattern.AccessPattern;

/*
 * Design
 *
 * Each rule is met from both sides: a command that breaks it by the least step there is, and, where it is a bound, one that keeps it
 * to the last byte. What keeps the rule on one side is refused all the same, by the other side's size, so that it moves nothing and
 * needs no memory of its own: SIZE_MISMATCH is the last rule of all, so the rule in question has been passed. Commands that keep a
 * bound and move are drawn by MixedCommands, which knows what must come of them.
 */
/** Commands that a node refuses, one for each kind: the rule, the operation, and the side that breaks it. */
final class RefusedCommands {
    /** Elements in the middle of everything: legal for memory and window alike. */
    private static final VectorAccess GOOD = VectorAccess.contiguous(64, 8, 4);

    private static final long END = VectorAccess.MEMORY_BYTES;
    private static final long WINDOW = HostMap.WINDOW_BYTES;

    /**
     * A command as a host writes it into the registers.
     *
     * @param name of its kind
     * @param operation code, also of none
     * @param sourcePattern code, also of none
     * @param destinationPattern code, also of none
     * @param node 0 to 65,535; -1 for one that can be reached
     * @param process that is told
     * @param status that it ends with
     */
    record Refused(
            String name,
            int operation,
            VectorAccess source,
            VectorAccess destination,
            int sourcePattern,
            int destinationPattern,
            int node,
            int process,
            CommandStatus status) {
        Refused(
                String name,
                int operation,
                VectorAccess source,
                VectorAccess destination,
                int node,
                int process,
                CommandStatus status) {
            this(
                    name,
                    operation,
                    source,
                    destination,
                    source.pattern().code(),
                    destination.pattern().code(),
                    node,
                    process,
                    status);
        }
    }

    private final List<Refused> all = new ArrayList<>();

    RefusedCommands() {
        for (VectorOperation operation : MixedCommands.MOVING) {
            sides(operation, true);
            sides(operation, false);
            whole(operation);
        }
        for (int code = VectorOperation.OF_HOSTS; code < 256; code += code < 16 ? 1 : 48) {
            all.add(new Refused("operation " + code, code, GOOD, GOOD, -1, 0, CommandStatus.UNKNOWN_OPERATION));
        }
    }

    List<Refused> all() {
        return List.copyOf(all);
    }

    private void sides(VectorOperation operation, boolean isSource) {
        boolean inWindow = operation == (isSource ? VectorOperation.LOCAL_WRITE : VectorOperation.LOCAL_READ);
        for (int size : new int[] {1, 2, 3, 5, 12, 48, 127, 129, 256, 0x8000, 0xFFFF}) {
            add("size " + size, operation, isSource, one -> with(one, size, 4), Rule.SIZE);
        }
        for (int count : new int[] {256, 257, 512, 0xFFFF}) {
            add("count " + count, operation, isSource, one -> with(one, 8, count), Rule.COUNT);
        }
        for (int base : new int[] {1, 2, 3}) {
            add("base + " + base, operation, isSource, one -> moved(one, one.base() + base), Rule.ALIGNMENT);
        }
        if (inWindow) {
            for (AccessPattern pattern : List.of(AccessPattern.STRIDE, AccessPattern.LIST_4, AccessPattern.LIST_8)) {
                add(pattern + " in a window", operation, isSource, one -> in(pattern, one, 64, 8), Rule.PATTERN);
            }
            add("window end + 4", operation, isSource, one -> moved(one, WINDOW - one.bytes() + 4), Rule.RANGE);
            add("window end", operation, isSource, one -> moved(one, WINDOW - one.bytes()), Rule.KEPT);
            add("behind the window", operation, isSource, one -> moved(one, WINDOW), Rule.RANGE);
            add("far behind the window", operation, isSource, one -> moved(one, END), Rule.RANGE);
            return;
        }
        add("end + 4", operation, isSource, one -> moved(one, END - one.bytes() + 4), Rule.RANGE);
        add("end", operation, isSource, one -> moved(one, END - one.bytes()), Rule.KEPT);
        add("behind the end", operation, isSource, one -> moved(one, END), Rule.RANGE);
        add("last word of 32 bits", operation, isSource, one -> moved(one, 0xFFFF_FFFCL), Rule.RANGE);
        for (int stride : new int[] {1, 2, 3, -2}) {
            add(
                    "stride " + stride,
                    operation,
                    isSource,
                    one -> in(AccessPattern.STRIDE, one, 4096, stride),
                    Rule.ALIGNMENT);
        }
        add(
                "stride up + 4",
                operation,
                isSource,
                one -> in(AccessPattern.STRIDE, one, END - 3 * 64 - 4, 64),
                Rule.RANGE);
        add("stride up", operation, isSource, one -> in(AccessPattern.STRIDE, one, END - 3 * 64 - 8, 64), Rule.KEPT);
        add("stride down - 4", operation, isSource, one -> in(AccessPattern.STRIDE, one, 3 * 64 - 4, -64), Rule.RANGE);
        add("stride down", operation, isSource, one -> in(AccessPattern.STRIDE, one, 3 * 64, -64), Rule.KEPT);
        add("stride from the end", operation, isSource, one -> in(AccessPattern.STRIDE, one, END - 4, -64), Rule.RANGE);
        add("largest stride", operation, isSource, one -> in(AccessPattern.STRIDE, one, 0, 0x7FFF_FFFC), Rule.RANGE);
        add(
                "least stride",
                operation,
                isSource,
                one -> in(AccessPattern.STRIDE, one, 0, Integer.MIN_VALUE),
                Rule.RANGE);
        for (AccessPattern list : List.of(AccessPattern.LIST_4, AccessPattern.LIST_8)) {
            int bytes = 4 * list.entryBytes();
            add(list + " end + 4", operation, isSource, one -> in(list, one, END - bytes + 4, 0), Rule.RANGE);
            add(list + " end", operation, isSource, one -> in(list, one, END - bytes, 0), Rule.KEPT);
            add(list + " base + 2", operation, isSource, one -> in(list, one, 66, 0), Rule.ALIGNMENT);
            add(list + " origin + 1", operation, isSource, one -> in(list, one, 64, 1), Rule.ALIGNMENT);
            add(list + " origin at the end", operation, isSource, one -> in(list, one, 64, (int) END), Rule.RANGE);
            add(list + " last origin", operation, isSource, one -> in(list, one, 64, (int) END - 4), Rule.KEPT);
            add(list + " origin below 0", operation, isSource, one -> in(list, one, 64, -4), Rule.RANGE);
        }
    }

    private void whole(VectorOperation operation) {
        int code = operation.code();
        for (int pattern : new int[] {AccessPattern.values().length, 5, 7, 8, 128, 255}) {
            all.add(new Refused(
                    operation + ", source pattern " + pattern,
                    code,
                    GOOD,
                    GOOD,
                    pattern,
                    0,
                    -1,
                    0,
                    CommandStatus.SOURCE_PATTERN));
            all.add(new Refused(
                    operation + ", destination pattern " + pattern,
                    code,
                    GOOD,
                    GOOD,
                    0,
                    pattern,
                    -1,
                    0,
                    CommandStatus.DESTINATION_PATTERN));
        }
        VectorAccess nothing = VectorAccess.contiguous(64, 8, 0);
        add(operation, "no element", nothing, nothing, -1, 0, CommandStatus.ZERO_LENGTH);
        VectorAccess hollow = VectorAccess.contiguous(64, 0, 4);
        add(operation, "no byte", hollow, hollow, -1, 0, CommandStatus.ZERO_LENGTH);
        add(operation, "no source", nothing, GOOD, -1, 0, CommandStatus.SIZE_MISMATCH);
        add(operation, "no destination", GOOD, nothing, -1, 0, CommandStatus.SIZE_MISMATCH);
        add(operation, "less", with(GOOD, 8, 3), GOOD, -1, 0, CommandStatus.SIZE_MISMATCH);
        add(
                operation,
                "most against one less",
                with(GOOD, 8, 255),
                with(GOOD, 8, 254),
                -1,
                0,
                CommandStatus.SIZE_MISMATCH);
        for (int process : new int[] {2, 3, 128, 255}) {
            add(operation, "process " + process, GOOD, GOOD, -1, process, CommandStatus.UNKNOWN_PROCESS);
        }
        if (!operation.isLocal()) {
            for (int node : new int[] {PacketFormat.NODES, PacketFormat.NODES + 1, 32, 256, 0x8001, 0xFFFF}) {
                add(operation, "node " + node, GOOD, GOOD, node, 0, CommandStatus.UNKNOWN_NODE);
            }
        }
    }

    private void add(
            VectorOperation operation,
            String name,
            VectorAccess source,
            VectorAccess destination,
            int node,
            int process,
            CommandStatus status) {
        all.add(new Refused(operation + ", " + name, operation.code(), source, destination, node, process, status));
    }

    /**
     * Rule that the source or the destination of a command breaks; with {@link #KEPT} each side keeps all rules, and only their sizes
     * differ.
     */
    private enum Rule {
        SIZE(CommandStatus.SOURCE_ELEMENT_SIZE, CommandStatus.DESTINATION_ELEMENT_SIZE),
        COUNT(CommandStatus.SOURCE_COUNT, CommandStatus.DESTINATION_COUNT),
        PATTERN(CommandStatus.SOURCE_PATTERN, CommandStatus.DESTINATION_PATTERN),
        ALIGNMENT(CommandStatus.SOURCE_ALIGNMENT, CommandStatus.DESTINATION_ALIGNMENT),
        RANGE(CommandStatus.SOURCE_RANGE, CommandStatus.DESTINATION_RANGE),
        KEPT(CommandStatus.SIZE_MISMATCH, CommandStatus.SIZE_MISMATCH);

        final CommandStatus source;
        final CommandStatus destination;

        Rule(CommandStatus source, CommandStatus destination) {
            this.source = source;
            this.destination = destination;
        }
    }

    private void add(
            String name, VectorOperation operation, boolean isSource, UnaryOperator<VectorAccess> breaks, Rule rule) {
        VectorAccess broken = breaks.apply(GOOD);
        VectorAccess other = rule == Rule.KEPT ? with(GOOD, 8, 5) : GOOD;
        all.add(new Refused(
                operation + ", " + (isSource ? "source " : "destination ") + name,
                operation.code(),
                isSource ? broken : other,
                isSource ? other : broken,
                -1,
                0,
                isSource ? rule.source : rule.destination));
    }

    private static VectorAccess with(VectorAccess one, int elementBytes, int count) {
        return VectorAccess.contiguous(one.base(), elementBytes, count);
    }

    private static VectorAccess moved(VectorAccess one, long base) {
        return new VectorAccess(one.pattern(), base, one.elementBytes(), one.count(), one.stride());
    }

    private static VectorAccess in(AccessPattern pattern, VectorAccess one, long base, int stride) {
        return new VectorAccess(pattern, base, one.elementBytes(), one.count(), stride);
    }
}
