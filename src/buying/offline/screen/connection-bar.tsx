// Whether there is a connection, how many changes wait, and what came of sending them.
import type { Kept } from '#buying/offline/rules';
import { offlineWords } from '#buying/offline/words';
import { Button } from '#ui/kit/button';
import { LinkButton } from '#ui/kit/link-button';
import { Message } from '#ui/kit/message';
import { wayBack } from '#people/sessions/screen';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import styles from './offline.module.css';
import type { Offline } from './use-offline.ts';

interface ConnectionBarProps {
  readonly kept: Pick<Kept, 'edits'>;
  readonly offline: Pick<Offline, 'online' | 'sending' | 'sent' | 'send'>;
}

export function ConnectionBar({ kept: { edits }, offline }: ConnectionBarProps) {
  const t = useWords(offlineWords);
  const { online, sending, send } = offline;
  return (
    <div className={styles.bar}>
      <div role="status">
        <Message tone={online ? 'ok' : 'warn'} title={t(online ? 'online' : 'offline')}>
          {!online && `${t('offlineText')} `}
          {t('waiting', { n: edits.length })}
        </Message>
      </div>
      {edits.length > 0 && (
        <Button busy={sending} onClick={send}>
          {t('send')}
        </Button>
      )}
      <Outcome {...offline} />
    </div>
  );
}

function Outcome({ sending, sent }: Pick<Offline, 'sending' | 'sent'>) {
  const t = useWords(offlineWords);
  const paths = usePaths();
  const { tenant } = useShop().site;
  return (
    <div role="status" className={styles.outcome}>
      {sending && t('sending')}
      {!sending && sent !== null && sent.applied > 0 && <p>{t('sent', { n: sent.applied })}</p>}
      {!sending && sent?.stopped === 'unreachable' && <p>{t('unreachable')}</p>}
      {!sending && sent?.stopped === 'signIn' && (
        <p>
          {t('signIn')}{' '}
          <LinkButton to={paths.login(wayBack(tenant, paths.offline()))} size="small">
            {t('toSignIn')}
          </LinkButton>
        </p>
      )}
    </div>
  );
}
