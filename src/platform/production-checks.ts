// Settings that a real shop must not have: the shop refuses to start with them, unless the operator allows them by name.
import ipaddr from 'ipaddr.js';
import type { PaymentSettings } from './payment-config.ts';

/** A setting that `INKWELL_ALLOW_IN_PRODUCTION` can allow. */
type ProductionException = (typeof EXCEPTIONS)[number];
const EXCEPTIONS = ['sandbox', 'http', 'localhost', 'no-mail'] as const;

export interface ProductionSettings {
  readonly production: boolean;
  /** Settings that the operator allows although no real shop should have them. */
  readonly allowInProduction: readonly ProductionException[];
}

/** Adds to `wrong` what is malformed, by name. */
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

/** Everything a production shop lacks, with what to set. */
export function unfitForProduction(config: Sold): readonly string[] {
  if (!config.production) return [];
  const { scheme, consumerHost, businessHost, payHost, smtpUrl, allowInProduction } = config;
  const local = Object.entries({ CONSUMER: consumerHost, BUSINESS: businessHost, PAY: payHost }).filter(([, host]) => isLocal(host));
  const unfit: Readonly<Record<ProductionException, string | undefined>> = {
    sandbox: whyNoMoneyMoves(config),
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

const PAYMENT_ADDRESS = {
  sandbox: 'INKWELL_PAYMENT_URL',
  stripe: 'INKWELL_STRIPE_URL',
  braintree: 'INKWELL_BRAINTREE_URL',
  aci: 'INKWELL_ACI_URL',
} as const satisfies Readonly<Record<PaymentSettings['provider'], string>>;

function whyNoMoneyMoves(config: Sold): string | undefined {
  const { payment, paymentUrl } = config;
  if (!isLive(config))
    return 'the payment company is a sandbox, which moves no money. Set INKWELL_PAYMENT_PROVIDER with live keys, or INKWELL_PAYMENT_URL';
  const address = payment.provider === 'sandbox' ? paymentUrl : payment.url;
  if (address === undefined || isReachedSafely(address)) return undefined;
  return `${PAYMENT_ADDRESS[payment.provider]} is http or on this machine, where a payment company moves no money. Set its https address`;
}

/** A real company's test mode moves no money either. */
function isLive({ payment, paymentUrl }: Sold): boolean {
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

/** Malformed addresses are reported where they are parsed, not here. */
function isReachedSafely(address: string): boolean {
  if (!URL.canParse(address)) return true;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' && !isLocal(hostname);
}

function isLocal(host: string): boolean {
  const name = host.replace(/^\[|\]$|\.$/g, '');
  if (ipaddr.isValid(name)) return ['loopback', 'unspecified'].includes(ipaddr.process(name).range());
  return name === 'localhost' || name.endsWith('.localhost');
}
