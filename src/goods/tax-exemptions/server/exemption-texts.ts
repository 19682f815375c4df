// What receipts say about exemptions: "Sales tax, MA: exempt (certificate 12-345)", and why tax is charged all the same (B2B-4).
import { formatDate, type CopyLocale } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import type { AppliedExemption, TaxedDespite } from '#goods/tax-exemptions/rules';
import { taxExemptionsWords } from '#goods/tax-exemptions/words';

export interface ExemptionTexts {
  /** One for each tax that is left off. */
  readonly exempt: readonly { readonly label: string; readonly why: string }[];
  /** Why the other taxes are charged; '' for nothing to say. */
  readonly taxedWhy: string;
}

interface CartExemption {
  readonly applied: readonly AppliedExemption[];
  readonly taxed?: readonly TaxedDespite[];
}

export function exemptionTexts({ applied, taxed = [] }: CartExemption, locale: CopyLocale): ExemptionTexts {
  const say = sayer(taxExemptionsWords, locale);
  return {
    exempt: applied.flatMap(({ ground, number, state, taxes }) => {
      if (ground === 'ACCOUNT') return [{ label: say('server.account'), why: say('server.accountWhy') }];
      const why = say('server.why', { kind: say(`kind${ground}`) });
      return taxes.map((tax) => ({ label: say('server.exempt', { tax: say(`tax${tax}`), state, number }), why }));
    }),
    taxedWhy: taxed
      .map(({ why, number, state, taxes, day }) =>
        say(`server.${why}`, {
          number,
          state,
          taxes: taxes.map((tax) => say(`tax${tax}`)).join(', '),
          day: day === '' ? '' : formatDate(new Date(`${day}T12:00:00Z`), 'UTC', locale),
        }),
      )
      .join(' '),
  };
}
