// Maps Braintree's decline reasons: https://developer.paypal.com/braintree/docs/reference/general/processor-responses/authorization-responses
// and https://developer.paypal.com/braintree/articles/control-panel/transactions/gateway-rejections, read in November 2026.
import type { DeclineReason } from '#buying/payment/rules';

const BY_PROCESSOR: ReadonlyMap<string, DeclineReason> = new Map(
  Object.entries({
    '2001': 'insufficientFunds',
    '2002': 'insufficientFunds',
    '2003': 'insufficientFunds',
    '2004': 'expiredCard',
    '2006': 'expiredCard',
    '2010': 'securityCode',
    '2060': 'securityCode',
    '2025': 'processingError',
    '2033': 'processingError',
    '2034': 'processingError',
  }),
);

const BY_GATEWAY: ReadonlyMap<string, DeclineReason> = new Map(
  Object.entries({
    CVV: 'securityCode',
    AVS: 'notVerified',
    AVS_AND_CVV: 'notVerified',
    APPLICATION_INCOMPLETE: 'processingError',
  }),
);

/** Codes from 3000 are network errors. Every other code is a plain decline, with no reason that would help the shopper. */
export function reasonOf({ code = '', rejection = '' }: { readonly code?: string; readonly rejection?: string }): DeclineReason {
  return BY_PROCESSOR.get(code) ?? BY_GATEWAY.get(rejection) ?? (code.startsWith('3') ? 'processingError' : 'declined');
}
