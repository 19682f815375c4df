// How an organization signs in: its connection, domains, groups, and a test that says what is wrong (H_SAM, USR-11). Works without JavaScript.
import type { Route } from './+types/sign-on-settings-page';
import { sayer } from '#base/locale/words';
import type { signOnContract, SignOnSettings } from '#people/sign-on/contract';
import { signOnWords } from '#people/sign-on/words';
import { Badge } from '#ui/kit/badge';
import { Message } from '#ui/kit/message';
import { PageHead } from '#ui/kit/page-head';
import { TextAction } from '#ui/kit/text-action';
import { pageMeta } from '#ui/page/page-meta';
import { ask, pageVisit } from '#ui/page/page-visit';
import { usePaths, useWords } from '#ui/page/shop';
import { ConnectionCard } from './connection-card.tsx';
import { DomainsCard } from './domains-card.tsx';
import { FormAnswer } from './form-answer.tsx';
import { FailuresCard } from './failures-card.tsx';
import { MappingsCard } from './mappings-card.tsx';
import { ScimCard } from './scim/scim-card.tsx';
import { ScimEventsCard } from './scim/scim-events-card.tsx';
import { SamlCard } from './saml-card.tsx';
import type { Protocol } from './protocol-switch.tsx';
import { settingsAction, type Intent, type SettingsAnswer } from './settings-action.ts';
import { SignOutCard } from './sign-out-card.tsx';
import { TestCard } from './test-card.tsx';
import { WhoCard } from './who-card.tsx';
import styles from './settings.module.css';

/** Their cards show without a connection. */
const OF_ANYBODY: readonly Intent[] = ['connection', 'saml', 'domain', 'check', 'removeDomain'];

/** Whether the card of the form that was answered is there, to say what came of it. */
function isPlaced({ isOffered, connection, failures }: SignOnSettings, { intent }: SettingsAnswer): boolean {
  if (!isOffered) return false;
  return intent === 'unlink' ? failures.length > 0 : connection !== null || OF_ANYBODY.includes(intent);
}

export async function loader(args: Route.LoaderArgs) {
  const { copyLocale, site } = args.context.get(pageVisit);
  const settings = await ask<typeof signOnContract>(args)('GET /api/organization/sign-on', {});
  const asked = new URL(args.request.url).searchParams.get('protocol');
  const protocol = asked === 'oidc' || asked === 'saml' ? asked : (settings.connection?.protocol ?? 'oidc');
  return { settings, protocol, timeZone: site.timeZone, title: sayer(signOnWords, copyLocale)('findTitle') };
}

export const action = (args: Route.ActionArgs) => settingsAction(args);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function SignOnSettingsPage({
  loaderData: { settings, protocol, timeZone, title },
  actionData: answer,
}: Route.ComponentProps) {
  const t = useWords(signOnWords);
  const paths = usePaths();
  const { isOffered, organization, connection, people, linked } = settings;
  const isOn = connection !== null && connection.mode !== 'off';
  return (
    <>
      <PageHead
        title={title}
        lead={isOn ? t('leadOn', { organization, linked, people }) : t('leadOff', { organization })}
        mark={<Badge tone={isOn ? 'ok' : undefined}>{t(isOn ? 'isOn' : 'isOff')}</Badge>}
      />
      <div className={styles.sections}>
        {answer !== undefined && !isPlaced(settings, answer) && <FormAnswer answer={answer} of={[answer.intent]} />}
        {isOffered ? (
          <Cards settings={settings} protocol={protocol} answer={answer} timeZone={timeZone} />
        ) : (
          <Message>{t('NOT_OFFERED')}</Message>
        )}
        <p>
          <TextAction to={paths.peopleHistory()}>{t('seeHistory')}</TextAction>
        </p>
      </div>
    </>
  );
}

interface CardsProps {
  readonly settings: SignOnSettings;
  readonly protocol: Protocol;
  readonly answer: SettingsAnswer | undefined;
  readonly timeZone: string;
}

/** What needs a connection shows once there is one. */
function Cards({ settings, protocol, answer, timeZone }: CardsProps) {
  const { connection, domains, test, failures } = settings;
  return (
    <>
      {connection !== null && <TestCard test={test} timeZone={timeZone} />}
      {protocol === 'saml' ? (
        <SamlCard settings={settings} answer={answer} timeZone={timeZone} />
      ) : (
        <ConnectionCard settings={settings} answer={answer} />
      )}
      <DomainsCard domains={domains} answer={answer} timeZone={timeZone} />
      {connection !== null && <WhoCard settings={settings} answer={answer} />}
      {connection !== null && <SignOutCard settings={settings} connection={connection} answer={answer} />}
      {connection !== null && <MappingsCard settings={settings} answer={answer} />}
      {connection !== null && <ScimCard settings={settings} answer={answer} timeZone={timeZone} />}
      {settings.scim.events.length > 0 && <ScimEventsCard events={settings.scim.events} timeZone={timeZone} />}
      {failures.length > 0 && <FailuresCard failures={failures} answer={answer} timeZone={timeZone} />}
    </>
  );
}
