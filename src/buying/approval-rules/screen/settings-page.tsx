// What happens to an order that nobody answers, and whether people may approve their own (H_SAM).
import { data, redirect } from 'react-router';
import type { Route } from './+types/settings-page';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import type { approvalRulesContract, SettingsView } from '#buying/approval-rules/contract';
import { approvalRulesWords } from '#buying/approval-rules/words';
import { makePaths } from '#paths';
import { Message } from '#ui/kit/message';
import { PageHead } from '#ui/kit/page-head';
import { TextAction } from '#ui/kit/text-action';
import { textOf } from '#ui/page/form-text';
import { pageMeta } from '#ui/page/page-meta';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { usePaths, useWords } from '#ui/page/shop';
import { SettingsForm, type SettingsAnswer } from './settings-form.tsx';
import styles from './rules.module.css';

export async function loader(args: Route.LoaderArgs) {
  const call = ask<typeof approvalRulesContract>(args);
  const [{ settings, organization }, { approvers }] = await Promise.all([
    call('GET /api/organization/approval-rules', {}),
    call('GET /api/organization/approval-rule-choices', {}),
  ]);
  return { settings, organization, approvers, title: sayer(approvalRulesWords, args.context.get(pageVisit).copyLocale)('settingsTitle') };
}

/** The server refuses text that is not a number of hours and says why. */
const NO_HOURS = -1;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const hours = (name: string): number | null => {
    const text = textOf(form, name, 20).trim();
    return text === '' ? null : /^\d{1,6}$/.test(text) ? Number(text) : NO_HOURS;
  };
  const escalateTo = textOf(form, 'escalateTo');
  const typed: SettingsView = {
    version: hours('version') ?? 0,
    remindAfterHours: hours('remindAfterHours'),
    escalateAfterHours: hours('escalateAfterHours'),
    escalateTo: ID.test(escalateTo) ? escalateTo : null,
    expireAfterHours: hours('expireAfterHours') ?? NO_HOURS,
    mayApproveOwn: form.has('mayApproveOwn'),
  };
  const reply = await attempt<typeof approvalRulesContract>(args)('POST /api/organization/approval-settings', { body: typed });
  if (isRefusal(reply)) return data<SettingsAnswer>({ typed, problems: [], message: reply.message }, { status: reply.status });
  if (reply.problems.length > 0) return data<SettingsAnswer>({ typed, problems: reply.problems, message: '' }, { status: 422 });
  throw redirect(makePaths(args.context.get(pageVisit).locale).approvalRules({ saved: 'settings' }));
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function SettingsPage({ loaderData: { settings, organization, approvers, title }, actionData }: Route.ComponentProps) {
  const t = useWords(approvalRulesWords);
  const paths = usePaths();
  const answer = actionData ?? { typed: settings, problems: [], message: '' };
  return (
    <>
      <PageHead
        back={<TextAction to={paths.approvalRules()}>{t('back')}</TextAction>}
        title={title}
        lead={t('settingsLead', { organization })}
      />
      {answer.message !== '' && (
        <Message tone="bad" live className={styles.note}>
          {answer.message}
        </Message>
      )}
      <SettingsForm answer={answer} version={settings.version} approvers={approvers} />
    </>
  );
}
