// The calls of the way to an order: addresses, what is entered, who pays; and what checkout's papers and returns are made of.
import { addressesContract } from '#people/addresses/contract';
import { addressHandlers, type AddressDeps, httpGeocoder, offlineGeocoder, ownValidator, type Geocoder } from '#people/addresses/server';
import type { Carts } from '#buying/cart/server';
import { checkoutContract } from '#buying/checkout/contract';
import { ownCaptcha } from '#people/captcha/server';
import {
  checkoutHandlers,
  makeCardTrials,
  makeHoldGoods,
  makeWalletCheckout,
  type CardTrials,
  type Checkouts,
} from '#buying/checkout/server';
import type { Inventory } from '#goods/inventory/server';
import { makeSellers } from '#buying/orders/rules';
import type { OrderViews } from '#buying/orders/server';
import { makePaths } from '#paths';
import { paymentContract } from '#buying/payment/contract';
import { holdsCardNumber } from '#buying/payment/rules';
import { payAuthHandlers, refuseCardNumber, type AuthTokens, type PaymentProvider } from '#buying/payment/server';
import type { Clock } from '#platform/clock';
import type { Config } from '#platform/config';
import type { Registry } from '#platform/contract';
import type { Db } from '#platform/db';
import type { Hosts } from '#platform/hosts';
import type { Limits } from '#platform/limits';
import type { Visit } from '#platform/visit';
import { savedCardsContract } from '#buying/saved-cards/contract';
import { savedCardHandlers } from '#buying/saved-cards/server';
import type { Stores } from '#goods/stores/server';
import type { Toggles } from '#people/toggles/server';
import { walletsContract } from '#buying/wallets/contract';
import { walletHandlers } from '#buying/wallets/server';

interface CheckingOutFacts {
  readonly config: Config;
  readonly db: Db;
  readonly clock: Clock;
  readonly hosts: Hosts;
  readonly limits: Limits;
  readonly registry: Registry;
  readonly carts: Carts;
  readonly inventory: Inventory;
  readonly stores: Pick<Stores, 'get'>;
  readonly toggles: Pick<Toggles, 'isOn'>;
}

/** Where the bank sends the shopper of an order back to. */
export const returnTo =
  ({ origins }: Hosts) =>
  (visit: Visit, orderNumber: string): string =>
    origins[visit.site.tenant] + makePaths(visit.locale).challenge(orderNumber);

export interface CheckoutDoors {
  readonly provider: PaymentProvider;
  readonly authTokens: AuthTokens;
  readonly checkouts: Checkouts;
  readonly trials: CardTrials;
  readonly views: OrderViews;
}

/** The calls of the way to an order: addresses, what is entered, who pays. */
export function addCheckout(facts: CheckingOutFacts, { provider, authTokens: tokens, checkouts, trials, views }: CheckoutDoors): void {
  const { config, db, clock, limits, registry, carts, inventory, stores, hosts, toggles } = facts;
  const giftTrials = makeCardTrials({ db, captcha: ownCaptcha, limits, form: 'gift' });
  const geocoder = geocoderOf(config, clock);
  registry.add(addressesContract, addressHandlers({ db, limits, validator: ownValidator, cardNumberIn, store: stores.get, geocoder }));
  registry.add(savedCardsContract, savedCardHandlers({ db, keepCard: provider.keepCard }));
  registry.add(
    checkoutContract,
    checkoutHandlers({
      db,
      carts,
      checkouts,
      trials,
      giftTrials,
      giftCards: provider,
      keepCard: provider.keepCard,
      views,
      holdGoods: makeHoldGoods({ db, inventory }),
      validator: ownValidator,
      sellers: papersOf(config).sellers,
      toggles,
    }),
  );
  registry.add(paymentContract, payAuthHandlers(tokens));
  registry.add(
    walletsContract,
    walletHandlers({ db, checkout: makeWalletCheckout({ db, carts, checkouts }), provider, origins: hosts.origins, tokens }),
  );
}

const cardNumberIn: AddressDeps['cardNumberIn'] = (typed, visit) => (holdsCardNumber(typed) ? refuseCardNumber(visit) : null);

function geocoderOf({ geocoderUrl, geocoderHosts }: Config, clock: Clock): Geocoder {
  if (geocoderUrl === undefined) return offlineGeocoder;
  return httpGeocoder({ url: geocoderUrl, allowedHosts: geocoderHosts, now: () => clock.now().getTime() });
}

/** Who sells, and its registrations, as papers print them. */
export function papersOf({ sellers, gstNumber: gst, qstNumber: qst, provincialTaxNumbers: provincial }: Config) {
  return { sellers: makeSellers(sellers), taxNumbers: { gst, qst, provincial } };
}
