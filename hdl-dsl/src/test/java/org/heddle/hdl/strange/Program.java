package org.heddle.hdl.strange;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.SInt;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Value;

/** Inputs that the programs of the tables have in common, and one output that shows what they make. */
abstract class Program extends Component {
    final UInt a = in(uint(8));
    final UInt b = in(uint(8));
    final SInt s = in(sint(8));
    final Bool c = in(bool());

    private final String name;
    private UInt shown = a;

    Program(String name) {
        this.name = name;
    }

    Program() {
        this("Program");
    }

    @Override
    protected final String moduleName() {
        return name;
    }

    /** The output {@code y}: the values side by side. */
    final void show(Value... values) {
        UInt joined = cat(values);
        shown = out("y", uint(joined.width()));
        shown.set(joined);
    }

    /** The output {@code y}, to be set by the program itself. */
    final UInt y(int width) {
        shown = out("y", uint(width));
        return shown;
    }

    final UInt shown() {
        return shown;
    }
}
