package org.heddle.verify.prove;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Supplier;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;

/** Proofs as tests: for every input and any number of cycles, in a second or two. */
public final class ProofCheck {
    private static final Path WAVEFORMS = Path.of("target", "heddle", "prove");

    private ProofCheck() {}

    /**
     * Proves what a component and its instances assert, by the shortest induction up to 20 cycles that does.
     *
     * @param constructor makes the component
     * @throws AssertionError if something does not hold or the induction does not know enough; the text has each property with its Java line, and
     *     the waveform of a counterexample in {@code target/heddle/prove}
     * @throws IllegalArgumentException if nothing is asserted
     * @throws org.heddle.cosim.tool.MissingToolException if Yosys or Z3 is not installed
     */
    public static void requireProven(Supplier<? extends Component> constructor) {
        Design<? extends Component> design = Heddle.elaborateForProof(constructor);
        String name = design.verilog().top();
        OwnProperties properties = OwnProperties.of(design);
        if (properties.isEmpty()) {
            throw new IllegalArgumentException(
                    name + " asserts nothing, and neither does an instance in it: say what must hold by"
                            + " assertAlways(condition, text)");
        }
        try {
            Prover prover = new Prover(Files.createDirectories(WAVEFORMS));
            OwnProperties.Outcome outcome = properties.prove(prover, name, 0, 0);
            if (outcome.verdict().result() != Verdict.Result.PROVEN) {
                throw new AssertionError(System.lineSeparator() + new OwnProof(name, properties, outcome));
            }
        } catch (IOException trouble) {
            throw new UncheckedIOException(trouble);
        }
    }
}
