package org.heddle.gallery.sdram;

import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;

/**
 * State of all banks, and the commands that are permitted in this cycle, to the bank that is addressed or to all of them. A command counts from
 * the cycle behind it; the outputs depend on the banks' registers, and some of them on {@code bank} and {@code row}.
 */
public final class SdramBanks extends Component {
    public final UInt bank = in(uint(SdramPart.BANK_BITS)).doc("bank that is addressed");
    public final UInt row;
    public final Bool activate = in(bool()).doc("ACTIVE of the row");
    public final Bool read = in(bool()).doc("READ");
    public final Bool write = in(bool()).doc("WRITE");
    public final Bool precharge = in(bool()).doc("PRECHARGE of the bank that is addressed");
    public final Bool prechargeAll = in(bool()).doc("PRECHARGE of all banks");
    public final Bool occupy = in(bool()).doc("AUTO REFRESH or LOAD MODE REGISTER");
    public final Bool isOpen = out(bool()).doc("the bank that is addressed has an open row");
    public final Bool rowHit = out(bool()).doc("the row is that which the bank has opened last");
    public final Bool isReady = out(bool()).doc("READ and WRITE are permitted if a row is open, or else ACTIVE");
    public final Bool mayPrecharge = out(bool()).doc("PRECHARGE of the bank is permitted");
    public final Bool anyOpen = out(bool()).doc("some bank has an open row");
    public final Bool allIdle = out(bool()).doc("AUTO REFRESH and LOAD MODE REGISTER are permitted");
    public final Bool mayPrechargeAll = out(bool()).doc("PRECHARGE of all banks is permitted");

    private final List<SdramBank> banks;

    /**
     * Makes the state of four banks.
     *
     * @param part the chip
     * @param megahertz frequency of the clock
     * @param casLatency of the chip, 2 or 3 cycles
     */
    public SdramBanks(SdramPart part, int megahertz, int casLatency) {
        parameter("part", part.name());
        parameter("megahertz", megahertz);
        parameter("casLatency", casLatency);
        row = in(uint(part.rowBits()));
        banks = IntStream.range(0, SdramPart.BANKS)
                .mapToObj(i -> instance("bank_" + i, new SdramBank(part, megahertz, casLatency)))
                .toList();
        for (int i = 0; i < SdramPart.BANKS; i++) {
            tell(banks.get(i), bank.eq(i));
        }
        isOpen.set(addressed(each -> each.isOpen));
        rowHit.set(addressed(each -> each.rowHit));
        isReady.set(addressed(each -> each.isReady));
        mayPrecharge.set(addressed(each -> each.mayPrecharge));
        anyOpen.set(all(each -> each.isOpen.not()).not());
        allIdle.set(all(each -> each.isReady.and(each.isOpen.not())));
        mayPrechargeAll.set(all(each -> each.mayPrecharge));
    }

    private void tell(SdramBank each, Bool isAddressed) {
        each.row.set(row);
        each.activate.set(activate.and(isAddressed));
        each.read.set(read.and(isAddressed));
        each.write.set(write.and(isAddressed));
        each.precharge.set(prechargeAll.or(precharge.and(isAddressed)));
        each.occupy.set(occupy);
    }

    private Bool addressed(Function<SdramBank, Bool> property) {
        return Vec.of(banks.stream().map(property).toList()).get(bank);
    }

    private Bool all(Function<SdramBank, Bool> property) {
        return cat(banks.stream().map(property).toList()).reduceAnd();
    }
}
