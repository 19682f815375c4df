import type { FastifyBaseLogger } from 'fastify';
import { purchaseDocumentsContract } from '#buying/purchase-documents/contract';
import {
  finishLeftOrders,
  FORGET_DOCUMENTS,
  FORGET_QUOTES,
  makeBackground,
  makeReceiveOrder,
  makeTryOrder,
  purchaseDocumentHandlers,
  purchaseDocumentsPersonalData,
  QUOTE_DAYS,
  serveOrders,
  type BackgroundDeps,
} from '#buying/purchase-documents/server';
import type { VerifyCredential } from '#people/procurement/server';
import { answers, type Part } from '#platform/part';

export interface PurchaseDocumentsNeeds extends Omit<BackgroundDeps, 'failed'> {
  readonly log: FastifyBaseLogger;
  readonly verify: VerifyCredential;
  /** Hosts that documents may go to without https. */
  readonly httpHosts: readonly string[];
}

/** Thirteen months: a year's books, and a month to close them. */
const KEPT_DAYS = 400;

export function purchaseDocumentsPart({ log, verify, httpHosts, ...deps }: PurchaseDocumentsNeeds): Part {
  const failed = (error: unknown): void => log.error({ err: error }, 'documents of purchase orders');
  const background = makeBackground({ ...deps, failed });
  const { look } = background;
  const receive = makeReceiveOrder(deps);
  const tryOrder = makeTryOrder(deps, receive);
  return {
    calls: [answers(purchaseDocumentsContract, purchaseDocumentHandlers({ ...deps, httpHosts, look, tryOrder }))],
    serve: (shop) => serveOrders(shop, { verify, receive, look }),
    personalData: purchaseDocumentsPersonalData,
    keeps: [
      {
        what: 'documents exchanged with purchasing systems about orders',
        days: KEPT_DAYS,
        since: 'they were written',
        forget: FORGET_DOCUMENTS,
      },
      { what: 'prices told to purchasing systems', days: QUOTE_DAYS, since: 'they were told', forget: FORGET_QUOTES },
    ],
    jobs: [{ name: 'left-purchase-orders', every: '* * * * *', handle: async () => void (await finishLeftOrders(deps, failed)) }],
    start: background.start,
    stop: background.stop,
  };
}
