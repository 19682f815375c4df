// The test of the connection and its verdict, in words.
import { formatDate, formatTime } from '#base/locale/rules';
import type { SignOnSettings } from '#people/sign-on/contract';
import { organizationsWords } from '#people/organizations/words';
import { stepsOf } from '#people/sign-on/rules';
import { signOnWords } from '#people/sign-on/words';
import { CheckIcon, CloseIcon, MinusIcon } from '#ui/kit/icons';
import { LinkButton } from '#ui/kit/link-button';
import { Message } from '#ui/kit/message';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { SettingsCard } from './settings-card.tsx';
import styles from './settings.module.css';

type Tested = NonNullable<SignOnSettings['test']>;

const ICONS = { done: CheckIcon, failed: CloseIcon, open: MinusIcon } as const;

export function TestCard({ test, timeZone }: { readonly test: Tested | null; readonly timeZone: string }) {
  const t = useWords(signOnWords);
  const paths = usePaths();
  const start = (
    <LinkButton to={paths.signOnTest()} asDocument variant="primary">
      {t('testSignOn')}
    </LinkButton>
  );
  return (
    <SettingsCard id="test" title={t('test')} lead={t('testLead')} aside={start}>
      {test !== null && <Verdict test={test} timeZone={timeZone} />}
    </SettingsCard>
  );
}

function Verdict({ test, timeZone }: { readonly test: Tested; readonly timeZone: string }) {
  const t = useWords(signOnWords);
  const say = useWords(organizationsWords);
  const { copyLocale } = useShop();
  const at = new Date(test.endedAt ?? test.begunAt);
  const when = t('testedAt', { day: formatDate(at, timeZone, copyLocale), time: formatTime(at, timeZone, copyLocale) });
  if (test.endedAt === null)
    return (
      <Message tone="warn" title={t('testOpen')}>
        {t('testOpenText')} {when}
      </Message>
    );
  const { problem, fullName, email, role, received, detail } = test;
  return (
    <>
      {problem === null ? (
        <Message tone="ok" title={t('testWorked', { name: fullName })}>
          {t('testWorkedText', { email, role: role === null ? '' : say(`role${role}`) })} {when}
        </Message>
      ) : (
        <Message tone="bad" title={t(`tell${problem}`)}>
          {t(`remedy${problem}`)} {when}
          {received.length > 0 && <p className={styles.received}>{t('received', { names: received.join(', ') })}</p>}
          {detail !== '' && <p className={styles.received}>{t('inItsWords', { detail })}</p>}
        </Message>
      )}
      <ol className={styles.steps}>
        {stepsOf(problem).map(({ step, state }) => {
          const Icon = ICONS[state];
          return (
            <li key={step} data-state={state}>
              <Icon />
              <span>
                {t(`step${step}`)} <span className="sr">{t(`state${state}`)}</span>
              </span>
            </li>
          );
        })}
      </ol>
    </>
  );
}
