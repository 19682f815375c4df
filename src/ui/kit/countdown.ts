// A countdown that can be paused.

export interface Countdown {
  readonly hold: () => void;
  readonly go: () => void;
  /** Stops it without calling `done`. */
  readonly stop: () => void;
}

/** Starts at once; calls `done` after `ms`, not counting pauses. */
export function countdown(ms: number, done: () => void): Countdown {
  let left = ms;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over = false;
  const go = () => {
    if (over || timer !== undefined) return;
    since = performance.now();
    timer = setTimeout(() => {
      over = true;
      done();
    }, left);
  };
  const hold = () => {
    if (over || timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    left = Math.max(left - (performance.now() - since), 0);
  };
  go();
  return {
    hold,
    go,
    stop: () => {
      hold();
      over = true;
    },
  };
}
