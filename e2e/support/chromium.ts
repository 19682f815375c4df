// The Chromium of promises, screenshots and measurements, and the visitors it is given to.
import { CONSENT_COOKIE, consentCookie, NOTHING_GRANTED } from '#base/consent/rules';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { returnAtRest } from './page-at-rest.ts';

/** A busy machine may take its time. */
const PATIENCE_MS = 30_000;
// Containers have little shared memory.
const ARGUMENTS = [
  '--disable-dev-shm-usage',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Opens the browser that CHROME_PATH names. */
export function openBrowser(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium', args: [...ARGUMENTS, ...more] });
}

/** How a visitor's browser is set. */
export interface VisitorOptions {
  readonly javaScriptEnabled?: boolean;
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly reducedMotion?: 'reduce';
  readonly hasTouch?: boolean;
  /** Where the browser's clock is: the card form asks it which month it is. */
  readonly timezoneId?: string;
  /** A first visitor, whom the shop asks what they allow (ANL-3). Others have refused, so that no notice covers a page. */
  readonly isAskedForConsent?: boolean;
  /** Blocked unless a promise is about them: what a worker asks for is not seen by a promise that looks at a page's requests. */
  readonly serviceWorkers?: 'allow';
}

const SITES = ['http://localhost/', 'http://business.localhost/'];
const REFUSED = consentCookie(NOTHING_GRANTED, new Date());

/** Opens a new visitor: no cookies but a refusal of all that are not necessary, no storage. With `networkidle` their pages are returned when they listen. */
export async function newVisitor(
  browser: Browser,
  { isAskedForConsent = false, ...options }: VisitorOptions = {},
): Promise<BrowserContext> {
  const visitor = await browser.newContext({
    viewport: { width: 1366, height: 900 },
    locale: 'en-US',
    serviceWorkers: 'block',
    ...options,
  });
  if (!isAskedForConsent) await visitor.addCookies(SITES.map((url) => ({ name: CONSENT_COOKIE, value: REFUSED, url })));
  visitor.setDefaultTimeout(PATIENCE_MS);
  const newPage = visitor.newPage.bind(visitor);
  visitor.newPage = async () => prepared(await newPage(), options.javaScriptEnabled !== false);
  return visitor;
}

/** `E2E_SLOWDOWN=4` lets every page run at a quarter of the machine's speed: what holds then does not hang on the machine. */
async function prepared(page: Page, scripted: boolean): Promise<Page> {
  const rate = Number(process.env['E2E_SLOWDOWN'] ?? 1);
  if (rate > 1) await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate });
  if (scripted) returnAtRest(page);
  return page;
}
