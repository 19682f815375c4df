import { expect, test } from 'vitest';
import { sectionsOf } from './article-sections.ts';

const KEYS = ['title', 'lead', 'cost.title', 'cost.text', 'cost.us', 'cost.ca', 'law.title', 'law.ca', 'law.business'];

test('a site sees the texts for everybody and its own, and no section without text', () => {
  expect(sectionsOf(KEYS, ['text', 'us', 'consumer'])).toEqual([{ id: 'cost', title: 'cost.title', texts: ['cost.text', 'cost.us'] }]);
  expect(sectionsOf(KEYS, ['text', 'ca', 'business']).map(({ texts }) => texts)).toEqual([
    ['cost.text', 'cost.ca'],
    ['law.ca', 'law.business'],
  ]);
});
