// Every change of a member's reward money, each with its order and the balance after it (RWD-1).
import { formatDate } from '#base/locale/rules';
import { shownOrderNumber } from '#base/order-number/rules';
import type { RewardBalance } from '#buying/rewards/contract';
import { rewardsWords } from '#buying/rewards/words';
import { Link } from '#ui/kit/link';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { usePrice } from '#ui/page/use-price';
import styles from './overview.module.css';

type Entry = RewardBalance['entries'][number];

interface RewardHistoryProps {
  readonly money: RewardBalance;
  readonly timeZone: string;
}

export function RewardHistory({ money: { balance, entries }, timeZone }: RewardHistoryProps) {
  const t = useWords(rewardsWords);
  const { copyLocale } = useShop();
  const price = usePrice();
  // Latest first: the balance after an entry is today's, less what came later.
  const after = entries.map((_, at) =>
    entries.slice(0, at).reduce((left, { amount }) => left - Math.round(amount * 100), Math.round(balance * 100)),
  );
  return (
    <section className={styles.section} aria-labelledby="history">
      <h2 id="history">{t('history')}</h2>
      {entries.length === 0 ? (
        <p className={styles.quiet}>{t('moneyNone')}</p>
      ) : (
        <table className={styles.history}>
          <thead>
            <tr>
              {(['date', 'what', 'amount', 'balance'] as const).map((name) => (
                <th key={name} scope="col">
                  {t(`history.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {entries.map((entry, at) => (
              <tr key={`${entry.orderNumber} ${entry.kind} ${entry.at} ${entry.amount}`}>
                <td>{formatDate(new Date(entry.at), timeZone, copyLocale)}</td>
                <td>
                  <What entry={entry} />
                </td>
                <td className={entry.amount > 0 ? styles.plus : undefined}>
                  {entry.amount > 0 ? `+${price(entry.amount)}` : price(entry.amount)}
                </td>
                <td>{price((after[at] ?? 0) / 100)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={styles.quiet}>{t('lastsYear')}</p>
    </section>
  );
}

function What({ entry: { kind, orderNumber, note } }: { readonly entry: Entry }) {
  const t = useWords(rewardsWords);
  const paths = usePaths();
  return (
    <>
      {t(`entry.${kind}`)}
      {note !== '' && `: ${note}`}
      {orderNumber !== '' && (
        <>
          {' · '}
          <Link to={paths.order(orderNumber)}>{t('entryOrder', { number: shownOrderNumber(orderNumber) })}</Link>
        </>
      )}
    </>
  );
}
