// The approval rules of an organization: rules as sentences, the simulator, limits, settings and the latest changes (B2B-8).
import { Form } from 'react-router';
import type { Route } from './+types/rules-page';
import { sayer } from '#base/locale/words';
import type { approvalRulesContract } from '#buying/approval-rules/contract';
import { approvalRulesWords } from '#buying/approval-rules/words';
import { PageHead } from '#ui/kit/page-head';
import { pageMeta } from '#ui/page/page-meta';
import { ask, pageVisit } from '#ui/page/page-visit';
import { LimitsCard } from './limits-card.tsx';
import { useRuleSpeech } from './rule-sentence.tsx';
import { answerList, NO_PROBLEMS } from './rules-action.ts';
import { ChangesCard, RulesCard, SettingsCard } from './rules-cards.tsx';
import { RulesNotes } from './rules-notes.tsx';
import { Simulator } from './simulator.tsx';
import { trialDraft, trialOf } from './trial-fields.ts';
import styles from './rules.module.css';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export async function loader(args: Route.LoaderArgs) {
  const { copyLocale } = args.context.get(pageVisit);
  const query = new URL(args.request.url).searchParams;
  const call = ask<typeof approvalRulesContract>(args);
  const trial = trialDraft(query);
  const [page, choices] = await Promise.all([
    call('GET /api/organization/approval-rules', {}),
    call('GET /api/organization/approval-rule-choices', {}),
  ]);
  const isTried = trial.on !== '' || page.orders.length > 0;
  const tried = isTried ? await call('POST /api/organization/approval-trials', { body: { trial: trialOf(trial), ruleId: '' } }) : null;
  const deleted = query.get('deleted') ?? '';
  const isGone = ID.test(deleted) && page.rules.every(({ ruleId }) => ruleId !== deleted);
  return {
    page,
    choices,
    trial,
    tried,
    saved: query.get('saved') ?? '',
    deleted: isGone ? deleted : '',
    title: sayer(approvalRulesWords, copyLocale)('title'),
  };
}

export const action = async (args: Route.ActionArgs) => answerList(args, await args.request.formData());

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function RulesPage({ loaderData: loaded, actionData: answer = NO_PROBLEMS }: Route.ComponentProps) {
  const { page, choices, trial, tried, saved, deleted } = loaded;
  const speech = useRuleSpeech(page.names);
  const { t } = speech;
  const { rules, organization, mayAdminister, mayWrite, limits, withoutLimit, settings, changes } = page;
  const lead = mayAdminister ? 'leadAdminister' : mayWrite ? 'leadBudgets' : 'leadSee';
  return (
    <>
      <PageHead title={loaded.title} lead={t(lead, { n: rules.length, organization })} />
      <RulesNotes answer={answer} saved={saved} deleted={deleted} />
      <div className={styles.sides}>
        <div className={styles.stack}>
          <RulesCard page={page} speech={speech} />
          <SettingsCard settings={settings} mayChange={mayAdminister} speech={speech} />
          <LimitsCard
            limits={limits}
            withoutLimit={withoutLimit}
            choices={choices}
            isUsed={rules.some(({ conditions }) => conditions.some(({ kind }) => kind === 'ownLimit'))}
            mayChange={mayAdminister}
            problems={answer.problems}
            typed={answer.typed}
            speech={speech}
          />
          <ChangesCard changes={changes} speech={speech} />
        </div>
        <Form method="get" preventScrollReset className={styles.side}>
          <Simulator
            tryable={page}
            choices={choices}
            draft={trial}
            tried={tried}
            numberOf={(ruleId) => rules.findIndex((rule) => rule.ruleId === ruleId) + 1}
          />
        </Form>
      </div>
    </>
  );
}
