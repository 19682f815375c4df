// Expected results as values: ordinary failures are returned, never thrown.

/** The value, or the problem that prevented it. */
export type Outcome<T, P> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: P };

export function done<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function failed<P>(problem: P): { readonly ok: false; readonly problem: P } {
  return { ok: false, problem };
}
