// The receipt next to the lines: every fee with an explanation, the total, and the checkout button (CART-16).
import { memo } from 'react';
import type { Cart } from '#buying/cart/contract';
import { cartWords } from '#buying/cart/words';
import { formatNumber, formatPriceOr } from '#base/locale/rules';
import { ClockIcon, LockIcon, PackageIcon, ReturnIcon } from '#ui/kit/icons';
import { Receipt, ReceiptSection, type ReceiptRow } from '#ui/kit/receipt';
import { useShop, useWords } from '#ui/page/shop';
import { usePrice } from '#ui/page/use-price';
import styles from './cart-page.module.css';
import { AccountingForm } from './accounting-form.tsx';
import { BuyNow } from './buy-now.tsx';
import { CheckOutButton, FreeDelivery, lacksFees } from '#buying/cart/screen';
import { CouponBox, type RefusedCoupon } from './coupon-box.tsx';
import { OwnRewards } from './own-rewards.tsx';
import { PriceExplanation } from './price-explanation.tsx';
import { SignInChoice } from './sign-in-choice.tsx';
import { CheckoutBlocker } from './checkout-blocker.tsx';

interface CartSummaryProps {
  readonly cart: Cart;
  readonly busy: boolean;
  readonly refused: RefusedCoupon | null;
}

export function CartSummary({ cart, busy, refused }: CartSummaryProps) {
  const t = useWords(cartWords);
  const price = usePrice();
  const { ordTotal, totalSavings } = cart.cartSummary;
  const { displayRules } = cart.metadata;
  return (
    <div className={styles.summary}>
      <Receipt
        title={t('summary')}
        rows={useRows(cart)}
        total={{ label: t('total'), amount: price(ordTotal) }}
        saving={displayRules.savings && t('saving', { amount: price(totalSavings) })}
        busy={busy}
        sticky
      >
        <UnderTheTotal cart={cart} refused={refused} />
      </Receipt>
    </div>
  );
}

/** Memoized: does not render again while a change is pending. */
const UnderTheTotal = memo(function UnderTheTotal({ cart, refused }: Pick<CartSummaryProps, 'cart' | 'refused'>) {
  const t = useWords(cartWords);
  const { tenant } = useShop().site;
  const { uiSwitches } = cart.metadata;
  const rewardsNumber = cart.userInfo?.rewardsNumber;
  return (
    <>
      <div className={styles.go} data-screen-only>
        <CheckOutButton cart={cart} wide />
        <CheckoutBlocker cart={cart} />
      </div>
      <div data-screen-only>
        <BuyNow cart={cart} />
        <SignInChoice cart={cart} />
        <ReceiptSection>
          <FreeDelivery cart={cart} />
        </ReceiptSection>
        <ReceiptSection title={t('couponTitle')}>
          {rewardsNumber && uiSwitches.easyRewards && <OwnRewards rewardsNumber={rewardsNumber} coupons={cart.coupons} />}
          <CouponBox coupons={cart.coupons} refused={refused} />
        </ReceiptSection>
      </div>
      {tenant === 'business' && (
        <ReceiptSection title={t('accountingTitle')}>
          <AccountingForm
            info={cart.cartAccountInfo}
            centers={cart.invoiceInfo?.bc.values ?? []}
            balance={cart.bcDetails?.availableBalance ?? null}
            needed={cart.cartAttributes.isMandatoryEnabled}
          />
        </ReceiptSection>
      )}
      <EligibleRewards cart={cart} />
      <div data-screen-only>
        <ReceiptSection>
          <PriceExplanation />
        </ReceiptSection>
      </div>
      <TrustNotes cart={cart} />
    </>
  );
});

/** What rewards may pay for in this cart. */
function EligibleRewards({ cart: { metadata, cartEasyRewards } }: Pick<CartSummaryProps, 'cart'>) {
  const t = useWords(cartWords);
  const price = usePrice();
  if (!metadata.uiSwitches.easyRewards || cartEasyRewards === undefined || cartEasyRewards.eligibleItems === 0) return null;
  return (
    <ReceiptSection title={t('rewardsTitle')}>
      <p className={styles.rewards}>
        {t('rewardsText', { n: cartEasyRewards.eligibleItems, amount: price(cartEasyRewards.eligibleAmount) })}
      </p>
    </ReceiptSection>
  );
}

function TrustNotes({ cart }: Pick<CartSummaryProps, 'cart'>) {
  const t = useWords(cartWords);
  const { isPreAuthEnabled, hasESDOrDFItem } = cart.cartAttributes;
  return (
    <ul className={styles.trust} data-screen-only>
      <li>
        <LockIcon /> {t('trustCard')}
      </li>
      {isPreAuthEnabled && (
        <li>
          <ClockIcon /> {t('trustLater')}
        </li>
      )}
      {hasESDOrDFItem && (
        <li>
          <PackageIcon /> {t('trustApart')}
        </li>
      )}
      <li>
        <ReturnIcon /> {t('trustReturn')}
      </li>
    </ul>
  );
}

function useRows(cart: Cart): readonly ReceiptRow[] {
  const t = useWords(cartWords);
  const price = usePrice();
  const { copyLocale, site } = useShop();
  const { currency } = site;
  const { cartSummary: sum, cartAttributes: attributes, coupons, metadata } = cart;
  const rows: ReceiptRow[] = [{ id: 'items', label: t('summaryItems', { n: countedItems(cart) }), amount: price(sum.cartSubTotal) }];
  for (const { code, amount, applied } of coupons)
    if (applied && amount > 0) rows.push({ id: `coupon-${code}`, label: t('coupon', { code }), amount: price(-amount), tone: 'good' });
  rows.push(deliveryRow(cart, t, price));
  if (sum.handlingFee > 0) rows.push({ id: 'handling', label: t('handling'), amount: price(sum.handlingFee), why: t('handlingWhy') });
  if (sum.surchargeFee > 0) rows.push({ id: 'surcharge', label: t('surcharge'), amount: price(sum.surchargeFee), why: t('surchargeWhy') });
  if (attributes.isDasEnabled) rows.push({ id: 'area', label: t('area'), amount: price(sum.dasFee), why: t('areaWhy') });
  if (sum.furnSvcFee > 0 || attributes.isFurnitureServicesFeeTBD)
    rows.push({
      id: 'furniture',
      label: t('furnitureTitle'),
      amount: sum.furnSvcFee > 0 ? price(sum.furnSvcFee) : t('furnitureTbd'),
      why: t('furnitureWhy'),
    });
  const zip = taxedZip(cart);
  const { estimatedTax } = metadata.displayRules;
  if (metadata.cartProperty.taxExemptType !== null)
    rows.push({ id: 'tax', label: t('tax'), amount: t('taxExempt'), why: t('taxExemptWhy') });
  else if (lacksFees(cart)) rows.push({ id: 'tax', label: t('tax'), amount: formatPriceOr(null, currency, copyLocale, 'short') });
  else if (!estimatedTax && sum.taxes.some(({ name }) => name === 'SALES'))
    rows.push({ id: 'tax', label: zip === null ? t('salesTaxAll') : t('salesTax', { zip }), amount: price(sum.tax) });
  else if (sum.taxes.length === 0 && !estimatedTax) rows.push({ id: 'tax', label: t('tax'), amount: price(0) });
  else if (estimatedTax)
    rows.push({
      id: 'tax',
      label: zip === null ? t('estimatedTaxAll') : t('estimatedTax', { zip }),
      amount: price(sum.tax),
      why: t('taxWhy'),
    });
  else
    for (const { name, jurisdiction, ratePercent, amount } of sum.taxes)
      rows.push({
        id: `${name}-${jurisdiction}`,
        label: t(`tax_${name as 'GST'}`, { rate: formatNumber(ratePercent, copyLocale) }),
        amount: price(amount),
      });
  return rows;
}

/** The zip whose taxes apply: a store's for pickups. Null when there are several. */
function taxedZip({ items, stores, cartAttributes: { zipCode } }: Cart): string | null {
  const zips = items.map(({ shippingInfo: { pickStoreNumber } }) => {
    return stores.find(({ storeNumber }) => storeNumber === pickStoreNumber)?.zipcode ?? zipCode;
  });
  const [zip = zipCode, ...others] = new Set(zips);
  return others.length === 0 ? zip : null;
}

/** Units that did not run out. */
function countedItems({ items }: Cart): number {
  return items.reduce((sum, { counted, qty, parentRelationType }) => (counted && parentRelationType !== 'BUNDLE' ? sum + qty : sum), 0);
}

function deliveryRow(
  cart: Cart,
  t: ReturnType<typeof useWords<(typeof cartWords.keys)[number]>>,
  price: (amount: number) => string,
): ReceiptRow {
  const { shipFee, finalMembershipSavings } = cart.cartSummary;
  const { deliveryMode, freeShippingThreshold } = cart.cartAttributes;
  // Pickup is free, so the fee of a mixed cart is that of its deliveries.
  const label = t(deliveryMode === 'pickup' ? 'pickup' : 'delivery');
  if (finalMembershipSavings > 0) return { id: 'delivery', label, amount: t('free'), tone: 'good', why: t('memberSaving') };
  if (shipFee === 0) return { id: 'delivery', label, amount: t('free'), tone: 'good' };
  return { id: 'delivery', label, amount: price(shipFee), why: t('shippingWhy', { threshold: price(freeShippingThreshold) }) };
}
