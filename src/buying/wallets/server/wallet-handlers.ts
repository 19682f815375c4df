// Handlers of the wallets contract.
import { singleLine } from '#base/locale/rules';
import { cartQuery } from '#base/shopper/rules';
import { sayer } from '#base/locale/words';
import { refuse, type Refusal } from '#base/outcome/rules';
import { holdsCardNumber, VENDORS, type Vendor } from '#buying/payment/rules';
import { PaymentUnreachable, refuseCardNumber, type AuthTokens, type PaymentProvider, type Wallets } from '#buying/payment/server';
import { paymentWords } from '#buying/payment/words';
import { makePaths } from '#paths';
import type { Handlers } from '#platform/contract';
import type { Db } from '#platform/db';
import type { Hosts } from '#platform/hosts';
import type { Visit } from '#platform/visit';
import type { walletsContract } from '#buying/wallets/contract';
import { walletsWords } from '#buying/wallets/words';
import { takeVendorPayment } from './take-vendor-payment.ts';
import type { WalletCheckout } from './wallet-checkout.ts';
import { BEGIN_VISIT } from './wallet-queries.ts';

export interface WalletDeps {
  readonly db: Db;
  readonly checkout: WalletCheckout;
  readonly provider: Pick<PaymentProvider, 'name' | 'wallets'>;
  readonly origins: Hosts['origins'];
  readonly tokens: Pick<AuthTokens, 'isGood'>;
}

export function walletHandlers(deps: WalletDeps): Handlers<typeof walletsContract> {
  const { wallets, name } = deps.provider;
  return {
    'GET /cc/api/checkout/default/wallets': ({ visit }) => ({
      vendors: [...(wallets?.offered(visit.site.country) ?? [])],
      // The sandbox simulates Apple Pay in every browser.
      applePay: name === 'sandbox' ? 'always' : 'browser',
    }),
    'POST /cc/api/checkout/default/wallet': async ({ body, visit }) => {
      const vendor = VENDORS.find((one) => one === body.vendorPaymentType);
      if (vendor === undefined || wallets?.offered(visit.site.country).includes(vendor) !== true) return unknownVendor(visit);
      // A page with scripts sends PayPal's token for the page; an expired one is refused.
      if (body.clientToken !== undefined && !deps.tokens.isGood('paypal', body.clientToken, visit.now)) return authFailure(visit);
      const { purchaseOrderNumber = '', purchaseOrderRelease = '' } = body;
      if (holdsCardNumber([purchaseOrderNumber, purchaseOrderRelease], 'spaced')) return refuseCardNumber(visit);
      const ordered = { purchaseOrder: singleLine(purchaseOrderNumber), purchaseOrderRelease: singleLine(purchaseOrderRelease) };
      return begin(deps, wallets, visit, { vendor, ...ordered });
    },
    'POST /cc/api/checkout/default/vendorpayment': async ({ body, visit }) => {
      const vendor = VENDORS.find((one) => one === body.vendorPaymentType);
      if (vendor === undefined || wallets === undefined) return unknownVendor(visit);
      return takeVendorPayment({ ...deps, wallets }, visit, vendor, body);
    },
  };
}

interface Beginning {
  readonly vendor: Vendor;
  readonly purchaseOrder: string;
  readonly purchaseOrderRelease: string;
}

async function begin(
  { db, checkout, origins }: WalletDeps,
  wallets: Wallets,
  visit: Visit,
  { vendor, ...ordered }: Beginning,
): Promise<{ url: string } | Refusal> {
  const shopper = await visit.ensureShopper();
  const due = await checkout.due(visit, shopper);
  if (due === null) return refuse(409, 'CHECKOUT_INCOMPLETE', sayer(walletsWords, visit.copyLocale)('CHECKOUT_INCOMPLETE'));
  const request = {
    vendor,
    amount: due.amount,
    currency: visit.site.currency,
    locale: visit.copyLocale,
    returnTo: origins[visit.site.tenant] + makePaths(visit.locale).walletReturn(vendor, cartQuery(visit.cartPurpose)),
  };
  const begun = await wallets.begin(request).catch(whenUnreachable);
  if (begun === null) return unreachable(visit);
  await db.run(BEGIN_VISIT, {
    walletId: begun.walletId,
    ownerId: shopper.shopperId,
    siteId: visit.site.id,
    cartId: due.cartId,
    vendor,
    ...ordered,
    purpose: visit.cartPurpose,
    now: visit.now,
  });
  return { url: begun.url };
}

function whenUnreachable(error: unknown): null {
  if (!(error instanceof PaymentUnreachable)) throw error;
  return null;
}

function unreachable({ copyLocale }: Visit): Refusal {
  return refuse(503, 'SPAY_API_FAILURE', sayer(paymentWords, copyLocale)('GENERIC_API_ERROR_SPAY'));
}

function authFailure({ copyLocale }: Visit): Refusal {
  return refuse(422, 'AUTH_FAILURE', sayer(paymentWords, copyLocale)('GENERIC_API_ERROR_SPAY'));
}

function unknownVendor({ copyLocale }: Visit): Refusal {
  return refuse(400, 'UNKNOWN_VENDOR', sayer(walletsWords, copyLocale)('UNKNOWN_VENDOR'), 'body.vendorPaymentType');
}
