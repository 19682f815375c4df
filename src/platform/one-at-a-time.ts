// Work that reads what has changed: two that overlap could end the wrong way round, and the older answer would stay.

/**
 * The work, done once at a time. Whoever asks while it is under way gets the one that begins after it, together with all who ask
 * meanwhile: what was changed before asking is always seen.
 */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const run = (): Promise<void> => {
    next = undefined;
    const mine = work().finally(() => {
      if (running === mine) running = undefined;
    });
    running = mine;
    return mine;
  };
  return () => {
    if (running === undefined) return run();
    return (next ??= running.then(run, run));
  };
}
