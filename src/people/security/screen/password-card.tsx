// The password and the second step, and where to change them.
import { securityWords } from '#people/security/words';
import { Card } from '#ui/kit/card';
import { LockIcon } from '#ui/kit/icons';
import { LinkButton } from '#ui/kit/link-button';
import { usePaths, useWords } from '#ui/page/shop';
import { SecurityRow } from './security-row.tsx';
import { TwoStepRow, type TwoStepState } from './two-step-row.tsx';
import styles from './security.module.css';

export function PasswordCard({ twoStep }: { readonly twoStep: TwoStepState & { readonly offered: boolean } }) {
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
          text={t('passwordText')}
          action={<LinkButton to={paths.accountDetails()}>{t('changePassword')}</LinkButton>}
        />
        {(twoStep.offered || twoStep.isOn) && <TwoStepRow isOn={twoStep.isOn} codesLeft={twoStep.codesLeft} />}
      </ul>
    </Card>
  );
}
