// Serves the shop's pages.
import type { RequestListener } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { pageAccess, signInAddress } from '#people/access/rules';
import { serveAssets } from '#platform/assets';
import type { Config } from '#platform/config';
import { makePagePartCache } from '#platform/page-parts';
import { servePages, type PagesFacts } from '#platform/pages';
import { platformSay } from '#platform/platform-say';
import { awayOrigins } from './paying.ts';

/** The page build; a finished one comes with its directory of browser files, in development Vite serves those. */
export interface PageBuild {
  readonly build: () => Promise<ServerBuild>;
  readonly assets?: string;
  readonly dispatch?: (shop: RequestListener) => RequestListener;
}

/** Serves the pages, and with a finished build the browser files. */
export async function addPages(
  shop: FastifyInstance,
  { build, assets }: PageBuild,
  facts: Pick<PagesFacts, 'registry' | 'hosts' | 'cache' | 'development'> & { readonly config: Config },
): Promise<void> {
  const { config, ...rest } = facts;
  if (assets !== undefined) await serveAssets(shop, assets);
  const pages: PagesFacts = {
    ...rest,
    words: platformSay,
    access: { accessOf: pageAccess, signInAddress },
    build,
    parts: makePagePartCache(),
    gallery: facts.development || config.gallery,
    payOrigin: facts.hosts.origins.pay,
    awayOrigins: awayOrigins(config),
    tileOrigin: config.mapTiles === undefined ? undefined : new URL(config.mapTiles).origin,
    parents: config.parentOrigins,
    miniCartWaitMs: config.miniCartWaitMs,
  };
  await shop.register(async (scope) => servePages(scope, pages));
}
