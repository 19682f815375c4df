// The part of services of other companies, from the settings.
import { randomBytes } from 'node:crypto';
import { servicesPart } from '#people/services/part';
import { readService, SERVICE_NAMES } from '#people/services/rules';
import type { Part } from '#platform/part';
import type { PartsFacts } from './parts-facts.ts';

/** @throws when a setting names a service that there is not */
export function servicesOf({ config, hosts }: PartsFacts['ground']): Part {
  const unknown = [...config.agreedServices.keys()].filter((name) => readService(name) === undefined);
  if (unknown.length > 0)
    throw new Error(`INKWELL_SERVICES: there is no service ${unknown.join(', ')}; there are ${SERVICE_NAMES.join(', ')}`);
  const key = config.servicesKey ?? randomBytes(32).toString('hex');
  return servicesPart({ hosts, addresses: config.agreedServices, key, standsIn: config.demo });
}
