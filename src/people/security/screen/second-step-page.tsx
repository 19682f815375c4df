// The second step of signing in: a code, a passkey, or setting up one of them for who needs it (USR-11). Codes and apps work without JavaScript.
import { data, redirectDocument } from 'react-router';
import type { Route } from './+types/second-step-page';
import { sayer } from '#base/locale/words';
import { isRefusal, type Refusal } from '#base/outcome/rules';
import type { securityContract } from '#people/security/contract';
import { securityWords } from '#people/security/words';
import { PasskeyWay } from '#people/sessions/screen';
import { Card } from '#ui/kit/card';
import { Field } from '#ui/kit/field';
import { TextAction } from '#ui/kit/text-action';
import { textOf } from '#ui/page/form-text';
import { pageMeta } from '#ui/page/page-meta';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { usePaths, useWords } from '#ui/page/shop';
import { CodeInput } from './code-input.tsx';
import { SetUpCards, SetUpDone } from './set-up-cards.tsx';
import { errorOf, StepForm, type Answered, type Offer, type TwoStepAnswer } from './step-card.tsx';
import styles from './second-step.module.css';

const TITLES = { code: 'stepTitle', passkey: 'usePasskeyTitle', setUp: 'setUpTitle', ended: 'stepEndedTitle' } as const;

export async function loader(args: Route.LoaderArgs) {
  const query = new URL(args.request.url).searchParams;
  const back = query.get('jump') ?? query.get('target') ?? '';
  const waiting = await ask<typeof securityContract>(args)('GET /api/sign-in/second-step', {});
  const say = sayer(securityWords, args.context.get(pageVisit).copyLocale);
  return { ...waiting, back: back.slice(0, 2_000), title: say(TITLES[waiting.waitsFor]) };
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const call = attempt<typeof securityContract>(args);
  const intent = textOf(form, 'intent', 20);
  const body = { code: textOf(form, 'code', 40), back: textOf(form, 'back', 2_000) };
  if (intent === 'app') {
    const reply = await call('POST /api/sign-in/second-step/app', { body: {} });
    return isRefusal(reply) ? failed(intent, reply) : answered({ intent, offer: reply });
  }
  if (intent === 'confirm') {
    const reply = await call('POST /api/sign-in/second-step/app/confirm', { body });
    if (!isRefusal(reply)) return answered({ intent, ...reply });
    const offer = await call('POST /api/sign-in/second-step/app/offer', { body: { handle: textOf(form, 'handle', 200) } });
    return isRefusal(offer) ? failed('app', offer) : failed(intent, reply, offer);
  }
  const reply = await call('POST /api/sign-in/second-step', { body });
  if (isRefusal(reply)) return failed('code', reply);
  throw redirectDocument(reply.next);
}

const failed = (intent: string, { message, field, status }: Refusal, offer?: Offer) =>
  answered({ intent, problem: { message, field }, ...(offer === undefined ? {} : { offer }) }, status);

// The secrets in it are for this one page.
const answered = (answer: TwoStepAnswer, status = 200) => data<TwoStepAnswer>(answer, { status, headers: { 'cache-control': 'no-store' } });

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function SecondStepPage({ loaderData: loaded, actionData: answer }: Route.ComponentProps) {
  const { waitsFor, offersApp, organization, back, title } = loaded;
  const t = useWords(securityWords);
  const paths = usePaths();
  if (answer?.recoveryCodes !== undefined && answer.next !== undefined) {
    return (
      <div className={`wrap ${styles.page}`}>
        <h1>{title}</h1>
        <SetUpDone codes={answer.recoveryCodes} next={answer.next} />
      </div>
    );
  }
  if (waitsFor === 'setUp') {
    return (
      <div className={`wrap ${styles.page}`}>
        <div>
          <h1>{title}</h1>
          <p className={styles.lead}>{organization === '' ? t('setUpStaff') : t('setUpOrganization', { organization })}</p>
        </div>
        <SetUpCards offersApp={offersApp} back={back} answer={answer} />
      </div>
    );
  }
  return (
    <div className={`wrap ${styles.page}`}>
      <Card aria-labelledby="second-step">
        <h1 id="second-step">{title}</h1>
        {waitsFor === 'code' && <CodeForm back={back} answer={answer} />}
        {waitsFor === 'passkey' && (
          <>
            <p className={styles.lead}>{t('usePasskeyText')}</p>
            <PasskeyWay back={back} onSignedIn={undefined} />
          </>
        )}
        {waitsFor === 'ended' && <p className={styles.lead}>{t('STEP_ENDED')}</p>}
        <p className={styles.more}>
          <TextAction to={paths.login()}>{t(waitsFor === 'ended' ? 'stepEndedTitle' : 'stepAgain')}</TextAction>
        </p>
      </Card>
    </div>
  );
}

function CodeForm({ back, answer }: Answered & { readonly back: string }) {
  const t = useWords(securityWords);
  return (
    <>
      <p className={styles.lead}>{t('stepLead')}</p>
      <StepForm intent="code" answer={answer} submit={t('stepSubmit')} primary back={back}>
        <Field label={t('code')} hint={t('stepHint')} error={errorOf(answer, 'code', 'code')}>
          <CodeInput />
        </Field>
      </StepForm>
    </>
  );
}
