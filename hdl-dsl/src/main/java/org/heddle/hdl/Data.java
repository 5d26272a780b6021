package org.heddle.hdl;

/** Hardware of any shape: a single {@link Value}, or a {@link Bundle} or {@link Vec} of them. */
public sealed interface Data permits Value, Bundle, Vec {}
