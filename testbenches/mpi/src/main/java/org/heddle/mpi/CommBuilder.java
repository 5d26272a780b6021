package org.heddle.mpi;

import java.nio.ByteBuffer;
import java.util.Comparator;
import java.util.stream.IntStream;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.error.Require;
import org.jspecify.annotations.Nullable;

/**
 * Makes communicators of communicators. All ranks tell rank 0 what they want and which context they could use next; all learn
 * everything, and take the highest of the contexts. Communicators without a common rank may share one: no message can go astray.
 */
final class CommBuilder {
    private static final int WISH_INTS = 3;
    private static final int TAG = Mpi.TAG_UB;

    private final RankProcess process;
    private final Comm parent;

    CommBuilder(RankProcess process, Comm parent) {
        this.process = process;
        this.parent = parent;
    }

    Comm dup() {
        if (parent.isInter()) {
            return new InterComms(process).dup(parent);
        }
        int context = agreedContext(exchange(0, parent.getRank()));
        Comm made = new Comm(process, parent.getGroup(), context, parent.getName() + " dup " + context);
        parent.state().copyTo(made.state(), parent);
        return made;
    }

    @Nullable
    Comm split(int color, int key) {
        parent.requireIntra();
        if (color < 0 && color != Mpi.UNDEFINED) {
            throw new MpiException(ErrorClass.ERR_ARG, "color must be >= 0 or UNDEFINED: color=" + color);
        }
        ByteBuffer wishes = exchange(color, key);
        int context = agreedContext(wishes);
        if (color == Mpi.UNDEFINED) {
            return null;
        }
        int[] members = IntStream.range(0, parent.getSize())
                .filter(rank -> wish(wishes, rank, 0) == color)
                .boxed()
                .sorted(Comparator.comparing((Integer rank) -> wish(wishes, rank, 1))
                        .thenComparing(Comparator.naturalOrder()))
                .mapToInt(parent::worldRank)
                .toArray();
        Group group = new Group(members, process.baton().rank());
        Comm made = new Comm(process, group, context, parent.getName() + " split " + context + "." + color);
        made.state().setHandler(parent.state().handler());
        return made;
    }

    /** As a split of the group's members from the others, each at its place in the group. */
    @Nullable
    Comm create(Group members) {
        parent.requireIntra();
        Require.given(members, ErrorClass.ERR_GROUP, "the group").requireUsable();
        for (int place = 0; place < members.getSize(); place++) {
            if (parent.rankOf(members.worldRank(place)) == Mpi.UNDEFINED) {
                throw new MpiException(
                        ErrorClass.ERR_GROUP,
                        "place " + place + " of the group is world rank " + members.worldRank(place)
                                + ", which is not in " + parent.getName()
                                + ": take the group's processes from the communicator's own group");
            }
        }
        int own = members.rankOf(parent.worldRank(parent.getRank()));
        Comm made = split(own < 0 ? Mpi.UNDEFINED : 0, own);
        if (made != null && !made.getGroup().equals(members)) {
            throw new MpiException(
                    ErrorClass.ERR_GROUP,
                    "the ranks of " + parent.getName() + " have given different groups: world ranks " + members
                            + " here, " + made.getGroup() + " together");
        }
        return made;
    }

    private static int wish(ByteBuffer wishes, int rank, int field) {
        return wishes.getInt((rank * WISH_INTS + field) * Integer.BYTES);
    }

    private int agreedContext(ByteBuffer wishes) {
        int context = IntStream.range(0, parent.getSize())
                .map(rank -> wish(wishes, rank, 2))
                .max()
                .orElseThrow();
        process.useContext(context);
        return context;
    }

    private ByteBuffer exchange(int color, int key) {
        Comm comm = parent.forCollectives();
        int bytes = WISH_INTS * Integer.BYTES;
        ByteBuffer all = ByteBuffer.allocate(bytes * comm.getSize());
        Place own = Place.of(all, (long) comm.getRank() * bytes);
        all.putInt(comm.getRank() * bytes, color)
                .putInt(comm.getRank() * bytes + 4, key)
                .putInt(comm.getRank() * bytes + 8, process.freeContext());
        if (comm.getRank() != 0) {
            comm.send(own, WISH_INTS, Datatype.INT, 0, TAG);
            comm.recv(Place.of(all), WISH_INTS * comm.getSize(), Datatype.INT, 0, TAG);
            return all;
        }
        for (int rank = 1; rank < comm.getSize(); rank++) {
            comm.recv(Place.of(all, (long) rank * bytes), WISH_INTS, Datatype.INT, rank, TAG);
        }
        for (int rank = 1; rank < comm.getSize(); rank++) {
            comm.send(Place.of(all), WISH_INTS * comm.getSize(), Datatype.INT, rank, TAG);
        }
        return all;
    }
}
