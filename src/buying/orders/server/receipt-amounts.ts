// What carts and placed orders cost, as receipts show it: two-decimal numbers.
import { isBundlePart, type PricedCart } from '#buying/cart/rules';
import type { Amounts } from '#buying/orders/contract';
import type { CopyLocale } from '#base/locale/rules';
import { exemptionTexts } from '#goods/tax-exemptions/server';
import type { OrderRow } from './order-row.ts';

export function orderAmounts(row: OrderRow, locale: CopyLocale): Amounts {
  const furniture = row.lines.reduce((sum, line) => sum + line.furniture, 0);
  return {
    currency: row.currency,
    units: row.lines.reduce((sum, { qty }) => sum + qty, 0),
    subTotal: row.sub_total / 100,
    discount: row.discount / 100,
    coupons: row.coupons.map(({ code, cents }) => ({ code, amount: cents / 100 })),
    ships: row.lines.some(({ deliveryType }) => deliveryType === 'STA'),
    shipFee: row.ship_fee / 100,
    memberSavings: row.member_savings / 100,
    handlingFee: (row.handling_fee - furniture) / 100,
    furnitureFee: furniture / 100,
    furnitureFeeTbd: row.lines.some((line) => !line.cancelled && line.furnitureService?.level === 'CUST'),
    surchargeFee: row.surcharge_fee / 100,
    areaFee: row.area_fee / 100,
    taxes: row.taxes.map(({ name, jurisdiction, cents }) => ({ name, jurisdiction, amount: cents / 100 })),
    tax: row.tax / 100,
    ...exemptRows({ applied: row.tax_exemptions }, locale),
    total: row.total / 100,
  };
}

export function cartAmounts({ summary, coupons, lines, exemption }: PricedCart, currency: string, locale: CopyLocale): Amounts {
  return {
    currency,
    units: lines.reduce((sum, { counted, line }) => sum + (counted && !isBundlePart(line) ? line.qty : 0), 0),
    subTotal: summary.cartSubTotal / 100,
    discount: (summary.cartSubTotal - summary.cartSubTotalAfterCoupons) / 100,
    coupons: coupons.filter(({ problem }) => problem === null).map(({ code, cents }) => ({ code, amount: cents / 100 })),
    ships: lines.some(({ line }) => line.delivery.type === 'STA'),
    shipFee: summary.shipFee / 100,
    memberSavings: summary.finalMembershipSavings / 100,
    handlingFee: summary.handlingFee / 100,
    furnitureFee: summary.furnSvcFee / 100,
    furnitureFeeTbd: summary.furnSvcFeeTbd,
    surchargeFee: summary.surchargeFee / 100,
    areaFee: summary.dasFee / 100,
    taxes: summary.taxes.map(({ name, jurisdiction, cents }) => ({ name, jurisdiction, amount: cents / 100 })),
    tax: summary.tax / 100,
    ...exemptRows(exemption, locale),
    total: summary.ordTotal / 100,
  };
}

/** Nothing for an order that no exemption concerns. */
function exemptRows(exemption: Parameters<typeof exemptionTexts>[0], locale: CopyLocale): Pick<Amounts, 'exempt' | 'taxedWhy'> {
  const { exempt, taxedWhy } = exemptionTexts(exemption, locale);
  return {
    ...(exempt.length === 0 ? {} : { exempt: exempt.map((one) => ({ ...one })) }),
    ...(taxedWhy === '' ? {} : { taxedWhy }),
  };
}

export function noAmounts(currency: string): Amounts {
  return {
    currency,
    units: 0,
    subTotal: 0,
    discount: 0,
    coupons: [],
    ships: false,
    shipFee: 0,
    memberSavings: 0,
    handlingFee: 0,
    furnitureFee: 0,
    furnitureFeeTbd: false,
    surchargeFee: 0,
    areaFee: 0,
    taxes: [],
    tax: 0,
    total: 0,
  };
}
