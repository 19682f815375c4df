// Signing in with a passkey: a button, and among what the browser offers for the e-mail field (USR-11). Needs JavaScript; without it nothing shows.
import { useEffect, useRef, useState } from 'react';
import { isRefusal } from '#base/outcome/rules';
import { sessionsWords } from '#people/sessions/words';
import { Button } from '#ui/kit/button';
import { KeyIcon } from '#ui/kit/icons';
import { Message } from '#ui/kit/message';
import { useWords } from '#ui/page/shop';
import type { PasskeyAnswer, PasskeyOffer, PasskeySignIn } from './passkey-offer.ts';
import styles from './passkey-way.module.css';

export interface PasskeyWayProps {
  /** Where to go afterwards; the server allows only addresses of this site. Absent: back to this page. */
  readonly back: string | undefined;
  /** Absent: the page is left for where the shopper goes on. */
  readonly onSignedIn: ((reply: PasskeySignIn) => void) | undefined;
}

export function PasskeyWay({ back, onSignedIn = ({ next }) => window.location.assign(next) }: PasskeyWayProps) {
  const t = useWords(sessionsWords);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const offer = useRef<PasskeyOffer>(null);
  const answered = (answer: PasskeyAnswer): void => {
    if (answer === 'none' || answer === 'unsupported') setProblem(t(answer === 'none' ? 'passkeyNotUsed' : 'passkeyUnsupported'));
    else if (isRefusal(answer)) setProblem(answer.message || t('UNAVAILABLE'));
    else {
      onSignedIn(answer);
      return;
    }
    setBusy(false);
  };
  const latest = useRef(answered);
  useEffect(() => {
    latest.current = answered;
  });
  useEffect(() => {
    let isLeft = false;
    void import('./passkey-offer.ts').then(({ offerPasskeys }) => {
      if (isLeft) return;
      const from = back ?? window.location.pathname + window.location.search;
      offer.current = offerPasskeys(from, (answer) => latest.current(answer));
    });
    return () => {
      isLeft = true;
      offer.current?.end();
    };
  }, [back]);
  const press = (): void => {
    setProblem('');
    setBusy(true);
    offer.current?.ask();
  };
  return (
    <div className={styles.way}>
      <p className={styles.or}>{t('passkeyOr')}</p>
      <Button wide busy={busy} onClick={press}>
        {!busy && <KeyIcon />}
        {t(busy ? 'passkeySigningIn' : 'passkeySignIn')}
      </Button>
      {problem !== '' && (
        <Message tone="bad" live>
          {problem}
        </Message>
      )}
    </div>
  );
}
