package org.heddle.nic.verbs.memory;

import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.hdl.proof.ProofComponent;
import org.heddle.nic.verbs.layout.code.AccessRight;

/**
 * A run goes on only with a list that was found after the last key was replaced, by its own key, domain and rights, and where the run before it ended. The solver chooses runs,
 * answers, and when keys are replaced; each of these begins another time.
 */
public final class KeptPlaceProof extends ProofComponent {
    private static final int TIME_WIDTH = 3;
    private static final int OWNER_WIDTH = 32 + VirtualRun.DOMAIN_WIDTH + AccessRight.WIDTH;

    public KeptPlaceProof() {
        KeptPlace unit = instance("unit", new KeptPlace());
        UInt key = in("key", uint(32));
        UInt domain = in("domain", uint(VirtualRun.DOMAIN_WIDTH));
        UInt rights = in("rights", uint(AccessRight.WIDTH));
        UInt address = in("address", uint(64));
        UInt bytes = in("bytes", uint(32));
        Bool looks = in("looks", bool());
        Bool asks = in("asks", bool());
        Bool takes = in("takes", bool());
        Bool forgets = in("forgets", bool());
        unit.key.set(key);
        unit.domain.set(domain);
        unit.rights.set(rights);
        unit.address.set(address);
        unit.bytes.set(bytes);
        unit.looks.set(looks);
        unit.asks.set(asks);
        unit.takes.set(takes);
        unit.forgets.set(forgets);
        unit.drops.set(in("drops", bool()));

        Bool isAsked = reg("isAsked", bool()).init(false);
        when(asks, () -> isAsked.set(true)).elseWhen(takes, () -> isAsked.set(false));
        assume(takes.implies(isAsked), "a list is taken when it was asked for");
        assume(asks.implies(isAsked.not()), "one list at a time is asked for");

        // Times, and those of the list that was asked for and of the one that is held; no two that are compared are
        // eight apart.
        UInt now = reg("now", uint(TIME_WIDTH)).init(0);
        UInt asked = reg("asked", uint(TIME_WIDTH)).init(0);
        UInt held = reg("held", uint(TIME_WIDTH)).init(0);
        UInt owner = reg("owner", uint(OWNER_WIDTH));
        UInt end = reg("endOfBefore", uint(64));
        when(forgets, now::increment);
        when(asks, () -> asked.set(now));
        when(takes, () -> {
            held.set(asked);
            owner.set(key.cat(domain).cat(rights));
        });
        when(looks, () -> end.set(address.addWrap(bytes.zext(64))));

        Bool isKept = insideBit("isKept");
        Bool isSure = insideBit("isSure");
        when(unit.goesOn, () -> {
            assertAlways(held.eq(now), "no key was replaced since the list was asked for");
            assertAlways(owner.eq(key.cat(domain).cat(rights)), "the list was found for the same owner");
            assertAlways(address.eq(end), "the run begins where the one before it ended");
        });
        assertAlways(isKept.implies(held.eq(now)), "a list that is kept is that of now");
        assertAlways(isSure.and(isAsked).implies(asked.eq(now)), "an answer that is sure is that of now");
        UInt kept = inside("ownKey", 32)
                .cat(inside("ownDomain", VirtualRun.DOMAIN_WIDTH))
                .cat(inside("ownRights", AccessRight.WIDTH));
        assertAlways(isKept.implies(kept.eq(owner)), "the owner is kept");
        Bool hasLooked = reg("hasLooked", bool()).init(false);
        when(looks, () -> hasLooked.set(true));
        assertAlways(hasLooked.implies(inside("next", 64).eq(end)), "the end is kept");
        assume(takes.implies(hasLooked), "a run is looked at before its list is taken");
        assertAlways(isKept.implies(hasLooked), "a list is kept for a run that was looked at");
        cover(unit.goesOn.and(now.eq(2)), "a run goes on");
    }
}
