// How the server is started, by `npm start` and by the bench: with limits to the memory that it keeps without need (decisions 0355, 0441).

/**
 * What Node is called with. Its young generation would grow with the machine's memory; three times this is its most, in MB. The rest of its
 * heap would double before it is collected; so it is when it has grown by this percentage.
 */
export const SERVER = ['--conditions=server', '--max-semi-space-size=16', '--heap-growing-percent=30', 'src/shop/main.ts'];

/**
 * The environment of the server. The C library of Linux would keep freed memory for each thread apart, and large blocks too once some were freed;
 * others ignore these two.
 * @param {NodeJS.ProcessEnv} [env]
 */
export function serverEnvironment(env = process.env) {
  return { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', ...env };
}
