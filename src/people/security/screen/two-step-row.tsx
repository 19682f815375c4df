// Whether the second step is on, and the way to its page.
import { securityWords } from '#people/security/words';
import { ClockIcon } from '#ui/kit/icons';
import { LinkButton } from '#ui/kit/link-button';
import { usePaths, useWords } from '#ui/page/shop';
import { SecurityRow } from './security-row.tsx';

export interface TwoStepState {
  readonly isOn: boolean;
  readonly codesLeft: number;
}

export function TwoStepRow({ isOn, codesLeft }: TwoStepState) {
  const t = useWords(securityWords);
  const paths = usePaths();
  return (
    <SecurityRow
      icon={<ClockIcon />}
      title={t(isOn ? 'twoStepIsOn' : 'twoStepIsOff')}
      text={isOn ? t('codesLeft', { count: codesLeft }) : t('twoStepText')}
      action={<LinkButton to={paths.twoStep()}>{t(isOn ? 'manage' : 'turnOn')}</LinkButton>}
    />
  );
}
