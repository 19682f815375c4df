// The days of a certificate, and where it counts, in the reader's words.
import { formatDate } from '#base/locale/rules';
import type { ExemptionView } from '#goods/tax-exemptions/contract';
import { taxExemptionsWords } from '#goods/tax-exemptions/words';
import { useShop, useWords } from '#ui/page/shop';

export function useExemptionWords() {
  const t = useWords(taxExemptionsWords);
  const { copyLocale } = useShop();
  // Always with its year, as on receipts and in mails: a certificate is looked at years later.
  const day = (date: string): string => formatDate(new Date(`${date}T12:00:00Z`), 'UTC', copyLocale);
  const taxesOf = (taxes: readonly string[]): string => taxes.map((tax) => t(`tax${tax as 'GST'}`)).join(', ');
  return {
    day,
    taxesOf,
    valid: ({ validFrom, validUntil }: ExemptionView): string =>
      validUntil === '' ? t('fromOn', { from: day(validFrom) }) : t('fromTo', { from: day(validFrom), to: day(validUntil) }),
    where: ({ country, regions, taxes }: Pick<ExemptionView, 'country' | 'regions' | 'taxes'>): string =>
      country === 'US' ? regions.join(', ') : t('coveredTaxes', { region: regions.join(', '), taxes: taxesOf(taxes) }),
  };
}
