// The victim of the intruder tests: a shopper with an order, a cart line, an address and a card, and secrets that must stay hidden.
import { typedRule } from '#buying/approval-rules/fixtures';
import { buyer, CARDS, tokenOf } from '#buying/orders/fixtures';
import { freshGift, withGift } from '#buying/orders/fixtures';
import type { IdKind } from '#platform/contract';
import { A_CERTIFICATE } from './certificates.ts';
import { openAccount } from './accounts.ts';
import { letAsk, opensAndAsks } from './asking-to-join.ts';
import { addPasskey } from './authenticator.ts';
import { PLACE } from './organization.ts';
import { TERMS } from './restocks.ts';
import type { Browser, TestShop } from './shop.ts';
import { BUDGET, PURCHASE_ORDER, TABLES } from './victim-data.ts';

export interface Victim {
  readonly ids: Readonly<Partial<Record<IdKind, readonly string[]>>>;
  readonly sessionCookie: string;
  /** Texts that no reply to anybody else may contain. */
  readonly secrets: readonly string[];
  /** All stored data of the victim, to verify that nothing has changed. */
  everything(): Promise<unknown>;
}

const ITEM = '246810';
const LIST_NAME = 'Presents for Eve';
const STREET = '9 Fountain Lane';
const CARD_NAME = 'Vera’s red card';
const DOCK = 'Vesna’s dock';
const NOTE = 'Vesna’s own notice';
const INVITED = 'victor@inkwell.example';

export async function makeVictim(shop: TestShop): Promise<Victim> {
  const browser = shop.browser();
  const guest = await buyer(shop, { itemId: ITEM, browser });
  const { orderNumber } = (await guest.place()).json<{ orderNumber: string }>();
  await guest.browser.send('POST', '/cc/api/checkout/default/item', { items: [{ itemId: ITEM, qty: 3 }] });
  const { cart } = (await guest.browser.send('GET', '/cc/api/checkout?grindType=ALL')).json<{
    cart: { cartId: string; items: readonly { cartItemId: string }[] };
  }>();
  const { items: saved } = (await guest.browser.send('POST', '/cc/api/sfl', { itemId: ITEM })).json<{
    items: readonly { listItemId: string }[];
  }>();
  const { giftCards } = await withGift(shop, { browser }, freshGift({ dollars: 25 }));
  const { list, addressId, cardId, passkey, restockId, restockChangeId } = await makeKeeper(shop);
  const captcha = await makeAsked(shop);
  const sessionId = await sessionOf(shop, 'vera@inkwell.example');
  const organization = await makeOrganization(shop);
  const owner = (await shop.db.raw('select owner_id from cart where cart_id = $1', [cart.cartId])).rows[0]?.['owner_id'] as string;
  return {
    ids: {
      order: [orderNumber],
      cart: [cart.cartId],
      cartItem: cart.items.map(({ cartItemId }) => cartItemId),
      savedItem: saved.map(({ listItemId }) => listItemId),
      address: [addressId],
      payment: [...giftCards.map(({ id }) => id), cardId],
      list: [list.listId],
      session: [sessionId],
      passkey,
      captcha: [captcha],
      restock: [restockId],
      restockChange: [restockChangeId],
      ...organization,
      listItem: list.items.map(({ listItemId }) => listItemId),
    },
    sessionCookie: browser.cookies.get('__Host-inkwell') ?? '',
    secrets: ['maya@example.com', INVITED, '14 Elm St', LIST_NAME, STREET, CARD_NAME, DOCK, NOTE, BUDGET.name],
    async everything() {
      const kept = await Promise.all(
        TABLES.map((table) => shop.db.raw(`select to_jsonb(t) as row from ${table} t order by to_jsonb(t)::text`)),
      );
      return kept.map(({ rows }) =>
        rows.filter((row) =>
          [owner, list.listId, addressId, cardId, captcha, sessionId, ...passkey, ...Object.values(organization).flat()].some((id) =>
            JSON.stringify(row).includes(id),
          ),
        ),
      );
    },
  };
}

async function sessionOf(shop: TestShop, email: string): Promise<string> {
  const { rows } = await shop.db.raw('select session_id from session join profile using (profile_id) where email = $1', [email]);
  return String(rows[0]?.['session_id']);
}

/** Refused cards until a captcha question is open. */
async function makeAsked(shop: TestShop): Promise<string> {
  const asked = await buyer(shop, { itemId: ITEM, card: CARDS.declined });
  for (let cards = 0; cards < 3; cards += 1) {
    await asked.useCard(CARDS.declined);
    await asked.place();
  }
  const { captcha } = await asked.details();
  if (captcha === null) throw new Error('Nothing is asked');
  return captcha.id;
}

/** An organization with an administrator, an invitation, a group, a location, a budget, a purchase order, a message, a mailed report, and somebody who asks to join. */
async function makeOrganization(
  shop: TestShop,
): Promise<
  Record<
    | 'member'
    | 'invitation'
    | 'joinRequest'
    | 'group'
    | 'location'
    | 'customMessage'
    | 'procurementConnection'
    | 'purchaseDocument'
    | 'approvalRule'
    | 'budget'
    | 'purchaseOrder'
    | 'reportSchedule'
    | 'taxExemption',
    readonly string[]
  >
> {
  const browser = shop.browser('business');
  const account = { fullName: 'Vesna Boss', email: 'vesna@inkwell.example', password: 'a firm of her own', company: 'Vesna & Co' };
  await openAccount(shop, browser, account);
  await browser.send('POST', '/api/organization/invitations', { email: INVITED, role: 'buyer' });
  const { groupId } = (await browser.send('POST', '/api/organization/groups', { name: 'IT' })).json<{ groupId: string }>();
  const { people, invitations } = (await browser.send('GET', '/api/organization/people')).json<{
    people: readonly { profileId: string }[];
    invitations: readonly { invitationId: string }[];
  }>();
  const dock = { ...PLACE, name: DOCK, profileIds: people.map(({ profileId }) => profileId) };
  const { id = '' } = (await browser.send('POST', '/api/organization/locations', dock)).json<{ id?: string }>();
  const { id: order = '' } = (await browser.send('POST', '/api/organization/purchase-orders', PURCHASE_ORDER)).json<{ id?: string }>();
  const { id: budget = '' } = (await browser.send('POST', '/api/budgets', BUDGET)).json<{ id?: string }>();
  const note = {
    title: NOTE,
    body: NOTE,
    titleFrench: '',
    bodyFrench: '',
    tone: 'info',
    places: ['cart'],
    firstDay: '2020-01-01',
    lastDay: '',
  };
  const written = await browser.send('POST', '/api/organization/custom-messages', { ...note, everybody: true, groupIds: [] });
  const system = await browser.send('POST', '/api/organization/procurement', { kind: 'cxml', name: NOTE });
  const { connectionId = '' } = system.json<{ connectionId?: string }>();
  const mailed = { question: 'center', cadence: 'weekly', profileIds: people.map(({ profileId }) => profileId) };
  const { scheduleId = '' } = (await browser.send('POST', '/api/organization/report-mails', mailed)).json<{ scheduleId?: string }>();
  return {
    procurementConnection: [connectionId],
    purchaseDocument: [await makeDocument(shop, connectionId)],
    customMessage: [written.json<{ id: string }>().id],
    reportSchedule: [scheduleId],
    location: [id],
    approvalRule: [await makeRule(browser)],
    budget: [budget],
    purchaseOrder: [order],
    taxExemption: [await makeExemption(browser)],
    member: people.map(({ profileId }) => profileId),
    invitation: invitations.map(({ invitationId }) => invitationId),
    joinRequest: [await makeJoinRequest(shop, browser)],
    group: [groupId],
  };
}

async function makeExemption(administrator: Browser): Promise<string> {
  const reply = await administrator.send('POST', '/api/organization/tax-exemptions', A_CERTIFICATE);
  return reply.json<{ id: string }>().id;
}

const DOCUMENT = `insert into purchase_document (account_number, document_id, connection_id, direction, kind, payload_id, order_id, state, text, at)
  select account_number, gen_random_uuid(), connection_id, 'out', 'confirmation', '1@vesna', 'PO-1', 'sent', '<cXML/>', now() from procurement_connection
  where connection_id = $1 returning document_id::text`;

/** A document that went to the connection's system. */
const makeDocument = async ({ db }: TestShop, connectionId: string): Promise<string> =>
  String((await db.raw(DOCUMENT, [connectionId])).rows[0]?.['document_id']);

async function makeRule(administrator: Browser): Promise<string> {
  const reply = await administrator.send('POST', '/api/organization/approval-rules', typedRule());
  return reply.json<{ ruleId: string }>().ruleId;
}

async function makeJoinRequest(shop: TestShop, administrator: Browser): Promise<string> {
  await letAsk(shop, administrator, 'vesna.example');
  await opensAndAsks(shop, shop.browser('business'), { email: 'vito@vesna.example' });
  const reply = await administrator.send('GET', '/api/organization/join-requests');
  const [request] = reply.json<{ requests: readonly { requestId: string }[] }>().requests;
  if (request === undefined) throw new Error('Nobody asks');
  return request.requestId;
}

interface Kept {
  readonly list: { readonly listId: string; readonly items: readonly { readonly listItemId: string }[] };
  readonly addressId: string;
  readonly cardId: string;
  readonly restockId: string;
  readonly restockChangeId: string;
  /** Its id, and the authenticator's own. */
  readonly passkey: readonly string[];
}

/** Lists, addresses, cards and passkeys need an account, so they belong to another victim. */
async function makeKeeper(shop: TestShop): Promise<Kept> {
  const browser = shop.browser();
  const account = { fullName: 'Vera Listmaker', password: 'a list of her own', email: 'vera@inkwell.example' };
  await openAccount(shop, browser, account);
  const reply = await browser.send('POST', '/cc/api/list', { name: LIST_NAME, items: [{ itemId: ITEM, qty: 2 }] });
  const list = reply.json<Kept['list']>();
  await browser.send('POST', `/cc/api/list/${list.listId}`, { favorite: true }, { 'x-http-method-override': 'PUT' });
  const address = { fullName: account.fullName, address1: STREET, zipCode: '01702', defaultShipping: true };
  const { id: addressId } = (await browser.send('POST', '/gus/api/usr/c/addresses', address)).json<{ id: string }>();
  const { token, brand, lastFour, expiry } = await tokenOf(shop, CARDS.approved);
  const cardPayment = { id: token, paymentType: 'CREDIT_CARD', brand, lastFourDigit: lastFour, expiry, userNotes: CARD_NAME };
  const kept = await browser.send('POST', '/gus/api/usr/c/payments', { cardPayment: { ...cardPayment, defaultPayment: true } });
  const { id: cardId } = kept.json<{ id: string }>();
  const restock = await makeRestock(browser, addressId, cardId);
  return { list, addressId, cardId, ...restock, passkey: await addPasskey(browser) };
}

async function makeRestock(browser: Browser, addressId: string, paymentId: string): Promise<Pick<Kept, 'restockId' | 'restockChangeId'>> {
  const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const [on, nextOn] = [dayIn(30), dayIn(31)];
  const body = { ...TERMS, nextOn: on, addressId, paymentId, key: crypto.randomUUID(), items: [{ itemId: ITEM, qty: '1' }] };
  const { ids } = (await browser.send('POST', '/api/restocks', body)).json<{ ids: readonly string[] }>();
  const change = { key: crypto.randomUUID(), on, restockIds: ids, addressId: '', paymentId: '', nextOn };
  const { changeId } = (await browser.send('POST', '/api/restock-delivery', change)).json<{ changeId: string }>();
  return { restockId: ids[0] ?? '', restockChangeId: changeId };
}
