import { expect, test } from 'vitest';
import { FRAME_TIMEOUT_MS, framePlaces, frameUrl, readFrameMessage } from './index.ts';

const places = framePlaces('http://pay.localhost:3000');
const facts = { locale: 'fr-CA', isDotcom: true, routeType: 'default', iframeId: 'card', tranID: 't-1' } as const;

test('[PAY-4] the frame’s address has every query field, with flags and names only', () => {
  const url = new URL(frameUrl(places, facts));
  expect(url.origin + url.pathname).toBe('http://pay.localhost:3000/frame');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    locale: 'fr-CA',
    expiry: 'Y',
    cvv: 'Y',
    stpls: 'Y',
    noClrFlds: 'N',
    isDotcom: 'Y',
    pwpCheck: 'N',
    noCors: 'N',
    checkoutId: '',
    style: 'inkwell',
    iframeId: 'card',
    id: 'card',
    tranID: 't-1',
  });
  expect(new URL(frameUrl(places, { ...facts, routeType: 'SBA', isDotcom: false })).searchParams.get('id')).toBe('business');
  expect(FRAME_TIMEOUT_MS).toBe(8_000);
});

const token = { token: 'tok_abcdefgh', brand: 'VISA', lastFour: '1111', expiry: { month: 8, year: 2029 }, iframeId: 'card', tranID: 't-1' };

test('[PAY-4] only the known fields of a token message are read', () => {
  const { iframeId: _i, tranID: _t, ...card } = token;
  expect(readFrameMessage({ ...token, number: '4111111111111111' }, 't-1')).toEqual({ type: 'token', card });
  expect(readFrameMessage({ type: 'height', height: 240.2, tranID: 't-1' }, 't-1')).toEqual({ type: 'height', height: 241 });
});

test.each([
  [null],
  ['token'],
  [{ ...token, tranID: 't-2' }],
  [{ ...token, token: '<script>' }],
  [{ ...token, brand: 'BANK' }],
  [{ ...token, lastFour: '11111' }],
  [{ ...token, expiry: { month: 13, year: 2029 } }],
  [{ ...token, expiry: undefined }],
  [{ type: 'height', height: 1e9, tranID: 't-1' }],
  [{ type: 'navigate', tranID: 't-1' }],
])('trust 18: %j is not listened to', (message) => {
  expect(readFrameMessage(message, 't-1')).toBeUndefined();
});
