// Going on to the services of an organization's agreement, signed in (B2B-7).
import Type from 'typebox';
import type { Permission } from '#base/access/rules';
import { all } from '#base/schema/contract';

/** Not for representatives: the service would take them for the shopper. */
const handOver = <const Codes extends readonly Permission[]>(...codes: Codes) =>
  ({
    summary: `The address of a service, with a token that says who comes: for people with ${codes.join(' or ')}`,
    access: { permission: codes },
    acting: 'never',
    ids: {},
    body: Type.Object({}),
    reply: Type.Object({ next: Type.String() }),
  }) as const;

export const servicesContract = {
  'POST /api/services/online-invoicing': handOver('G_CON'),
  'POST /api/services/bill-trust': handOver('G_BT1'),
  'POST /api/services/blue-tarp': handOver('G_BT2', 'G_BT2V'),
  'POST /api/services/breakroom': handOver('G_BRE'),
  'POST /api/services/print-marketing': handOver('G_PSE'),
  'POST /api/services/hi-touch': handOver('HNP', 'HPP'),
  'POST /api/services/other-sites': handOver('SLB'),
  'GET /api/services/stand-in': {
    summary: 'What the stand-in of a service reads from a token; only where the demonstration stands in for services',
    access: 'anyone',
    ids: {},
    query: Type.Object({ service: Type.String({ maxLength: 40 }), token: Type.String({ maxLength: 4_000 }) }),
    reply: Type.Object({ ...all(Type.String(), 'name', 'email', 'organization', 'accountNumber'), codes: Type.Array(Type.String()) }),
  },
} as const;
