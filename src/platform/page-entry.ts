// What the page build exports besides its routes.
import type { createRequestHandler, RouterContextProvider, ServerBuild } from 'react-router';

/** Exports of `entry.server.tsx` besides the renderer. */
interface PageEntry {
  /** Patterns of the pages' addresses, without locale. */
  readonly pagePatterns: readonly string[];
  readonly createRequestHandler: typeof createRequestHandler;
  readonly RouterContextProvider: new () => RouterContextProvider;
  readonly fillContext: (context: RouterContextProvider, visit: Record<string, unknown>) => RouterContextProvider;
}

export function entryOf(build: ServerBuild): PageEntry {
  return build.entry.module as unknown as PageEntry; // React Router types only the exports it reads itself
}
