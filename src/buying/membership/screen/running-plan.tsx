// The membership that runs: until when, what it saved, and what can be done with it in one press (RWD-4).
import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { formatDate } from '#base/locale/rules';
import { AddToCartForm } from '#buying/cart/screen';
import type { MembershipAct, RunningMembership } from '#buying/membership/contract';
import { membershipWords } from '#buying/membership/words';
import { Badge } from '#ui/kit/badge';
import { Button } from '#ui/kit/button';
import { LinkButton } from '#ui/kit/link-button';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { usePrice } from '#ui/page/use-price';
import styles from './membership.module.css';

/** A day of the site's calendar, in the page's language. */
export function useDay(): (day: string) => string {
  const { copyLocale } = useShop();
  return (day) => formatDate(new Date(`${day}T12:00:00Z`), 'UTC', copyLocale);
}

export function RunningPlan({ plan }: { readonly plan: RunningMembership }) {
  const t = useWords(membershipWords);
  const [price, day] = [usePrice(), useDay()];
  const { program, state, endsOn, isUsed, savedOrders, savedDelivery, moveUp } = plan;
  const saved =
    savedOrders > 0 ? t('saved', { amount: price(savedDelivery), orders: savedOrders }) : t(isUsed ? 'usedOther' : 'savedNothing');
  return (
    <section className={styles.plan} id="membership" aria-labelledby="plan">
      <div className={styles.planHead}>
        <div>
          <h2 id="plan">{t('runsTo', { program, day: day(endsOn) })}</h2>
          <p>{saved}</p>
        </div>
        <Badge tone={state === 'active' ? 'ok' : 'warn'}>{t(`state.${state}`, { day: day(endsOn) })}</Badge>
      </div>
      <ul className={styles.rows}>
        <Renewal plan={plan} />
        {moveUp !== null && (
          <Row title={t('moveUp', { price: price(moveUp.price) })} text={t('moveUpText', { days: moveUp.days })}>
            <AddToCartForm itemId={moveUp.itemId} label={t('moveUpButton')} size="small" />
          </Row>
        )}
        <Row title={t('cancel')} text={isUsed ? t('cancelUsed', { day: day(endsOn) }) : t('cancelUnused')}>
          {(state !== 'ending' || !isUsed) && (
            <Act act="cancel" isDanger>
              {t('cancelButton', { program })}
            </Act>
          )}
        </Row>
      </ul>
    </section>
  );
}

function Renewal({ plan: { state, endsOn, renewalPrice, renewalTerms, card, nextTryOn } }: { readonly plan: RunningMembership }) {
  const t = useWords(membershipWords);
  const paths = usePaths();
  const [price, day] = [usePrice(), useDay()];
  if (state === 'ending')
    return (
      <Row title={t('renewsOff')} text={t('renewsOffText', { day: day(endsOn) })} terms={renewalTerms}>
        {renewalTerms !== '' && (
          <Act act="turnOn" terms={renewalTerms}>
            {t('turnOn')}
          </Act>
        )}
      </Row>
    );
  const isOverdue = state === 'overdue' && nextTryOn !== null;
  const title = isOverdue ? t('overdue', { day: day(nextTryOn) }) : t('renews', { day: day(endsOn), price: price(renewalPrice) });
  const kept = card === null ? t('renewsNoCard') : t('renewsCard', { card: `${card.brand} ${card.lastFour}` });
  return (
    <Row title={title} text={isOverdue ? t('overdueText') : kept}>
      {(card === null || isOverdue) && (
        <LinkButton to={paths.savedCards()} size="small">
          {t('addCard')}
        </LinkButton>
      )}
      <Act act="turnOff">{t('turnOff')}</Act>
    </Row>
  );
}

interface RowProps {
  readonly title: string;
  readonly text: string;
  /** What the press agrees to. */
  readonly terms?: string;
  readonly children: ReactNode;
}

function Row({ title, text, terms = '', children }: RowProps) {
  return (
    <li className={styles.row}>
      <div>
        <b>{title}</b>
        <p>{text}</p>
        {terms !== '' && <p>{terms}</p>}
      </div>
      <div className={styles.acts}>{children}</div>
    </li>
  );
}

interface ActProps {
  readonly act: MembershipAct;
  /** What the press agrees to, as the page says it. */
  readonly terms?: string;
  readonly isDanger?: boolean;
  readonly children: ReactNode;
}

/** A form, so that it works before the page is awake. */
function Act({ act, terms, isDanger = false, children }: ActProps) {
  const { state, formData } = useNavigation();
  const busy = state !== 'idle' && formData?.get('act') === act;
  return (
    <Form method="post" preventScrollReset>
      {terms !== undefined && <input type="hidden" name="terms" value={terms} />}
      <Button type="submit" name="act" value={act} size="small" variant={isDanger ? 'danger' : undefined} busy={busy}>
        {children}
      </Button>
    </Form>
  );
}
