// Walks through what the cart can say, in a real browser and by the steps of docs/cart-messages.md: product pages, quick order, the cart's
// own buttons, and the document's requests where no button sends them. The shop answers for real.
import type { BrowserContext, Page } from 'playwright-core';
import { localePrefix } from '#base/locale/rules';
import { makePaths, type Paths } from '../../src/base/paths.ts';
import type { MessageTable } from '#test/message-table';
import { Touched, type MessageWalk } from '#test/message-walk';
import { goToCheckout, orderPlaced, pressOn, reach, typeCard, typeDelivery, namePurchaseOrder } from './buying.ts';
import { PageMessages } from './page-messages.ts';
import { newVisitor } from './chromium.ts';
import { holdAccount } from './hold.ts';
import { awake, callFrom, closeAll, comeAnew, ITEM, openPage, shown, type Call } from './newcomer.ts';

type Locale = Parameters<typeof localePrefix>[0];

/** Shared state of walkers. */
export interface Walk {
  readonly origins: Readonly<Record<'consumer' | 'business', string>>;
  readonly password: string;
  readonly locale: Locale;
  readonly table: MessageTable;
  /** Where it is noted who holds what. */
  readonly holds: string;
}

export class MessageWalker implements MessageWalk {
  readonly paths: Paths;
  private readonly messages: PageMessages;
  readonly touched = new Touched();
  private readonly prefix: string;
  private code = '';
  private pastedOf = 0;
  private tenant: 'consumer' | 'business' = 'consumer';

  readonly page: Page;
  readonly call: Call;
  private readonly walk: Walk;

  constructor(page: Page, walk: Walk) {
    this.page = page;
    this.walk = walk;
    this.prefix = localePrefix(walk.locale);
    this.paths = makePaths(walk.locale);
    this.messages = new PageMessages(page);
    this.call = callFrom(page, this.prefix);
  }

  private get origin(): string {
    return this.walk.origins[this.tenant];
  }

  private get country(): 'US' | 'CA' {
    return this.walk.locale === 'en-US' ? 'US' : 'CA';
  }

  get cartAddress(): string {
    return this.origin + this.paths.cart(this.tenant);
  }

  /** Sets out for a code. */
  setOut(code: string): void {
    this.code = code;
    this.pastedOf = 0;
    this.touched.setOut();
  }

  /** A guest who has never been at this browser, or a demo account with an empty cart. */
  async begin(as: string): Promise<void> {
    this.tenant = as.startsWith('business') || as === 'contract' ? 'business' : 'consumer';
    await comeAnew(this.page, { as, password: this.walk.password, address: this.origin + this.paths.help(), call: this.call });
    this.forget();
  }

  async signIn(as: string): Promise<void> {
    await this.call('POST', '/api/sign-in', { email: `${as}@inkwell.example`, password: this.walk.password });
  }

  async signOut(): Promise<void> {
    await this.call('POST', '/api/sign-out');
  }

  /** Opens a page and waits until its script runs. */
  async open(path: string): Promise<void> {
    await openPage(this.page, this.origin + path);
  }

  openProduct(itemId: string): Promise<void> {
    return this.open(`${this.prefix}/item/product_${itemId}`);
  }

  /** On a product's page: sets the quantity, presses "Add to cart", and waits for the result. */
  async add(itemId: string, qty = 1): Promise<void> {
    this.touched.add(itemId);
    if (!this.page.url().includes(`/product_${itemId}`)) await this.openProduct(itemId);
    await closeAll(this.page);
    const form = this.page.locator(`main form:has(input[name=itemId][value="${itemId}"])`).locator('visible=true').first();
    if (qty > 1) await form.locator('input[name=qty]').fill(String(qty));
    const answered = this.page.waitForResponse((response) => new URL(response.url()).pathname.endsWith(ITEM));
    await form.locator('button[type=submit]').first().click();
    if ((await answered).ok()) await shown(this.page);
  }

  /** Pastes the rows into quick order, and has them checked. */
  async quickOrder(...rows: readonly string[]): Promise<void> {
    for (const row of rows) this.touched.add(row.split(' ')[0] ?? '');
    await this.open(this.paths.quickOrder());
    await this.page.locator('textarea[name=rows]').fill(rows.join('\n'));
    const checked = this.page.waitForResponse((response) => response.url().includes('/api/quick-order/check'));
    await this.page.locator('section:has(textarea[name=rows]) button[value=check]').click();
    await checked;
    // The page also shows the result: number of rows ready, changed or wrong.
    await this.page.locator('main section p[role=status] > *').first().waitFor();
  }

  /** Opens the cart page and records the cart's messages. */
  async openCart(): Promise<void> {
    await openPage(this.page, this.cartAddress);
    await this.call('GET', '/cc/api/checkout');
  }

  /** Adds a quick order's rows, where it offers that: where the money makes them too many, the check says so. */
  async addRows(): Promise<void> {
    const button = this.page.locator('button[name=intent][value=add]').locator('visible=true');
    if ((await button.count()) > 0 && (await button.isEnabled())) await button.click();
  }

  /** Presses the first button of the cart page that asks for this. */
  async press(intent: 'save' | 'toCart'): Promise<void> {
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
    await namePurchaseOrder(this.page.locator('form:has([name=purchaseOrder])'), text);
    await this.page.keyboard.press('Enter');
  }

  async order(email: string, house: number): Promise<void> {
    const { page, origin, paths } = this;
    await goToCheckout(page, origin, paths);
    await page.locator(`main a[href="${paths.checkout('delivery')}"]`).click();
    await reach(page, 'delivery');
    await typeDelivery(page, this.country, email, house);
    await pressOn(page);
    await reach(page, 'payment');
    await typeCard(page);
    await pressOn(page);
    await reach(page, 'review');
    await pressOn(page);
    await orderPlaced(page);
  }

  alone(name: string): Promise<() => Promise<void>> {
    return holdAccount(this.walk.holds, name);
  }

  forget(): void {
    this.messages.forget();
  }

  /** Continues to checkout as a guest up to the address, which reserves the cart's stock. */
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
    const { rows, away } = this.walk.table;
    const request = (rows.get(this.code) ?? away.get(this.code))?.pasted[this.pastedOf];
    if (request === undefined) throw new Error(`${this.code} has no request number ${this.pastedOf + 1} to paste`);
    this.pastedOf += 1;
    this.touched.add(request);
    const script = `(async () => { ${this.walk.table.helper}\n ${request} })()`;
    if (!request.includes('send(')) return void (await this.page.evaluate(script));
    const opened = this.page.waitForEvent('load');
    // The page may leave before it can answer.
    await Promise.all([opened, this.page.evaluate(script).catch(() => undefined)]);
    await awake(this.page);
    await this.messages.readForm();
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

  /** The words of this code, once they are seen. `look`: what to do while they are not. */
  seen(code = this.code, look?: () => Promise<unknown>): Promise<string> {
    return this.messages.seen(code, { look, isMeant: (itemId, text) => this.touched.isAbout(itemId, text) });
  }
}
