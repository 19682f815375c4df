// Reads an object's property by external text: from an address, a body, a file, the database.

/**
 * The value of an own property; undefined for any other key. `table[key]` would return inherited properties for `constructor`, `toString` and
 * `__proto__` (trust 34). Use a Map for our own tables; this is for objects from JSON or other code.
 */
export function ownValue<Value>(table: Readonly<Record<string, Value>> | null | undefined, key: string): Value | undefined {
  return table !== null && table !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;
}
