// What a capability hands to the shop (law 8): one object, so that the shop can put parts together without knowing what they do.
import type { FastifyInstance } from 'fastify';
import type { Site } from '#base/site/rules';
import type { Contract, Handlers, Registry } from './contract.ts';
import type { Db, Queries } from './db.ts';
import type { QueueFacts } from './jobs.ts';

/** Who signs in, and which guest they were until then. */
export interface SignInChange {
  readonly guestId: string;
  readonly profileId: string;
  readonly site: Site;
  readonly now: Date;
}

/** Calls with their handlers, made by {@link answers}. */
export type Answers = (registry: Registry) => void;

export interface Part {
  /** The calls it answers. */
  readonly calls?: readonly Answers[];
  /** Serves what is no call and no page: files, messages of other companies. */
  readonly serve?: (shop: FastifyInstance) => void;
  /** Gives the account what the guest had, in the transaction that signs in. Parts run in their order, which is the order of locks. */
  readonly adoptAtSignIn?: (tx: Queries, change: SignInChange) => Promise<void>;
  /** Forgets what has served its time; runs every hour on one of the servers, at the pace of batches. */
  readonly upkeep?: (db: Db, now: Date) => Promise<void>;
  /** Its queues: work that follows a change, or that comes by the clock. */
  readonly jobs?: readonly QueueFacts<never>[];
  /** Begins what it does by itself, once jobs run. */
  readonly start?: () => Promise<void>;
  /** Ends what `start` began. Everything it needs still works. */
  readonly stop?: () => Promise<void>;
  /** Lets go of what it holds, after everything has stopped. */
  readonly close?: () => Promise<void>;
}

/** Pairs a contract with its handlers; a missing or misshapen handler does not compile. */
export function answers<const C extends Contract>(contract: C, handlers: Handlers<C>): Answers {
  return (registry) => registry.add(contract, handlers);
}
