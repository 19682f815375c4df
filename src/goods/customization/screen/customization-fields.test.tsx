import { expect, test } from 'vitest';
import { CUSTOMIZATION_FIELDS, customizationIn } from './customization-fields.ts';

function aForm(fields: readonly (readonly [keyof typeof CUSTOMIZATION_FIELDS, string])[]): FormData {
  const form = new FormData();
  for (const [field, value] of fields) form.append(CUSTOMIZATION_FIELDS[field], value);
  return form;
}

test('[CAT-8] a form without the fields requests no customization', () => {
  expect(customizationIn(new FormData())).toEqual({});
});

test('[CAT-8] lines keep their order; a missing choice is null, and a picture is named only if there is one', () => {
  const lines = [
    ['line', 'Paid'],
    ['line', ''],
  ] as const;
  expect(customizationIn(aForm([...lines, ['color', '']]))).toEqual({
    customization: { lines: ['Paid', ''], color: null, typeface: null },
  });
  expect(customizationIn(aForm([...lines, ['color', 'blue'], ['typeface', 'serif'], ['artwork', 'an-id']]))).toEqual({
    customization: { lines: ['Paid', ''], color: 'blue', typeface: 'serif', artwork: 'an-id' },
  });
});

test('[CAT-8] text longer than the call accepts is cut, so that the rules can answer it', () => {
  const { customization } = customizationIn(aForm(Array.from({ length: 30 }, () => ['line', 'x'.repeat(300)] as const)));
  expect([customization?.lines.length, customization?.lines[0]?.length]).toEqual([20, 200]);
});
