package org.heddle.hdl.registerstest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.heddle.hdl.registers.RegisterMap;
import org.heddle.hdl.registers.document.LitexCsv;
import org.heddle.hdl.registers.document.RegisterDocuments;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class LitexCsvTest {
    @Test
    void aMapOf32BitsHasALineForEachRegisterAndCode() {
        assertThat(LitexCsv.of(new UartRegisters()).orElseThrow()).isEqualTo("""
                # Written by Heddle; change the declaration, not this file.
                csr_base,uart,0x00000000,,
                csr_register,uart_identity,0x00000000,1,ro
                csr_register,uart_control,0x00000004,1,rw
                csr_register,uart_status,0x00000008,1,ro
                csr_register,uart_events,0x0000000c,1,rw
                csr_register,uart_errors,0x00000010,1,ro
                csr_register,uart_requests,0x00000020,1,rw
                csr_register,uart_send,0x00000024,1,rw
                csr_register,uart_fill,0x00000028,1,rw
                constant,config_csr_data_width,32,,
                constant,config_csr_alignment,32,,
                constant,uart_control_parity_none,0,,
                constant,uart_control_parity_even,1,,
                constant,uart_control_parity_odd,2,,
                constant,uart_status_last_parity_none,0,,
                constant,uart_status_last_parity_even,1,,
                constant,uart_status_last_parity_odd,2,,
                constant,uart_fill_seen_none,0,,
                constant,uart_fill_seen_even,1,,
                constant,uart_fill_seen_odd,2,,
                """);
    }

    @Test
    void pagesArraysAndWindowsHaveTheirOwnAddresses() {
        assertThat(LitexCsv.of(new CardRegisters()).orElseThrow().lines())
                .contains(
                        "csr_base,card0,0x00000000,,",
                        "csr_base,card1,0x00000100,,",
                        "csr_register,card0_counts_lost,0x00000028,1,ro",
                        "csr_register,card1_counts_lost,0x00000128,1,ro",
                        "csr_register,card1_kept_cycles,0x00000140,1,rw",
                        "csr_register,card1_kept_busy,0x00000144,1,ro",
                        "memory_region,card0_table,0x000000c0,64,io",
                        "memory_region,card1_table,0x000001c0,64,io",
                        "constant,card_control_route_local,5,,");
    }

    @Test
    void aRegisterOf64BitsIsTwoWords() {
        assertThat(LitexCsv.of(new WideRegisters()).orElseThrow().lines())
                .contains("csr_register,wide_place_lo,0x00000000,1,rw", "csr_register,wide_place_hi,0x00000004,1,rw");
    }

    @Test
    void aMapOfBytesHasNoSuchFile() {
        assertThat(LitexCsv.of(new ByteRegisters())).isEmpty();
        assertThat(new RegisterDocuments(new ByteRegisters()).files())
                .containsOnlyKeys(
                        "bytes-registers.h",
                        "bytes-registers.md",
                        "bytes-registers.svg",
                        "bytes-registers.svd",
                        "bytes-registers.rdl");
    }

    static Stream<RegisterMap> maps() {
        return Stream.of(new UartRegisters(), new CardRegisters(), new WideRegisters(), new PipeRegisters(true));
    }

    /** LiteX's reader splits each line at its commas, and takes lines that begin with # out. */
    @ParameterizedTest
    @MethodSource("maps")
    void everyLineHasFiveColumnsAndAName(RegisterMap map) {
        assertThat(LitexCsv.of(map).orElseThrow().lines().filter(line -> !line.startsWith("#")))
                .allMatch(line ->
                        line.matches("csr_base,[a-z0-9_]+,0x[0-9a-f]{8},,|csr_register,[a-z0-9_]+,0x[0-9a-f]{8},1,r[ow]"
                                + "|constant,[a-z0-9_]+,[0-9]+,,|memory_region,[a-z0-9_]+,0x[0-9a-f]{8},[0-9]+,io"))
                .doesNotHaveDuplicates();
    }
}
