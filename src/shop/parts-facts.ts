// What the shop's parts are made from.
import type { FastifyBaseLogger } from 'fastify';
import type { Carts } from '#buying/cart/server';
import type { ReadShopper, SessionStore } from '#people/sessions/server';
import type { Clock } from '#platform/clock';
import type { Config } from '#platform/config';
import type { Registry } from '#platform/contract';
import type { Db } from '#platform/db';
import type { Hosts } from '#platform/hosts';
import type { Jobs } from '#platform/jobs';
import type { Limits } from '#platform/limits';
import type { Mailer } from '#platform/mail';
import type { Seal } from '#platform/sealed';
import type { Buying } from './buying.ts';
import type { Finding, Presenters } from './finding.ts';
import type { Goods } from './goods.ts';

/** Dependencies of every part. */
export interface Ground {
  readonly config: Config;
  readonly db: Db;
  readonly clock: Clock;
  readonly hosts: Hosts;
  readonly limits: Limits;
  readonly jobs: Pick<Jobs, 'job' | 'enqueue'>;
  readonly mailer: Mailer;
  readonly log: FastifyBaseLogger;
}

export interface PartsFacts {
  readonly ground: Ground;
  /** Seals secrets; after a start without a key for them it opens none of those before. */
  readonly seal: Seal;
  readonly registry: Registry;
  readonly sessions: SessionStore;
  /** Reads the row of a session, or of a person as if they had one. */
  readonly readShopper: ReadShopper;
  readonly goods: Goods;
  readonly carts: Carts;
  readonly buying: Buying;
  readonly finding: Finding;
  readonly presenters: Presenters;
}
