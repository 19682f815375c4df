// Contracts with their days and what they cover; what ends soon stands first.
import type { ContractView } from '#buying/contracts/contract';
import { contractsWords } from '#buying/contracts/words';
import { formatDate, formatNumber } from '#base/locale/rules';
import { Badge } from '#ui/kit/badge';
import { Table } from '#ui/kit/table';
import { useShop, useWords } from '#ui/page/shop';
import styles from './contracts.module.css';

const TONES = { active: 'ok', endsSoon: 'warn', upcoming: 'line', ended: 'line' } as const;

export function ContractsTable({ contracts }: { readonly contracts: readonly ContractView[] }) {
  const t = useWords(contractsWords);
  const { site } = useShop();
  const validity = useValidity();
  return (
    <Table
      caption={t('title')}
      rows={contracts}
      keyOf={({ number }) => number}
      toneOf={({ state }) => (state === 'endsSoon' ? 'warn' : undefined)}
      columns={[
        {
          id: 'contract',
          label: t('contract'),
          heads: true,
          cell: ({ name, number, currency }) => (
            <>
              {name}
              <span className={styles.small}>
                {t('number', { number })}
                {currency !== site.currency && ` · ${currency}`}
              </span>
            </>
          ),
        },
        {
          id: 'days',
          label: t('days'),
          cell: (contract) => (
            <>
              <Badge tone={TONES[contract.state]}>{t(`state${contract.state}`)}</Badge>
              <span className={styles.small}>{validity(contract)}</span>
            </>
          ),
        },
        { id: 'covers', label: t('covers'), full: true, cell: (contract) => <Covers contract={contract} /> },
      ]}
    />
  );
}

function Covers({ contract: { items, covers, fixes } }: { readonly contract: ContractView }) {
  const t = useWords(contractsWords);
  const coverText = useCoverText();
  return (
    <ul className={styles.covers}>
      {items > 0 && <li>{t('coversItems', { n: items })}</li>}
      {covers.map((one) => (
        <li key={`${one.scope} ${one.name}`}>
          {coverText(one)} {one.scope !== 'item' && <span className={styles.small}>{t('scopeItems', { n: one.items })}</span>}
        </li>
      ))}
      {items === 0 && covers.length === 0 && <li>{t('coversNothing')}</li>}
      {fixes !== '' && <li>{t(`fixes${fixes}`)}</li>}
    </ul>
  );
}

function useCoverText(): (one: ContractView['covers'][number]) => string {
  const t = useWords(contractsWords);
  const { copyLocale } = useShop();
  const percent = (value: number): string => t('percent', { n: formatNumber(value, copyLocale) });
  return ({ name, percent: off, best }) => {
    if (off === null) return t('ownPrices', { name });
    if (best === null) return t('offList', { name, percent: percent(off) });
    return t('offListUpTo', { name, percent: percent(off), best: percent(best.percent), qty: formatNumber(best.qty, copyLocale) });
  };
}

function useValidity(): (contract: Pick<ContractView, 'first' | 'last'>) => string {
  const t = useWords(contractsWords);
  const { copyLocale } = useShop();
  const day = (iso: string): string => formatDate(new Date(`${iso}T00:00:00Z`), 'UTC', copyLocale);
  return ({ first, last }) => {
    if (first !== null && last !== null) return t('validBoth', { from: day(first), until: day(last) });
    if (first !== null) return t('validFromDay', { day: day(first) });
    return last === null ? t('alwaysValid') : t('validUntilDay', { day: day(last) });
  };
}
