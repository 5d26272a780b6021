package org.heddle.host.verbs.choose;

import java.util.List;
import org.heddle.host.verbs.transfer.TransferMethod;

/** Chooses how a message moves whose data do not lie together at both ends. */
public interface MethodChooser {
    /** Methods that MPI's messages can move by. */
    List<TransferMethod> METHODS =
            List.of(TransferMethod.COPY, TransferMethod.SGRS, TransferMethod.UMR_SR, TransferMethod.UMR_WRITE);

    /**
     * Chooses one of {@link #METHODS}.
     *
     * @param sent layout of the sender, of as many bytes as the receiver's
     * @param received layout of the receiver
     */
    ChosenMethod choose(LengthProfile sent, LengthProfile received);

    /** Returns whether every choice is to pack, so that nothing else need be prepared. */
    default boolean alwaysPacks() {
        return false;
    }

    /**
     * Returns a chooser that has no choice.
     *
     * @throws IllegalArgumentException for a method that is none of {@link #METHODS}
     */
    static MethodChooser always(TransferMethod method) {
        if (!METHODS.contains(method)) {
            throw new IllegalArgumentException("messages of MPI move by "
                    + String.join(
                            ", ", METHODS.stream().map(TransferMethod::text).toList()) + ": method="
                    + method.text());
        }
        ChosenMethod forced = new ChosenMethod(method, "forced");
        return new MethodChooser() {
            @Override
            public ChosenMethod choose(LengthProfile sent, LengthProfile received) {
                return forced;
            }

            @Override
            public boolean alwaysPacks() {
                return method == TransferMethod.COPY;
            }

            @Override
            public String toString() {
                return method.text();
            }
        };
    }
}
