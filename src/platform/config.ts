// Reads the configuration from the environment, checks it once at start and names every wrong value.
import { contradictingAnalytics, readAnalytics, type AnalyticsSettings } from './analytics-settings.ts';
import { readCapacity, type CapacitySettings } from './capacity-settings.ts';
import { contradictingHosts, readHosts, type HostSettings } from './host-settings.ts';
import { readPayment, type PaymentSettings } from './payment-config.ts';
import { readProduction, unfitForProduction, type ProductionSettings } from './production-checks.ts';
import { missingSellers, readSellers, type SellerSettings } from './seller-settings.ts';
import { contradictingServices, readServices, type ServiceSettings } from './service-settings.ts';
import { unknownNames } from './setting-names.ts';
import { addressWith, textLike, wholeNumber, yesNo, type Read } from './setting-parsers.ts';

export { originOf } from './host-settings.ts';

export interface Config extends HostSettings, ProductionSettings, CapacitySettings, ServiceSettings, SellerSettings, AnalyticsSettings {
  readonly dataDir: string;
  /** PostgreSQL ≥ 15; without it the shop uses the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
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
}

/** Reads and checks the environment. Throws one error that names every unknown or malformed value. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const wrong: string[] = [];
  const read: Read = (name, fallback, parse, wanted) => {
    const text = env[name]; // own key: this shop's names only
    if (text === undefined || text === '') return fallback;
    const value = parse(text);
    if (value === undefined) wrong.push(`${name}=${/SECRET|KEY|PASSWORD|TOKEN|URL/.test(name) ? '…' : text}: ${wanted}`);
    return value ?? fallback;
  };
  wrong.push(...unknownNames(env));
  const mode = readProduction(env, wrong);
  const config: Config = {
    ...readHosts(read),
    dataDir: env['DATA_DIR'] || './data',
    databaseUrl: read<string | undefined>('DATABASE_URL', undefined, addressWith('postgres:', 'postgresql:'), 'a postgres:// address'),
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
    metricsToken: read<string | undefined>('INKWELL_METRICS_TOKEN', undefined, textLike(/^[\w.~-]{16,200}$/), '16 to 200 letters'),
    databasePool: read('INKWELL_DATABASE_POOL', 10, wholeNumber(2, 200), 'a number of connections between 2 and 200'),
    databaseWaitSeconds: read('INKWELL_DATABASE_WAIT_SECONDS', 120, wholeNumber(0, 3_600), 'a number of seconds up to 3600'),
    ...readCapacity(read, mode.production),
    payment: readPayment(env, wrong),
    ...readServices(read, env),
    ...readAnalytics(read),
    ...readSellers(read),
  };
  wrong.push(
    ...contradictingServices(config),
    ...contradictingAnalytics(config),
    ...missingSellers(config, config),
    ...contradictingHosts(config),
    ...unfitForProduction(config),
  );
  if (wrong.length > 0) throw new Error(`The configuration is not usable:\n  ${wrong.join('\n  ')}`);
  return config;
}

const withAt = (text: string): string | undefined => (text.includes('@') ? text : undefined);
