package org.heddle.experiment.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.heddle.host.HostPort;
import org.heddle.host.HostRegisters;
import org.heddle.host.HostTimeoutException;
import org.heddle.host.loopback.driver.LoopbackDriver;
import org.heddle.nic.loopback.LoopbackMap;

/**
 * The smallest network interface on a board, checked through its host port alone: who is there, whether its registers hold and count, messages
 * to itself, messages over the link that is joined to itself, and random ones at length. The first step that fails ends it.
 */
public final class Selftest {
    /** Name of the top that this checks. */
    public static final String TOP = "loopback";

    private static final long LIMIT_CYCLES = 1_000_000;
    private static final int OTHER_NODE = 1;

    private final HostPort port;
    private final LoopbackMap registers;
    private final Consumer<SelftestStep> told;
    private final List<SelftestStep> steps = new ArrayList<>();
    private final SplittableRandom random = new SplittableRandom(1);

    /** Body of one step. */
    private interface Step {
        boolean passes(Map<String, String> seen);
    }

    /**
     * @param told hears each step as soon as it has ended
     */
    public Selftest(HostPort port, Consumer<SelftestStep> told) {
        this.port = port;
        this.registers = HostRegisters.connect(new LoopbackMap(), port);
        this.told = told;
    }

    /**
     * Runs all steps.
     *
     * @param name of the port
     * @param messages random ones of the last step go on while this says so
     */
    public SelftestResult run(String name, BooleanSupplier messages) {
        boolean goesOn = step(
                "identity",
                this::identity,
                "register 0x0 must read \"LOOPBAK1\" (0x4c4f4f5042414b31): all ones or zeros are a line that nobody drives; other values, the"
                        + " wrong bitstream or baud rate");
        goesOn = goesOn
                && step(
                        "registers",
                        this::registers,
                        "a refused write must count once: look at the board's reset and clock, and at noise on the line");
        goesOn = goesOn
                && step(
                        "own messages",
                        this::ownMessages,
                        "a message to the own node never leaves the FPGA: look at timing");
        goesOn = goesOn
                && step(
                        "link loop",
                        this::linkLoop,
                        "a message to another node comes back over the link and is counted as misrouted: look at the link's pins and clock");
        if (goesOn) {
            step(
                    "soak",
                    seen -> soak(messages, seen),
                    "the same messages passed one by one: look at timing and supply");
        }
        return new SelftestResult(name, TOP, steps);
    }

    private boolean step(String name, Step step, String next) {
        Map<String, String> seen = new LinkedHashMap<>();
        boolean passed;
        try {
            passed = step.passes(seen);
        } catch (HostTimeoutException late) {
            seen.put("limit", String.valueOf(late.getMessage()));
            passed = false;
        }
        SelftestStep done = new SelftestStep(name, passed, seen, passed ? "" : next);
        steps.add(done);
        told.accept(done);
        return passed;
    }

    private static void see(Map<String, String> seen, String register, long value) {
        seen.put(register, "0x" + Long.toHexString(value));
    }

    private boolean identity(Map<String, String> seen) {
        long identity = registers.identity.read();
        see(seen, "identity", identity);
        return identity == registers.identity.resetValue();
    }

    private boolean registers(Map<String, String> seen) {
        long node = registers.node.number.read();
        long room = registers.state.room.read();
        long before = registers.state.refused.read();
        registers.word.data.write(1); // no message was begun
        long after = registers.state.refused.read();
        see(seen, "node", node);
        see(seen, "room", room);
        see(seen, "refused", after);
        return node == 0 && room > 0 && after == (before + 1 & 0xFFFF);
    }

    private boolean ownMessages(Map<String, String> seen) {
        LoopbackDriver driver = new LoopbackDriver(port);
        for (int words = LoopbackDriver.LEAST_WORDS; words <= LoopbackDriver.MOST_WORDS; words += 4) {
            if (!comesBack(driver, words, seen)) {
                return false;
            }
        }
        see(seen, "waiting", registers.state.waiting.read());
        return registers.state.waiting.read() == 0;
    }

    private boolean comesBack(LoopbackDriver driver, int words, Map<String, String> seen) {
        long[] message = random.longs(words).toArray();
        if (!driver.offer(0, message)) {
            see(seen, "room", registers.state.room.read());
            return false;
        }
        long[] back = driver.await(LIMIT_CYCLES).words();
        if (!Arrays.equals(back, message)) {
            int first = Arrays.mismatch(back, message);
            see(seen, "word" + first, first < back.length ? back[first] : 0);
            see(seen, "expected" + first, first < message.length ? message[first] : 0);
            return false;
        }
        return true;
    }

    private boolean linkLoop(Map<String, String> seen) {
        LoopbackDriver driver = new LoopbackDriver(port);
        for (int i = 1; i <= LoopbackMap.MESSAGES; i++) {
            long before = registers.state.misrouted.read();
            boolean isSent = driver.offer(
                    OTHER_NODE, random.longs(LoopbackDriver.LEAST_WORDS).toArray());
            long after = before;
            long start = port.cycle();
            while (isSent && after == before && port.cycle() - start < LIMIT_CYCLES) {
                after = registers.state.misrouted.read();
            }
            see(seen, "misrouted", after);
            if (after != (before + 1 & 0xFFFF)) {
                return false;
            }
        }
        return true;
    }

    private boolean soak(BooleanSupplier goesOn, Map<String, String> seen) {
        LoopbackDriver driver = new LoopbackDriver(port);
        long count = 0;
        do {
            int words = random.nextInt(LoopbackDriver.LEAST_WORDS, LoopbackDriver.MOST_WORDS + 1);
            if (!comesBack(driver, words, seen)) {
                return false;
            }
            count++;
        } while (goesOn.getAsBoolean());
        see(seen, "messages", count);
        return true;
    }
}
