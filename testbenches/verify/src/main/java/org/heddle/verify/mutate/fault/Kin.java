package org.heddle.verify.mutate.fault;

import java.util.List;
import java.util.Optional;

/**
 * The same fault in another size of a module: a component with other parameters is another text, but its statements come from the same
 * Java lines. A fault is transferred to the statement that has the same words up to numbers, and comes from the same line.
 */
public final class Kin {
    private Kin() {}

    /** The mutant of the other module; none if that has no such statement, or no such fault. */
    public static Optional<Mutant> of(Mutant mutant, ModuleSource other) {
        ModuleSource module = mutant.module();
        if (!module.component().equals(other.component())) {
            return Optional.empty();
        }
        FaultStatement statement = module.statements().get(mutant.statement());
        String words = words(module, statement);
        int number = 0;
        for (int i = 0; i < mutant.statement(); i++) {
            number += words(module, module.statements().get(i)).equals(words) ? 1 : 0;
        }
        for (int i = 0; i < other.statements().size(); i++) {
            FaultStatement candidate = other.statements().get(i);
            if (words(other, candidate).equals(words) && number-- == 0) {
                return transferred(mutant, statement, other, i);
            }
        }
        return Optional.empty();
    }

    private static Optional<Mutant> transferred(
            Mutant mutant, FaultStatement statement, ModuleSource other, int index) {
        FaultStatement target = other.statements().get(index);
        int place = wordsBefore(mutant.module(), statement, mutant.fault().start());
        return PlantedFaults.of(other, target).getOrDefault(mutant.fault().kind(), List.of()).stream()
                .filter(fault -> fault.form().equals(mutant.fault().form()))
                .filter(fault -> wordsBefore(other, target, fault.start()) == place)
                .findFirst()
                .map(fault -> new Mutant(other, index, fault));
    }

    private static int wordsBefore(ModuleSource module, FaultStatement statement, int offset) {
        return Token.of(module.text().substring(statement.start(), offset)).size();
    }

    /** The words of a statement without its numbers, behind the Java line that it comes from. */
    private static String words(ModuleSource module, FaultStatement statement) {
        StringBuilder words = new StringBuilder(module.javaLine(module.lineOf(statement.end() - 1)));
        List<Token> tokens = Token.of(module.text().substring(statement.start(), statement.end()));
        for (int i = 0; i < tokens.size(); i++) {
            String text = tokens.get(i).text();
            boolean isModule = i == 0 && statement.form() == FaultStatement.Form.INSTANCE;
            words.append(' ').append(tokens.get(i).isNumber() ? "#" : isModule ? text.replaceFirst("_.*", "") : text);
        }
        return words.toString();
    }
}
