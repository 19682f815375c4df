// One rule, or a new one, with the simulator beside it (H_SAM; budgets: H_SB).
import { data, Form, useNavigation } from 'react-router';
import type { Route } from './+types/rule-page';
import { sayer } from '#base/locale/words';
import type { approvalRulesContract } from '#buying/approval-rules/contract';
import { approvalRulesWords } from '#buying/approval-rules/words';
import { Button } from '#ui/kit/button';
import { Card } from '#ui/kit/card';
import { LinkButton } from '#ui/kit/link-button';
import { Message } from '#ui/kit/message';
import { PageHead } from '#ui/kit/page-head';
import { TextAction } from '#ui/kit/text-action';
import { pageMeta } from '#ui/page/page-meta';
import { ask, pageVisit } from '#ui/page/page-visit';
import { usePaths, useWords } from '#ui/page/shop';
import { answerRule, NEW } from './rule-action.ts';
import { draftOfRule, NEW_DRAFT, startDraft } from './rule-draft.ts';
import { RuleFields } from './rule-form.tsx';
import { Simulator } from './simulator.tsx';
import { trialDraft } from './trial-fields.ts';
import styles from './rules.module.css';

export async function loader(args: Route.LoaderArgs) {
  const { ruleId } = args.params;
  const { copyLocale, site } = args.context.get(pageVisit);
  const call = ask<typeof approvalRulesContract>(args);
  const [page, choices] = await Promise.all([
    call('GET /api/organization/approval-rules', {}),
    call('GET /api/organization/approval-rule-choices', {}),
  ]);
  const say = sayer(approvalRulesWords, copyLocale);
  const rule = page.rules.find((one) => one.ruleId === ruleId);
  if (ruleId !== NEW && rule === undefined) throw data({ message: say('RULE_NOT_FOUND') }, { status: 404 });
  if (rule === undefined && !page.mayWrite) throw data({ message: say('RULE_NOT_YOURS') }, { status: 403 });
  const reader = { copyLocale, currency: site.currency };
  const isStart = new URL(args.request.url).searchParams.get('start') === 'amount';
  const draft = rule === undefined ? (isStart ? startDraft(reader) : NEW_DRAFT) : draftOfRule(rule, reader);
  const { orders, hasCart, rules } = page;
  return {
    draft,
    choices,
    tryable: { orders, hasCart },
    ruleIds: rules.map((one) => one.ruleId),
    isNew: rule === undefined,
    mayChange: rule?.mayChange ?? true,
    title: say(rule === undefined ? 'addTitle' : 'editTitle'),
  };
}

export const action = async (args: Route.ActionArgs) => answerRule(args, args.params.ruleId, await args.request.formData());

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function RulePage({ loaderData: loaded, actionData }: Route.ComponentProps) {
  const t = useWords(approvalRulesWords);
  const paths = usePaths();
  const { ruleIds, title, isNew, mayChange } = loaded;
  const numberOf = (ruleId: string): number => (ruleIds.includes(ruleId) ? ruleIds.indexOf(ruleId) : ruleIds.length) + 1;
  const message = actionData?.message ?? '';
  return (
    <>
      <PageHead back={<TextAction to={paths.approvalRules()}>{t('back')}</TextAction>} title={title} />
      {message !== '' && (
        <Message tone="bad" live className={styles.note}>
          {message}
        </Message>
      )}
      {!mayChange && (
        <Message tone="info" className={styles.note}>
          {t('RULE_NOT_YOURS')}
        </Message>
      )}
      <Form method="post" noValidate preventScrollReset className={styles.sides}>
        {/* Enter in a field saves; the first button of a form is the one that Enter presses. */}
        <button type="submit" name="intent" value="save" tabIndex={-1} aria-hidden="true" className="sr" />
        <Card as="div" className={styles.form}>
          <RuleFields draft={actionData?.draft ?? loaded.draft} choices={loaded.choices} problems={actionData?.problems ?? []} />
          {mayChange && <RuleActs isNew={isNew} />}
        </Card>
        <Simulator
          tryable={loaded.tryable}
          choices={loaded.choices}
          draft={actionData?.trial ?? trialDraft(new URLSearchParams())}
          tried={actionData?.tried ?? null}
          numberOf={numberOf}
        />
      </Form>
    </>
  );
}

function RuleActs({ isNew }: { readonly isNew: boolean }) {
  const t = useWords(approvalRulesWords);
  const paths = usePaths();
  const busy = useNavigation().state === 'submitting';
  return (
    <div className={styles.acts}>
      <Button type="submit" name="intent" value="save" variant="primary" busy={busy}>
        {t('save')}
      </Button>
      <LinkButton to={paths.approvalRules()}>{t('cancel')}</LinkButton>
      {!isNew && (
        <TextAction type="submit" name="intent" value="delete">
          {t('deleteRule')}
        </TextAction>
      )}
    </div>
  );
}
