package org.heddle.experiment.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import org.heddle.host.HostPort;
import org.heddle.host.HostRegisters;
import org.heddle.host.loopback.driver.LoopbackDriver;
import org.heddle.nic.loopback.LoopbackMap;

/**
 * Steps of the smallest network interface: who is there, whether its registers hold and count, messages to itself, messages over the link that
 * is joined to itself, and random ones at length.
 */
final class LoopbackBoardSteps implements CheckedBoard {
    private static final long LIMIT_CYCLES = 1_000_000;
    private static final int OTHER_NODE = 1;

    private final HostPort port;
    private final LoopbackMap registers;
    private final SplittableRandom random = new SplittableRandom(1);

    LoopbackBoardSteps(HostPort port) {
        this.port = port;
        this.registers = HostRegisters.connect(new LoopbackMap(), port);
    }

    @Override
    public String top() {
        return "loopback";
    }

    @Override
    public String without() {
        return "memory, memory speed and transfer, as this board has no memory; link errors, as there is no second node and"
                + " nothing on its link that loses packets";
    }

    @Override
    public List<BoardStep> steps(BooleanSupplier goesOn) {
        List<BoardStep> steps = new ArrayList<>(beginning());
        steps.add(linkLoop());
        steps.add(soak(goesOn));
        return steps;
    }

    /** Returns the steps in which nothing leaves the node. */
    List<BoardStep> beginning() {
        return List.of(
                new BodyStep(
                        "identity",
                        this::identity,
                        "register 0x0 must read \"LOOPBAK1\" (0x4c4f4f5042414b31): look at noise on the line"),
                new BodyStep(
                        "registers",
                        this::registers,
                        "a refused write must count once: look at the board's reset and clock, and at noise on the line"),
                new BodyStep(
                        "own messages",
                        this::ownMessages,
                        "a message to the own node never leaves the FPGA: look at timing"));
    }

    private BoardStep linkLoop() {
        return new BodyStep(
                "link loop",
                this::linkLoop,
                "a message to another node comes back over the link and is counted as misrouted: look at the link's pins"
                        + " and clock");
    }

    /** Returns the last step, random messages of the node to itself. */
    BoardStep soak(BooleanSupplier goesOn) {
        return new BodyStep(
                "soak", seen -> soak(goesOn, seen), "the same messages passed one by one: look at timing and supply");
    }

    private boolean identity(SeenRegisters seen) {
        long identity = registers.identity.read();
        seen.see("identity", identity);
        return identity == registers.identity.resetValue();
    }

    private boolean registers(SeenRegisters seen) {
        long node = registers.node.number.read();
        long room = registers.state.room.read();
        long before = registers.state.refused.read();
        registers.word.data.write(1); // no message was begun
        long after = registers.state.refused.read();
        seen.see("node", node);
        seen.see("room", room);
        seen.see("refused", after);
        return node == 0 && room > 0 && after == (before + 1 & 0xFFFF);
    }

    private boolean ownMessages(SeenRegisters seen) {
        LoopbackDriver driver = new LoopbackDriver(port);
        for (int words = LoopbackDriver.LEAST_WORDS; words <= LoopbackDriver.MOST_WORDS; words += 4) {
            if (!comesBack(driver, words, seen)) {
                return false;
            }
        }
        seen.see("waiting", registers.state.waiting.read());
        return registers.state.waiting.read() == 0;
    }

    private boolean comesBack(LoopbackDriver driver, int words, SeenRegisters seen) {
        long[] message = random.longs(words).toArray();
        if (!driver.offer(0, message)) {
            seen.see("room", registers.state.room.read());
            return false;
        }
        long[] back = driver.await(LIMIT_CYCLES).words();
        if (!Arrays.equals(back, message)) {
            int first = Arrays.mismatch(back, message);
            seen.see("word" + first, first < back.length ? back[first] : 0);
            seen.see("expected" + first, first < message.length ? message[first] : 0);
            return false;
        }
        return true;
    }

    private boolean linkLoop(SeenRegisters seen) {
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
            seen.see("misrouted", after);
            if (after != (before + 1 & 0xFFFF)) {
                return false;
            }
        }
        return true;
    }

    private boolean soak(BooleanSupplier goesOn, SeenRegisters seen) {
        LoopbackDriver driver = new LoopbackDriver(port);
        long count = 0;
        do {
            int words = random.nextInt(LoopbackDriver.LEAST_WORDS, LoopbackDriver.MOST_WORDS + 1);
            if (!comesBack(driver, words, seen)) {
                return false;
            }
            count++;
        } while (goesOn.getAsBoolean());
        seen.see("messages", count);
        return true;
    }
}
