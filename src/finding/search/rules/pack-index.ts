// Packs all documents into a search index: shared arrays with, for every term, its documents and one weight over all fields (BM25F).
import type { SearchLanguage } from './fold.ts';
import { packLists, type PackedLists } from './packed-multimap.ts';
import { packWords, type PackedWords } from './packed-words.ts';
import { packSentences, type PackedSentences } from './phrase-match.ts';
import { nounsOf } from './category-nouns.ts';
import { packPostings, type PackedPostings } from './pack-postings.ts';
import type { ForwardIndex, IndexedDocument } from './forward-index.ts';
import { packSpelling, type PackedSpelling } from './spelling.ts';

/** Everything a search reads, in shared memory: another thread builds it and hands it over without copying. */
export interface PackedIndex extends PackedPostings {
  readonly language: SearchLanguage;
  /** Number of documents. */
  readonly count: number;
  readonly itemIds: PackedWords;
  /** Sorted; a term's number is its index. */
  readonly terms: PackedWords;
  /** Each term's spelling in titles, for displaying corrections; empty when no title has it. */
  readonly written: PackedWords;
  /** By document: the index of its category, and its rank among equals. */
  readonly categories: Uint16Array;
  readonly standing: Float32Array;
  /** By document: the type that its attributes name, as an index into `types` plus one; 0 for none. */
  readonly typeOf: Uint16Array;
  readonly types: PackedWords;
  readonly sentences: PackedSentences;
  /** Documents by folded item, part or article number, and by the key of a compatible printer model. */
  readonly byCode: PackedLists;
  readonly byModel: PackedLists;
  readonly spelling: PackedSpelling;
}

const MOST_TYPES = 65_000;
/** Shorter numbers are excluded, because a typed quantity would match them. */
const SHORTEST_CODE = 3;

export function packIndex(forward: ForwardIndex): PackedIndex {
  const indexed = [...forward.documents.values()];
  const terms = forward.terms.toSorted();
  const rank = new Uint32Array(terms.length);
  const written = terms.map((term, place) => {
    const number = forward.numbers.get(term) ?? 0;
    rank[number] = place;
    return forward.written.get(number) ?? '';
  });
  const postings = packPostings(forward, indexed, rank);
  return {
    language: forward.language,
    count: indexed.length,
    itemIds: packWords(indexed.map(({ itemId }) => itemId)),
    terms: packWords(terms),
    written: packWords(written),
    ...postings,
    ...packFacts(indexed, forward.language),
    sentences: packSentences(forward, indexed, rank),
    byCode: packLists((put) => {
      for (const [document, { facts }] of indexed.entries())
        for (const code of facts.codes.split('\n')) if (code.length >= SHORTEST_CODE) put(code, document);
    }),
    byModel: packLists((put) => {
      for (const [document, { facts }] of indexed.entries()) for (const model of facts.fits) put(model, document);
    }),
    spelling: packSpelling(terms.map((term, number) => (written[number] === '' ? '' : term))),
  };
}

function packFacts(
  indexed: readonly IndexedDocument[],
  language: SearchLanguage,
): Pick<PackedIndex, 'categories' | 'standing' | 'typeOf' | 'types'> {
  const categories = new Uint16Array(new SharedArrayBuffer(indexed.length * 2));
  const standing = new Float32Array(new SharedArrayBuffer(indexed.length * 4));
  const typeOf = new Uint16Array(new SharedArrayBuffer(indexed.length * 2));
  const types = new Map<string, number>();
  for (const [document, { facts }] of indexed.entries()) {
    categories[document] = facts.category;
    standing[document] = facts.standing;
    const [noun] = facts.type === '' ? [] : nounsOf(facts.type, language);
    if (noun === undefined) continue;
    if (!types.has(noun) && types.size < MOST_TYPES) types.set(noun, types.size + 1);
    typeOf[document] = types.get(noun) ?? 0;
  }
  return { categories, standing, typeOf, types: packWords([...types.keys()]) };
}
