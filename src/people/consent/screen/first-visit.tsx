// What a first visitor is asked or told: what they allow, or that cookies are turned off.
import { useState } from 'react';
import { useLocation } from 'react-router';
import { isRefusal } from '#base/outcome/rules';
import type { consentContract } from '#people/consent/contract';
import { consentWords } from '#people/consent/words';
import { Button } from '#ui/kit/button';
import { Message } from '#ui/kit/message';
import { TextAction } from '#ui/kit/text-action';
import { caller } from '#ui/page/call';
import { announceConsent } from '#ui/page/consent';
import { usePaths, useWords } from '#ui/page/shop';
import { CookiesOff } from './cookies-off.tsx';
import styles from './first-visit.module.css';

const call = caller<typeof consentContract>();

/** The footer reserves the notice's height (`--notice`), so that its last links can be scrolled out from under it. */
function reserveRoom(notice: HTMLElement) {
  const { style } = document.documentElement;
  const sizes = new ResizeObserver(() => style.setProperty('--notice', `${window.innerHeight - notice.getBoundingClientRect().top}px`));
  sizes.observe(notice);
  return () => {
    sizes.disconnect();
    style.removeProperty('--notice');
  };
}

export const FirstVisit = () => (navigator.cookieEnabled ? <Question /> : <CookiesOff />);

function Question() {
  const t = useWords(consentWords);
  const paths = usePaths();
  const { pathname } = useLocation();
  const [state, setState] = useState<'open' | 'busy' | 'failed' | 'answered'>('open');
  // That page asks the same.
  if (state === 'answered' || pathname === paths.consentChoices()) return null;
  const choose = async (all: boolean): Promise<void> => {
    setState('busy');
    const reply = await call('POST /api/consent', { body: { analytics: all, advertising: all } });
    setState(isRefusal(reply) ? 'failed' : 'answered');
    announceConsent();
  };
  const busy = state === 'busy';
  return (
    <section ref={reserveRoom} className={styles.notice} aria-labelledby="consent-title">
      <h2 id="consent-title" className={styles.title}>
        {t('title')}
      </h2>
      <p>{t('noticeText')}</p>
      {state === 'failed' && (
        <Message tone="bad" live>
          {t('failed')}
        </Message>
      )}
      <div className={styles.ways}>
        <Button size="small" busy={busy} onClick={() => void choose(true)}>
          {t('allowAll')}
        </Button>
        <Button size="small" busy={busy} onClick={() => void choose(false)}>
          {t('requiredOnly')}
        </Button>
        <TextAction to={paths.consentChoices()}>{t('choose')}</TextAction>
      </div>
    </section>
  );
}
