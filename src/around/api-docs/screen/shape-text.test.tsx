import { expect, test } from 'vitest';
import { shapeText } from './shape-text.ts';

test('a schema is written as short text', () => {
  const schema = {
    type: 'object',
    required: ['items'],
    properties: {
      items: {
        type: 'array',
        items: { type: 'object', required: ['itemId'], properties: { itemId: { type: 'string' }, qty: { type: ['number', 'null'] } } },
      },
      mode: { anyOf: [{ const: 'DELTA' }, { const: 'WHOLE' }] },
    },
  };
  expect(shapeText(schema)).toBe('{\n  items: {\n    itemId: string\n    qty?: number | null\n  }[]\n  mode?: "DELTA" | "WHOLE"\n}');
});
