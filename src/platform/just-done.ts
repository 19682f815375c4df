// A page says that something was done only where a form of this browser has just done it: an address with `?saved=` that somebody sends says nothing
// (decision 0422).
import { hash } from 'node:crypto';
import type { Visit } from './visit.ts';

const COOKIE = 'done';
const KEPT_MINUTES = 5;
/** Values of an address that say what was done. Those that offer to undo it are judged by what they name. */
const TELLS = ['saved', 'restored', 'submitted', 'resent', 'told', 'handedOver'] as const;

/** The values of an address that say what was done, with its page; undefined: none do. */
function toldBy({ pathname, searchParams }: URL): string | undefined {
  const told = TELLS.filter((name) => searchParams.has(name)).map((name) => `${name}=${searchParams.get(name)}`);
  return told.length === 0 ? undefined : hash('sha256', `${pathname}?${told.join('&')}`, 'base64url').slice(0, 22);
}

/** Remembers in the browser what an action's redirect will say. */
export function rememberDone(visit: Pick<Visit, 'setCookie'>, result: unknown, at: URL): void {
  if (!(result instanceof Response)) return;
  const location = result.headers.get('location');
  const told = location === null ? undefined : toldBy(new URL(location, at));
  if (told !== undefined) visit.setCookie(COOKIE, told, { days: KEPT_MINUTES / (24 * 60) });
}

/** The address without what was not done in this browser a moment ago. Cookies are read only where it says something: they make a page personal. */
export function withoutUndone(visit: Pick<Visit, 'cookies'>, url: URL): URL {
  const told = toldBy(url);
  if (told === undefined || visit.cookies[COOKIE] === told) return url;
  const less = new URL(url);
  for (const name of TELLS) less.searchParams.delete(name);
  return less;
}
