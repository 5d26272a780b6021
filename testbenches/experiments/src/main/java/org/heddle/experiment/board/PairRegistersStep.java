package org.heddle.experiment.board;

import java.util.Optional;
import java.util.function.LongConsumer;
import java.util.function.LongSupplier;
import org.heddle.host.dimmnet2.driver.Dimmnet2Driver;
import org.heddle.host.dimmnet2.driver.VectorAccess;
import org.heddle.host.dimmnet2.driver.VectorStatus;
import org.heddle.nic.board.LossMap;
import org.heddle.nic.dimmnet2.command.CommandStatus;
import org.heddle.nic.dimmnet2.host.HostMap;
import org.heddle.nic.dimmnet2.host.HostMap.Counter;

/**
 * Checks that registers hold every bit that they are given, that the nodes count their cycles, and that a command of an operation that there
 * is not is refused once, by its status.
 */
record PairRegistersStep(PairNodes nodes) implements BoardStep {
    private static final int NODE_BITS = 16;
    private static final int RATE_BITS = 8;
    /** LLCM behind the status rings, where hosts keep what they like. */
    private static final int SCRATCH = HostMap.LLCM_BYTES - Long.BYTES;

    private static final int NO_OPERATION = 0x7F;

    @Override
    public String name() {
        return "registers";
    }

    @Override
    public String next() {
        return "look at the board's reset and clock, and at noise on the line";
    }

    @Override
    public boolean passes(SeenRegisters seen) {
        for (int node = 0; node < nodes.count(); node++) {
            HostMap registers = nodes.registers(node);
            String name = "node" + node + ".";
            boolean holds = walks(
                    seen,
                    name + "number",
                    NODE_BITS,
                    value -> registers.node.number.write(value),
                    registers.node.number::read);
            registers.node.number.write(node);
            if (!holds
                    || !walks(
                            seen,
                            name + "llcm",
                            Long.SIZE,
                            value -> registers.llcm.write(SCRATCH, value),
                            () -> registers.llcm.read(SCRATCH))
                    || !counts(seen, name, registers)
                    || !refuses(seen, name, node)) {
                return false;
            }
        }
        LossMap losses = nodes.losses();
        long before = losses.rate.of256.read();
        boolean holds =
                walks(seen, "losses.rate", RATE_BITS, value -> losses.rate.of256.write(value), losses.rate.of256::read);
        losses.rate.of256.write(before);
        return holds;
    }

    /** Lets a one walk through a register, and a zero among ones. */
    private static boolean walks(SeenRegisters seen, String name, int bits, LongConsumer write, LongSupplier read) {
        long all = -1L >>> Long.SIZE - bits;
        long wrong = 0;
        for (int bit = 0; bit < bits; bit++) {
            for (long value : new long[] {1L << bit, all & ~(1L << bit)}) {
                write.accept(value);
                wrong |= read.getAsLong() ^ value;
            }
        }
        seen.say(name, wrong == 0 ? bits + " bits hold" : "bits 0x%x do not hold".formatted(wrong));
        if (wrong != 0) {
            seen.lookAt("register " + name
                    + " does not hold its bits 0x%x: if they are the same in every run, look at".formatted(wrong)
                    + " the bitstream and its timing; if they change, at noise on the line");
        }
        return wrong == 0;
    }

    private static boolean counts(SeenRegisters seen, String name, HostMap registers) {
        long first = registers.counters.read(Counter.CYCLES);
        long second = registers.counters.read(Counter.CYCLES);
        seen.see(name + "CYCLES", second);
        if (first == second) {
            seen.lookAt("the node answers, but counts no cycles: look at its clock and reset");
        }
        return first != second;
    }

    private boolean refuses(SeenRegisters seen, String name, int node) {
        Dimmnet2Driver driver = nodes.driver(node);
        VectorAccess plain = VectorAccess.contiguous(0, 8, 1);
        int pattern = plain.pattern().code();
        int tag = driver.submitUnchecked(NO_OPERATION, plain, pattern, plain, pattern, nodes.other(node), 0, false);
        Optional<VectorStatus> refusal = nodes.refusal(node);
        seen.say(name + "refusal", refusal.map(status -> status.status().name()).orElse("no status"));
        boolean right = refusal.filter(
                        status -> status.status() == CommandStatus.UNKNOWN_OPERATION && status.tag() == tag)
                .isPresent();
        if (!right) {
            seen.lookAt(
                    "a command of an unknown operation must end with UNKNOWN_OPERATION, and its tag: look at the node's"
                            + " timing, and reset it if a program was interrupted on it");
        }
        return right;
    }
}
