// "Check an item here" (STO-1, LST-5): limits the look-ups, and answers them.
import { sayer } from '#base/locale/words';
import { refuse, tooManyTries, type Refusal } from '#base/outcome/rules';
import { isPartnerPoint } from '#goods/delivery/rules';
import type { Stores } from '#goods/stores/server';
import type { StoreRecord } from '#goods/catalog/rules';
import type { Handlers } from '#platform/contract';
import type { Hosts } from '#platform/hosts';
import { QUARTER_S, type Limits } from '#platform/limits';
import type { Visit } from '#platform/visit';
import type { storeStockContract } from '#buying/store-stock/contract';
import { readAsked } from '#buying/store-stock/rules';
import { storeStockWords } from '#buying/store-stock/words';
import { findItems, type FindFacts } from './find-items.ts';
import { answerFor } from './stock-answer.ts';

export interface StoreStockFacts extends FindFacts {
  readonly stores: Pick<Stores, 'get'>;
  readonly limits: Limits;
  readonly hosts: Pick<Hosts, 'origins'>;
}

/** People in a store share its network, so many scan from one address; a program that counts the shelves needs more. */
const MOST_LOOK_UPS = 300;

const say = ({ copyLocale }: Visit) => sayer(storeStockWords, copyLocale);

export function storeStockHandlers(facts: StoreStockFacts): Handlers<typeof storeStockContract> {
  const { consumer, business } = facts.hosts.origins;
  const hosts = new Set([consumer, business].map((origin) => new URL(origin).host));
  const lookUps = facts.limits.of('store-stock', [
    { by: ['address'], most: MOST_LOOK_UPS, seconds: QUARTER_S },
    { by: ['network'], most: 4 * MOST_LOOK_UPS, seconds: QUARTER_S },
  ]);
  return {
    'GET /api/stores/:storeNumber/stock': async ({ params, query, visit }) => {
      const store = facts.stores.get(params.storeNumber);
      if (store?.country !== visit.site.country || isPartnerPoint(store)) return noSuchStore(visit);
      const { wait } = await lookUps.take({ address: visit.ip });
      if (wait > 0) return tooManyTries(wait, 'TOO_MANY_TRIES', say(visit)('TOO_MANY_TRIES', { minutes: Math.ceil(wait / 60) }));
      return answer(facts, store, query.item, visit, hosts);
    },
  };
}

async function answer(facts: StoreStockFacts, store: StoreRecord, typed: string, visit: Visit, hosts: ReadonlySet<string>) {
  const asked = readAsked(typed, hosts);
  const found = await findItems(asked, facts, visit);
  return answerFor({ store, asked, typed: typed.trim(), ...found }, facts, visit);
}

const noSuchStore = (visit: Visit): Refusal => refuse(404, 'INVALID_STORE_NUMBER', say(visit)('noSuchStore'));
