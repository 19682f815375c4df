import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { originOf } from './host-settings.ts';

const wrong = (env: Record<string, string>): string => {
  try {
    readConfig(env);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

test('an empty environment is a demo shop on this machine', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: './data',
    databaseUrl: undefined,
    demo: true,
    production: false,
  });
});

test('[MINI-2] the wait of the mini cart is configured, or left to the page', () => {
  expect(readConfig({}).miniCartWaitMs).toBeUndefined();
  expect(readConfig({ INKWELL_MINI_CART_WAIT_MS: '0' }).miniCartWaitMs).toBe(0);
  expect(readConfig({ INKWELL_MINI_CART_WAIT_MS: '750' }).miniCartWaitMs).toBe(750);
});

const SELLERS = {
  INKWELL_SELLER_US: 'North Paper Co. | 8 Harbor Way | Portland, ME 04101',
  INKWELL_SELLER_CA: 'Papier du Nord inc. | 18 rue du Port | Rimouski (Québec) G5L 4B2 | Canada',
};

test('[CHK-5] a real shop configures its seller; the demo has one', () => {
  expect(wrong({ NODE_ENV: 'production' })).toContain('INKWELL_SELLER_US is needed');
  expect(wrong({ INKWELL_RETURNS_CA: 'Retours | 2 rue du Quai | Rimouski (Québec) G5L 4B2' })).toContain('INKWELL_SELLER_CA is needed');
  expect(readConfig({}).sellers.CA).toEqual({ seller: undefined, returnsTo: undefined });
  expect(readConfig({ ...SELLERS, INKWELL_PST_NUMBERS: 'BC PST-1042-7715, MB 104721-6' })).toMatchObject({
    sellers: { US: { seller: ['North Paper Co.', '8 Harbor Way', 'Portland, ME 04101'], returnsTo: undefined } },
    provincialTaxNumbers: { BC: 'PST-1042-7715', MB: '104721-6' },
  });
});

/** A complete production configuration without the payment provider. */
const FOR_REAL = {
  ...SELLERS,
  NODE_ENV: 'production',
  INKWELL_SCHEME: 'https',
  INKWELL_CONSUMER_HOST: 'shop.example',
  INKWELL_BUSINESS_HOST: 'business.shop.example',
  INKWELL_PAY_HOST: 'pay.shop.example',
  SMTP_URL: 'smtp://mail.example',
};
const PAID = { ...FOR_REAL, INKWELL_PAYMENT_URL: 'https://pay.example', INKWELL_PAYMENT_KEY: 'shared with the provider' };

test('production has no demo unless it is configured', () => {
  expect(readConfig(PAID)).toMatchObject({ production: true, demo: false, logLevel: 'info' });
  expect(readConfig({ ...PAID, INKWELL_DEMO: 'yes' })).toMatchObject({ demo: true });
});

test('production names everything a real shop lacks, and what to set', () => {
  const message = wrong({ ...SELLERS, NODE_ENV: 'production' });
  expect(message.split('\n').slice(1)).toEqual([
    '  NODE_ENV=production: the payment company is a sandbox, which moves no money. Set INKWELL_PAYMENT_PROVIDER with live keys, or INKWELL_PAYMENT_URL; or allow it by INKWELL_ALLOW_IN_PRODUCTION=sandbox',
    '  NODE_ENV=production: INKWELL_SCHEME is http. Put TLS in front, and set INKWELL_SCHEME=https; or allow it by INKWELL_ALLOW_IN_PRODUCTION=http',
    '  NODE_ENV=production: INKWELL_CONSUMER_HOST is localhost, INKWELL_BUSINESS_HOST is business.localhost, INKWELL_PAY_HOST is pay.localhost. Set the names by which shoppers reach the shop; or allow it by INKWELL_ALLOW_IN_PRODUCTION=localhost',
    '  NODE_ENV=production: no mail leaves the shop. Set SMTP_URL; or allow it by INKWELL_ALLOW_IN_PRODUCTION=no-mail',
  ]);
});

test('production starts with a demo setting only when it is allowed by name', () => {
  const all = { ...SELLERS, NODE_ENV: 'production', INKWELL_ALLOW_IN_PRODUCTION: 'sandbox, http,localhost,no-mail' };
  expect(readConfig(all)).toMatchObject({ production: true, allowInProduction: ['sandbox', 'http', 'localhost', 'no-mail'] });
  const some = wrong({ ...all, INKWELL_ALLOW_IN_PRODUCTION: 'sandbox,localhost' });
  expect(some.match(/INKWELL_ALLOW_IN_PRODUCTION=[\w-]+/g)).toEqual([
    'INKWELL_ALLOW_IN_PRODUCTION=http',
    'INKWELL_ALLOW_IN_PRODUCTION=no-mail',
  ]);
  expect(wrong({ INKWELL_ALLOW_IN_PRODUCTION: 'everything' })).toContain(
    'INKWELL_ALLOW_IN_PRODUCTION=everything: sandbox, http, localhost, no-mail',
  );
});

test.each([
  [{ PORT: '0' }, 'PORT=0: a port between 1 and 65535'],
  [{ PORT: '65536' }, 'PORT=65536: a port'],
  [{ PORT: '3e3' }, 'PORT=3e3: a port'],
  [{ HOST: 'here there' }, 'HOST=here there: a host name or address'],
  [{ DATABASE_URL: 'localhost/shop' }, 'DATABASE_URL=…: a postgres:// address'],
  [{ DATABASE_URL: 'mysql://u:secret@h/shop' }, 'DATABASE_URL=…: a postgres:// address'],
  [{ SMTP_URL: 'https://mail.example' }, 'SMTP_URL=…: an smtp:// address'],
  [{ INKWELL_MINI_CART_WAIT_MS: '2s' }, 'INKWELL_MINI_CART_WAIT_MS=2s: at most 10000 milliseconds'],
  [{ INKWELL_MINI_CART_WAIT_MS: '10001' }, 'INKWELL_MINI_CART_WAIT_MS=10001: at most 10000'],
  [{ INKWELL_SCHEME: 'ftp' }, 'INKWELL_SCHEME=ftp: http or https'],
  [{ INKWELL_PUBLIC_PORT: '-1' }, 'INKWELL_PUBLIC_PORT=-1: a port'],
  [{ INKWELL_BUSINESS_HOST: 'http://shop' }, 'INKWELL_BUSINESS_HOST=http://shop: a host name'],
  [{ INKWELL_BUSINESS_HOST: 'localhost' }, 'three different hosts'],
  [{ INKWELL_MAIL_FROM: 'nobody' }, 'INKWELL_MAIL_FROM=nobody: a mail address'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL=loud: fatal, error'],
  [{ INKWELL_DEMO: '2' }, 'INKWELL_DEMO=2: yes or no'],
  [{ INKWELL_GALLERY: 'maybe' }, 'INKWELL_GALLERY=maybe: yes or no'],
  [{ INKWELL_SELLER_US: 'North Paper Co.' }, 'INKWELL_SELLER_US=North Paper Co.: a name and two to five lines'],
  [{ INKWELL_PST_NUMBERS: 'QC 1234567' }, 'INKWELL_PST_NUMBERS=QC 1234567: BC, MB or SK and its number'],
  [{ INKWELL_TRUST_PROXY: 'sometimes' }, 'INKWELL_TRUST_PROXY=sometimes: yes or no'],
  [{ INKWELL_METRICS_TOKEN: 'short' }, 'INKWELL_METRICS_TOKEN=…: 16 to 200 letters'],
  [{ INKWELL_TRIES_PER_ADDRESS: '0' }, 'INKWELL_TRIES_PER_ADDRESS=0: a number of tries between 1 and 100000'],
  [{ INKWELL_DATABASE_POOL: '1' }, 'INKWELL_DATABASE_POOL=1: a number of connections between 2 and 200'],
  [
    { INKWELL_MAP_TILES: 'http://tiles.example.com/{z}/{x}/{y}.png' },
    'INKWELL_MAP_TILES=http://tiles.example.com/{z}/{x}/{y}.png: an https://',
  ],
  [{ INKWELL_MAP_TILES: 'https://tiles.example.com/map.png' }, 'with {z}, {x} and {y} in its path'],
  [{ INKWELL_MAP_TILES: 'https://{s}.example.com/{z}/{x}/{y}.png' }, 'INKWELL_MAP_TILES='],
  [{ INKWELL_MAP_TILES: 'https://tiles.example.com/{z}/{x}/{y}.png' }, 'INKWELL_MAP_TILES needs INKWELL_MAP_CREDIT'],
  [{ INKWELL_DATABSE_POOL: '20' }, 'INKWELL_DATABSE_POOL: no such setting'],
])('%o is refused by name', (env, message) => {
  expect(wrong(env)).toContain(message);
});

test('all wrong values are named at once, without secrets', () => {
  const message = wrong({ PORT: 'x', LOG_LEVEL: 'y', DATABASE_URL: 'mysql://u:secret@h/shop', INKWELL_PASWORD: 'secret' });
  expect(message.split('\n')).toHaveLength(5);
  expect(message).not.toContain('secret');
});

test('[APP-2] addresses come from the configuration, without the default port', () => {
  const seen = (env: Record<string, string>): string => {
    const config = readConfig(env);
    return originOf(config, config.consumerHost);
  };
  expect(seen({ PORT: '4000' })).toBe('http://localhost:4000');
  expect(seen({ INKWELL_SCHEME: 'https', INKWELL_PUBLIC_PORT: '443', INKWELL_CONSUMER_HOST: 'Shop.Example' })).toBe('https://shop.example');
  expect(seen({ INKWELL_PUBLIC_PORT: '80' })).toBe('http://localhost');
});

const STRIPE = {
  INKWELL_PAYMENT_PROVIDER: 'stripe',
  INKWELL_STRIPE_SECRET_KEY: 'sk_test_aaaaaaaaaaaa',
  INKWELL_STRIPE_PUBLISHABLE_KEY: 'pk_test_bbbbbbbbbbbb',
  INKWELL_STRIPE_WEBHOOK_SECRET: 'whsec_cccccccccccc',
};

const BRAINTREE = {
  INKWELL_PAYMENT_PROVIDER: 'braintree',
  INKWELL_BRAINTREE_PUBLIC_KEY: 'aaaaaaaaaaaa',
  INKWELL_BRAINTREE_PRIVATE_KEY: 'bbbbbbbbbbbb',
  INKWELL_BRAINTREE_TOKENIZATION_KEY: 'sandbox_cccccccc_inkwell',
  INKWELL_BRAINTREE_ACCOUNT_USD: 'inkwell_us',
  INKWELL_BRAINTREE_ACCOUNT_CAD: 'inkwell_ca',
};

const ACI = {
  INKWELL_PAYMENT_PROVIDER: 'aci',
  INKWELL_ACI_ENTITY_ID: 'a'.repeat(32),
  INKWELL_ACI_ACCESS_TOKEN: `${'b'.repeat(30)}==`,
  INKWELL_ACI_WEBHOOK_KEY: 'c'.repeat(64),
};

test('[PAY-7] the payment provider is chosen by configuration, with its settings', () => {
  expect(readConfig({}).payment).toEqual({ provider: 'sandbox' });
  expect(readConfig(STRIPE).payment).toEqual({
    provider: 'stripe',
    url: 'https://api.stripe.com',
    secretKey: 'sk_test_aaaaaaaaaaaa',
    publishableKey: 'pk_test_bbbbbbbbbbbb',
    webhookSecret: 'whsec_cccccccccccc',
  });
  const braintree = {
    provider: 'braintree',
    url: 'https://payments.sandbox.braintree-api.com',
    publicKey: 'aaaaaaaaaaaa',
    privateKey: 'bbbbbbbbbbbb',
    tokenizationKey: 'sandbox_cccccccc_inkwell',
    merchantAccounts: { USD: 'inkwell_us', CAD: 'inkwell_ca' },
  };
  expect(readConfig(BRAINTREE).payment).toEqual(braintree);
  const tokenizationKey = 'production_cccccccc_inkwell';
  expect(readConfig({ ...BRAINTREE, INKWELL_BRAINTREE_TOKENIZATION_KEY: tokenizationKey }).payment).toEqual({
    ...braintree,
    tokenizationKey,
    url: 'https://payments.braintree-api.com',
  });
  expect(readConfig(ACI).payment).toEqual({
    provider: 'aci',
    url: 'https://eu-prod.oppwa.com',
    entityId: 'a'.repeat(32),
    accessToken: `${'b'.repeat(30)}==`,
    webhookKey: 'c'.repeat(64),
  });
});

const LIVE_STRIPE = {
  ...STRIPE,
  INKWELL_STRIPE_SECRET_KEY: 'sk_live_aaaaaaaaaaaa',
  INKWELL_STRIPE_PUBLISHABLE_KEY: 'pk_live_bbbbbbbbbbbb',
};
const LIVE_BRAINTREE = { ...BRAINTREE, INKWELL_BRAINTREE_TOKENIZATION_KEY: 'production_cccccccc_inkwell' };

test.each<[object, boolean]>([
  [STRIPE, false],
  [LIVE_STRIPE, true],
  [BRAINTREE, false],
  [LIVE_BRAINTREE, true],
  [{ ...ACI, INKWELL_ACI_URL: 'https://eu-test.oppwa.com' }, false],
  [ACI, true],
])('[PAY-7] production takes live keys for real money: %o is enough: %s', (payment, enough) => {
  const env = { ...FOR_REAL, ...payment };
  expect(!wrong(env).includes('moves no money')).toBe(enough);
});

test.each<[object, string]>([
  [{ ...PAID, INKWELL_PAYMENT_URL: 'http://pay.example' }, 'INKWELL_PAYMENT_URL'],
  [{ ...PAID, INKWELL_PAYMENT_URL: 'https://localhost:9' }, 'INKWELL_PAYMENT_URL'],
  [{ ...PAID, INKWELL_PAYMENT_URL: 'https://pay.localhost.' }, 'INKWELL_PAYMENT_URL'],
  [{ ...PAID, INKWELL_PAYMENT_URL: 'https://127.8.0.1' }, 'INKWELL_PAYMENT_URL'],
  [{ ...PAID, INKWELL_PAYMENT_URL: 'https://2130706433' }, 'INKWELL_PAYMENT_URL'],
  [{ ...PAID, INKWELL_PAYMENT_URL: 'https://[::1]:9' }, 'INKWELL_PAYMENT_URL'],
  [{ ...PAID, INKWELL_PAYMENT_URL: 'https://[::ffff:127.0.0.1]' }, 'INKWELL_PAYMENT_URL'],
  [{ ...PAID, INKWELL_PAYMENT_URL: 'https://0.0.0.0' }, 'INKWELL_PAYMENT_URL'],
  [{ ...FOR_REAL, ...LIVE_STRIPE, INKWELL_STRIPE_URL: 'http://api.stripe.com' }, 'INKWELL_STRIPE_URL'],
  [{ ...FOR_REAL, ...LIVE_STRIPE, INKWELL_STRIPE_URL: 'https://127.0.0.1:12111' }, 'INKWELL_STRIPE_URL'],
  [{ ...FOR_REAL, ...LIVE_BRAINTREE, INKWELL_BRAINTREE_URL: 'http://localhost:9' }, 'INKWELL_BRAINTREE_URL'],
  [{ ...FOR_REAL, ...ACI, INKWELL_ACI_URL: 'http://eu-prod.oppwa.com' }, 'INKWELL_ACI_URL'],
])('[PAY-7] production asks its payment company over https on another machine, unless the sandbox is allowed: %o', (env, name) => {
  expect(
    wrong({ ...env })
      .split('\n')
      .slice(1),
  ).toEqual([
    `  NODE_ENV=production: ${name} is http or on this machine, where a payment company moves no money. Set its https address; or allow it by INKWELL_ALLOW_IN_PRODUCTION=sandbox`,
  ]);
  expect(wrong({ ...env, INKWELL_ALLOW_IN_PRODUCTION: 'sandbox' })).toBe('');
  expect(wrong({ ...env, NODE_ENV: 'test' })).toBe('');
});

test.each([
  [{ INKWELL_PAYMENT_PROVIDER: 'bank' }, 'INKWELL_PAYMENT_PROVIDER=bank: sandbox, stripe, braintree, aci'],
  [{ INKWELL_PAYMENT_PROVIDER: 'stripe' }, 'INKWELL_STRIPE_SECRET_KEY is needed'],
  [{ ...STRIPE, INKWELL_STRIPE_SECRET_KEY: 'pk_test_aaaaaaaaaaaa' }, 'INKWELL_STRIPE_SECRET_KEY=…: sk_… or rk_…'],
  [{ ...STRIPE, INKWELL_STRIPE_SECRET_KEY: 'sk_live_aaaaaaaaaaaa' }, 'one is of the test mode and one is live'],
  [{ ...STRIPE, INKWELL_PAYMENT_PROVIDER: 'sandbox' }, 'INKWELL_STRIPE_SECRET_KEY: belongs to another INKWELL_PAYMENT_PROVIDER'],
  [{ ...BRAINTREE, INKWELL_BRAINTREE_PUBLIC_KEY: '' }, 'INKWELL_BRAINTREE_PUBLIC_KEY is needed'],
  [{ ...BRAINTREE, INKWELL_BRAINTREE_PRIVATE_KEY: 'bbbb bbbb bbbb' }, 'INKWELL_BRAINTREE_PRIVATE_KEY=…: small letters and digits'],
  [{ ...BRAINTREE, INKWELL_BRAINTREE_TOKENIZATION_KEY: 'cccccccccccc' }, 'INKWELL_BRAINTREE_TOKENIZATION_KEY=…: sandbox_… or production_…'],
  [{ ...BRAINTREE, INKWELL_BRAINTREE_ACCOUNT_CAD: '' }, 'INKWELL_BRAINTREE_ACCOUNT_CAD is needed'],
  [{ ...BRAINTREE, INKWELL_STRIPE_SECRET_KEY: 'sk_test_aaaaaaaaaaaa' }, 'INKWELL_STRIPE_SECRET_KEY: belongs to another'],
  [{ ...ACI, INKWELL_ACI_ENTITY_ID: 'aaaa' }, 'INKWELL_ACI_ENTITY_ID=…: 32 hexadecimal digits'],
  [{ ...ACI, INKWELL_ACI_ACCESS_TOKEN: '' }, 'INKWELL_ACI_ACCESS_TOKEN is needed'],
  [{ ...ACI, INKWELL_ACI_ACCESS_TOKEN: 'bbbb bbbb' }, 'INKWELL_ACI_ACCESS_TOKEN=…: base64'],
  [{ ...ACI, INKWELL_ACI_WEBHOOK_KEY: 'cccc' }, 'INKWELL_ACI_WEBHOOK_KEY=…: 64 hexadecimal digits'],
  [{ ...ACI, INKWELL_ACI_URL: 'eu-test.oppwa.com' }, 'INKWELL_ACI_URL=…: an address without a path'],
  [{ ...STRIPE, INKWELL_PAYMENT_URL: 'https://pay.example', INKWELL_PAYMENT_KEY: 'x' }, 'INKWELL_PAYMENT_URL belongs to another'],
])('[PAY-7] a payment provider that lacks something is refused by name: %o', (env, message) => {
  expect(wrong(env)).toContain(message);
  expect(wrong(env)).not.toMatch(/(aaaa|bbbb|cccc)/);
});
