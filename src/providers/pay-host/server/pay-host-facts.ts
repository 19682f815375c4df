// Parameters of the payment host, and the services that a company has on it besides the form.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CardForm, CardProblem } from '#buying/payment/rules';
import type { Clock } from '#platform/clock';
import type { CardRegistration } from '#providers/aci-provider/server';
import type { Tokeniser } from '#providers/pay-host/contract';
import type { FrameQuery } from '#providers/pay-host/rules';

export interface PayHostFacts {
  readonly clock: Clock;
  /** Secret shared by the shop and the host. */
  readonly key: string;
  /** Origins of the shop, the only parents that the frame accepts. */
  readonly parents: Readonly<Record<'consumer' | 'business', string>>;
  /** Its own origin, known once it listens. */
  readonly ownOrigin: () => string;
  /** Directory of the frame's build; without a build the form's page is not served. */
  readonly frame?: string;
  /** Where the form sends cards. */
  readonly tokeniser: Tokeniser;
  readonly company: HostedCompany;
  readonly logLevel: string;
  /** A trusted proxy is in front of it, as in front of the shop. */
  readonly trustProxy?: boolean;
}

/** A company's services on the payment host. Most have none, because the form sends cards directly to the company. */
export interface HostedCompany {
  /** Tokenises a card that the form sent to this host. */
  readonly tokenise?: (card: CardForm, frame: FrameQuery) => Promise<NamedCard | 'down'>;
  /** For companies with checkouts: prepares one, and reports which card it got. */
  readonly desk?: CardRegistration;
  /** The style sheet of its own pages, by source path. */
  readonly sheet?: string;
  /** Its own pages and calls. */
  serve?(app: FastifyInstance, pages: { readonly onRequest: BeforeRequest; readonly styles: readonly string[] }): void;
  /** Settles when the service is ready or has failed; earlier requests wait for it. */
  readonly opening?: Promise<unknown>;
  /** Starts to send notifications to the shop; `failed` gets errors. */
  tell?(failed: (error: unknown) => void): void;
  /** Stops sending notifications. */
  stop?(): Promise<void>;
  /** Called after the last request was answered. */
  close?(): Promise<void>;
}

/** A token with what may be shown of the card, or the problems of its fields. */
export interface NamedCard {
  readonly token: object | undefined;
  readonly problems: readonly CardProblem[];
}

/** Replies itself, or lets the request pass. */
export type BeforeRequest = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
