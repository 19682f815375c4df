// Reads transactions: one by Braintree's id, or a search.
import { PaymentUnreachable } from '#buying/payment/server';
import type { BraintreeClient } from './braintree-client.ts';
import { READ, SEARCH } from './braintree-documents.ts';
import { readFound, readNode, type Paid } from './braintree-answers.ts';

/** Braintree's page size. */
const PAGE = 50;

export async function readOne(client: BraintreeClient, id: string): Promise<Paid> {
  const paid = readNode(await client(READ, { id }));
  if (paid === undefined) throw new PaymentUnreachable('Braintree does not show a transaction that it named');
  return paid;
}

export async function search(client: BraintreeClient, input: object): Promise<readonly Paid[]> {
  const all: Paid[] = [];
  for await (const page of searchPages(client, input)) all.push(...page);
  return all;
}

export async function* searchPages(client: BraintreeClient, input: object): AsyncGenerator<readonly Paid[]> {
  let after: string | null = null;
  do {
    const { edges, pageInfo } = readFound(await client(SEARCH, { input, first: PAGE, after }));
    yield edges.map(({ node }) => node);
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after !== null);
}
