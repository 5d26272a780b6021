package org.heddle.verify.fuzz.hardware;

import org.heddle.hdl.Bundle;
import org.heddle.hdl.Data;
import org.heddle.hdl.option.Flip;

/** A bundle whose second part goes the other way. */
record Link<A extends Data, B extends Data>(A first, @Flip B second) implements Bundle {}
