package org.heddle.cosim.cache;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.heddle.cosim.tool.FileTree;
import org.heddle.cosim.tool.Ownership;
import org.heddle.cosim.tool.StorageException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whatever does not agree with its seal is made again, by itself. */
class DamagedEntryTest {
    private static final CacheItem ITEM =
            new CacheItem(CacheKind.LIBRARY, "a".repeat(64), "the library", Set.of("library.so", "notes.txt"));

    @TempDir
    Path folder;

    private final List<String> heard = new ArrayList<>();

    private CacheEntry get() {
        return ContentCache.at(folder.resolve("cache")).get(ITEM, (kind, message) -> heard.add(message), place -> {
            Files.writeString(place.resolve("library.so"), "code");
            Files.writeString(place.resolve("notes.txt"), "");
        });
    }

    /** Damage that can have happened to an entry. */
    private enum Damage {
        SEAL_IS_NOT_TEXT {
            @Override
            void in(Path entry) throws IOException {
                Files.write(entry.resolve(EntrySeal.FILE), new byte[] {(byte) 0xff, (byte) 0xfe, 'x', '\n'});
            }
        },
        SEAL_IS_EMPTY {
            @Override
            void in(Path entry) throws IOException {
                Files.write(entry.resolve(EntrySeal.FILE), new byte[0]);
            }
        },
        SEAL_IS_A_FOLDER {
            @Override
            void in(Path entry) throws IOException {
                Files.delete(entry.resolve(EntrySeal.FILE));
                Files.createDirectory(entry.resolve(EntrySeal.FILE));
            }
        },
        SEAL_LISTS_ANOTHER_FILE_AND_IT_IS_THERE {
            @Override
            void in(Path entry) throws IOException {
                Files.delete(entry.resolve("library.so"));
                Files.delete(entry.resolve(EntrySeal.FILE));
                Files.writeString(entry.resolve("readme"), "read me");
                EntrySeal.write(entry, Set.of("readme", "notes.txt"));
            }
        },
        SEAL_LISTS_A_FILE_TOO_FEW {
            @Override
            void in(Path entry) throws IOException {
                String first = Files.readAllLines(entry.resolve(EntrySeal.FILE)).get(0);
                Files.writeString(entry.resolve(EntrySeal.FILE), first + "\n");
            }
        },
        SEAL_LISTS_A_FILE_OUTSIDE {
            @Override
            void in(Path entry) throws IOException {
                Files.writeString(entry.resolveSibling("library.so"), "code");
                String seal = Files.readString(entry.resolve(EntrySeal.FILE));
                Files.writeString(entry.resolve(EntrySeal.FILE), seal.replace("library.so", "../library.so"));
            }
        },
        FILE_IS_A_FOLDER {
            @Override
            void in(Path entry) throws IOException {
                Files.delete(entry.resolve("library.so"));
                Files.createDirectories(entry.resolve("library.so").resolve("inner"));
            }
        },
        FILE_IS_A_LINK {
            @Override
            void in(Path entry) throws IOException {
                Path copy = Files.copy(
                        entry.resolve("library.so"),
                        entry.getParent().getParent().resolve("copy.so"));
                Files.delete(entry.resolve("library.so"));
                Files.createSymbolicLink(entry.resolve("library.so"), copy);
            }
        },
        FILE_IS_MISSING {
            @Override
            void in(Path entry) throws IOException {
                Files.delete(entry.resolve("notes.txt"));
            }
        },
        FILE_IS_CUT_SHORT {
            @Override
            void in(Path entry) throws IOException {
                Files.writeString(entry.resolve("library.so"), "co");
            }
        },
        FILE_TOO_MANY {
            @Override
            void in(Path entry) throws IOException {
                Files.writeString(entry.resolve("liblate.so"), "late");
            }
        },
        FILE_THAT_THE_GROUP_CAN_WRITE {
            @Override
            void in(Path entry) throws IOException {
                permit(entry.resolve("library.so"), "rwxrwxr-x");
            }
        },
        FOLDER_THAT_ALL_CAN_WRITE {
            @Override
            void in(Path entry) throws IOException {
                permit(entry, "rwxrwxrwx");
            }
        },
        ENTRY_IS_A_FILE {
            @Override
            void in(Path entry) throws IOException {
                FileTree.delete(entry);
                Files.writeString(entry, "no folder");
            }
        };

        abstract void in(Path entry) throws IOException;
    }

    private static void permit(Path path, String permissions) throws IOException {
        Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(permissions));
    }

    @ParameterizedTest
    @EnumSource(Damage.class)
    void damageIsHealed(Damage damage) throws IOException {
        Path library;
        try (CacheEntry entry = get()) {
            library = entry.file("library.so");
        }
        damage.in(library.getParent());
        try (CacheEntry entry = get()) {
            assertThat(entry.fresh()).isTrue();
            assertThat(entry.file("library.so")).hasContent("code");
            assertThat(heard).containsExactly("the cached the library is damaged and is made again");
        }
        try (CacheEntry entry = get()) {
            assertThat(entry.fresh()).isFalse();
        }
    }

    @Test
    void whatIsMadeIsWritableByItsOwnerAlone() throws IOException {
        CacheItem item = new CacheItem(CacheKind.MODELS, "b".repeat(64), "thing", Set.of("thing"));
        ContentCache.at(folder.resolve("cache"))
                .get(item, (kind, message) -> {}, place -> {
                    permit(Files.writeString(place.resolve("thing"), "code"), "rwxrwxrwx");
                    permit(place, "rwxrwxrwx");
                })
                .close();
        Path entry = folder.resolve("cache").resolve("models").resolve(item.key());
        for (Path path : List.of(entry, entry.resolve("thing"))) {
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(path)))
                    .isEqualTo("rwxr-xr-x");
        }
        assertThat(EntrySeal.holds(entry, item.files())).isTrue();
    }

    @Test
    void aRootThatOthersCanWriteIsClosedToThem() throws IOException {
        get().close();
        permit(folder.resolve("cache"), "rwxrwxrwx");
        permit(folder.resolve("cache").resolve("library"), "rwxrwxr-x");
        get().close();
        for (String name : List.of("cache", "cache/library")) {
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.resolve(name))))
                    .isEqualTo("rwxr-xr-x");
        }
    }

    @Test
    void onlyThisUserAndTheAdministratorAreTrusted() throws IOException {
        int me = Ownership.of(folder).user();
        assertThat(Ownership.of(folder).isMine()).isTrue();
        assertThat(new Ownership(me, 0_755).isTrusted()).isTrue();
        assertThat(new Ownership(0, 0_755).isTrusted()).isTrue();
        assertThat(new Ownership(me, 0_775).isTrusted()).isFalse();
        assertThat(new Ownership(me, 0_757).isTrusted()).isFalse();
        assertThat(new Ownership(me + 1, 0_700).isTrusted()).isFalse();
        assertThat(new Ownership(0, 0_1777).protectsEntries()).isTrue();
        assertThat(new Ownership(0, 0_777).protectsEntries()).isFalse();
        assertThat(new Ownership(me + 1, 0_1777).protectsEntries()).isFalse();
    }

    @Test
    void aCacheThatCannotBeWrittenNamesItsVariable() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "in the way");
        for (Path place : List.of(file, file.resolve("cache"))) {
            assertThatThrownBy(() -> ContentCache.at(place).get(ITEM, (kind, message) -> {}, made -> {}))
                    .isInstanceOf(StorageException.class)
                    .hasMessageStartingWith("the cache " + place + " cannot be written for the library (")
                    .hasMessageEndingWith("set HEDDLE_CACHE to another folder");
        }
    }
}
