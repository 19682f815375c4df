import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  allRules,
  BASE_RULES,
  centsOf,
  checkDocument,
  decimalOf,
  documentRules,
  element,
  headerOf,
  PUNCHOUT_RULES,
  TRANSPORT_RULES,
  writeElement,
  type XmlElement,
} from './index.ts';

const RULES = allRules(TRANSPORT_RULES, BASE_RULES, PUNCHOUT_RULES);
const WHO = { domain: 'NetworkId', identity: 'AN01' };
const header = headerOf({ from: WHO, to: WHO, sender: WHO, secret: 'a secret', userAgent: 'Test 1' });

const setup = (...content: XmlElement[]): XmlElement =>
  element(
    'cXML',
    { payloadID: '1@test', timestamp: '2026-11-29T12:00:00+00:00' },
    header,
    element('Request', { deploymentMode: 'test' }, element('PunchOutSetupRequest', { operation: 'create' }, ...content)),
  );

const cookie = element('BuyerCookie', {}, 'c');
const post = element('BrowserFormPost', {}, element('URL', {}, 'https://buyer.example/in'));

test('[B2B-9] a setup that keeps the published rules has nothing to complain about', () => {
  expect(checkDocument(setup(cookie, element('Extrinsic', { name: 'User' }, 'a'), post), RULES)).toEqual([]);
});

test.each([
  ['order of the elements', setup(post, cookie), 'cXML/Request/PunchOutSetupRequest', 'the content is BrowserFormPost, BuyerCookie, not'],
  ['a missing element', setup(post), 'cXML/Request/PunchOutSetupRequest', 'the content is BrowserFormPost, not'],
  [
    'a missing attribute',
    setup(cookie, element('Extrinsic', {}, 'a'), post),
    'cXML/Request/PunchOutSetupRequest/Extrinsic',
    'the attribute name is missing',
  ],
  [
    'an attribute that there is not',
    setup(cookie, element('BrowserFormPost', { to: 'x' }, element('URL'))),
    'cXML/Request/PunchOutSetupRequest/BrowserFormPost',
    'there is no attribute to',
  ],
  [
    'a value that there is not',
    element('Message', { deploymentMode: 'trial' }, element('PunchOutOrderMessage', {}, cookie)),
    'Message',
    'deploymentMode is "trial", not production, test',
  ],
  [
    'text among elements',
    setup(cookie, element('BrowserFormPost', {}, 'https://x', element('URL'))),
    'cXML/Request/PunchOutSetupRequest/BrowserFormPost',
    'there is text: https://x',
  ],
  ['an element that there is not', setup(cookie, element('Cart')), 'cXML/Request/PunchOutSetupRequest/Cart', 'there is no element Cart'],
])('[B2B-9] the check names %s', (_what, root, path, detail) => {
  const found = checkDocument(root, RULES).filter((violation) => violation.path === path);
  expect(found.map((violation) => violation.detail).join('; ')).toContain(detail);
});

test('[B2B-9] every element that a content model names has a rule of its own, but for documents that we do not exchange', () => {
  const named = new Set([...RULES.values()].flatMap(({ says }) => says.match(/[A-Za-z][\w.]*/g) ?? []));
  const unknown = [...named].filter((name) => !RULES.has(name) && !['ANY', 'EMPTY', 'TEXT'].includes(name));
  expect(unknown.filter((name) => !/(Message|Request|Response|Reference)$/.test(name))).toEqual([]);
});

test('content models know sequences, choices, repetitions and text', () => {
  const rules = documentRules('a : b, (c | d)+, e* : \nb : TEXT\nc : EMPTY\nd : EMPTY\ne : TEXT | c');
  const content = (...names: string[]) => checkDocument(element('a', {}, ...names.map((name) => element(name))), rules).length === 0;
  expect([content('b', 'c'), content('b', 'd', 'c', 'e', 'e')]).toEqual([true, true]);
  expect([content('b'), content('c'), content('b', 'e'), content('b', 'c', 'e', 'c'), content()]).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});

test('a document with endless faults is named twenty of them', () => {
  expect(checkDocument(setup(...Array.from({ length: 5_000 }, () => element('X'))), RULES)).toHaveLength(20);
});

test('amounts are decimal numbers with two places, and come back as they were', () => {
  expect([decimalOf(0), decimalOf(5), decimalOf(-1234), decimalOf(100_000)]).toEqual(['0.00', '0.05', '-12.34', '1000.00']);
  fc.assert(fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => centsOf(decimalOf(cents)) === (cents === 0 ? 0 : cents)));
  expect([centsOf('12.3'), centsOf(' 12.3400 '), centsOf('7')]).toEqual([1230, 1234, 700]);
  for (const wrong of ['', '1,000.00', '1.234', 'NaN', '1e3', '$5', '９', '--1', '1'.repeat(13)]) expect(centsOf(wrong), wrong).toBeNull();
});

test('text and attributes are escaped', () => {
  const written = writeElement(element('a', { b: '"<&\'\n' }, '<script>&\0]]>'));
  expect(written).toBe('<a b="&quot;&lt;&amp;&apos;&#10;">&lt;script&gt;&amp;]]&gt;</a>\n');
});
