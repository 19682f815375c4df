// "Missing a purchase? Add a receipt": a link that opens the drawer, or the form on the page, and what became of the ones before (RWD-2).
import { lazy, Suspense } from 'react';
import { Form, useNavigation } from 'react-router';
import { formatDate } from '#base/locale/rules';
import type { RewardClaims } from '#buying/rewards/contract';
import { CLAIM_DAYS } from '#buying/rewards/rules';
import { rewardsWords } from '#buying/rewards/words';
import { TextAction } from '#ui/kit/text-action';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { usePrice } from '#ui/page/use-price';
import { useSurface } from '#ui/page/use-surface';
import { ClaimFields, type ClaimAnswer } from './claim-fields.tsx';
import styles from './overview.module.css';

const Drawer = lazy(async () => ({ default: (await import('./missing-drawer.tsx')).MissingDrawer }));

interface MissingPurchaseProps extends RewardClaims {
  /** The form stands on the page: it was opened without script, or refused. */
  readonly isOpen: boolean;
  readonly answer: ClaimAnswer | undefined;
}

export function MissingPurchase({ claims, isOpen, answer }: MissingPurchaseProps) {
  const t = useWords(rewardsWords);
  const paths = usePaths();
  const { used, open, show, close } = useSurface();
  return (
    <section className={styles.section} id="missing" aria-labelledby="missing-title">
      <h2 id="missing-title">{t('missing.title')}</h2>
      {isOpen ? (
        <OnPage answer={answer} />
      ) : (
        <p>
          <TextAction to={`${paths.rewards({ offer: 'RWD_MISSING' })}#missing`} aria-haspopup="dialog" onClick={show}>
            {t('missing')}
          </TextAction>
        </p>
      )}
      {used && (
        <Suspense>
          <Drawer open={open} onClose={close} />
        </Suspense>
      )}
      <Claims claims={claims} />
    </section>
  );
}

function OnPage({ answer }: Pick<MissingPurchaseProps, 'answer'>) {
  const t = useWords(rewardsWords);
  const { state, formData } = useNavigation();
  return (
    <Form method="post" className={styles.claim}>
      <p>{t('missing.lead', { days: CLAIM_DAYS })}</p>
      <ClaimFields answer={answer} busy={state !== 'idle' && formData?.get('act') === 'claim'} />
    </Form>
  );
}

function Claims({ claims }: RewardClaims) {
  const t = useWords(rewardsWords);
  const { copyLocale } = useShop();
  const price = usePrice();
  const day = (on: string): string => formatDate(new Date(`${on}T12:00:00Z`), 'UTC', copyLocale);
  if (claims.length === 0) return null;
  return (
    <ul className={styles.claims}>
      {claims.map((one) => (
        <li key={one.reference}>
          {t(`missing.${one.state}`, { reference: one.reference, day: day(one.boughtOn), amount: price(one.amount), reason: one.reason })}
          {one.state === 'open' && <Withdraw reference={one.reference} />}
        </li>
      ))}
    </ul>
  );
}

/** Takes the claim back; the page then offers to undo that. */
function Withdraw({ reference }: { readonly reference: string }) {
  const t = useWords(rewardsWords);
  return (
    <Form method="post" preventScrollReset className={styles.withdraw}>
      <input type="hidden" name="reference" value={reference} />
      <TextAction type="submit" name="act" value="withdraw" about={t('missing.withdrawAbout', { reference })}>
        {t('missing.withdraw')}
      </TextAction>
    </Form>
  );
}
