// A purchasing system for tests: its connection with an organization, the orders it sends, and the documents that it takes.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { orderRequest, type WrittenOrder } from '#buying/purchase-documents/fixtures';
import { at, attributeOf, element, headerOf, textAt, writeDocument, type XmlElement } from '#people/cxml/rules';
import { parseXml } from '#people/cxml/server';
import { makeSeal } from '#platform/sealed';
import type { App } from '../src/shop/app.ts';
import type { Organization } from './organization.ts';
import type { TestShop } from './shop.ts';

/** Databases of tests are sealed with what everybody knows. */
const seal = makeSeal(new Uint8Array(32));
const SECRET = 'a secret of the system';
const SHOP = { domain: 'DUNS', identity: '128990368' };

export interface SentDocument {
  readonly root: XmlElement;
  readonly text: string;
  /** `ConfirmationRequest` … */
  readonly kind: string;
}

export interface Inbox {
  readonly url: string;
  readonly taken: readonly SentDocument[];
  /** Answers this many of the next documents with a status of cXML, or of HTTP with '500'. */
  turnDown(next: number, status?: string): void;
  of(kind: string): readonly SentDocument[];
  close(): Promise<void>;
}

export interface PurchasingSystem {
  readonly connectionId: string;
  readonly accountNumber: string;
  /** Sends an order, or any text; returns the status of cXML and what it says. */
  order(order?: WrittenOrder, more?: SendOptions): Promise<Answer>;
  post(text: string, app?: Pick<App, 'shop'>): Promise<Reply>;
  text(order?: WrittenOrder, more?: SendOptions): string;
}

export interface SendOptions {
  readonly payloadId?: string;
  readonly secret?: string;
  readonly from?: string;
  readonly to?: string;
  readonly mode?: 'production' | 'test';
  readonly language?: string;
  /** Another server of the shop. */
  readonly app?: Pick<App, 'shop'>;
}

interface Reply {
  readonly status: number;
  readonly body: string;
}

export interface Answer {
  readonly code: string;
  readonly detail: string;
}

let systems = 0;

/** Connects a system whose orders are those of `person`; the organization may be billed. */
export async function purchasingSystem(
  shop: TestShop,
  firm: Organization,
  person: string,
  { sendTo = '', tolerancePercent = 0, allowsNewShipTo = true, isTest = false } = {},
): Promise<PurchasingSystem> {
  systems += 1;
  const [connectionId, profileId, identity] = [randomUUID(), await firm.idOf(person), `AN0${systems}`];
  const { rows } = await shop.db.raw('select account_number from profile where profile_id = $1', [profileId]);
  const accountNumber = String(rows[0]?.['account_number']);
  await shop.db.raw(`update account set permissions = permissions || '{ACCOUNT_BILLING}' where account_number = $1`, [accountNumber]);
  await shop.db.raw(
    `insert into procurement_connection (account_number, connection_id, kind, name, is_enabled, is_test, from_domain, from_identity, sender_domain, sender_identity,
      to_domain, to_identity, shops_as, shared_profile_id, opens_accounts, role, ship_to, classification, default_code, encoding, return_origins, frame_origins,
      session_minutes, added_at, changed_at)
    values ($1, $2, 'cxml', 'Tidewater', true, $3, 'NetworkId', $4, 'NetworkId', $4, $5, $6, 'shared', $7, false, 'buyer', 'setup', 'UNSPSC', '44120000', 'urlencoded',
      '{}', '{}', 60, now(), now())`,
    [accountNumber, connectionId, isTest, identity, SHOP.domain, SHOP.identity, profileId],
  );
  await shop.db.raw(
    `insert into procurement_secret (account_number, connection_id, ending, sealed_secret, made_at, made_by) values ($1, $2, 'stem', $3, now(), 'Ruth')`,
    [accountNumber, connectionId, seal.seal(SECRET, `procurement secret of ${accountNumber} ${connectionId}`)],
  );
  await shop.db.raw('insert into purchase_document_settings values ($1, $2, $3, $4, $5, now())', [
    accountNumber,
    connectionId,
    sendTo,
    tolerancePercent,
    allowsNewShipTo,
  ]);
  const text: PurchasingSystem['text'] = (order = {}, more = {}) => {
    const {
      payloadId = `${randomUUID()}@harbor`,
      secret = SECRET,
      from = identity,
      to = SHOP.identity,
      mode = 'production',
      language = 'en-US',
    } = more;
    const buyer = { domain: 'NetworkId', identity: from };
    const header = headerOf({ from: buyer, to: { ...SHOP, identity: to }, sender: buyer, secret, userAgent: 'Tidewater 7' });
    const request = element('Request', { deploymentMode: mode }, orderRequest(order));
    return writeDocument({ payloadId, now: new Date(), language }, header, request);
  };
  const post: PurchasingSystem['post'] = (document, app = shop) => postDocument(app, document);
  return {
    connectionId,
    accountNumber,
    text,
    post,
    order: async (order, more = {}) => answerOf(await post(text(order, more), more.app)),
  };
}

/** What a system sends has neither cookies nor an origin. */
export async function postDocument({ shop }: Pick<App, 'shop'>, payload: string, host = 'business.localhost:3000'): Promise<Reply> {
  const reply = await shop.inject({ method: 'POST', url: '/orders/cxml', headers: { host, 'content-type': 'text/xml' }, payload });
  return { status: reply.statusCode, body: reply.body };
}

export function answerOf(reply: Reply): Answer {
  const root = parseXml(reply.body);
  if (!root.ok) throw new Error(`${reply.status}: ${reply.body}`);
  return { code: attributeOf(at(root.value, 'Response', 'Status'), 'code'), detail: textAt(root.value, 'Response', 'Status') };
}

/** Where a system takes documents. */
export async function documentInbox(): Promise<Inbox> {
  const taken: SentDocument[] = [];
  let [refusals, status] = [0, '500'];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const root = parseXml(text);
      if (!root.ok) throw new Error(`The shop sent ${root.problem}`);
      taken.push({ root: root.value, text, kind: at(root.value, 'Request')?.children[0]?.name ?? '' });
      const [isRefused, isHttp] = [refusals > 0, status === '500'];
      refusals -= 1;
      const said = element('Status', { code: isRefused ? status : '200', text: 'x' }, isRefused ? 'Not this one' : '');
      const answer = writeDocument({ payloadId: 'a', now: new Date(), language: 'en' }, element('Response', {}, said));
      response.writeHead(isRefused && isHttp ? 500 : 200, { 'content-type': 'text/xml' }).end(answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/documents`,
    taken,
    of: (kind) => taken.filter((one) => one.kind === kind),
    turnDown: (next, how = '500') => ([refusals, status] = [next, how]),
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
