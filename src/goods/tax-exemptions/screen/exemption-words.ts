// The days of a certificate, and where it counts, in the reader's words.
import { formatDayAhead } from '#base/locale/rules';
import type { ExemptionView } from '#goods/tax-exemptions/contract';
import { taxExemptionsWords } from '#goods/tax-exemptions/words';
import { useShop, useWords } from '#ui/page/shop';

export function useExemptionWords(today: string) {
  const t = useWords(taxExemptionsWords);
  const { copyLocale } = useShop();
  const day = (date: string): string => formatDayAhead(date, today, copyLocale);
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
