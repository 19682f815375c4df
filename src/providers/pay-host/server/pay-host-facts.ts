// What the payment host is told by whoever starts it, and what a company has on it beside the form.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CardForm, CardProblem } from '#buying/payment/rules';
import type { Clock } from '#platform/clock';
import type { CardDesk } from '#providers/aci-provider/server';
import type { Tokeniser } from '#providers/pay-host/contract';
import type { FrameQuery } from '#providers/pay-host/rules';

export interface PayHostFacts {
  readonly clock: Clock;
  /** Shared secret of the shop and the host. */
  readonly key: string;
  /** Addresses of the shop's hosts, the only parents the frame accepts. */
  readonly parents: Readonly<Record<'consumer' | 'business', string>>;
  /** Its own address, known once it listens. */
  readonly ownOrigin: () => string;
  /** Where the frame was built to; without a build no page of the form is served. */
  readonly frame?: string;
  /** Where the form sends cards. */
  readonly tokeniser: Tokeniser;
  readonly company: HostedCompany;
  readonly logLevel: string;
  /** One proxy of ours stands before it, as before the shop. */
  readonly trustProxy?: boolean;
}

/** What a company has on the payment host beside the form. Most have nothing: the form sends cards to the company itself. */
export interface HostedCompany {
  /** Names a card that the form sent to this host. */
  readonly tokenise?: (card: CardForm, frame: FrameQuery) => Promise<NamedCard | 'down'>;
  /** Where cards are sent to a checkout of the company: prepares one, and says which card came. */
  readonly desk?: CardDesk;
  /** The style sheet of its own pages, by its place in the source. */
  readonly sheet?: string;
  /** Pages and calls of its own. */
  serve?(app: FastifyInstance, pages: { readonly onRequest: BeforeRequest; readonly styles: readonly string[] }): void;
  /** Settles when it can do its work, or says why it cannot; what asks it earlier waits. */
  readonly opening?: Promise<unknown>;
  /** Tells the shop by itself from now on; `failed` hears when that does not work. */
  tell?(failed: (error: unknown) => void): void;
  /** Tells no more. */
  stop?(): Promise<void>;
  /** After the last request was answered. */
  close?(): Promise<void>;
}

/** Of a card: its token and what may be shown of it, or what is wrong with its fields. */
export interface NamedCard {
  readonly token: object | undefined;
  readonly problems: readonly CardProblem[];
}

/** Answers in its place, or lets it pass. */
export type BeforeRequest = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
