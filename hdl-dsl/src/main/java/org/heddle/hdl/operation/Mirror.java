package org.heddle.hdl.operation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.elaboration.ModuleBuilder;
import org.heddle.hdl.elaboration.Net;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.naming.Caller;
import org.heddle.hdl.naming.NameGroup;

/** Makes values of the shape of several alike: each single value is computed from theirs. */
public final class Mirror {
    /** Computes a single value from those in the same place. */
    interface Rule {
        Expression compute(List<Expression> scalars);
    }

    private Mirror() {}

    /**
     * The single values, in the order of the models' parts.
     *
     * @param models at least one, all of one shape
     */
    static List<Net> of(ModuleBuilder module, Caller caller, List<DataParts> models, Rule rule) {
        DataParts model = models.get(0);
        models.forEach(model::requireSameShape);
        NameGroup group = new NameGroup(caller);
        List<Net> made = new ArrayList<>(model.leaves().size());
        for (int i = 0; i < model.leaves().size(); i++) {
            List<Expression> scalars = new ArrayList<>(models.size());
            for (DataParts parts : models) {
                scalars.add(parts.leaves().get(i).net().in(module, caller.site()));
            }
            DataParts.Leaf leaf = model.leaves().get(i);
            made.add(module.declarations().define(leaf.net().format(), rule.compute(scalars), group, leaf.path()));
        }
        return made;
    }

    /**
     * The same values as some of the module's current clock domain, by the designer's word.
     *
     * @param caller the line, and the variable that takes them
     * @param reason why they may be taken there; a blank one is reported
     */
    public static List<Net> crossing(ModuleBuilder module, Caller caller, DataParts values, String reason) {
        module.domains().current().clock();
        if (reason.isBlank()) {
            module.report(
                    Code.CLOCK_CROSSING,
                    "crossing(..) without a reason: say why no edge can catch the value while it changes",
                    caller.site());
        }
        Caller place = new Caller(Optional.of(caller.name().orElse("crossing")), caller.site());
        List<Net> crossed = of(module, place, List.of(values), scalars -> scalars.get(0));
        crossed.forEach(net -> net.cross(reason));
        return crossed;
    }
}
