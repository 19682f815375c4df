// The history of a budget's period, to the cent, newest first.
import { shownOrderNumber } from '#base/order-number/rules';
import type { BudgetEntry } from '#buying/budgets/contract';
import { budgetsWords } from '#buying/budgets/words';
import { Link } from '#ui/kit/link';
import { Pager } from '#ui/kit/pager';
import { TextAction } from '#ui/kit/text-action';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { useBudgetPrice } from './use-budget-price.ts';
import styles from './budgets.module.css';

interface BudgetHistoryProps {
  readonly centerId: string;
  readonly currency: string;
  readonly entries: readonly BudgetEntry[];
  readonly page: number;
  readonly pages: number;
}

export function BudgetHistory({ centerId, currency, entries, page, pages }: BudgetHistoryProps) {
  const t = useWords(budgetsWords);
  const paths = usePaths();
  return (
    <section aria-labelledby="history">
      <div className={styles.historyHead}>
        <h2 id="history">{t('history')}</h2>
        {entries.length > 0 && (
          <TextAction to={paths.budgetHistoryFile(centerId)} download>
            {t('historyFile')}
          </TextAction>
        )}
      </div>
      {entries.length === 0 ? (
        <p className={styles.lead}>{t('historyEmpty')}</p>
      ) : (
        <ul className={styles.ledger}>
          {entries.map((entry, at) => (
            // Entries never change, and a page holds each once.
            <Entry key={`${entry.at} ${entry.kind} ${entry.orderNumber ?? ''} ${at}`} entry={entry} currency={currency} />
          ))}
        </ul>
      )}
      <Pager
        page={page}
        pages={pages}
        addressOf={(number) => paths.budget(centerId, { page: String(number) })}
        labels={{ nav: t('pages'), previous: t('previousPage'), next: t('nextPage'), page: (n) => t('pageN', { n }) }}
      />
    </section>
  );
}

interface EntryProps {
  readonly entry: BudgetEntry;
  readonly currency: string;
}

function Entry({ entry: { kind, at, note, orderNumber, by, change, leftAfter }, currency }: EntryProps) {
  const t = useWords(budgetsWords);
  const price = useBudgetPrice(currency);
  const paths = usePaths();
  const { site, copyLocale } = useShop();
  const format = new Intl.DateTimeFormat(copyLocale, { dateStyle: 'medium', timeZone: site.timeZone });
  const about = t(`entry${kind}`, { order: orderNumber === null ? '' : shownOrderNumber(orderNumber) });
  const small = [by, note].filter((text) => text !== null && text !== '').join(' · ');
  return (
    <li>
      <time dateTime={at}>{format.format(new Date(at))}</time>
      <div>
        <b>{orderNumber === null ? about : <Link to={paths.order(orderNumber)}>{about}</Link>}</b>
        {small !== '' && <p className={styles.small}>{small}</p>}
      </div>
      <div className={styles.cents}>
        <b className={change > 0 ? styles.good : kind === 'held' ? styles.bad : undefined}>
          {change > 0 ? '+' : ''}
          {price(change)}
        </b>
        {leftAfter !== null && <span className={styles.small}>{t('leftAfter', { amount: price(leftAfter) })}</span>}
      </div>
    </li>
  );
}
