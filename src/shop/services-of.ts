// Parts of other companies, from the settings: services that people go on to, and partners that send people.
import { randomBytes } from 'node:crypto';
import { servicesPart } from '#people/services/part';
import { readService, SERVICE_NAMES } from '#people/services/rules';
import { makeCertified, makeFraudService, sandboxSignal, type Certified } from '#people/certified/server';
import { partnersPart } from '#people/partners/part';
import type { Signing } from '#people/sessions/server';
import type { Part } from '#platform/part';
import type { PartsFacts } from './parts-facts.ts';

/** The partner of the demo account `partner@`. */
const DEMO_PARTNERS = [['LANTERN-CLUB', 'Lantern Teachers’ Club']] as const;

/** @throws when a setting names a service that there is not */
export function servicesOf({ config, hosts }: PartsFacts['ground']): Part {
  const unknown = [...config.agreedServices.keys()].filter((name) => readService(name) === undefined);
  if (unknown.length > 0)
    throw new Error(`INKWELL_SERVICES: there is no service ${unknown.join(', ')}; there are ${SERVICE_NAMES.join(', ')}`);
  const key = config.servicesKey ?? randomBytes(32).toString('hex');
  return servicesPart({ hosts, addresses: config.agreedServices, key, standsIn: config.demo });
}

export function partnersOf({ config, hosts }: PartsFacts['ground'], signing: Signing): Part {
  const standsIn = config.demo && config.partners.size === 0;
  const named = standsIn ? DEMO_PARTNERS : [...config.partners];
  const partners = new Map(named.map(([code, name]) => [code, { code, name }]));
  return partnersPart({ hosts, signing, partners, key: config.partnersKey ?? randomBytes(32).toString('hex'), standsIn });
}

export function certifiedOf({ config, db, clock, log }: PartsFacts['ground']): Certified {
  const { fraudUrl, fraudKey = '' } = config;
  const signal = fraudUrl === undefined ? sandboxSignal : makeFraudService({ url: fraudUrl, key: fraudKey, now: clock.now });
  return makeCertified({ db, signal, warn: (error) => log.error({ err: error }, 'the fraud service gave no answer') });
}
