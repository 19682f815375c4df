// Opening an account: a shopper's on the consumer site, an organization's on the business site (APP-8).
import { data, redirectDocument } from 'react-router';
import type { Route } from './+types/create-account-page';
import { sayer } from '#locale/words';
import { isRefusal } from '#outcome/rules';
import type { sessionsContract } from '#sessions/contract';
import type { AccountField } from '#sessions/rules';
import { sessionsWords } from '#sessions/words';
import { LinkButton } from '#ui/link-button';
import { attempt, pageVisit } from '#ui/page-visit';
import { usePaths, useShop, useWords } from '#ui/shop';
import styles from './account-form.module.css';
import { AccountForm } from './account-form.tsx';
import { backOf, wayBack } from './way-back.ts';

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
  const typed = { fullName: text('fullName'), email: text('email'), company: text('company') };
  const reply = await attempt<typeof sessionsContract>(args)('POST /api/create-account', {
    body: { ...typed, password: text('password'), back: text('back') },
  });
  if (isRefusal(reply))
    return data({ problem: { message: reply.message, field: reply.field as AccountField | undefined }, typed }, { status: reply.status });
  throw redirectDocument(reply.next);
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
  return (
    <div className={`wrap ${styles.page}`}>
      <section className={styles.card} aria-labelledby="create-title">
        <h1 id="create-title">{loaderData.title}</h1>
        <p className={styles.lead}>{t(business ? 'becomeLead' : 'createLead')}</p>
        <AccountForm
          kind={business ? 'business' : 'create'}
          back={loaderData.back}
          problem={actionData?.problem}
          typed={actionData?.typed}
        />
      </section>
      <div className={styles.aside}>
        <section>
          <h2>{t('haveAccount')}</h2>
          <LinkButton to={paths.login(wayBack(site.tenant, loaderData.back))}>{t('signIn')}</LinkButton>
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
