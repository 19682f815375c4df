import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetCard, keepCard, keptCard } from './kept-card.ts';

const CARD = { number: '4000 0000 0000 0002', expiry: '12/30' };
const key = (): string => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))));

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (slot: string) => kept.get(slot) ?? null,
    setItem: (slot: string, text: string) => void kept.set(slot, text),
    removeItem: (slot: string) => void kept.delete(slot),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('[PAY-4] a typed card comes back for the page that kept it, for half an hour', async () => {
  const own = key();
  expect(await keptCard(own)).toBeNull();
  await keepCard(own, CARD, 1_000);
  expect(await keptCard(own, 1_000 + 29 * 60_000)).toEqual(CARD);
  expect(await keptCard(own, 1_000 + 30 * 60_000)).toBeNull();
  expect(await keptCard(key(), 1_000)).toBeNull();
  forgetCard();
  expect(await keptCard(own, 1_000)).toBeNull();
});

test('[PAY-4] trust 24: what is stored shows no digit of the card', async () => {
  await keepCard(key(), CARD);
  const stored = sessionStorage.getItem('card') ?? '';
  expect(stored).not.toBe('');
  expect(stored).not.toContain('0002');
  expect(atob((JSON.parse(stored) as { data: string }).data)).not.toContain('4000');
});

test('[PAY-4] a key that is none, or stored text that is none, leaves an empty form', async () => {
  await keepCard('no key', CARD);
  expect(sessionStorage.getItem('card')).toBeNull();
  sessionStorage.setItem('card', '{"at":');
  expect(await keptCard(key())).toBeNull();
});

test('[PAY-4] where storage is refused nothing is kept, and nothing fails', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  await keepCard(key(), CARD);
  expect(await keptCard(key())).toBeNull();
});
