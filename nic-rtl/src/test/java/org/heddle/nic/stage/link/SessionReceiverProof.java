package org.heddle.nic.stage.link;

import org.heddle.hdl.Bool;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.UInt;
import org.heddle.hdl.option.Reset;
import org.heddle.hdl.proof.ProofComponent;
import org.heddle.nic.stage.packet.PacketFormat;

/**
 * A receiver with sessions takes a packet of the session that is up alone: none of a session before, and each number once and in order; whatever words come, in whatever
 * order, with whatever checks. A number may come again when 255 others have followed. That packets are taken at all is for {@link LinkReceiverTest}: to look for words with
 * right checks takes the solver too long, which is why no claim here stands in a condition that it would have to reach.
 *
 * <p>Taken for granted is what {@link LinkSessionProof} shows of whoever drives it: the session stays while it is up, does not
 * come again, and the receiver is reset in none.
 */
public final class SessionReceiverProof extends ProofComponent {
    private static final int PAYLOAD_BYTES = 8;
    private static final int NUMBER = FlowWord.SEQUENCE_WIDTH;

    private final LinkReceiver unit = new LinkReceiver(PAYLOAD_BYTES, true);

    private final ClockDomain unreset =
            defaultDomain().resetBy(lit(false), Reset.synchronous().withInitialValues());
    /** The receiver's own reset, at any time but while the session is up. */
    private final Bool clears = in(bool());

    private final LinkLane link = in(LinkLane.type());
    private final Bool isUp = in(bool());
    private final UInt session = in(uint(HelloWord.SESSION_WIDTH));
    // Any packet: what holds for it holds for all.
    private final UInt chosenSession = in(uint(HelloWord.SESSION_WIDTH));
    private final UInt chosenNumber = in(uint(NUMBER));

    /** The session that the packet under way names, and its number. */
    private final UInt named = reg(unreset, uint(HelloWord.SESSION_WIDTH)).init(0);

    private final UInt number = reg(unreset, uint(NUMBER)).init(0);
    /** The chosen session has been up. */
    private final Bool stood = reg(unreset, bool()).init(false);
    /** It has, and has ended. */
    private final Bool over = reg(unreset, bool()).init(false);

    /** Joins the unit, and claims. */
    public SessionReceiverProof() {
        within(defaultDomain().resetBy(clears, Reset.synchronous().withInitialValues()), () -> instance("unit", unit));
        within(unreset, () -> {
            join();
            sessionsComeOnce();
            read();
            takeInOrder();
            takeOnce();
        });
    }

    private void join() {
        unit.link.valid().set(link.valid());
        unit.link.data().set(link.data());
        unit.link.last().set(link.last());
        unit.packet.ready().set(true);
        unit.isUp.orElseThrow().set(isUp);
        unit.session.orElseThrow().set(session);
        assume(stable(chosenSession.cat(chosenNumber)), "one packet is watched");
        assume(clears.implies(isUp.not()), "it is not reset while the session is up");
    }

    private void sessionsComeOnce() {
        Bool wasUp = reg("wasUp", bool()).init(false);
        wasUp.set(isUp);
        when(wasUp.and(isUp), () -> assume(stable(session), "a session stays while it is up"));
        Bool isChosen = isUp.and(session.eq(chosenSession));
        when(isChosen, () -> stood.set(true));
        when(stood.and(isUp.not()), () -> over.set(true));
        assume(over.and(isChosen).not(), "a session does not come again");
        assertAlways(over.implies(stood), "it has ended because it has been");
    }

    /** Reads what the packet under way says of itself. */
    private void read() {
        UInt index = inside("index", PacketFormat.LENGTH_WIDTH);
        UInt tail = link.data().bits(63, 32);
        when(link.valid().and(index.eq(PacketFormat.LINK_HEADER_WORDS)), () -> {
            named.set(tail.bits(NUMBER + HelloWord.SESSION_WIDTH - 1, NUMBER));
            number.set(tail.trunc(NUMBER));
        });
        Bool isBehindHeader = index.gt(PacketFormat.LINK_HEADER_WORDS);
        assertAlways(isBehindHeader.implies(inside("number", NUMBER).eq(number)), "the number is kept");
        assertAlways(
                insideBit("headerRight").implies(isBehindHeader.or(insideBit("ends"))),
                "a header is right until its packet ends");
        assertAlways(
                insideBit("isOurs").and(isUp).implies(named.eq(session)), "what is its own names the session of now");
    }

    private void takeInOrder() {
        UInt taken = reg("taken", uint(NUMBER)).init(0);
        when(isUp.not(), () -> taken.set(0)).elseWhen(unit.accepted, taken::increment);
        assertAlways(unit.expected.eq(taken), "numbers begin with the session");
        Bool takes = unit.accepted;
        assertAlways(takes.implies(isUp.and(named.eq(session))), "taken from the session of now alone");
        assertAlways(takes.implies(over.and(named.eq(chosenSession)).not()), "taken from no session before");
        assertAlways(takes.implies(number.eq(taken)), "taken in order, without a gap");
    }

    private void takeOnce() {
        Bool seen = reg("seen", bool()).init(false);
        UInt others = reg("others", uint(NUMBER + 1)).init(0);
        Bool takes = unit.accepted.and(named.eq(chosenSession)).and(number.eq(chosenNumber));
        Bool allPassed = others.bit(NUMBER);
        when(takes, () -> seen.set(true));
        when(seen.and(unit.accepted).and(allPassed.not()), others::increment);
        Bool goesOn = seen.and(over.not()).and(isUp);
        UInt following = chosenNumber.addWrap(1).addWrap(others.trunc(NUMBER));
        assertAlways(goesOn.implies(session.eq(chosenSession)), "its session is up");
        assertAlways(
                goesOn.and(allPassed.not()).implies(unit.expected.eq(following)), "others follow it by their numbers");
        assertAlways(seen.implies(stood), "it was taken in its session");
        assertAlways(seen.or(others.eq(0)), "others are counted from it on");
        assertAlways(seen.and(takes).implies(others.ge((1 << NUMBER) - 1)), "no packet is taken twice");
        cover(stood, "the session is up");
    }
}
