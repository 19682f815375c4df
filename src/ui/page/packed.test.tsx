import { expect, test, vi } from 'vitest';
import { rawSafe } from './data-script.tsx';
import { carried, carriedInParts, packed, unpacked } from './packed.tsx';

const DATA = {
  total: 2,
  tiles: [
    { itemId: '246810', pack: null },
    { itemId: '135791', pack: '10/pack' },
  ],
};

test('a page unpacks what its loader packed, without a copy', () => {
  expect(unpacked(packed(DATA))).toBe(DATA);
  expect(packed(DATA)).toBe(packed(DATA));
});

test('text is parsed once, and always gives the same object', () => {
  const arrived = JSON.parse(JSON.stringify(packed(DATA))) as ReturnType<typeof packed<typeof DATA>>;
  expect(unpacked(arrived)).toEqual(DATA);
  expect(unpacked(arrived)).toBe(unpacked(arrived));
});

test('a long text is transmitted unchanged, with characters beyond Latin-1 escaped', () => {
  const name = 'Papier Québec’s 𝒜 1\u202f234,50 $ "\\u2019"';
  const lines = Array.from({ length: 5_000 }, (_, at) => ({ name, at }));
  const pack = packed(lines);
  expect(pack.json).not.toMatch(/[\u0100-\uffff]/);
  expect(unpacked(JSON.parse(JSON.stringify(pack)) as typeof pack)).toEqual(lines);
});

test('carried data replaces its placeholder as if quoted there, and the renderer gets the value itself', () => {
  const data = { hostile: '</script>`${x}\\u2028 "quoted" 4 $', names: ['Québec’s'] };
  const texts: Uint8Array[] = [];
  const pack = carried(data, (text) => `mark ${texts.push(text)}`);
  expect(unpacked(pack)).toBe(data);
  const sent = JSON.stringify({ pack }).replace('mark 1', () => new TextDecoder().decode(texts[0]));
  expect(sent).toBe(rawSafe(JSON.stringify({ pack: packed(data) })));
  expect(unpacked((JSON.parse(sent) as { pack: typeof pack }).pack)).toEqual(data);
  // Created once for all receivers.
  carried(data, (text) => `mark ${texts.push(text)}`);
  expect(texts[1]).toBe(texts[0]);
});

test('a whole is carried as the texts of its parts, with the same result as in one piece; unchanged parts are serialized once', () => {
  const tile = { name: 'Québec’s </script> "A4"' };
  const whole = () => ({
    tiles: [tile, { name: '2' }],
    none: [],
    left: undefined,
    total: 3,
    nothing: null,
    at: { zip: '01702' },
    words: ['a', 1, null],
  });
  for (const value of [whole(), {}]) {
    const texts: Uint8Array[] = [];
    const pack = carriedInParts(value, (text) => `mark ${texts.push(text)}`);
    expect(unpacked(pack)).toBe(value);
    expect(new TextDecoder().decode(texts[0])).toBe(rawSafe(JSON.stringify(JSON.stringify(value)).slice(1, -1)));
  }
  const write = vi.spyOn(JSON, 'stringify');
  carriedInParts(whole(), () => 'mark');
  expect(write.mock.calls.some(([written]) => written === tile)).toBe(false);
  write.mockRestore();
});
