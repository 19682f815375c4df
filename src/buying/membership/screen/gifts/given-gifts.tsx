// The memberships that a shopper gave, and what can be done with each until it is accepted (RWD-4).
import { Form, useNavigation } from 'react-router';
import type { GivenGift } from '#buying/membership/contract';
import { giftWords } from '#buying/membership/words';
import { Badge } from '#ui/kit/badge';
import { Button } from '#ui/kit/button';
import { LinkButton } from '#ui/kit/link-button';
import { TextAction } from '#ui/kit/text-action';
import { usePaths, useWords } from '#ui/page/shop';
import { usePrice } from '#ui/page/use-price';
import { useDay } from '../running-plan.tsx';
import styles from './gifts.module.css';

const TONES = { open: 'warn', waiting: 'pick', sent: 'pick', accepted: 'ok', withdrawn: 'warn', lapsed: 'warn' } as const;

export function GivenGifts({ gifts }: { readonly gifts: readonly GivenGift[] }) {
  const t = useWords(giftWords);
  return (
    <section className={styles.given} aria-labelledby="given">
      <h2 id="given">{t('given')}</h2>
      {gifts.length === 0 && <p className={styles.quiet}>{t('givenNone')}</p>}
      <ul>
        {gifts.map((gift) => (
          <Gift key={gift.orderNumber} gift={gift} />
        ))}
      </ul>
    </section>
  );
}

function Gift({ gift }: { readonly gift: GivenGift }) {
  const t = useWords(giftWords);
  const paths = usePaths();
  const day = useDay();
  const { program, recipientName: recipient, state, orderNumber, sendOn } = gift;
  const title = recipient === '' ? t('forNobody', { program }) : t('forWhom', { program, recipient });
  const isOpen = state === 'open' || state === 'waiting' || state === 'sent';
  return (
    <li className={styles.gift}>
      <div>
        <h3>{title}</h3> <Badge tone={TONES[state]}>{t(`state.${state}`, { day: sendOn === '' ? '' : day(sendOn) })}</Badge>
        <p>{useAbout(gift)}</p>
        <TextAction to={paths.order(orderNumber)} about={title}>
          {t('order')}
        </TextAction>
      </div>
      {isOpen && (
        <div className={styles.acts}>
          <LinkButton to={paths.givenMembership(orderNumber)} size="small">
            {t(state === 'open' ? 'sayWho' : 'change')}
          </LinkButton>
          <Withdraw orderNumber={orderNumber} about={recipient === '' ? undefined : t('withdrawAbout', { recipient })} />
        </div>
      )}
    </li>
  );
}

function useAbout({ state, recipientName: recipient, recipientEmail: email, sendOn, until, refunded }: GivenGift): string {
  const t = useWords(giftWords);
  const [day, price] = [useDay(), usePrice()];
  if ((state === 'withdrawn' || state === 'lapsed') && refunded === null) return t('about.refunding');
  return t(`about.${state}`, {
    recipient,
    email,
    day: sendOn === '' ? '' : day(sendOn),
    until: until === null ? '' : day(until),
    amount: price(refunded ?? 0),
  });
}

function Withdraw({ orderNumber, about }: { readonly orderNumber: string; readonly about: string | undefined }) {
  const t = useWords(giftWords);
  const { state, formData } = useNavigation();
  const busy = state !== 'idle' && formData?.get('withdraw') === orderNumber;
  return (
    <Form method="post" preventScrollReset>
      <Button type="submit" name="withdraw" value={orderNumber} size="small" variant="danger" busy={busy}>
        {t('withdraw')} {about !== undefined && <span className="sr">{about}</span>}
      </Button>
    </Form>
  );
}
