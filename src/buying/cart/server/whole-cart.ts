// The parts of an answer besides lines and totals: metadata and rewards always; addresses, checkout sections and related items in whole carts (§3
// Cart).
import type { Cart as CartBody } from '#buying/cart/contract';
import { MAX_LINES, takesRewards, type PricedCart } from '#buying/cart/rules';
import { exemptionTexts } from '#goods/tax-exemptions/server';
import { deliveryMode, SHIP_TO_ADDRESS } from '#goods/delivery/rules';
import { hasQuickBuy } from './buy-now.ts';
import type { CartView } from './cart-view.ts';
import { relatedOf } from './suggested-items.ts';
import { dollars, type ItemView } from './item-view.ts';
import { addressId } from './option-reply.ts';

type Steering = Pick<CartBody, 'metadata' | 'buyNowEligible' | 'furnSvcFee' | 'cartEasyRewards'>;
type WholeOnly = Pick<CartBody, 'previousCartId' | 'relatedItems' | 'addresses' | 'checkoutSections'>;

/** The attributes that follow from lines and totals, and steer the page. */
export function steering(view: CartView): Steering {
  const { priced, facts, shopper } = view;
  const { summary, review, lines } = priced;
  const eligible =
    facts.shopper.rewardsNumber === null
      ? []
      : lines.filter(({ counted, product }) => counted && product !== undefined && takesRewards(product));
  return {
    metadata: metadataOf(view),
    buyNowEligible: review.proceedCheckout && hasQuickBuy(shopper, facts.site),
    furnSvcFee: summary.furnSvcFeeTbd ? null : dollars(summary.furnSvcFee),
    ...(facts.shopper.rewardsNumber === null
      ? {}
      : { cartEasyRewards: { eligibleItems: eligible.length, eligibleAmount: dollars(eligible.reduce((sum, { net }) => sum + net, 0)) } }),
  };
}

export function wholeOnly(view: CartView, items: ItemView): WholeOnly {
  const { priced } = view;
  const { cart } = priced;
  const added = view.changes.filter(({ actioned }) => actioned === 'ADD_ITEM').map(({ cartItemId }) => cartItemId);
  const related = view.without?.related === true || added.length === 0 ? [] : relatedOf(added, priced, items);
  return {
    ...(cart.extra?.previousCartId === undefined ? {} : { previousCartId: cart.extra.previousCartId }),
    ...(related.length === 0 ? {} : { relatedItems: related }),
    addresses: addressesOf(view),
    checkoutSections: sectionsOf(view),
  };
}

function metadataOf({ priced, facts, visit }: CartView): CartBody['metadata'] {
  const { summary, lines } = priced;
  // Below the threshold with free delivery: a coupon or the membership pays, so nothing is missing.
  const paidFor = summary.shipFee === 0 && summary.remainingAmountGetFreeShipping > 0;
  const sent = deliveryMode(lines.map(({ line }) => line.delivery)) !== 'pickup';
  return {
    displayRules: {
      freeShippingProgress: sent && summary.freeShippingThreshold > 0 && !paidFor && summary.finalMembershipSavings === 0,
      savings: summary.savings > 0,
      estimatedTax: summary.taxEstimated,
    },
    uiSwitches: {
      buyNow: facts.site.tenant === 'consumer' || facts.shopper.signedIn,
      saveForLater: true,
      furnitureServices: lines.some(({ product }) => product?.kind === 'directFurniture'),
      easyRewards: facts.shopper.rewardsNumber !== null,
      lineBudgetCenter: facts.site.tenant === 'business' && facts.shopper.signedIn,
      specialOrder: facts.shopper.permissions.has('G_SE'),
    },
    cartProperty: { maxItemAllowed: MAX_LINES, taxExemptType: groundOf(priced), hsn: facts.ownStore },
    ...(facts.shopper.taxExempt ? {} : exemptionOf(priced, visit)),
  };
}

/** The ground on which nothing is taxed; null when something is, or when nothing would be anyway. */
function groundOf({ exemption, summary }: PricedCart): string | null {
  const [first] = exemption.applied;
  return first === undefined || summary.taxes.length > 0 || exemption.taxed.length > 0 ? null : groundCode(first.ground);
}

/** FIRST_NATIONS for `firstNations`. */
const groundCode = (ground: string): string => ground.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase();

/** What certificates did, in the shopper's language; nothing for carts that none concerns. */
function exemptionOf(
  { exemption }: PricedCart,
  { copyLocale }: Pick<CartView['visit'], 'copyLocale'>,
): Pick<CartBody['metadata'], 'taxExemption'> {
  if (exemption.applied.length === 0 && exemption.taxed.length === 0) return {};
  const { exempt, taxedWhy } = exemptionTexts(exemption, copyLocale);
  return { taxExemption: { exempt: exempt.map((one) => ({ ...one })), taxedWhy } };
}

const NOTHING = { organizationName: null, address1: null, city: null, state: null, zipCode: null, country: null, storeNumber: null };

function addressesOf({ priced, facts }: CartView): NonNullable<CartBody['addresses']> {
  const { shipTo, specialShipTo, specialBillTo } = priced.cart.extra ?? {};
  const country = facts.site.country === 'US' ? 'USA' : 'CA';
  const { zip, state } = facts.place;
  const sent = shipTo?.zipCode === zip ? { ...shipTo, state } : {};
  const stores = new Set(priced.lines.flatMap(({ line }) => line.delivery.storeNumber ?? []));
  return [
    { ...NOTHING, id: addressId(SHIP_TO_ADDRESS, facts.place), type: 'S', zipCode: zip, state, country, ...sent, ...specialShipTo },
    ...(specialBillTo === undefined ? [] : [{ ...NOTHING, id: 'B', type: 'B' as const, country, ...specialBillTo }]),
    ...[...stores].flatMap((storeNumber) => {
      const store = facts.store(storeNumber);
      if (store === undefined) return [];
      const { name, addressLine1, city, zipcode } = store;
      return [
        {
          id: addressId({ type: 'ISP', storeNumber }, facts.place),
          type: 'ST' as const,
          organizationName: name,
          address1: addressLine1,
          city,
          state: store.state,
          zipCode: zipcode,
          country,
          storeNumber,
        },
      ];
    }),
  ];
}

/** The sections of this cart's checkout, and those that do not apply (CHK-1). */
function sectionsOf({ priced }: CartView): NonNullable<CartBody['checkoutSections']> {
  const mode = deliveryMode(priced.lines.map(({ line }) => line.delivery));
  const open = priced.review.proceedCheckout;
  const section = (name: string, applies: boolean) => ({ name, status: open && applies ? ('active' as const) : ('NA' as const) });
  return [
    section('shipping', mode !== 'pickup'),
    section('pickup', mode !== 'ship-to-address'),
    section('payment', priced.summary.ordTotal > 0),
    section('review', true),
  ];
}
