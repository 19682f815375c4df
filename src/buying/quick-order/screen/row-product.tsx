// The product of a row, what was adjusted and why, or the error and its suggestions.
import type { QuickRow } from '#buying/quick-order/contract';
import { quickOrderWords } from '#buying/quick-order/words';
import { Badge } from '#ui/kit/badge';
import { HelpIcon } from '#ui/kit/icons';
import { Link } from '#ui/kit/link';
import { Picture } from '#ui/kit/picture';
import { useWords } from '#ui/page/shop';
import { Spinner } from '#ui/kit/spinner';
import { TextAction } from '#ui/kit/text-action';
import type { OrderRow } from './order-rows.ts';
import styles from './quick-order.module.css';
import type { QuickOrder } from './use-quick-order.ts';

interface RowProductProps {
  readonly row: OrderRow;
  readonly order: QuickOrder;
}

export function RowProduct({ row, order }: RowProductProps) {
  const t = useWords(quickOrderWords);
  const { reply } = row;
  if (reply === null) return <Spinner label={t('checking')} />;
  return (
    <div className={styles.product}>
      {reply.imageUrl === null ? (
        <span className={styles.unknown}>
          <HelpIcon />
        </span>
      ) : (
        <Picture src={reply.imageUrl} alt="" width={48} height={48} ground className={styles.thumb} />
      )}
      <div>
        {reply.url !== null && <Link to={reply.url}>{reply.name}</Link>}
        {(reply.contract || reply.pack !== null) && (
          <p className={styles.facts}>
            {reply.contract && <Badge tone="ok">{t('contract')}</Badge>} {reply.pack}
          </p>
        )}
        <RowMessages reply={reply} />
        {reply.choices.length > 0 && <Choices row={row} reply={reply} order={order} />}
      </div>
    </div>
  );
}

function RowMessages({ reply }: { readonly reply: QuickRow }) {
  const t = useWords(quickOrderWords);
  const why = reply.messages.map(({ description }) => description).join(' ');
  switch (reply.state) {
    case 'found':
      return null;
    case 'replaced':
      return (
        <p className={styles.warn}>
          <b>{t('replaced', { old: reply.replaces ?? '' })}</b> {t('replacedText')} {why}
        </p>
      );
    case 'adjusted':
      return (
        <p className={styles.warn}>
          <b>{t('setTo', { n: reply.qty })}</b> {why}
        </p>
      );
    case 'badQuantity':
      return (
        <p className={styles.bad}>
          <b>{t('badQuantity')}</b> {t('badQuantityText')}
        </p>
      );
    case 'unknown':
      if (reply.number === '')
        return (
          <p className={styles.bad}>
            <b>{t('empty')}</b> {t('emptyText')}
          </p>
        );
      return (
        <p className={styles.bad}>
          <b>{t('unknown', { number: reply.number })}</b> {t(reply.choices.length > 0 ? 'unknownGuessText' : 'unknownText')}
        </p>
      );
    default:
      return <p className={styles.bad}>{why}</p>;
  }
}

/** Choosing one puts its number into the row, which is then checked again. */
function Choices({ row, reply, order }: RowProductProps & { readonly reply: QuickRow }) {
  const t = useWords(quickOrderWords);
  return (
    <>
      {reply.state === 'blocked' && <p className={styles.instead}>{t('instead')}</p>}
      <ul className={styles.choices}>
        {reply.choices.map(({ itemId, name }) => (
          <li key={itemId}>
            <TextAction onClick={() => order.edit(row, { number: itemId })}>{t('use', { itemId })}</TextAction> <span>{name}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
