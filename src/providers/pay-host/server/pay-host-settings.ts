// Settings of the payment host from the program that starts it.
import type { Config } from '#platform/config';
import type { AciSettings } from '#providers/aci-provider/server';
import type { Tokeniser, TokeniserOf } from '#providers/pay-host/contract';
import type { Receiver, Store } from '#providers/sandbox-provider/server';
import type { PayHostFacts } from './pay-host-facts.ts';

/** Where the form sends cards, and what the host needs for that. */
export interface CardFormSettings<Vendor extends Tokeniser['vendor'] = Tokeniser['vendor']> {
  readonly tokeniser: TokeniserOf<Vendor>;
  /** Credentials for preparing checkouts; they stay on the host and never reach the form's page. */
  readonly checkouts?: AciSettings;
}

/** All settings; plain values, because they travel between processes. */
export interface PayHostSettings extends CardFormSettings, Pick<PayHostFacts, 'key' | 'parents' | 'logLevel' | 'frame' | 'trustProxy'> {
  readonly listen: {
    readonly host: string;
    readonly port: number;
    /** Takes any free port when that one is in use. */
    readonly mayMove: boolean;
  };
  /** The public origin of the payment host; without a port, the one it listens on. */
  readonly reached: Pick<Config, 'scheme' | 'payHost'> & { readonly port: number | undefined };
  /** For the sandbox: its database, the shop to notify, and the delay of a lost answer. */
  readonly store: Store;
  readonly receiver: Receiver | undefined;
  readonly lostAnswerMs?: number;
}
