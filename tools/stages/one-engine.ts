// On which of the two databases the server's suites run, as file patterns. Without PostgreSQL all run on the embedded database.

/** These need PostgreSQL, most of them a separate one to break: the embedded database has no connections to lose and no locks to wait for. */
export const POSTGRES_ALONE: readonly string[] = [
  'bench/soak.test.ts',
  'src/shop/{database-away,database-restart,lost-answers,mail-once,rolling-deploy}.test.ts',
  'src/buying/placing/server/deadlock.test.ts',
];

/** Processes with a database directory, whatever the tests' database is, and overload before any database: PostgreSQL would test nothing new. */
export const EMBEDDED_ALONE: readonly string[] = [
  'src/shop/{bad-rows,faults,greedy-clients,killed-while-writing,overload,pay-host-process,starting,stopping}.test.ts',
  'src/platform/{embedded-door,lock-directory}.test.ts',
  'src/staff/intake/server/killed-import.test.ts',
  'src/providers/sandbox-provider/server/provider.test.ts',
];

/** Where the embedded database may differ: transactions, migrations, types, queries, sorting and imports; and one purchase from the cart to the order. */
export const ON_BOTH: readonly string[] = [
  'src/platform/{db,jobs,limits,migrate,shared-limit}.test.ts',
  'src/shop/{contracts,stored-words}.test.ts',
  'src/staff/intake/server/import-catalogue.test.ts',
  'src/people/sessions/server/sessions.test.ts',
  'src/buying/cart/server/adding-to-a-cart.test.ts',
  'src/buying/placing/server/placing.test.ts',
  'src/finding/listing/server/listing-handlers.test.ts',
];
