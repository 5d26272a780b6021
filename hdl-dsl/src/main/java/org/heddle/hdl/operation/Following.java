package org.heddle.hdl.operation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.heddle.hdl.elaboration.ModuleBuilder;
import org.heddle.hdl.elaboration.Net;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.ir.Statement;
import org.heddle.hdl.naming.NameGroup;

/** Registers that take other values at every clock edge, whatever conditions stand around the line that makes them. */
public final class Following {
    private static final String RULE =
            "it follows another value, whatever conditions stand around; set that one, or declare a reg and set it";

    private Following() {}

    /**
     * Returns a register for each leaf of some data, in the module's current domain.
     *
     * @param names of the registers
     * @param path between the names and those of the leaves; may be empty
     */
    public static List<Net> registers(ModuleBuilder module, DataParts data, NameGroup names, String path) {
        return registers(module, data, names, path, Optional.empty());
    }

    /**
     * Returns a register for each leaf of some data, which takes its value at the edges at which a condition is 1.
     *
     * @param names of the registers
     */
    public static List<Net> registersWhile(ModuleBuilder module, Net condition, DataParts data, NameGroup names) {
        return registers(module, data, names, "", Optional.of(condition.in(module, names.site())));
    }

    private static List<Net> registers(
            ModuleBuilder module, DataParts data, NameGroup names, String path, Optional<Expression> condition) {
        List<Net> registers = new ArrayList<>();
        for (DataParts.Leaf leaf : data.leaves()) {
            Net register = module.declarations()
                    .local(
                            leaf.net().format(),
                            Signal.Kind.REGISTER,
                            module.domains().current(),
                            names,
                            NameGroup.join(path, leaf.path()));
            Expression now = leaf.net().in(module, names.site());
            Expression target = register.in(module, names.site());
            Statement.Assign assign = new Statement.Assign(((Expression.Reference) target).signal(), now, names.site());
            Statement statement = condition
                    .<Statement>map(taken -> new Statement.When(
                            List.of(new Statement.Branch(taken, List.of(assign), names.site())),
                            List.of(),
                            names.site()))
                    .orElse(assign);
            module.body().addUnconditional(() -> statement);
            register.signal().ifPresent(signal -> signal.keep(RULE));
            registers.add(register);
        }
        return registers;
    }
}
