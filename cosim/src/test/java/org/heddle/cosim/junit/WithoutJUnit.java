package org.heddle.cosim.junit;

import org.heddle.cosim.tool.MissingJUnitException;

/** Program that asks for the tests of a register map where no JUnit is. */
final class WithoutJUnit {
    private WithoutJUnit() {}

    public static void main(String[] arguments) {
        try {
            RegisterTests.of(new RegisterTestsTest.MotorRegisters());
        } catch (MissingJUnitException missing) {
            System.out.println(missing.getMessage());
        }
    }
}
