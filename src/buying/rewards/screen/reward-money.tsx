// Reward money on a member's account page: the balance and the latest entries, each with its order (RWD-1).
import { formatDate } from '#base/locale/rules';
import { shownOrderNumber } from '#base/order-number/rules';
import type { RewardBalance } from '#buying/rewards/contract';
import { rewardsWords } from '#buying/rewards/words';
import { Link } from '#ui/kit/link';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { usePrice } from '#ui/page/use-price';
import styles from './rewards.module.css';

interface RewardMoneyProps {
  readonly money: RewardBalance;
  readonly timeZone: string;
}

export function RewardMoney({ money: { balance, entries }, timeZone }: RewardMoneyProps) {
  const t = useWords(rewardsWords);
  const price = usePrice();
  return (
    <div className={styles.money}>
      <h3 className={styles.balance}>
        {t('money')} <b>{price(balance)}</b>
      </h3>
      <p className={styles.text}>{t(balance > 0 ? 'moneyUse' : 'moneyNone')}</p>
      {entries.length > 0 && <Entries entries={entries} timeZone={timeZone} />}
    </div>
  );
}

function Entries({ entries, timeZone }: Pick<RewardBalance, 'entries'> & { readonly timeZone: string }) {
  const t = useWords(rewardsWords);
  const paths = usePaths();
  const price = usePrice();
  const { copyLocale } = useShop();
  return (
    <div>
      <h4 className={styles.head}>{t('entries')}</h4>
      <ul className={styles.list}>
        {entries.map(({ kind, orderNumber, amount, at }) => (
          <li key={`${orderNumber} ${kind} ${at} ${amount}`} className={styles.entry}>
            <span>
              {t(`entry.${kind}`)}{' '}
              {orderNumber !== '' && (
                <Link to={paths.order(orderNumber)}>{t('entryOrder', { number: shownOrderNumber(orderNumber) })}</Link>
              )}{' '}
              <span className={styles.until}>{formatDate(new Date(at), timeZone, copyLocale)}</span>
            </span>
            <b>{amount < 0 ? price(amount) : `+${price(amount)}`}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
