// How the shopper signs in, and where they are signed in (USR-11). Every form works without JavaScript.
import { data } from 'react-router';
import type { Route } from './+types/security-page';
import { ownChangesOf, shownCaller } from '#people/access/rules';
import type { CopyLocale } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import type { Passkey, securityContract } from '#people/security/contract';
import { securityWords } from '#people/security/words';
import type { sessionsContract } from '#people/sessions/contract';
import { Message } from '#ui/kit/message';
import { TextAction } from '#ui/kit/text-action';
import { textOf } from '#ui/page/form-text';
import { pageMeta } from '#ui/page/page-meta';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { usePaths, useWords } from '#ui/page/shop';
import { ActivityCard } from './activity-card.tsx';
import { PasskeyCard } from './passkey-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { SignedInPlaces } from './signed-in-places.tsx';
import styles from './security.module.css';

export async function loader(args: Route.LoaderArgs) {
  const { site, copyLocale } = args.context.get(pageVisit);
  const security = await ask<typeof securityContract>(args)('GET /api/account/security', {});
  const { signedIn, accountNumber, permissions } = await ask<typeof sessionsContract>(args)('GET /api/session', {});
  const mayChange = ownChangesOf(shownCaller({ signedIn, accountNumber, permissions }));
  const about = new URL(args.request.url).searchParams.get('passkey') ?? '';
  const done = passkeyDone(about, security.passkeys, copyLocale);
  return { ...security, mayChange, done, timeZone: site.timeZone, title: sayer(securityWords, copyLocale)('title') };
}

/** What was just done to a passkey, in words; '' for nothing. */
function passkeyDone(about: string, passkeys: readonly Passkey[], copyLocale: CopyLocale): string {
  const say = sayer(securityWords, copyLocale);
  if (about === 'renamed') return say('passkeyRenamed');
  if (about === 'removed') return say('passkeyRemoved');
  const added = passkeys.find(({ passkeyId }) => passkeyId === about);
  return added === undefined ? '' : say('passkeyAdded', { name: added.name });
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const call = attempt<typeof securityContract>(args);
  const say = sayer(securityWords, args.context.get(pageVisit).copyLocale);
  if (textOf(form, 'intent') === 'others') {
    const reply = await call('POST /api/account/security/sign-out-others', { body: {} });
    return isRefusal(reply) ? told('bad', reply.message, reply.status) : told('ok', say('othersSignedOut', { count: reply.ended }));
  }
  const reply = await call('POST /api/account/security/sign-out', { body: { sessionId: textOf(form, 'sessionId', 60) } });
  return isRefusal(reply) ? told('bad', reply.message, reply.status) : told('ok', say('deviceSignedOut'));
}

const told = (tone: 'ok' | 'bad', message: string, status = 200) => data({ tone, message }, { status });

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function SecurityPage({
  loaderData: { email, mayChange, places, twoStep, passkeys, activity, done, timeZone },
  actionData: answer,
}: Route.ComponentProps) {
  const t = useWords(securityWords);
  const paths = usePaths();
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={styles.lead}>
        {t('youSignIn', { email })} {mayChange.email && <TextAction to={paths.accountDetails()}>{t('changeEmail')}</TextAction>}
      </p>
      <div className={styles.sections}>
        {done !== '' && !answer && <Message tone="ok">{done}</Message>}
        <PasskeyCard passkeys={passkeys} timeZone={timeZone} />
        <PasswordCard twoStep={twoStep} mayChange={mayChange.password} />
        <SignedInPlaces places={places} answer={answer} timeZone={timeZone} />
        <ActivityCard activity={activity} timeZone={timeZone} />
      </div>
    </>
  );
}
