// Privacy and data: the download of everything, and the deletion of the account (USR-12).
import { data, redirect } from 'react-router';
import type { Route } from './+types/privacy-page';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import type { privacyContract } from '#people/privacy/contract';
import { privacyWords } from '#people/privacy/words';
import { textOf } from '#ui/page/form-text';
import { pageMeta } from '#ui/page/page-meta';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { useWords } from '#ui/page/shop';
import { DeleteAccount } from './delete-account.tsx';
import { DownloadData } from './download-data.tsx';
import styles from './privacy.module.css';

export async function loader(args: Route.LoaderArgs) {
  const facts = await ask<typeof privacyContract>(args)('GET /api/account/privacy', {});
  return { facts, title: sayer(privacyWords, args.context.get(pageVisit).copyLocale)('title') };
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const body = { present: textOf(form, 'present').slice(0, 254), understood: form.get('understood') === 'on' };
  const reply = await attempt<typeof privacyContract>(args)('POST /api/account/delete', { body });
  if (!isRefusal(reply)) throw redirect(reply.next);
  return data({ message: reply.message, field: reply.field, understood: body.understood }, { status: reply.status });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function PrivacyPage({ loaderData: { facts }, actionData: problem }: Route.ComponentProps) {
  const t = useWords(privacyWords);
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      <div className={styles.sections}>
        <DownloadData />
        <DeleteAccount facts={facts} problem={problem} />
      </div>
    </>
  );
}
