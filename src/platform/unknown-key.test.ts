import Type from 'typebox';
import { expect, test } from 'vitest';
import { orNull, withUnread } from '#base/schema/contract';
import { changesState, closedInput } from './closed-input.ts';
import { unknownKey } from './unknown-key.ts';

const BODY = Type.Object({
  lineNos: Type.Optional(Type.Array(Type.Object({ no: Type.Integer() }))),
  address: orNull(withUnread(Type.Object({ city: Type.String() }), 'phones')),
  choice: Type.Optional(
    Type.Union([Type.Object({ kind: Type.Literal('a'), a: Type.Integer() }), Type.Object({ kind: Type.String() }), Type.Null()]),
  ),
  named: Type.Optional(Type.Union([Type.Object({ kind: Type.Literal('a') }), Type.Object({ kind: Type.Literal('b'), b: Type.Integer() })])),
  loose: Type.Optional(Type.Object({ a: Type.Integer() }, { additionalProperties: true })),
  words: Type.Optional(Type.Record(Type.String(), Type.String())),
});
const { body } = closedInput('POST /x', { body: BODY });

test.each([
  [{ lines: [] }, { place: '.lines', key: 'lines', meant: 'lineNos' }],
  [{ lineNos: [{ no: 1 }, { No: 1 }] }, { place: '.lineNos.1.No', key: 'No', meant: 'no' }],
  [{ address: { phones: [], town: '' } }, { place: '.address.town', key: 'town', meant: undefined }],
  [{ choice: { kind: 'b', zz: 1 } }, { place: '.choice.zz', key: 'zz', meant: undefined }],
  [{ choice: { kind: 'a', a: 1 } }, undefined],
  // Of several schemas the one that the value names says which key is unknown.
  [{ named: { kind: 'b', b: 1, zz: 1 } }, { place: '.named.zz', key: 'zz', meant: undefined }],
  [{ choice: null, address: null, loose: { b: 1 }, words: { any: '' } }, undefined],
  [JSON.parse('{"__proto__":1}'), { place: '.__proto__', key: '__proto__', meant: undefined }],
  ['text', undefined],
])('of %j', (value, found) => {
  expect(unknownKey(body, value)).toEqual(found);
});

test('reading calls stay open, and the schema that a reply shares stays as it is', () => {
  expect(closedInput('GET /x', { body: BODY }).body).toBe(BODY);
  expect(closedInput('POST /x', { body: BODY, changesState: false }).body).toBe(BODY);
  expect(BODY).not.toHaveProperty('additionalProperties');
  expect([changesState('GET /x', {}), changesState('GET /x', { changesState: true }), changesState('DELETE /x', {})]).toEqual([
    false,
    true,
    true,
  ]);
});

test('an intersection cannot be closed and fails the start', () => {
  expect(() => closedInput('POST /x', { body: Type.Intersect([BODY, Type.Object({})]) })).toThrow('POST /x');
});
