// The membership overlay: what each paid program would give on this order, and from there the enrolment (RWD-2). One sheet with two levels.
import { useState } from 'react';
import type { MembershipReply } from '#buying/membership/contract';
import { membershipWords } from '#buying/membership/words';
import { Button } from '#ui/kit/button';
import { Drawer } from '#ui/kit/drawer';
import { ChevronLeftIcon } from '#ui/kit/icons';
import { IconButton } from '#ui/kit/icon-button';
import { LinkButton } from '#ui/kit/link-button';
import { Message } from '#ui/kit/message';
import { Spinner } from '#ui/kit/spinner';
import { usePaths, useWords } from '#ui/page/shop';
import { usePrice } from '#ui/page/use-price';
import { Enrolment } from './enrolment.tsx';
import styles from './membership.module.css';
import { useMembership, type OfferedMembership } from './use-membership.ts';

type Plan = MembershipReply['plans'][number];

interface MembershipOverlayProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** What delivery of this order costs without a membership, in the site's currency. */
  readonly deliveryFee: number;
}

export function MembershipOverlay({ open, onClose, deliveryFee }: MembershipOverlayProps) {
  const t = useWords(membershipWords);
  const view = useMembership(open);
  const [chosen, setChosen] = useState<Plan | null>(null);
  const close = (): void => {
    onClose();
    setChosen(null);
  };
  const back = chosen !== null && (
    <IconButton label={t('overlay.back')} onClick={() => setChosen(null)}>
      <ChevronLeftIcon />
    </IconButton>
  );
  return (
    <Drawer
      open={open}
      onClose={close}
      title={chosen === null ? t('overlay.title') : t('join', { program: chosen.program })}
      closeLabel={t('overlay.close')}
      start={back}
    >
      {chosen === null ? (
        <Programs view={view} deliveryFee={deliveryFee} onChoose={setChosen} />
      ) : (
        <Enrolment plan={chosen} onAdded={close} />
      )}
    </Drawer>
  );
}

interface ProgramsProps {
  readonly view: OfferedMembership;
  readonly deliveryFee: number;
  readonly onChoose: (plan: Plan) => void;
}

/** The level of the programs: loading, failed, none to join, or one after the other. */
export function Programs({ view: { offered, again }, deliveryFee, onChoose }: ProgramsProps) {
  const t = useWords(membershipWords);
  const paths = usePaths();
  const price = usePrice();
  if (offered === null) return <Spinner size="sm" label={t('overlay.loading')} />;
  if (offered === 'failed')
    return (
      <Message tone="bad" title={t('overlay.failed')} live>
        <Button size="small" onClick={again}>
          {t('overlay.again')}
        </Button>
      </Message>
    );
  if (offered.membership !== null) return <p>{t('overlay.have', { program: offered.membership.program })}</p>;
  if (offered.plans.length === 0) return <p>{t('overlay.none')}</p>;
  return (
    <div className={styles.overlay}>
      {deliveryFee > 0 && <p>{t('overlay.saves', { fee: price(deliveryFee) })}</p>}
      {offered.plans.map((plan) => (
        <section key={plan.program} className={styles.program} aria-labelledby={`program-${plan.program}`}>
          <h3 id={`program-${plan.program}`}>
            {plan.program} <small>{t('perYear', { price: price(plan.price) })}</small>
          </h3>
          <ul>
            <li>{t('overlay.delivery')}</li>
            <li>{t(plan.program === 'PREMIUM' ? 'overlay.backPremium' : 'overlay.backSelect')}</li>
            <li>{t('overlay.paper')}</li>
            {plan.program === 'PREMIUM' && offered.assemblyFee !== null && <li>{t('overlay.assembly')}</li>}
          </ul>
          <Button wide onClick={() => onChoose(plan)} aria-haspopup="dialog">
            {t('join', { program: plan.program })}
          </Button>
        </section>
      ))}
      <LinkButton to={`${paths.rewards()}#compare`} wide>
        {t('overlay.compare')}
      </LinkButton>
    </div>
  );
}
