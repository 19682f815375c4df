// Reads the configuration from the environment, checks it once at start and names every wrong value.
import { readCapacity, wholeNumber, type CapacitySettings, type Read } from './capacity-settings.ts';
import { PAYMENT_NAMES, readPayment, type PaymentSettings } from './payment-config.ts';
import { readProduction, unfitForProduction, type ProductionSettings } from './production-checks.ts';

export interface Config extends ProductionSettings, CapacitySettings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** PostgreSQL ≥ 15; without it the shop uses the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly scheme: 'http' | 'https';
  /** Port that shoppers see in addresses; behind a proxy it differs from `port`. */
  readonly publicPort: number;
  readonly consumerHost: string;
  readonly businessHost: string;
  readonly payHost: string;
  /** Port of the payment host; undefined: `port` + 1, or any free port. */
  readonly payPort: number | undefined;
  /** The payment host's port as shoppers see it behind a proxy; undefined: the port it listens on. */
  readonly payPublicPort: number | undefined;
  /** Pages of these origins may frame the shop and receive its cart count (CART-25, ANL-2). */
  readonly parentOrigins: readonly string[];
  /** How long the mini cart waits while another flyout is open (MINI-2); undefined: the page's two seconds. */
  readonly miniCartWaitMs: number | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly logLevel: string;
  /** Loads the demo catalogue and accounts; never accounts in production. */
  readonly demo: boolean;
  /** Shows every component at /gallery, as development does. */
  readonly gallery: boolean;
  readonly trustProxy: boolean;
  /** Token that opens `/metrics`; without one only this machine may read it, and in production nobody. */
  readonly metricsToken: string | undefined;
  readonly databasePool: number;
  /** How long the start waits for a database that is not there yet. */
  readonly databaseWaitSeconds: number;
  /** The payment provider. */
  readonly payment: PaymentSettings;
  /** Secret between the sandbox payment provider and the shop; generated at start when absent. */
  readonly paymentKey: string | undefined;
  /** Address of the payment provider's API; without it the shop starts the sandbox provider itself. */
  readonly paymentUrl: string | undefined;
  /** Address of a tax service; without it the shop uses its own rate tables. */
  readonly taxUrl: string | undefined;
  /** Address of a geocoder; without it the shop uses its own lists of places. */
  readonly geocoderUrl: string | undefined;
  /** Hosts that the geocoder may be on. */
  readonly geocoderHosts: readonly string[];
  /** Address of the store map's tiles, with `{z}`, `{x}` and `{y}`; without it the shop draws the map from its own atlas. */
  readonly mapTiles: string | undefined;
  /** Credit line of the tiles, as their licence requires. */
  readonly mapCredit: string | undefined;
  /** Address that receives order events; without it nobody does. */
  readonly webhookUrl: string | undefined;
  /** The seller's GST/HST and QST registrations, printed on Canadian invoices. */
  readonly gstNumber: string | undefined;
  readonly qstNumber: string | undefined;
  /** Registrations for provincial sales taxes (PST of British Columbia and Saskatchewan, RST of Manitoba), by province. */
  readonly provincialTaxNumbers: Readonly<Record<string, string>>;
  /** Seller and returns address per country, line by line, as invoices and labels print them. */
  readonly sellers: Readonly<Record<'US' | 'CA', SellerLines>>;
  /** Secret that signs the webhook's messages. */
  readonly webhookSecret: string | undefined;
}

/** Undefined: the demo's seller. */
export interface SellerLines {
  readonly seller: readonly string[] | undefined;
  /** Undefined: the seller's own address. */
  readonly returnsTo: readonly string[] | undefined;
}

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

/** Reads and checks the environment. Throws one error that names every unknown or malformed value. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const wrong: string[] = [];
  const read: Read = (name, fallback, parse, wanted) => {
    const text = env[name]; // own key: this file's names only
    if (text === undefined || text === '') return fallback;
    const value = parse(text);
    if (value === undefined) wrong.push(`${name}=${/SECRET|KEY|PASSWORD|TOKEN|URL/.test(name) ? '…' : text}: ${wanted}`);
    return value ?? fallback;
  };
  const webAddress = (name: string): string | undefined =>
    read<string | undefined>(name, undefined, addressWith('http:', 'https:'), 'an http:// or https:// address');
  wrong.push(...unknownNames(env));
  const portOf = (name: string): number | undefined =>
    read<number | undefined>(name, undefined, wholeNumber(1, 65_535), 'a port between 1 and 65535');
  const port = portOf('PORT') ?? 3000;
  const publicPort = portOf('INKWELL_PUBLIC_PORT');
  const mode = readProduction(env, wrong);
  const config: Config = {
    port,
    host: read('HOST', '127.0.0.1', (text) => (/^[\w.:-]+$/.test(text) ? text : undefined), 'a host name or address'),
    dataDir: env['DATA_DIR'] || './data',
    databaseUrl: read<string | undefined>('DATABASE_URL', undefined, addressWith('postgres:', 'postgresql:'), 'a postgres:// address'),
    scheme: read('INKWELL_SCHEME', 'http', (text) => (text === 'http' || text === 'https' ? text : undefined), 'http or https'),
    publicPort: publicPort ?? port,
    consumerHost: read('INKWELL_CONSUMER_HOST', 'localhost', hostName, 'a host name'),
    businessHost: read('INKWELL_BUSINESS_HOST', 'business.localhost', hostName, 'a host name'),
    payHost: read('INKWELL_PAY_HOST', 'pay.localhost', hostName, 'a host name'),
    payPort: portOf('INKWELL_PAY_PORT'),
    payPublicPort: portOf('INKWELL_PAY_PUBLIC_PORT') ?? publicPort,
    parentOrigins: read<readonly string[]>('INKWELL_PARENT_ORIGINS', [], originList, 'origins: https://app.example.com, parted by commas'),
    miniCartWaitMs: read<number | undefined>('INKWELL_MINI_CART_WAIT_MS', undefined, wholeNumber(0, 10_000), 'at most 10000 milliseconds'),
    smtpUrl: read<string | undefined>('SMTP_URL', undefined, addressWith('smtp:', 'smtps:'), 'an smtp:// address'),
    mailFrom: read('INKWELL_MAIL_FROM', 'Inkwell <orders@inkwell.example>', withAt, 'a mail address'),
    logLevel: read(
      'LOG_LEVEL',
      mode.production ? 'info' : 'warn',
      (text) => (/^(fatal|error|warn|info|debug|trace|silent)$/.test(text) ? text : undefined),
      'fatal, error, warn, info, debug, trace or silent',
    ),
    ...mode,
    demo: read('INKWELL_DEMO', !mode.production, yesNo, 'yes or no'),
    gallery: read('INKWELL_GALLERY', false, yesNo, 'yes or no'),
    trustProxy: read('INKWELL_TRUST_PROXY', false, yesNo, 'yes or no'),
    metricsToken: read<string | undefined>('INKWELL_METRICS_TOKEN', undefined, numberLike(/^[\w.~-]{16,200}$/), '16 to 200 letters'),
    databasePool: read('INKWELL_DATABASE_POOL', 10, wholeNumber(2, 200), 'a number of connections between 2 and 200'),
    databaseWaitSeconds: read('INKWELL_DATABASE_WAIT_SECONDS', 120, wholeNumber(0, 3_600), 'a number of seconds up to 3600'),
    ...readCapacity(read, mode.production),
    payment: readPayment(env, wrong),
    paymentKey: env['INKWELL_PAYMENT_KEY'] || undefined,
    paymentUrl: webAddress('INKWELL_PAYMENT_URL'),
    taxUrl: webAddress('INKWELL_TAX_URL'),
    geocoderUrl: read<string | undefined>('INKWELL_GEOCODER_URL', undefined, addressWith('https:'), 'an https:// address'),
    geocoderHosts: read<readonly string[]>('INKWELL_GEOCODER_HOSTS', [], hostNames, 'host names with commas between'),
    mapTiles: read<string | undefined>(
      'INKWELL_MAP_TILES',
      undefined,
      tileAddress,
      'an https:// address with {z}, {x} and {y} in its path',
    ),
    mapCredit: env['INKWELL_MAP_CREDIT'] || undefined,
    webhookUrl: webAddress('INKWELL_WEBHOOK_URL'),
    webhookSecret: env['INKWELL_WEBHOOK_SECRET'] || undefined,
    ...sellingFrom(read),
  };
  wrong.push(...contradictions(config), ...unfitForProduction(config));
  if (wrong.length > 0) throw new Error(`The configuration is not usable:\n  ${wrong.join('\n  ')}`);
  return config;
}

/** What invoices and labels print about the seller. */
function sellingFrom(read: Read): Pick<Config, 'gstNumber' | 'qstNumber' | 'provincialTaxNumbers' | 'sellers'> {
  const lines = (name: string): readonly string[] | undefined =>
    read<readonly string[] | undefined>(name, undefined, addressText, 'a name and two to five lines of an address, parted by |');
  return {
    gstNumber: read<string | undefined>('INKWELL_GST_NUMBER', undefined, numberLike(/^\d{9} ?RT\d{4}$/), 'nine digits, RT and four digits'),
    qstNumber: read<string | undefined>('INKWELL_QST_NUMBER', undefined, numberLike(/^\d{10} ?TQ\d{4}$/), 'ten digits, TQ and four digits'),
    provincialTaxNumbers: read('INKWELL_PST_NUMBERS', {}, provincialNumbers, 'BC, MB or SK and its number, parted by commas'),
    sellers: {
      US: { seller: lines('INKWELL_SELLER_US'), returnsTo: lines('INKWELL_RETURNS_US') },
      CA: { seller: lines('INKWELL_SELLER_CA'), returnsTo: lines('INKWELL_RETURNS_CA') },
    },
  };
}

function unknownNames(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  return Object.keys(env).flatMap((name) => (name.startsWith('INKWELL_') && !KNOWN.has(name) ? [`${name}: no such setting`] : []));
}

/** Values that are allowed alone but not together. */
function contradictions({
  geocoderUrl,
  geocoderHosts,
  mapTiles,
  mapCredit,
  webhookUrl,
  webhookSecret,
  consumerHost,
  businessHost,
  payHost,
  production,
  demo,
  sellers,
}: Config): readonly string[] {
  const found: string[] = [];
  if (webhookUrl !== undefined && (webhookSecret ?? '').length < 16) {
    found.push('INKWELL_WEBHOOK_URL needs INKWELL_WEBHOOK_SECRET, at least 16 characters that sign what is sent');
  }
  if (geocoderUrl !== undefined && !geocoderHosts.includes(new URL(geocoderUrl).hostname)) {
    found.push('INKWELL_GEOCODER_URL needs its host among INKWELL_GEOCODER_HOSTS, the hosts that may be called');
  }
  if (mapTiles !== undefined && mapCredit === undefined) {
    found.push('INKWELL_MAP_TILES needs INKWELL_MAP_CREDIT, whose tiles they are: it is shown on the map');
  }
  for (const country of ['US', 'CA'] as const) {
    if (sellers[country].seller === undefined && (sellers[country].returnsTo !== undefined || (production && !demo))) {
      found.push(`INKWELL_SELLER_${country} is needed: who sells there, as invoices and labels print it`);
    }
  }
  if (new Set([consumerHost, businessHost, payHost]).size < 3) {
    found.push('INKWELL_*_HOST: consumer, business and pay need three different hosts (cookies ignore ports)');
  }
  return found;
}

/** Default port of the payment host. */
export function payPortOf({ payPort, port }: Pick<Config, 'payPort' | 'port'>): number {
  return payPort ?? (port < 65_535 ? port + 1 : port - 1);
}

/** Address of a host as shoppers see it: `http://localhost:3000`. Never taken from a request. */
export function originOf(config: Pick<Config, 'scheme' | 'publicPort'>, host: string): string {
  const usual = config.scheme === 'http' ? 80 : 443;
  return `${config.scheme}://${host}${config.publicPort === usual ? '' : `:${config.publicPort}`}`;
}

function addressWith(...protocols: readonly string[]) {
  return (text: string): string | undefined => (URL.canParse(text) && protocols.includes(new URL(text).protocol) ? text : undefined);
}

/** One host in full: the page's content policy allows pictures from it alone. */
function tileAddress(text: string): string | undefined {
  const filled = text.replace(/\{[zxyr]\}/g, '1');
  const isWhole =
    ['{z}', '{x}', '{y}'].every((part) => text.includes(part)) && !/[{}]/.test(filled) && addressWith('https:')(filled) !== undefined;
  return isWhole && !/[{}]/.test(new URL(text).host) ? text : undefined;
}

function addressText(text: string): readonly string[] | undefined {
  const lines = text.split('|').map((line) => line.trim());
  return lines.length >= 3 && lines.length <= 6 && lines.every((line) => line !== '' && line.length <= 60) ? lines : undefined;
}

function provincialNumbers(text: string): Readonly<Record<string, string>> | undefined {
  const found = text.split(',').map((one) => /^(BC|MB|SK) +([A-Z\d][A-Z\d -]{4,18}[A-Z\d])$/.exec(one.trim()));
  return found.includes(null) ? undefined : Object.fromEntries(found.map((one) => [one?.[1] ?? '', one?.[2] ?? '']));
}

function numberLike(shape: RegExp) {
  return (text: string): string | undefined => (shape.test(text) ? text : undefined);
}

function originList(text: string): readonly string[] | undefined {
  const origins = text.split(',').map((one) => one.trim());
  return origins.every((one) => /^https?:/.test(one) && URL.canParse(one) && new URL(one).origin === one) ? origins : undefined;
}

const withAt = (text: string): string | undefined => (text.includes('@') ? text : undefined);

function hostName(text: string): string | undefined {
  return /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text) ? text.toLowerCase() : undefined;
}

function hostNames(text: string): readonly string[] | undefined {
  const names = text.split(',').map((name) => hostName(name.trim()));
  return names.some((name) => name === undefined) ? undefined : names.flatMap((name) => name ?? []);
}

function yesNo(text: string): boolean | undefined {
  if (/^(yes|true|1|on)$/i.test(text)) return true;
  return /^(no|false|0|off)$/i.test(text) ? false : undefined;
}
