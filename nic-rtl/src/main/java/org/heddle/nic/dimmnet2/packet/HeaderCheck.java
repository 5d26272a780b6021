package org.heddle.nic.dimmnet2.packet;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.nic.dimmnet2.command.CommandStatus;
import org.heddle.nic.stage.packet.Channel;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.pattern.Access;
import org.heddle.nic.stage.pattern.AccessCheck;
import org.heddle.nic.stage.pattern.AccessLimits;
import org.heddle.nic.stage.pattern.RawAccess;

/**
 * Collects a packet's header and checks what it asks for. The sender has checked the same, but nothing is taken on its word.
 *
 * <p>Latency: the checks hold from the cycle after {@link #isComplete} on, until the next header begins.
 */
final class HeaderCheck extends Component {
    private static final int WORDS = 4;

    final UInt word;
    /** 1 while {@link #word} is the header's next word; only where {@link #wantsWord}. */
    final Bool takes = in(bool());
    /** 0 while the checks settle. */
    final Bool wantsWord = out(bool());
    /** 16 bits: this node. */
    final UInt node = in(uint(16));
    /** 1 if this packet comes from this node itself, so that it may go into a window. */
    final Bool isLocal = in(bool());

    /** 1 in the last cycle before the checks hold. */
    final Bool isComplete = out(bool());

    final PacketHeader header = out(PacketHeader.type());
    /** Destination access of the packet. */
    final Access access = out(Access.type());
    /** Destination access that a read request carries for its sender's memory, unchecked. */
    final RawAccess asked = out(RawAccess.type());

    final Bool isRequest = out(bool());
    final Bool isAnswer = out(bool());
    /** 1 if another node's fence asks whether everything before it is visible. */
    final Bool isFence = out(bool());
    /** 1 if another node answers this node's fence. */
    final Bool isFenceAnswer = out(bool());
    /** 1 for an answer that brings nothing but a status. */
    final Bool isDenial = out(bool());
    /** 1 for a wrong destination, sender, channel or operation, or an impossible access. */
    final Bool headerWrong = out(bool());
    /** 1 if the packet's elements are not its payload. */
    final Bool sizeWrong = out(bool());
    /** 1 if the packet's access, or its list, leaves the memory. */
    final Bool rangeWrong = out(bool());

    private final AccessCheck check;

    /**
     * @param wordBytes bytes of a word, 8 or 16
     * @param limits of accesses
     */
    HeaderCheck(int wordBytes, AccessLimits limits) {
        parameter("word", wordBytes);
        if (!limits.equals(AccessLimits.SO_DIMM)) {
            parameter("limits", limits);
        }
        word = in(uint(8 * wordBytes));
        takeWords(wordBytes);
        check = instance(new AccessCheck(limits));
        checkAccess();
        UInt operation = header.operation();
        tellOperation(operation);
        Bool hasAccess = judgeHeader(operation);
        rangeWrong.set(hasAccess.and(check.isOutOfRange));
        judgeSize(hasAccess);
        tellAccess();
    }

    private void checkAccess() {
        Bool inWindow = isLocal.and(header.base().bit(Access.MEMORY_WIDTH));
        UInt offset = header.base().trunc(Access.WINDOW_WIDTH).zext(32);
        check.windowOwner.set(header.base().bits(Access.WINDOW_WIDTH, Access.WINDOW_WIDTH));
        check.inWindow.set(inWindow);
        check.raw.base().set(mux(inWindow, offset, header.base()));
        check.raw.stride().set(header.stride());
        check.raw.elementBytes().set(elementBytes());
        Bool isSize = header.sizeLog2()
                .bits(7, 3)
                .eq(0)
                .and(header.sizeLog2().bits(2, 1).ne(0));
        check.sizeLog2.set(mux(isSize, header.sizeLog2().trunc(3), lit(0, 3)));
        check.raw.count().set(header.count().zext(16));
        check.raw.pattern().set(header.pattern());
    }

    private void tellOperation(UInt operation) {
        isRequest.set(isLocal.not().and(operation.eq(PacketOperation.READ_REQUEST.code())));
        isAnswer.set(isLocal.not().and(operation.eq(PacketOperation.READ_ANSWER.code())));
        isDenial.set(isAnswer.and(header.isCut().not()).and(header.status().ne(CommandStatus.DONE.code())));
        isFence.set(isLocal.not().and(operation.eq(PacketOperation.FENCE_REQUEST.code())));
        isFenceAnswer.set(isLocal.not().and(operation.eq(PacketOperation.FENCE_ANSWER.code())));
    }

    /** Judges sender, destination, channel, operation and access; returns whether the packet has an access of its own. */
    private Bool judgeHeader(UInt operation) {
        Bool isWrite = isLocal.not().and(operation.eq(PacketOperation.REMOTE_VECTOR_WRITE.code()));
        Bool isLocalPart = isLocal.and(operation.eq(PacketOperation.LOCAL.code()));
        Bool ofFence = isFence.or(isFenceAnswer);
        // The access of a request is judged as its command; a denial has none, nor has a fence.
        Bool hasAccess = isRequest.or(isDenial).or(ofFence).not();
        Bool accessWrong = check.isSizeWrong.or(check.isPatternWrong).or(check.isMisaligned);
        UInt channel = lit(Channel.PUT.code(), Channel.WIDTH);
        channel = mux(isRequest, lit(Channel.REQUEST.code(), Channel.WIDTH), channel);
        channel = mux(isAnswer.or(isFenceAnswer), lit(Channel.RESPONSE.code(), Channel.WIDTH), channel);
        keep(
                headerWrong,
                "keptHeaderWrong",
                header.to()
                        .ne(node)
                        .or(isLocal.or(PacketFormat.isNode(header.from())).not())
                        .or(header.channel().ne(channel))
                        .or(isWrite.or(isLocalPart)
                                .or(isRequest)
                                .or(isAnswer)
                                .or(ofFence)
                                .not())
                        .or(hasAccess.and(accessWrong)));
        return hasAccess;
    }

    /** Judges whether the payload is the elements of the access, or what the operation has in their place. */
    private void judgeSize(Bool hasAccess) {
        UInt elementsBytes = check.access.bytes();
        // What is missing of the last element is less than one, and not negative.
        UInt missing = elementsBytes.zext(17).subWrap(header.bytes().zext(17));
        UInt wholeMissing =
                missing.and(lit((1 << 17) - 1, 17).shlWrap(header.sizeLog2().trunc(3)));
        Bool fitsCut = wholeMissing.eq(0).and(header.bytes().bits(1, 0).eq(0));
        UInt bareBytes = mux(isRequest, lit(PacketFormat.REQUEST_BYTES, 16), lit(PacketOperation.DENIAL_BYTES, 16));
        Bool fitsAccess = mux(header.isCut(), fitsCut, missing.eq(0));
        Bool fits = mux(hasAccess, fitsAccess, header.bytes().eq(bareBytes));
        keep(sizeWrong, "keptSizeWrong", fits.not().or(header.bytes().eq(0)));
    }

    private void tellAccess() {
        access.pattern().set(check.access.pattern());
        access.base().set(check.access.base());
        access.stride().set(check.access.stride());
        access.sizeLog2().set(header.sizeLog2().trunc(3));
        access.bytes().set(header.bytes().zext(Access.BYTES_WIDTH));
        connect(asked, check.raw);
    }

    /** A verdict has a register: what is done with it is long enough. */
    private void keep(Bool verdict, String name, Bool judged) {
        Bool kept = reg(name, bool());
        kept.set(judged);
        verdict.set(kept);
    }

    /** Every word keeps its place, so that what came first can be looked at while the rest comes. */
    private void takeWords(int wordBytes) {
        int wordsAtOnce = wordBytes / 8;
        UInt[] kept = new UInt[WORDS];
        UInt next = reg("next", uint(Types.bitsToNumber(WORDS / wordsAtOnce))).init(0);
        for (int i = 0; i < WORDS; i++) {
            int number = i;
            UInt register = reg("word" + i, uint(64));
            int low = 64 * (i % wordsAtOnce);
            when(takes.and(next.eq(number / wordsAtOnce)), () -> register.set(word.bits(low + 63, low)));
            kept[i] = register;
        }
        Bool last = takes.and(next.eq(WORDS / wordsAtOnce - 1));
        when(takes, next::increment);
        header.link().set(kept[0]);
        header.place().set(kept[1]);
        header.shape().set(kept[2]);
        header.whole().set(kept[3]);
        // The verdicts stand two cycles behind the access. Of words of 8 bytes, one comes behind it.
        int cycles = wordsAtOnce == 1 ? 1 : 2;
        Bool complete = last;
        Bool settles = lit(false);
        for (int i = 0; i < cycles; i++) {
            Bool later = reg("settles" + i, bool()).init(false);
            later.set(complete);
            complete = later;
            settles = settles.or(later);
        }
        isComplete.set(complete);
        wantsWord.set(settles.not());
    }

    /** 16 bits: 0 where the logarithm is none of a legal size. */
    private UInt elementBytes() {
        Bool legal = header.sizeLog2().bits(7, 3).eq(0);
        UInt bytes = lit(1, 16).shlWrap(header.sizeLog2().trunc(3));
        return mux(legal, bytes, lit(0, 16));
    }
}
