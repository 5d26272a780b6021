package org.heddle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.heddle.cosim.cache.ContentCache;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Where the script keeps what it makes: in the checkout, or elsewhere when that cannot be written. The administrator can
 * write everything, so these tests become another user when it is the administrator who runs them.
 */
class FrontDoorStateTest {
    private static final String NOBODY = "65534";

    @TempDir
    Path folder;

    private MadeUpMachine machine;

    @BeforeEach
    void makeUpAMachine() throws IOException {
        machine = new MadeUpMachine(folder);
        permit(folder, "rwxr-xr-x");
        Path home = Files.createDirectories(folder.resolve("home"));
        permit(home, "rwxrwxrwx");
        Files.createFile(folder.resolve("builds"));
        Files.createFile(folder.resolve("calls"));
        permit(folder.resolve("builds"), "rw-rw-rw-");
        permit(folder.resolve("calls"), "rw-rw-rw-");
    }

    @AfterEach
    void letJUnitRemoveIt() throws IOException {
        changeAll(folder, permissions -> permissions.add(PosixFilePermission.OWNER_WRITE));
        machine.removeLinks();
    }

    private static void permit(Path path, String permissions) throws IOException {
        Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(permissions));
    }

    private static void changeAll(Path tree, Consumer<Set<PosixFilePermission>> change) throws IOException {
        try (Stream<Path> paths = Files.walk(tree)) {
            for (Path path : paths.filter(path -> !Files.isSymbolicLink(path)).toList()) {
                Set<PosixFilePermission> permissions = Files.getPosixFilePermissions(path);
                change.accept(permissions);
                Files.setPosixFilePermissions(path, permissions);
            }
        }
    }

    private void makeTheCheckoutReadOnly() throws IOException {
        changeAll(
                machine.checkout(),
                permissions -> permissions.removeAll(EnumSet.of(
                        PosixFilePermission.OWNER_WRITE,
                        PosixFilePermission.GROUP_WRITE,
                        PosixFilePermission.OTHERS_WRITE)));
    }

    /** Before a command: whoever the permissions of files hold for. */
    private List<String> plainUser() throws IOException {
        return Files.getAttribute(folder, "unix:uid").equals(0)
                ? List.of("setpriv", "--reuid", NOBODY, "--regid", NOBODY, "--clear-groups")
                : List.of();
    }

    @Test
    void whatOneUserBuiltIsReadableToAllHoweverStrictTheirMask() throws Exception {
        assertThat(machine.run(List.of("sh", "-c", "umask 077; exec \"$@\"", "sh"), "--version")
                        .status())
                .isZero();
        Path app;
        try (Stream<Path> apps = Files.list(machine.checkout().resolve(".heddle/app"))) {
            app = apps.findFirst().orElseThrow();
        }
        for (Path place : List.of(app, app.getParent(), app.getParent().getParent())) {
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(place)))
                    .isEqualTo("rwxr-xr-x");
        }
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(app.resolve("a.jar"))))
                .isEqualTo("rw-r--r--");
    }

    @Test
    void aCheckoutThatAnotherUserBuiltRunsWithoutABuild() throws Exception {
        machine.heddle("--version");
        makeTheCheckoutReadOnly();
        MadeUpMachine.Answer answer = machine.run(plainUser(), "--version");
        assertThat(answer.status()).as(answer.text()).isZero();
        assertThat(answer.text())
                .containsPattern("java: -Dheddle.state=.*/home/.cache/heddle/state/[0-9]+-[0-9]+\n")
                .containsPattern("java: .*/checkout/.heddle/app/[0-9a-f]{16}/\\*\n");
        assertThat(machine.builtIn()).hasSize(1);
    }

    @Test
    void aReadOnlyCheckoutIsBuiltBelowTheCacheAndThenRuns() throws Exception {
        makeTheCheckoutReadOnly();
        List<String> user = new ArrayList<>(plainUser());
        user.addAll(List.of("sh", "-c", "umask 002; exec \"$@\"", "sh"));
        for (int call = 0; call < 2; call++) {
            MadeUpMachine.Answer answer = machine.run(user, "--version");
            assertThat(answer.status()).as(answer.text()).isZero();
            assertThat(answer.text()).containsPattern("java: .*/heddle/state/[0-9]+-[0-9]+/app/[0-9a-f]{16}/\\*\n");
        }
        assertThat(machine.builtIn())
                .singleElement()
                .asString()
                .matches(".*/heddle/state/[0-9]+-[0-9]+/source/pom.xml");
        assertThat(machine.checkout().resolve(".heddle")).doesNotExist();
        Path cache = folder.resolve("home/.cache/heddle");
        try (Stream<Path> places = Files.walk(cache)) {
            assertThat(places.filter(Files::isDirectory)
                            .filter(place -> !place.toString().contains("/source")))
                    .allSatisfy(place -> assertThat(Files.getPosixFilePermissions(place))
                            .doesNotContain(PosixFilePermission.GROUP_WRITE));
        }
        assertThat(ContentCache.at(cache).contents()).isEmpty();
    }

    @Test
    void stateOfACheckoutThatIsGoneIsRemovedAMonthLater() throws Exception {
        makeTheCheckoutReadOnly();
        machine.run(plainUser(), "--version");
        Path states = folder.resolve("home/.cache/heddle/state");
        Path gone = folder.resolve("a checkout that is gone");
        Path old = state(states.resolve("1-1"), gone, 31);
        Path recent = state(states.resolve("2-2"), gone, 29);
        Path standing = state(states.resolve("3-3"), machine.checkout(), 31);
        Path unmarked = Files.createDirectories(states.resolve("4-4/app"));
        machine.run(plainUser(), "--version");
        assertThat(old).doesNotExist();
        assertThat(List.of(recent, standing, unmarked))
                .allSatisfy(kept -> assertThat(kept).exists());
        try (Stream<Path> all = Files.list(states)) {
            assertThat(all).hasSize(4);
        }
    }

    /** Makes a state folder of this checkout, last used so many days ago. */
    private Path state(Path folder, Path checkout, int days) throws IOException {
        Files.createDirectories(folder.resolve("app"));
        Path mark = Files.writeString(folder.resolve(".heddle-state"), checkout + "\n");
        Files.setLastModifiedTime(
                mark, FileTime.from(Instant.now().minus(Duration.ofDays(days).plusHours(1))));
        for (Path place : List.of(folder, folder.resolve("app"), mark)) {
            if (!plainUser().isEmpty()) {
                Files.setAttribute(place, "unix:uid", Integer.parseInt(NOBODY));
            }
        }
        return folder;
    }

    @Test
    void testsInAReadOnlyCheckoutAreRefusedWithTheMend() throws Exception {
        makeTheCheckoutReadOnly();
        MadeUpMachine.Answer answer = machine.run(plainUser(), "test");
        assertThat(answer.status()).isEqualTo(1);
        assertThat(answer.text())
                .contains("test works inside the checkout")
                .contains("cannot be written: copy the checkout to a folder of yours");
    }

    @Test
    void aReadOnlyCheckoutAndAForeignCacheFolderAreRefusedAndNothingIsWrittenThere() throws Exception {
        Path caches =
                Files.createDirectories(folder.resolve("home/.cache/firefox")).getParent();
        machine.set("HEDDLE_CACHE", caches);
        changeAll(caches, permissions -> permissions.addAll(EnumSet.allOf(PosixFilePermission.class)));
        makeTheCheckoutReadOnly();
        MadeUpMachine.Answer answer = machine.run(plainUser(), "--version");
        assertThat(answer.status()).isEqualTo(1);
        assertThat(answer.text())
                .contains("is not a cache of Heddle, it holds "
                        + caches.toRealPath().resolve("firefox"))
                .contains("set HEDDLE_CACHE or HEDDLE_STATE");
        assertThat(caches.toFile().list()).containsExactly("firefox");
    }

    @Test
    void theStateIsKeptWhereTheVariableSays() throws Exception {
        Path state = folder.resolve("a state");
        machine.set("HEDDLE_STATE", state);
        MadeUpMachine.Answer answer = machine.heddle("--version");
        assertThat(answer.status()).as(answer.text()).isZero();
        assertThat(answer.text()).contains("java: -Dheddle.state=" + state.toRealPath());
        assertThat(state.resolve("app")).isNotEmptyDirectory();
        assertThat(machine.checkout().resolve(".heddle")).doesNotExist();
    }

    @Test
    void aStateFolderOfOtherThingsIsRefusedAndKept() throws Exception {
        Path mine = Files.createDirectories(folder.resolve("mine/source/thesis"));
        machine.set("HEDDLE_STATE", folder.resolve("mine"));
        MadeUpMachine.Answer answer = machine.heddle("--version");
        assertThat(answer.status()).isEqualTo(1);
        assertThat(answer.text()).contains("mine holds other things, such as").contains("set HEDDLE_STATE");
        assertThat(mine).exists();
        assertThat(folder.resolve("mine").toFile().list()).containsExactly("source");
    }

    @Test
    void javaUsesTheTemporaryDirectoryOfTheEnvironment() throws Exception {
        machine.set("TMPDIR", "/var/tmp");
        assertThat(machine.heddle("--version").text()).contains("java: -Djava.io.tmpdir=/var/tmp");
    }
}
