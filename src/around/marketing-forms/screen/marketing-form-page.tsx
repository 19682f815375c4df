// `/marketing-form/:formId`: asks to be written to or called (RWD-3). `successURL` is where it leads afterwards.
import { data, Form, useNavigation } from 'react-router';
import type { Route } from './+types/marketing-form-page';
import { longFormId, marketingForm } from '#around/marketing-forms/rules';
import { marketingFormsWords } from '#around/marketing-forms/words';
import { sayer } from '#base/locale/words';
import { PageCrumbs } from '#goods/catalog/screen';
import type { sessionsContract } from '#people/sessions/contract';
import { LinkButton } from '#ui/kit/link-button';
import { Message } from '#ui/kit/message';
import { TextAction } from '#ui/kit/text-action';
import { pageMeta } from '#ui/page/page-meta';
import { ask, pageVisit } from '#ui/page/page-visit';
import { usePaths, useWords } from '#ui/page/shop';
import { marketingAction } from './marketing-action.ts';
import { MarketingFields } from './marketing-fields.tsx';
import styles from './marketing-forms.module.css';

export async function loader(args: Route.LoaderArgs) {
  const form = marketingForm(args.params.formId);
  if (form === undefined) throw data(null, { status: 404 });
  const { firstName, email, accountName } = await ask<typeof sessionsContract>(args)('GET /api/session', {});
  const { searchParams, pathname } = new URL(args.request.url);
  return {
    form,
    known: { firstName, email, company: accountName },
    successURL: (searchParams.get('successURL') ?? '').slice(0, 2_000),
    page: pathname.replace(/\.data$/, ''),
    sent: searchParams.has('sent'),
    requestKey: crypto.randomUUID(),
    title: sayer(marketingFormsWords, args.context.get(pageVisit).copyLocale)(`title.${form.topic}`),
  };
}

export const action = (args: Route.ActionArgs) => marketingAction(args);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function MarketingFormPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords(marketingFormsWords);
  const paths = usePaths();
  const busy = useNavigation().formMethod === 'POST';
  const { form, known, successURL, page, sent, requestKey, title } = loaderData;
  return (
    <div className={`wrap ${styles.page}`}>
      <PageCrumbs crumbs={[]} here={title} />
      <h1>{title}</h1>
      {sent ? (
        <Message tone="ok" title={t('sent')} live>
          <p>{t('sentText')}</p>
          <LinkButton to={paths.home()}>{t('toHome')}</LinkButton>
        </Message>
      ) : (
        <>
          <p>
            {t(`lead.${form.topic}`)}{' '}
            {!form.isLong && <TextAction to={paths.marketingForm(longFormId(form.topic), { successURL })}>{t('longer')}</TextAction>}
          </p>
          <Form method="post" className={styles.form} noValidate>
            <input type="hidden" name="requestKey" value={requestKey} />
            <input type="hidden" name="successURL" value={successURL} />
            <input type="hidden" name="page" value={page} />
            <MarketingFields isLong={form.isLong} known={known} answer={actionData?.sent === false ? actionData : undefined} busy={busy} />
          </Form>
        </>
      )}
    </div>
  );
}
