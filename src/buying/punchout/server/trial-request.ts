// The setup that a purchasing system would send, to try a connection with.
import { at, attributeOf, childrenOf, element, headerOf, textAt, writeDocument, type XmlElement } from '#people/cxml/rules';
import { parseXml } from '#people/cxml/server';
import { readBuyer } from '#people/procurement/rules';
import type { Connections, ProcurementConnection } from '#people/procurement/server';
import type { Db } from '#platform/db';
import type { SetUpDeps } from './set-up.ts';

export interface TrialDeps extends SetUpDeps {
  readonly db: Db;
  readonly connections: Connections;
}

export interface TrialSetup {
  readonly operation: 'create' | 'edit' | 'inspect';
  readonly email: string;
  readonly language: string;
  /** The message of an earlier try, whose cart is taken back; ''. */
  readonly earlier: string;
}

interface TrialFacts {
  readonly connection: ProcurementConnection;
  readonly secret: string;
  readonly trialId: string;
  readonly origin: string;
  readonly now: Date;
}

/** Where the message of a try comes back to. */
export const RECEIVE_PATH = '/punchout/tester-received';

export function trialRequest(setup: TrialSetup, { connection, secret, trialId, origin, now }: TrialFacts): string {
  const { operation, email, language, earlier } = setup;
  const { from, to, sender } = connection;
  const request = element(
    'PunchOutSetupRequest',
    { operation },
    element('BuyerCookie', {}, trialId),
    email === '' ? null : element('Extrinsic', { name: 'UserEmail' }, email),
    element('BrowserFormPost', {}, element('URL', {}, origin + RECEIVE_PATH)),
    ...(operation === 'create' ? [] : itemsOut(earlier)),
  );
  return writeDocument(
    { payloadId: `${trialId}@tester`, now, language },
    headerOf({ from, to, sender, secret, userAgent: 'Inkwell connection tester' }),
    element('Request', { deploymentMode: 'test' }, request),
  );
}

/** What came in goes out again: the same numbers and quantities. */
function itemsOut(message: string): readonly XmlElement[] {
  const read = parseXml(message);
  const order = read.ok ? at(read.value, 'Message', 'PunchOutOrderMessage') : undefined;
  if (order === undefined) return [];
  return childrenOf(order, 'ItemIn').map((item, index) =>
    element(
      'ItemOut',
      { quantity: attributeOf(item, 'quantity'), lineNumber: String(index + 1) },
      element(
        'ItemID',
        {},
        element('SupplierPartID', {}, textAt(item, 'ItemID', 'SupplierPartID')),
        element('SupplierPartAuxiliaryID', {}, textAt(item, 'ItemID', 'SupplierPartAuxiliaryID')),
      ),
    ),
  );
}

/** A document to be shown: its shared secret is left out. */
export const withoutSecret = (document: string): string =>
  document.replaceAll(/<SharedSecret>[^<]*<\/SharedSecret>/g, '<SharedSecret>…</SharedSecret>');

export const AT_FIRST = { email: '', language: 'en-US' };

/** Who shopped in an earlier try, and in which language: it is theirs again. */
export function whoIn(request: string): typeof AT_FIRST {
  const read = parseXml(request);
  const setup = read.ok ? at(read.value, 'Request', 'PunchOutSetupRequest') : undefined;
  if (!read.ok || setup === undefined) return AT_FIRST;
  return { email: readBuyer(setup).email, language: attributeOf(read.value, 'xml:lang') };
}
