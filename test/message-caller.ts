// Walks the table of docs/cart-messages.md through the API: each step is the request of a button, and console snippets run as they are in the
// document.
import { setTimeout as sleep } from 'node:timers/promises';
import { runInNewContext } from 'node:vm';
import type { CartReply } from '#buying/cart/contract';
import type { QuickRow } from '#buying/quick-order/contract';
import type { SavedList } from '#buying/saved-for-later/contract';
import { ADDRESS, buyer } from '#buying/orders/fixtures';
import { del, ITEM, put } from './carts.ts';
import type { MessageTable } from './message-table.ts';
import { Touched, type MessageWalk } from './message-walk.ts';
import type { Browser, TestReply, TestShop } from './shop.ts';

const CANADIAN_ADDRESS = { fullName: 'Maya Ortiz', address1: '1200 rue Peel', city: 'Montréal', state: 'QC', zipCode: 'H3B 1A7' };
const PATIENCE_MS = 10_000;

/** A shop with the demo catalogue and accounts, and the table. */
interface Walked {
  readonly shop: TestShop;
  readonly password: string;
  readonly table: MessageTable;
}

interface Said {
  readonly code: string;
  readonly text: string;
  readonly itemId?: string | undefined;
}

type Request = { readonly method?: string; readonly headers?: Record<string, string>; readonly body?: string };

export class MessageCaller implements MessageWalk {
  readonly touched = new Touched();
  private readonly walked: Walked;
  private readonly prefix: string;
  private browser: Browser;
  private code = '';
  private pastedOf = 0;
  private said: Said[] = [];
  private rows: readonly QuickRow[] = [];

  constructor(walked: Walked, prefix: string) {
    this.walked = walked;
    this.prefix = prefix;
    this.browser = walked.shop.browser();
  }

  setOut(code: string): void {
    this.code = code;
    this.pastedOf = 0;
    this.touched.setOut();
  }

  async begin(as: string): Promise<void> {
    this.browser = this.walked.shop.browser(as.startsWith('business') || as === 'contract' ? 'business' : 'consumer');
    if (!as.includes('guest')) {
      await this.signIn(as);
      const { items, coupons } = await this.cart();
      for (const { cartItemId } of items) await this.post(`${ITEM}/${cartItemId}`, undefined, del);
      await this.update({ removeCoupons: coupons.map(({ code }) => code) });
    }
    this.forget();
  }

  async signIn(as: string): Promise<void> {
    await this.post('/api/sign-in', { email: `${as}@inkwell.example`, password: this.walked.password });
  }

  async signOut(): Promise<void> {
    await this.post('/api/sign-out', {});
  }

  async add(itemId: string, qty = 1): Promise<void> {
    this.touched.add(itemId);
    await this.post(ITEM, { items: [{ itemId, qty }] });
  }

  async quickOrder(...rows: readonly string[]): Promise<void> {
    const asked = rows.map((row) => row.split(' ')).map(([number = '', qty = '1']) => ({ number, qty }));
    for (const { number } of asked) this.touched.add(number);
    const reply = await this.post('/api/quick-order/check', { rows: asked });
    this.rows = reply.json<{ rows: readonly QuickRow[] }>().rows;
    for (const { number, messages } of this.rows)
      this.said.push(...messages.map(({ code, description }) => ({ code, text: description, itemId: number })));
  }

  async addRows(): Promise<void> {
    const items = this.rows.flatMap(({ itemId, qty, state }) => (itemId === null || state === 'blocked' ? [] : [{ itemId, qty }]));
    if (items.length > 0) await this.post(ITEM, { items });
  }

  async openCart(): Promise<void> {
    await this.cart();
  }

  async press(intent: 'save' | 'toCart'): Promise<void> {
    if (intent === 'save') return void (await this.post('/cc/api/sfl', { cartItemId: (await this.cart()).items[0]?.cartItemId }));
    const [saved] = (await this.get('/cc/api/sfl')).json<SavedList>().itemList.items;
    await this.post('/cc/api/sfl/cart', { items: [{ listItemId: saved?.listItemId }] });
  }

  async remove(itemId: string): Promise<void> {
    const line = (await this.cart()).items.find((item) => item.itemId === itemId);
    await this.post(`${ITEM}/${line?.cartItemId}`, undefined, del);
  }

  async purchaseOrder(po: string): Promise<void> {
    await this.update({ po }, '?actionType=UPDATE_ACCOUNTING');
  }

  async coupon(code: string): Promise<void> {
    this.touched.add(code);
    await this.update({ coupons: [code] });
  }

  async wasTaken(coupon: string): Promise<boolean> {
    return (await this.cart()).coupons.some(({ code }) => code === coupon);
  }

  async enterCheckout(): Promise<void> {
    await this.get('/cc/api/checkout/default/details');
  }

  async order(email: string, house: number): Promise<void> {
    const { browser, prefix } = this;
    const [first] = (await this.cart()).items;
    const home = prefix === '' ? ADDRESS : CANADIAN_ADDRESS;
    const address = { ...home, address1: home.address1.replace(/^\d+/, String(house)) };
    const order = await buyer(this.walked.shop, { itemId: first?.itemId ?? '', browser, prefix, address, email });
    const placed = await order.place();
    if (placed.status !== 200) throw new Error(`The order was answered ${placed.status}: ${placed.body}`);
  }

  async paste(): Promise<void> {
    const request = this.walked.table.rows.get(this.code)?.pasted[this.pastedOf];
    if (request === undefined) throw new Error(`${this.code} has no request number ${this.pastedOf + 1} to paste`);
    this.pastedOf += 1;
    this.touched.add(request);
    let form: readonly { readonly name: string; readonly value: unknown }[] = [];
    const page = {
      location: { pathname: `${this.prefix}/help` },
      console: { log: () => undefined },
      fetch: async (path: string, { method = 'GET', headers, body }: Request = {}) => {
        const sent = body === undefined ? undefined : (JSON.parse(body) as unknown);
        const reply = await this.hear(this.browser.send(method as 'GET' | 'POST', path, sent, headers));
        return { json: async () => reply.json() };
      },
      document: {
        body: { append: () => undefined },
        querySelector: () => ({ href: '' }),
        createElement: () => {
          const fields: { name: string; value: unknown }[] = [];
          return { append: (field: { name: string; value: unknown }) => fields.push(field), submit: () => void (form = fields) };
        },
      },
    };
    await (runInNewContext(`(async () => { ${this.walked.table.helper}\n ${request} })()`, page) as Promise<void>);
    if (form.length > 0) await this.sendForm(Object.fromEntries(form.map(({ name, value }) => [name, String(value)])));
  }

  async another(as: string): Promise<MessageCaller> {
    const other = new MessageCaller(this.walked, this.prefix);
    await other.begin(as);
    return other;
  }

  async end(): Promise<void> {}

  async alone(): Promise<() => Promise<void>> {
    return async () => undefined;
  }

  async seen(code = this.code, look?: () => Promise<unknown>): Promise<string> {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      const found = this.said.find((one) => one.code === code && one.text !== '' && this.touched.isAbout(one.itemId, one.text));
      if (found !== undefined) return found.text;
      if (look === undefined || Date.now() > deadline)
        throw new Error(`it is not said, but ${this.said.map((one) => `${one.code}: ${one.text}`).join(' | ') || 'nothing'}`);
      await sleep(20);
      await look();
    }
  }

  forget(): void {
    this.said = [];
  }

  /** Posts the form as the cart's page does, then opens the cart. */
  private async sendForm(fields: Readonly<Record<string, string>>): Promise<void> {
    const { intent, itemId, cartItemId, qty, deliveryType, storeNumber, deliverOn } = fields;
    const way = {
      ...(deliveryType === undefined ? {} : { deliveryType }),
      ...(storeNumber === undefined ? {} : { pickStoreNumber: storeNumber }),
    };
    if (intent === 'add') await this.post(ITEM, { items: [{ itemId, qty, ...way }] });
    else if (intent === 'quantity') await this.post(ITEM, { items: [{ cartItemId, qty }] }, put);
    else if (intent === 'delivery') await this.post(ITEM, { items: [{ cartItemId, ...way }] }, put);
    else if (intent === 'remove') await this.post(`${ITEM}/${cartItemId}`, undefined, del);
    else if (intent === 'deliverOn') await this.update({ futureDelivery: { date: deliverOn } });
    else throw new Error(`No step sends a form with the intent ${intent}`);
    await this.openCart();
  }

  private async cart(): Promise<CartReply['cart']> {
    return (await this.get('/cc/api/checkout')).json<CartReply>().cart;
  }

  private update(body: object, query = ''): Promise<TestReply> {
    return this.post(`/cc/api/checkout/default${query}`, body, put);
  }

  private get(path: string): Promise<TestReply> {
    return this.hear(this.browser.send('GET', this.prefix + path));
  }

  private post(path: string, body?: object, headers?: Record<string, string>): Promise<TestReply> {
    return this.hear(this.browser.send('POST', this.prefix + path, body, headers));
  }

  /** Records every message in a reply: about the request, the cart and its lines, or a refusal. */
  private async hear(sent: Promise<TestReply>): Promise<TestReply> {
    const reply = await sent;
    const {
      cart,
      messages = [],
      code,
      message = '',
    } = reply.json<Partial<CartReply> & { readonly code?: string; readonly message?: string }>();
    const all = [...messages, ...(cart?.messages ?? []), ...(cart?.items ?? []).flatMap((item) => item.messages)];
    if (code !== undefined) this.said.push({ code, text: message });
    this.said.push(...all.map((one) => ({ code: one.code, text: one.description, itemId: one.itemId })));
    return reply;
  }
}
