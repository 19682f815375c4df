// Pages in development: Vite transforms screens on request and reloads the browser when they change.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { ServerBuild } from 'react-router';

export interface DevPages {
  readonly build: () => Promise<ServerBuild>;
  /** Lets Vite answer its own addresses before the shop sees a request. */
  readonly dispatch: (shop: RequestListener) => RequestListener;
  close(): Promise<void>;
}

export async function openDevPages(): Promise<DevPages> {
  const { createServer } = await import('vite');
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  return {
    build: () => vite.ssrLoadModule('virtual:react-router/server-build') as unknown as Promise<ServerBuild>,
    dispatch: (shop) => (request: IncomingMessage, response: ServerResponse) =>
      vite.middlewares(request, response, () =>
        shop(request as Parameters<RequestListener>[0], response as Parameters<RequestListener>[1]),
      ),
    close: () => vite.close(),
  };
}
