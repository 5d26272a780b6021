package org.heddle.mpi.datatype;

import java.util.ArrayList;
import java.util.List;
import org.heddle.mpi.datatype.Signature.Uniform;

/**
 * Elements of one basic type, one after the other.
 *
 * @param basic their type
 * @param count how many
 */
public record Elements(Basic basic, long count) {
    static List<Elements> of(Signature signature) {
        List<Elements> list = new ArrayList<>();
        SignatureWalker walker = new SignatureWalker(signature);
        for (Uniform next = walker.next(); next != null; next = walker.next()) {
            list.add(new Elements(next.basic(), next.elements()));
        }
        return list;
    }
}
