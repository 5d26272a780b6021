package org.heddle.hdl.elaboration;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.ir.MemoryDefinition;
import org.heddle.hdl.naming.NameGroup;
import org.heddle.hdl.option.ReadUnderWrite;

/** A memory while its module is being built. */
public final class MemoryBuilder {
    private final int id;
    private final int width;
    private final int depth;
    private final NameGroup group;
    private List<BigInteger> contents = List.of();
    private Optional<Site> filled = Optional.empty();
    private final List<MemoryWritePort> writes = new ArrayList<>();
    private final List<Site> combinationalReads = new ArrayList<>();
    private final List<Site> registeredReads = new ArrayList<>();
    private ReadUnderWrite policy = ReadUnderWrite.READ_FIRST;
    private Optional<Site> blockRam = Optional.empty();
    private String finalName = "";

    MemoryBuilder(int id, int width, int depth, NameGroup group) {
        this.id = id;
        this.width = width;
        this.depth = depth;
        this.group = group;
    }

    /** Number of the memory in its module. */
    public int id() {
        return id;
    }

    /** Width of a word in bits. */
    public int width() {
        return width;
    }

    /** Gives it its contents. */
    public void fill(List<BigInteger> words, Site place) {
        contents = words;
        filled = Optional.of(place);
    }

    /** Returns the place at which the memory was given its contents. */
    public Optional<Site> filled() {
        return filled;
    }

    /** Returns what a read gives for a word that is written at the same edge. */
    public ReadUnderWrite policy() {
        return policy;
    }

    /** Decides what a read gives for a word that is written at the same edge. */
    public void readUnderWrite(ReadUnderWrite other) {
        policy = other;
    }

    /** The port, as statements before it in the source must see it too. */
    public void add(MemoryWritePort port) {
        writes.add(port);
    }

    /** Returns the places that write it, in source order. */
    public List<MemoryWritePort> writes() {
        return writes;
    }

    /** Notes a place that reads it. */
    public void addRead(boolean registered, Site site) {
        (registered ? registeredReads : combinationalReads).add(site);
    }

    /** Notes that it is to be block RAM. */
    public void wishBlockRam(Site site) {
        blockRam = Optional.of(site);
    }

    /** Judges the wish for block RAM once all ports are known. */
    void judge(ModuleBuilder module) {
        blockRam.ifPresent(wish -> {
            String name = "memory \"" + finalName + "\" cannot be block RAM";
            combinationalReads.forEach(site -> module.report(
                    Code.BLOCK_RAM,
                    name + ": it is read within the cycle, and a block RAM answers one cycle later: read it with"
                            + " readSync, or leave blockRam() out",
                    site,
                    wish));
            if (combinationalReads.isEmpty() && registeredReads.isEmpty()) {
                module.report(Code.BLOCK_RAM, name + ": nothing reads it: read it with readSync, or remove it", wish);
            }
            if (writes.size() > 1) {
                module.report(
                        Code.BLOCK_RAM,
                        name + ": it is written in " + writes.size()
                                + " places, and not every block RAM has two write ports: choose address and word with"
                                + " mux and write once",
                        writes.get(1).site(),
                        writes.get(0).site(),
                        wish);
            }
        });
    }

    /** Returns its name. */
    public NameGroup group() {
        return group;
    }

    void finish(String name) {
        finalName = name;
    }

    String finalName() {
        return finalName;
    }

    MemoryDefinition build() {
        return new MemoryDefinition(id, finalName, width, depth, contents, blockRam.isPresent(), group.site());
    }
}
