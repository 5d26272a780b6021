package org.heddle.verify.mutate;

import java.util.List;

/**
 * Something that may see a fault.
 *
 * @param isProof whether it is a line of the catalogue of proofs; else it is a class of tests
 * @param name of the proof or the class
 */
record Check(boolean isProof, String name) implements Comparable<Check> {
    private static final String PROOF = "proof ";
    private static final List<String> OWN_TESTS = List.of("org.heddle.nic.", "org.heddle.testbench.");
    /** Tests that plant faults of their own, to show that other tests see them. */
    private static final List<String> OF_TESTS = List.of("PlantedFaultTest", "SabotageTest");

    private static final List<String> SOAKS =
            List.of("org.heddle.experiment.soak.", "org.heddle.experiment.arithmetic.");

    static Check test(String testClass) {
        return new Check(false, testClass);
    }

    static Check proof(String name) {
        return new Check(true, name);
    }

    /** The inverse of {@link #toString}. */
    static Check parse(String text) {
        return text.startsWith(PROOF) ? proof(text.substring(PROOF.length())) : test(text);
    }

    /** When checks of this kind run: a node's own tests, then proofs, then the soaks. Those of no use to a campaign are negative. */
    int stage() {
        if (isProof) {
            return 1;
        }
        if (OF_TESTS.stream().anyMatch(name::endsWith)) {
            return -1;
        }
        return OWN_TESTS.stream().anyMatch(name::startsWith)
                ? 0
                : SOAKS.stream().anyMatch(name::startsWith) ? 2 : -1;
    }

    @Override
    public int compareTo(Check other) {
        int stages = Integer.compare(stage(), other.stage());
        return stages != 0 ? stages : name.compareTo(other.name);
    }

    @Override
    public String toString() {
        return isProof ? PROOF + name : name;
    }
}
