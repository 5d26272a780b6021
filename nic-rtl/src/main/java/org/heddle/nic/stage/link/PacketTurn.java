package org.heddle.nic.stage.link;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;

/**
 * Grants an output to the inputs that request it in turn, a whole packet at a time, from registers: behind the input that was granted last, the next
 * one that requests.
 *
 * <p>Latency: the cycle behind a request. Throughput: a grant in two cycles; behind the end of a packet is one cycle in which nobody is granted.
 * The reset puts input 0 first.
 */
final class PacketTurn extends Component {
    /** One bit for each input: 1 while it requests the output. */
    final UInt requests;
    /** 1 in the cycle in which the last word of a packet leaves. */
    final Bool ends = in(bool());

    /** 1 while an input is granted; it stays so, and the same, until the cycle of {@link #ends}. */
    final Bool isGranted = out(bool());
    /** One bit for each input: the one that is granted. */
    final UInt grant;
    /** Index of the input that is granted. */
    final UInt chosen;

    /**
     * @param count of inputs, at least 2
     */
    PacketTurn(int count) {
        parameter("count", count);
        requests = in(uint(count));
        grant = out(uint(count));
        chosen = out(uint(Types.bitsToNumber(count)));

        Bool busy = reg(bool()).init(false);
        UInt granted = reg(uint(count)).init(0);
        UInt index = reg(uint(chosen.width())).init(0);
        UInt behindLast = reg(uint(count)).init(0);
        UInt later = requests.and(behindLast);
        UInt newcomer = mux(later.ne(0), later.lowestOne(), requests.lowestOne());
        Bool begins = busy.not().and(requests.ne(0));
        when(begins, () -> {
                    busy.set(true);
                    granted.set(newcomer);
                    index.set(newcomer.oneHotIndex());
                })
                .elseWhen(ends, () -> {
                    busy.set(false);
                    granted.set(0);
                });
        when(busy, () -> behindLast.set(granted.or(granted.subWrap(1)).not()));
        isGranted.set(busy);
        grant.set(granted);
        chosen.set(index);
    }
}
