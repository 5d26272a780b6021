package org.heddle.nic.stage.memory.hostbus;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.stream.SkidBuffer;

/**
 * Carries requests for lines over the host's bus, one after the other. Lines that follow each other in memory, in the same direction, are one
 * transaction as long as the next is there when the one before it ends, up to a burst.
 *
 * <pre>
 *  request ─► SkidBuffer ─► the line under way ─┬─► words ─► pins
 *  answer  ◄─ words of the line ◄───────────────┴──────────── pins
 * </pre>
 *
 * <p>Latency: a transaction begins in the cycle behind the one in which its request is there and the bus granted; an answer comes in the
 * cycle behind its line's last word. No cycle lies between transactions while requests wait and the bus stays granted. Proof:
 * {@code bus-master}.
 */
public final class HostBusMaster extends Component {
    private static final int WORDS = HostMemoryRequest.LINE_BYTES / BusPins.WORD_BYTES;
    private static final int INDEX_WIDTH = Integer.numberOfTrailingZeros(WORDS);

    /** Lines that are asked for. */
    public final Stream<HostMemoryRequest> request;
    /** Their answers, in the same order; always taken. */
    public final Stream<HostMemoryAnswer> answer;
    /** To the bus. */
    public final BusPins pins = out(BusPins.type());

    /**
     * @param tagWidth bits of a tag
     * @param burstLines most lines of a transaction, a power of two; a burst does not cross a multiple of their bytes
     */
    public HostBusMaster(int tagWidth, int burstLines) {
        if (Integer.bitCount(burstLines) != 1) {
            throw new IllegalArgumentException("burstLines must be a power of two: burstLines=" + burstLines);
        }
        parameter("tagWidth", tagWidth);
        parameter("burstLines", burstLines);
        request = in(stream(HostMemoryRequest.type(tagWidth)));
        answer = out(stream(HostMemoryAnswer.type(tagWidth)));
        SkidBuffer<HostMemoryRequest> waiting = instance("waiting", new SkidBuffer<>(HostMemoryRequest.type(tagWidth)));
        connect(waiting.source, request);

        Stream<HostMemoryRequest> next = waiting.sink;
        HostMemoryRequest wanted = next.data();
        Bool busy = reg(bool()).init(false);
        Bool begins = reg(bool()).init(false);
        Bool isFinal = reg(bool()).init(false);
        UInt index = reg(uint(INDEX_WIDTH)).init(0);
        HostMemoryRequest line = reg(HostMemoryRequest.type(tagWidth));

        Bool ends = pins.moves().and(index.eq(WORDS - 1));
        Bool over = ends.and(isFinal);
        Bool mayBegin = busy.not().or(over).and(pins.grant());
        Bool goesOn = ends.and(isFinal.not());
        next.ready().set(mayBegin.or(goesOn));
        Bool takes = next.fires();
        begins.set(takes.and(goesOn.not()));
        when(takes, () -> {
                    connect(line, wanted);
                    busy.set(true);
                })
                .elseWhen(over, () -> busy.set(false));
        when(pins.moves().and(ends.not()), () -> {
            // Words leave and come at the low end; those that are read fill up from above.
            line.data().set(pins.readData().cat(line.data().bits(HostMemoryRequest.LINE_BITS - 1, BusPins.WORD_BITS)));
            line.mask().set(line.mask().shr(BusPins.WORD_BYTES).zext(HostMemoryRequest.LINE_BYTES));
        });
        when(pins.moves(), index::increment);
        isFinal.set(follows(line, wanted, burstLines).and(next.valid()).not());

        pins.begins().set(begins);
        pins.write().set(line.write());
        pins.address().set(line.address().cat(lit(0, INDEX_WIDTH)));
        pins.isFinal().set(isFinal.and(index.eq(WORDS - 1)));
        pins.data().set(line.data().trunc(BusPins.WORD_BITS));
        pins.mask().set(line.mask().trunc(BusPins.WORD_BYTES));

        Bool answers = reg(bool()).init(false);
        HostMemoryAnswer answered = reg(HostMemoryAnswer.type(tagWidth));
        answers.set(ends);
        when(ends, () -> {
            answered.tag().set(line.tag());
            answered.data()
                    .set(pins.readData().cat(line.data().bits(HostMemoryRequest.LINE_BITS - 1, BusPins.WORD_BITS)));
        });
        answer.valid().set(answers);
        connect(answer.data(), answered);
        assertAlways(pins.moves().not().or(busy), "words move only while a transaction is under way");
        assertAlways(answers.not().or(answer.ready()), "who asks has a place for the answer");
    }

    /** Whether a request goes on where a line ends, within one burst. */
    private Bool follows(HostMemoryRequest line, HostMemoryRequest wanted, int burstLines) {
        Bool isNext = wanted.address()
                .eq(line.address().addWrap(1))
                .and(wanted.write().eq(line.write()));
        int burstWidth = Integer.numberOfTrailingZeros(burstLines);
        if (burstWidth == 0) {
            return lit(false);
        }
        return isNext.and(wanted.address().trunc(burstWidth).ne(0));
    }
}
