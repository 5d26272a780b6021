package org.heddle.hdl.registerstest;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.proof.ProofComponent;
import org.heddle.hdl.registers.Field;
import org.heddle.hdl.registers.block.RegisterBlock;
import org.heddle.hdl.registers.block.RegisterRequest;
import org.heddle.hdl.registers.block.RegisterResponse;

/** Every access is answered once and in order, with what the fields hold; where both sides change a field, the hardware wins. */
public final class RegisterBlockProof extends ProofComponent {
    private final ProvedRegisters map = new ProvedRegisters();
    private final RegisterBlock<ProvedRegisters> unit = instance("unit", new RegisterBlock<>(map));
    private final Stream<RegisterRequest> request = in(stream(RegisterRequest.type(3, 8)));
    private final Stream<RegisterResponse> response = out(stream(RegisterResponse.type(8)));

    public RegisterBlockProof() {
        connect(unit.request, request);
        connect(response, unit.response);

        UInt mode = reg(uint(2)).init(2);
        when(writes(0), () -> mode.set(written(map.control.mode)));
        require(map.control.mode, mode);

        UInt level = reg(uint(2)).init(1);
        Bool update = in(bool());
        UInt next = in(uint(2));
        unit.update(map.control.level).set(update);
        unit.next(map.control.level).set(next);
        when(update, () -> level.set(next)).elseWhen(writes(0), () -> level.set(written(map.control.level)));
        require(map.control.level, level);

        UInt happened = reg(uint(3)).init(4);
        UInt happens = in(uint(3));
        unit.set(map.events.happened).set(happens);
        UInt left = mux(writes(1), happened.and(written(map.events.happened).not()), happened);
        happened.set(left.or(happens));
        require(map.events.happened, happened);

        UInt wanted = reg(uint(3)).init(0);
        UInt done = in(uint(3));
        unit.clear(map.requests.wanted).set(done);
        UInt asked = mux(writes(2), wanted.or(written(map.requests.wanted)), wanted);
        wanted.set(asked.and(done.not()));
        require(map.requests.wanted, wanted);

        UInt seen = reg(uint(2)).init(0);
        UInt occurs = in(uint(2));
        unit.set(map.errors.seen).set(occurs);
        Bool looks = request.fires()
                .and(request.data().write().not())
                .and(request.data().address().eq(3));
        seen.set(mux(looks, occurs, seen.or(occurs)));
        require(map.errors.seen, seen);

        UInt control = cat(lit(false), level, lit(0, 3), mode);
        UInt events = happened.zext(7).cat(lit(0, 1));
        answers(control, events, wanted.zext(8), seen.cat(lit(0, 6)));
        cover(writes(1).and(happens.ne(0)).and(happened.ne(0)), "an event comes while events are cleared");
    }

    private void answers(UInt... words) {
        UInt address = request.data().address();
        UInt read = lit(0, 8);
        for (int i = 0; i < words.length; i++) {
            read = mux(address.eq(i), words[i], read);
        }
        Bool waits = reg(bool()).init(false);
        UInt data = reg(uint(8)).init(0);
        Bool error = reg(bool()).init(false);
        UInt answer = mux(request.data().write(), lit(0, 8), read);
        when(request.fires(), () -> {
                    waits.set(true);
                    data.set(answer);
                    error.set(address.gt(3));
                })
                .elseWhen(response.ready(), () -> waits.set(false));
        assertAlways(response.valid().eq(waits), "an answer for each access");
        assertAlways(request.ready().eq(waits.not().or(response.ready())), "one access per cycle, none lost");
        when(waits, () -> {
            assertAlways(response.data().data().eq(data), "the answer is what the fields held");
            assertAlways(response.data().error().eq(error), "an error where there is no register");
        });
    }

    private void require(Field<UInt> field, UInt value) {
        assertAlways(unit.value(field).eq(value), field + " is what it should be");
    }

    private Bool writes(int address) {
        return request.fires()
                .and(request.data().write())
                .and(request.data().strobes().bit(0))
                .and(request.data().address().eq(address));
    }

    private UInt written(Field<?> field) {
        return request.data().data().bits(field.high(), field.low());
    }
}
