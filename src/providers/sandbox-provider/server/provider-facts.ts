// What the provider is told by whoever starts it.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CardDesk } from '#providers/aci-provider/server';
import type { Clock } from '#platform/clock';
import type { Queries } from '#platform/db';
import type { Tokeniser } from '#providers/sandbox-provider/contract';

export interface ProviderFacts {
  readonly db: Queries;
  readonly clock: Clock;
  /** Shared secret of the shop's calls. */
  readonly key: string;
  /** Addresses of the shop's hosts, the only parents the frame accepts. */
  readonly parents: Readonly<Record<'consumer' | 'business', string>>;
  /** Its own address, known once it listens. */
  readonly ownOrigin: () => string;
  /** Where the frame was built to; without a build only the interface is served. */
  readonly frame?: string;
  /** Where another company makes the tokens: then only the form is served, and nothing of the vault. */
  readonly tokeniser?: Tokeniser;
  /** Where cards are sent to a checkout of that company: prepares one, and says which card came. */
  readonly desk?: CardDesk;
  readonly logLevel: string;
  /** One proxy of ours stands before it, as before the shop. */
  readonly trustProxy?: boolean;
  /** How long an answer that gets lost is held back. */
  readonly lostAnswerMs?: number;
}

/** Answers in its place, or lets it pass. */
export type BeforeRequest = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
