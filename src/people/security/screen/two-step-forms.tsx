// The cards of the two-step page: begin with the password, confirm by a first code, turn off.
import { securityWords } from '#people/security/words';
import { AnchorButton } from '#ui/kit/anchor-button';
import { CopyButton } from '#ui/kit/copy-button';
import { Field } from '#ui/kit/field';
import { SmartphoneIcon } from '#ui/kit/icons';
import { useWords } from '#ui/page/shop';
import { CodeInput } from './code-input.tsx';
import styles from './security.module.css';
import { errorOf, PresentPassword, StepCard, StepForm, type Answered, type Offer } from './step-card.tsx';

export function TurnOnCard({ answer }: Answered) {
  const t = useWords(securityWords);
  return (
    <StepCard id="turn-on" title={t('twoStepIsOff')} text={t('turnOnText')}>
      <StepForm intent="begin" answer={answer} submit={t('turnOnNext')} primary>
        <PresentPassword error={errorOf(answer, 'begin', 'present')} />
      </StepForm>
    </StepCard>
  );
}

interface ConfirmCardProps extends Answered {
  readonly offer: Offer;
  /** Where a sign-in goes on that waits for this. */
  readonly back?: string;
}

/** The secret for the app, and its first code. A wrong code keeps the secret: it may be in the app by now. */
export function ConfirmCard({ answer, offer, back }: ConfirmCardProps) {
  const t = useWords(securityWords);
  const { secret, address, handle, qr } = offer;
  return (
    <StepCard id="confirm" title={t('scanTitle')} text={t(back === undefined ? 'scanText' : 'scanFirst')}>
      <AnchorButton href={address} className={styles.here}>
        <SmartphoneIcon />
        {t('openInApp')}
      </AnchorButton>
      <svg className={styles.qr} viewBox={`-4 -4 ${qr.size + 8} ${qr.size + 8}`} role="img" aria-label={t('qrLabel')}>
        <path d={qr.path} />
      </svg>
      <p className={styles.text}>
        {t('secretText')} <code className={styles.code}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <CopyButton text={secret} label={t('copyKey')} copiedLabel={t('copied')} />
      <StepForm intent="confirm" answer={answer} submit={t('turnOn')} primary back={back}>
        <input type="hidden" name="handle" value={handle} />
        <Field label={t('code')} error={errorOf(answer, 'confirm', 'code')}>
          <CodeInput />
        </Field>
      </StepForm>
    </StepCard>
  );
}

export function TurnOffCard({ answer }: Answered) {
  const t = useWords(securityWords);
  return (
    <>
      <StepCard id="new-codes" title={t('newCodes')} text={t('newCodesText')}>
        <StepForm intent="codes" answer={answer} submit={t('makeCodes')}>
          <PresentPassword error={errorOf(answer, 'codes', 'present')} />
        </StepForm>
      </StepCard>
      <StepCard id="turn-off" title={t('turnOff')} text={t('turnOffText')}>
        <StepForm intent="remove" answer={answer} submit={t('turnOff')}>
          <PresentPassword error={errorOf(answer, 'remove', 'present')} />
        </StepForm>
      </StepCard>
    </>
  );
}
