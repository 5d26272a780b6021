package org.heddle.cosim.jvm;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.heddle.cosim.jvm.model.CompiledModule;
import org.heddle.cosim.jvm.plan.ModuleSchedule;
import org.heddle.hdl.ir.Evaluation;
import org.heddle.hdl.ir.MemoryDefinition;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.unknown.UnknownTracking;

/** Memories of an instance that are read and written past all logic, at addresses that only this class understands. */
final class JvmMemories {
    private static final int NUMBER_SHIFT = 40;

    /**
     * A memory that somebody reaches.
     *
     * @param known the mask of its known bits, if unknown ones are tracked
     */
    private record Open(long[] words, Optional<long[]> known, int width, int bytes, int lanes) {}

    private final CompiledModule top;
    private final ModuleSchedule plan;
    private final boolean allowed;
    private final List<Open> open = new ArrayList<>();

    /**
     * @param allowed whether the simulation was opened for this
     */
    JvmMemories(CompiledModule top, ModuleSchedule plan, boolean allowed) {
        this.top = top;
        this.plan = plan;
        this.allowed = allowed;
    }

    /** Address, bytes per word, words and bits of a memory; empty if there is none. */
    Optional<long[]> find(String scope, String name) {
        if (!allowed) {
            return Optional.empty();
        }
        CompiledModule block = top;
        ModuleSchedule at = plan;
        String[] path = scope.split("\\.");
        for (int i = 2; i < path.length; i++) { // behind TOP and the top's name
            String instance = path[i];
            ModuleSchedule inside = at;
            OptionalInt child = IntStream.range(0, at.children().size())
                    .filter(index ->
                            inside.definition().instances().get(index).name().equals(instance))
                    .findFirst();
            if (child.isEmpty()) {
                return Optional.empty();
            }
            block = block.child(child.getAsInt());
            at = at.children().get(child.getAsInt());
        }
        for (MemoryDefinition memory : at.definition().memories()) {
            if (memory.name().equals(name)) {
                return Optional.of(opened(block, at.definition(), memory));
            }
        }
        return Optional.empty();
    }

    private long[] opened(CompiledModule block, ModuleDefinition module, MemoryDefinition memory) {
        long[] words = block.memory(memory.id());
        int lanes = words.length / memory.depth();
        int bytes = Long.BYTES * lanes;
        Optional<long[]> known = module.memories().stream()
                .filter(other -> other.name().equals(UnknownTracking.maskOf(memory.name())))
                .findFirst()
                .map(mask -> block.memory(mask.id()));
        open.add(new Open(words, known, memory.width(), bytes, lanes));
        return new long[] {(long) (open.size() - 1) << NUMBER_SHIFT, bytes, memory.depth(), memory.width()};
    }

    void read(long address, byte[] into) {
        Open memory = open.get((int) (address >>> NUMBER_SHIFT));
        int first = (int) ((address & (1L << NUMBER_SHIFT) - 1) / memory.bytes()) * memory.lanes();
        for (int i = 0; i < into.length; i++) {
            into[i] = (byte) (memory.words()[first + i / Long.BYTES] >>> 8 * i);
        }
    }

    void write(long address, byte[] bytes) {
        Open memory = open.get((int) (address >>> NUMBER_SHIFT));
        int first = (int) ((address & (1L << NUMBER_SHIFT) - 1) / memory.bytes()) * memory.lanes();
        for (int lane = 0; lane < memory.lanes(); lane++) {
            long word = 0;
            for (int i = Long.BYTES - 1; i >= 0; i--) {
                word = word << 8 | bytes[Long.BYTES * lane + i] & 0xff;
            }
            memory.words()[first + lane] = word;
            long ones = Evaluation.onesOfWord(memory.width() - Long.SIZE * lane);
            int place = first + lane;
            memory.known().ifPresent(mask -> mask[place] = ones);
        }
    }
}
