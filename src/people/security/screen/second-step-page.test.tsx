// The page between password and account, as served without JavaScript (USR-11).
import { expect, test } from 'vitest';
import { served, SHOP } from '#test/screen/page';
import SecondStepPage from './second-step-page.tsx';

type Waiting = 'code' | 'passkey' | 'setUp' | 'ended';

function page(waitsFor: Waiting, over: object = {}, actionData?: object): string {
  const loaderData = { waitsFor, offersApp: true, organization: '', back: '/account/orders', title: 'A title', ...over };
  // The page reads only its loader's and action's data.
  return served(<SecondStepPage {...({ loaderData, actionData } as unknown as Parameters<typeof SecondStepPage>[0])} />, SHOP);
}

test('[USR-11] who needs a second step chooses an app or a passkey, and reads who asks for it', () => {
  const html = page('setUp', { organization: 'Harbor Dental Group' });
  expect(html).toContain('Harbor Dental Group asks everyone for a second step');
  expect(html).toContain('value="app"');
  expect(html).toContain('Create a passkey');
  expect(page('setUp')).toContain('Your work here needs a second step');
  expect(page('setUp', { offersApp: false })).not.toContain('value="app"');
});

test('[USR-11] after a wrong first code the secret and the way back stay, and the phone can open its own app', () => {
  const offer = {
    secret: 'ABCDEFGH',
    address: 'otpauth://totp/Inkwell:ana?secret=ABCDEFGH',
    handle: 'sealed',
    qr: { size: 1, path: 'M0 0h1v1h-1z' },
  };
  const html = page('setUp', {}, { intent: 'confirm', problem: { message: 'That code isn’t right', field: 'code' }, offer });
  expect(html).toContain('That code isn’t right');
  expect(html).toContain('name="handle" value="sealed"');
  expect(html).toContain('ABCD EFGH');
  expect(html).toMatch(/<a[^>]*href="otpauth:\/\/totp\/Inkwell:ana\?secret=ABCDEFGH"[^>]*>.*Open in your authenticator app/);
  expect(html).toContain('name="back" value="/account/orders"');
});

test('[USR-11] recovery codes are seen once, with the way on', () => {
  const html = page('ended', {}, { intent: 'confirm', recoveryCodes: ['K7QP-2M4D', '9RXT-HB6W'], next: '/account/orders' });
  expect(html).toContain('K7QP-2M4D');
  expect(html).toContain('href="/account/orders"');
  expect(html).toMatch(/href="data:text\/plain;charset=utf-8,[^"]*K7QP-2M4D%0A9RXT-HB6W%0A"[^>]* download="inkwell-recovery-codes\.txt"/);
  expect(html).toContain('Print');
});

test('[USR-11] a code, a passkey or a new sign-in, by what the sign-in waits for', () => {
  expect(page('code')).toContain('name="code"');
  expect(page('passkey')).toContain('Sign in with a passkey');
  expect(page('ended')).toContain('That took too long.');
});
