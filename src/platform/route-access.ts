// Routes that are neither calls nor pages (files, feeds, health, webhooks) declare their access too.
import type { FastifyInstance } from 'fastify';
import type { OpenAccess } from '#base/access/rules';

/** `system`: other programs, which the route recognizes by signature or network; it refuses everybody else itself. */
export type FileAccess = OpenAccess | 'system';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Access of a route that is neither call nor page; contract lines and the table of pages have their own. */
    readonly access?: FileAccess;
  }
  interface FastifyInstance {
    /** Access of routes that are neither call nor page, by method and address. */
    readonly fileAccess: ReadonlyMap<string, FileAccess>;
  }
}

/** From here on a route without access stops the start of the shop. */
export function requireAccess(app: FastifyInstance): void {
  const files = new Map<string, FileAccess>();
  app.decorate('fileAccess', files);
  app.addHook('onRoute', ({ method, url, config }) => {
    if (config?.contractKey !== undefined || config?.isPage === true) return;
    const methods = [method].flat();
    if (config?.access === undefined) throw new Error(`${methods.join()} ${url} does not say who may ask for it`);
    for (const one of methods) if (one !== 'HEAD') files.set(`${one} ${url}`, config.access);
  });
}
