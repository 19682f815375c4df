// The password and the second step, and where to change them.
import { securityWords } from '#people/security/words';
import { Card } from '#ui/kit/card';
import { LockIcon } from '#ui/kit/icons';
import { LinkButton } from '#ui/kit/link-button';
import { usePaths, useWords } from '#ui/page/shop';
import { SecurityRow } from './security-row.tsx';
import { TwoStepRow, type TwoStepState } from './two-step-row.tsx';
import styles from './security.module.css';

interface PasswordCardProps {
  readonly twoStep: TwoStepState & { readonly offered: boolean };
  /** Whether the person's organization lets them change their password (H_CP). */
  readonly mayChange: boolean;
}

export function PasswordCard({ twoStep, mayChange }: PasswordCardProps) {
  const t = useWords(securityWords);
  const paths = usePaths();
  return (
    <Card aria-labelledby="security-password">
      <h2 id="security-password" className={styles.title}>
        {t('passwordAndTwoStep')}
      </h2>
      <ul className={styles.rows}>
        <SecurityRow
          icon={<LockIcon />}
          title={t('password')}
          text={t(mayChange ? 'passwordText' : 'passwordKept')}
          action={mayChange && <LinkButton to={paths.accountDetails()}>{t('changePassword')}</LinkButton>}
        />
        {(twoStep.offered || twoStep.isOn) && <TwoStepRow isOn={twoStep.isOn} codesLeft={twoStep.codesLeft} />}
      </ul>
    </Card>
  );
}
