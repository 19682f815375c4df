// Walks through what the cart can say, in a real browser and by the steps of docs/cart-messages.md: product pages, quick order, the cart's
// own buttons, and the document's requests where no button sends them. The shop answers for real.
import type { BrowserContext, Page } from 'playwright-core';
import { localePrefix } from '#locale/rules';
import { makePaths, type Paths } from '../../src/paths.ts';
import { HeardCodes } from './heard-codes.ts';
import type { MessageTable } from './message-table.ts';
import { newVisitor } from './chromium.ts';

const ITEM = '/cc/api/checkout/default/item';
const PATIENCE_MS = 10_000;
type Locale = Parameters<typeof localePrefix>[0];

/** What walkers share. */
export interface Walk {
  readonly origins: Readonly<Record<'consumer' | 'business', string>>;
  readonly password: string;
  readonly locale: Locale;
  readonly table: MessageTable;
  /** Where it is noted who holds what. */
  readonly holds: string;
}

export class MessageWalker {
  readonly paths: Paths;
  readonly heard: HeardCodes;
  /** What was typed, opened and pasted on the way to the code. */
  readonly touched = new Set<string>();
  private readonly prefix: string;
  private code = '';
  private pastedOf = 0;
  private tenant: 'consumer' | 'business' = 'consumer';

  readonly page: Page;
  readonly walk: Walk;

  constructor(page: Page, walk: Walk) {
    this.page = page;
    this.walk = walk;
    this.prefix = localePrefix(walk.locale);
    this.paths = makePaths(walk.locale);
    this.heard = new HeardCodes(page);
  }

  get origin(): string {
    return this.walk.origins[this.tenant];
  }

  get country(): 'US' | 'CA' {
    return this.walk.locale === 'en-US' ? 'US' : 'CA';
  }

  /** Sets out for a code. */
  setOut(code: string): void {
    this.code = code;
    this.pastedOf = 0;
    this.touched.clear();
  }

  /** A guest who has never been at this browser, or a demo account with an empty cart. */
  async begin(as: string): Promise<void> {
    await this.page.context().clearCookies();
    this.tenant = as.startsWith('business') || as === 'contract' ? 'business' : 'consumer';
    await this.open(this.paths.help());
    await this.page.evaluate('localStorage.clear(); sessionStorage.clear()');
    if (!as.includes('guest')) {
      await this.signIn(as);
      await this.emptyCart();
    }
    this.heard.forget();
  }

  async signIn(as: string): Promise<void> {
    await this.call('POST', '/api/sign-in', { email: `${as}@inkwell.example`, password: this.walk.password });
  }

  async signOut(): Promise<void> {
    await this.call('POST', '/api/sign-out');
  }

  /** Opens a page and waits until its script runs. */
  async open(path: string): Promise<void> {
    await this.page.goto(this.origin + path, { waitUntil: 'load' });
    await this.awake();
  }

  /** On its page: chooses the quantity, and presses "Add to cart"; what came of it is shown. */
  async add(itemId: string, qty = 1): Promise<void> {
    this.touched.add(itemId);
    const path = `${this.prefix}/item/product_${itemId}`;
    if (!this.page.url().includes(`/product_${itemId}`)) await this.open(path);
    await this.closeAll();
    const form = this.page.locator(`main form:has(input[name=itemId][value="${itemId}"])`).locator('visible=true').first();
    if (qty > 1) await form.locator('input[name=qty]').fill(String(qty));
    const answered = this.page.waitForResponse((response) => new URL(response.url()).pathname.endsWith(ITEM));
    await form.locator('button[type=submit]').first().click();
    await answered;
  }

  /** Pastes the rows into quick order, and has them checked. */
  async quickOrder(...rows: readonly string[]): Promise<void> {
    for (const row of rows) this.touched.add(row.split(' ')[0] ?? '');
    await this.open(this.paths.quickOrder());
    await this.page.locator('textarea[name=rows]').fill(rows.join('\n'));
    const checked = this.page.waitForResponse((response) => response.url().includes('/api/quick-order/check'));
    await this.page.locator('section:has(textarea[name=rows]) button[value=check]').click();
    await checked;
  }

  /** Opens the cart page; the shop is asked what it says of the cart, so that its words are known. */
  async openCart(): Promise<void> {
    await this.open(this.paths.cart(this.tenant));
    await this.call('GET', '/cc/api/checkout');
  }

  /** Adds a quick order's rows, where it offers that. */
  async addRows(): Promise<void> {
    const button = this.page.locator('button[name=intent][value=add]').locator('visible=true');
    if ((await button.count()) > 0 && (await button.isEnabled())) await button.click();
  }

  /** Presses the first button of the cart page that asks for this. */
  async press(intent: string): Promise<void> {
    await this.page.locator(`main form:has(input[name=intent][value="${intent}"]) button`).locator('visible=true').first().click();
  }

  /** Takes an item's line out of the open cart. */
  async remove(itemId: string): Promise<void> {
    const answered = this.page.waitForResponse((response) => response.url().includes(`${ITEM}/`));
    const line = this.page.locator('[data-cart-item]', { has: this.page.locator(`a[href*="product_${itemId}"]`) });
    await line.locator('form:has(input[name=intent][value=remove]) button').click();
    await answered;
  }

  async purchaseOrder(text: string): Promise<void> {
    await this.page.locator('input[name=po]').fill(text);
    await this.page.keyboard.press('Enter');
  }

  /** Goes on to checkout as a guest, as far as the address: what the cart holds is kept for it. */
  async enterCheckout(): Promise<void> {
    await this.open(this.paths.checkout());
  }

  /** Whether the open cart counts the coupon, or keeps it for later. */
  async wasTaken(coupon: string): Promise<boolean> {
    const { cart } = (await this.call('GET', '/cc/api/checkout')) as { cart: { coupons: { code: string }[] } }; // as its contract says
    return cart.coupons.some(({ code }) => code === coupon);
  }

  /** Goes away for good. */
  async end(): Promise<void> {
    await this.page.context().close();
  }

  async coupon(code: string): Promise<void> {
    this.touched.add(code);
    const field = this.page.locator('input[name=coupon]:not([type=hidden])');
    await field.fill(code);
    const answered = this.page.waitForResponse((response) => response.url().includes('/checkout/default?'));
    await field.press('Enter');
    await answered;
  }

  /** Pastes the document's next request of this code into the console. */
  async paste(): Promise<void> {
    const request = this.walk.table.rows.get(this.code)?.pasted[this.pastedOf];
    if (request === undefined) throw new Error(`${this.code} has no request number ${this.pastedOf + 1} to paste`);
    this.pastedOf += 1;
    this.touched.add(request);
    const script = `(async () => { ${this.walk.table.helper}\n ${request} })()`;
    if (!request.includes('send(')) return void (await this.page.evaluate(script));
    const opened = this.page.waitForEvent('load');
    // The page may leave before it can answer.
    await Promise.all([opened, this.page.evaluate(script).catch(() => undefined)]);
    await this.awake();
    await this.heard.readForm();
  }

  /** Somebody else at a browser of their own. */
  async another(as: string): Promise<MessageWalker> {
    const browser = this.page.context().browser();
    if (browser === null) throw new Error('The browser has gone');
    const visitor: BrowserContext = await newVisitor(browser);
    this.page.once('close', () => void visitor.close().catch(() => undefined));
    const other = new MessageWalker(await visitor.newPage(), this.walk);
    await other.begin(as);
    return other;
  }

  async call(method: string, path: string, body?: object): Promise<unknown> {
    const headers = body === undefined ? {} : { 'content-type': 'application/json' };
    const request = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    // As text: it runs in the page.
    return this.page.evaluate(`fetch(${JSON.stringify(this.prefix + path)}, ${JSON.stringify(request)}).then((reply) => reply.json())`);
  }

  /** The words of this code, once they are seen. `look`: what to do while they are not. */
  async seen(code = this.code, look: () => Promise<unknown> = () => this.page.waitForTimeout(50)): Promise<string> {
    const deadline = Date.now() + PATIENCE_MS;
    while (Date.now() < deadline) {
      const text = await this.heard.shown(code);
      if (text !== null) return text;
      await look();
    }
    throw new Error(`${code} is not seen on ${this.page.url()}; said was ${(await this.heard.all()).join(' | ') || 'nothing'}`);
  }

  private async emptyCart(): Promise<void> {
    const { cart } = (await this.call('GET', '/cc/api/checkout')) as {
      cart: { items: { cartItemId: string }[]; coupons: { code: string }[] };
    }; // as its contract says
    const helper = this.walk.table.helper;
    const removeCoupons = cart.coupons.map(({ code }) => code);
    const ids = JSON.stringify(cart.items.map(({ cartItemId }) => cartItemId));
    await this.page.evaluate(`(async () => { ${helper}
      for (const id of ${ids}) await ask('DELETE', ITEM + '/' + id);
      await update({ removeCoupons: ${JSON.stringify(removeCoupons)} });
    })()`);
  }

  private async closeAll(): Promise<void> {
    while ((await this.page.locator('dialog[open]').count()) > 0) {
      await this.page.keyboard.press('Escape');
      await this.page.waitForFunction(() => document.querySelector('dialog[open]') === null);
    }
  }

  private async awake(): Promise<void> {
    await this.page.waitForFunction(() => performance.getEntriesByName('awake').length > 0);
  }
}
