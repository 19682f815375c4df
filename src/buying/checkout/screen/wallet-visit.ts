// Redirects to a vendor and back, as addresses of checkout.
import { redirect } from 'react-router';
import { isRefusal, type Refusal } from '#base/outcome/rules';
import { pathsOf } from './checkout-paths.ts';
import { VENDORS, type Vendor } from '#buying/payment/rules';
import { purchaseOrderIn } from '#buying/purchase-orders/screen';
import { textOf } from '#ui/page/form-text';
import { attempt, pageVisit, type WithContext } from '#ui/page/page-visit';
import type { walletsContract } from '#buying/wallets/contract';
import { stay } from './step-answer.ts';

/** How a visit without a payment ended. */
export type WalletEnding = 'cancelled' | 'retry';

/** Redirects to the vendor's page, or says why that is not possible. */
export async function startWalletVisit(args: WithContext, vendor: Vendor, form: FormData) {
  const reply = await attempt<typeof walletsContract>(args)('POST /cc/api/checkout/default/wallet', {
    body: {
      vendorPaymentType: vendor,
      ...purchaseOrderIn(form),
      ...(form.has('clientToken') && { clientToken: textOf(form, 'clientToken').slice(0, 200) }),
    },
  });
  if (isRefusal(reply)) return stay({ message: reply.message, errors: [] }, reply.status);
  throw redirect(reply.url);
}

/** The outcome of a visit, read from the payment step's address. */
export function walletEnd(query: URLSearchParams): { readonly vendor: Vendor | null; readonly wallet: WalletEnding | null } {
  const [vendor, wallet] = [query.get('vendor'), query.get('wallet')];
  return {
    vendor: VENDORS.find((one) => one === vendor) ?? null,
    wallet: wallet === 'cancelled' || wallet === 'retry' ? wallet : null,
  };
}

/** The query of the return address; '' for what is missing. */
interface Brought {
  readonly reference: string;
  readonly payerId: string;
}

/** Where the shopper goes after the visit: the review, the payment step for another choice, or the cart with the error (PAY-7). */
export async function finishWalletVisit(args: WithContext, vendor: Vendor, { reference, payerId }: Brought): Promise<string> {
  const { site } = args.context.get(pageVisit);
  const paths = pathsOf(args);
  const reply = await attempt<typeof walletsContract>(args)('POST /cc/api/checkout/default/vendorpayment', {
    body: { vendorPaymentType: vendor, payPalInfo: { paymentMethodNonce: reference, ...(payerId !== '' && { payerId }) } },
  });
  if (!isRefusal(reply)) return paths.checkout('review');
  const wallet = endingOf(reply);
  if (wallet !== undefined) return paths.checkout('payment', { tab: 'other', vendor, wallet });
  return paths.cart(site.tenant, { viewcart: true, payment: reply.code });
}

function endingOf({ code }: Refusal): WalletEnding | undefined {
  if (code === 'WALLET_CANCELLED') return 'cancelled';
  return code.endsWith('_AUTH_RETRY') ? 'retry' : undefined;
}
