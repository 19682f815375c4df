import { expect, test } from 'vitest';
import type { DocumentRecord } from './catalog-record.ts';
import { documentProblem } from './document-problem.ts';
import { ownDocument, ownDocumentAddress } from './own-document.ts';

const guide: DocumentRecord = {
  kind: 'assemblyGuide',
  title: { 'en-US': 'Assembly guide' },
  address: 'https://papers.example/guide.pdf?x=1',
  language: 'en',
};

test('[CAT-2] a document has a kind, a title, a language and a safe address', () => {
  expect(documentProblem('A1', [guide, { ...guide, language: 'fr-CA' }])).toBeUndefined();
  expect(documentProblem('A1', [{ ...guide, kind: 'poem' as 'warranty' }])).toContain('is “poem”');
  expect(documentProblem('A1', [{ ...guide, title: { 'en-US': ' ' } }])).toContain('has no title');
  expect(documentProblem('A1', [{ ...guide, language: 'English' }])).toContain('“English”');
  for (const address of ['http://papers.example/a.pdf', 'javascript:alert(1)', '//papers.example/a.pdf', '/orders', 'https://a b/'])
    expect(documentProblem('A1', [{ ...guide, address }])).toContain('no https address');
  expect(
    documentProblem(
      'A1',
      Array.from({ length: 21 }, () => guide),
    ),
  ).toContain('more than 20');
});

test('[CAT-2] a generated document is recognized by its address, and must belong to the same item', () => {
  const own = { itemId: 'A 1/é', kind: 'assemblyGuide', language: 'fr' } as const;
  const address = ownDocumentAddress(own);
  expect(address).toBe('/product-documents/A%201%2F%C3%A9/assembly-guide-fr.pdf');
  expect(ownDocument(address)).toEqual(own);
  expect(ownDocument('/product-documents/A1/recipe-fr.pdf')).toBeUndefined();
  expect(documentProblem(own.itemId, [{ ...guide, address }])).toBeUndefined();
  expect(documentProblem('B2', [{ ...guide, address }])).toContain('another item');
  expect(documentProblem(own.itemId, [{ ...guide, kind: 'informationSheet', address }])).toContain('another item or kind');
});
