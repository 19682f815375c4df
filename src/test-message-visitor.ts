// Who walks the table of the cart's messages through the API: a guest or a demo account in one language, and what their requests say.
import type { CartReply } from '#cart/contract';
import { ADDRESS } from './orders/fixtures.ts';
import { openAccount } from './test-accounts.ts';
import { del, ITEM, put } from './test-carts.ts';
import type { Browser, TestReply, TestShop } from './test-shop.ts';

const CANADIAN_ADDRESS = { fullName: 'Maya Ortiz', address1: '1200 rue Peel', city: 'Montréal', state: 'QC', zipCode: 'H3B 1A7' };
const OWN = 'a long enough password';

/** A shop with the demo catalogue and accounts. */
export interface Walked {
  readonly shop: TestShop;
  readonly password: string;
}

/** Somebody in one language, and what they can do. */
export interface MessageVisitor {
  readonly shop: TestShop;
  readonly browser: Browser;
  /** Of the language. */
  readonly prefix: string;
  readonly site: string;
  /** An address of the country. */
  readonly home: object;
  /** A store of the country. */
  readonly store: string;
  add(items: readonly object[], more?: object): Promise<TestReply>;
  edit(items: readonly object[]): Promise<TestReply>;
  update(body: object, query?: string): Promise<TestReply>;
  cart(): Promise<TestReply>;
  remove(id: string, query?: string): Promise<TestReply>;
  lineOf(itemId: string): Promise<string>;
  get(path: string): Promise<TestReply>;
  post(path: string, body: object, headers?: Record<string, string>): Promise<TestReply>;
  /** A guest at another browser. */
  another(): Promise<MessageVisitor>;
  /** Signs a demo account, or the one that `openAccount` opened, in. */
  signIn(account: string): Promise<TestReply>;
  /** A new account with nothing in its cart, signed in. */
  openAccount(email: string): Promise<void>;
}

/** Who takes the steps (`guest`, `business guest`, or a demo account by name), and what they are; the last answer says the code. */
export type MessageSteps = readonly [as: string, steps: (one: MessageVisitor) => Promise<TestReply>];

export async function messageVisitor({ shop, password }: Walked, prefix: string, as: string): Promise<MessageVisitor> {
  const onBusiness = as.startsWith('business');
  const browser = shop.browser(onBusiness ? 'business' : 'consumer');
  const account = as === 'guest' || as === 'business guest' ? null : as;
  if (account !== null) await browser.send('POST', '/api/sign-in', { email: `${account}@inkwell.example`, password });
  const send = (path: string, body: object, headers?: Record<string, string>) => browser.send('POST', prefix + path, body, headers);
  const cart = () => browser.send('GET', `${prefix}/cc/api/checkout`);
  if (account !== null)
    for (const { cartItemId } of (await cart()).json<CartReply>().cart.items)
      await browser.send('POST', `${prefix}${ITEM}/${cartItemId}`, undefined, del);
  const signIn = (email: string, secret: string) => browser.send('POST', '/api/sign-in', { email, password: secret });
  return {
    shop,
    browser,
    prefix,
    site: `${onBusiness ? 'business' : 'consumer'}-${prefix === '' ? 'US' : 'CA'}`,
    home: prefix === '' ? ADDRESS : CANADIAN_ADDRESS,
    store: prefix === '' ? '0008' : '0501',
    cart,
    add: (items, more = {}) => send(ITEM, { items, ...more }),
    edit: (items) => send(ITEM, { items }, put),
    update: (body, query = '') => send(`/cc/api/checkout/default${query}`, body, put),
    remove: (id, query = '') => browser.send('POST', `${prefix}${ITEM}/${id}${query}`, undefined, del),
    lineOf: async (itemId) => (await cart()).json<CartReply>().cart.items.find((item) => item.itemId === itemId)?.cartItemId ?? '',
    get: (path) => browser.send('GET', prefix + path),
    post: send,
    another: () => messageVisitor({ shop, password }, prefix, 'guest'),
    signIn: (name) => (name.includes('@') ? signIn(name, OWN) : signIn(`${name}@inkwell.example`, password)),
    openAccount: async (email) => void (await openAccount(shop, browser, { fullName: 'Maya Ortiz', email, password: OWN })),
  };
}

interface Said {
  readonly code: string;
  readonly description?: string;
  readonly message?: string;
}

/** Everything a reply says: about the request, the cart and its lines, or why it was refused. */
export function saidBy(reply: TestReply): readonly Said[] {
  const { cart, messages = [], code, message } = reply.json<Partial<CartReply> & Partial<Said>>();
  const refused = code === undefined ? [] : [{ code, ...(message === undefined ? {} : { message }) }];
  return [...refused, ...messages, ...(cart?.messages ?? []), ...(cart?.items ?? []).flatMap((item) => item.messages)];
}
