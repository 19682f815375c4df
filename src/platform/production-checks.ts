// What a shop that sells for real must not run on: it is refused at start, unless whoever runs it says that they mean it.
import type { PaymentSettings } from './payment-config.ts';

/** What production can be allowed to run on all the same, as `INKWELL_ALLOW_IN_PRODUCTION` names it. */
type ProductionException = (typeof EXCEPTIONS)[number];
const EXCEPTIONS = ['sandbox', 'http', 'localhost', 'no-mail'] as const;

export interface ProductionSettings {
  readonly production: boolean;
  /** What production may run on although no real shop would. */
  readonly allowInProduction: readonly ProductionException[];
}

/** `wrong` gets what is malformed, by name. */
export function readProduction(env: Readonly<Record<string, string | undefined>>, wrong: string[]): ProductionSettings {
  const text = env['INKWELL_ALLOW_IN_PRODUCTION'] || undefined;
  const named = text?.split(',').map((one) => EXCEPTIONS.find((name) => name === one.trim())) ?? [];
  if (named.includes(undefined)) wrong.push(`INKWELL_ALLOW_IN_PRODUCTION=${text}: ${EXCEPTIONS.join(', ')}, parted by commas`);
  return { production: env['NODE_ENV'] === 'production', allowInProduction: named.flatMap((name) => name ?? []) };
}

interface Sold extends ProductionSettings {
  readonly payment: PaymentSettings;
  readonly paymentUrl: string | undefined;
  readonly scheme: 'http' | 'https';
  readonly consumerHost: string;
  readonly businessHost: string;
  readonly payHost: string;
  readonly smtpUrl: string | undefined;
}

/** Everything a production shop lacks, each with what to set. */
export function unfitForProduction(config: Sold): readonly string[] {
  if (!config.production) return [];
  const { scheme, consumerHost, businessHost, payHost, smtpUrl, allowInProduction } = config;
  const local = Object.entries({ CONSUMER: consumerHost, BUSINESS: businessHost, PAY: payHost }).filter(([, host]) => isLocal(host));
  const unfit: Readonly<Record<ProductionException, string | undefined>> = {
    sandbox: movesMoney(config)
      ? undefined
      : 'the payment company is a sandbox, which moves no money. Set INKWELL_PAYMENT_PROVIDER with live keys, or INKWELL_PAYMENT_URL',
    http: scheme === 'https' ? undefined : 'INKWELL_SCHEME is http. Put TLS in front, and set INKWELL_SCHEME=https',
    localhost:
      local.length === 0
        ? undefined
        : `${local.map(([name, host]) => `INKWELL_${name}_HOST is ${host}`).join(', ')}. Set the names by which shoppers reach the shop`,
    'no-mail': smtpUrl !== undefined ? undefined : 'no mail leaves the shop. Set SMTP_URL',
  };
  return EXCEPTIONS.flatMap((name) =>
    unfit[name] === undefined || allowInProduction.includes(name)
      ? []
      : [`NODE_ENV=production: ${unfit[name]}; or allow it by INKWELL_ALLOW_IN_PRODUCTION=${name}`],
  );
}

/** Test modes of real companies move none, either. */
function movesMoney({ payment, paymentUrl }: Sold): boolean {
  switch (payment.provider) {
    case 'sandbox':
      return paymentUrl !== undefined;
    case 'stripe':
      return payment.secretKey.includes('_live_');
    case 'braintree':
      return payment.tokenizationKey.startsWith('production_');
    case 'aci':
      return !/\btest\b/.test(payment.url);
  }
}

function isLocal(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host.startsWith('127.');
}
