package org.heddle.hdl.registers.block;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.UInt.Switch;
import org.heddle.hdl.Value;
import org.heddle.hdl.registers.Field;
import org.heddle.hdl.registers.Register;
import org.heddle.hdl.registers.RegisterMap;

/**
 * A register map in hardware.
 *
 * <p>An access acts in the cycle in which the request is taken: a read returns what the fields hold then, a write is seen at the
 * fields' ports one cycle later (a strobe's in the same cycle). Latency: the response comes one cycle behind the request.
 * Throughput: one access per cycle. While a response waits, no further request is taken; {@code request.ready} follows
 * {@code response.ready} combinationally. An address that is no register's, or crooked, is answered with an error and changes
 * nothing. Reserved bits read as 0. The reset gives every field its reset value and drops a response that waits.
 * Proof: {@code register-block}; and {@code verify} makes a test of each promise.
 *
 * @param <M> the map
 */
public final class RegisterBlock<M extends RegisterMap> extends FieldStorage {
    private final M map;

    /**
     * @throws org.heddle.hdl.diagnostic.ElaborationException if the map is not sound
     */
    public RegisterBlock(M map) {
        super(map);
        this.map = map;
        List<UInt> words = map.registers().stream().map(this::build).toList();
        UInt read = wire(uint(map.width()));
        Bool known = wire(bool());
        read.set(0);
        known.set(false);
        Switch at = switchOn(request.data().address());
        for (int i = 0; i < words.size(); i++) {
            UInt word = words.get(i);
            at.is(map.registers().get(i).address(), () -> {
                read.set(word);
                known.set(true);
            });
        }
        respond(read, known);
    }

    /** The map. */
    public M map() {
        return map;
    }

    private void respond(UInt read, Bool known) {
        Bool answered = reg(bool()).init(false);
        UInt answer = reg(uint(map.width()));
        Bool error = reg(bool());
        request.ready().set(answered.not().or(response.ready()));
        response.valid().set(answered);
        response.data().data().set(answer);
        response.data().error().set(error);
        when(request.fires(), () -> {
                    answered.set(true);
                    answer.set(mux(request.data().write(), lit(0, map.width()), read));
                    error.set(known.not());
                })
                .elseWhen(response.ready(), () -> answered.set(false));
    }

    /** Keeps a register's fields; returns what is read of them. */
    private UInt build(Register register) {
        Accesses access = new Accesses(register);
        List<Value> parts = new ArrayList<>();
        int next = 0;
        for (Field<?> field : register.fields()) {
            if (field.access().isReadable()) {
                addReserved(parts, field.low() - next);
                parts.add(0, build(field, access));
                next = field.high() + 1;
            } else {
                build(field, access);
            }
        }
        addReserved(parts, map.width() - next);
        UInt word = wire("word_" + register.name(), uint(map.width()));
        word.set(Types.cat(parts));
        return word;
    }

    private void addReserved(List<Value> parts, int bits) {
        if (bits > 0) {
            parts.add(0, lit(0, bits));
        }
    }
}
