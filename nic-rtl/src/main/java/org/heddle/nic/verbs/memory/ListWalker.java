package org.heddle.nic.verbs.memory;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Fsm;
import org.heddle.hdl.Memory;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.stream.SkidBuffer;
import org.heddle.hdl.option.ReadUnderWrite;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;
import org.heddle.nic.verbs.layout.KeyContext;
import org.heddle.nic.verbs.layout.ListElement;
import org.heddle.nic.verbs.layout.TranslationEntry;
import org.jspecify.annotations.Nullable;

/**
 * Walker that begins at the first entry of a list for each run.
 *
 * <p>For each run it asks for the place of the list, and walks the list from the first entry to the one that has the run's first byte. Where
 * that one does not have all of the run, it walks twice for each piece: once to find what the entry has of it, once to find where. An entry
 * has a cycle. The first {@value #FRONT} lines of the list that was walked last are kept, and as many of those behind them are read ahead
 * while the kept ones are walked, so no entry waits for memory unless its latency is longer than {@value #FRONT} lines take.
 *
 * <p>Latency: none for a run that passes. Entries of no bytes are passed over. A list that is not to be used gives a run that is wrong, in
 * the place of the run, and so does an entry with an indirect key.
 */
public final class ListWalker extends KeyWalker {
    /** Number of lines of a list that are kept, and of those that are read ahead behind them. */
    public static final int FRONT = 128;

    /** Most entries behind a run whose translations are looked for, by a walker that looks ahead. */
    public static final int AHEAD = 32;
    /** Bytes behind a run beyond which none is looked for. */
    private static final int BYTES_AHEAD = 4096;

    private static final int LOG_FRONT = 7;
    private static final int POINTER_WIDTH = LOG_FRONT + 1;
    private static final int ENTRIES_WIDTH = KeyContext.LAYOUT.entries.width();
    private static final int OFFSET_WIDTH = KeyContext.LAYOUT.length.width();
    private static final int BYTES_WIDTH = ResolvedRun.BYTES_WIDTH;
    private static final int PAGE_BYTES = 1 << TranslationEntry.LOG_PAGE;
    private static final int ELEMENT_BITS = ListElement.LAYOUT.bits();

    private enum State {
        PASS,
        QUERY,
        AWAIT,
        LIST,
        BEGIN,
        WALK,
        FOUND,
        PAGE,
        CUT,
        OFFER,
        WRONG
    }

    private final Fsm<State> state = fsm(State.PASS);
    private final UInt left = reg(uint(BYTES_WIDTH));
    private final UInt offset = reg(uint(OFFSET_WIDTH));

    // The list.
    private final UInt first = reg(uint(AddressUnit.LINE_WIDTH));
    private final UInt entries = reg(uint(ENTRIES_WIDTH));
    private final Bool isKept = reg(bool()).init(false);
    private final Bool isOther = reg(bool());

    // The entry that was found.
    private final UInt found = reg(uint(ELEMENT_BITS));
    private final UInt address = reg(uint(64));
    private final UInt room = reg(uint(32));

    /** A byte of each entry behind a run; one that finds no place in 8 cycles is taken back. A port of a walker that looks ahead. */
    public final @Nullable Stream<VirtualRun> ahead;

    /** 1 in the cycle in which another list than that of the run before is taken. */
    private final @Nullable Bool startsList;
    /** 1 while entries are told, and 1 with it while the one at hand finds no place. */
    private final Bool looks;

    private final Bool stays;
    private final Bool begins = state.is(State.BEGIN);
    private final Bool isWalking = state.is(State.WALK);
    private final UInt element = reg(uint(ELEMENT_BITS));
    private final Bool hasElement = reg(bool()).init(false);
    private final Bool hits = wire("hits", bool());
    private final Bool ends = wire("ends", bool());

    /**
     * @param units number of units that share it, 1 or 2
     * @param looksAhead whether it tells entries {@link #ahead} behind each run, an entry in a cycle, before it takes the next run
     */
    public ListWalker(int units, boolean looksAhead) {
        super(units);
        if (looksAhead) {
            parameter("ahead", "ENTRIES");
        }
        ahead = looksAhead ? out(stream(VirtualRun.type())) : null;
        looks = looksAhead ? reg("looks", bool()).init(false) : lit(false);
        startsList = looksAhead ? wire("startsList", bool()) : null;
        stays = looksAhead ? wire("stays", bool()) : lit(false);
        when(takes, () -> {
            left.set(next.bytes().trunc(BYTES_WIDTH));
            offset.set(next.address().trunc(OFFSET_WIDTH));
        });
        takeList();
        readLines();
        walk();
        Bool isLater = reg("isLater", bool());
        Bool isSecond = reg("isSecond", bool());
        Bool hasAll = room.ge(left.zext(32));
        Bool isPlaced = isSecond.or(isLater.not().and(hasAll));
        UInt pageLeft = lit(PAGE_BYTES, BYTES_WIDTH)
                .subWrap(address.trunc(TranslationEntry.LOG_PAGE).zext(BYTES_WIDTH));
        // Known from the second cycle on in which the address stands.
        UInt inPage = reg("inPage", uint(BYTES_WIDTH));
        inPage.set(mux(left.le(pageLeft), left, pageLeft));
        UInt part = reg("part", uint(BYTES_WIDTH));
        Bool isRest = reg("isRest", bool());
        Bool endsEntry = reg("endsEntry", bool());
        when(state.is(State.CUT), () -> {
            Bool isEntry = room.le(inPage.zext(32));
            part.set(mux(isEntry, room.trunc(BYTES_WIDTH), inPage));
            isRest.set(mux(isEntry, room.eq(left.zext(32)), inPage.eq(left)));
            endsEntry.set(isEntry);
        });
        Bool goes = state.is(State.OFFER).and(isTaken);
        when(takes, () -> {
            isLater.set(false);
            isSecond.set(false);
        });
        when(state.is(State.FOUND).and(isPlaced.not()), () -> isSecond.set(true));
        when(goes, () -> {
            left.set(left.subWrap(part));
            offset.set(offset.addWrap(part.zext(OFFSET_WIDTH)));
            address.set(address.addWrap(part.zext(64)));
            room.set(room.subWrap(part.zext(32)));
            isLater.set(true);
            isSecond.set(false);
        });
        if (ahead != null) {
            lookAhead(ahead, goes.and(isRest));
        }
        serve(
                new Phases(
                        looksAhead ? state.is(State.PASS).and(looks.not()) : state.is(State.PASS),
                        state.is(State.QUERY),
                        state.is(State.OFFER),
                        state.is(State.WRONG)),
                new Piece(address, ListElement.LAYOUT.key.of(found), part, isRest));
        describe(isPlaced, isRest, endsEntry);
    }

    private void describe(Bool isPlaced, Bool isRest, Bool endsEntry) {
        state.describe(m -> {
            m.state(State.PASS).goTo(State.QUERY, takes);
            m.state(State.QUERY).goTo(State.AWAIT, isAsked);
            m.state(State.AWAIT)
                    .goTo(State.LIST, answers.and(answer.isAllowed()))
                    .goTo(State.WRONG, answers);
            m.state(State.LIST).goTo(State.BEGIN);
            m.state(State.BEGIN).goTo(State.WALK);
            m.state(State.WALK).goTo(State.FOUND, hits).goTo(State.WRONG, ends);
            m.state(State.FOUND).goTo(State.CUT, isPlaced).goTo(State.BEGIN);
            m.state(State.CUT).goTo(State.OFFER);
            m.state(State.OFFER)
                    .goTo(State.PASS, isTaken.and(isRest))
                    .goTo(State.BEGIN, isTaken.and(endsEntry))
                    .goTo(State.PAGE, isTaken);
            m.state(State.PAGE).goTo(State.CUT);
            m.state(State.WRONG).goTo(State.PASS, isTaken);
        });
    }

    /** Takes the list's place; a list that is kept need not be read again. */
    private void takeList() {
        UInt answered = answer.list().bits(AddressUnit.ADDRESS_WIDTH - 1, 5);
        Bool isSame = isKept.and(answered.eq(first));
        Bool takes = state.is(State.AWAIT).and(answers).and(answer.isAllowed());
        when(takes, () -> {
            first.set(answered);
            entries.set(answer.entries());
            isOther.set(isSame.not());
        });
        if (startsList != null) {
            startsList.set(takes.and(isSame.not()));
        }
        when(begins, () -> isOther.set(false));
        // Lines that are asked for from now on are of the list as it is now.
        when(forgets, () -> isKept.set(false)).elseWhen(takes, () -> isKept.set(true));
    }

    private UInt isFrontUpTo;
    private UInt ringCome;
    private UInt ringUsed;
    private Memory<UInt> lines;

    /** Reads lines: those in front once for each list, those behind them once for each walk. */
    private void readLines() {
        UInt frontAsked = reg("frontAsked", uint(POINTER_WIDTH)).init(0);
        UInt frontCome = reg("frontCome", uint(POINTER_WIDTH)).init(0);
        UInt ringAsked = reg("ringAsked", uint(POINTER_WIDTH)).init(0);
        ringCome = reg("ringCome", uint(POINTER_WIDTH)).init(0);
        ringUsed = reg("ringUsed", uint(POINTER_WIDTH)).init(0);
        // Lines that will be dropped: of another list, which come before all others, and of an earlier walk.
        UInt other = reg("other", uint(POINTER_WIDTH)).init(0);
        UInt earlier = reg("earlier", uint(POINTER_WIDTH)).init(0);
        UInt toAsk = reg("toAsk", uint(ENTRIES_WIDTH - 1)).init(0);
        UInt lineCount = reg("lineCount", uint(ENTRIES_WIDTH - 1));
        UInt next = reg("next", uint(AddressUnit.LINE_WIDTH));
        UInt behind = reg("behind", uint(AddressUnit.LINE_WIDTH));
        lineCount.set(entries.addWrap(1).bits(ENTRIES_WIDTH - 1, 1));
        behind.set(first.addWrap(FRONT));

        SkidBuffer<UInt> asking = instance("asking", new SkidBuffer<>(uint(AddressUnit.LINE_WIDTH)));
        connect(memory, asking.sink);
        Bool isFront = frontAsked.ne(FRONT);
        Bool hasRoom = isFront.or(ringAsked.subWrap(ringUsed).ne(FRONT));
        // What is under way from before has places to come to.
        Bool asks = toAsk.ne(0).and(hasRoom).and(begins.not()).and(isWalking.or(isFront));
        asking.source.valid().set(asks);
        asking.source.data().set(next);
        Bool isAsked = asking.source.fires();
        when(isAsked, () -> {
            toAsk.decrement();
            next.increment();
            when(isFront, frontAsked::increment).otherwise(ringAsked::increment);
        });

        Bool isOfOther = returns.and(other.ne(0));
        Bool isOfFront = returns.and(other.eq(0)).and(frontCome.ne(frontAsked));
        Bool isBehind = returns.and(other.eq(0)).and(frontCome.eq(frontAsked));
        Bool isOfEarlier = isBehind.and(earlier.ne(0));
        Bool isOfRing = isBehind.and(earlier.eq(0));
        lines = memory(uint(HostMemoryRequest.LINE_BITS), 2 * FRONT).readUnderWrite(ReadUnderWrite.UNDEFINED);
        when(
                isOfFront.or(isOfRing),
                () -> lines.write(
                        mux(
                                isOfFront,
                                lit(0, 1).cat(frontCome.trunc(LOG_FRONT)),
                                lit(1, 1).cat(ringCome.trunc(LOG_FRONT))),
                        line));
        when(isOfOther, other::decrement);
        when(isOfFront, frontCome::increment);
        when(isOfEarlier, earlier::decrement);
        when(isOfRing, ringCome::increment);

        // In this cycle nothing is asked for.
        UInt come = returns.asUInt().zext(POINTER_WIDTH);
        UInt underWay =
                other.addWrap(frontAsked.subWrap(frontCome)).addWrap(earlier).addWrap(ringAsked.subWrap(ringCome));
        when(begins, () -> {
            ringAsked.set(0);
            ringCome.set(0);
            ringUsed.set(0);
            when(isOther, () -> {
                        other.set(underWay.subWrap(come));
                        earlier.set(0);
                        frontAsked.set(0);
                        frontCome.set(0);
                        toAsk.set(lineCount);
                        next.set(first);
                    })
                    .elseWhen(frontAsked.eq(FRONT), () -> {
                        earlier.set(earlier.addWrap(ringAsked.subWrap(ringCome))
                                .subWrap(isBehind.asUInt().zext(POINTER_WIDTH)));
                        toAsk.set(lineCount.subWrap(FRONT));
                        next.set(behind);
                    });
        });
        isFrontUpTo = frontCome;
        assertAlways(
                returns.implies(isOfOther.or(isOfFront).or(earlier.ne(0)).or(ringAsked.ne(ringCome))),
                "a line that comes was asked for");
        assertAlways(ringAsked.subWrap(ringUsed).le(FRONT), "no more lines are under way than have a place");
    }

    private UInt position;
    private Bool reads;
    private Bool hasLine;

    /** Tells the entries behind a run that were not told yet, until one is not here, or finds no place. */
    private void lookAhead(Stream<VirtualRun> told, Bool endsRun) {
        UInt read = reg("read", uint(ENTRIES_WIDTH));
        UInt index = reg("index", uint(ENTRIES_WIDTH));
        UInt behind = reg("behindRun", uint(ENTRIES_WIDTH)).init(0);
        UInt next = reg("nextAhead", uint(ENTRIES_WIDTH)).init(0);
        when(stays.not(), () -> {
            read.set(position);
            index.set(read);
        });
        when(hits, () -> behind.set(index.addWrap(1)));
        // Each is there some cycles before it is used: an entry was found well before its run is taken.
        UInt most = reg("most", uint(ENTRIES_WIDTH));
        UInt from = reg("from", uint(ENTRIES_WIDTH));
        Bool isBehind = reg("isBehind", bool());
        Bool isFront = reg("isFrontAhead", bool());
        most.set(behind.addWrap(AHEAD));
        isBehind.set(next.ge(behind).and(next.le(most)));
        from.set(mux(isBehind, next, behind));
        isFront.set(from.lt(2 * FRONT));
        // Bytes of the entries that were told, beyond the run.
        UInt beyond = reg("beyond", uint(BYTES_WIDTH)).init(0);
        UInt length = ListElement.LAYOUT.length.of(element);
        Bool isFar = beyond.ge(BYTES_AHEAD);
        Bool mayTell = index.lt(most).and(isFar.not());
        Bool tells = looks.and(hasElement).and(index.ge(next)).and(mayTell);
        told.valid().set(tells);
        UInt patience = reg("patience", uint(3));
        stays.set(tells.and(told.ready().not()));
        when(stays.not(), () -> patience.set(7)).otherwise(patience::decrement);
        told.data().beByteOf(element, whole.domain(), whole.rights());
        when(startsList, () -> next.set(0));
        when(told.fires(), () -> {
            next.set(index.addWrap(1));
            beyond.set(mux(
                    length.ge(BYTES_AHEAD), lit(BYTES_AHEAD, BYTES_WIDTH), beyond.addWrap(length.trunc(BYTES_WIDTH))));
        });
        when(endsRun, () -> {
                    looks.set(true);
                    next.set(from);
                    UInt bytes = whole.bytes().trunc(BYTES_WIDTH);
                    Bool isAll = isBehind.not().or(beyond.le(bytes));
                    beyond.set(mux(isAll, lit(0, BYTES_WIDTH), beyond.subWrap(bytes)));
                    when(isFront, () -> position.set(from));
                })
                .elseWhen(
                        looks.and(stays.and(patience.eq(0))
                                .or(hasElement.and(mayTell.not()))
                                .or(reads.or(hasLine).or(hasElement).not())),
                        () -> looks.set(false));
    }

    /** Takes an entry in each cycle: out of its line, then compared. */
    private void walk() {
        position = reg("position", uint(ENTRIES_WIDTH)).init(0);
        UInt distance = reg("distance", uint(OFFSET_WIDTH));
        UInt index = position.bits(ENTRIES_WIDTH - 1, 1);
        Bool isFront = index.lt(FRONT);
        Bool isHere = mux(isFront, index.trunc(POINTER_WIDTH).lt(isFrontUpTo), ringCome.ne(ringUsed));
        Bool mayRead = ahead == null ? isWalking : isWalking.or(looks.and(stays.not()));
        reads = mayRead.and(position.ne(entries)).and(isHere);
        UInt place =
                mux(isFront, lit(0, 1).cat(index.trunc(LOG_FRONT)), lit(1, 1).cat(ringUsed.trunc(LOG_FRONT)));
        UInt entryLine = lines.readSync(place, reads);
        Bool isOdd = reg("isOdd", bool());
        hasLine = reg("hasLine", bool()).init(false);
        when(reads, () -> {
            position.increment();
            isOdd.set(position.bit(0));
        });
        when(reads.and(isFront.not()).and(position.bit(0)), ringUsed::increment);
        when(begins, () -> {
            position.set(0);
            distance.set(offset);
        });
        Bool stops = hits.or(begins);
        if (ahead == null) {
            hasLine.set(reads.and(stops.not()));
            hasElement.set(hasLine.and(isWalking).and(stops.not()));
            element.set(mux(isOdd, entryLine.bits(255, 128), entryLine.bits(127, 0)));
        } else {
            when(stays.not(), () -> {
                hasLine.set(reads.and(stops.not()));
                hasElement.set(hasLine.and(isWalking.or(looks)).and(stops.not()));
                element.set(mux(isOdd, entryLine.bits(255, 128), entryLine.bits(127, 0)));
            });
        }
        UInt length = ListElement.LAYOUT.length.of(element);
        int width = OFFSET_WIDTH + 1;
        UInt behind = distance.zext(width).subWrap(length.zext(width));
        Bool isInside = behind.bit(width - 1);
        walks.set(isWalking.and(hasElement));
        hits.set(isWalking.and(hasElement).and(isInside));
        ends.set(isWalking.and(position.eq(entries)).and(hasLine.not()).and(hasElement.not()));
        when(walks.and(isInside.not()), () -> distance.set(behind.trunc(OFFSET_WIDTH)));
        when(hits, () -> {
            connect(found, element);
            address.set(ListElement.LAYOUT.address.of(element).addWrap(distance.zext(64)));
            room.set(length.subWrap(distance.trunc(32)));
        });
    }
}
