package org.heddle.gallery.aes;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Component;
import org.heddle.hdl.Memory;
import org.heddle.hdl.UInt;

/** Substitutes each of the four bytes of a word, within the cycle: SubWord() of FIPS 197. */
public final class SubWord extends Component {
    public final UInt word = in(uint(32));
    public final UInt substitutes = out(uint(32));

    public SubWord() {
        Memory<UInt> table = memory(uint(8), 256).init(SBox.table());
        List<UInt> bytes = new ArrayList<>();
        for (UInt each : RoundSteps.bytes(word)) {
            bytes.add(table.read(each));
        }
        substitutes.set(cat(bytes));
    }
}
