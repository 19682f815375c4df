// Answers the messages to one language's index builder. Runs in a worker thread.
import type { ForwardIndex, SearchLanguage } from '#finding/search/rules';
import { makeIndexedProducts, type SavedProducts } from './indexed-products.ts';
import type { BuilderReply, BuilderRequest } from './index-messages.ts';
import { eachRow, makePageUnits } from './page-rows.ts';
import { packIndexable } from './unindexable.ts';

export interface IndexBuilder {
  answer(message: BuilderRequest): BuilderReply;
  /** What another builder of the language goes on from. */
  saved(): SavedProducts;
}

export function makeIndexBuilder(language: SearchLanguage, heapBytes: () => number, saved?: SavedProducts): IndexBuilder {
  const products = makeIndexedProducts(language, saved);
  const unitsOf = makePageUnits();
  const answer = (message: BuilderRequest): BuilderReply => {
    switch (message.kind) {
      case 'begin':
        products.begin(message.categories);
        return { kind: 'taken' };
      case 'rows':
        eachRow(message.rows, unitsOf(message.rows), products.put);
        return { kind: 'taken' };
      case 'pack': {
        for (const itemId of message.gone === 'unseen' ? products.unseen() : message.gone) products.remove(itemId);
        if (!products.isChanged() && !message.anyway) return { kind: 'same', unindexable: products.unindexable() };
        products.freeCaches();
        const packed = packIndexable(products.forward(), products.exclude);
        products.keepAsPacked();
        return { kind: 'packed', packed, phrases: products.phrases(), unindexable: products.unindexable() };
      }
      case 'weigh':
        return { kind: 'weighed', bytes: heapBytes() + bytesOf(products.forward()) };
    }
  };
  return { answer, saved: () => products.saved() };
}

function bytesOf({ entries, lengths, sentences }: ForwardIndex): number {
  return [entries.terms, entries.counts, lengths.list, sentences.list].reduce((sum, { byteLength }) => sum + byteLength, 0);
}
