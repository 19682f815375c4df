// A case of the growth bench, and its requests.
import type { Shot } from './measure.ts';

export interface GrowthCase {
  readonly name: string;
  readonly host?: string;
  /** Asked for one after the other, again and again. */
  readonly shots: readonly Shot[];
}

type Headers = Readonly<Record<string, string>>;

export const get = (path: string, headers: Headers = {}): Shot => ({ method: 'GET', path, headers });
export const post = (path: string, body: unknown, headers: Headers = {}): Shot => ({ method: 'POST', path, body, headers });
