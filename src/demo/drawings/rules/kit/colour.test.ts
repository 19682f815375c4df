import fc from 'fast-check';
import { expect, test } from 'vitest';
import { channels, lightness, shade, withLightness } from './colour.ts';
import { darkOn, lightOn, onPaper, whiteOn } from './ink.ts';

const colours = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('a short colour is the same colour', () => {
  expect(channels('#f80')).toEqual([255, 136, 0]);
  expect(shade('#f80', 0.2)).toBe(shade('#ff8800', 0.2));
});

test('light only makes lighter, shade only makes darker', () => {
  fc.assert(
    fc.property(colours, fc.double({ min: 0.05, max: 1, noNaN: true }), (colour, step) => {
      expect(lightness(shade(colour, step))).toBeGreaterThanOrEqual(lightness(colour) - 0.02);
      expect(lightness(shade(colour, -step))).toBeLessThanOrEqual(lightness(colour) + 0.02);
    }),
  );
});

test('held between two bounds, a colour keeps room for light and shade', () => {
  expect(lightness(withLightness('#000000', 0.27, 0.955))).toBeCloseTo(0.27, 1);
  expect(lightness(withLightness('#ffffff', 0.27, 0.955))).toBeCloseTo(0.955, 1);
  expect(withLightness('#2f6f8f', 0.27, 0.955)).toBe('#2f6f8f');
});

test('print stands apart from goods of any colour', () => {
  fc.assert(
    fc.property(colours, (colour) => {
      const goods = lightness(colour);
      for (const ink of [whiteOn(colour), lightOn(colour), darkOn(colour)]) expect(Math.abs(lightness(ink) - goods)).toBeGreaterThan(0.12);
      expect(lightness(onPaper(colour))).toBeLessThan(0.76);
    }),
  );
});
