/*
 * Preloaded into a process, it tells of every flush: one letter in the file EMPILE_FLUSHES, m on the main thread and o on any
 * other. With EMPILE_FLUSH_DELAY_MS each takes so much longer, as on the storage of a phone.
 */
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static void tell(void) {
  const char *path = getenv("EMPILE_FLUSHES");
  if (path == NULL) return;
  int file = open(path, O_WRONLY | O_CREAT | O_APPEND, 0600);
  if (file < 0) return;
  ssize_t written = write(file, getpid() == syscall(SYS_gettid) ? "m" : "o", 1);
  (void)written;
  close(file);
}

static void wait_as_a_phone_does(void) {
  const char *delay = getenv("EMPILE_FLUSH_DELAY_MS");
  if (delay == NULL) return;
  long millis = atol(delay);
  struct timespec pause = {millis / 1000, millis % 1000 * 1000000};
  nanosleep(&pause, NULL);
}

int fsync(int file) {
  wait_as_a_phone_does();
  int status = (int)syscall(SYS_fsync, file);
  tell();
  return status;
}

int fdatasync(int file) {
  wait_as_a_phone_does();
  int status = (int)syscall(SYS_fdatasync, file);
  tell();
  return status;
}
