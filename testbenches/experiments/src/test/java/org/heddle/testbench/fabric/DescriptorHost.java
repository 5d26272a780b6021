package org.heddle.testbench.fabric;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.LongConsumer;
import org.heddle.cosim.Agent;
import org.heddle.hdl.option.Coded;
import org.heddle.hdl.registers.Register;
import org.heddle.nic.offload.descriptor.DescriptorField;
import org.heddle.nic.offload.descriptor.ReductionStatus;
import org.heddle.nic.offload.host.ReductionHostMap;
import org.heddle.nic.offload.reduce.bench.MessageFabric;
import org.heddle.nic.stage.arithmetic.ReductionOperation;
import org.heddle.testbench.HostPins;

/** A host that submits words as fast as its node takes them, and reads all completions, through the host port. */
final class DescriptorHost implements Agent {
    private static final ReductionHostMap MAP = new ReductionHostMap();

    private final HostPins pins;
    private final Deque<long[]> waiting = new ArrayDeque<>();
    private final List<Long> told = new ArrayList<>();
    /** Action on the answer that is outstanding. */
    private LongConsumer then = answer -> look();

    DescriptorHost(HostPins pins) {
        this.pins = pins;
    }

    void submit(long[] words) {
        waiting.add(words);
    }

    /** All words of completions so far. */
    List<Long> told() {
        return told;
    }

    @Override
    public void drive() {
        pins.drive();
    }

    @Override
    public void sample() {
        pins.sample();
        if (pins.isAnswered()) {
            then.accept(pins.answer());
        }
    }

    private static int at(Register register) {
        return Math.toIntExact(register.address());
    }

    private void look() {
        pins.request(false, at(MAP.state), 0);
        then = state -> {
            if (MAP.state.completions.in(state) > 0) {
                read(new ArrayList<>(), DescriptorField.WORDS);
            } else if (MAP.state.submitRoom.in(state) > 0 && !waiting.isEmpty()) {
                write(waiting.remove(), 0);
            } else {
                look();
            }
        };
    }

    private void write(long[] words, int index) {
        boolean isLast = index == words.length - 1;
        pins.request(true, at(isLast ? MAP.submitLast : MAP.submit), words[index]);
        then = answer -> {
            if (isLast) {
                look();
            } else {
                write(words, index + 1);
            }
        };
    }

    private void read(List<Long> words, int size) {
        pins.request(false, at(MAP.completion), 0);
        then = word -> {
            words.add(word);
            int whole = words.size() == DescriptorField.WORDS ? size + dataWords(words) : size;
            if (words.size() < whole) {
                read(words, whole);
            } else {
                told.addAll(words);
                look();
            }
        };
    }

    private static int dataWords(List<Long> words) {
        var head = new MessageFabric.Told(words.stream().mapToLong(word -> word).toArray());
        if (head.status() != ReductionStatus.DONE && head.status() != ReductionStatus.FAILED) {
            return 0;
        }
        var operation = Coded.of(ReductionOperation.class, head.get(DescriptorField.OPERATION));
        int values = (int) head.get(DescriptorField.COUNT) * (operation.hasLocation() ? 2 : 1);
        return (values * (int) head.get(DescriptorField.WIDTH) + 7) / 8;
    }
}
