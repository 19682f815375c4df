// Settings of secrets, and of the services that the shop calls: payment, tax, geocoder, map tiles and the receiver of order events.
import { addressWith, hostNames, namedAddresses, namedPartners, yesNo, type Read } from './setting-parsers.ts';

export interface ServiceSettings {
  /** 32 bytes that seal secrets in the database; without it a production shop offers neither a second step at sign-in nor single sign-on. */
  readonly secretsKey: Uint8Array | undefined;
  /** Whether the shop's own people need a second step to sign in. */
  readonly staffTwoStep: boolean;
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
  /** Hosts of identity providers that may be called although they are not on the public internet, and over http. */
  readonly signOnHosts: readonly string[];
  /** Hosts of purchasing systems that documents may go to although they are not on the public internet, and over http. */
  readonly documentHosts: readonly string[];
  /** Where services of other companies take the shop's people in, by the service's name. */
  readonly agreedServices: ReadonlyMap<string, string>;
  /** Secret from which each such service's own secret is made; generated at start when absent, which only the stand-ins can do with. */
  readonly servicesKey: string | undefined;
  /** Address of a fraud service, which says who is certified; without it the sandbox answers. */
  readonly fraudUrl: string | undefined;
  /** Secret that signs what the fraud service is asked. */
  readonly fraudKey: string | undefined;
  /** Partners that may send people, names by code. */
  readonly partners: ReadonlyMap<string, string>;
  /** Secret from which each partner's own secret is made. */
  readonly partnersKey: string | undefined;
  /** Address of the store map's tiles, with `{z}`, `{x}` and `{y}`; without it the shop draws the map from its own atlas. */
  readonly mapTiles: string | undefined;
  /** Credit line of the tiles, as their licence requires. */
  readonly mapCredit: string | undefined;
  /** Address that receives order events; without it nobody does. */
  readonly webhookUrl: string | undefined;
  /** Secret that signs the webhook's messages. */
  readonly webhookSecret: string | undefined;
}

/** Everybody knows it: nothing in a database of development is secret. */
const OPEN_KEY = new Uint8Array(32);

const keyBytes = (text: string): Uint8Array | undefined => (/^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : undefined);

/** Reads the settings by their names in the environment. */
export function readServices(read: Read, env: Readonly<Record<string, string | undefined>>): ServiceSettings {
  const webAddress = (name: string): string | undefined =>
    read<string | undefined>(name, undefined, addressWith('http:', 'https:'), 'an http:// or https:// address');
  return {
    staffTwoStep: read('INKWELL_STAFF_TWO_STEP', env['NODE_ENV'] === 'production', yesNo, 'yes or no'),
    secretsKey: read<Uint8Array | undefined>(
      'INKWELL_SECRETS_KEY',
      env['NODE_ENV'] === 'production' ? undefined : OPEN_KEY,
      keyBytes,
      '32 bytes in hexadecimal',
    ),
    paymentKey: env['INKWELL_PAYMENT_KEY'] || undefined,
    paymentUrl: webAddress('INKWELL_PAYMENT_URL'),
    taxUrl: webAddress('INKWELL_TAX_URL'),
    geocoderUrl: read<string | undefined>('INKWELL_GEOCODER_URL', undefined, addressWith('https:'), 'an https:// address'),
    geocoderHosts: read<readonly string[]>('INKWELL_GEOCODER_HOSTS', [], hostNames, 'host names with commas between'),
    signOnHosts: read<readonly string[]>('INKWELL_SIGN_ON_HOSTS', [], hostNames, 'host names with commas between'),
    documentHosts: read<readonly string[]>('INKWELL_DOCUMENT_HOSTS', [], hostNames, 'host names with commas between'),
    agreedServices: read<ReadonlyMap<string, string>>('INKWELL_SERVICES', new Map(), namedAddresses, 'name=https://… with commas between'),
    servicesKey: env['INKWELL_SERVICES_KEY'] || undefined,
    fraudUrl: webAddress('INKWELL_FRAUD_URL'),
    fraudKey: env['INKWELL_FRAUD_KEY'] || undefined,
    partners: read<ReadonlyMap<string, string>>('INKWELL_PARTNERS', new Map(), namedPartners, 'CODE=Name with commas between'),
    partnersKey: env['INKWELL_PARTNERS_KEY'] || undefined,
    mapTiles: read<string | undefined>(
      'INKWELL_MAP_TILES',
      undefined,
      tileAddress,
      'an https:// address with {z}, {x} and {y} in its path',
    ),
    mapCredit: env['INKWELL_MAP_CREDIT'] || undefined,
    webhookUrl: webAddress('INKWELL_WEBHOOK_URL'),
    webhookSecret: env['INKWELL_WEBHOOK_SECRET'] || undefined,
  };
}

/** Services that lack a second setting. */
export function contradictingServices(services: ServiceSettings): readonly string[] {
  const { geocoderUrl, geocoderHosts, mapTiles, mapCredit, webhookUrl, webhookSecret } = services;
  const found: string[] = [];
  if (services.agreedServices.size > 0 && (services.servicesKey ?? '').length < 32) {
    found.push('INKWELL_SERVICES needs INKWELL_SERVICES_KEY, at least 32 characters from which each service’s secret is made');
  }
  if (webhookUrl !== undefined && (webhookSecret ?? '').length < 16) {
    found.push('INKWELL_WEBHOOK_URL needs INKWELL_WEBHOOK_SECRET, at least 16 characters that sign what is sent');
  }
  if (services.fraudUrl !== undefined && (services.fraudKey ?? '').length < 16) {
    found.push('INKWELL_FRAUD_URL needs INKWELL_FRAUD_KEY, at least 16 characters that sign what is asked');
  }
  if (services.partners.size > 0 && (services.partnersKey ?? '').length < 32) {
    found.push('INKWELL_PARTNERS needs INKWELL_PARTNERS_KEY, at least 32 characters from which each partner’s secret is made');
  }
  if (geocoderUrl !== undefined && !geocoderHosts.includes(new URL(geocoderUrl).hostname)) {
    found.push('INKWELL_GEOCODER_URL needs its host among INKWELL_GEOCODER_HOSTS, the hosts that may be called');
  }
  if (mapTiles !== undefined && mapCredit === undefined) {
    found.push('INKWELL_MAP_TILES needs INKWELL_MAP_CREDIT, whose tiles they are: it is shown on the map');
  }
  return found;
}

/** One host in full: the page's content policy allows pictures from it alone. */
function tileAddress(text: string): string | undefined {
  const filled = text.replace(/\{[zxyr]\}/g, '1');
  const isWhole =
    ['{z}', '{x}', '{y}'].every((part) => text.includes(part)) && !/[{}]/.test(filled) && addressWith('https:')(filled) !== undefined;
  return isWhole && !/[{}]/.test(new URL(text).host) ? text : undefined;
}
