// On which of the two databases the server's suites run, as file patterns. Without PostgreSQL all run on the embedded database.

/** These need PostgreSQL, most of them a separate one to break: the embedded database has no connections to lose and no locks to wait for. */
export const POSTGRES_ALONE: readonly string[] = [
  'bench/soak.test.ts',
  'src/shop/{database-away,database-restart,lost-answers,mail-once,rolling-deploy}.test.ts',
  'src/buying/placing/server/deadlock.test.ts',
];

/** Processes with a database directory, and overload before any database: PostgreSQL would test nothing new. */
export const EMBEDDED_ALONE: readonly string[] = [
  'src/shop/{greedy-clients,killed-while-writing,overload,pay-host-process,starting,stopping}.test.ts',
  'src/platform/embedded-door.test.ts',
  'src/staff/intake/server/killed-import.test.ts',
  'src/providers/sandbox-provider/server/provider.test.ts',
];

/** Where the embedded database may differ: opening, locking, migrations, queries, sorting and imports; and one shopper's whole journey. */
export const ON_BOTH: readonly string[] = [
  'src/platform/{access,db,jobs,limits,lock-directory,migrate,shared-limit,statement}.test.ts',
  'src/shop/{bad-rows,contracts,faults,stored-words}.test.ts',
  'src/staff/intake/server/{import-catalogue,import-stores}.test.ts',
  'src/people/sessions/server/sessions.test.ts',
  'src/buying/cart/server/{adding-to-a-cart,merging-at-sign-in}.test.ts',
  'src/buying/lists/server/lists.test.ts',
  'src/buying/placing/server/placing.test.ts',
  'src/buying/orders/server/{order-lifecycle,returns}.test.ts',
  'src/finding/listing/server/listing-handlers.test.ts',
];
