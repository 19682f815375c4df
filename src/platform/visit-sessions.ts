// The sessions behind visits: the shopper of one, and the representative who acts for them in it.
import type { Acting, Punchout } from '#base/access/rules';
import type { Shopper } from '#base/shopper/rules';
import type { Site } from '#base/site/rules';
import { orServiceDown } from './service-down.ts';

/** The sessions that a visit needs; made by `#people/sessions/server`. */
export interface Sessions {
  find(tokenHash: Uint8Array, tenant: Site['tenant']): Promise<Shopper | null>;
  start(
    tenant: Site['tenant'],
    as: 'guest',
  ): Promise<{ readonly token: string; readonly tokenHash: Uint8Array; readonly days: number; readonly guest: Shopper | null }>;
  hashOf(token: string): Uint8Array;
  /** Who acts for the shopper in a session that began with `ACTING_TOKEN`; null when that has ended. */
  acting(tokenHash: Uint8Array, tenant: Site['tenant']): Promise<Acting | null>;
  /** The purchasing system that opened a session that began with one of `PUNCHOUT_TOKENS`; null when nothing is known of it. */
  punchout(tokenHash: Uint8Array, tenant: Site['tenant']): Promise<Punchout | null>;
}

/** What of a visit says whose it is. */
interface Whose {
  readonly site: Pick<Site, 'tenant'>;
  readonly isActing: boolean;
  readonly isPunchout: boolean;
  personal: boolean;
  tokenHash: Uint8Array | null;
  acting(): Promise<Acting | null>;
}

export async function readActing(visit: Whose, sessions: Sessions): Promise<Acting | null> {
  visit.personal ||= visit.isActing;
  if (!visit.isActing || visit.tokenHash === null) return null;
  const acting = await orServiceDown('USER_SERVICE_IS_DOWN', sessions.acting(visit.tokenHash, visit.site.tenant));
  // It has ended, so that nothing may find the shopper by this session any more.
  if (acting === null) visit.tokenHash = null;
  return acting;
}

export async function readPunchout(visit: Whose, sessions: Sessions): Promise<Punchout | null> {
  visit.personal ||= visit.isPunchout;
  if (!visit.isPunchout || visit.tokenHash === null) return null;
  return orServiceDown('USER_SERVICE_IS_DOWN', sessions.punchout(visit.tokenHash, visit.site.tenant));
}

export async function readShopper(visit: Whose, sessions: Sessions): Promise<Shopper | null> {
  if (visit.isActing) await visit.acting();
  return visit.tokenHash === null ? null : orServiceDown('USER_SERVICE_IS_DOWN', sessions.find(visit.tokenHash, visit.site.tenant));
}
