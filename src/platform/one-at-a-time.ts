// Serializes work that reads changing data: two overlapping runs could finish in the wrong order and leave the older result.

/**
 * Runs the work once at a time. A call during a run waits for the next run, together with all other calls meanwhile, so each caller sees every change
 * made before its call.
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
