package org.heddle.hdl.registers.systemrdl;

import java.util.List;
import java.util.Optional;

/**
 * An enumeration.
 *
 * @param name of it
 * @param members in the order of the file
 */
record RdlEnum(String name, List<Member> members) {
    /**
     * A name for a code.
     *
     * @param name of it
     * @param code from 0 to 2,147,483,647
     * @param documentation its meaning; may be empty
     */
    record Member(String name, int code, String documentation) {}

    RdlEnum {
        members = List.copyOf(members);
    }

    Optional<Member> member(String wanted) {
        return members.stream().filter(member -> member.name().equals(wanted)).findFirst();
    }

    boolean hasCode(long code) {
        return members.stream().anyMatch(member -> member.code() == code);
    }
}
