// Suites that run on one of the two databases only, as patterns of files.

/** They need a PostgreSQL, most of them one of their own to break: the embedded database has no connections to lose and no locks to wait for. */
export const POSTGRES_ALONE: readonly string[] = [
  'bench/soak.test.ts',
  'src/shop/{database-away,database-restart,lost-answers,mail-once,rolling-deploy}.test.ts',
  'src/buying/placing/server/deadlock.test.ts',
];

/** Processes on a database of their own on the disk, and crowds that meet the server before any database: with PostgreSQL there is nothing to see again. */
export const EMBEDDED_ALONE: readonly string[] = [
  'src/shop/{greedy-clients,killed-while-writing,overload,sandbox-process,starting,stopping}.test.ts',
  'src/staff/intake/server/killed-import.test.ts',
  'src/providers/sandbox-provider/server/provider.test.ts',
];
