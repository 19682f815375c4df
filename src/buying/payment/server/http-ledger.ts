// The sandbox provider's books, over HTTP.
import { Compile } from 'typebox/compile';
import { LedgerPage } from '#buying/payment/contract';
import { PaymentUnreachable, type PaymentProvider } from './payment-provider.ts';
import type { Transport } from './http-transport.ts';

const PAGE = Compile(LedgerPage);

/** The provider's books, page by page. */
export async function* ledgerPages(call: Transport, since: Date): ReturnType<PaymentProvider['ledger']> {
  let after = '';
  do {
    const { status, body } = await call({ method: 'GET', path: `/v1/ledger?since=${encodeURIComponent(since.toISOString())}${after}` });
    if (status !== 200 || !PAGE.Check(body)) throw new PaymentUnreachable('The payment provider showed books that cannot be read');
    yield body.entries;
    after = body.next === null ? '' : `&after=${encodeURIComponent(body.next)}`;
  } while (after !== '');
}
