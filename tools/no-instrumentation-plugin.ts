// Leaves React Router's hooks for measuring a router out of the browser's bundle: the shop gives none, and every page would load their 4 kB.
import type { Plugin } from 'vite';

const INSTRUMENTATION = /react-router[\\/]dist[\\/].*[\\/]router[\\/]instrumentation\.m?js$/;

/**
 * What the router's browser code imports of it, as it answers when nothing is measured, and what only its server's code imports, which the bundle does
 * not have. Another import stops the build.
 */
const WITHOUT = `export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
export const getRouteInstrumentationUpdates = () => ({});
export const instrumentClientSideRouter = (router) => router;
export const instrumentHandler = undefined;
export const instrumentationResultMetaContext = undefined;
`;

export function noInstrumentationPlugin(): Plugin {
  return {
    name: 'inkwell-no-instrumentation',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      return this.environment.name === 'client' && INSTRUMENTATION.test(id) ? WITHOUT : null;
    },
  };
}
