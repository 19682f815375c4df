// Progress output while the shop gets ready: one line per step, with its time.

/** @param {number} milliseconds */
const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;

/**
 * Does `work` under a progress line. On a terminal the line counts the seconds; elsewhere it is printed once it is known.
 * @template T
 * @param {string} label what is done, in the words of the person who waits
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(label, work) {
  const begun = performance.now();
  /** @param {string} end */
  const line = (end) => `${label} … ${end}`;
  /** @type {((end: string) => boolean) | undefined} */
  const redraw = process.stdout.isTTY ? (end) => process.stdout.write(`\r\u001b[K${line(end)}`) : undefined;
  process.stdout.write(redraw ? line('') : `${label} …\n`);
  const ticking = redraw && setInterval(() => redraw(seconds(performance.now() - begun)), 1000);
  try {
    const result = await work();
    clearInterval(ticking);
    const end = seconds(performance.now() - begun);
    process.stdout.write(redraw ? `\r\u001b[K${line(end)}\n` : `${label} took ${end}\n`);
    return result;
  } catch (failure) {
    clearInterval(ticking);
    if (redraw) process.stdout.write('\n');
    throw failure;
  }
}
