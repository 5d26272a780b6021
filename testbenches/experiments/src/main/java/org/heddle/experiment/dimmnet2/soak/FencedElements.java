package org.heddle.experiment.dimmnet2.soak;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.heddle.device.plain.PlainElements;
import org.heddle.nic.dimmnet2.command.VectorOperation;
import org.jspecify.annotations.Nullable;

/** Elements that each process has written, and may read again when a fence of its own stands behind them. */
final class FencedElements {
    private record Written(int node, PlainElements elements) {}

    private record Owner(int node, int process) {}

    private final Map<Owner, List<Written>> before = new HashMap<>();
    private final Map<Owner, List<Written>> behind = new HashMap<>();

    /** A process writes elements in a node's memory. */
    void add(int node, int process, int memory, VectorOperation kind, PlainElements elements) {
        if (kind != VectorOperation.LOCAL_READ) {
            of(behind, node, process).add(new Written(memory, elements));
        }
    }

    /** A process queues a fence. */
    void fence(int node, int process) {
        of(before, node, process).addAll(of(behind, node, process));
        of(behind, node, process).clear();
    }

    /** Something that a process has written in a node's memory before its last fence; each once, null if there is nothing. */
    @Nullable
    PlainElements draw(int node, int process, int memory, int mostBytes, RandomGenerator random) {
        List<Written> all = of(before, node, process);
        List<Written> fit = all.stream()
                .filter(each -> each.node == memory && each.elements.bytes() <= mostBytes)
                .toList();
        if (fit.isEmpty()) {
            return null;
        }
        Written chosen = fit.get(random.nextInt(fit.size()));
        all.remove(chosen);
        return chosen.elements;
    }

    private static List<Written> of(Map<Owner, List<Written>> map, int node, int process) {
        return map.computeIfAbsent(new Owner(node, process), owner -> new ArrayList<>());
    }
}
