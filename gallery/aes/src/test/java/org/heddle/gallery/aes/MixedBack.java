package org.heddle.gallery.aes;

import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;

/** Claims that InvMixColumns, FIPS 197, section 5.3.3, undoes MixColumns: no two columns become the same. */
public final class MixedBack extends Component {
    public final UInt column = in(uint(32));

    public MixedBack() {
        UInt mixed = RoundSteps.mixColumns(column);
        assertAlways(RoundSteps.product(mixed, 14, 11, 13, 9).eq(column), "a column can be mixed back");
    }
}
