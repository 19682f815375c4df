// How many of an item should be on the shelf, and how many are: whole numbers, or nothing said.

/** The typed number, null where nothing was typed; undefined when it is no whole number up to 9,999. */
export function readLevel(typed: string | null): number | null | undefined {
  const text = (typed ?? '').trim();
  if (text === '') return null;
  return /^\d{1,4}$/.test(text) ? Number(text) : undefined;
}
