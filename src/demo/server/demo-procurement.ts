// The purchasing system of Harbor Dental Group: a connection in test mode, which the page that plays the system works with (B2B-9).
import { purposeOf } from '#people/procurement/server';
import { statement, type Db } from '#platform/db';
import { randomText } from '#platform/random';
import type { Seal } from '#platform/sealed';

const ORGANIZATION = '10024501';
const CONNECTION = '5f0c3a52-7d1e-4b0a-9a55-2b8d64c0e9a1';

const INSERT_CONNECTION = statement<unknown>(
  'demo_procurement',
  `insert into procurement_connection (account_number, connection_id, kind, name, is_enabled, is_test, from_domain, from_identity, sender_domain,
     sender_identity, to_domain, to_identity, shops_as, shared_profile_id, opens_accounts, role, ship_to, classification, default_code, encoding,
     return_origins, frame_origins, session_minutes, added_at, changed_at)
   select $1, $2::uuid, 'cxml', 'Tidewater Purchasing', true, true, 'NetworkId', 'AN01000000042', 'NetworkId', 'tidewater@harbordental.example',
     'DomainName', $3, 'named', p.profile_id, false, 'buyer', 'usual', 'UNSPSC', '44120000', 'urlencoded', '{}', '{}', 60, now(), now()
   from profile p where p.tenant = 'business' and p.email = 'business@inkwell.example'
   on conflict (account_number, connection_id) do nothing`,
);

const INSERT_SECRET = statement<unknown>(
  'demo_procurement_secret',
  `insert into procurement_secret (account_number, connection_id, ending, sealed_secret, made_at, made_by)
   select $1, $2::uuid, $3, $4, now(), 'Inkwell' where exists (select from procurement_connection where account_number = $1 and connection_id = $2::uuid)
   on conflict do nothing`,
);

/** Once: a later start leaves it as somebody has set it. `host`: of the business site. */
export async function addDemoProcurement(db: Db, seal: Seal, host: string): Promise<void> {
  const secret = randomText(24);
  if ((await db.run(INSERT_CONNECTION, [ORGANIZATION, CONNECTION, host])) === 0) return;
  const sealed = seal.seal(secret, purposeOf({ accountNumber: ORGANIZATION, connectionId: CONNECTION }));
  await db.run(INSERT_SECRET, [ORGANIZATION, CONNECTION, secret.slice(-4), sealed]);
}
