import { expect, test } from 'vitest';
import { priceWords } from './price-words.ts';

test.each([
  ['pens under $10', 'pens', '0-1000'],
  ['under $10', '', '0-1000'],
  ['chairs under 200', 'chairs', '0-20000'],
  ['less than 20 dollars headphones', 'headphones', '0-2000'],
  ['paper below $12.50', 'paper', '0-1250'],
  ['desk for under $1,250', 'desk', '0-125000'],
  ['chairs over $100', 'chairs', '10000-'],
  ['monitor more than 150', 'monitor', '15000-'],
  ['between 5 and 10', '', '500-1000'],
  ['pens between $5 and $10', 'pens', '500-1000'],
  ['pens from $5 to $10', 'pens', '500-1000'],
  ['pens $5 - $10', 'pens', '500-1000'],
  ['pens $5-10', 'pens', '500-1000'],
  ['headset $50 or less', 'headset', '0-5000'],
  ['stylos moins de 20 $', 'stylos', '0-2000'],
  ['moins de 20 $', '', '0-2000'],
  ['moins de 20\u00a0$', '', '0-2000'],
  ['chaise à moins de 150 $', 'chaise', '0-15000'],
  ['imprimante plus de 99,99 $', 'imprimante', '9999-'],
  ['bureau entre 100 et 250 $', 'bureau', '10000-25000'],
  ['de 5 à 10 $', '', '500-1000'],
  ['jusqu’à 50 $', '', '0-5000'],
  ['bureau 1 250 $ et plus', 'bureau', '125000-'],
])('[CAT-7] %s asks for “%s” at %s', (query, words, range) => {
  expect(priceWords(query)).toEqual({ words, range });
});

test.each([
  'paper',
  'stapler over 50 sheets',
  'plus de 100 feuilles',
  'binder between 2 and 3 inches',
  'under desk drawer',
  'labels 1 to 10',
  'paper 8.5 x 11',
  'reliure de 3 po',
  '$10 gift card',
  'pens under $0',
  'between $10 and $5',
  'TN-480',
])('[CAT-7] %s names no price', (query) => {
  expect(priceWords(query)).toBeNull();
});
