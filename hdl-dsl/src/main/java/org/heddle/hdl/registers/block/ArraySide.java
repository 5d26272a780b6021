package org.heddle.hdl.registers.block;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.registers.WordArray;

/** The hardware's side of an array of numbers, an input for each, and what a snapshot keeps of them. */
final class ArraySide {
    private final RegisterBlock<?> block;
    private final WordArray array;
    private final List<UInt> numbers = new ArrayList<>();

    ArraySide(RegisterBlock<?> block, WordArray array) {
        this.block = block;
        this.array = array;
        for (int i = 0; i < array.names().size(); i++) {
            numbers.add(block.input(array.portName(i), array.width()));
        }
    }

    UInt number(int index) {
        return numbers.get(index);
    }

    /**
     * Returns what software reads.
     *
     * @param takes 1 in the cycle whose numbers are kept, of a snapshot
     */
    List<UInt> shown(Optional<Bool> takes) {
        return takes.map(this::kept).orElse(numbers);
    }

    private List<UInt> kept(Bool takes) {
        List<UInt> kept = new ArrayList<>();
        for (int i = 0; i < numbers.size(); i++) {
            UInt number = numbers.get(i);
            UInt word = block.kept(array.portName(i) + "_kept", Types.uint(array.width()))
                    .init(0);
            block.under(takes, () -> word.set(number));
            kept.add(word);
        }
        return kept;
    }
}
