// Takes a cart back to the purchasing system: what a form has to post, and where to.
import { randomUUID } from 'node:crypto';
import { sayer } from '#base/locale/words';
import { done, failed, type Outcome } from '#base/outcome/rules';
import { localDay } from '#base/calendar/rules';
import { makePaths } from '#paths';
import { isBundlePart, isLive } from '#buying/cart/rules';
import type { Carts, LoadedCart } from '#buying/cart/server';
import { ociFields, unitOf, writeOrderMessage, type ReturnedCart, type ReturnedLine } from '#buying/punchout/rules';
import { punchoutWords } from '#buying/punchout/words';
import { customizedTitle } from '#goods/customization/server';
import { contentLocale } from '#goods/catalog/rules';
import { noteDocument, type Connections, type ProcurementConnection } from '#people/procurement/server';
import type { Db, Queries } from '#platform/db';
import type { Visit } from '#platform/visit';
import type { QuotedCart } from './quoted-cart.ts';
import { END_SESSION, SESSION_BY_TOKEN, type SessionRow } from './session-queries.ts';
import { MINUTE_MS } from './sessions.ts';

export interface ReturnDeps {
  readonly db: Db;
  readonly connections: Connections;
  readonly carts: Pick<Carts, 'load' | 'imageOf'>;
  /** Of the business site. */
  readonly origin: string;
  /** Keeps the prices of a cart that goes back, for the order that follows. */
  readonly keepQuotes?: (tx: Queries, of: QuotedCart, lines: readonly ReturnedLine[]) => Promise<void>;
}

export interface ReturnForm {
  readonly action: string;
  /** The window that it is posted to; '' for this one. */
  readonly target: string;
  readonly fields: readonly { readonly name: string; readonly value: string }[];
}

export type ReturnProblem = 'CART_EMPTY' | 'LINES_BLOCKED' | 'PUNCHOUT_VIEW_ONLY' | 'PUNCHOUT_OVER';

/** After a cart was sent, so many minutes are left to send it again. */
const AGAIN_MINUTES = 15;

const NOTHING: ReturnedCart = { currency: 'USD', lines: [], feesCents: 0, taxCents: 0, feesWord: '', taxWord: '' };

/** `leaves`: without a cart, which ends the visit. */
export async function returnCart(deps: ReturnDeps, visit: Visit, leaves: boolean): Promise<Outcome<ReturnForm, ReturnProblem>> {
  const { db, connections } = deps;
  const { now, tokenHash } = visit;
  const session = tokenHash === null ? undefined : await db.maybe(SESSION_BY_TOKEN, [tokenHash, now]);
  const connection = session && (await connections.of(db, session.accountNumber, session.connectionId));
  if (session === undefined || connection === undefined) return failed('PUNCHOUT_OVER');
  if (!leaves && session.operation === 'inspect') return failed('PUNCHOUT_VIEW_ONLY');
  const loaded = leaves ? null : await deps.carts.load(visit);
  // The system asked what there is, and nobody looks: what cannot be bought is not among it.
  const isAnswer = session.beginsAt === 'return';
  const cart = loaded === null ? done(NOTHING) : cartToReturn(deps, visit, loaded, isAnswer);
  if (!cart.ok) return cart;
  if (!leaves && !isAnswer && cart.value.lines.length === 0) return failed('CART_EMPTY');
  const payloadId = `${now.getTime()}.${randomUUID()}@${new URL(deps.origin).host}`;
  const endsAt = leaves ? now : new Date(now.getTime() + AGAIN_MINUTES * MINUTE_MS);
  await db.transaction(async (tx) => {
    await tx.run(END_SESSION, [session.sessionId, leaves ? 'left' : 'transferred', now, endsAt]);
    const kind = connection.kind === 'cxml' ? 'PunchOutOrderMessage' : 'OCI';
    const detail = leaves ? 'without a cart' : `${cart.value.lines.length} lines`;
    if (!leaves) await deps.keepQuotes?.(tx, { ...session, currency: cart.value.currency, now }, cart.value.lines);
    await noteDocument(tx, connection, { direction: 'out', kind, payloadId, code: '', detail, at: now });
  });
  const fields = fieldsOf({ connection, session, cart: cart.value, payloadId, now });
  return done({ action: session.returnTo, target: session.target, fields });
}

interface Written {
  readonly connection: ProcurementConnection;
  readonly session: SessionRow;
  readonly cart: ReturnedCart;
  readonly payloadId: string;
  readonly now: Date;
}

function fieldsOf({ connection, session, cart, payloadId, now }: Written): ReturnForm['fields'] {
  const { classification, defaultCode } = connection;
  const { sessionId, buyerCookie, locale, isTest } = session;
  if (connection.kind === 'oci')
    return ociFields(cart, { classification, defaultCode, sessionId }).map(([name, value]) => ({ name, value }));
  const visit = { sessionId, buyerCookie, isTest, language: locale };
  const goods = { classification, defaultCode, shop: connection.to, organization: connection.from };
  const message = writeOrderMessage(cart, { payloadId, now, ...visit, ...goods });
  if (connection.encoding === 'urlencoded') return [{ name: 'cxml-urlencoded', value: message }];
  return [{ name: 'cxml-base64', value: Buffer.from(message).toString('base64') }];
}

/** The cart with its prices; refused while a line in it cannot be bought, unless those are to be left out. */
function cartToReturn(
  deps: ReturnDeps,
  visit: Visit,
  { priced, facts }: LoadedCart,
  leavesOut: boolean,
): Outcome<ReturnedCart, 'LINES_BLOCKED'> {
  const all = priced.lines.filter(({ line }) => isLive(line) && !isBundlePart(line));
  const lines = all.filter(({ counted }) => counted);
  if (!leavesOut && lines.length < all.length) return failed('LINES_BLOCKED');
  const { shipFee, handlingFee, surchargeFee, dasFee, furnSvcFee, tax } = priced.summary;
  const t = sayer(punchoutWords, visit.copyLocale);
  return done({
    currency: facts.site.currency,
    lines: lines.flatMap((line) => returnedLine(deps, visit, line)),
    feesCents: shipFee + handlingFee + surchargeFee + dasFee + furnSvcFee,
    taxCents: tax,
    feesWord: t('feesWord'),
    taxWord: t('taxWord'),
  });
}

function returnedLine({ origin, carts }: ReturnDeps, visit: Visit, priced: LoadedCart['priced']['lines'][number]): readonly ReturnedLine[] {
  const { line, product, net, promise } = priced;
  if (product === undefined) return [];
  const language = contentLocale(visit.copyLocale);
  const design = line.extra?.custom ?? null;
  const title = customizedTitle(product.title[language], design, visit.copyLocale);
  const pack = product.pack?.[language] ?? '';
  const days = promise.latest === null ? null : Date.parse(promise.latest) - Date.parse(localDay(visit.now, visit.site.timeZone));
  return [
    {
      itemId: product.itemId,
      lineRef: line.cartItemId,
      quantity: line.qty,
      netCents: net,
      name: pack === '' ? title : `${title}, ${pack}`,
      unit: unitOf(product.pack?.['en-US'] ?? ''),
      brand: product.brand,
      partNumber: product.partNumber,
      leadDays: days === null ? null : Math.max(0, Math.round(days / DAY_MS)),
      url: origin + makePaths(visit.locale).product(product.slug[language], product.itemId),
      picture: origin + carts.imageOf(product, visit.locale),
      design,
    },
  ];
}

const DAY_MS = 86_400_000;
