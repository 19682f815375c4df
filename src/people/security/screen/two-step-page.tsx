// Turns the second step on and off, each with the present password (USR-11). Works without JavaScript.
import { data, redirect } from 'react-router';
import type { Route } from './+types/two-step-page';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import { makePaths } from '#paths';
import type { securityContract } from '#people/security/contract';
import { securityWords } from '#people/security/words';
import { LinkButton } from '#ui/kit/link-button';
import { textOf } from '#ui/page/form-text';
import { pageMeta } from '#ui/page/page-meta';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { usePaths, useWords } from '#ui/page/shop';
import { RecoveryCodesCard } from './recovery-codes-card.tsx';
import { ConfirmCard, TurnOffCard, TurnOnCard } from './two-step-forms.tsx';
import type { TwoStepAnswer } from './step-card.tsx';
import styles from './security.module.css';

export async function loader(args: Route.LoaderArgs) {
  const { twoStep } = await ask<typeof securityContract>(args)('GET /api/account/security', {});
  return { ...twoStep, title: sayer(securityWords, args.context.get(pageVisit).copyLocale)('twoStep') };
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const call = attempt<typeof securityContract>(args);
  const intent = textOf(form, 'intent', 20);
  const body = { present: textOf(form, 'present', 200) };
  if (intent === 'remove') {
    const reply = await call('POST /api/account/two-step/remove', { body });
    if (isRefusal(reply)) return answered({ intent, problem: reply }, reply.status);
    throw redirect(makePaths(args.context.get(pageVisit).locale).accountSecurity());
  }
  if (intent === 'codes') {
    const reply = await call('POST /api/account/two-step/recovery-codes', { body });
    return isRefusal(reply) ? answered({ intent, problem: reply }, reply.status) : answered({ intent, ...reply });
  }
  if (intent === 'confirm') {
    const reply = await call('POST /api/account/two-step/confirm', { body: { code: textOf(form, 'code', 40) } });
    if (!isRefusal(reply)) return answered({ intent, ...reply });
    const offer = await call('POST /api/account/two-step/offer', { body: { handle: textOf(form, 'handle', 200) } });
    return isRefusal(offer)
      ? answered({ intent: 'begin', problem: offer }, offer.status)
      : answered({ intent, problem: reply, offer }, reply.status);
  }
  const reply = await call('POST /api/account/two-step/begin', { body });
  return isRefusal(reply) ? answered({ intent: 'begin', problem: reply }, reply.status) : answered({ intent: 'begin', offer: reply });
}

const answered = ({ problem, ...answer }: TwoStepAnswer, status = 200) =>
  // The secrets in it are for this one page.
  data<TwoStepAnswer>(problem === undefined ? answer : { ...answer, problem: { message: problem.message, field: problem.field } }, {
    status,
    headers: { 'cache-control': 'no-store' },
  });

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function TwoStepPage({ loaderData: { isOn, title }, actionData: answer }: Route.ComponentProps) {
  const t = useWords(securityWords);
  const paths = usePaths();
  const codes = answer?.recoveryCodes;
  const offer = isOn ? undefined : answer?.offer;
  return (
    <>
      <h1>{title}</h1>
      <p className={styles.lead}>{t('twoStepText')}</p>
      <div className={styles.sections}>
        {codes !== undefined && (
          <RecoveryCodesCard codes={codes}>
            <LinkButton to={paths.accountSecurity()} variant="primary">
              {t('codesSaved')}
            </LinkButton>
          </RecoveryCodesCard>
        )}
        {offer !== undefined && <ConfirmCard answer={answer} offer={offer} />}
        {!isOn && offer === undefined && <TurnOnCard answer={answer} />}
        {isOn && codes === undefined && <TurnOffCard answer={answer} />}
      </div>
    </>
  );
}
