// Reads payments with their captures, reversals and refunds from ACI's transaction reports.
import { PaymentUnreachable } from '#buying/payment/server';
import type { AciClient, AciFields } from './aci-client.ts';
import { historyOf, readRecords, type AciPayment, type History } from './aci-objects.ts';

/** ACI's page size. */
const PAGE = '100';
const KINDS = 'PA,CP,RV,RF';

/** Throws when ACI does not show a payment that it has named. */
export async function readHistory(client: AciClient, id: string): Promise<History> {
  const query = { includeLinkedTransactions: 'true', paymentTypes: KINDS };
  const { records } = readRecords((await client.get(`/v3/query/${encodeURIComponent(id)}`, query)).body);
  const history = historyOf(id, records);
  if (history === undefined) throw new PaymentUnreachable('ACI does not show a payment that it named');
  return history;
}

/** The payments with this id of the shop; more than one when a request was sent twice. */
export async function findByName(client: AciClient, merchantTransactionId: string): Promise<readonly History[]> {
  const found = await recordsOf(client, { merchantTransactionId });
  const held = found.filter((one) => one.paymentType === 'PA' && one.merchantTransactionId === merchantTransactionId);
  return Promise.all(held.map(({ id }) => readHistory(client, id)));
}

export async function findSince(client: AciClient, since: Date, until: Date): Promise<readonly AciPayment[]> {
  return recordsOf(client, { 'date.from': written(since), 'date.to': written(until), paymentTypes: KINDS, limit: PAGE });
}

async function recordsOf(client: AciClient, query: AciFields): Promise<readonly AciPayment[]> {
  const all: AciPayment[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { records, pages } = readRecords((await client.get('/v3/query', { ...query, pageNo: String(page) })).body);
    all.push(...records);
    last = pages;
  }
  return all;
}

/** `2026-11-24 07:15:02`, in UTC. */
function written(moment: Date): string {
  return moment.toISOString().slice(0, 19).replace('T', ' ');
}
