// An account's cards in a browser: added in the account's drawer, chosen and used at checkout.
import type { Page } from 'playwright-core';
import type { Paths } from '../../src/base/paths.ts';
import { axeFindings } from './axe.ts';
import { expect } from './browser-test.ts';
import { HOMES, pressOn, putIntoCart, reach, typeCard, typeDelivery } from './buying.ts';
import { openAccount } from './new-account.ts';

export const ENGLISH = {
  locale: 'en-US',
  viewport: { width: 1366, height: 900 },
  text: {
    save: 'Save this card to my account',
    name: 'Kitchen card',
    renamed: 'Pantry card',
    add: /^Add a card$/,
    saveCard: /^Save card$/,
    edit: /^Edit – /,
    saveChanges: /^Save changes$/,
    makeDefault: /^Make default – /,
    isDefault: /^Default$/,
    soon: /^Expires soon, /,
    remove: /^Remove – /,
    signOut: 'Sign out',
    undo: /^Undo$/,
    declined: 'Please select a different card or add a new card to proceed with your order.',
    justRefused: 'Declined just now',
  },
} as const;
export const FRENCH = {
  locale: 'fr-CA',
  viewport: { width: 390, height: 844 },
  text: {
    save: 'Enregistrer cette carte dans mon compte',
    name: 'Carte de la cuisine',
    renamed: 'Carte du garde-manger',
    add: /^Ajouter une carte$/,
    saveCard: /^Enregistrer la carte$/,
    edit: /^Modifier – /,
    saveChanges: /^Enregistrer les modifications$/,
    makeDefault: /^Utiliser par défaut – /,
    isDefault: /^Par défaut$/,
    soon: /^Expire bientôt, /,
    remove: /^Retirer – /,
    signOut: 'Fermer la session',
    undo: /^Annuler$/,
    declined: 'Veuillez choisir une autre carte ou en ajouter une nouvelle pour poursuivre votre commande.',
    justRefused: 'Vient d’être refusée',
  },
} as const;
export type Words = typeof ENGLISH | typeof FRENCH;

export async function newAccount(page: Page, origin: string, email: string): Promise<void> {
  await page.goto(origin);
  await openAccount(page, { fullName: 'Maya Ortiz', email, password: 'a long enough password' });
}

export async function toPayment(page: Page, origin: string, paths: Paths, { locale }: Words, email: string): Promise<void> {
  await putIntoCart(page, origin, paths);
  await page.goto(origin + paths.checkout('delivery'), { waitUntil: 'networkidle' });
  await typeDelivery(page, locale === 'en-US' ? 'US' : 'CA', email);
  await pressOn(page);
  await reach(page, 'payment');
}

export async function place(page: Page): Promise<void> {
  await pressOn(page);
  await reach(page, 'review');
  await pressOn(page);
}

/** The row of the card that is chosen. */
export const chosenCard = (page: Page) => page.locator('main label:has(input[name=card]:checked)');

export async function addCard(page: Page, words: Words, card: Readonly<Record<string, string>>): Promise<void> {
  await typeNewCard(page, words, card);
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

/** Types a card and billing address into the drawer, and posts it. */
export async function typeNewCard(page: Page, { text, locale }: Words, card: Readonly<Record<string, string>>): Promise<void> {
  const drawer = page.getByRole('dialog');
  await page.getByRole('main').getByRole('link', { name: text.add }).click();
  await typeCard(page, card);
  const { address1, zip } = HOMES[locale === 'en-US' ? 'US' : 'CA'];
  for (const [name, typed] of Object.entries({ fullName: 'Maya Ortiz', address1, zip }))
    await drawer.locator(`input[name="billing.${name}"]`).fill(typed);
  await drawer.locator('select[name="billing.state"]:has(option:checked:not([value=""]))').waitFor();
  expect(await axeFindings(page), 'drawer').toEqual([]);
  await drawer.getByRole('button', { name: text.saveCard }).click();
}
