import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawQuestion, isRightWord, WORD_KEYS } from './question.ts';

test('[PAY-8] a question has five different words and asks for one that is not the first', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat()), (numbers) => {
      const { words, place } = drawQuestion((below) => (numbers.next().value ?? 0) % below);
      expect(new Set(words).size).toBe(5);
      expect(words.every((word) => WORD_KEYS.includes(word))).toBe(true);
      expect(place).toBeGreaterThanOrEqual(2);
      expect(place).toBeLessThanOrEqual(5);
    }),
  );
});

test.each([
  ['envelope', true],
  [' Envelope. ', true],
  ['the envelope', true],
  ['3. envelope', true],
  ['ENVELOPPE', true],
  ['l’enveloppe', true],
  ['une enveloppe', true],
  ['', false],
  ['  ', false],
  ['3', false],
  ['envelopes and lamps', false],
  ['lamp', false],
])('[PAY-8] the answer %j is right: %s', (answer, isRight) => {
  expect(isRightWord(answer, ['envelope', 'enveloppe', 'sobre'])).toBe(isRight);
});

test('[PAY-8] accents do not matter', () => {
  expect(isRightWord('Etagere', ['étagère'])).toBe(true);
});
