// The premium enrolment: what the chosen program costs and agrees to, and the press that puts it into the cart (RWD-2, RWD-4). The agreement itself is
// given at the order button, beside a box that nobody else ticks.
import { AddToCartForm } from '#buying/cart/screen';
import type { MembershipReply } from '#buying/membership/contract';
import { membershipWords } from '#buying/membership/words';
import { TextAction } from '#ui/kit/text-action';
import { usePaths, useWords } from '#ui/page/shop';
import { usePrice } from '#ui/page/use-price';
import styles from './membership.module.css';

interface EnrolmentProps {
  readonly plan: MembershipReply['plans'][number];
  /** The press came: the cart says what became of it. */
  readonly onAdded: () => void;
}

export function Enrolment({ plan: { program, itemId, price: yearly }, onAdded }: EnrolmentProps) {
  const t = useWords(membershipWords);
  const paths = usePaths();
  const price = usePrice();
  return (
    <div className={styles.overlay}>
      <p>
        <b>{t('perYear', { price: price(yearly) })}</b>
      </p>
      <h3>{t('agree')}</h3>
      <MembershipTerms prices={price(yearly)} />
      {/* The form stays where it was pressed; the sheet makes room for the cart's answer. */}
      <div onSubmit={onAdded}>
        <AddToCartForm itemId={itemId} label={t('overlay.add', { program })} variant="primary" wide />
      </div>
      <p className={styles.quiet}>{t('overlay.agreeLater')}</p>
      <TextAction to={paths.membershipGifts()}>{t('give')}</TextAction>
    </div>
  );
}

/** What a membership agrees to, before anybody joins. `prices`: of a year. */
export function MembershipTerms({ prices }: { readonly prices: string }) {
  const t = useWords(membershipWords);
  return (
    <ul className={styles.terms}>
      <li>{t('term.year')}</li>
      <li>{t('term.renews', { price: prices })}</li>
      <li>{t('term.cancel')}</li>
      <li>{t('term.refund')}</li>
      <li>{t('term.declined')}</li>
      <li>{t('term.change')}</li>
    </ul>
  );
}
