package org.heddle.host.verbs.mpi;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.heddle.host.ranks.UserMemory;
import org.heddle.host.verbs.Context;
import org.heddle.host.verbs.MemoryRegion;
import org.heddle.host.verbs.ProtectionDomain;
import org.heddle.host.verbs.ScatterGatherElement;
import org.heddle.host.verbs.choose.LengthProfile;
import org.heddle.host.verbs.device.AddressSpace;
import org.heddle.mpi.datatype.FlatLayout;
import org.heddle.mpi.datatype.TypeSegment;
import org.heddle.mpi.datatype.TypeShape;
import org.heddle.mpi.datatype.TypedBuffer;

/** Memory of a rank, and the way of data into registered memory and out of it. */
final class RankMemory {
    private static final long MESSAGE_BYTES = 1L << 47;
    private static final int COPY_BYTES = 1 << 16;

    private final Context context;
    private final AddressSpace space;
    private final UserMemory<AddressSpace> user;
    private final RegistrationCache cache;
    private final StagingBuffers staging;

    /** @param closing told of each region of user memory before it goes */
    RankMemory(
            Context context,
            AddressSpace space,
            ProtectionDomain domain,
            int cachedRegions,
            Consumer<MemoryRegion> closing) {
        this.context = context;
        this.space = space;
        user = new UserMemory<>(space, MESSAGE_BYTES);
        cache = new RegistrationCache(domain, cachedRegions, closing);
        staging = new StagingBuffers(space, domain);
    }

    AddressSpace space() {
        return space;
    }

    UserMemory<AddressSpace> user() {
        return user;
    }

    RegistrationCache cache() {
        return cache;
    }

    /** Returns data to be sent, packed if they are not one run of the process's memory. */
    RegisteredData source(TypedBuffer data, long bytes) {
        RegisteredData place = place(data, bytes);
        if (place.region() != null && place.staged() != null) {
            byte[] piece = new byte[(int) Math.min(COPY_BYTES, bytes)];
            for (long done = 0; done < bytes; done += piece.length) {
                int length = (int) Math.min(piece.length, bytes - done);
                data.read(done, piece, 0, length);
                space.store(place.address() + done, piece, 0, length);
            }
            copied(data, bytes);
        }
        return place;
    }

    /** Lets the time pass in which the processor copies the first bytes of some data, run by run. */
    void copied(TypedBuffer data, long bytes) {
        context.copied(bytes);
        if (bytes > 0 && !isTogether(data)) {
            context.walked(LengthProfile.of(data.layout()).head(bytes).blocks());
        }
    }

    /** Returns whether data are one run, or none. */
    static boolean isTogether(TypedBuffer data) {
        TypeShape shape = data.layout().shape();
        return shape instanceof TypeShape.Contiguous || shape instanceof TypeShape.Empty;
    }

    /** Returns whether data that are not one run can be registered where they lie: all within one allocation of the process. */
    boolean canStay(TypedBuffer data) {
        FlatLayout layout = data.layout();
        return data.memory().isSameAs(user)
                && space.isMapped(data.address() + layout.low(), layout.high() - layout.low());
    }

    /** Returns data registered where they lie; {@link #canStay} has said that they can. */
    RegisteredData inPlace(TypedBuffer data, long bytes) {
        FlatLayout layout = data.layout();
        MemoryRegion region = cache.acquire(data.address() + layout.low(), layout.high() - layout.low());
        List<ScatterGatherElement> pieces = new ArrayList<>();
        for (TypeSegment segment : layout.segments()) {
            pieces.add(ScatterGatherElement.of(region, data.address() + segment.displacement(), segment.length()));
        }
        return new RegisteredData(region, pieces, bytes, null);
    }

    /** Returns a registered copy of bytes of the transport's own. */
    RegisteredData stored(byte[] data) {
        RegisteredData place = room(data.length);
        space.store(place.address(), data, 0, data.length);
        return place;
    }

    /** Returns registered room for bytes of the transport's own. */
    RegisteredData room(int bytes) {
        MemoryRegion region = staging.acquire(bytes);
        return RegisteredData.together(region, region.address(), bytes, null);
    }

    /** Returns the bytes in {@link #room}. */
    byte[] taken(RegisteredData place) {
        byte[] data = new byte[(int) place.bytes()];
        space.load(place.address(), data, 0, data.length);
        return data;
    }

    /** Gives {@link #room} back. */
    void releaseRoom(RegisteredData place) {
        MemoryRegion region = place.region();
        if (region != null) {
            staging.release(region);
        }
    }

    /** Returns where data are to arrive; {@link #arrived} unpacks them if need be. */
    RegisteredData target(TypedBuffer data, long bytes) {
        return place(data, bytes);
    }

    private RegisteredData place(TypedBuffer data, long bytes) {
        if (bytes == 0) {
            return RegisteredData.NOTHING;
        }
        if (data.memory().isSameAs(user) && data.layout().shape() instanceof TypeShape.Contiguous run) {
            long address = data.address() + run.displacement();
            return RegisteredData.together(cache.acquire(address, bytes), address, bytes, null);
        }
        MemoryRegion region = staging.acquire(bytes);
        return RegisteredData.together(region, region.address(), bytes, data);
    }

    /** Unpacks data that have arrived, if they are not where they belong yet. */
    void arrived(RegisteredData place) {
        TypedBuffer target = place.staged();
        if (target != null) {
            byte[] piece = new byte[(int) Math.min(COPY_BYTES, place.bytes())];
            for (long done = 0; done < place.bytes(); done += piece.length) {
                int length = (int) Math.min(piece.length, place.bytes() - done);
                space.load(place.address() + done, piece, 0, length);
                target.write(done, piece, 0, length);
            }
            copied(target, place.bytes());
        }
    }

    void release(RegisteredData place) {
        MemoryRegion region = place.region();
        if (region == null) {
            return;
        }
        if (place.staged() == null) {
            cache.release(region);
        } else {
            staging.release(region);
        }
    }
}
