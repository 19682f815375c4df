// A French page says nothing in English: not in its text, its alternative texts and names, its head or its structured data; and it is set
// as French is.
import { globSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Page } from 'playwright-core';

/** Everything a page says to a person or a machine, one string each. */
function saidBy(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const said: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      // Other languages name themselves in their own words.
      if (parent !== null && parent.closest('script, style, [lang]:not(html)') === null) said.push(node.textContent ?? '');
    }
    const NAMED = ['alt', 'title', 'placeholder', 'aria-label', 'aria-roledescription'];
    for (const element of document.body.querySelectorAll(NAMED.map((name) => `[${name}]`).join()))
      for (const name of NAMED) said.push(element.getAttribute(name) ?? '');
    for (const meta of document.querySelectorAll('meta[name=description], meta[property^="og:title"], meta[property="og:description"]'))
      said.push(meta.getAttribute('content') ?? '');
    for (const data of document.querySelectorAll('script[type="application/ld+json"]'))
      for (const [, text = ''] of (data.textContent ?? '').matchAll(/"(?:name|description)":"((?:[^"\\]|\\.)*)"/g)) said.push(text);
    return said.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter((text) => /\p{L}{3}/u.test(text));
  });
}

type Messages = Readonly<Record<string, string>>;

async function messagesOf(file: string): Promise<Messages> {
  const { default: messages } = (await import(/* @vite-ignore */ resolve(file))) as { default: Messages };
  return messages;
}

/** Messages of the catalogues that differ between the two languages, as far as they hold no figures. */
async function englishMessages(): Promise<Set<string>> {
  const english = new Set<string>();
  for (const file of globSync('src/*/*/words/en-US.ts')) {
    const [us, french] = await Promise.all([messagesOf(file), messagesOf(join(dirname(file), 'fr-CA.ts'))]);
    for (const [key, text] of Object.entries(us)) if (text !== french[key] && !text.includes('{')) english.add(text);
    // A word that French has too is no English word.
    for (const text of Object.values(french)) english.delete(text);
  }
  if (english.size < 200) throw new Error(`Only ${english.size} messages were found`);
  return english;
}

let known: Promise<Set<string>> | undefined;
const english = (): Promise<Set<string>> => (known ??= englishMessages());

/** Names are the same in every language: brands, models, places, part numbers. */
const isName = (text: string): boolean => text.split(/[\s/,·–—-]+/).every((word) => !/^\p{Ll}/u.test(word) || /\d/.test(word));

const ENGLISH =
  /(?<!\p{L})(the|and|with|your|you|for|from|of|to|add|cart|order|delivery|pickup|free|save|store|sign in|shop|buy|price|each|sheet|pack|color)(?!\p{L})/iu;

/** A coupon's code, as PICKUP5, is a name too. */
const CODE = /(?<!\p{L})\p{Lu}+\d+(?!\p{L})/gu;

/** English texts of a page. */
export async function englishFindings(page: Page): Promise<string[]> {
  const messages = await english();
  return (await saidBy(page)).filter((text) => messages.has(text) || (ENGLISH.test(text.replaceAll(CODE, '')) && !isName(text)));
}

/** The least number of texts on a page. */
const LEAST = 30;
/** One with a single thing to do stands alone, and checkout has neither departments nor a foot full of links around it. */
const LEAST_ALONE = 10;
const ALONE: ReadonlySet<string> = new Set([
  'forgotten-password',
  'dead-link',
  'dead-email-link',
  'dead-opening-link',
  'dead-invitation',
  'dead-gift-link',
  'open-account',
  'open-account-elsewhere',
  'dead-hand-over',
  'second-step',
  'sign-on',
  'no-sign-on',
  'no-sign-on-begun',
  'no-sign-on-answered',
  'signed-out',
  'account-deleted',
  'offline',
]);
/** Shown to developers alone, in English. */
const GALLERY = 'gallery';

/** The same of a whole page, which says a good deal and names its language. */
export async function englishPageFindings(page: Page, { name }: { readonly name: string }): Promise<string[]> {
  if (name === GALLERY) return [];
  const lang = await page.locator('html').getAttribute('lang');
  const { length } = await saidBy(page);
  const least = ALONE.has(name) || page.url().includes('/checkout/') ? LEAST_ALONE : LEAST;
  return [
    ...(lang === 'fr-CA' ? [] : [`its language is ${lang}`]),
    ...(length > least ? [] : [`it says only ${length} things`]),
    ...(await englishFindings(page)),
  ];
}

/** Missing no-break spaces before : $ % and inside « ». */
export async function typographyFindings(page: Page, { name }: { readonly name: string }): Promise<string[]> {
  if (name === GALLERY) return [];
  const text = await page.locator('body').innerText();
  return [...(text.match(/[^\n]{0,30}(?: [:$%»]|« )[^\n]{0,10}/g) ?? []), ...(text.match(/\d[$%]/g) ?? [])];
}
