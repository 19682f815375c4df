// Name, phone, e-mail, password and sessions, each with its own form (USR-1, trust 19).
import { data, redirect } from 'react-router';
import type { Route } from './+types/details-page';
import { ownChangesOf, shownCaller } from '#people/access/rules';
import type { accountsContract } from '#people/accounts/contract';
import { accountsWords } from '#people/accounts/words';
import type { sessionsContract } from '#people/sessions/contract';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import { pageMeta } from '#ui/page/page-meta';
import { textOf } from '#ui/page/form-text';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { useWords } from '#ui/page/shop';
import { DetailsForm, EmailForm, EverywhereForm, KeptByOrganization, PasswordForm } from './details-forms.tsx';
import { problemOf, type FormAnswer } from './form-card.tsx';
import styles from './details.module.css';

export async function loader(args: Route.LoaderArgs) {
  const person = await ask<typeof accountsContract>(args)('GET /api/account', {});
  const { signedIn, accountNumber, permissions } = await ask<typeof sessionsContract>(args)('GET /api/session', {});
  const mayChange = ownChangesOf(shownCaller({ signedIn, accountNumber, permissions }));
  return { person, mayChange, title: sayer(accountsWords, args.context.get(pageVisit).copyLocale)('detailsTitle') };
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const intent = textOf(form, 'intent');
  const text = (name: string, longest: number): string => textOf(form, name).slice(0, longest);
  const call = attempt<typeof accountsContract>(args);
  const present = text('present', 200);
  const calls = {
    details: () => call('POST /api/account/details', { body: { fullName: text('fullName', 120), phone: text('phone', 40) } }),
    email: () => call('POST /api/account/email', { body: { present, email: text('email', 254) } }),
    password: () => call('POST /api/account/password', { body: { present, password: text('password', 200) } }),
  };
  const send = new Map<string, () => Promise<object>>(Object.entries(calls)).get(intent);
  if (send === undefined) {
    const { next } = await ask<typeof accountsContract>(args)('POST /api/account/sign-out-everywhere', {});
    throw redirect(next);
  }
  const reply = await send();
  const typed = { fullName: text('fullName', 120), phone: text('phone', 40), email: text('email', 254).trim() };
  if (isRefusal(reply)) return data<FormAnswer>({ intent, typed, problem: problemOf(reply) }, { status: reply.status });
  return data<FormAnswer>({ intent, typed, problem: null }, { status: 200 });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function DetailsPage({ loaderData: { person, mayChange }, actionData: answer }: Route.ComponentProps) {
  const t = useWords(accountsWords);
  return (
    <>
      <h1>{t('detailsTitle')}</h1>
      <div className={styles.sections}>
        {mayChange.details ? <DetailsForm answer={answer} person={person} /> : <KeptByOrganization what="details" />}
        {mayChange.email && <EmailForm answer={answer} person={person} />}
        {mayChange.password ? <PasswordForm answer={answer} person={person} /> : <KeptByOrganization what="password" />}
        <EverywhereForm />
      </div>
    </>
  );
}
