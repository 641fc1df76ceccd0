#pragma once
// libedit by its own interface, found while the program runs: neither building the program nor
// running it through a pipe needs the library. Its `el_wset` and `history_w` take any number of
// arguments, which Swift cannot call. The numbers are those of <histedit.h>.
#include <dlfcn.h>
#include <stdio.h>
#include <wchar.h>

typedef struct editline *vestibule_editor;

typedef struct {
  const wchar_t *start;
  const wchar_t *cursor;
  const wchar_t *end;
} vestibule_line;

/// What the library does after a key.
typedef enum {
  vestibule_key_done = 0,
  vestibule_key_end_of_input = 2,
  vestibule_key_redraw = 4,
  vestibule_key_refused = 6,
} vestibule_key_result;

typedef unsigned char (*vestibule_key_function)(vestibule_editor, wint_t);
typedef int (*vestibule_set_function)(vestibule_editor, int, ...);

#define VESTIBULE_EDIT(result, name, ...) ((result(*)(__VA_ARGS__))dlsym(library, name))

/// Loads the library, or returns a null pointer if it or a part of it is missing.
static inline void *vestibule_edit_load(const char *name) {
  void *library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (!library) return NULL;
  const char *const parts[] = {
      "el_init", "el_end", "el_wset", "el_wgets", "el_wline", "el_cursor",
      "el_winsertstr", "el_deletestr", "el_resize", "history_w", "history_winit", "history_wend",
  };
  for (unsigned part = 0; part < sizeof parts / sizeof *parts; part++)
    if (!dlsym(library, parts[part])) return NULL;
  return library;
}

/// Whether the library knows how a terminal of this type moves its cursor.
static inline int vestibule_edit_knows(void *library, const char *terminal) {
  char description[4096];
  int (*find)(char *, const char *) = VESTIBULE_EDIT(int, "tgetent", char *, const char *);
  return !find || find(description, terminal) == 1;
}

// MARK: - A line

static inline vestibule_editor vestibule_edit_init(
    void *library, const char *program, FILE *input, FILE *output) {
  return VESTIBULE_EDIT(vestibule_editor, "el_init", const char *, FILE *, FILE *, FILE *)(
      program, input, output, output);
}

static inline void vestibule_edit_end(void *library, vestibule_editor editor) {
  // Only with editing off does the end keep what was typed ahead.
  ((vestibule_set_function)dlsym(library, "el_wset"))(editor, 11, 0);
  VESTIBULE_EDIT(void, "el_end", vestibule_editor)(editor);
}

/// Sets the keys of Emacs, the prompt and the source of characters.
static inline void vestibule_edit_set_up(
    void *library, vestibule_editor editor, wchar_t *(*prompt)(vestibule_editor),
    int (*next)(vestibule_editor, wchar_t *)) {
  vestibule_set_function set = (vestibule_set_function)dlsym(library, "el_wset");
  set(editor, 2, L"emacs");
  set(editor, 0, prompt);
  set(editor, 13, next);
  // Its ways to shift the rest of a row count a wide character as two.
  static const wchar_t *const shifts[] = {L"ic", L"im", L"IC", L"dc", L"DC"};
  for (unsigned each = 0; each < sizeof shifts / sizeof *shifts; each++)
    set(editor, 6, shifts[each], L"", (wchar_t *)NULL);
}

/// What keys do that must not take a character of several scalars apart, and what the library cannot.
typedef struct {
  vestibule_key_function left;
  vestibule_key_function right;
  vestibule_key_function erase;
  vestibule_key_function erase_forward;
  vestibule_key_function end;
  vestibule_key_function complete;
  vestibule_key_function insert;
} vestibule_keys;

/// Keys that no terminal sends as one byte, and the one that `insert` is for; nobody types them.
enum {
  vestibule_key_delete = 0x1C,
  vestibule_key_insert = 0x1D,
  vestibule_key_word_left = 0x1E,
  vestibule_key_word_right = 0x1F,
};

static inline void vestibule_edit_bind(
    void *library, vestibule_editor editor, const vestibule_keys *keys) {
  static const struct {
    const wchar_t *key, *name;
  } bindings[] = {
      {L"\002", L"vestibule-left"},          {L"\006", L"vestibule-right"},
      {L"\177", L"vestibule-erase"},         {L"\b", L"vestibule-erase"},
      {L"\034", L"vestibule-erase-forward"}, {L"\004", L"vestibule-end"},
      {L"\t", L"vestibule-complete"},        {L"\035", L"vestibule-insert"},
      {L"\027", L"ed-delete-prev-word"},     {L"\036", L"ed-prev-word"},
      {L"\037", L"em-next-word"},
  };
  vestibule_set_function set = (vestibule_set_function)dlsym(library, "el_wset");
  set(editor, 9, L"vestibule-left", L"", keys->left);
  set(editor, 9, L"vestibule-right", L"", keys->right);
  set(editor, 9, L"vestibule-erase", L"", keys->erase);
  set(editor, 9, L"vestibule-erase-forward", L"", keys->erase_forward);
  set(editor, 9, L"vestibule-end", L"", keys->end);
  set(editor, 9, L"vestibule-complete", L"", keys->complete);
  set(editor, 9, L"vestibule-insert", L"", keys->insert);
  for (unsigned each = 0; each < sizeof bindings / sizeof *bindings; each++)
    set(editor, 4, bindings[each].key, bindings[each].name, (wchar_t *)NULL);
}

static inline const wchar_t *vestibule_edit_read(
    void *library, vestibule_editor editor, int *count) {
  // Before the prompt: an early key must neither be shown twice nor be the old settings' signal.
  ((vestibule_set_function)dlsym(library, "el_wset"))(editor, 16, 1);
  return VESTIBULE_EDIT(const wchar_t *, "el_wgets", vestibule_editor, int *)(editor, count);
}

static inline vestibule_line vestibule_edit_line(void *library, vestibule_editor editor) {
  return *VESTIBULE_EDIT(const vestibule_line *, "el_wline", vestibule_editor)(editor);
}

static inline void vestibule_edit_move(void *library, vestibule_editor editor, int count) {
  VESTIBULE_EDIT(int, "el_cursor", vestibule_editor, int)(editor, count);
}

static inline void vestibule_edit_insert(
    void *library, vestibule_editor editor, const wchar_t *text) {
  VESTIBULE_EDIT(int, "el_winsertstr", vestibule_editor, const wchar_t *)(editor, text);
}

static inline void vestibule_edit_delete(void *library, vestibule_editor editor, int count) {
  VESTIBULE_EDIT(void, "el_deletestr", vestibule_editor, int)(editor, count);
}

/// Draws the prompt and the line from the cursor's row on.
static inline void vestibule_edit_draw(void *library, vestibule_editor editor) {
  ((vestibule_set_function)dlsym(library, "el_wset"))(editor, 20);
}

/// Lets the line have more rows than the terminal: libedit must not run out of them.
static inline void vestibule_edit_grow(void *library, vestibule_editor editor, int rows) {
  wchar_t number[16];
  swprintf(number, sizeof number / sizeof *number, L"%d", rows);
  ((vestibule_set_function)dlsym(library, "el_wset"))(editor, 6, L"li", number, (wchar_t *)NULL);
}

static inline void vestibule_edit_resize(void *library, vestibule_editor editor) {
  VESTIBULE_EDIT(void, "el_resize", vestibule_editor)(editor);
}

// MARK: - History

typedef struct {
  int number;
  const wchar_t *text;
} vestibule_history_event;

typedef int (*vestibule_history_function)(void *, vestibule_history_event *, int, ...);

static inline void *vestibule_history_init(void *library, int size) {
  void *history = VESTIBULE_EDIT(void *, "history_winit", void)();
  vestibule_history_event event;
  vestibule_history_function set = (vestibule_history_function)dlsym(library, "history_w");
  if (history) {
    set(history, &event, 1, size);
    // No line twice in a row.
    set(history, &event, 20, 1);
  }
  return history;
}

static inline void vestibule_history_end(void *library, void *history) {
  VESTIBULE_EDIT(void, "history_wend", void *)(history);
}

static inline void vestibule_history_enter(void *library, void *history, const wchar_t *line) {
  vestibule_history_event event;
  ((vestibule_history_function)dlsym(library, "history_w"))(history, &event, 10, line);
}

static inline void vestibule_edit_use(void *library, vestibule_editor editor, void *history) {
  ((vestibule_set_function)dlsym(library, "el_wset"))(
      editor, 10, dlsym(library, "history_w"), history);
}

#undef VESTIBULE_EDIT

// MARK: - Columns

/// The columns of a character as the library counts them, by the C library's table.
static inline int vestibule_columns(wchar_t character) {
  extern int wcwidth(wchar_t);
  return wcwidth(character);
}
