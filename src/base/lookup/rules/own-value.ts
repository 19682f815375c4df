// Reads an object by a word from outside: an address, a body, a file, a stored text.

/**
 * The value that a table holds under a key of its own; undefined for every other word. `table[key]` answers `constructor`, `toString` and
 * `__proto__` with parts of the language itself, which then pass for values (trust 34). A table of the code's own is a Map; this is for
 * objects that come as JSON or belong to somebody else.
 */
export function ownValue<Value>(table: Readonly<Record<string, Value>> | null | undefined, key: string): Value | undefined {
  return table !== null && table !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;
}
