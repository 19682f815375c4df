// Who may see metrics: whoever has the configured token; in development also this machine (decision 0271).
import { hash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Config } from './config.ts';

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;

type Watched = Pick<Config, 'metricsToken' | 'production' | 'trustProxy'>;

/** Whether a request may see metrics and details. Behind a proxy everybody seems to be this machine, so there and in production that is no proof. */
export function mayWatch({ metricsToken, production, trustProxy }: Watched): (request: FastifyRequest) => boolean {
  if (metricsToken === undefined) return ({ socket }) => !production && !trustProxy && LOOPBACK.test(socket.remoteAddress ?? '');
  const wanted = digest(`Bearer ${metricsToken}`);
  return ({ headers }) => timingSafeEqual(digest(headers.authorization ?? ''), wanted);
}

/** Digests have one length, so the comparison takes constant time. */
const digest = (text: string): Buffer => hash('sha256', text, 'buffer');
