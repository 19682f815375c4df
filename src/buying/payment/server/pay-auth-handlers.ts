// Handlers of the payment contract: tokens for the card form and for PayPal.
import { randomUUID } from 'node:crypto';
import type { paymentContract } from '#buying/payment/contract';
import type { Handlers } from '#platform/contract';
import { isSignedIn } from '#base/shopper/rules';
import type { AuthTokens } from './auth-tokens.ts';

export function payAuthHandlers(tokens: AuthTokens): Handlers<typeof paymentContract> {
  return {
    'POST /cc/api/payment/gateway/staplesPayAuthToken': async ({ query, body, visit }) => {
      const isPaypal = query.type === 'P';
      const { value, validUntil } = tokens.issue(isPaypal ? 'paypal' : 'card', visit.now);
      const tokenType = !isPaypal && body.vendorPayment.requestType === 'CHECKOUT_ID' ? 'CHECKOUT_ID' : 'PAYMENT_AUTH_TOKEN';
      return {
        tokenType,
        token: { value, validUntil: validUntil.getTime(), transactionId: tokenType === 'CHECKOUT_ID' ? randomUUID() : null },
        ClientToken: isPaypal ? value : null,
        ReturnUser: isPaypal ? isSignedIn(await visit.shopper()) : null,
      };
    },
  };
}
