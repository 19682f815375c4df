// The sums of an invoice, and its taxes.
import { element, type XmlElement } from '#people/cxml/rules';
import type { Writing } from './billed-order.ts';

export function taxElement(
  { money, said, words }: Writing,
  tax: number,
  details: readonly { readonly name: string; readonly cents: number; readonly jurisdiction?: string }[],
  taxable: number,
): XmlElement {
  return element(
    'Tax',
    {},
    money(tax),
    said(words.tax),
    ...details.map(({ name, cents, jurisdiction }) =>
      element(
        'TaxDetail',
        { category: name, purpose: 'tax' },
        element('TaxableAmount', {}, money(taxable)),
        element('TaxAmount', {}, money(cents)),
        jurisdiction === undefined ? null : element('TaxLocation', { 'xml:lang': 'en' }, jurisdiction),
      ),
    ),
  );
}

export function summaryOf(writing: Writing): XmlElement {
  const { money, taxes, subTotal, discount, handling, shipping, total } = writing;
  const tax = taxes.reduce((sum, { cents }) => sum + cents, 0);
  return element(
    'InvoiceDetailSummary',
    {},
    element('SubtotalAmount', {}, money(subTotal)),
    taxElement(writing, tax, taxes, subTotal - discount),
    handling === 0 ? null : element('SpecialHandlingAmount', {}, money(handling)),
    shipping === 0 ? null : element('ShippingAmount', {}, money(shipping)),
    element('GrossAmount', {}, money(subTotal + tax + handling + shipping)),
    discount === 0 ? null : element('InvoiceDetailDiscount', {}, money(discount)),
    element('NetAmount', {}, money(total)),
    element('DueAmount', {}, money(total)),
  );
}
