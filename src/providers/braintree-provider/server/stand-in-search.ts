// The search for transactions in Braintree's test double.
import type { BraintreeBooks } from './braintree-books.ts';
import type { Transaction } from './braintree-records.ts';
import { refusal } from './stand-in-declines.ts';

const PAGE = 50;

export interface Asked {
  readonly input: {
    readonly orderId?: { readonly startsWith: string };
    readonly createdAt?: { readonly greaterThanOrEqualTo: string };
    readonly merchantAccountId?: { readonly in: readonly string[] };
  };
  readonly first: number;
  readonly after: string | null;
}

export function found(books: BraintreeBooks, { input, first, after }: Asked): object {
  if (first > PAGE) throw refusal('VALIDATION');
  const fits = ({ orderId, createdAt, merchantAccountId }: Transaction): boolean =>
    orderId.startsWith(input.orderId?.startsWith ?? '') &&
    createdAt >= (input.createdAt?.greaterThanOrEqualTo ?? '') &&
    (input.merchantAccountId?.in.includes(merchantAccountId) ?? true);
  const newest = [...books.transactions.values()].filter(fits).toReversed();
  const from = newest.findIndex(({ id }) => id === after) + 1;
  const page = newest.slice(from, from + first);
  return {
    edges: page.map((node) => ({ cursor: node.id, node })),
    pageInfo: { hasNextPage: from + page.length < newest.length, hasPreviousPage: false, endCursor: page.at(-1)?.id ?? null },
  };
}
