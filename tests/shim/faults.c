/*
 * Preloaded into a process, it spoils one call, or all from one on, of those that open, write, flush, rename or remove files under
 * EMPILE_FAULTS_UNDER. EMPILE_FAULT says how, EMPILE_FAULT_AT at which call, counted from 1 while the process is armed. A process
 * speaks to it by opening files that do not exist: "empile-faults:arm" and "empile-faults:disarm"; the latter writes into
 * EMPILE_FAULTS_TOLD how many calls there were and whether one was spoilt.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#define MOST_FILES 4096
#define SPOKEN_TO "empile-faults:"

enum call { READS, OPENS, MAKES, WRITES, FLUSHES, NAMES, REMOVES };
enum fault { NONE, EIO_ONCE, EIO_FROM_ON, FULL, KILLED, UNREAD };

static atomic_bool is_armed, is_hit, is_watched[MOST_FILES];
static atomic_long counted;

static enum fault fault(void) {
  static const char *const names[] = {"", "eio", "eio-from-on", "full", "kill", "unread"};
  const char *wanted = getenv("EMPILE_FAULT");
  for (int number = EIO_ONCE; wanted != NULL && number <= UNREAD; number++)
    if (strcmp(wanted, names[number]) == 0) return (enum fault)number;
  return NONE;
}

static long spoilt_call(void) {
  const char *at = getenv("EMPILE_FAULT_AT");
  return at == NULL ? 0 : atol(at);
}

/* A full storage still reads, opens what is there, and lets go. */
static bool needs_room(enum call call) {
  return call == MAKES || call == WRITES || call == FLUSHES || call == NAMES;
}

static bool is_of_interest(enum fault how, enum call call) {
  return how == UNREAD ? call == READS : call != READS;
}

/* 0 to let the call pass, the error to fail with, or -1 to be killed. */
static int fate(enum call call) {
  enum fault how = fault();
  if (!is_armed || !is_of_interest(how, call)) return 0;
  long number = ++counted, at = spoilt_call();
  bool lasts = how == EIO_FROM_ON || how == FULL;
  if (at == 0 || number < at || (number > at && !lasts)) return 0;
  if (how == FULL && (!needs_room(call) || (call == FLUSHES && number > at))) return 0;
  is_hit = true;
  return how == KILLED ? -1 : how == FULL ? ENOSPC : EIO;
}

static int end_here(int fated) {
  if (fated < 0) kill(getpid(), SIGKILL);
  errno = fated;
  return -1;
}

static bool is_under(const char *path) {
  const char *under = getenv("EMPILE_FAULTS_UNDER");
  return under != NULL && strncmp(path, under, strlen(under)) == 0;
}

static bool is_known(int file) { return file >= 0 && file < MOST_FILES && is_watched[file]; }

static void tell(void) {
  const char *path = getenv("EMPILE_FAULTS_TOLD");
  if (path == NULL) return;
  int file = (int)syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  if (file < 0) return;
  char text[64];
  int length = snprintf(text, sizeof text, "%ld %d", (long)counted, is_hit ? 1 : 0);
  syscall(SYS_write, file, text, (size_t)length);
  syscall(SYS_close, file);
}

static int hear(const char *word) {
  is_armed = strcmp(word, "arm") == 0;
  if (!is_armed) tell();
  errno = ENOENT;
  return -1;
}

static int opened(int at, const char *path, int flags, mode_t mode) {
  if (strncmp(path, SPOKEN_TO, strlen(SPOKEN_TO)) == 0) return hear(path + strlen(SPOKEN_TO));
  bool watched = is_under(path);
  struct stat found;
  bool makes = (flags & O_CREAT) != 0 && stat(path, &found) != 0;
  int fated = watched ? fate(makes ? MAKES : OPENS) : 0;
  if (fated != 0) return end_here(fated);
  int file = (int)syscall(SYS_openat, at, path, flags, mode);
  if (file >= 0 && file < MOST_FILES) is_watched[file] = watched;
  return file;
}

#define MODE(flags, last) \
  mode_t mode = 0;        \
  va_list more;           \
  va_start(more, last);   \
  if (((flags) & (O_CREAT | O_TMPFILE)) != 0) mode = va_arg(more, mode_t); \
  va_end(more)

int open(const char *path, int flags, ...) {
  MODE(flags, flags);
  return opened(AT_FDCWD, path, flags, mode);
}

int open64(const char *path, int flags, ...) {
  MODE(flags, flags);
  return opened(AT_FDCWD, path, flags, mode);
}

int openat(int at, const char *path, int flags, ...) {
  MODE(flags, flags);
  return opened(at, path, flags, mode);
}

int openat64(int at, const char *path, int flags, ...) {
  MODE(flags, flags);
  return opened(at, path, flags, mode);
}

int close(int file) {
  if (is_known(file)) is_watched[file] = false;
  return (int)syscall(SYS_close, file);
}

/* What fails or is killed has written half; a storage that has just become full says how much it took. */
static ssize_t torn(int fated, ssize_t half) {
  if (fated == ENOSPC && half > 0) return half;
  return end_here(fated);
}

ssize_t write(int file, const void *bytes, size_t length) {
  int fated = is_known(file) ? fate(WRITES) : 0;
  if (fated == 0) return syscall(SYS_write, file, bytes, length);
  return torn(fated, syscall(SYS_write, file, bytes, length / 2));
}

ssize_t pwrite64(int file, const void *bytes, size_t length, off_t at) {
  int fated = is_known(file) ? fate(WRITES) : 0;
  if (fated == 0) return syscall(SYS_pwrite64, file, bytes, length, at);
  return torn(fated, syscall(SYS_pwrite64, file, bytes, length / 2, at));
}

ssize_t pwrite(int file, const void *bytes, size_t length, off_t at) { return pwrite64(file, bytes, length, at); }

ssize_t copy_file_range(int from, off64_t *from_at, int to, off64_t *to_at, size_t length, unsigned flags) {
  int fated = is_known(to) ? fate(WRITES) : 0;
  if (fated == 0) return syscall(SYS_copy_file_range, from, from_at, to, to_at, length, flags);
  return torn(fated, syscall(SYS_copy_file_range, from, from_at, to, to_at, (size_t)4096, flags));
}

ssize_t read(int file, void *bytes, size_t length) {
  int fated = is_known(file) ? fate(READS) : 0;
  return fated == 0 ? syscall(SYS_read, file, bytes, length) : end_here(fated);
}

ssize_t pread64(int file, void *bytes, size_t length, off_t at) {
  int fated = is_known(file) ? fate(READS) : 0;
  return fated == 0 ? syscall(SYS_pread64, file, bytes, length, at) : end_here(fated);
}

ssize_t pread(int file, void *bytes, size_t length, off_t at) { return pread64(file, bytes, length, at); }

/* Whether the storage has it is asked elsewhere: what passes here need not wait. */
static int flushed(int file, long number) {
  if (!is_known(file)) return (int)syscall(number, file);
  int fated = fate(FLUSHES);
  return fated == 0 ? 0 : end_here(fated);
}

int fsync(int file) { return flushed(file, SYS_fsync); }

int fdatasync(int file) { return flushed(file, SYS_fdatasync); }

int ftruncate64(int file, off_t length) {
  int fated = is_known(file) ? fate(WRITES) : 0;
  return fated == 0 ? (int)syscall(SYS_ftruncate, file, length) : end_here(fated);
}

int ftruncate(int file, off_t length) { return ftruncate64(file, length); }

int rename(const char *from, const char *to) {
  int fated = is_under(to) ? fate(NAMES) : 0;
  return fated == 0 ? (int)syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0) : end_here(fated);
}

int mkdir(const char *path, mode_t mode) {
  int fated = is_under(path) ? fate(MAKES) : 0;
  return fated == 0 ? (int)syscall(SYS_mkdirat, AT_FDCWD, path, mode) : end_here(fated);
}

int unlink(const char *path) {
  int fated = is_under(path) ? fate(REMOVES) : 0;
  return fated == 0 ? (int)syscall(SYS_unlinkat, AT_FDCWD, path, 0) : end_here(fated);
}
