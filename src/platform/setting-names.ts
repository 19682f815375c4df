// The names of all settings, so that a misspelled one is reported and not ignored.
import { PAYMENT_NAMES } from './payment-config.ts';

const KNOWN = new Set([
  ...PAYMENT_NAMES,
  'INKWELL_ALLOW_IN_PRODUCTION',
  'INKWELL_DEMO',
  'INKWELL_GALLERY',
  'INKWELL_CONSUMER_HOST',
  'INKWELL_BUSINESS_HOST',
  'INKWELL_PAY_HOST',
  'INKWELL_PARENT_ORIGINS',
  'INKWELL_MINI_CART_WAIT_MS',
  'INKWELL_SCHEME',
  'INKWELL_PUBLIC_PORT',
  'INKWELL_TRUST_PROXY',
  'INKWELL_METRICS_TOKEN',
  'INKWELL_MAIL_FROM',
  'INKWELL_DATABASE_POOL',
  'INKWELL_DATABASE_WAIT_SECONDS',
  'INKWELL_REQUESTS_AT_ONCE',
  'INKWELL_CONNECTIONS_AT_ONCE',
  'INKWELL_CONNECTIONS_PER_ADDRESS',
  'INKWELL_DRAIN_MS',
  'INKWELL_TRIES_PER_ADDRESS',
  'INKWELL_PAY_PORT',
  'INKWELL_PAY_PUBLIC_PORT',
  'INKWELL_SECRETS_KEY',
  'INKWELL_STAFF_TWO_STEP',
  'INKWELL_PAYMENT_KEY',
  'INKWELL_PAYMENT_URL',
  'INKWELL_GEOCODER_URL',
  'INKWELL_GEOCODER_HOSTS',
  'INKWELL_MAP_CREDIT',
  'INKWELL_MAP_TILES',
  'INKWELL_TAX_URL',
  'INKWELL_WEBHOOK_URL',
  'INKWELL_WEBHOOK_SECRET',
  'INKWELL_GST_NUMBER',
  'INKWELL_QST_NUMBER',
  'INKWELL_PST_NUMBERS',
  'INKWELL_SELLER_US',
  'INKWELL_SELLER_CA',
  'INKWELL_RETURNS_US',
  'INKWELL_RETURNS_CA',
  'INKWELL_PASSWORD',
]);

/** Names in the environment that look like settings but are none. */
export function unknownNames(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  return Object.keys(env).flatMap((name) => (name.startsWith('INKWELL_') && !KNOWN.has(name) ? [`${name}: no such setting`] : []));
}
