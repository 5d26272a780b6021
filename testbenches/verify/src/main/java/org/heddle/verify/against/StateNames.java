package org.heddle.verify.against;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Maps the state and the instances of a former text to those of a new one: by name, and what is left, by its kind and order. It is
 * a guess; a wrong one only fails to be proven.
 */
final class StateNames {
    private StateNames() {}

    /**
     * Names of before, each with the name of now, where they differ.
     *
     * @param modules of both designs
     * @return empty if something has no counterpart
     */
    static Optional<Map<String, String>> of(VerilogModule module, VerilogModule former, Set<String> modules) {
        Map<String, String> names = new HashMap<>();
        boolean complete = pair(elements(module, modules), elements(former, modules), names);
        // A name of before that means something else now would be two things.
        names.keySet().removeIf(was -> names.get(was).equals(was));
        return complete ? Optional.of(names) : Optional.empty();
    }

    private static List<StateElement> elements(VerilogModule module, Set<String> modules) {
        List<StateElement> all = new ArrayList<>(ModuleState.of(module).elements());
        module.instances(modules).forEach((name, type) -> all.add(new StateElement(name, type, "", "")));
        return all;
    }

    private static boolean pair(List<StateElement> now, List<StateElement> before, Map<String, String> names) {
        List<StateElement> left = new ArrayList<>(now);
        List<StateElement> waiting = new ArrayList<>();
        for (StateElement was : before) {
            Optional<StateElement> same = left.stream()
                    .filter(is -> is.name().equals(was.name()) && is.shape().equals(was.shape()))
                    .findFirst();
            if (same.isPresent()) {
                left.remove(same.get());
                names.put(was.name(), was.name());
            } else {
                waiting.add(was);
            }
        }
        Set<StateElement> taken = new HashSet<>();
        for (StateElement was : waiting) {
            Optional<StateElement> like = left.stream()
                    .filter(is -> !taken.contains(is) && is.isLike(was))
                    .findFirst();
            if (like.isEmpty()) {
                return false;
            }
            taken.add(like.get());
            names.put(was.name(), like.get().name());
        }
        return taken.size() == left.size();
    }
}
