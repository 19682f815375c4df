// The sandbox provider's adapter: the port over HTTP, with any transport.
import { Compile } from 'typebox/compile';
import type { Currency } from '#base/money/rules';
import { LedgerPage } from '#buying/payment/contract';
import { DECLINE_REASONS, GIFT_CODES, type DeclineReason, type GiftRefusal } from '#buying/payment/rules';
import { httpWallets } from './http-wallets.ts';
import {
  AuthorisationLapsed,
  PaymentUnreachable,
  type Authorisation,
  type GiftBalance,
  type MoveRequest,
  type PaymentProvider,
} from './payment-provider.ts';

export interface TransportCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** Sends one call to the provider. Throws or rejects without an answer in time. */
export type Transport = (call: TransportCall) => Promise<{ readonly status: number; readonly body: unknown }>;

const PAGE = Compile(LedgerPage);

export function httpProvider(send: Transport): PaymentProvider {
  const call = async (request: TransportCall): Promise<{ readonly status: number; readonly body: unknown }> => {
    const answer = await send(request).catch((error: unknown) => {
      if (error instanceof PaymentUnreachable) throw error;
      throw new PaymentUnreachable('The payment provider did not answer', { cause: error });
    });
    if (answer.status >= 500 || answer.status === 401) throw new PaymentUnreachable(`The payment provider answered ${answer.status}`);
    return answer;
  };
  const move = async (
    kind: 'captures' | 'releases' | 'refunds',
    { authorisationId, idempotencyKey, amount }: MoveRequest,
  ): Promise<void> => {
    const { status } = await call({
      method: 'POST',
      path: `/v1/authorisations/${encodeURIComponent(authorisationId)}/${kind}`,
      body: { key: idempotencyKey, amount },
    });
    if (status === 409 && kind === 'captures') throw new AuthorisationLapsed('The bank has let go of the money');
    if (status !== 200) throw new Error(`The payment provider refused ${kind}: ${status}`);
  };
  return {
    name: 'sandbox',
    takesGiftCards: true,
    balance: async (token, currency) => balanceOf((await call({ method: 'POST', path: '/v1/balances', body: { token, currency } })).body),
    async authorise({ idempotencyKey, shopper, ...request }) {
      const { returnTo, locale } = shopper ?? {};
      const asked = { key: idempotencyKey, ...request, returnTo, locale };
      const { status, body } = await call({ method: 'POST', path: '/v1/authorisations', body: asked });
      if (status !== 200) throw new Error(`The payment provider refused the request: ${status}`);
      return authorisationOf(body);
    },
    async keepCard(token) {
      const { status, body } = await call({ method: 'POST', path: '/v1/cards', body: { token } });
      const { reference } = (body ?? {}) as { readonly reference?: unknown };
      if (status === 404) return undefined;
      if (status !== 200 || typeof reference !== 'string')
        throw new PaymentUnreachable('The payment provider kept no card that can be named');
      return reference;
    },
    async find(idempotencyKey) {
      const { status, body } = await call({ method: 'GET', path: `/v1/authorisations?key=${encodeURIComponent(idempotencyKey)}` });
      return status === 404 ? undefined : authorisationOf(body);
    },
    async void(idempotencyKey) {
      await call({ method: 'POST', path: '/v1/voids', body: { key: idempotencyKey } });
    },
    capture: (request) => move('captures', request),
    release: (request) => move('releases', request),
    async renew({ authorisationId, idempotencyKey, amount }) {
      const path = `/v1/authorisations/${encodeURIComponent(authorisationId)}/renewals`;
      const { status, body } = await call({ method: 'POST', path, body: { key: idempotencyKey, amount } });
      if (status !== 200) throw new Error(`The payment provider refused to renew: ${status}`);
      return authorisationOf(body);
    },
    refund: (request) => move('refunds', request),
    wallets: httpWallets(call),
    async *ledger(since) {
      let after = '';
      do {
        const { status, body } = await call({ method: 'GET', path: `/v1/ledger?since=${encodeURIComponent(since.toISOString())}${after}` });
        if (status !== 200 || !PAGE.Check(body)) throw new PaymentUnreachable('The payment provider showed books that cannot be read');
        yield body.entries;
        after = body.next === null ? '' : `&after=${encodeURIComponent(body.next)}`;
      } while (after !== '');
    },
  };
}

function balanceOf(body: unknown): GiftBalance {
  const { cardId, balance, refused } = (body ?? {}) as { cardId?: unknown; balance?: unknown; refused?: unknown };
  if (typeof cardId === 'string' && Number.isInteger(balance)) return { cardId, balance: balance as number };
  if (typeof refused === 'string' && Object.hasOwn(GIFT_CODES, refused)) return { refused: refused as GiftRefusal };
  throw new PaymentUnreachable('The payment provider told a balance that cannot be read');
}

/** Reads an answer; an invalid one counts as no answer (payment fails closed). */
function authorisationOf(body: unknown): Authorisation {
  const { id, status, reason, amount, currency, challenge } = (body ?? {}) as {
    id?: unknown;
    status?: unknown;
    reason?: unknown;
    amount?: unknown;
    currency?: unknown;
    challenge?: { url?: unknown; until?: unknown };
  };
  if (typeof id === 'string') {
    if (status === 'authorised' && typeof amount === 'number' && (currency === 'USD' || currency === 'CAD'))
      return { status, authorisationId: id, amount, currency: currency satisfies Currency };
    if (status === 'declined')
      return {
        status,
        authorisationId: id,
        reason: DECLINE_REASONS.find((known) => known === reason) ?? ('declined' satisfies DeclineReason),
      };
    if (status === 'challenge' && typeof challenge?.url === 'string' && URL.canParse(challenge.url))
      return { status, authorisationId: id, url: challenge.url, until: new Date(String(challenge.until)) };
    if (status === 'voided') return { status, authorisationId: id };
  }
  throw new PaymentUnreachable('The payment provider answered something that cannot be read');
}
