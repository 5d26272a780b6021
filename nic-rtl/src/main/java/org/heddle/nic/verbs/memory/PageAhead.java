package org.heddle.nic.verbs.memory;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Valid;
import org.heddle.hdl.Vec;

/**
 * Looks for the translation of the page behind a long run, as the next packet of a message goes on there, and passes on what others look for ahead.
 *
 * <p>Nobody awaits the answer, and a run that comes while another one is offered is passed over. A page that its key does not allow is refused there,
 * without another effect. Latency: two cycles from a run to that of its page, one for others.
 */
public final class PageAhead extends Component {
    /** Runs of fewer bytes are short: 256. */
    private static final int LOG_LONG = 8;

    private static final int PAGE_BYTES = 4096;
    private static final int ADDRESS_WIDTH = 64;

    /** Runs that are looked for, of several units; of two at once the first one counts. */
    public final Vec<Valid<VirtualRun>> looked;
    /** Runs that others look for ahead. */
    public final Stream<VirtualRun> others = in(stream(VirtualRun.type()));
    /** Those, and runs of a byte of the page that is wanted next. */
    public final Stream<VirtualRun> run = out(stream(VirtualRun.type()));

    /** @param units number of those whose runs are looked at */
    public PageAhead(int units) {
        parameter("units", units);
        looked = in(vec(units, valid(VirtualRun.type())));
        Bool hasEnd = reg("hasEnd", bool()).init(false);
        VirtualRun seen = reg("seen", VirtualRun.type());
        Bool offers = reg("offers", bool()).init(false);
        VirtualRun ahead = reg("ahead", VirtualRun.type());
        Bool takes = lit(false);
        for (Valid<VirtualRun> each : looked) {
            VirtualRun given = each.data();
            Bool isLong = given.bytes().shr(LOG_LONG).ne(0);
            Bool isOrdinary = given.isPhysical()
                    .or(given.isCheck())
                    .or(given.isList())
                    .or(given.isWrong())
                    .not();
            Bool counts =
                    each.valid().and(isLong).and(isOrdinary).and(hasEnd.not()).and(takes.not());
            when(counts, () -> connect(seen, given));
            takes = takes.or(counts);
        }
        // The page that the byte behind the run begins, or the one behind that byte's.
        UInt behind = seen.address().addWrap(seen.bytes().zext(ADDRESS_WIDTH).addWrap(PAGE_BYTES - 1));
        Bool isFree = offers.not().or(run.ready());
        when(takes, () -> hasEnd.set(true)).elseWhen(isFree, () -> hasEnd.set(false));
        others.ready().set(isFree.and(hasEnd.not()));
        when(isFree, () -> {
            offers.set(hasEnd.or(others.valid()));
            connect(ahead, others.data());
            when(hasEnd, () -> ahead.beByte(behind, seen.key(), seen.domain(), seen.rights()));
        });
        run.valid().set(offers);
        connect(run.data(), ahead);
    }
}
