package org.heddle.verify.mutate;

import java.io.IOException;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.hdl.verilog.VerilogFile;
import org.heddle.verify.equivalence.Equivalence;
import org.heddle.verify.equivalence.ReachableEquivalence;
import org.heddle.verify.mutate.fault.Mutant;

/** Judges whether a mutant that no check sees changes anything. */
final class Equivalents {
    private static final Pattern NUMBER = Pattern.compile("(\\d+)'([bodh])([0-9a-f]+)");
    private static final Map<String, Integer> BASES = Map.of("b", 2, "o", 8, "d", 10, "h", 16);

    /** Lines of Verilog of a design that is asked about as a whole: a question about a larger one has no answer within the limit. */
    private static final int SMALL = 3_000;

    private final Equivalence steps;
    private final ReachableEquivalence runs;
    private final ArguedMutants arguments;

    /**
     * @param limit for each question to yosys
     */
    Equivalents(Duration limit, ArguedMutants arguments) {
        this.steps = new Equivalence(limit);
        this.runs = new ReachableEquivalence(limit);
        this.arguments = arguments;
    }

    /**
     * Whether the mutant is the same text with its numbers written otherwise, or the tools prove that it changes nothing: nothing that its
     * module with all inside does in any cycle after the reset, or nothing that the module alone does in a single step; or, in a small
     * design, nothing that the whole does in any cycle after the reset, as no test of it could see the fault then.
     *
     * @param design that holds the module
     */
    boolean isProven(Mutant mutant, VerilogDesign design) throws IOException {
        if (plain(mutant.text()).equals(plain(mutant.module().text()))) {
            return true;
        }
        String module = mutant.module().name();
        VerilogDesign right = inside(design, module);
        VerilogDesign faulty = with(right, mutant);
        boolean changesNothing = switch (runs.compare(
                right, faulty, module, hasReset(mutant.module().text()))) {
            case EQUAL -> true;
            case DIFFERENT -> false;
            case OPEN -> steps.compare(right, faulty, module).isProven();
        };
        return changesNothing || isProvenInWhole(mutant, design);
    }

    private boolean isProvenInWhole(Mutant mutant, VerilogDesign design) throws IOException {
        VerilogFile top = design.files().get(design.files().size() - 1);
        long lines = design.files().stream()
                .mapToLong(file -> file.text().lines().count())
                .sum();
        return lines <= SMALL
                && !mutant.module().name().equals(design.top())
                && runs.compare(design, with(design, mutant), design.top(), hasReset(top.text()))
                        == ReachableEquivalence.Answer.EQUAL;
    }

    private static boolean hasReset(String text) {
        return text.contains(" reset,");
    }

    /** Whether it is written down why the mutant changes nothing. */
    boolean isArgued(Mutant mutant) {
        return arguments.reason(mutant).isPresent();
    }

    /** Returns a text with all its numbers in one base. */
    private static String plain(String text) {
        return NUMBER.matcher(text).replaceAll(number -> {
            int base = BASES.get(number.group(2));
            return number.group(1) + "'" + new BigInteger(number.group(3), base);
        });
    }

    static VerilogDesign with(VerilogDesign design, Mutant mutant) {
        List<VerilogFile> files = design.files().stream()
                .map(file -> file.text().equals(mutant.module().text())
                        ? new VerilogFile(file.name(), mutant.text(), file.lineSites())
                        : file)
                .toList();
        return new VerilogDesign(design.top(), files, design.ports());
    }

    /** A module and those inside it. Files stand in their design children first: walked backwards, each is named before it comes. */
    static VerilogDesign inside(VerilogDesign design, String module) {
        List<VerilogFile> kept = new ArrayList<>();
        for (int i = design.files().size() - 1; i >= 0; i--) {
            VerilogFile file = design.files().get(i);
            String name = file.name().substring(0, file.name().lastIndexOf('.'));
            if (name.equals(module)
                    || kept.stream().anyMatch(parent -> parent.text().contains("  " + name + " "))) {
                kept.add(0, file);
            }
        }
        return new VerilogDesign(module, kept, List.of());
    }
}
