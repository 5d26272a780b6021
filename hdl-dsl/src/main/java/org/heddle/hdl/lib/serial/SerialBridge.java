package org.heddle.hdl.lib.serial;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Fsm;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.stream.Queue;
import org.heddle.hdl.registers.block.RegisterRequest;
import org.heddle.hdl.registers.block.RegisterResponse;

/**
 * Does over a serial line what a command asks for, in the wire format of LiteX's UARTBone.
 *
 * <p>A command is a byte 0x01 (write) or 0x02 (read), the number of words, 0 to 255, the address of the first in words of 4 bytes, and to write the
 * words; a read is answered by the words, a write by nothing. Address and words go their highest byte first. Other commands are ignored. An access
 * that is refused reads as ones.
 *
 * <p>Half a command is forgotten after {@code idleCycles} without a byte: whatever came before, the command behind such a pause is understood. Up to
 * 16 bytes wait while an access is done; more are lost.
 */
public final class SerialBridge extends Component {
    /** Byte that begins a write. */
    public static final int WRITE = 0x01;
    /** Byte that begins a read. */
    public static final int READ = 0x02;

    private static final int WAITING = 16;
    private static final int WORD_BYTES = 4;
    private static final int WORD = 32;

    /** Part of a command. */
    private enum State {
        COMMAND,
        LENGTH,
        ADDRESS,
        DATA,
        ACCESS,
        ANSWER,
        REPLY
    }

    /** The line to this bridge, of any clock. */
    public final Bool receiveLine = asynchronousIn(bool());

    /** The line from this bridge. */
    public final Bool transmitLine = out(bool());

    /** Accesses. */
    public final Stream<RegisterRequest> request;

    /** Their answers. */
    public final Stream<RegisterResponse> response = in(stream(RegisterResponse.type(WORD)));

    private final UartReceiver receiver;
    private final UartTransmitter transmitter;
    /** Bytes that have come. */
    private final Queue<UInt> waiting;

    private final Fsm<State> state;
    private final Bool writes;
    /** Words of the command that are not done. */
    private final UInt words;

    private final UInt address;
    private final UInt word;
    /** Bytes of {@link #address} or {@link #word} that have come or gone. */
    private final UInt bytes;

    private UInt next;
    private Bool comes;
    private Bool isForgotten;

    /**
     * @param addressWidth of the accesses in bits, in bytes; higher bits of a command's address are ignored; 3 to 34
     * @param cyclesPerBit of both lines, at least 4
     * @param idleCycles after which half a command is forgotten
     */
    public SerialBridge(int addressWidth, int cyclesPerBit, int idleCycles) {
        parameter("addressWidth", addressWidth);
        parameter("cyclesPerBit", cyclesPerBit);
        parameter("idleCycles", idleCycles);
        request = out(stream(RegisterRequest.type(addressWidth, WORD)));
        receiver = instance("receiver", new UartReceiver(cyclesPerBit));
        transmitter = instance("transmitter", new UartTransmitter(cyclesPerBit));
        waiting = instance("waiting", new Queue<>(uint(8), WAITING));
        receive();
        state = fsm(State.COMMAND);
        writes = reg(bool()).init(false);
        words = reg(uint(8)).init(0);
        address = reg(uint(WORD)).init(0);
        word = reg(uint(WORD)).init(0);
        bytes = reg(uint(2)).init(0);
        takeBytes(idleCycles);
        access(addressWidth);
        reply();
        describeStates();
    }

    private void receive() {
        receiver.line.set(receiveLine);
        unused(receiver.framingError);
        waiting.enqueue.valid().set(receiver.received.valid());
        waiting.enqueue.data().set(receiver.received.data());
        unused(waiting.enqueue.ready());
        unused(waiting.count);
    }

    /** Takes a command's bytes, and forgets those behind which it has become quiet. */
    private void takeBytes(int idleCycles) {
        Bool takes = state.is(State.COMMAND)
                .or(state.is(State.LENGTH))
                .or(state.is(State.ADDRESS))
                .or(state.is(State.DATA));
        waiting.dequeue.ready().set(takes);
        next = waiting.dequeue.data();
        comes = waiting.dequeue.fires();
        UInt quiet = reg(uint(Types.bitsToNumber(idleCycles + 1))).init(0);
        when(takes.not().or(comes), () -> quiet.set(0)).elseWhen(quiet.ne(idleCycles), quiet::increment);
        isForgotten = quiet.eq(idleCycles).and(comes.not());
    }

    private void access(int addressWidth) {
        request.valid().set(state.is(State.ACCESS));
        request.data().address().set(address.cat(lit(0, 2)).bits(addressWidth - 1, 0));
        request.data().write().set(writes);
        request.data().data().set(word);
        request.data().strobes().set((1 << WORD_BYTES) - 1);
        response.ready().set(state.is(State.ANSWER));
    }

    private void reply() {
        transmitter.bytes.valid().set(state.is(State.REPLY));
        transmitter.bytes.data().set(word.bits(WORD - 1, WORD - 8));
        transmitLine.set(transmitter.line);
    }

    private void describeStates() {
        Bool isLastByte = bytes.eq(WORD_BYTES - 1);
        Bool isCommand = next.eq(WRITE).or(next.eq(READ));
        Bool hasMore = words.ne(1);
        state.describe(m -> {
            m.state(State.COMMAND).during(() -> writes.set(next.eq(WRITE))).goTo(State.LENGTH, comes.and(isCommand));
            m.state(State.LENGTH)
                    .during(() -> {
                        words.set(next);
                        bytes.set(0);
                    })
                    .goTo(State.ADDRESS, comes)
                    .goTo(State.COMMAND, isForgotten);
            m.state(State.ADDRESS)
                    .during(() -> when(comes, () -> {
                        address.set(address.bits(WORD - 9, 0).cat(next));
                        bytes.increment();
                    }))
                    .goTo(State.COMMAND, comes.and(isLastByte).and(words.eq(0)))
                    .goTo(State.DATA, comes.and(isLastByte).and(writes))
                    .goTo(State.ACCESS, comes.and(isLastByte))
                    .goTo(State.COMMAND, isForgotten);
            m.state(State.DATA)
                    .during(() -> when(comes, () -> {
                        word.set(word.bits(WORD - 9, 0).cat(next));
                        bytes.increment();
                    }))
                    .goTo(State.ACCESS, comes.and(isLastByte))
                    .goTo(State.COMMAND, isForgotten);
            m.state(State.ACCESS).goTo(State.ANSWER, request.ready());
            m.state(State.ANSWER)
                    .during(() -> when(response.valid(), () -> {
                        word.set(mux(
                                response.data().error(),
                                lit(0, WORD).not(),
                                response.data().data()));
                        address.increment();
                        words.decrement();
                    }))
                    .goTo(State.REPLY, response.valid().and(writes.not()))
                    .goTo(State.DATA, response.valid().and(hasMore))
                    .goTo(State.COMMAND, response.valid());
            m.state(State.REPLY)
                    .during(() -> when(transmitter.bytes.ready(), () -> {
                        word.set(word.bits(WORD - 9, 0).cat(lit(0, 8)));
                        bytes.increment();
                    }))
                    .goTo(
                            State.ACCESS,
                            transmitter.bytes.ready().and(isLastByte).and(words.ne(0)))
                    .goTo(State.COMMAND, transmitter.bytes.ready().and(isLastByte));
        });
    }
}
