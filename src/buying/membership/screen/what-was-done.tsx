// What was just done on the rewards page, with the way back where there is one.
import type { RunningMembership } from '#buying/membership/contract';
import { membershipWords } from '#buying/membership/words';
import type { RewardClaims } from '#buying/rewards/contract';
import { Message } from '#ui/kit/message';
import { UndoNotice } from '#ui/kit/undo-notice';
import { useWords } from '#ui/page/shop';
import { MEMBERSHIP_ACTS_SHOWN } from './membership-acts.ts';
import styles from './membership.module.css';
import { useDay } from './running-plan.tsx';

/** What the page's address can name as done. */
export const REWARDS_TOLD = [
  ...MEMBERSHIP_ACTS_SHOWN,
  'refunded',
  'joined',
  'claimed',
  'withdrawn',
  'offerOn',
  'offerOff',
  'gift',
  'bonus',
] as const;

interface WhatWasDoneProps {
  readonly done: (typeof REWARDS_TOLD)[number] | null;
  readonly membership: RunningMembership | null;
  /** The claim that was taken back. */
  readonly withdrawn: RewardClaims['claims'][number] | undefined;
}

export function WhatWasDone({ done, membership, withdrawn }: WhatWasDoneProps) {
  const t = useWords(membershipWords);
  const day = useDay();
  if (done === null) return null;
  if (done === 'withdrawn') return withdrawn === undefined ? null : <Withdrawn claim={withdrawn} />;
  const until = day(membership?.endsOn ?? '2000-01-01');
  const isOff = (done === 'turnOff' || done === 'cancel') && membership?.state === 'ending';
  return isOff ? (
    <UndoNotice undoLabel={t('undo')} posts={{ act: 'turnOn', terms: membership.renewalTerms }}>
      {t(`told.${done}`, { day: until })}
    </UndoNotice>
  ) : (
    <Message tone="ok" live className={styles.note}>
      {t(`told.${done}`, { day: until })}
    </Message>
  );
}

/** The way back sends the claim again. */
function Withdrawn({ claim: { reference, boughtOn, amount } }: { readonly claim: RewardClaims['claims'][number] }) {
  const t = useWords(membershipWords);
  return (
    <UndoNotice undoLabel={t('undo')} posts={{ act: 'claim', reference, boughtOn, amount: amount.toFixed(2) }}>
      {t('told.withdrawn', { reference })}
    </UndoNotice>
  );
}
