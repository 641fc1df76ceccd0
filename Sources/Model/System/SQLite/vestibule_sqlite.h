#pragma once

// The part of SQLite's interface that the store uses, written down here because the library is
// on every system that runs Swift and its header is not. Names, types and numbers are those of
// https://sqlite.org/c3ref/funclist.html, which never change.

typedef struct sqlite3 sqlite3;
typedef struct sqlite3_stmt sqlite3_stmt;
typedef long long sqlite3_int64;
typedef unsigned long long sqlite3_uint64;
typedef void (*sqlite3_destructor_type)(void *);

// An open file; of its methods only the first, up to the one that is used.
typedef struct sqlite3_file sqlite3_file;
typedef struct sqlite3_io_methods {
  int iVersion;
  int (*xClose)(sqlite3_file *);
  int (*xRead)(sqlite3_file *, void *, int bytes, sqlite3_int64 offset);
} sqlite3_io_methods;
struct sqlite3_file {
  const sqlite3_io_methods *pMethods;
};

#define SQLITE_OK 0
#define SQLITE_ERROR 1
#define SQLITE_BUSY 5
#define SQLITE_LOCKED 6
#define SQLITE_READONLY 8
#define SQLITE_INTERRUPT 9
#define SQLITE_IOERR 10
#define SQLITE_CORRUPT 11
#define SQLITE_FULL 13
#define SQLITE_CANTOPEN 14
#define SQLITE_NOTADB 26
#define SQLITE_ROW 100
#define SQLITE_DONE 101

#define SQLITE_OPEN_READONLY 0x00000001
#define SQLITE_OPEN_READWRITE 0x00000002
#define SQLITE_OPEN_URI 0x00000040
#define SQLITE_OPEN_NOMUTEX 0x00008000
#define SQLITE_OPEN_NOFOLLOW 0x01000000
#define SQLITE_OPEN_EXRESCODE 0x02000000

#define SQLITE_FCNTL_FILE_POINTER 7
#define SQLITE_FCNTL_HAS_MOVED 20

#define SQLITE_DBCONFIG_ENABLE_TRIGGER 1003
#define SQLITE_DBCONFIG_ENABLE_VIEW 1015

#define SQLITE_DESERIALIZE_READONLY 4
#define SQLITE_DBSTATUS_CACHE_MISS 8

#define SQLITE_PREPARE_PERSISTENT 0x01
#define SQLITE_UTF8 1

int sqlite3_open_v2(const char *filename, sqlite3 **db, int flags, const char *vfs);
int sqlite3_close_v2(sqlite3 *db);
int sqlite3_busy_timeout(sqlite3 *db, int milliseconds);
int sqlite3_busy_handler(sqlite3 *db, int (*handler)(void *, int), void *context);
void sqlite3_progress_handler(
    sqlite3 *db, int instructions, int (*handler)(void *), void *context);
int sqlite3_file_control(sqlite3 *db, const char *name, int operation, void *argument);
int sqlite3_db_config(sqlite3 *db, int setting, ...);
int sqlite3_db_readonly(sqlite3 *db, const char *name);
int sqlite3_db_status(sqlite3 *db, int what, int *now, int *highest, int resets);

unsigned char *sqlite3_serialize(
    sqlite3 *db, const char *name, sqlite3_int64 *bytes, unsigned int flags);
int sqlite3_deserialize(
    sqlite3 *db, const char *name, unsigned char *data, sqlite3_int64 bytes, sqlite3_int64 room,
    unsigned int flags);
void sqlite3_free(void *memory);

int sqlite3_extended_errcode(sqlite3 *db);
int sqlite3_system_errno(sqlite3 *db);
const char *sqlite3_errmsg(sqlite3 *db);

int sqlite3_prepare_v3(
    sqlite3 *db, const char *sql, int bytes, unsigned int flags, sqlite3_stmt **statement,
    const char **rest);
int sqlite3_step(sqlite3_stmt *statement);
int sqlite3_reset(sqlite3_stmt *statement);
int sqlite3_finalize(sqlite3_stmt *statement);

int sqlite3_bind_null(sqlite3_stmt *statement, int index);
int sqlite3_bind_int64(sqlite3_stmt *statement, int index, sqlite3_int64 value);
int sqlite3_bind_text64(
    sqlite3_stmt *statement, int index, const char *text, sqlite3_uint64 bytes,
    sqlite3_destructor_type destructor, unsigned char encoding);
int sqlite3_bind_blob64(
    sqlite3_stmt *statement, int index, const void *blob, sqlite3_uint64 bytes,
    sqlite3_destructor_type destructor);

int sqlite3_column_bytes(sqlite3_stmt *statement, int column);
sqlite3_int64 sqlite3_column_int64(sqlite3_stmt *statement, int column);
const unsigned char *sqlite3_column_text(sqlite3_stmt *statement, int column);
const void *sqlite3_column_blob(sqlite3_stmt *statement, int column);

// Switches a setting of a connection off. Swift cannot call a function with a varying number of
// arguments.
static inline int vestibule_switch_off(sqlite3 *db, int setting) {
  return sqlite3_db_config(db, setting, 0, (int *)0);
}
