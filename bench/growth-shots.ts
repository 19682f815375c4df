// A case of the growth bench, and its requests.
import type { Shot } from './measure.ts';

export interface GrowthCase {
  readonly name: string;
  readonly host?: string;
  readonly connections: readonly (readonly Shot[])[];
  readonly once?: boolean;
}

const CONNECTIONS = 4;

type Headers = Readonly<Record<string, string>>;

export const get = (path: string, headers: Headers = {}): Shot => ({ method: 'GET', path, headers });
export const post = (path: string, body: unknown, headers: Headers = {}): Shot => ({ method: 'POST', path, body, headers });

/** Each connection begins at another of the shots, so that not all ask for the same. */
export function everywhere(shots: readonly Shot[]): readonly (readonly Shot[])[] {
  const from = (at: number): number => Math.floor((shots.length * at) / CONNECTIONS);
  return Array.from({ length: CONNECTIONS }, (_, at) => [...shots.slice(from(at)), ...shots.slice(0, from(at))]);
}
