// The services of other companies, and the codes that open each (USR-4, B2B-7).
import type { Permission, Permissions } from '#base/access/rules';

export const SERVICES = {
  'online-invoicing': ['G_CON'],
  'bill-trust': ['G_BT1'],
  'blue-tarp': ['G_BT2', 'G_BT2V'],
  breakroom: ['G_BRE'],
  'print-marketing': ['G_PSE'],
  'hi-touch': ['HNP', 'HPP'],
  'other-sites': ['SLB'],
} as const satisfies Readonly<Record<string, readonly Permission[]>>;

export type ServiceName = keyof typeof SERVICES;
export const SERVICE_NAMES = Object.keys(SERVICES) as readonly ServiceName[]; // the keys of this table

/** A word of an address or setting as a service; undefined for anything else. */
export const readService = (text: string): ServiceName | undefined => SERVICE_NAMES.find((name) => name === text);

/** Those of a service's codes that a person holds: it says from them what the person may do there. */
export const codesFor = (service: ServiceName, permissions: Permissions): readonly Permission[] =>
  SERVICES[service].filter((code) => permissions.has(code));
