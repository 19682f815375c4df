// Requests an account: a person's on the consumer site, an organization's on the business site (APP-8). A mailed link opens it (trust 20).
import { data, useNavigation } from 'react-router';
import type { Route } from './+types/create-account-page';
import type { newAccountContract } from '#people/sessions/contract';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import { sessionsWords } from '#people/sessions/words';
import { LinkButton } from '#ui/kit/link-button';
import { attempt, pageVisit } from '#ui/page/page-visit';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { TextAction } from '#ui/kit/text-action';
import styles from './account-form.module.css';
import { AccountForm } from './account-form.tsx';
import { CheckMail } from './check-mail.tsx';
import { problemOf } from './form-problem.ts';
import { backOf, wayBack } from './redirect-back.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  const { copyLocale, site } = context.get(pageVisit);
  return {
    back: backOf(new URL(request.url)),
    title: sayer(sessionsWords, copyLocale)(site.tenant === 'business' ? 'becomeTitle' : 'createTitle'),
  };
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const text = (name: string): string => String(form.get(name) ?? '');
  if (text('intent') === 'again') return askAgain(args, text('email'));
  const typed = { fullName: text('fullName'), email: text('email'), company: text('company') };
  const reply = await attempt<typeof newAccountContract>(args)('POST /api/create-account', {
    body: { ...typed, password: text('password'), back: text('back') },
  });
  if (isRefusal(reply)) return data({ problem: problemOf(reply), typed }, { status: reply.status });
  return data({ sent: { email: typed.email.trim(), again: undefined } }, { status: 200 });
}

async function askAgain(args: Route.ActionArgs, email: string) {
  const reply = await attempt<typeof newAccountContract>(args)('POST /api/account/opening-mail', { body: { email } });
  return data(
    { sent: { email, again: { problem: isRefusal(reply) ? reply.message : '' } } },
    { status: isRefusal(reply) ? reply.status : 200 },
  );
}

export const meta: Route.MetaFunction = ({ loaderData: loaded }) => [
  { title: `${loaded?.title ?? ''} | Inkwell` },
  { name: 'robots', content: 'noindex' },
];

export default function CreateAccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords(sessionsWords);
  const paths = usePaths();
  const { site, origins } = useShop();
  const business = site.tenant === 'business';
  const busy = useNavigation().state === 'submitting';
  const on = wayBack(site.tenant, loaderData.back);
  const sent = actionData !== undefined && 'sent' in actionData ? actionData.sent : undefined;
  const refused = actionData !== undefined && 'problem' in actionData ? actionData : undefined;
  if (sent) {
    return (
      <div className={`wrap ${styles.page} ${styles.alone}`}>
        <section className={styles.card} aria-labelledby="create-title">
          <CheckMail heading="h1" id="create-title" email={sent.email} again={sent.again} busy={busy} />
          <p className={styles.more}>
            <TextAction to={business ? paths.becomeCustomer(on) : paths.createAccount(on)}>{t('tryAnother')}</TextAction>
            <TextAction to={paths.login(on)}>{t('signIn')}</TextAction>
          </p>
        </section>
      </div>
    );
  }
  return (
    <div className={`wrap ${styles.page}`}>
      <section className={styles.card} aria-labelledby="create-title">
        <h1 id="create-title">{loaderData.title}</h1>
        <p className={styles.lead}>{t(business ? 'becomeLead' : 'createLead')}</p>
        <AccountForm kind={business ? 'business' : 'create'} back={loaderData.back} problem={refused?.problem} typed={refused?.typed} />
      </section>
      <div className={styles.aside}>
        <section>
          <h2>{t('haveAccount')}</h2>
          <LinkButton to={paths.login(on)}>{t('signIn')}</LinkButton>
        </section>
        {!business && (
          <section>
            <h2>{t('orBusiness')}</h2>
            <p>{t('becomeLead')}</p>
            <LinkButton to={origins.business + paths.becomeCustomer()}>{t('openBusiness')}</LinkButton>
          </section>
        )}
      </div>
    </div>
  );
}
