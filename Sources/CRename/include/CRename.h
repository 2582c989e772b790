#pragma once

/* Puts each of two files or folders in the other's place, in one step (Linux's
   RENAME_EXCHANGE, which the headers show only to GNU sources). 0, or -1 and errno. */
int crename_exchange(const char *a, const char *b);

/* Renames, and fails where something has the new name already. 0, or -1 and errno. */
int crename_exclusive(const char *from, const char *to);
