import { expect, test } from 'vitest';
import { makeMatchAnswers, type MatchAnswers } from './match-answers.ts';
import { orderNumberPart } from './order-number-part.ts';
import { readSearchAnswer, type SearchAnswer } from './search-answer.ts';

const answer = (answerId: string, language: SearchAnswer['language'], ...phrases: string[]): SearchAnswer => ({
  answerId,
  language,
  phrases,
  address: `/about/${answerId}`,
  title: answerId,
  text: answerId,
});
const match: MatchAnswers = makeMatchAnswers([
  answer('returns', 'en', 'return', 'refund', 'return *'),
  answer('returns', 'fr', 'retour', 'remboursement', 'retourner *'),
  answer('stores', 'en', 'store', 'store hours', 'hours', 'contact us'),
  answer('stores', 'fr', 'magasin', 'heures d’ouverture'),
  answer('orders', 'en', 'order', 'track order', 'cancel order'),
]);
const GOODS = new Set(['box', 'paper', 'return', 'label', 'contact']);
const answersTo = (query: string) => match(query, (word) => GOODS.has(word));

test.each([
  ['returns', 'returns'],
  ['Returns?', 'returns'],
  ['how do I return a printer', 'returns'],
  ['Can I return ink I opened?', 'returns'],
  ['comment retourner une imprimante', 'returns'],
  ['return a printer', ''],
  ['how do I clean a printer', ''],
  ['how can i make a return', 'returns'],
  ['return policy', 'returns'],
  ['refunds', 'returns'],
  ['store near me', 'stores'],
  ['what are your hours today', 'stores'],
  ['hours on Sunday', 'stores'],
  ['contact us', 'stores'],
  ['where is my order', 'orders'],
  ['order tracking', ''],
  ['retours', 'returns'],
  ['comment faire un retour', 'returns'],
  ['magasin près de moi', 'stores'],
  ["quelles sont vos heures d'ouverture", 'stores'],
  // A slip of the pen.
  ['refnud', 'returns'],
  ['remboursment', 'returns'],
  // Goods are no question, whatever else the words say.
  ['return labels', ''],
  ['paper', ''],
  ['contact paper', ''],
  ['', ''],
])('[CAT-7] “%s” asks for %j', (query, found) => {
  expect(answersTo(query).join()).toBe(found);
});

test('[CAT-7] words that goods are called by are not corrected to a question', () => {
  expect(match('storre', () => true)).toEqual([]);
  expect(match('storre', () => false)).toEqual(['stores']);
});

test.each([
  ['4821-9073-3316', { digits: '482190733316', isSure: true }],
  ['4821 9073', { digits: '48219073', isSure: true }],
  ['4821907', { digits: '4821907', isSure: true }],
  ['order 4821', { digits: '4821', isSure: true }],
  ['Order #4821', { digits: '4821', isSure: true }],
  ['commande nº 4821-9073', { digits: '48219073', isSure: true }],
  ['numéro 48', null],
  ['#48219', { digits: '48219', isSure: false }],
  ['4120', { digits: '4120', isSure: false }],
  ['10', null],
  ['1234567890123', null],
  ['8.5 x 11', null],
  ['order paper', null],
])('[CAT-7] %s is a part of an order number: %j', (query, part) => {
  expect(orderNumberPart(query)).toEqual(part);
});

test('staff read what is wrong with a row', () => {
  const row = {
    answer_id: 'gift',
    language: 'en',
    phrases: 'gift card | e-gift',
    address: '/help#gift',
    title: 'Gifts',
    text: 'All about them.',
  };
  const read = (over: object) => readSearchAnswer({ ...row, ...over }, (path) => path === '/help');
  expect(read({})).toEqual({
    answerId: 'gift',
    language: 'en',
    phrases: ['gift card', 'e-gift'],
    address: '/help#gift',
    title: 'Gifts',
    text: 'All about them.',
  });
  expect(read({ answer_id: 'Gift card' })).toMatch(/^answer_id is not/);
  expect(read({ language: 'de' })).toBe('language is none of en, fr and es');
  expect(read({ phrases: ' | ' })).toMatch(/^phrases/);
  expect(read({ phrases: 'a | ?' })).toBe('the phrase ? holds no word');
  for (const address of ['', '/nowhere', 'https://elsewhere.example/help', '//elsewhere.example'])
    expect(read({ address })).toMatch(/^address is no page/);
  expect(read({ title: '' })).toBe('title is not 1 to 80 characters');
  expect(read({ text: 'x'.repeat(241) })).toBe('text is not 1 to 240 characters');
});
