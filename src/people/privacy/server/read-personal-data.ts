// Reads every table of a person's data, as of one instant.
import type { Db } from '#platform/db';
import type { LeavingPerson, PersonalData } from '#platform/personal-data';

/** Rows by table; tables without rows are there too, so that a person sees what the shop would keep. */
export type PersonalRows = ReadonlyMap<string, readonly object[]>;

export async function readPersonalData(
  db: Db,
  capabilities: readonly PersonalData[],
  { profileId, tenant, email }: Pick<LeavingPerson, 'profileId' | 'tenant' | 'email'>,
): Promise<PersonalRows> {
  const tables = new Map<string, readonly object[]>();
  await db.transaction(async (tx) => {
    for (const { name, rows, by } of capabilities.flatMap((one) => one.tables))
      tables.set(name, await tx.many(rows, by === 'email' ? [tenant, email] : [profileId]));
  });
  return tables;
}
