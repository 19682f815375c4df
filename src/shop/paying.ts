// The payment provider by configuration: the sandbox (or another program with its interface), or a company's adapter.
import { authTokens, type AuthTokens, overNetwork, type PaymentProvider } from '#buying/payment/server';
import type { CardFormSettings } from '#providers/pay-host/server';
import type { Admission } from '#platform/admission';
import type { Config } from '#platform/config';
import type { Kept } from '#platform/kept';
import type { PaymentSettings } from '#platform/payment-config';
import { randomText } from '#platform/random';
import { COMPANIES, type Company, type CompanyFacts, type Connection, type PaymentLink } from './payment-companies.ts';

export type { PaymentLink } from './payment-companies.ts';

/** Without an address there is no provider, and payments fail. */
export function linkOf({ paymentUrl, paymentKey: key }: Pick<Config, 'paymentUrl' | 'paymentKey'>): PaymentLink {
  if (paymentUrl !== undefined && key !== undefined) return { send: overNetwork(paymentUrl, key), key };
  return { send: () => Promise.reject(new Error('No payment provider is configured')), key };
}

export interface Paying extends Connection {
  /** Signs the tokens that start the card form and PayPal; the payment host verifies them with the shared key. */
  readonly authTokens: AuthTokens;
  /** What the adapters store. A previously configured company may have left data, too. */
  readonly keeps: readonly Kept[];
}

/** While a request waits for the payment company, it does not count as running. */
export function withoutPlace(provider: PaymentProvider, awaitService: Admission['awaitService']): PaymentProvider {
  return {
    ...provider,
    authorise: (request) => awaitService(() => provider.authorise(request)),
    find: (key) => awaitService(() => provider.find(key)),
  };
}

/** The company of these settings; the compiler cannot follow the tie between name and settings through a union. */
function companyOf({ provider }: PaymentSettings): Company<PaymentSettings['provider']> {
  return COMPANIES[provider] as Company<PaymentSettings['provider']>;
}

export function offersPaypal({ payment }: Pick<Config, 'payment'>): boolean {
  return companyOf(payment).offersPaypal;
}

/** The payment host's settings for the company's card form. */
export function cardFormOf({ payment }: Pick<Config, 'payment'>): CardFormSettings {
  return companyOf(payment).cardForm(payment);
}

export function awayOrigins({ payment }: Pick<Config, 'payment'>): readonly string[] {
  return companyOf(payment).awayOrigins(payment);
}

interface PayingFacts extends CompanyFacts {
  readonly config: Pick<Config, 'payment'>;
}

export function makePaying(facts: PayingFacts): Paying {
  const company = companyOf(facts.config.payment);
  return {
    ...company.connect(facts.config.payment, facts),
    keeps: Object.values(COMPANIES).flatMap(({ keeps }) => keeps),
    authTokens: authTokens(facts.payment.key ?? randomText(32)),
  };
}
