// Addresses that are neither call nor page (files, feeds, health, what other programs tell): each says who may ask for it, too.
import type { FastifyInstance } from 'fastify';
import type { OpenAccess } from '#base/access/rules';

/** `system`: other programs, which the route knows by their signature or their network; it refuses everybody else itself. */
export type FileAccess = OpenAccess | 'system';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of what is no call and no page: contract lines and the table of pages say theirs. */
    readonly access?: FileAccess;
  }
  interface FastifyInstance {
    /** Who may ask for what is no call and no page, by method and address. */
    readonly fileAccess: ReadonlyMap<string, FileAccess>;
  }
}

/** From here on a route that says no access is refused, and with it the start of the shop. */
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
