// Whose pages may frame the shop: those of the purchasing system that opened the visit, and nobody else's (trust 17).
import type { Connections } from '#people/procurement/server';
import { hashOf } from '#people/sessions/server';
import type { Db } from '#platform/db';
import type { FramingOf } from '#platform/page-framing';
import { SESSION_BY_START } from './session-queries.ts';

export interface FramingDeps {
  readonly db: Db;
  readonly connections: Connections;
  /** Of the business site. */
  readonly origin: string;
}

/** Pages that show before a visit begins, or instead of one: their address names its start page. */
const BEFORE = /^(?:\/(?:en|fr)-ca)?\/punchout\/(?:window|over)(?:\.data)?\?(?:.*&)?token=([\w-]{43})(?:&|$)/;

/** The page that plays a purchasing system. */
const TESTER = /^(?:\/(?:en|fr)-ca)?\/punchout\/tester\/[\da-f-]{36}(?:\?|$)/;

export function makeFraming({ db, connections, origin }: FramingDeps): FramingOf {
  return async (visit, address) => {
    // A connection that is being tried is opened in a frame of the shop's own page.
    const answer = (parents: readonly string[], away: readonly string[], isTest: boolean) => ({
      parents: isTest ? [...parents, "'self'"] : parents,
      away: isTest ? [...away, origin] : away,
    });
    const punchout = visit.isPunchout ? await visit.punchout() : null;
    if (punchout !== null) return answer(punchout.frameOrigins, punchout.returnOrigins, punchout.returnTo.startsWith(origin));
    if (TESTER.test(address)) return 'framesShop';
    const token = BEFORE.exec(address)?.[1];
    const session = token === undefined ? undefined : await db.maybe(SESSION_BY_START, [hashOf(token)]);
    const connection = session && (await connections.of(db, session.accountNumber, session.connectionId));
    return connection === undefined ? null : answer(connection.frameOrigins, [], connection.isTest);
  };
}
