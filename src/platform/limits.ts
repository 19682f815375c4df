// Rate limits, counted in the database so that all servers share one count and a restart keeps it (trust 20, 36).
import { hash } from 'node:crypto';
import type { Clock } from './clock.ts';
import type { Queries } from './db.ts';
import { GIVE_BACK_TRIES, RETURN_TRIES, TAKE_TRIES, TRIES_SO_FAR } from './limit-queries.ts';
import { ownValue } from '#base/lookup/rules';
import { networkOf, wideNetworkOf } from './network-address.ts';
import { makeRefusedKeys } from './refused-keys.ts';

/** One limit: `most` tries in `seconds` from the first try. */
export interface LimitRule {
  /**
   * What shares a count: `['address', 'email']` counts each e-mail per network address, `['network', 'email']` per surrounding network (/24 of IPv4,
   * /48 of IPv6), `[]` the whole shop.
   */
  readonly by: readonly string[];
  readonly most: number;
  readonly seconds: number;
}

export interface Tries {
  /** Seconds to wait; 0 when the try is allowed. */
  readonly wait: number;
  /**
   * Tries so far under each rule, this one included. When a rule refused, the list ends before it. 0 when a recent refusal was repeated without
   * counting.
   */
  readonly used: readonly number[];
}

/** The caller, by the names in the rules. `address` is a network address; `network` is derived from it; other values compare as text. */
type Who<Part extends string> = Readonly<Record<Part, string>>;
type Given<Part extends string> = Part extends 'network' ? 'address' : Part;

export interface Limiter<Part extends string> {
  /** Counts one try under each rule in turn. The first rule without tries left refuses, and later rules do not count it. */
  take(who: Who<Part>, on?: Queries): Promise<Tries>;
  /** Seconds to wait because of earlier tries, else 0; counts nothing. */
  waitOf(who: Who<Part>): Promise<number>;
  /** Call this when the try was no guess: the first rule starts anew, the others get one try back. */
  refund(who: Who<Part>): Promise<void>;
  /** Returns this one try under each rule that counted it, according to the answer of `take`. */
  returnTry(who: Who<Part>, taken: Pick<Tries, 'used'>): Promise<void>;
}

export interface Limits {
  /** Limits of one purpose; no other purpose uses them up. The narrowest rule comes first. */
  of<const R extends readonly LimitRule[]>(purpose: string, rules: R): Limiter<Given<R[number]['by'][number]>>;
}

/** The usual window. */
export const QUARTER_S = 15 * 60;

export function makeLimits(db: Queries, clock: Clock): Limits {
  const refused = makeRefusedKeys();
  return {
    of(purpose, rules) {
      const [most, windows] = [rules.map((rule) => rule.most), rules.map((rule) => rule.seconds)];
      const keysOf = (who: Who<string>): readonly string[] => rules.map(({ by }) => keyOf(purpose, by, who));
      return {
        async take(who, on = db) {
          const [keys, now] = [keysOf(who), clock.now()];
          const known = refused.first(keys, now);
          if (known !== undefined) return { wait: secondsUntil(known.until, now), used: Array.from({ length: known.at }, () => 0) };
          const { tries, until } = await on.one(TAKE_TRIES, [keys, most, windows, now]);
          const key = keys[tries.length];
          if (until === null || key === undefined) return { wait: 0, used: tries };
          refused.add(key, until, now);
          return { wait: secondsUntil(until, now), used: tries };
        },
        async waitOf(who) {
          const [keys, now] = [keysOf(who), clock.now()];
          const known = refused.first(keys, now);
          if (known !== undefined) return secondsUntil(known.until, now);
          const rows = await db.many(TRIES_SO_FAR, [keys, now]);
          const full = rows.filter(({ limit_key: key, used }) => used >= (most[keys.indexOf(key)] ?? Infinity));
          return Math.max(0, ...full.map(({ ends_at: until }) => secondsUntil(until, now)));
        },
        async refund(who) {
          const keys = keysOf(who);
          for (const key of keys) refused.delete(key);
          await db.run(GIVE_BACK_TRIES, [keys, clock.now()]);
        },
        async returnTry(who, { used }) {
          const keys = keysOf(who).filter((_key, at) => (used[at] ?? 0) > 0);
          if (keys.length > 0) await db.run(RETURN_TRIES, [keys, clock.now()]);
        },
      };
    },
  };
}

const DIGEST_LENGTH = 22;

function keyOf(purpose: string, by: readonly string[], who: Who<string>): string {
  const name = `${purpose}/${by.join('+') || 'shop'}`;
  if (by.length === 0) return name;
  const parts = by.map((part) => {
    if (part === 'network') return wideNetworkOf(ownValue(who, 'address'));
    const value = ownValue(who, part) ?? '';
    return part === 'address' ? networkOf(value) : value;
  });
  return `${name}/${hash('sha256', JSON.stringify(parts), 'base64url').slice(0, DIGEST_LENGTH)}`;
}

const secondsUntil = (until: Date, now: Date): number => Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
