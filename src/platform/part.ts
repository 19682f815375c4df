// What a capability hands to the shop (law 8): one object, so that the shop can combine parts without knowing what they do.
import type { FastifyInstance } from 'fastify';
import type { Site } from '#base/site/rules';
import type { Contract, Handlers, Registry } from './contract.ts';
import type { Transaction } from './db.ts';
import type { QueueFacts } from './jobs.ts';
import type { Kept } from './kept.ts';
import type { CountForMenu } from './menu-counts.ts';
import type { PersonalData } from './personal-data.ts';

/** The account that signs in, and the guest that it was until then. */
export interface SignInChange {
  readonly guestId: string;
  readonly profileId: string;
  readonly site: Site;
  readonly now: Date;
}

/** Contract lines with their handlers, made by {@link answers}. */
export type Answers = (registry: Registry) => void;

export interface Part {
  /** The contract lines that it answers. */
  readonly calls?: readonly Answers[];
  /** Registers routes that are neither calls nor pages: files, messages from other companies. */
  readonly serve?: (shop: FastifyInstance) => void;
  /** Moves the guest's things to the account, in the sign-in's transaction. Parts run in their order, which is the order of locks. */
  readonly adoptAtSignIn?: (tx: Transaction, change: SignInChange) => Promise<void>;
  /** What it keeps about a person, and how it forgets them. */
  readonly personalData?: PersonalData;
  /** Numbers that it shows in the account's menu. */
  readonly menuCounts?: CountForMenu;
  /** What it keeps for a time only. One of the servers ends what is older every hour, with the time limits of background work. */
  readonly keeps?: readonly Kept[];
  /** Its queues: jobs that follow a change, or that run on a schedule. */
  readonly jobs?: readonly QueueFacts<never>[];
  /** Starts its own background work, after jobs have started. */
  readonly start?: () => Promise<void>;
  /** Stops what `start` began. Everything it needs still works then. */
  readonly stop?: () => Promise<void>;
  /** Releases its resources, after everything has stopped. */
  readonly close?: () => Promise<void>;
}

/** Pairs a contract with its handlers; a missing or mistyped handler does not compile. */
export function answers<const C extends Contract>(contract: C, handlers: Handlers<C>): Answers {
  return (registry) => registry.add(contract, handlers);
}
