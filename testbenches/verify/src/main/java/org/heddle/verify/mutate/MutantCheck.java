package org.heddle.verify.mutate;

import java.util.List;

/**
 * Something that may see a fault.
 *
 * @param isProof whether it is a line of the catalogue of proofs; else it is a class of tests
 * @param name of the proof or the class
 */
record MutantCheck(boolean isProof, String name) implements Comparable<MutantCheck> {
    private static final String PROOF = "proof ";
    private static final List<String> OWN_TESTS = List.of("org.heddle.nic.", "org.heddle.testbench.");
    /** Tests that plant faults of their own, to show that other tests see them. */
    private static final List<String> OF_TESTS = List.of("PlantedFaultTest", "SabotageTest");

    private static final List<String> SOAKS = List.of(
            "org.heddle.experiment.dimmnet2.soak.",
            "org.heddle.experiment.offload.soak.",
            "org.heddle.experiment.arithmetic.");

    static MutantCheck test(String testClass) {
        return new MutantCheck(false, testClass);
    }

    static MutantCheck proof(String name) {
        return new MutantCheck(true, name);
    }

    /** The inverse of {@link #toString}. */
    static MutantCheck parse(String text) {
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
    public int compareTo(MutantCheck other) {
        int stages = Integer.compare(stage(), other.stage());
        return stages != 0 ? stages : name.compareTo(other.name);
    }

    @Override
    public String toString() {
        return isProof ? PROOF + name : name;
    }
}
