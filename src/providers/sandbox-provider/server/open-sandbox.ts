// The sandbox on the payment host: its database, its interface, its pages, and its notifications to the shop.
import type { FastifyInstance } from 'fastify';
import { systemClock } from '#platform/clock';
import { openBooks, whenOpen, type Store } from './books.ts';
import { serveInterface } from './interface-routes.ts';
import { serveQuestionPages, type PageFacts } from './question-routes.ts';
import type { SandboxFacts } from './sandbox-facts.ts';
import { makePaymentEventSender, type PaymentEventSender, type Receiver } from './send-payment-events.ts';
import { makeVault, type Vault } from './vault.ts';

export interface SandboxSettings extends Omit<SandboxFacts, 'db' | 'clock'> {
  readonly store: Store;
  /** The shop's address for notifications; none are sent without it. */
  readonly receiver: Receiver | undefined;
}

export interface Sandbox {
  /** Tokenises a card typed into the form. */
  readonly tokenise: Vault['tokenise'];
  /** The style sheet of its pages, by source path. */
  readonly sheet: string;
  serve(app: FastifyInstance, pages: PageFacts): void;
  /** Resolves when its database is open; earlier requests wait. */
  readonly opening: Promise<unknown>;
  /** Starts to send notifications to the shop; `failed` gets errors. */
  tell(failed: (error: unknown) => void): void;
  /** Stops sending, and waits for running requests. */
  stop(): Promise<void>;
  /** Closes its database. */
  close(): Promise<void>;
}

const SHEET = 'src/providers/sandbox-provider/screen/asking-page.css';

export function openSandbox({ store, receiver, ...settings }: SandboxSettings): Sandbox {
  const opening = openBooks(store);
  opening.catch(() => undefined); // Whoever waits for it gets the error.
  const facts: SandboxFacts = { ...settings, db: whenOpen(opening), clock: systemClock };
  const vault = makeVault(facts);
  let sender: PaymentEventSender | undefined;
  return {
    tokenise: vault.tokenise,
    sheet: SHEET,
    serve(app, pages) {
      serveInterface(app, facts, vault);
      serveQuestionPages(app, facts, pages);
    },
    opening,
    tell(failed) {
      if (receiver === undefined) return;
      sender = makePaymentEventSender({ db: facts.db, clock: systemClock, receiver, failed });
      sender.start();
    },
    stop: async () => sender?.stop(),
    close: async () => (await opening).close(),
  };
}
