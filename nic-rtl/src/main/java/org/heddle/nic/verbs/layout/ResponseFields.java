package org.heddle.nic.verbs.layout;

import org.heddle.nic.stage.host.LayoutField;
import org.heddle.nic.verbs.layout.code.SyndromeKind;

/** Address word of a response. */
public final class ResponseFields extends RecordLayout {
    /** The declaration. */
    public static final ResponseFields LAYOUT = new ResponseFields();

    /** {@link SyndromeKind} above five bits of value. */
    public final LayoutField syndrome = field("syndrome", 8);

    /** Requests that were carried out, modulo 2^24 (MSN). */
    public final LayoutField messages = field("messages", 24);

    private ResponseFields() {}
}
