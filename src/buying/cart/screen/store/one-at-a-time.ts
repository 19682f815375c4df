/** Shares a running load with later callers; a caller that needs more starts another load after it. */
export function oneAtATime(load: (more: boolean) => Promise<void>): (more?: boolean) => Promise<void> {
  let under: { readonly more: boolean; readonly way: Promise<void> } | undefined;
  return (more = false) => {
    if (under !== undefined && (under.more || !more)) return under.way;
    const started = { more, way: Promise.resolve(under?.way).then(() => load(more)) };
    under = started;
    return started.way.finally(() => {
      if (under === started) under = undefined;
    });
  };
}
