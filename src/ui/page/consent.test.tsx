import { afterEach, expect, test, vi } from 'vitest';
import { allows, hasChosen, refusesTracking } from './consent.tsx';

afterEach(() => vi.unstubAllGlobals());

function browser(cookie: string, signals: object = {}): void {
  vi.stubGlobal('document', { cookie });
  vi.stubGlobal('navigator', signals);
}

test.each([
  ['', false, false, false],
  ['consent=1..1796068800', true, false, false],
  ['a=1; consent=1.a.1796068800; b=2', true, true, false],
  ['consent=1.d.1796068800', true, false, true],
  ['consent=1.ad.1796068800', true, true, true],
  ['consent=2.ad.1796068800', false, false, false],
  ['otherconsent=1.ad.1796068800', false, false, false],
])('[ANL-3] a page reads the cookie %j', (cookie, chosen, analytics, advertising) => {
  browser(cookie);
  expect([hasChosen(), allows('analytics'), allows('advertising')]).toEqual([chosen, analytics, advertising]);
});

test.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])('[ANL-3] %j refuses, whatever was chosen', (signals) => {
  browser('consent=1.ad.1796068800', signals);
  expect([refusesTracking(), allows('analytics'), allows('advertising')]).toEqual([true, false, false]);
});
