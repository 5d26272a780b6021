package org.heddle.hdl.catalogue;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Shows a component to the tools: {@code heddle generate}, {@code prove} and the others take every class with it where none is named.
 *
 * <p>It may stand there several times, with other arguments and another name each time:
 *
 * <pre>
 *  &#64;TopLevel(arguments = "16, true", name = "fifo-16")
 *  &#64;TopLevel(arguments = "64, true", name = "fifo-64")
 *  public final class Fifo extends Component { .. }
 * </pre>
 */
@Documented
@Repeatable(TopLevel.List.class)
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface TopLevel {
    /** Returns the constructor's arguments, as they are typed behind the class on the command line: {@code "16, true"}. */
    String arguments() default "";

    /** Returns the name of its folders and files; that of the class where nothing is written. */
    String name() default "";

    /** Returns the frequency that its clocks are to reach, in MHz, for the constraints of FPGA tools. */
    int megahertz() default 100;

    /**
     * Returns whether its resets enter through {@link org.heddle.hdl.lib.crossing.SynchronizedResets} in what is generated: for a top
     * whose resets come from pins.
     */
    boolean synchronizeResets() default false;

    /** Several of them on one class. */
    @Documented
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.TYPE)
    @interface List {
        /** Returns the marks. */
        TopLevel[] value();
    }
}
