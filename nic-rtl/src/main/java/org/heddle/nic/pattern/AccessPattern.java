package org.heddle.nic.pattern;

/** How the elements of an access lie in memory. */
public enum AccessPattern {
    /** One behind the other (VL, VS). */
    CONTIGUOUS,
    /** A fixed distance apart (VLS, VSS). */
    STRIDE
}
