// What the sandbox is told by the payment host that it is served on.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '#platform/clock';
import type { Queries } from '#platform/db';

export interface SandboxFacts {
  readonly db: Queries;
  readonly clock: Clock;
  /** Shared secret of the shop's calls. */
  readonly key: string;
  /** Addresses of the shop's hosts: nobody is led back to another one. */
  readonly parents: Readonly<Record<'consumer' | 'business', string>>;
  /** The payment host's own address, known once it listens. */
  readonly ownOrigin: () => string;
  /** How long an answer that gets lost is held back. */
  readonly lostAnswerMs?: number;
}

/** Answers in its place, or lets it pass. */
export type BeforeRequest = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
