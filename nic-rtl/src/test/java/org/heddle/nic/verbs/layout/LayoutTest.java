package org.heddle.nic.verbs.layout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;
import org.heddle.cosim.junit.RegisterTests;
import org.heddle.nic.stage.host.LayoutField;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Records that hosts and hardware share. */
class LayoutTest {
    @Test
    void recordsHaveTheBytesThatTheirPlacesWant() {
        assertThat(SendEntry.LAYOUT.bytes()).isEqualTo(SendEntry.LIST_OFFSET);
        assertThat(ReceiveEntry.LAYOUT.bytes()).isEqualTo(ReceiveEntry.LIST_OFFSET);
        assertThat(ListElement.LAYOUT.bytes()).isEqualTo(16);
        assertThat(AtomicOperands.LAYOUT.bytes()).isEqualTo(16);
        assertThat(TranslationEntry.LAYOUT.bytes()).isEqualTo(8);
        assertThat(CompletionEntry.LAYOUT.bytes()).isEqualTo(32);
        assertThat(EventEntry.LAYOUT.bytes()).isEqualTo(32);
        assertThat(TransportHeader.LAYOUT.words()).isEqualTo(3);
        assertThat(TransportHeader.LAYOUT.address.low()).isEqualTo(64);
        assertThat(CompletionEntry.LAYOUT.phase.low()).isEqualTo(255);
    }

    @Test
    void aCommandsRecordFitsTheArguments() {
        for (RecordLayout each : List.of(
                QueuePairContext.LAYOUT,
                KeyContext.LAYOUT,
                CompletionQueueContext.LAYOUT,
                SharedReceiveContext.LAYOUT,
                EventQueueContext.LAYOUT)) {
            assertThat(each.words()).as(each.getClass().getSimpleName()).isLessThanOrEqualTo(VerbsMap.ARGUMENTS);
        }
    }

    @Test
    void fieldsDoNotOverlapAndGiveBackWhatWasPut() {
        for (RecordLayout each : List.of(SendEntry.LAYOUT, CompletionEntry.LAYOUT, QueuePairContext.LAYOUT)) {
            for (LayoutField field : each.fields()) {
                long[] record = new long[each.words()];
                long ones = field.width() == 64 ? -1 : (1L << field.width()) - 1;
                field.put(record, ones);
                assertThat(field.get(record)).isEqualTo(ones);
                for (LayoutField other : each.fields()) {
                    assertThat(other == field || !other.isSet(record))
                            .as("%s beside %s", other, field)
                            .isTrue();
                }
            }
        }
    }

    @Test
    void aValueWithMoreBitsIsRefusedAndChangesNothing() {
        long[] record = new long[SendEntry.LAYOUT.words()];
        assertThatThrownBy(() -> SendEntry.LAYOUT.opcode.put(record, 16))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("opcode must fit 4 bits: value=16");
        assertThat(record).containsOnly(0);
    }

    @TestFactory
    Stream<DynamicTest> registersKeepTheirPromises() {
        return RegisterTests.of(new VerbsMap());
    }
}
