package org.heddle.mpi;

import java.nio.ByteBuffer;
import java.util.Arrays;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.error.Require;
import org.jspecify.annotations.Nullable;

/**
 * Makes communicators between two groups, and of them. Each group agrees on a first free context by its leader, the leaders exchange
 * what their groups have, and tell their groups. A communicator between groups takes two contexts: one for messages between them, one
 * for agreements inside each group.
 */
final class InterComms {
    private static final int TAG = Mpi.TAG_UB;

    private final RankProcess process;

    InterComms(RankProcess process) {
        this.process = process;
    }

    private interface Swap {
        int[] with(int[] own, int length);
    }

    Comm create(Comm local, int localLeader, @Nullable Comm peer, int remoteLeader, int tag) {
        local.requireIntra();
        if (localLeader < 0 || localLeader >= local.getSize()) {
            throw new MpiException(
                    ErrorClass.ERR_RANK,
                    "the local leader must be 0 to " + (local.getSize() - 1) + ": localLeader=" + localLeader);
        }
        boolean isLeader = local.getRank() == localLeader;
        Swap swap = (own, length) -> new int[length];
        if (isLeader) {
            Comm bridge = Require.given(peer, ErrorClass.ERR_COMM, "the leaders' communicator");
            bridge.state().requireUsable(bridge);
            Errors.checkTag(tag, false);
            if (remoteLeader < 0 || remoteLeader >= bridge.peers()) {
                throw new MpiException(
                        ErrorClass.ERR_RANK,
                        "the remote leader must be 0 to " + (bridge.peers() - 1) + ": remoteLeader=" + remoteLeader);
            }
            swap = (own, length) -> exchanged(bridge, remoteLeader, tag, own, length);
        }
        int[] group = local.worldRanks().stream().mapToInt(Integer::intValue).toArray();
        int free = agreed(local, localLeader, new int[] {process.freeContext()})[0];
        int[] theirs = told(local, localLeader, swap.with(new int[] {group.length, free}, 2));
        int[] remote = told(local, localLeader, swap.with(group, theirs[0]));
        int context = Math.max(free, theirs[1]);
        // Also where the groups turn out not to be separate: both sides go on alike.
        process.useContext(context + 2);
        if (Arrays.stream(remote).anyMatch(rank -> local.rankOf(rank) != Mpi.UNDEFINED)) {
            throw new MpiException(
                    ErrorClass.ERR_COMM,
                    "a process is in both groups, of world ranks " + Arrays.toString(group) + " and "
                            + Arrays.toString(remote) + ": join groups without a common one");
        }
        return joined(local.getGroup(), remote, context, local.getName() + " inter " + context, local);
    }

    private Comm joined(Group own, int[] remote, int context, String name, Comm former) {
        Comm local = new Comm(process, own, context + 2, name + " (own group)");
        Comm made = new Comm(process, new Group(remote, process.baton().rank()), local, context, name);
        made.state().setHandler(former.state().handler());
        return made;
    }

    Comm dup(Comm inter) {
        int context = agreedContext(inter, 0)[0];
        int[] remote = inter.getRemoteGroup().worldRanks();
        Comm made = joined(inter.getGroup(), remote, context, inter.getName() + " dup " + context, inter);
        inter.state().copyTo(made.state(), inter);
        return made;
    }

    Comm merge(Comm inter, boolean high) {
        int[] agreed = agreedContext(inter, high ? 1 : 0);
        int[] own = inter.getGroup().worldRanks();
        int[] remote = inter.getRemoteGroup().worldRanks();
        boolean ownFirst = agreed[1] == agreed[2] ? own[0] < remote[0] : agreed[1] == 0;
        int[] all = Arrays.copyOf(ownFirst ? own : remote, own.length + remote.length);
        int[] behind = ownFirst ? remote : own;
        System.arraycopy(behind, 0, all, all.length - behind.length, behind.length);
        Comm made = new Comm(
                process, new Group(all, process.baton().rank()), agreed[0], inter.getName() + " merged " + agreed[0]);
        made.state().setHandler(inter.state().handler());
        return made;
    }

    /** The context that both groups can use, what this group says, and what the other one says. */
    private int[] agreedContext(Comm inter, int says) {
        Comm local = inter.requireInter();
        int[] own = agreed(local, 0, new int[] {process.freeContext(), says, -says});
        int[] theirs = new int[own.length];
        if (local.getRank() == 0) {
            theirs = exchanged(inter.forCollectives(), 0, TAG, own, own.length);
        }
        theirs = told(local, 0, theirs);
        int context = Math.max(own[0], theirs[0]);
        process.useContext(context + 2);
        if (own[1] != -own[2] || theirs[1] != -theirs[2]) {
            throw new MpiException(
                    ErrorClass.ERR_ARG,
                    "the ranks of one group of " + inter.getName() + " do not agree whether it is high");
        }
        return new int[] {context, own[1], theirs[1]};
    }

    /** The highest of each of all ranks' numbers, at all ranks. */
    private static int[] agreed(Comm local, int leader, int[] own) {
        Comm comm = local.forCollectives();
        int[] highest = own.clone();
        if (comm.getRank() != leader) {
            send(comm, leader, TAG, own);
        } else {
            for (int rank = 0; rank < comm.getSize(); rank++) {
                int[] theirs = rank == leader ? own : received(comm, rank, own.length);
                for (int i = 0; i < own.length; i++) {
                    highest[i] = Math.max(highest[i], theirs[i]);
                }
            }
        }
        return told(local, leader, highest);
    }

    /** The leader's numbers at all ranks. */
    private static int[] told(Comm local, int leader, int[] numbers) {
        Comm comm = local.forCollectives();
        if (comm.getRank() != leader) {
            return received(comm, leader, Mpi.UNDEFINED);
        }
        for (int rank = 0; rank < comm.getSize(); rank++) {
            if (rank != leader) {
                send(comm, rank, TAG, numbers);
            }
        }
        return numbers;
    }

    private static void send(Comm comm, int dest, int tag, int[] numbers) {
        comm.send(place(numbers), numbers.length, Datatype.INT, dest, tag);
    }

    private static int[] received(Comm comm, int source, int length) {
        int count = length == Mpi.UNDEFINED ? (int) comm.probe(source, TAG).getCount(Datatype.INT) : length;
        ByteBuffer bytes = ByteBuffer.allocate(count * Integer.BYTES);
        comm.recv(Place.of(bytes), count, Datatype.INT, source, TAG);
        return ints(bytes);
    }

    private static int[] exchanged(Comm comm, int other, int tag, int[] own, int length) {
        ByteBuffer bytes = ByteBuffer.allocate(length * Integer.BYTES);
        comm.sendRecv(
                place(own), own.length, Datatype.INT, other, tag, Place.of(bytes), length, Datatype.INT, other, tag);
        return ints(bytes);
    }

    private static Place place(int[] numbers) {
        ByteBuffer bytes = ByteBuffer.allocate(numbers.length * Integer.BYTES);
        bytes.asIntBuffer().put(numbers);
        return Place.of(bytes);
    }

    private static int[] ints(ByteBuffer bytes) {
        int[] numbers = new int[bytes.capacity() / Integer.BYTES];
        bytes.asIntBuffer().get(numbers);
        return numbers;
    }
}
