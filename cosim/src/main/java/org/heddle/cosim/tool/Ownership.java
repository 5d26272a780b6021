package org.heddle.cosim.tool;

import com.sun.security.auth.module.UnixSystem;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Map;

/**
 * Owner and permissions of a file or folder: native code is loaded only from what nobody but this user and the administrator can have
 * written. Links are not followed.
 *
 * @param user user id of the owner
 * @param mode permission bits, with the sticky bit
 */
public record Ownership(int user, int mode) {
    private static final boolean KNOWN =
            FileSystems.getDefault().supportedFileAttributeViews().contains("unix");
    private static final int ADMINISTRATOR = 0;
    private static final Path SELF = Path.of("/proc/self");
    private static final int ME = me();
    private static final int PERMISSIONS = 0_7777;
    private static final int OTHERS_WRITE = 0_022;
    private static final int STICKY = 0_1000;

    /** Reads them; on a system without such owners everything is this user's alone. */
    public static Ownership of(Path path) throws IOException {
        if (!KNOWN) {
            return new Ownership(ME, 0);
        }
        Map<String, Object> found = Files.readAttributes(path, "unix:uid,mode", LinkOption.NOFOLLOW_LINKS);
        return new Ownership((Integer) found.get("uid"), (Integer) found.get("mode") & PERMISSIONS);
    }

    /** The kernel's word where it gives one: Java takes a user without an entry in the list of users for the administrator. */
    private static int me() {
        try {
            return Files.exists(SELF)
                    ? (Integer) Files.getAttribute(SELF, "unix:uid")
                    : (int) new UnixSystem().getUid();
        } catch (IOException unreadable) {
            throw new UncheckedIOException("cannot tell which user this is", unreadable);
        }
    }

    /** Whether this user owns it. */
    public boolean isMine() {
        return user == ME;
    }

    /** Whether nobody but this user and the administrator can write it. */
    public boolean isTrusted() {
        return (isMine() || user == ADMINISTRATOR) && !othersWrite();
    }

    private boolean othersWrite() {
        return (mode & OTHERS_WRITE) != 0;
    }

    /** Whether a folder keeps what this user makes in it from being renamed or replaced by others. */
    public boolean protectsEntries() {
        return (isMine() || user == ADMINISTRATOR) && (!othersWrite() || (mode & STICKY) != 0);
    }

    /** Takes the permission to write from all but the owner. */
    public static void withdrawWriting(Path path) throws IOException {
        int mode = of(path).mode();
        if (KNOWN && (mode & OTHERS_WRITE) != 0) {
            Files.setAttribute(path, "unix:mode", mode & ~OTHERS_WRITE);
        }
    }

    @Override
    public String toString() {
        return "owner " + user + ", mode " + String.format("%04o", mode) + ", this user is " + ME;
    }
}
