// Handlers of the stock alerts' contract.
import { randomUUID } from 'node:crypto';
import { singleLine } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { refuse, tooManyTries, type Refusal } from '#base/outcome/rules';
import { siteWords } from '#base/site/words';
import { holdsCardNumber } from '#buying/payment/rules';
import { refuseCardNumber } from '#buying/payment/server';
import type { stockAlertsContract } from '#finding/stock-alerts/contract';
import { waitsFor, type WaitsFor } from '#finding/stock-alerts/rules';
import { stockAlertWords } from '#finding/stock-alerts/words';
import { productAbout, type ProductAboutFacts } from '#finding/tiles/server';
import { isEmail } from '#people/sessions/rules';
import type { Handlers } from '#platform/contract';
import type { Db } from '#platform/db';
import { QUARTER_S, type Limits } from '#platform/limits';
import type { Visit } from '#platform/visit';
import { addressHash } from './address-hash.ts';
import { ASK_FOR_ALERT, STOP_ALERTS } from './stock-alert-queries.ts';

export interface StockAlertFacts extends ProductAboutFacts {
  readonly db: Db;
  readonly limits: Limits;
}

/** Faster than anybody shops. A mail goes to an address only when a product returns, so nobody can send many at once. */
const ASKING = [
  { by: ['shopper'], most: 20, seconds: QUARTER_S },
  { by: ['address'], most: 60, seconds: QUARTER_S },
  { by: [], most: 1_200, seconds: 60 },
] as const;
/** Most open requests of one address. */
const MOST_OPEN = 50;
const TOKEN = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function stockAlertHandlers(facts: StockAlertFacts): Handlers<typeof stockAlertsContract> {
  const { db } = facts;
  const asking = facts.limits.of('stock-alert', ASKING);
  return {
    'GET /api/back-in-stock/:itemId': async ({ params: { itemId }, visit }) => {
      const awaited = await awaitedProduct(itemId, visit, facts);
      return awaited === null ? notThere(visit) : { ...awaited, email: (await visit.shopper())?.profile?.email ?? '' };
    },

    'POST /api/back-in-stock/:itemId': async ({ params: { itemId }, body, visit }) => {
      const say = sayer(stockAlertWords, visit.copyLocale);
      const awaited = await awaitedProduct(itemId, visit, facts);
      if (awaited === null) return notThere(visit);
      const email = singleLine(body.email);
      if (!isEmail(email)) return refuse(400, 'BAD_REQUEST', say('wrong.email'), 'email');
      if (holdsCardNumber([email])) return refuseCardNumber(visit);
      if (awaited.waitsFor === null) return refuse(409, 'AVAILABLE', say('available'));
      const { shopperId } = await visit.ensureShopper();
      const { wait } = await asking.take({ shopper: shopperId, address: visit.ip });
      if (wait > 0) return tooManyTries(wait, 'TOO_MANY_REQUESTS', sayer(siteWords, visit.copyLocale)('TOO_MANY_REQUESTS'));
      const { site, locale, copyLocale, now } = visit;
      const { open } = await db.one(ASK_FOR_ALERT, {
        alertId: randomUUID(),
        itemId,
        tenant: site.tenant,
        country: site.country,
        locale,
        copyLocale,
        waitsFor: awaited.waitsFor,
        email,
        emailHash: addressHash(email),
        consent: say('consent'),
        now,
        most: MOST_OPEN,
      });
      return open >= MOST_OPEN ? refuse(409, 'TOO_MANY_WAITING', say('tooMany')) : { email };
    },

    'POST /api/back-in-stock-stop': async ({ body: { token } }) => {
      if (TOKEN.test(token)) await db.run(STOP_ALERTS, [token]);
      return { stopped: true };
    },
  };
}

interface AwaitedProduct {
  readonly product: { readonly itemId: string; readonly title: string; readonly href: string; readonly image: string };
  readonly waitsFor: WaitsFor | null;
}

/** Null for a product that the visit may not see, or that will not come back. */
async function awaitedProduct(itemId: string, visit: Visit, facts: StockAlertFacts): Promise<AwaitedProduct | null> {
  const [about, product] = [await productAbout(itemId, visit, facts), facts.catalog.get(itemId)];
  if (about === null || product?.status !== 'active') return null;
  const { locales: _, ...shown } = about;
  return { product: shown, waitsFor: waitsFor(product, facts.presenters.tiles.stockOf(product, visit.site.country)) };
}

const notThere = (visit: Visit): Refusal => refuse(404, 'NOT_FOUND', sayer(stockAlertWords, visit.copyLocale)('notThere'));
