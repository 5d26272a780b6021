package org.heddle.hdl.ir;

import java.math.BigInteger;
import java.util.List;
import org.heddle.hdl.diagnostic.Site;

/**
 * A memory array. A read returns what the array held before the clock edge (read-under-write: old data).
 *
 * @param id index in the module's memory list
 * @param name the Verilog identifier
 * @param width of a word in bits
 * @param depth in words
 * @param contents the words at the start, from address 0; empty if they are unspecified, else one for each address
 * @param blockRam whether it has to become block RAM
 * @param site where it was made
 */
public record MemoryDefinition(
        int id, String name, int width, int depth, List<BigInteger> contents, boolean blockRam, Site site) {
    public MemoryDefinition {
        contents = List.copyOf(contents);
    }
}
