// Host settings from the environment: where the shop and the payment host listen, and the names by which shoppers reach them.
import { hostName, originList, wholeNumber, type Read } from './setting-parsers.ts';

export interface HostSettings {
  readonly port: number;
  readonly host: string;
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
}

/** Reads the settings by their names in the environment. */
export function readHosts(read: Read): HostSettings {
  const portOf = (name: string): number | undefined =>
    read<number | undefined>(name, undefined, wholeNumber(1, 65_535), 'a port between 1 and 65535');
  const port = portOf('PORT') ?? 3000;
  const publicPort = portOf('INKWELL_PUBLIC_PORT');
  return {
    port,
    host: read('HOST', '127.0.0.1', (text) => (/^[\w.:-]+$/.test(text) ? text : undefined), 'a host name or address'),
    scheme: read('INKWELL_SCHEME', 'http', (text) => (text === 'http' || text === 'https' ? text : undefined), 'http or https'),
    publicPort: publicPort ?? port,
    consumerHost: read('INKWELL_CONSUMER_HOST', 'localhost', hostName, 'a host name'),
    businessHost: read('INKWELL_BUSINESS_HOST', 'business.localhost', hostName, 'a host name'),
    payHost: read('INKWELL_PAY_HOST', 'pay.localhost', hostName, 'a host name'),
    payPort: portOf('INKWELL_PAY_PORT'),
    payPublicPort: portOf('INKWELL_PAY_PUBLIC_PORT') ?? publicPort,
    parentOrigins: read<readonly string[]>('INKWELL_PARENT_ORIGINS', [], originList, 'origins: https://app.example.com, parted by commas'),
  };
}

/** Hosts that are allowed alone but not together. */
export function contradictingHosts({ consumerHost, businessHost, payHost }: HostSettings): readonly string[] {
  const areDifferent = new Set([consumerHost, businessHost, payHost]).size === 3;
  return areDifferent ? [] : ['INKWELL_*_HOST: consumer, business and pay need three different hosts (cookies ignore ports)'];
}

/** Default port of the payment host. */
export function payPortOf({ payPort, port }: Pick<HostSettings, 'payPort' | 'port'>): number {
  return payPort ?? (port < 65_535 ? port + 1 : port - 1);
}

/** Address of a host as shoppers see it: `http://localhost:3000`. Never taken from a request. */
export function originOf(config: Pick<HostSettings, 'scheme' | 'publicPort'>, host: string): string {
  const usual = config.scheme === 'http' ? 80 : 443;
  return `${config.scheme}://${host}${config.publicPort === usual ? '' : `:${config.publicPort}`}`;
}
