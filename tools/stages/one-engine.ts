// On which of the two databases the server's suites run, as patterns of files. PostgreSQL has all but those that have nothing to see there; the
// embedded database has its own, and beside them what can differ on it. Without a PostgreSQL it has all.

/** They need a PostgreSQL, most of them one of their own to break: the embedded database has no connections to lose and no locks to wait for. */
export const POSTGRES_ALONE: readonly string[] = [
  'bench/soak.test.ts',
  'src/shop/{database-away,database-restart,lost-answers,mail-once,rolling-deploy}.test.ts',
  'src/buying/placing/server/deadlock.test.ts',
];

/** Processes on a database of their own on the disk, and crowds that meet the server before any database: with PostgreSQL there is nothing to see again. */
export const EMBEDDED_ALONE: readonly string[] = [
  'src/shop/{greedy-clients,killed-while-writing,overload,pay-host-process,starting,stopping}.test.ts',
  'src/staff/intake/server/killed-import.test.ts',
  'src/providers/sandbox-provider/server/provider.test.ts',
];

/** What can differ on the embedded database: how it is opened, locked, migrated and asked, how it sorts and imports; and one shopper's whole line. */
export const ON_BOTH: readonly string[] = [
  'src/platform/{access,db,jobs,limits,lock-directory,migrate,shared-limit,statement}.test.ts',
  'src/shop/{bad-rows,contracts,faults,stored-words}.test.ts',
  'src/staff/intake/server/{import-catalogue,import-stores}.test.ts',
  'src/people/sessions/server/sessions.test.ts',
  'src/buying/cart/server/{adding-to-a-cart,merging-at-sign-in}.test.ts',
  'src/buying/lists/server/lists.test.ts',
  'src/buying/placing/server/placing.test.ts',
  'src/buying/orders/server/{order-life,returns}.test.ts',
  'src/finding/listing/server/listing-handlers.test.ts',
];
