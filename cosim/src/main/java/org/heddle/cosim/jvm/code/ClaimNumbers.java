package org.heddle.cosim.jvm.code;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Statement;

/** Numbers of the claims of a design. */
public final class ClaimNumbers {
    /**
     * A claim of a design.
     *
     * @param module name of the module it stands in
     * @param property what it claims
     */
    public record Claim(String module, Statement.Property property) {}

    private final List<Claim> all = new ArrayList<>();
    private final Map<Statement.Property, Integer> numbers = new IdentityHashMap<>();

    /** The number of a claim, which is the same in all code of its module. */
    int number(ModuleDefinition module, Statement.Property property) {
        return numbers.computeIfAbsent(property, first -> {
            all.add(new Claim(module.name(), property));
            return all.size() - 1;
        });
    }

    /** The claim of a number. */
    public Claim claim(int number) {
        return all.get(number);
    }
}
