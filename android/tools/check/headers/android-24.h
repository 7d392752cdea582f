/* What the C of the core uses of Android's libc at API level 24, in our own words: sqlite3.c, and the unwinder of the check.
 *
 * Every number, size and place in here is held against the crate `libc`, whose maintainers test it against the NDK
 * (facts.py). Nothing else is on the way where these files are compiled: what is not declared here does not compile. */
#ifndef EMPILE_ANDROID_24_H
#define EMPILE_ANDROID_24_H

#include <float.h>
#include <limits.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#ifndef __BIONIC__
#define __BIONIC__ 1
#endif

/* sys/types.h */
typedef long ssize_t;
typedef int pid_t;
typedef unsigned int uid_t;
typedef unsigned int gid_t;
typedef long time_t;
typedef long suseconds_t;
typedef unsigned int useconds_t;
typedef long long off64_t;
#ifdef __LP64__
typedef unsigned int mode_t;
typedef unsigned long dev_t;
#else
typedef unsigned short mode_t;
typedef unsigned int dev_t;
#endif
typedef unsigned long ino_t;
#if defined(_FILE_OFFSET_BITS) && _FILE_OFFSET_BITS == 64
#define EMPILE_WIDE_FILES 1
#endif
#if defined(__LP64__)
typedef long off_t;
#elif defined(EMPILE_WIDE_FILES)
typedef off64_t off_t;
#else
typedef long off_t;
#endif

/* Whoever asks for files of any length on 32 bits gets functions of other names. */
#if defined(EMPILE_WIDE_FILES) && !defined(__LP64__)
#define WIDE(name) __asm__(#name "64")
#else
#define WIDE(name)
#endif

/* inttypes.h */
#define PRIu8 __UINT8_FMTu__
#define PRIu64 __UINT64_FMTu__
#define PRIx64 __UINT64_FMTx__
#define PRId64 __INT64_FMTd__
#define PRIuPTR __UINTPTR_FMTu__
#define PRIxPTR __UINTPTR_FMTx__

/* assert.h */
__attribute__((__noreturn__)) void __assert2(const char *, int, const char *, const char *);
#undef assert
#ifdef NDEBUG
#define assert(condition) ((void)0)
#else
#define assert(condition) ((condition) ? (void)0 : __assert2(__FILE__, __LINE__, __func__, #condition))
#endif

/* errno.h */
int *__errno(void) __attribute__((__const__));
#define errno (*__errno())
#define EPERM 1
#define ENOENT 2
#define EINTR 4
#define EIO 5
#define EAGAIN 11
#define EACCES 13
#define EFAULT 14
#define EBUSY 16
#define EEXIST 17
#define ENOTDIR 20
#define EISDIR 21
#define EINVAL 22
#define ENOSPC 28
#define EROFS 30
#define ERANGE 34
#define EDEADLK 35
#define ENOLCK 37
#define EOVERFLOW 75
#define ENOTSUP 95
#define ETIMEDOUT 110

/* ctype.h */
int isalnum(int);
int isalpha(int);
int isdigit(int);
int isspace(int);
int isxdigit(int);
int tolower(int);
int toupper(int);

/* stdlib.h */
void *malloc(size_t);
void *calloc(size_t, size_t);
void *realloc(void *, size_t);
void free(void *);
size_t malloc_usable_size(const void *);
__attribute__((__noreturn__)) void abort(void);
__attribute__((__noreturn__)) void exit(int);
int atoi(const char *);
double strtod(const char *, char **);
long strtol(const char *, char **, int);
char *getenv(const char *);
void qsort(void *, size_t, size_t, int (*)(const void *, const void *));

/* string.h */
int memcmp(const void *, const void *, size_t);
void *memchr(const void *, int, size_t);
void *memcpy(void *, const void *, size_t);
void *memmove(void *, const void *, size_t);
void *memset(void *, int, size_t);
char *strchr(const char *, int);
int strcmp(const char *, const char *);
size_t strcspn(const char *, const char *);
char *strerror(int);
size_t strlen(const char *);
int strncmp(const char *, const char *, size_t);
char *strrchr(const char *, int);
size_t strspn(const char *, const char *);
char *strstr(const char *, const char *);

/* stdio.h */
typedef struct EmpileFile FILE;
extern FILE *stdin, *stdout, *stderr;
#define FILENAME_MAX 4096
int fflush(FILE *);
int fprintf(FILE *, const char *, ...);
int printf(const char *, ...);
int snprintf(char *, size_t, const char *, ...);
int vfprintf(FILE *, const char *, va_list);
int rename(const char *, const char *);
int remove(const char *);

/* math.h */
#define INFINITY __builtin_inff()
#define isnan(number) __builtin_isnan(number)
#define isinf(number) __builtin_isinf(number)
double acos(double), acosh(double), asin(double), asinh(double), atan(double), atan2(double, double), atanh(double);
double ceil(double), cos(double), cosh(double), exp(double), fabs(double), floor(double), fmod(double, double);
double log(double), log10(double), log2(double), pow(double, double), sin(double), sinh(double), sqrt(double);
double tan(double), tanh(double), trunc(double);

/* time.h, sys/time.h */
struct timespec {
  time_t tv_sec;
  long tv_nsec;
};
struct timeval {
  time_t tv_sec;
  suseconds_t tv_usec;
};
struct tm {
  int tm_sec, tm_min, tm_hour, tm_mday, tm_mon, tm_year, tm_wday, tm_yday, tm_isdst;
  long tm_gmtoff;
  const char *tm_zone;
};
time_t time(time_t *);
struct tm *localtime(const time_t *);
struct tm *localtime_r(const time_t *, struct tm *);
int nanosleep(const struct timespec *, struct timespec *);
int gettimeofday(struct timeval *, void *);
int utimes(const char *, const struct timeval *);

/* sys/stat.h: 32 bits have one form of it, whatever the length of files. */
struct stat {
#if defined(__aarch64__)
  dev_t st_dev;
  ino_t st_ino;
  unsigned int st_mode, st_nlink;
  uid_t st_uid;
  gid_t st_gid;
  dev_t st_rdev;
  unsigned long empile_gap_1;
  off_t st_size;
  int st_blksize, empile_gap_2;
  long st_blocks;
  struct timespec st_atim, st_mtim, st_ctim;
  unsigned int empile_gap_3, empile_gap_4;
#elif defined(__x86_64__)
  dev_t st_dev;
  ino_t st_ino;
  unsigned long st_nlink;
  unsigned int st_mode;
  uid_t st_uid;
  gid_t st_gid;
  unsigned int empile_gap_1;
  dev_t st_rdev;
  off_t st_size;
  long st_blksize, st_blocks;
  struct timespec st_atim, st_mtim, st_ctim;
  long empile_gap_2[3];
#else
  unsigned long long st_dev;
  unsigned char empile_gap_1[4];
  unsigned long empile_short_ino;
  unsigned int st_mode, st_nlink;
  uid_t st_uid;
  gid_t st_gid;
  unsigned long long st_rdev;
  unsigned char empile_gap_2[4];
  long long st_size;
  unsigned long st_blksize;
  unsigned long long st_blocks;
  struct timespec st_atim, st_mtim, st_ctim;
  unsigned long long st_ino;
#endif
};
#define st_mtime st_mtim.tv_sec
#define S_IFMT 0170000
#define S_IFDIR 0040000
#define S_IFREG 0100000
#define S_IFLNK 0120000
#define S_ISDIR(mode) (((mode) & S_IFMT) == S_IFDIR)
#define S_ISREG(mode) (((mode) & S_IFMT) == S_IFREG)
#define S_ISLNK(mode) (((mode) & S_IFMT) == S_IFLNK)
int stat(const char *, struct stat *);
int fstat(int, struct stat *);
int lstat(const char *, struct stat *);
int mkdir(const char *, mode_t);
int fchmod(int, mode_t);

/* fcntl.h */
struct flock {
  short l_type, l_whence;
  off_t l_start, l_len;
  pid_t l_pid;
};
#define F_GETFD 1
#define F_SETFD 2
#if defined(EMPILE_WIDE_FILES) && !defined(__LP64__)
/* The system's own numbers for locks far into a file. */
#define F_GETLK (12)
#define F_SETLK (13)
#else
#define F_GETLK 5
#define F_SETLK 6
#endif
#define F_RDLCK 0
#define F_WRLCK 1
#define F_UNLCK 2
#define FD_CLOEXEC 1
#define O_RDONLY 0
#define O_WRONLY 1
#define O_RDWR 2
#define O_CREAT 0100
#define O_EXCL 0200
#define O_CLOEXEC 02000000
#if defined(__x86_64__)
#define O_NOFOLLOW 0400000
#define O_LARGEFILE 0100000
#else
#define O_NOFOLLOW 0100000
#define O_LARGEFILE 0400000
#endif
int fcntl(int, int, ...);
int open(const char *, int, ...);
int posix_fallocate(int, off_t, off_t) WIDE(posix_fallocate);

/* unistd.h */
#define F_OK 0
#define W_OK 2
#define R_OK 4
#define SEEK_SET 0
#define SEEK_CUR 1
#define SEEK_END 2
#define _SC_PAGESIZE 39
int access(const char *, int);
int close(int);
int fchown(int, uid_t, gid_t);
int fdatasync(int);
int fsync(int);
int ftruncate(int, off_t) WIDE(ftruncate);
char *getcwd(char *, size_t);
uid_t geteuid(void);
pid_t getpid(void);
off_t lseek(int, off_t, int) WIDE(lseek);
ssize_t pread(int, void *, size_t, off_t) WIDE(pread);
ssize_t pwrite(int, const void *, size_t, off_t) WIDE(pwrite);
ssize_t read(int, void *, size_t);
ssize_t readlink(const char *, char *, size_t);
int rmdir(const char *);
unsigned int sleep(unsigned int);
long sysconf(int);
int unlink(const char *);
int usleep(useconds_t);
ssize_t write(int, const void *, size_t);
long syscall(long, ...);

/* sys/ioctl.h */
int ioctl(int, int, ...);

/* sys/mman.h */
#define PROT_READ 1
#define PROT_WRITE 2
#define MAP_SHARED 1
#define MAP_FAILED ((void *)-1)
#define MREMAP_MAYMOVE 1
void *mmap(void *, size_t, int, int, int, off_t) WIDE(mmap);
void *mremap(void *, size_t, size_t, int, ...);
int munmap(void *, size_t);

/* pthread.h: what is locked is larger on 64 bits. */
typedef long pthread_t;
typedef long pthread_mutexattr_t;
typedef struct {
#ifdef __LP64__
  int empile_private[10];
#else
  int empile_private[1];
#endif
} pthread_mutex_t;
typedef struct {
#ifdef __LP64__
  int empile_private[14];
#else
  int empile_private[10];
#endif
} pthread_rwlock_t;
#define PTHREAD_MUTEX_RECURSIVE 1
#define PTHREAD_MUTEX_INITIALIZER {{0}}
#define PTHREAD_RWLOCK_INITIALIZER {{0}}
int pthread_create(pthread_t *, const void *, void *(*)(void *), void *);
int pthread_equal(pthread_t, pthread_t);
int pthread_join(pthread_t, void **);
int pthread_mutex_destroy(pthread_mutex_t *);
int pthread_mutex_init(pthread_mutex_t *, const pthread_mutexattr_t *);
int pthread_mutex_lock(pthread_mutex_t *);
int pthread_mutex_trylock(pthread_mutex_t *);
int pthread_mutex_unlock(pthread_mutex_t *);
int pthread_mutexattr_destroy(pthread_mutexattr_t *);
int pthread_mutexattr_init(pthread_mutexattr_t *);
int pthread_mutexattr_settype(pthread_mutexattr_t *, int);
int pthread_rwlock_rdlock(pthread_rwlock_t *);
int pthread_rwlock_unlock(pthread_rwlock_t *);
int pthread_rwlock_wrlock(pthread_rwlock_t *);
pthread_t pthread_self(void);

/* dlfcn.h: the two kinds of processor disagree. */
typedef struct {
  const char *dli_fname;
  void *dli_fbase;
  const char *dli_sname;
  void *dli_saddr;
} Dl_info;
#ifdef __LP64__
#define RTLD_NOW 2
#define RTLD_GLOBAL 0x100
#else
#define RTLD_NOW 0
#define RTLD_GLOBAL 2
#endif
int dladdr(const void *, Dl_info *);
int dlclose(void *);
char *dlerror(void);
void *dlopen(const char *, int);
void *dlsym(void *, const char *);

/* signal.h and sys/syscall.h, for the unwinder. */
#define NSIG 65
typedef unsigned long sigset_t;
#if defined(__aarch64__)
#define SYS_rt_sigprocmask 135
#elif defined(__x86_64__)
#define SYS_rt_sigprocmask 14
#else
#define SYS_rt_sigprocmask 175
#endif

/* link.h and elf.h, for the unwinder. */
#define PT_LOAD 1
#define PT_GNU_EH_FRAME 0x6474e550
#ifdef __LP64__
typedef uint64_t Elf64_Addr;
typedef uint16_t Elf64_Half;
typedef struct {
  uint32_t p_type, p_flags;
  uint64_t p_offset, p_vaddr, p_paddr, p_filesz, p_memsz, p_align;
} Elf64_Phdr;
#define ElfW(name) Elf64_##name
#else
typedef uint32_t Elf32_Addr;
typedef uint16_t Elf32_Half;
typedef struct {
  uint32_t p_type, p_offset, p_vaddr, p_paddr, p_filesz, p_memsz, p_flags, p_align;
} Elf32_Phdr;
#define ElfW(name) Elf32_##name
#endif
struct dl_phdr_info {
  ElfW(Addr) dlpi_addr;
  const char *dlpi_name;
  const ElfW(Phdr) *dlpi_phdr;
  ElfW(Half) dlpi_phnum;
};
int dl_iterate_phdr(int (*)(struct dl_phdr_info *, size_t, void *), void *);
#ifdef __arm__
typedef uintptr_t _Unwind_Ptr;
uintptr_t dl_unwind_find_exidx(uintptr_t, int *);
#endif

#undef WIDE
#ifdef __cplusplus
}
#endif
#endif
