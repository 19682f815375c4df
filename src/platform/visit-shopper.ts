// Who a visit's shopper is: read once, and read anew when that changes.
import type { Acting, Caller, Punchout } from '#base/access/rules';
import { callerOf, hasOwnPages, mayBeBlocked, type Shopper } from '#base/shopper/rules';
import type { Site } from '#base/site/rules';
import { ACTING_TOKEN, isPunchoutToken } from './cookies.ts';
import { runsScripts } from './runs-scripts.ts';
import { readActing, readPunchout, readShopper, type Sessions } from './visit-sessions.ts';
import { setSessionCookies, type SessionToken } from './visit-token.ts';

/** What of a visit follows its session. */
interface VisitState {
  readonly site: Site;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  personal: boolean;
  tokenHash: Uint8Array | null;
  isActing: boolean;
  isPunchout: boolean;
  readonly ownTokenHash: () => Uint8Array | null;
  readonly setCookie: Parameters<typeof setSessionCookies>[0];
  acting(): Promise<Acting | null>;
  shopper(): Promise<Shopper | null>;
  changed(token: SessionToken | null): void;
  recognised(shopper: Shopper): void;
}

/** The shopper of a visit, and what changes who that is. */
export function shopperOf(visitNow: () => VisitState, sessions: Sessions, hint: 'public' | 'contract') {
  let known: Promise<Shopper | null> | undefined;
  let actingNow: Promise<Acting | null> | undefined;
  let punchoutNow: Promise<Punchout | null> | undefined;
  const find = (): Promise<Shopper | null> => (known ??= readShopper(visitNow(), sessions));
  return {
    acting: (): Promise<Acting | null> => (actingNow ??= readActing(visitNow(), sessions)),
    punchout: (): Promise<Punchout | null> => (punchoutNow ??= readPunchout(visitNow(), sessions)),
    shopper(): Promise<Shopper | null> {
      visitNow().personal = true;
      return find();
    },
    async audience(): Promise<'public' | 'contract'> {
      // Accounts on the consumer site have no terms.
      if (visitNow().site.tenant !== 'business') return 'public';
      return find().then(
        (shopper) => (hasOwnPages(shopper) || (mayBeBlocked(shopper) && !runsScripts(visitNow())) ? 'contract' : 'public'),
        () => hint,
      );
    },
    caller: async (): Promise<Caller> => callerOf(await visitNow().shopper()),
    async ensureShopper(): Promise<Shopper> {
      const visit = visitNow();
      const shopper = await visit.shopper();
      if (shopper !== null) return shopper;
      const begun = await sessions.start(visit.site.tenant, 'guest');
      if (begun.guest === null) throw new Error('A guest was begun as somebody else');
      visit.changed(begun);
      visit.recognised(begun.guest);
      return begun.guest;
    },
    recognised(shopper: Shopper): void {
      visitNow().personal = true;
      known = Promise.resolve(shopper);
    },
    changed(token: SessionToken | null): void {
      const visit = visitNow();
      const before = { wasPunchout: visit.isPunchout, own: visit.ownTokenHash() };
      known = undefined;
      actingNow = undefined;
      punchoutNow = undefined;
      visit.tokenHash = token?.tokenHash ?? null;
      visit.isActing = token?.token.startsWith(ACTING_TOKEN) === true;
      visit.isPunchout = isPunchoutToken(token?.token);
      setSessionCookies(visit.setCookie, token, before);
    },
  };
}
