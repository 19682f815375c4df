// Who moves the money, and what it takes to ask them. Secrets are checked by their form and never repeated in what is said of them.

export type PaymentSettings =
  | { readonly provider: 'sandbox' }
  | {
      readonly provider: 'stripe';
      readonly url: string;
      readonly secretKey: string;
      /** The card form's, which may only make cards. */
      readonly publishableKey: string;
      readonly webhookSecret: string;
    };

const PROVIDERS = ['sandbox', 'stripe'] as const;

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

export const PAYMENT_NAMES: readonly string[] = ['INKWELL_PAYMENT_PROVIDER', ...Object.values(STRIPE).map(({ name }) => name)];

/** `wrong` gets what is missing or malformed, by name and never by value. */
export function readPayment(env: Readonly<Record<string, string | undefined>>, wrong: string[]): PaymentSettings {
  const asked = env['INKWELL_PAYMENT_PROVIDER'] || 'sandbox';
  const provider = PROVIDERS.find((one) => one === asked);
  if (provider === undefined) wrong.push(`INKWELL_PAYMENT_PROVIDER=${asked}: ${PROVIDERS.join(', ')}`);
  const others = PAYMENT_NAMES.filter(
    (name) => env[name] && name !== 'INKWELL_PAYMENT_PROVIDER' && !name.includes(`_${provider?.toUpperCase()}_`),
  );
  wrong.push(...others.map((name) => `${name}: belongs to another INKWELL_PAYMENT_PROVIDER than ${asked}`));
  if (env['INKWELL_PAYMENT_URL'] && asked !== 'sandbox')
    wrong.push(`INKWELL_PAYMENT_URL belongs to another INKWELL_PAYMENT_PROVIDER than ${asked}`);
  if (env['INKWELL_PAYMENT_URL'] && !env['INKWELL_PAYMENT_KEY'])
    wrong.push('INKWELL_PAYMENT_URL needs INKWELL_PAYMENT_KEY, the secret shared with the provider');
  if (provider !== 'stripe') return { provider: 'sandbox' };
  const settings = { provider, ...readAll(STRIPE, env, wrong) };
  if (settings.secretKey.includes('_live_') !== settings.publishableKey.includes('_live_'))
    wrong.push('INKWELL_STRIPE_SECRET_KEY and INKWELL_STRIPE_PUBLISHABLE_KEY: one is of the test mode and one is live');
  return settings;
}

function readAll<Name extends string>(
  wanted: Readonly<Record<Name, Wanted>>,
  env: Readonly<Record<string, string | undefined>>,
  wrong: string[],
): Readonly<Record<Name, string>> {
  const read = (Object.entries(wanted) as [Name, Wanted][]).map(([field, { name, shape, says, fallback }]) => {
    const value = env[name] || fallback;
    if (value === undefined) wrong.push(`${name} is needed for this INKWELL_PAYMENT_PROVIDER: ${says}`);
    else if (!shape.test(value)) wrong.push(`${name}=…: ${says}`);
    return [field, value ?? ''] as const;
  });
  return Object.fromEntries(read) as Record<Name, string>; // every name is read
}
