// Turns a connection on and off, and leads to the page that tries it.
import type { ConnectionView } from '#people/procurement/contract';
import { procurementWords } from '#people/procurement/words';
import { Disclosure } from '#ui/kit/disclosure';
import { LinkButton } from '#ui/kit/link-button';
import { usePaths, useWords } from '#ui/page/shop';
import { IntentButton, IntentForm, SettingsCard } from './parts.tsx';
import styles from './procurement.module.css';
import { stateOf } from './state-of.ts';

export function StateCard({ connection }: { readonly connection: ConnectionView }) {
  const t = useWords(procurementWords);
  const { punchout } = usePaths();
  const state = stateOf(connection);
  return (
    <SettingsCard id="state" title={t('state')} lead={t(`stateLead${state}`)}>
      <div className={styles.acts}>
        {state !== 'test' && <StateForm to="test" />}
        {state !== 'on' && <StateForm to="on" />}
        {state !== 'off' && <StateForm to="off" />}
        {state === 'test' && connection.kind === 'cxml' && (
          <LinkButton to={punchout(`tester/${connection.connectionId}`)} asDocument variant="ink">
            {t('tryIt')}
          </LinkButton>
        )}
      </div>
      <Disclosure title={t('remove')}>
        <p className={styles.small}>{t('removeSure')}</p>
        <IntentForm intent="remove">
          <IntentButton intent="remove" variant="danger">
            {t('remove')}
          </IntentButton>
        </IntentForm>
      </Disclosure>
    </SettingsCard>
  );
}

const LABELS = { test: 'turnTest', on: 'turnOn', off: 'turnOff' } as const;

function StateForm({ to }: { readonly to: keyof typeof LABELS }) {
  const t = useWords(procurementWords);
  return (
    <IntentForm intent="state">
      {to !== 'off' && <input type="hidden" name="isEnabled" value="yes" />}
      {to === 'test' && <input type="hidden" name="isTest" value="yes" />}
      <IntentButton intent="state">{t(LABELS[to])}</IntentButton>
    </IntentForm>
  );
}
