/** The place that a key leads to from place `at` of `count`; undefined for a key without a meaning, or from outside. */
export function neighbour(key: string, at: number, count: number): number | undefined {
  if (at < 0 || count === 0) return undefined;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
