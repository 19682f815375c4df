// Four suites: rules and tools, the server, the screens, and the promises kept in a real browser.
import { defaultServerConditions, type Plugin } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/stages/longest-first.ts';
import { EMBEDDED_ALONE, ON_BOTH, POSTGRES_ALONE } from './tools/stages/one-engine.ts';
import { wordsPlugin } from './tools/words-plugin.ts';

/** The doors of package.json open to a layer by its condition, in tests as everywhere. */
const layer = (condition: string) => {
  // Packages are loaded by Node, which does not know the bundlers' "module" condition.
  const conditions = [condition, ...defaultServerConditions.filter((name) => name !== 'module')];
  return { resolve: { conditions }, ssr: { resolve: { conditions } } };
};

/** What comes by itself (a notification, a repaint) may take its time on a busy machine. */
const patientFor = (timeout: number) => ({ poll: { timeout } });

/** A tool that works on the shop's database. */
const STAFF_JOBS = 'tools/staff-*.test.ts';

const SOAK = 'bench/soak.test.ts';

/** What one language's words are may follow from another's file: they are compiled anew in every run. */
const wordsAnew: Plugin = {
  name: 'inkwell-words-anew',
  configureVitest: ({ defineCacheKeyGenerator }) =>
    defineCacheKeyGenerator(({ id }) => (/\/words\/(?:[\w-]+\/)?[\w-]+\.ts$/.test(id) ? false : undefined)),
};

/** PostgreSQL has the whole server; the embedded database has it too where there is no other, else what can differ on it. */
const SERVER_SUITES =
  process.env['TEST_EMBEDDED'] === 'differing'
    ? [...EMBEDDED_ALONE, ...ON_BOTH]
    : [
        'src/*/*/server/**/*.test.ts',
        'src/demo/server/**/*.test.ts',
        'src/{base,platform,shop}/*.test.ts',
        'src/*.test.ts',
        STAFF_JOBS,
        SOAK,
      ];

export default defineConfig({
  test: {
    // A third one has room while others wait for what stopped to start again: on PostgreSQL, and among what the embedded database does differently.
    maxWorkers: process.env['TEST_DATABASE_URL'] || process.env['TEST_EMBEDDED'] === 'differing' ? 3 : 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        ...layer('server'),
        test: {
          name: 'rules',
          include: ['src/*/*/rules/**/*.test.ts', 'src/*/*/words/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: [...configDefaults.exclude, STAFF_JOBS, SOAK],
          isolate: false,
          // The wall's tests run the linter and the compiler.
          testTimeout: 120_000,
        },
      },
      {
        ...layer('server'),
        test: {
          name: 'server',
          expect: patientFor(10_000),
          include: SERVER_SUITES,
          globalSetup: ['test/templates-setup.ts'],
          exclude: [...configDefaults.exclude, ...(process.env['TEST_DATABASE_URL'] ? EMBEDDED_ALONE : POSTGRES_ALONE)],
          pool: 'forks',
          execArgv: ['--conditions=server'],
          // Modules hold no state, so files share them, and with them the migrated template database.
          isolate: false,
          server: { deps: { external: [/\/build\/mail\//] } },
          testTimeout: 120_000,
          hookTimeout: 240_000,
        },
      },
      {
        ...layer('browser'),
        plugins: [wordsPlugin(), wordsAnew],
        test: { name: 'screen', expect: patientFor(10_000), include: ['src/**/*.test.tsx'] },
      },
      {
        ...layer('server'),
        test: {
          name: 'e2e',
          expect: patientFor(30_000),
          include: ['e2e/*.promise.ts'],
          globalSetup: ['e2e/support/shop-setup.ts'],
          pool: 'forks',
          // Files of a worker share its Chromium.
          isolate: false,
          testTimeout: 180_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
