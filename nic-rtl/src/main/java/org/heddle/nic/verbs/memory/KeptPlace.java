package org.heddle.nic.verbs.memory;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;
import org.heddle.nic.verbs.layout.code.AccessRight;

/**
 * Place in a list where a run ended, and who may go on there.
 *
 * <p>A run goes on with the list if its key, domain and rights are those for which the place of the list was found, if it begins where the one before it ended, and if no
 * key was replaced since that place was asked for. Latency: none. Proof: {@code verbs-invalidation}.
 */
final class KeptPlace extends Component {
    /** Key of a run. */
    final UInt key = in(uint(32));
    /** Protection domain of its owner. */
    final UInt domain = in(uint(VirtualRun.DOMAIN_WIDTH));
    /** Mask of the rights that it wants. */
    final UInt rights = in(uint(AccessRight.WIDTH));
    /** Its first byte. */
    final UInt address = in(uint(64));
    /** Its bytes. */
    final UInt bytes = in(uint(32));
    /** 1 in the cycle in which the run is looked at. */
    final Bool looks = in(bool());
    /** 1 with it if the run goes on. */
    final Bool goesOn = out(bool());
    /** 1 in the cycle in which the place of its list is asked for. */
    final Bool asks = in(bool());
    /** 1 in the cycle in which that place is taken. */
    final Bool takes = in(bool());
    /** 1 in a cycle in which a key is replaced. */
    final Bool forgets = in(bool());
    /** 1 in a cycle in which the list is given up. */
    final Bool drops = in(bool());

    /** Declares the place. */
    KeptPlace() {
        UInt ownKey = reg("ownKey", uint(key.width()));
        UInt ownDomain = reg("ownDomain", uint(domain.width()));
        UInt ownRights = reg("ownRights", uint(rights.width()));
        UInt next = reg("next", uint(address.width()));
        Bool isKept = reg("isKept", bool()).init(false);
        // A key that is replaced behind the question, and before its answer, counts.
        Bool isSure = reg("isSure", bool()).init(false);
        Bool isSame = key.eq(ownKey).and(domain.eq(ownDomain)).and(rights.eq(ownRights));
        goesOn.set(isKept.and(isSame).and(address.eq(next)));
        when(looks, () -> next.set(address.addWrap(bytes.zext(address.width()))));
        when(takes, () -> {
            ownKey.set(key);
            ownDomain.set(domain);
            ownRights.set(rights);
        });
        when(forgets, () -> isSure.set(false)).elseWhen(asks, () -> isSure.set(true));
        when(forgets.or(drops), () -> isKept.set(false)).elseWhen(takes, () -> isKept.set(isSure));
    }
}
