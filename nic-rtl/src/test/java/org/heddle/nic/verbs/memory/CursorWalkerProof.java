package org.heddle.nic.verbs.memory;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.proof.ProofComponent;
import org.heddle.nic.verbs.layout.KeyContext;
import org.heddle.nic.verbs.layout.ListElement;
import org.heddle.nic.verbs.layout.MemoryKey;
import org.heddle.nic.verbs.layout.TranslationEntry;
import org.heddle.nic.verbs.layout.code.AccessRight;
import org.heddle.nic.verbs.memory.CursorWalker.State;

/**
 * Each byte of a run is taken from where a walk from the first entry on finds it, wherever the walker begins: where the run before it ended, at the first
 * entry, or at one that a search found.
 *
 * <p>A walk from the first entry says that byte b of a list is byte b - s of the entry that has s bytes in front of it, where b - s is less than its length. The proof adds the lengths
 * of entries as they are loaded, and follows each from there to its runs. The solver chooses runs, entries, and the list of each key. What is taken for granted:
 * lines come in their order, and a search ends at an entry with the bytes that are in front of it ({@code verbs-binary-search}).
 *
 * <p>It is a small one: a list has {@value #LIST_BYTES} bytes at most, and addresses and lengths are multiples of {@value #GRAIN}.
 */
public final class CursorWalkerProof extends ProofComponent {
    private static final int OFFSET = KeyContext.LAYOUT.length.width();
    private static final int COUNT = KeyContext.LAYOUT.entries.width();
    private static final int BYTES = ResolvedRun.BYTES_WIDTH;
    private static final int LOG_PAGE = TranslationEntry.LOG_PAGE;
    private static final int PAGE_BYTES = 1 << LOG_PAGE;
    private static final int LINES = 16;
    private static final int POINTER = 5;
    private static final int OWNER_WIDTH = 32 + VirtualRun.DOMAIN_WIDTH + AccessRight.WIDTH;
    /** Bytes of a list, at most, as a power of two: two pages. */
    private static final int LOG_BYTES = LOG_PAGE + 1;

    /** Addresses and numbers of bytes are multiples of this power of two. */
    private static final int LOG_GRAIN = 6;

    private static final int SUM = LOG_BYTES + 1;
    private static final int GRAIN = 1 << LOG_GRAIN;
    private static final int LIST_BYTES = 1 << LOG_BYTES;
    private static final int LOG_ENTRIES = 11;
    private static final int LOG_ADDRESS = LOG_BYTES + 1;
    private static final int PLACE = LOG_ADDRESS + 2;

    private final CursorWalker unit = instance("unit", new CursorWalker(1, LINES));
    private final UInt state = inside("state", 4);
    private final Bool finds = insideBit("finds");
    private final Bool goesOn = insideBit("kept_goesOn");
    private final Bool isKept = insideBit("kept.isKept");
    private final Bool hasElement = insideBit("hasElement");
    private final UInt element = inside("element", ListElement.LAYOUT.bits());
    private final Bool hasEntry = insideBit("hasEntry");
    private final UInt address = inside("address", 64);
    private final UInt key = inside("key", 32);
    private final UInt inPage = inside("inPage", BYTES);
    private final UInt beyond = inside("beyond", 32);
    private final Bool isBeyond = insideBit("isBeyond");
    private final Bool isAtEnd = insideBit("isAtEnd");
    private final Bool isOdd = insideBit("isOdd");
    private final UInt left = inside("left", BYTES);
    private final UInt skipped = inside("skipped", OFFSET);
    private final UInt entries = inside("entries", COUNT);
    private final UInt toLoad = inside("toLoad", COUNT);
    private final UInt wholeAddress = inside("whole_address", 64);
    private final UInt own = wholeAddress.trunc(SUM);
    private final UInt ownBytes = inside("whole_bytes", 32);
    private final UInt user = inside("whole_key", 32)
            .cat(inside("whole_domain", VirtualRun.DOMAIN_WIDTH))
            .cat(inside("whole_rights", AccessRight.WIDTH));

    // The entry that was loaded last, and that runs are made of, as they are in the list, and the bytes in front of
    // them.
    private final UInt loadedElement = reg("loadedElement", uint(ListElement.LAYOUT.bits()));
    private final UInt loadedFront = reg("loadedFront", uint(SUM));
    private final UInt entry = reg("entry", uint(ListElement.LAYOUT.bits()));
    private final UInt entryFront = reg("entryFront", uint(SUM));

    /** Bytes in front of the entry that is loaded next. */
    private final UInt sum = reg("sum", uint(SUM));
    /** Whether the walk in the list that was found last has begun. */
    private final Bool isBegun = reg("isBegun", bool()).init(false);
    // What is left of the entry that runs are made of: where it is, and its bytes.
    private final UInt start = reg("start", uint(PLACE));
    private final UInt rest = reg("rest", uint(SUM));
    /** Byte that is wanted next. */
    private final UInt place = reg("place", uint(SUM));
    /** Where the run ends that was looked at last. */
    private final UInt end = reg("endOfRun", uint(SUM));

    private Bool where = lit(true);

    public CursorWalkerProof() {
        UInt owner = reg("owner", uint(OWNER_WIDTH));
        drive();
        follow();
        Stream<VirtualRun> run = unit.run.get(0);
        Bool isPiece = insideBit("isPiece");
        Bool takes = insideBit("takes");
        UInt bytes = run.data().bytes();
        when(finds, () -> owner.set(user));
        when(is(State.BEGIN), () -> place.set(own));
        when(isPiece.and(run.ready()), () -> {
            place.set(place.addWrap(wide(bytes)));
            start.set(start.addWrap(wide(bytes).zext(PLACE)));
            rest.set(rest.subWrap(wide(bytes)));
        });
        when(insideBit("takesElement"), () -> {
            entry.set(loadedElement);
            entryFront.set(loadedFront);
            start.set(ListElement.LAYOUT.address.of(element).trunc(PLACE));
            rest.set(wide(ListElement.LAYOUT.length.of(element)));
        });
        when(is(State.LOOK), () -> end.set(own.addWrap(wide(ownBytes))));
        Bool isRefused = reg("isRefused", bool()).init(false);
        when(takes, () -> isRefused.set(false)).elseWhen(is(State.AWAIT), () -> isRefused.set(finds.not()));

        where(isPiece, () -> {
            UInt from = run.data().address();
            UInt behind = place.addWrap(wide(bytes));
            UInt itsEnd = entryFront.addWrap(wide(ListElement.LAYOUT.length.of(entry)));
            claim(place.ge(entryFront).and(behind.le(itsEnd)), "the bytes are those of an entry");
            UInt beyondFirst = from.trunc(PLACE).subWrap(place.zext(PLACE));
            claim(
                    beyondFirst.eq(shift(entry, entryFront)).and(isBelow(from, PLACE)),
                    "a byte is where a walk from the first entry finds it");
            claim(run.data().key().eq(ListElement.LAYOUT.key.of(entry)), "it has the key of its entry");
            UInt room = lit(PAGE_BYTES, BYTES).subWrap(from.trunc(LOG_PAGE).zext(BYTES));
            claim(bytes.ne(0).and(bytes.le(room.zext(32))), "a run lies in its page");
            claim(behind.le(end), "no run goes beyond what is wanted");
            Bool isLast = insideBit("whole_last");
            claim(run.data().last().eq(isLast.and(behind.eq(end))), "the last one ends it");
            claim(run.data().isWrong().eq(MemoryKey.LAYOUT.isIndirect.is(key)), "it is right");
            claim(owner.eq(user), "the list is that of its own key");
        });
        where(
                is(State.WRONG).and(isRefused.not()),
                () -> claim(toLoad.eq(0).and(place.ge(sum)), "no run is wrong whose byte is there"));
        where(
                is(State.LOOK).and(goesOn),
                () -> claim(place.eq(own), "a run that goes on begins where the one before it ended"));
        Bool hasGoneOn = reg("hasGoneOn", bool()).init(false);
        when(is(State.LOOK), () -> hasGoneOn.set(goesOn));
        cover(isPiece.and(hasGoneOn).and(place.gt(entryFront)), "a run goes on within an entry");
        holdsOfEntries();
        holdsOfOwner(owner);
        holdsOfPlace();
        holdsOfLines();
    }

    /** Claims that are made under a condition. */
    private void where(Bool condition, Runnable made) {
        Bool outer = where;
        where = outer.and(condition);
        made.run();
        where = outer;
    }

    private void claim(Bool claim, String text) {
        assertAlways(where.implies(claim), text);
    }

    private Bool is(State wanted) {
        return state.eq(wanted.ordinal());
    }

    private static Bool isBelow(UInt value, int bits) {
        return value.bits(value.width() - 1, bits).eq(0);
    }

    /** Whether all values are multiples of a grain. */
    private static Bool areGrains(UInt... values) {
        UInt all = values[0].trunc(LOG_GRAIN);
        for (UInt value : values) {
            all = all.or(value.trunc(LOG_GRAIN));
        }
        return all.eq(0);
    }

    private static Bool isShort(UInt element) {
        UInt length = ListElement.LAYOUT.length.of(element);
        UInt address = ListElement.LAYOUT.address.of(element);
        return isBelow(address, LOG_ADDRESS).and(isBelow(length, LOG_BYTES)).and(areGrains(address, length));
    }

    /** Address of a byte of an entry less its place in the list. */
    private static UInt shift(UInt entry, UInt front) {
        return ListElement.LAYOUT.address.of(entry).trunc(PLACE).subWrap(front.zext(PLACE));
    }

    private UInt wide(UInt value) {
        return value.width() < SUM ? value.zext(SUM) : value.trunc(SUM);
    }

    private void drive() {
        Stream<VirtualRun> wanted = unit.wanted.get(0);
        connect(wanted.data(), in("wanted", VirtualRun.type()));
        wanted.valid().set(in("wants", bool()));
        UInt bytes = wanted.data().bytes();
        assume(bytes.ne(0).and(bytes.le(PAGE_BYTES)), "a run has a page at most");
        assume(isBelow(wanted.data().address(), LOG_BYTES), "a run is not far beyond its list");
        assume(areGrains(wanted.data().address(), bytes), "a run has whole grains");
        assume(isBelow(unit.answer.entries(), LOG_ENTRIES), "a list has not many entries");
        unit.run.get(0).ready().set(in("takesRun", bool()));
        unit.query.get(0).ready().set(in("takesQuery", bool()));
        connect(unit.answer, in("answer", ResolvedRun.type()));
        unit.answers.set(in("answers", bool()));
        unit.memory.ready().set(in("reads", bool()));
        unit.returns.set(in("returns", bool()));
        unit.line.set(in("line", uint(256)));
        unit.forgets.set(in("forgets", bool()));
    }

    /** Entries are loaded in their order; their lengths add up to what is in front of the next one. */
    private void follow() {
        Bool begins = is(State.BEGIN);
        when(finds, () -> isBegun.set(false));
        UInt rest = inside("search_rest", OFFSET);
        UInt found = inside("search_found", 12).shlGrow(4).zext(COUNT);
        when(begins, () -> {
            isBegun.set(true);
            sum.set(own.subWrap(wide(rest)));
            assume(rest.le(own.zext(OFFSET)).and(found.le(entries)), "a search ends in front of its byte");
            assume(areGrains(rest), "sums are of whole grains");
        });
        UInt bits = inside("bits", 256);
        UInt loaded = mux(isOdd, bits.bits(255, 128), bits.bits(127, 0));
        UInt next = sum.addWrap(wide(ListElement.LAYOUT.length.of(loaded)));
        when(insideBit("loads").and(isBegun), () -> {
            sum.set(next);
            loadedElement.set(loaded);
            loadedFront.set(sum);
            assume(isShort(loaded).and(isBelow(next, LOG_BYTES)), "a list has not more bytes");
        });
    }

    private void holdsOfOwner(UInt owner) {
        UInt kept = inside("kept.ownKey", 32)
                .cat(inside("kept.ownDomain", VirtualRun.DOMAIN_WIDTH))
                .cat(inside("kept.ownRights", AccessRight.WIDTH));
        claim(isKept.implies(kept.eq(owner)), "the owner is kept");
        Bool isBeginning = is(State.SEEK).or(is(State.SEARCH)).or(is(State.BEGIN));
        Bool isWalking = is(State.SKIP).or(is(State.MOVE)).or(is(State.PAGE));
        claim(isBeginning.or(isWalking).implies(owner.eq(user)), "a list is that of its run");
        claim(isWalking.implies(isBegun), "a walk has begun");
        claim(isBeginning.implies(isBegun.not()), "a walk begins once");
        claim(isBegun.or(isBeginning).implies(isBelow(entries, LOG_ENTRIES)), "a list is a short one");
        claim(isKept.implies(isBegun.or(isBeginning)), "what is kept is a walk that has begun");
        claim(state.le(State.WRONG.ordinal()), "a state is one of those that there are");
    }

    /** Invariants of the entry that is made into runs, and of the one behind it. */
    private void holdsOfEntries() {
        UInt length = wide(ListElement.LAYOUT.length.of(element));
        UInt elementFront = sum.subWrap(length);
        UInt entryEnd = mux(hasElement, elementFront, sum);
        UInt room = lit(PAGE_BYTES, BYTES).subWrap(address.trunc(LOG_PAGE).zext(BYTES));
        Bool isMoving = is(State.MOVE).or(is(State.PAGE));
        Bool isIdle = is(State.PASS).or(is(State.LOOK));
        Bool isAtPlace = isMoving.or(isKept.and(isIdle));
        where(isBegun, () -> {
            claim(toLoad.le(entries), "no more entries are loaded than there are");
            claim(isOdd.eq(entries.bit(0).eq(toLoad.bit(0)).not()), "an entry is in its half of a line");
            claim(isBelow(sum, LOG_BYTES), "a sum is not above that of all");
            claim(areGrains(sum), "a sum is of whole grains");
            where(hasElement, () -> {
                UInt bytes = ListElement.LAYOUT.length.of(element);
                UInt all = wide(ListElement.LAYOUT.length.of(loadedElement));
                claim(isShort(loadedElement).and(isBelow(bytes, LOG_BYTES)), "the entry is a short one");
                claim(sum.eq(loadedFront.addWrap(all)).and(all.le(sum)), "it is where it is");
                UInt from = ListElement.LAYOUT.address.of(element);
                UInt moved = from.trunc(PLACE).subWrap(place.zext(PLACE));
                Bool isFirst = is(State.MOVE).and(hasEntry.not());
                Bool isWhole = from.eq(ListElement.LAYOUT.address.of(loadedElement))
                        .and(length.eq(all))
                        .and(elementFront.eq(loadedFront));
                claim(isFirst.or(isWhole), "it is as it was loaded, but in front of its first run");
                claim(length.le(all), "no more than an entry is left of it");
                claim(isFirst.implies(moved.eq(shift(loadedElement, loadedFront))), "it is left from there on");
                claim(isBelow(from, PLACE), "it is not far away");
                claim(areGrains(from, bytes, loadedFront), "it is of whole grains");
                UInt itsKey = ListElement.LAYOUT.key.of(element);
                claim(itsKey.eq(ListElement.LAYOUT.key.of(loadedElement)), "its key");
            });
            where(hasEntry, () -> {
                UInt all = wide(ListElement.LAYOUT.length.of(entry));
                claim(isShort(entry), "the walked entry is a short one");
                claim(entryEnd.eq(entryFront.addWrap(all)).and(all.le(entryEnd)), "it is in front");
                UInt nextPage = address.bits(63, LOG_PAGE).addWrap(1).cat(lit(0, LOG_PAGE));
                UInt from = mux(isAtEnd, nextPage, address);
                UInt bytes = wide(inPage).addWrap(mux(isBeyond, wide(beyond), lit(0, SUM)));
                claim(areGrains(address, inPage, start, rest, entryFront), "the walked one is of whole grains");
                claim(isBeyond.implies(areGrains(beyond)), "and what is beyond the page");
                claim(from.eq(start.zext(64)), "where the rest of it is");
                claim(bytes.eq(rest).and(rest.le(all)), "how many bytes that has");
                UInt moved = start.subWrap(place.zext(PLACE));
                claim(isAtPlace.implies(moved.eq(shift(entry, entryFront))), "it is in its place");
                UInt behind = place.addWrap(rest);
                claim(isAtPlace.implies(behind.eq(entryEnd)), "the rest is in front of the next entry");
                claim(key.eq(ListElement.LAYOUT.key.of(entry)), "key of the walked one");
                claim(inPage.eq(0).eq(isAtEnd), "at the end of a page no byte of it is left");
                claim(isAtEnd.or(mux(isBeyond, inPage.eq(room), inPage.le(room))), "bytes are in the page");
                claim(isAtEnd.implies(isBeyond), "at the end of a page there is another one");
                claim(isBeyond.implies(beyond.ne(0).and(isBelow(beyond, LOG_BYTES))), "and bytes in it");
            });
        });
        claim(is(State.SKIP).implies(hasEntry.not()), "nothing is walked while entries are passed over");
        claim(
                is(State.SKIP).implies(entryEnd.addWrap(wide(skipped)).eq(place).and(skipped.le(place.zext(OFFSET)))),
                "what is passed over leads to the run");
        claim(isAtPlace.and(hasEntry.not()).implies(place.eq(entryEnd)), "the next entry begins where the walk is");
        claim(is(State.SKIP).implies(areGrains(skipped)), "whole grains are passed over");
        claim(isAtPlace.or(is(State.SKIP)).implies(areGrains(place)), "a place is one of grains");
        claim(is(State.PAGE).implies(hasEntry.and(isAtEnd)), "a page ends before the next one");
        claim(isKept.and(isIdle).implies(place.eq(end)), "what is kept is where the run before ended");
        claim(is(State.SKIP).implies(place.eq(own)), "a walk begins for the first byte of its run");
    }

    private void holdsOfPlace() {
        Bool hasLooked = is(State.PASS).or(is(State.LOOK)).not();
        Bool isMoving = is(State.MOVE).or(is(State.PAGE));
        UInt next = inside("kept.next", 64).trunc(SUM);
        claim(isKept.or(hasLooked).implies(next.eq(end)), "the end of a run is kept");
        claim(is(State.PASS).or(ownBytes.ne(0).and(ownBytes.le(PAGE_BYTES))), "a run has its bytes");
        claim(is(State.PASS).or(isBelow(wholeAddress, LOG_BYTES)), "a run begins in what a list may be");
        claim(isMoving.implies(place.addWrap(wide(left)).eq(end)), "what is left leads to the end");
        Bool isBeginning = hasLooked.and(isMoving.not()).and(is(State.WRONG).not());
        claim(isBeginning.implies(own.addWrap(wide(left)).eq(end)), "all of a run is left when it begins");
        claim(is(State.PASS).or(areGrains(wholeAddress, ownBytes, left)), "a run is of whole grains");
        claim(isKept.or(hasLooked).implies(areGrains(end)), "and so is its end");
        claim(is(State.PASS).or(left.ne(0).and(left.le(PAGE_BYTES))), "something is left of a run");
        claim(is(State.LOOK).implies(wide(left).eq(wide(ownBytes))), "all of it is left at first");
    }

    /** Lines that come were asked for, and so none is read that has not come. */
    private void holdsOfLines() {
        UInt asked = inside("asked_0", POINTER);
        UInt come = inside("come", POINTER);
        UInt used = inside("used", POINTER);
        UInt dropped = inside("dropped", POINTER);
        assume(unit.returns.implies(dropped.ne(0).or(asked.ne(come))), "a line that comes was asked for");
        assume(
                unit.returns
                        .and(dropped.eq(0))
                        .and(is(State.SEARCH))
                        .implies(inside("search.turn", 3).ne(0)),
                "a sum that comes was asked for");
        UInt under = asked.subWrap(used);
        claim(under.le(LINES).and(come.subWrap(used).le(under)), "lines are used as they come");
        claim(is(State.SEARCH).implies(come.eq(used)), "sums are used at once");
    }
}
