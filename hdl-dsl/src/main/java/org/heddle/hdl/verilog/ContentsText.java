package org.heddle.hdl.verilog;

import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.heddle.hdl.ir.Expression.Literal;
import org.heddle.hdl.ir.MemoryDefinition;
import org.heddle.hdl.ir.ModuleDefinition;

/** The words that memories hold at the start, as {@code initial} blocks: a line for each word, a loop for {@value #LOOP} equal ones and more. */
final class ContentsText {
    /** Below, lines are as short to read, and tools that show values show them as well. */
    private static final int LOOP = 16;

    private final ModuleDefinition module;
    private final LineWriter out;
    private final Set<String> taken = new HashSet<>();

    ContentsText(ModuleDefinition module, LineWriter out) {
        this.module = module;
        this.out = out;
    }

    /** Writes the contents of each memory that has some. */
    void write() {
        for (MemoryDefinition memory : module.memories()) {
            if (!memory.contents().isEmpty()) {
                write(memory);
            }
        }
    }

    private void write(MemoryDefinition memory) {
        String index = hasLoop(memory.contents()) ? free(memory.name().replaceFirst("_$", "") + "_word") : "";
        if (!index.isEmpty()) {
            out.line("integer " + index + ";", memory.site());
        }
        out.line("initial begin", memory.site());
        out.indented(() -> {
            for (int from = 0; from < memory.depth(); ) {
                int to = endOfRun(memory.contents(), from);
                if (to - from >= LOOP) {
                    loop(memory, index, from, to);
                } else {
                    for (int i = from; i < to; i++) {
                        out.line(word(memory, Integer.toString(i), i));
                    }
                }
                from = to;
            }
        });
        out.line("end");
    }

    private void loop(MemoryDefinition memory, String index, int from, int to) {
        out.line("for (%1$s = %2$d; %1$s < %3$d; %1$s = %1$s + 1)".formatted(index, from, to));
        out.indented(() -> out.line(word(memory, index, from)));
    }

    private static String word(MemoryDefinition memory, String index, int address) {
        Literal word = Literal.of(memory.contents().get(address), memory.width());
        return memory.name() + "[" + index + "] = " + ExpressionText.number(word) + ";";
    }

    private static boolean hasLoop(List<BigInteger> words) {
        for (int from = 0; from < words.size(); ) {
            int to = endOfRun(words, from);
            if (to - from >= LOOP) {
                return true;
            }
            from = to;
        }
        return false;
    }

    /** Returns the address behind the words that equal that at an address and follow it. */
    private static int endOfRun(List<BigInteger> words, int from) {
        int to = from + 1;
        while (to < words.size() && words.get(to).equals(words.get(from))) {
            to++;
        }
        return to;
    }

    /** Returns a name like the wanted one that nothing of the module has, in upper or lower case. */
    private String free(String wanted) {
        if (taken.isEmpty()) {
            module.signals().forEach(signal -> take(signal.name()));
            module.memories().forEach(memory -> take(memory.name()));
            module.instances().forEach(instance -> take(instance.name()));
        }
        String name = wanted;
        while (taken.contains(name.toLowerCase(Locale.ROOT))) {
            name += "_";
        }
        take(name);
        return name;
    }

    private void take(String name) {
        taken.add(name.toLowerCase(Locale.ROOT));
    }
}
