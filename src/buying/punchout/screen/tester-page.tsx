// The page that plays an organization's purchasing system: asks for a visit, shows the shop in a frame, takes the cart back and judges it (H_SAM).
import { redirect } from 'react-router';
import type { Route } from './+types/tester-page';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import { makePaths } from '#paths';
import type { punchoutContract } from '#buying/punchout/contract';
import { punchoutPaths } from '#buying/punchout/rules';
import { punchoutWords } from '#buying/punchout/words';
import { Message } from '#ui/kit/message';
import { TextAction } from '#ui/kit/text-action';
import { textOf } from '#ui/page/form-text';
import { pageMeta } from '#ui/page/page-meta';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { usePaths, useWords } from '#ui/page/shop';
import { EarlierTrials, StartForm } from './tester-forms.tsx';
import { TrialView } from './trial-view.tsx';
import styles from './punchout.module.css';

const OPERATIONS = ['create', 'edit', 'inspect'] as const;

export async function loader(args: Route.LoaderArgs) {
  const { copyLocale, site } = args.context.get(pageVisit);
  const trial = new URL(args.request.url).searchParams.get('trial')?.slice(0, 40);
  const { connectionId } = args.params;
  const view = await ask<typeof punchoutContract>(args)('GET /api/punchout/tester/:connectionId', {
    params: { connectionId },
    query: trial === undefined ? {} : { trial },
  });
  const title = sayer(punchoutWords, copyLocale)('testerTitle', { system: view.system });
  return { ...view, connectionId, title, timeZone: site.timeZone };
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const { connectionId } = args.params;
  const operation = OPERATIONS.find((one) => one === textOf(form, 'operation', 10)) ?? 'create';
  const trial = textOf(form, 'trial', 40);
  const here = punchoutPaths(makePaths(args.context.get(pageVisit).locale));
  if (textOf(form, 'operation', 10) === 'end') {
    const ended = await attempt<typeof punchoutContract>(args)('POST /api/punchout/tester/:connectionId/end', {
      params: { connectionId },
      body: { trial },
    });
    if (isRefusal(ended)) return { problem: ended.message };
    throw redirect(here.tester(connectionId, { trial }));
  }
  const email = textOf(form, 'email', 120);
  const language = textOf(form, 'language', 10);
  const reply = await attempt<typeof punchoutContract>(args)('POST /api/punchout/tester/:connectionId', {
    params: { connectionId },
    body: { operation, email, ...(language === '' ? {} : { language }), ...(trial === '' ? {} : { trial }) },
  });
  if (isRefusal(reply)) return { problem: reply.message };
  throw redirect(here.tester(connectionId, { trial: reply.trial }));
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function TesterPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, isTest, kind, trial, trials, connectionId, timeZone } = loaderData;
  const t = useWords(punchoutWords);
  return (
    <div className={`wrap ${styles.tester}`}>
      <div>
        <TextAction to={usePaths().procurement(connectionId)}>{t('testerBack')}</TextAction>
        <h1>{title}</h1>
        <p>{t('testerLead')}</p>
      </div>
      {actionData !== undefined && (
        <Message tone="bad" live>
          {actionData.problem}
        </Message>
      )}
      {kind === 'oci' ? <Message>{t('testerOci')}</Message> : isTest ? <StartForm /> : <Message>{t('testerOff')}</Message>}
      {trial !== null && <TrialView key={trial.trialId} trial={trial} mayRepeat={isTest} connectionId={connectionId} />}
      {trials.length > 0 && <EarlierTrials trials={trials} shown={trial?.trialId} connectionId={connectionId} timeZone={timeZone} />}
    </div>
  );
}
