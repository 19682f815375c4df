// What the main thread and the two index builders tell each other.
import type { NamedCategory, PackedIndex } from '#finding/search/rules';
import type { Phrase } from './completions.ts';
import type { Unindexable } from './unindexable.ts';

/** Messages to a builder, in this order: begin, rows any number of times, pack. */
export type BuilderRequest =
  | { readonly kind: 'begin'; readonly categories: readonly NamedCategory[] }
  /** `rows`: two lines per product, its `SearchRow` and its long texts, both as JSON. */
  | { readonly kind: 'rows'; readonly rows: string }
  /** `gone`: removed items, or `unseen`: all items without a row since `begin`. `anyway`: pack even without changes. */
  | { readonly kind: 'pack'; readonly gone: readonly string[] | 'unseen'; readonly anyway: boolean }
  /** Frees the memory used for packing, and reports the memory in use. */
  | { readonly kind: 'weigh' };

/** `unindexable`: all products that are left out now. */
export type BuilderReply =
  | { readonly kind: 'taken' }
  | { readonly kind: 'same'; readonly unindexable: readonly Unindexable[] }
  | {
      readonly kind: 'packed';
      readonly packed: PackedIndex;
      readonly phrases: readonly Phrase[];
      readonly unindexable: readonly Unindexable[];
    }
  | { readonly kind: 'weighed'; readonly bytes: number };

export type PackedReply = Extract<BuilderReply, { kind: 'packed' }>;
