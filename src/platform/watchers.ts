// Who may see how the shop is doing: whoever has the configured token; while a shop is tried out, also this machine (decision 0271).
import { hash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Config } from './config.ts';

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;

type Watched = Pick<Config, 'metricsToken' | 'production' | 'trustProxy'>;

/** Whether a request may see figures and details. Behind a proxy everybody comes from this machine, so there and in production it is no sign. */
export function mayWatch({ metricsToken, production, trustProxy }: Watched): (request: FastifyRequest) => boolean {
  if (metricsToken === undefined) return ({ socket }) => !production && !trustProxy && LOOPBACK.test(socket.remoteAddress ?? '');
  const wanted = digest(`Bearer ${metricsToken}`);
  return ({ headers }) => timingSafeEqual(digest(headers.authorization ?? ''), wanted);
}

/** Of one length, so that comparing says nothing. */
const digest = (text: string): Buffer => hash('sha256', text, 'buffer');
