// A visit that a purchasing system asks for in cXML: who shops, for how long, and with what in the cart.
import { localePrefix } from '#base/locale/rules';
import { localeOf, readSetup, type WantedItem } from '#buying/punchout/rules';
import {
  allRules,
  attributeOf,
  BASE_RULES,
  checkDocument,
  PUNCHOUT_RULES,
  TRANSPORT_RULES,
  type Envelope,
  type Status,
  type XmlElement,
} from '#people/cxml/rules';
import { leadsTo, readBuyer } from '#people/procurement/rules';
import { noteDocument, whoShops, type ProcurementConnection, type VerifyCredential } from '#people/procurement/server';
import type { CustomDesign } from '#goods/customization/rules';
import type { Db, Queries } from '#platform/db';
import { destinationOf } from './destination.ts';
import { makeSession, type FirstItem } from './sessions.ts';

export interface SetUpDeps {
  readonly db: Db;
  /** Of the business site. */
  readonly origin: string;
  readonly verify: VerifyCredential;
  /** Where other requests of cXML are taken, by name: `OrderRequest` → `/orders/cxml`. */
  readonly transactions: ReadonlyMap<string, string>;
  /** What is printed on goods of carts that went back, by what these called their lines. */
  readonly quotedDesigns?: (tx: Queries, connection: ProcurementConnection, auxiliaryIds: readonly string[], now: Date) => Promise<Designs>;
}

type Designs = ReadonlyMap<string, { readonly itemId: string; readonly design: CustomDesign }>;

export const CXML_PATH = '/punchout/cxml';
export const START_PATH = '/punchout/start';

export interface Asked {
  readonly address: string;
  readonly now: Date;
}

const RULES = allRules(TRANSPORT_RULES, BASE_RULES, PUNCHOUT_RULES);
export interface SetupRequest {
  readonly envelope: Envelope;
  readonly root: XmlElement;
  readonly setup: XmlElement;
}

interface Refused {
  readonly code: string;
  readonly detail: string;
}

/** The address of the start page, or why there is none. What breaks the rules of cXML but can be understood is taken, and noted. */
export async function setUp(deps: SetUpDeps, connection: ProcurementConnection, request: SetupRequest, asked: Asked) {
  const { envelope, root, setup } = request;
  const refused = async (status: Status['code'], code: string, detail: string) => {
    await noteRefused(deps, connection, envelope, asked, { code, detail });
    return { status: { code: status, detail: detail === '' ? code : detail } };
  };
  const violations = checkDocument(root, RULES).map(({ path, detail }) => `${path}: ${detail}`);
  const read = readSetup(setup);
  if (!read.ok) return refused(400, read.problem, violations.join('; '));
  const { returnTo, operation, items, buyerCookie, selected } = read.value;
  const origins = connection.isTest ? [...connection.returnOrigins, deps.origin] : connection.returnOrigins;
  if (!leadsTo(returnTo, origins)) return refused(400, 'RETURN_ADDRESS', `BrowserFormPost leads to ${returnTo.slice(0, 200)}`);
  const { now } = asked;
  const outcome = await deps.db.transaction(async (tx) => {
    const buyer = readBuyer(setup);
    const person = await whoShops(tx, connection, buyer, now);
    if (!person.ok) return { refused: person.problem, named: buyer.userName || buyer.email };
    const locale = localeOf(attributeOf(root, 'xml:lang'));
    const token = await makeSession(tx, {
      connection,
      profileId: person.value,
      operation,
      buyerCookie,
      payloadId: envelope.payloadId.slice(0, 255),
      locale,
      returnTo,
      // An administrator who tries the connection on the shop's own site has the shop in a frame.
      target: new URL(returnTo).origin === deps.origin ? '_parent' : '',
      items: await firstItems(deps, tx, connection, items, now),
      beginsAt: operation === 'create' ? (selected === '' ? '' : `item ${selected}`) : 'cart',
      zip: await destinationOf(tx, connection, setup, read.value.zip),
      now,
    });
    const noted = violations.length === 0 ? buyer.email : `it breaks the rules of cXML: ${violations.join('; ')}`;
    await noteDocument(tx, connection, { ...IN, kind: setup.name, payloadId: envelope.payloadId, code: '', detail: noted, at: now });
    return { address: `${deps.origin}${localePrefix(locale)}${START_PATH}?token=${token}` };
  });
  return 'address' in outcome ? (outcome.address ?? '') : refused(403, outcome.refused, outcome.named);
}

/** Goods that were made to order come back as they were. */
async function firstItems(
  { quotedDesigns }: SetUpDeps,
  tx: Queries,
  connection: ProcurementConnection,
  items: readonly WantedItem[],
  now: Date,
): Promise<readonly FirstItem[]> {
  const ids = items.flatMap(({ auxiliaryId }) => (auxiliaryId === '' ? [] : [auxiliaryId]));
  const designs: Designs = (await quotedDesigns?.(tx, connection, ids, now)) ?? new Map();
  return items.map(({ itemId, quantity, auxiliaryId }) => {
    const known = designs.get(auxiliaryId);
    return known?.itemId === itemId ? { itemId, quantity, design: known.design } : { itemId, quantity };
  });
}

const IN = { direction: 'in' } as const;

export const noteRefused = (
  deps: SetUpDeps,
  connection: ProcurementConnection,
  { body, payloadId }: Envelope,
  { now }: Asked,
  why: Refused,
) => noteDocument(deps.db, connection, { ...IN, kind: body?.name ?? '', payloadId, at: now, ...why });
