package org.heddle.experiment.verbs.claims;

import java.util.function.Function;

/** ArticleClaims of the article, with what the public contract expects instead where that differs. */
enum Claim {
    A01(
            "a SEND completes at both ends, READ and WRITE at the initiator alone",
            true,
            "send 1+1, write 1+0, read 1+0",
            Trials::completions),
    A02(
            "a SEND needs a posted receive; READ and WRITE need nothing of the peer's processor",
            true,
            "send waits, write done, read done",
            Trials::needs),
    A03(
            "a receiver learns queue pair and bytes of a SEND; a WRITE tells it neither, nor that anything came",
            true,
            "send: queue pair and 40 bytes; write: nothing",
            Trials::learns),
    A04(
            "a receiver paces SENDs by its receives; nothing paces WRITEs",
            true,
            "2 of 5 sends with 2 receives, 5 of 5 writes",
            Trials::paces),
    A05("a receive may be posted after the SEND, while retries last", true, "late receive: SUCCESS", Trials::late),
    A06(
            "rnr_retry 7 retries for ever, 0 to 6 end in RNR_RETRY_EXC_ERR",
            true,
            "0, 3 and 6: RNR_RETRY_EXC_ERR after 1, 4 and 7 transmissions; 7: no end",
            Trials::retries),
    A07("min_rnr_timer 0x12 waits 18 x 655.36 us = 11.8 ms", false, "5.12 ms", Trials::timer),
    A08(
            "the peer's region needs REMOTE rights; without them the access fails",
            true,
            "with SUCCESS, without REM_ACCESS_ERR",
            Trials::rights),
    A09(
            "WRITE_WITH_IMM tells the peer: one receive is used, the immediate comes in network order",
            true,
            "1 receive, immediate 01020304",
            Trials::immediate),
    A10(
            "a fence orders everything before it, over several queue pairs",
            false,
            "waits for a READ of its queue; not for a WRITE, not for another queue pair",
            Trials::fence),
    A11(
            "compare-and-swap 0 -> 1 is a lock: of many contenders exactly one gets it",
            true,
            "1 of 8 contenders",
            Trials::lock),
    A12(
            "a version that is the same before and after the data means whole data; the writer counts once, afterwards",
            false,
            "counted once: torn; counted before and after: whole",
            Trials::version),
    A13(
            "with two buffers and an index the reader needs no lock",
            false,
            "0 and 1 turns: whole; 2 turns: torn",
            Trials::doubleBuffer),
    A14(
            "metadata by SEND, data by WRITE, notice by SEND: at the notice the data are there",
            true,
            "all bytes at the notice",
            Trials::mixed),
    A15(
            "receives in batches and sends in chains cost less than one by one",
            true,
            "32 receives and 32 sends: 2 doorbells instead of 64",
            Trials::batches),
    A16(
            "every 64th signaled: fewer completions, and all slots come back",
            true,
            "640 requests, 10 completions, 0 slots in use",
            Trials::signals),
    A17("alignment to 64 bytes is worth while", true, "offset 0 is no slower than offset 1", Trials::alignment),
    A18("READ/WRITE is the faster mode", true, "a write is there no later than a send", Trials::latency),
    A19("REM_OP_ERR may mean RNR", false, "no receive: RNR_RETRY_EXC_ERR; bad receive: REM_OP_ERR", Trials::operation),
    A20(
            "an unpolled CQ overflows, full queues refuse; SOLICITED is for SEND with immediate alone",
            false,
            "CQ_ERR; ENOMEM, ENOMEM; solicited: send, send-imm and write-imm",
            Trials::overflow);

    private final String statement;
    private final boolean articleHolds;
    private final String expected;
    private final Function<Trials, String> trial;

    Claim(String statement, boolean articleHolds, String expected, Function<Trials, String> trial) {
        this.statement = statement;
        this.articleHolds = articleHolds;
        this.expected = expected;
        this.trial = trial;
    }

    /** Tries the claim; where the contract differs from the article, agreeing with one is disagreeing with the other. */
    ClaimRow tried(Trials trials) {
        String measured = trial.apply(trials);
        boolean agrees = measured.equals(expected);
        return new ClaimRow(name(), statement, expected, measured, agrees, articleHolds && agrees);
    }
}
