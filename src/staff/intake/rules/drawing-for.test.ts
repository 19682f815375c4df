import { expect, test } from 'vitest';
import { drawingFor } from './drawing-for.ts';

test.each([
  ['Staplers', 'stapler'],
  ['Gel pens', 'gel-pens'],
  ['Quillon file folders, letter size', 'file-folders'],
  ['Binder clips, large', 'binder-clips'],
])('%s is drawn as %s', (name, type) => expect(drawingFor(name)).toEqual({ type }));

test.each(['', 'Warranty', 'Novelties'])('%j has no drawing', (name) => expect(drawingFor(name)).toBeUndefined());
