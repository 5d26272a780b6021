package org.heddle.guide;

import org.heddle.hdl.Bool;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.crossing.AsynchronousQueue;
import org.heddle.hdl.lib.crossing.BitSynchronizer;
import org.heddle.hdl.option.Reset;

/** Takes words at the core's clock and sends them at the link's, while the far end is up. */
public final class LinkSender extends Component {
    public final ClockDomain link = clockDomain(Reset.asynchronous().activeLow());

    public final Stream<UInt> words = in(stream(uint(8)));
    public final Stream<UInt> sent = out(link, stream(uint(8)));
    public final UInt count = out(link, uint(16));
    public final Bool farEndUp = asynchronousIn(bool());

    public LinkSender() {
        AsynchronousQueue<UInt> queue = instance(new AsynchronousQueue<>(uint(8), 8));
        queue.writing.set(defaultDomain());
        queue.reading.set(link);
        connect(queue.enqueue, words);

        within(link, () -> {
            BitSynchronizer up = instance(new BitSynchronizer());
            up.source.set(farEndUp);
            sent.data().set(queue.dequeue.data());
            sent.valid().set(queue.dequeue.valid().and(up.sink));
            queue.dequeue.ready().set(sent.ready().and(up.sink));

            UInt counted = reg(uint(16)).init(0);
            when(sent.fires(), () -> counted.set(counted.addWrap(1)));
            count.set(counted);
        });
    }
}
