package org.heddle.hdl;

import java.math.BigInteger;
import java.util.List;
import org.heddle.hdl.ir.MemoryDefinition;

/** A memory while its module is being built. */
final class MemoryBuilder {
    private final int id;
    private final int width;
    private final int depth;
    private final NameGroup group;
    private List<BigInteger> contents = List.of();
    private String finalName = "";

    MemoryBuilder(int id, int width, int depth, NameGroup group) {
        this.id = id;
        this.width = width;
        this.depth = depth;
        this.group = group;
    }

    int id() {
        return id;
    }

    int width() {
        return width;
    }

    void fill(List<BigInteger> words) {
        contents = words;
    }

    NameGroup group() {
        return group;
    }

    void finish(String name) {
        finalName = name;
    }

    String finalName() {
        return finalName;
    }

    MemoryDefinition build() {
        return new MemoryDefinition(id, finalName, width, depth, contents, group.site());
    }
}
