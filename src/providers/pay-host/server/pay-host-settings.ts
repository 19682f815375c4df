// What the payment host is told by the program that starts it.
import type { Config } from '#platform/config';
import type { AciSettings } from '#providers/aci-provider/server';
import type { Tokeniser, TokeniserOf } from '#providers/pay-host/contract';
import type { Receiver, Store } from '#providers/sandbox-provider/server';
import type { PayHostFacts } from './pay-host-facts.ts';

/** Where the form sends cards, and what the host needs for it. */
export interface CardFormSettings<Vendor extends Tokeniser['vendor'] = Tokeniser['vendor']> {
  readonly tokeniser: TokeniserOf<Vendor>;
  /** For the checkouts that cards are sent to; kept by the host, and never in the form's page. */
  readonly checkouts?: AciSettings;
}

/** Everything the program is told by whoever starts it; plain values, because they travel between processes. */
export interface PayHostSettings extends CardFormSettings, Pick<PayHostFacts, 'key' | 'parents' | 'logLevel' | 'frame' | 'trustProxy'> {
  readonly listen: {
    readonly host: string;
    readonly port: number;
    /** Takes any free port when that one is taken. */
    readonly mayMove: boolean;
  };
  /** How the payment host is reached from outside; without a port, by the one it listens on. */
  readonly reached: Pick<Config, 'scheme' | 'payHost'> & { readonly port: number | undefined };
  /** Of the sandbox: where its books are, whom it tells, and how long an answer that gets lost is held back. */
  readonly store: Store;
  readonly receiver: Receiver | undefined;
  readonly lostAnswerMs?: number;
}
