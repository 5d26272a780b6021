package org.heddle.nic.stage.move;

import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.pattern.DataPath;

/**
 * A word of a line, with what is worked out a cycle before it is used.
 *
 * @param step the word
 * @param line number of its line
 * @param lanes number of its lanes that are wanted
 */
record PlacedStep(WordWalker.Step step, UInt line, UInt lanes) implements Bundle {
    static BundleType<PlacedStep> type(DataPath path) {
        return bundle(
                PlacedStep.class,
                WordWalker.Step.type(path),
                uint(path.lineNumberBits()),
                uint(path.wordLaneBits() + 1));
    }
}
