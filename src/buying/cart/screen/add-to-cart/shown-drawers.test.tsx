import { afterEach, expect, test, vi } from 'vitest';
import { rememberShown, wasShown } from './shown-drawers.ts';

let jar = '';
const page = {
  get cookie() {
    return jar;
  },
  set cookie(text: string) {
    jar = `zipcode=01702; ${text.split(';')[0] ?? ''}`;
  },
};
vi.stubGlobal('document', page);
afterEach(() => {
  jar = '';
});

test('[APP-21] ccdrawers holds the last thirty drawers shown, each once', () => {
  expect(wasShown('plan-610412')).toBe(false);
  rememberShown('plan-610412');
  rememberShown('plan-610412');
  expect(jar).toBe('zipcode=01702; ccdrawers=plan-610412');
  for (let at = 0; at < 30; at += 1) rememberShown(`plan-${at}`);
  expect(wasShown('plan-610412')).toBe(false);
  expect([wasShown('plan-0'), wasShown('plan-29'), wasShown('plan-2')]).toEqual([true, true, true]);
});

test('[APP-21] an invalid cookie reads as empty', () => {
  jar = 'ccdrawers=<script>';
  expect(wasShown('plan-1')).toBe(false);
  rememberShown('plan-1');
  expect(jar).toContain('ccdrawers=plan-1');
});
