// Reads every table of a person's data, as of one instant.
import type { Db, Queries } from '#platform/db';
import type { LeavingPerson, PersonalData, PersonalTable, PersonReading } from '#platform/personal-data';

/** Rows by table; tables without rows are there too, so that a person sees what the shop would keep. */
export type PersonalRows = ReadonlyMap<string, readonly object[]>;

type Reader = Pick<LeavingPerson, 'tenant' | 'email'> & PersonReading;

export async function readPersonalData(db: Db, capabilities: readonly PersonalData[], person: Reader): Promise<PersonalRows> {
  const tables = new Map<string, readonly object[]>();
  await db.transaction(async (tx) => {
    for (const table of capabilities.flatMap((one) => one.tables)) tables.set(table.name, await rowsOf(tx, table, person));
  });
  return tables;
}

function rowsOf(tx: Queries, table: PersonalTable, person: Reader): Promise<readonly object[]> {
  if ('read' in table) return table.read(tx, person);
  return tx.many(table.rows, table.by === 'email' ? [person.tenant, person.email] : [person.profileId]);
}
