package org.heddle.verify.fuzz.hardware;

import org.heddle.hdl.Bundle;
import org.heddle.hdl.Data;

/** A bundle of two parts. */
record Couple<A extends Data, B extends Data>(A first, B second) implements Bundle {}
