// Settings of the payment provider. Secrets are checked by their form and never repeated in error messages.
import { ownValue } from '#base/lookup/rules';

export type PaymentSettings =
  | { readonly provider: 'sandbox' }
  | {
      readonly provider: 'stripe';
      readonly url: string;
      readonly secretKey: string;
      /** Key for the card form; it can only create cards. */
      readonly publishableKey: string;
      readonly webhookSecret: string;
    }
  | {
      readonly provider: 'braintree';
      readonly url: string;
      readonly publicKey: string;
      readonly privateKey: string;
      /** Key for the card form; it can only create cards. */
      readonly tokenizationKey: string;
      /** The shop's merchant accounts at Braintree, one per currency. */
      readonly merchantAccounts: Readonly<Record<'USD' | 'CAD', string>>;
    }
  | {
      readonly provider: 'aci';
      readonly url: string;
      /** The shop's channel at ACI. */
      readonly entityId: string;
      readonly accessToken: string;
      /** Decrypts ACI's webhooks. */
      readonly webhookKey: string;
    };

const PROVIDERS = ['sandbox', 'stripe', 'braintree', 'aci'] as const;

interface Wanted {
  readonly name: string;
  readonly shape: RegExp;
  readonly says: string;
  readonly fallback?: string;
}

const STRIPE = {
  secretKey: { name: 'INKWELL_STRIPE_SECRET_KEY', shape: /^(sk|rk)_(test|live)_\w{10,250}$/, says: 'sk_… or rk_…' },
  publishableKey: { name: 'INKWELL_STRIPE_PUBLISHABLE_KEY', shape: /^pk_(test|live)_\w{10,250}$/, says: 'pk_…' },
  webhookSecret: { name: 'INKWELL_STRIPE_WEBHOOK_SECRET', shape: /^whsec_[\w+/=]{10,250}$/, says: 'whsec_…' },
  url: {
    name: 'INKWELL_STRIPE_URL',
    shape: /^https?:\/\/[\w.:-]+$/,
    says: 'an address without a path',
    fallback: 'https://api.stripe.com',
  },
} as const satisfies Readonly<Record<string, Wanted>>;

const BRAINTREE = {
  publicKey: { name: 'INKWELL_BRAINTREE_PUBLIC_KEY', shape: /^[a-z0-9]{10,40}$/, says: 'small letters and digits' },
  privateKey: { name: 'INKWELL_BRAINTREE_PRIVATE_KEY', shape: /^[a-z0-9]{10,80}$/, says: 'small letters and digits' },
  tokenizationKey: {
    name: 'INKWELL_BRAINTREE_TOKENIZATION_KEY',
    shape: /^(sandbox|production)_[a-z0-9]{4,40}_[a-z0-9]{4,40}$/,
    says: 'sandbox_… or production_…',
  },
  usd: { name: 'INKWELL_BRAINTREE_ACCOUNT_USD', shape: /^[\w-]{1,64}$/, says: 'the name of the merchant account in US dollars' },
  cad: { name: 'INKWELL_BRAINTREE_ACCOUNT_CAD', shape: /^[\w-]{1,64}$/, says: 'the name of the merchant account in Canadian dollars' },
  url: { name: 'INKWELL_BRAINTREE_URL', shape: /^https?:\/\/[\w.:-]+$/, says: 'an address without a path' },
} as const satisfies Readonly<Record<string, Wanted>>;

/** Which of Braintree's environments a key belongs to. */
const BRAINTREE_URLS = { sandbox: 'https://payments.sandbox.braintree-api.com', production: 'https://payments.braintree-api.com' } as const;

const ACI = {
  entityId: { name: 'INKWELL_ACI_ENTITY_ID', shape: /^[0-9a-f]{32}$/, says: '32 hexadecimal digits' },
  accessToken: { name: 'INKWELL_ACI_ACCESS_TOKEN', shape: /^[\w+/-]{20,300}={0,2}$/, says: 'base64, at least 20 letters' },
  webhookKey: { name: 'INKWELL_ACI_WEBHOOK_KEY', shape: /^[0-9A-Fa-f]{64}$/, says: '64 hexadecimal digits' },
  url: {
    name: 'INKWELL_ACI_URL',
    shape: /^https?:\/\/[\w.:-]+$/,
    says: 'an address without a path',
    fallback: 'https://eu-prod.oppwa.com',
  },
} as const satisfies Readonly<Record<string, Wanted>>;

export const PAYMENT_NAMES: readonly string[] = [
  'INKWELL_PAYMENT_PROVIDER',
  ...[STRIPE, BRAINTREE, ACI].flatMap((wanted: Readonly<Record<string, Wanted>>) => Object.values(wanted).map(({ name }) => name)),
];

/** Adds to `wrong` what is missing or malformed, by name and never by value. */
export function readPayment(env: Env, wrong: string[]): PaymentSettings {
  const asked = env['INKWELL_PAYMENT_PROVIDER'] || 'sandbox';
  const provider = PROVIDERS.find((one) => one === asked);
  if (provider === undefined) wrong.push(`INKWELL_PAYMENT_PROVIDER=${asked}: ${PROVIDERS.join(', ')}`);
  const others = PAYMENT_NAMES.filter(
    (name) => ownValue(env, name) && name !== 'INKWELL_PAYMENT_PROVIDER' && !name.includes(`_${provider?.toUpperCase()}_`),
  );
  wrong.push(...others.map((name) => `${name}: belongs to another INKWELL_PAYMENT_PROVIDER than ${asked}`));
  if (env['INKWELL_PAYMENT_URL'] && asked !== 'sandbox')
    wrong.push(`INKWELL_PAYMENT_URL belongs to another INKWELL_PAYMENT_PROVIDER than ${asked}`);
  if (env['INKWELL_PAYMENT_URL'] && !env['INKWELL_PAYMENT_KEY'])
    wrong.push('INKWELL_PAYMENT_URL needs INKWELL_PAYMENT_KEY, the secret shared with the provider');
  if (provider === 'braintree') return readBraintree(env, wrong);
  if (provider === 'aci') return { provider, ...readAll(ACI, env, wrong) };
  if (provider === 'stripe') return readStripe(env, wrong);
  return { provider: 'sandbox' };
}

type Env = Readonly<Record<string, string | undefined>>;

function readBraintree(env: Env, wrong: string[]): PaymentSettings {
  const isLive = env[BRAINTREE.tokenizationKey.name]?.startsWith('production_') === true;
  const url = { ...BRAINTREE.url, fallback: BRAINTREE_URLS[isLive ? 'production' : 'sandbox'] };
  const { usd, cad, ...settings } = readAll({ ...BRAINTREE, url }, env, wrong);
  return { provider: 'braintree', ...settings, merchantAccounts: { USD: usd, CAD: cad } };
}

function readStripe(env: Env, wrong: string[]): PaymentSettings {
  const settings = { provider: 'stripe' as const, ...readAll(STRIPE, env, wrong) };
  if (settings.secretKey.includes('_live_') !== settings.publishableKey.includes('_live_'))
    wrong.push('INKWELL_STRIPE_SECRET_KEY and INKWELL_STRIPE_PUBLISHABLE_KEY: one is of the test mode and one is live');
  return settings;
}

function readAll<Name extends string>(wanted: Readonly<Record<Name, Wanted>>, env: Env, wrong: string[]): Readonly<Record<Name, string>> {
  const read = (Object.entries(wanted) as [Name, Wanted][]).map(([field, { name, shape, says, fallback }]) => {
    const value = ownValue(env, name) || fallback;
    if (value === undefined) wrong.push(`${name} is needed for this INKWELL_PAYMENT_PROVIDER: ${says}`);
    else if (!shape.test(value)) wrong.push(`${name}=…: ${says}`);
    return [field, value ?? ''] as const;
  });
  return Object.fromEntries(read) as Record<Name, string>; // every name has been read
}
