// Target of an invitation's link: a newcomer chooses name and password, an account without an organization joins by a press. Opening the page changes
// nothing (USR-9, trust 20).
import { Form, redirectDocument, useNavigation } from 'react-router';
import type { Route } from './+types/join-page';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import type { organizationsContract } from '#people/organizations/contract';
import { organizationsWords } from '#people/organizations/words';
import { MIN_PASSWORD_LENGTH } from '#people/sessions/rules';
import { PasswordInput } from '#people/sessions/screen';
import { Button } from '#ui/kit/button';
import { Card } from '#ui/kit/card';
import { Field } from '#ui/kit/field';
import { LinkButton } from '#ui/kit/link-button';
import { Message } from '#ui/kit/message';
import { TextInput } from '#ui/kit/text-input';
import { textOf } from '#ui/page/form-text';
import { pageMeta } from '#ui/page/page-meta';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { usePaths, useWords } from '#ui/page/shop';
import { postedOf, type Posted } from './posted.ts';
import styles from './people.module.css';

const tokenOf = (request: Request): string => (new URL(request.url).searchParams.get('token') ?? '').slice(0, 200);

export async function loader(args: Route.LoaderArgs) {
  const body = { token: tokenOf(args.request) };
  const found = await ask<typeof organizationsContract>(args)('POST /api/organization/invitation-link', { body });
  const say = sayer(organizationsWords, args.context.get(pageVisit).copyLocale);
  return { ...found, title: found.state === 'dead' ? say('deadTitle') : say('joinTitle', { organization: found.organization }) };
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const text = (name: string, longest: number): string => textOf(form, name).slice(0, longest);
  const reply = await attempt<typeof organizationsContract>(args)('POST /api/organization/join', {
    body: { token: tokenOf(args.request), fullName: text('fullName', 120), password: text('password', 200) },
  });
  if (isRefusal(reply)) return postedOf(reply);
  throw redirectDocument(reply.next);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function JoinPage({ loaderData: { state, organization, email, signedIn, title }, actionData }: Route.ComponentProps) {
  const t = useWords(organizationsWords);
  const paths = usePaths();
  const asksSignIn = state === 'member' && !signedIn;
  const mayJoin = state === 'newcomer' || signedIn;
  const lead =
    state === 'dead' ? t('deadLead') : state === 'elsewhere' ? t('joinElsewhere', { email }) : t('joinLead', { organization, email });
  return (
    <div className={`wrap ${styles.page}`}>
      <Card aria-labelledby="page-title">
        <h1 id="page-title">{title}</h1>
        <p className={styles.lead}>{asksSignIn ? t('joinSignIn', { email }) : lead}</p>
        {mayJoin && <JoinForm isNew={state === 'newcomer'} email={email} posted={actionData} />}
        {asksSignIn && <LinkButton to={paths.login()}>{t('signIn')}</LinkButton>}
        {!mayJoin && !asksSignIn && <LinkButton to={paths.home()}>{t('startShopping')}</LinkButton>}
      </Card>
    </div>
  );
}

interface JoinFormProps {
  readonly isNew: boolean;
  readonly email: string;
  readonly posted: Posted | undefined;
}

function JoinForm({ isNew, email, posted }: JoinFormProps) {
  const t = useWords(organizationsWords);
  const busy = useNavigation().state === 'submitting';
  const errorOf = (field: string) => (posted?.field === field ? (posted.problem ?? undefined) : undefined);
  return (
    <Form method="post" className={styles.form} noValidate>
      {posted?.problem && posted.field === undefined && (
        <Message tone="bad" live>
          {posted.problem}
        </Message>
      )}
      {isNew && (
        <>
          {/* Tells password managers which account the password belongs to. */}
          <input type="hidden" name="username" autoComplete="username" value={email} />
          <Field label={t('fullName')} error={errorOf('fullName')}>
            <TextInput name="fullName" autoComplete="name" maxLength={120} required />
          </Field>
          <Field label={t('password')} hint={t('passwordHint', { minimum: MIN_PASSWORD_LENGTH })} error={errorOf('password')}>
            <PasswordInput name="password" autoComplete="new-password" showLabel={t('showPassword')} hideLabel={t('hidePassword')} />
          </Field>
        </>
      )}
      <Button type="submit" variant="primary" wide busy={busy}>
        {t('join')}
      </Button>
    </Form>
  );
}
