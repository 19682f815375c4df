import { expect, test } from 'vitest';
import { singleLine, withoutUnseen } from './visible-text.ts';

test.each([
  ['zero width', 'Ma\u200Bya\u200C\u200D \u2060Ross\uFEFF', 'Maya Ross'],
  ['direction', '\u202EMaya\u202C \u2067Ross\u2069\u200E\u200F', 'Maya Ross'],
  ['soft hyphens', 'Post\u00ADamt', 'Postamt'],
  ['presentation without an emoji', 'Maya\uFE0F\uFE00 Ross\u{E0100}', 'Maya Ross'],
  ['tags and fillers', 'Maya\u{E0041}\u3164\u115F \u2800Ross', 'Maya Ross'],
  ['controls', 'Ma\u0000ya\u0007\u007F\u0085 Ross\uD800', 'Maya Ross'],
  ['line breaks and tabs', ' Maya\r\n\tRoss\u2028', 'Maya Ross'],
  ['spaces of any kind', 'Maya \u00A0\u202FRoss\u3000', 'Maya Ross'],
  ['nothing else', '\u200B\u3164\u202E', ''],
])('trust 34: a name keeps nothing that nobody sees: %s', (_what, typed, kept) => expect(singleLine(typed)).toBe(kept));

test.each(['Amélie Côté-O’Brien', 'e\u0301tude', '佐藤 さくら', 'محمد', '👩‍💻 desk ❤️', '🏳️‍🌈 3️⃣ 👍🏽', '👨‍👩‍👧‍👦'])(
  'visible characters stay: %s',
  (name) => expect(singleLine(name)).toBe(name),
);

test('no-break spaces and paragraphs stay', () => {
  expect(withoutUnseen('12\u00A0%\u200B\n\n5\u202F000')).toBe('12\u00A0%\n\n5\u202F000');
});
