// The question that waits for its owner, with the answers that there are.
import type { RestockQuestion, RestockView } from '#buying/restock/contract';
import { LinkButton } from '#ui/kit/link-button';
import { Message } from '#ui/kit/message';
import { usePaths } from '#ui/page/shop';
import { usePrice } from '#ui/page/use-price';
import { ActForm } from './act-form.tsx';
import { SwapOffers } from './swap-offers.tsx';
import { useRestockText } from './use-restock-text.ts';
import styles from './restock.module.css';

interface LineQuestionProps {
  readonly restock: RestockView;
  readonly question: RestockQuestion;
  readonly isActing: boolean;
}

export function LineQuestion({ restock, question, isActing }: LineQuestionProps) {
  const { t, day } = useRestockText();
  const price = usePrice();
  const { code, dueOn, until, retryOn, text } = question;
  const card = question.card.split(' ').at(-1) ?? '';
  const isBad = code === 'cardDeclined' || code === 'cardGone' || code === 'bankAsks';
  const values = { price: price(question.price), agreed: price(question.agreed), card };
  return (
    <Message
      tone={code === 'outOfStock' ? 'info' : isBad ? 'bad' : 'warn'}
      title={t(`question.${code}`, values)}
      className={styles.question}
    >
      {text !== '' && <span>{text} </span>}
      <span>
        {t('aboutQuestion', { day: day(dueOn) })}{' '}
        {retryOn !== null && code !== 'outOfStock' && `${t('question.retry', { day: day(retryOn) })} `}
        {until !== null && t('question.until', { day: day(until) })}
      </span>
      {!isActing && restock.state !== 'ended' && (code === 'itemGone' || code === 'outOfStock') && (
        <SwapOffers restock={restock} question={question} />
      )}
      {!isActing && restock.state === 'attention' && <Answers restock={restock} question={question} />}
    </Message>
  );
}

function Answers({ restock: { restockId, item }, question: { code, price: cents } }: Omit<LineQuestionProps, 'isActing'>) {
  const { t } = useRestockText();
  const price = usePrice();
  const edit = usePaths().restock({}, restockId);
  const form = { restockId, title: item.title };
  const word = OTHER.get(code);
  return (
    <span className={styles.answers}>
      {code === 'priceRise' && (
        <ActForm {...form} act="accept" look="primary">
          {t('acceptPrice', { price: price(cents) })}
        </ActForm>
      )}
      {word !== undefined && (
        <LinkButton to={`${edit}#${word === 'swap' ? 'itemId' : word === 'useOther' ? 'paymentId' : 'addressId'}`} size="small">
          {t(word)}
        </LinkButton>
      )}
      {ORDERED.has(code) && (
        <ActForm {...form} act="order">
          {t(code === 'bankAsks' ? 'confirmBank' : code === 'cardDeclined' ? 'tryNow' : 'orderNow')}
        </ActForm>
      )}
    </span>
  );
}

/** What is changed in the form. */
const OTHER = new Map<RestockQuestion['code'], 'useOther' | 'chooseAddress' | 'swap'>([
  ['cardDeclined', 'useOther'],
  ['cardGone', 'useOther'],
  ['bankAsks', 'useOther'],
  ['noInvoice', 'useOther'],
  ['addressGone', 'chooseAddress'],
  ['itemGone', 'swap'],
]);

/** What can be ordered again without another answer. */
const ORDERED: ReadonlySet<string> = new Set(['cardDeclined', 'bankAsks', 'budget', 'noApprover', 'late', 'notPlaced', 'noRight']);
