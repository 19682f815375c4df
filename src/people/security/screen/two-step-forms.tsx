// The cards of the two-step page: begin with the password, confirm by a first code, codes to keep, turn off.
import type { ReactNode } from 'react';
import { securityWords } from '#people/security/words';
import { Field } from '#ui/kit/field';
import { useWords } from '#ui/page/shop';
import { CodeInput } from './code-input.tsx';
import styles from './security.module.css';
import { errorOf, PresentPassword, StepCard, StepForm, type Answered } from './step-card.tsx';

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

/** `back`: where a sign-in goes on that waits for this. */
export function ConfirmCard({ answer, back }: Answered & { readonly back?: string }) {
  const t = useWords(securityWords);
  const offer = answer?.offer;
  return (
    <StepCard
      id="confirm"
      title={t('scanTitle')}
      text={t(offer === undefined ? 'scanAgain' : back === undefined ? 'scanText' : 'scanFirst')}
    >
      {offer !== undefined && (
        <>
          <svg className={styles.qr} viewBox={`-4 -4 ${offer.qr.size + 8} ${offer.qr.size + 8}`} role="img" aria-label={t('qrLabel')}>
            <path d={offer.qr.path} />
          </svg>
          <p className={styles.text}>
            {t('secretText')} <code className={styles.code}>{offer.secret.match(/.{1,4}/g)?.join(' ')}</code>
          </p>
        </>
      )}
      <StepForm intent="confirm" answer={answer} submit={t('turnOn')} primary back={back}>
        <Field label={t('code')} error={errorOf(answer, 'confirm', 'code')}>
          <CodeInput />
        </Field>
      </StepForm>
    </StepCard>
  );
}

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly children: ReactNode;
}

/** `children`: the way on. */
export function RecoveryCodesCard({ codes, children }: RecoveryCodesProps) {
  const t = useWords(securityWords);
  return (
    <StepCard id="codes" title={t('twoStepIsOn')} text={t('codesText', { count: codes.length })}>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code} className={styles.code}>
            {code}
          </li>
        ))}
      </ul>
      {children}
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
