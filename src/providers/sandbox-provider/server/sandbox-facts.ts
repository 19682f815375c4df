// Parameters of the sandbox from its payment host.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '#platform/clock';
import type { Queries } from '#platform/db';

export interface SandboxFacts {
  readonly db: Queries;
  readonly clock: Clock;
  /** Shared secret of the shop's calls. */
  readonly key: string;
  /** Origins of the shop, the only targets of redirects. */
  readonly parents: Readonly<Record<'consumer' | 'business', string>>;
  /** The payment host's own origin, known once it listens. */
  readonly ownOrigin: () => string;
  /** How long a lost answer is held back. */
  readonly lostAnswerMs?: number;
}

/** Replies itself, or lets the request pass. */
export type BeforeRequest = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
