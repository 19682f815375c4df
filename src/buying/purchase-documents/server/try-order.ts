// Sends the cart of a try as an order in test mode: everything is checked as for an order that is meant, and nothing is placed.
import { randomUUID } from 'node:crypto';
import { sellerOf } from '#buying/orders/rules';
import { trialOrder } from '#buying/purchase-documents/rules';
import type { SignedIn } from '#base/shopper/rules';
import { element, headerOf, readEnvelope, writeDocument } from '#people/cxml/rules';
import { parseXml } from '#people/cxml/server';
import { usableLocations } from '#people/locations/server';
import type { ProcurementConnection } from '#people/procurement/server';
import type { Visit } from '#platform/visit';
import { DOCUMENT_OF_PAYLOAD } from './document-queries.ts';
import type { DocumentsDeps } from './documents-deps.ts';
import type { ReceiveOrder } from './receive-order.ts';

interface Trying {
  readonly visit: Visit;
  readonly shopper: SignedIn;
  readonly connection: ProcurementConnection;
  /** A `PunchOutOrderMessage`. */
  readonly message: string;
}

/** The id of the order's document, which says what the shop answered; undefined when the message holds no cart. */
export type TryOrder = (trying: Trying) => Promise<string | undefined>;

export const makeTryOrder =
  (deps: Pick<DocumentsDeps, 'db' | 'papers'>, receive: ReceiveOrder): TryOrder =>
  async ({ visit, shopper, connection, message }) => {
    const read = parseXml(message);
    const id = randomUUID();
    const shipTo = await placeFor(deps, visit, connection.sharedProfileId ?? shopper.profile.profileId);
    const facts = { orderId: `TRY-${id.slice(0, 8)}`, orderDate: visit.now.toISOString(), email: shopper.profile.email, shipTo };
    const order = read.ok ? trialOrder(read.value, facts) : undefined;
    if (order === undefined) return undefined;
    const { from, to, sender, accountNumber, connectionId } = connection;
    const payloadId = `${id}@tester`;
    const header = headerOf({ from, to, sender, userAgent: 'Inkwell connection tester' });
    const text = writeDocument(
      { payloadId, now: visit.now, language: visit.locale },
      header,
      element('Request', { deploymentMode: 'test' }, order),
    );
    const root = parseXml(text);
    const envelope = root.ok ? readEnvelope(root.value) : undefined;
    if (!root.ok || envelope?.ok !== true || envelope.value.body === null) return undefined;
    await receive({ connection, root: root.value, envelope: { ...envelope.value, body: envelope.value.body }, isTried: true });
    return (await deps.db.maybe(DOCUMENT_OF_PAYLOAD, [accountNumber, connectionId, payloadId]))?.document_id;
  };

/** A location of whoever orders, else the address of the shop. */
async function placeFor({ db, papers }: Pick<DocumentsDeps, 'db' | 'papers'>, { site }: Visit, profileId: string) {
  const { country } = site;
  const [place] = await usableLocations(db, { profileId, country: country === 'US' ? 'USA' : 'CA' });
  if (place !== undefined)
    return { code: place.code, name: 'Inkwell', street: place.address1, city: place.city, state: place.state, zip: place.zip, country };
  const { name, address } = sellerOf(site.id, papers.sellers);
  const [street = '', second = ''] = address;
  const [, city = '', state = '', zip = ''] = /^(.+), ([A-Z]{2}) (.+)$/.exec(second) ?? [];
  return { code: '', name, street, city, state, zip, country };
}
