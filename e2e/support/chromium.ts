// The Chromium of promises, screenshots and measurements, and the visitors it is given to.
import { chromium, type Browser, type BrowserContext } from 'playwright-core';

const PATIENCE_MS = 10_000;
// Containers give shared memory little room.
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
}

/** Opens a new visitor: no cookies, no storage. */
export async function newVisitor(browser: Browser, options: VisitorOptions = {}): Promise<BrowserContext> {
  const visitor = await browser.newContext({ viewport: { width: 1366, height: 900 }, locale: 'en-US', ...options });
  visitor.setDefaultTimeout(PATIENCE_MS);
  return visitor;
}
