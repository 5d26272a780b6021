package org.heddle.guide.design;

import java.math.BigInteger;
import java.util.Map;
import org.heddle.hdl.ir.Behaviour;

/** Says in Java what the vendor's multiplier does: one object for each instance in each simulation. */
final class MultiplierModel implements Behaviour {
    private BigInteger product = BigInteger.ZERO;

    @Override
    public Map<String, BigInteger> outputs(Map<String, BigInteger> inputs) {
        return Map.of("p", product);
    }

    @Override
    public void edge(Map<String, BigInteger> inputs) {
        product = inputs.get("a").multiply(inputs.get("b"));
    }
}
