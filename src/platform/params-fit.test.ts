import Type from 'typebox';
import { expect, test } from 'vitest';
import { bodyIdsFit, paramsFit } from './params-fit.ts';

const shape = Type.Object({ locationId: Type.String({ pattern: '^[0-9a-f]{4}$' }) });

test('[USR-9] an id that nobody can have does not reach the database', () => {
  expect(paramsFit(shape, { locationId: '0a1f' })).toBe(true);
  expect(paramsFit(shape, { locationId: 'xx' })).toBe(false);
  expect(paramsFit(shape, {})).toBe(false);
});

test('[USR-9] a line without parameters takes any call', () => {
  expect(paramsFit(undefined, { locationId: 'xx' })).toBe(true);
});

test('[USR-9] trust 22: a forged id of a person or a group in a form does not reach the database, and no other field is checked', () => {
  const id = Type.String({ pattern: '^[0-9a-f]{4}$' });
  const line = {
    ids: { 'body.groupId': 'group', 'body.approverIds': 'member', 'body.itemId': 'product', 'params.groupId': 'group' },
    body: Type.Object({ groupId: Type.Optional(Type.Union([id, Type.Literal('')])), approverIds: Type.Array(id), itemId: id, name: id }),
  } as const;
  const body = { groupId: '', approverIds: ['0a1f'], itemId: 'typed by a shopper', name: 'typed too' };
  expect(bodyIdsFit(line, body)).toBe(true);
  expect(bodyIdsFit(line, { name: 'x' })).toBe(true);
  expect(bodyIdsFit(line, { ...body, groupId: 'xx' })).toBe(false);
  expect(bodyIdsFit(line, { ...body, approverIds: ['0a1f', 'xx'] })).toBe(false);
  expect(bodyIdsFit({ ids: { 'body.constructor': 'group' }, body: line.body }, body)).toBe(true);
  expect(bodyIdsFit({ ids: {} }, undefined)).toBe(true);
});
