// What the organization spent this month, for who may see its reports (H_R).
import { accountPageWords } from '#buying/account/words';
import { formatPrice } from '#base/locale/rules';
import { shareOf } from '#buying/reports/rules';
import { TextAction } from '#ui/kit/text-action';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import type { Overview } from './load-overview.ts';
import { Column } from './overview-column.tsx';
import styles from './overview.module.css';

export function SpendColumn({ spend: { orders, cents, onContract, currency } }: { readonly spend: NonNullable<Overview['spend']> }) {
  const t = useWords(accountPageWords);
  const { copyLocale } = useShop();
  const paths = usePaths();
  return (
    <Column id="overview-spend" title={t('spendTitle')}>
      <ul>
        <li>
          {t('spendOrders', { n: orders })}
          <span>{formatPrice(cents, currency, copyLocale)}</span>
        </li>
        {cents > 0 && (
          <li>
            {t('spendOnContract')}
            <span>{t('spendShare', { n: shareOf(onContract, cents) })}</span>
          </li>
        )}
      </ul>
      <p className={styles.more}>
        <TextAction to={paths.reports()}>{t('openReports')}</TextAction>
      </p>
    </Column>
  );
}
