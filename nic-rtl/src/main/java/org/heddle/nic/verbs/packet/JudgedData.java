package org.heddle.nic.verbs.packet;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Valid;
import org.heddle.hdl.lib.stream.Queue;
import org.heddle.nic.stage.move.PayloadWord;
import org.heddle.nic.stage.pattern.DataPath;

/**
 * Keeps data of packets until these are judged, and passes them on or drops them, packet by packet.
 *
 * <p>Latency: a cycle from a word, or from its packet's verdict, to {@link #judged}. Throughput: a word per cycle. As many words wait as there are places for, and
 * {@value #VERDICTS} verdicts, of packets whose data have not all left; a packet without data has no verdict.
 */
final class JudgedData extends Component {
    /** Verdicts that wait. */
    static final int VERDICTS = 8;

    /** Data of packets. */
    final Stream<PayloadWord> data;
    /** Verdict on the next packet: 1 to pass its data on. */
    final Valid<UInt> verdict = in(valid(uint(1)));
    /** 1 while there is room for a verdict. */
    final Bool mayJudge = out(bool());
    /** Data that are passed on. */
    final Stream<PayloadWord> judged;

    /**
     * @param path of host memory
     * @param places number of words that wait
     */
    JudgedData(DataPath path, int places) {
        parameter("wordBytes", path.wordBytes());
        if (places != PacketIntake.FEW_WORDS) {
            parameter("places", places);
        }
        data = in(stream(PayloadWord.type(path)));
        judged = out(stream(PayloadWord.type(path)));
        Queue<PayloadWord> words = instance("waiting", new Queue<>(PayloadWord.type(path), places));
        Queue<UInt> verdicts = instance("verdicts", new Queue<>(uint(1), VERDICTS));
        connect(words.enqueue, data);
        verdicts.enqueue.valid().set(verdict.valid());
        verdicts.enqueue.data().set(verdict.data());
        mayJudge.set(verdicts.enqueue.ready());
        Bool passes = verdicts.dequeue.data().bit(0);
        Bool isJudged = verdicts.dequeue.valid();
        judged.valid().set(words.dequeue.valid().and(isJudged).and(passes));
        connect(judged.data(), words.dequeue.data());
        words.dequeue.ready().set(isJudged.and(passes.not().or(judged.ready())));
        verdicts.dequeue
                .ready()
                .set(words.dequeue.fires().and(words.dequeue.data().last()));
        assertAlways(verdict.valid().implies(verdicts.enqueue.ready()), "a verdict has its place");
    }
}
