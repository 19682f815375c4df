// The sandbox on the payment host: its books, its interface, the pages where it asks, and what it has to tell the shop.
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
  /** Who is told what happened to money; nobody is told without one. */
  readonly receiver: Receiver | undefined;
}

export interface Sandbox {
  /** Names a card that was typed into the form. */
  readonly tokenise: Vault['tokenise'];
  /** The style sheet of its pages, by its place in the source. */
  readonly sheet: string;
  serve(app: FastifyInstance, pages: PageFacts): void;
  /** Resolves when its books are open; what asks it earlier waits. */
  readonly opening: Promise<unknown>;
  /** Tells the shop by itself from now on; `failed` hears when that does not work. */
  tell(failed: (error: unknown) => void): void;
  /** Tells no more, and waits for what is being told. */
  stop(): Promise<void>;
  /** Closes its books. */
  close(): Promise<void>;
}

const SHEET = 'src/providers/sandbox-provider/screen/asking-page.css';

export function openSandbox({ store, receiver, ...settings }: SandboxSettings): Sandbox {
  const opening = openBooks(store);
  opening.catch(() => undefined); // said to whoever waits for it
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
