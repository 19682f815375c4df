// Serves the shop's pages.
import type { RequestListener } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { serveOfflineWorker } from '#buying/offline/server';
import { LOCALES } from '#base/locale/rules';
import { MOST_DOCUMENT_BYTES } from '#goods/tax-exemptions/rules';
import { makePaths } from '#paths';
import { closedInPunchout, closedWhileActing, pageAccess, punchoutAddress, signInAddress } from '#people/access/rules';
import { actingRefusal } from '#people/representatives/server';
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

/** The form of a tax exemption certificate with its document, in every language; `.data` is the same form sent by an awake page. */
const UPLOADS = {
  addresses: LOCALES.map((locale) => makePaths(locale).newTaxExemption()).flatMap((path) => [path, `${path}.data`]),
  mostBytes: MOST_DOCUMENT_BYTES + 64 * 1024,
};

/** Serves the pages, and with a finished build the browser files. */
export async function addPages(
  shop: FastifyInstance,
  { build, assets }: PageBuild,
  facts: Pick<PagesFacts, 'registry' | 'hosts' | 'cache' | 'development' | 'framing'> & { readonly config: Config },
): Promise<void> {
  const { config, ...rest } = facts;
  if (assets !== undefined) {
    await serveAssets(shop, assets);
    await serveOfflineWorker(shop, assets);
  }
  const pages: PagesFacts = {
    ...rest,
    words: platformSay,
    access: { accessOf: pageAccess, signInAddress, closedInPunchout, punchoutAddress, closedWhileActing, actingRefusal },
    uploads: UPLOADS,
    build,
    parts: makePagePartCache(),
    gallery: facts.development || config.gallery,
    payOrigin: facts.hosts.origins.pay,
    awayOrigins: awayOrigins(config),
    tileOrigin: config.mapTiles === undefined ? undefined : new URL(config.mapTiles).origin,
    pixelOrigins: [...new Set(config.analytics.pixels.map(({ address }) => new URL(address).origin))],
    parents: config.parentOrigins,
    miniCartWaitMs: config.miniCartWaitMs,
  };
  await shop.register(async (scope) => servePages(scope, pages));
}
