// Captures, reversals and refunds. ACI has no idempotency keys, so each move carries an id of the shop, and the shop searches for it
// before sending.
import { PaymentUnreachable, type MoveRequest } from '#buying/payment/server';
import { centsOf, decimalOf, isMoveOf, moveIdOf, distributeAmount, type RequestBook } from '#providers/payment-vendor/server';
import type { AciClient } from './aci-client.ts';
import { readAnswer, sumOf, type AciPayment, type History } from './aci-objects.ts';
import { kindOf } from './aci-results.ts';
import { readHistory } from './aci-search.ts';

export function aciMoves(client: AciClient, book: Pick<RequestBook, 'release' | 'releasedOf'>) {
  return {
    /** Throws when the authorisation has expired, which the bank and the acquirer decide. */
    async capture({ authorisationId: id, idempotencyKey, amount }: MoveRequest): Promise<void> {
      const history = await readHistory(client, id);
      const isOurs = ({ merchantTransactionId = '' }: AciPayment): boolean => isMoveOf(merchantTransactionId, idempotencyKey);
      if (history.captures.some(isOurs)) return;
      refuseOpen(history, isOurs);
      const held = Math.max(heldBy(history) - (await book.releasedOf(id)), 0);
      if (amount > held) throw new Error(`ACI holds ${held} cents of it and not ${amount}: ${history.held.result.code}`);
      await move(client, 'CP', { of: history.held, amount, name: moveIdOf(history.held.merchantTransactionId ?? '', idempotencyKey) });
    },
    /** A full release is a reversal; a partial one just expires and is not captured any more. */
    async release(request: MoveRequest): Promise<void> {
      const released = await book.release(request);
      const history = await readHistory(client, request.authorisationId);
      if (history.captures.length > 0 || heldBy(history) === 0 || released < heldBy(history)) return;
      const { body } = await client.post(`/v1/payments/${encodeURIComponent(history.held.id)}`, { paymentType: 'RV' });
      settle('release', readAnswer(body).result.code);
    },
    /** Refunds the captures in order, each separately. */
    async refund({ authorisationId: id, idempotencyKey, amount }: MoveRequest): Promise<void> {
      const history = await readHistory(client, id);
      const isOurs = ({ merchantTransactionId = '' }: AciPayment): boolean => isMoveOf(merchantTransactionId, idempotencyKey);
      refuseOpen(history, isOurs);
      const before = sumOf(history.refunds.filter(isOurs));
      const places = history.captures.map((one) => {
        const given = history.refunds.filter(({ referencedId }) => referencedId === one.id);
        return { id: one.id, room: centsOf(one.amount) - sumOf(given) };
      });
      const shares = distributeAmount(Math.max(amount - before, 0), places);
      if (shares === undefined) throw new Error(`ACI has not taken ${amount} cents of it that could be given back`);
      const name = moveIdOf(history.held.merchantTransactionId ?? '', idempotencyKey);
      for (const share of shares) await move(client, 'RF', { of: { ...history.held, id: share.id }, amount: share.amount, name });
    },
  };
}

/** A move without a final outcome is not sent again, since that could move money twice. */
function refuseOpen({ open }: History, isOurs: (payment: AciPayment) => boolean): void {
  const one = open.find(isOurs);
  if (one !== undefined) throw new PaymentUnreachable(`ACI does not know yet what became of it: ${one.result.code}`);
}

/** What is left of the authorisation: neither captured nor released. */
function heldBy({ held, captures, isReversed }: History): number {
  return kindOf(held.result.code) === 'done' && !isReversed ? centsOf(held.amount) - sumOf(captures) : 0;
}

interface Move {
  readonly of: AciPayment;
  readonly amount: number;
  readonly name: string;
}

async function move(client: AciClient, paymentType: 'CP' | 'RF', { of, amount, name }: Move): Promise<void> {
  const fields = { paymentType, amount: decimalOf(amount), currency: of.currency, merchantTransactionId: name };
  const { body } = await client.post(`/v1/payments/${encodeURIComponent(of.id)}`, fields);
  settle(paymentType === 'CP' ? 'capture' : 'refund', readAnswer(body).result.code);
}

function settle(move: string, code: string): void {
  const kind = kindOf(code);
  if (kind === 'done') return;
  if (kind === 'pending' || kind === 'uncertain') throw new PaymentUnreachable(`ACI does not know yet what became of it: ${code}`);
  throw new Error(`ACI refused to ${move}: ${code}`);
}
