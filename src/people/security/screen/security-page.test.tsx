// The list of signed-in browsers and the second step, as served without JavaScript (USR-11).
import { expect, test } from 'vitest';
import { served, SHOP } from '#test/screen/page';
import SecurityPage from './security-page.tsx';

const place = {
  kind: 'computer',
  browser: 'Chrome',
  system: 'Windows',
  begunAt: '2026-11-28T14:00:00Z',
  usedAt: '2026-11-28T15:00:00Z',
} as const;
const places = [
  { ...place, sessionId: 'this', isOwn: true },
  { ...place, sessionId: 'phone', kind: 'phone', browser: 'Safari', system: 'iPhone', isOwn: false },
  { ...place, sessionId: 'unknown', browser: '', system: '', isOwn: false },
] as const;

const passkeys = [
  { passkeyId: 'p1', name: 'Ana’s phone', kind: 'phone', addedAt: '2026-03-04T15:00:00Z', usedAt: '2026-11-17T15:00:00Z' },
  { passkeyId: 'p2', name: 'Laptop', kind: 'computer', addedAt: '2026-06-19T15:00:00Z', usedAt: null },
] as const;

const activity = [
  { kind: 'signedIn', way: 'passkey', times: 1, device: 'phone', browser: 'Safari', system: 'iPhone', at: '2026-11-28T15:00:00Z' },
  { kind: 'wrongPassword', way: '', times: 3, device: 'computer', browser: '', system: '', at: '2026-11-06T15:00:00Z' },
] as const;

const EVERYTHING = { email: true, details: true, password: true };

function page(
  locale: 'en-US' | 'fr-CA',
  twoStep = { offered: true, isOn: false, codesLeft: 0 },
  actionData?: object,
  mayChange = EVERYTHING,
): string {
  const facts = { places, twoStep, passkeys, activity, mayChange };
  const loaderData = { ...facts, email: 'ana@inkwell.example', done: '', timeZone: 'America/New_York', title: '' };
  // The page reads only its loader data and its answer.
  return served(<SecurityPage {...({ loaderData, actionData } as unknown as Parameters<typeof SecurityPage>[0])} />, {
    ...SHOP,
    locale,
    copyLocale: locale,
  });
}

test('[USR-11] every browser but this one has a form that signs it out, with its name for who cannot see the row', () => {
  const html = page('en-US');
  expect([...html.matchAll(/name="sessionId" value="(\w+)"/g)].map(([, id]) => id)).toEqual(['phone', 'unknown']);
  expect(html).toContain('aria-label="Sign out Safari on iPhone"');
  expect(html).toContain('Unknown browser');
  expect(html).toContain('This device');
});

test('[USR-11] that a device is signed out stands at the devices, where the focus can go', () => {
  const html = page('en-US', undefined, { tone: 'ok', message: 'That device is signed out.' });
  const [, devices = ''] = html.split('aria-labelledby="signed-in-places"');
  expect(devices).toMatch(/tabindex="-1".*role="status".*That device is signed out\..*name="sessionId"/is);
  expect(html.match(/That device is signed out\./g)).toHaveLength(1);
});

test('[USR-11] the second step says whether it is on, and is left out where the shop does not offer it', () => {
  expect(page('en-US')).toContain('Two-step sign-in is off');
  expect(page('fr-CA', { offered: true, isOn: true, codesLeft: 1 })).toContain('Il vous reste 1 code de secours.');
  expect(page('en-US', { offered: false, isOn: false, codesLeft: 0 })).not.toContain('Two-step sign-in is');
  expect(page('en-US', { offered: false, isOn: true, codesLeft: 3 })).toContain('Two-step sign-in is on');
});

test('[USR-11] every passkey says when it was added and used, and leads to its page by its name', () => {
  const html = page('en-US');
  expect(html).toContain('aria-label="Manage Ana’s phone"');
  expect(html).toContain('not used yet');
  expect(page('fr-CA')).toContain('href="/fr-ca/account/security/passkeys/p2"');
});

test('[USR-11] recent activity says what happened, how often, in which browser, and when', () => {
  expect(page('en-US')).toMatch(
    /Signed in with a passkey<\/b><p><time dateTime="2026-11-28T15:00:00Z">Safari on iPhone · Sat, Nov 28, 10:00 am/,
  );
  expect(page('en-US')).toContain('Wrong password, 3 times');
  expect(page('fr-CA')).toContain('Mauvais mot de passe, 3 fois');
});

test('[USR-4] [B2B-5] without H_EMP and H_CP nothing leads to a new email or password, and the page says why', () => {
  const kept = page('en-US', undefined, undefined, { email: false, details: false, password: false });
  expect(kept).toContain('Your organization doesn’t let people change their own password.');
  for (const offered of ['Change password', 'Change email'])
    expect([page('en-US').includes(offered), kept.includes(offered)]).toEqual([true, false]);
});
