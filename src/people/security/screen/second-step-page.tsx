// The second step of signing in: a code from the app, or a recovery code (USR-11). Works without JavaScript.
import { data, Form, redirectDocument, useNavigation } from 'react-router';
import type { Route } from './+types/second-step-page';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import type { securityContract } from '#people/security/contract';
import { securityWords } from '#people/security/words';
import { Button } from '#ui/kit/button';
import { Card } from '#ui/kit/card';
import { Field } from '#ui/kit/field';
import { Message } from '#ui/kit/message';
import { TextAction } from '#ui/kit/text-action';
import { textOf } from '#ui/page/form-text';
import { pageMeta } from '#ui/page/page-meta';
import { attempt, pageVisit } from '#ui/page/page-visit';
import { usePaths, useWords } from '#ui/page/shop';
import { CodeInput } from './code-input.tsx';
import styles from './second-step.module.css';

export function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const back = query.get('jump') ?? query.get('target') ?? '';
  return { back: back.slice(0, 2_000), title: sayer(securityWords, context.get(pageVisit).copyLocale)('stepTitle') };
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const reply = await attempt<typeof securityContract>(args)('POST /api/sign-in/second-step', {
    body: { code: textOf(form, 'code', 40), back: textOf(form, 'back', 2_000) },
  });
  if (isRefusal(reply))
    return data({ message: reply.message, field: reply.field, ended: reply.code === 'STEP_ENDED' }, { status: reply.status });
  throw redirectDocument(reply.next);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function SecondStepPage({ loaderData: { back, title }, actionData: answer }: Route.ComponentProps) {
  const t = useWords(securityWords);
  const paths = usePaths();
  const busy = useNavigation().state === 'submitting';
  return (
    <div className={`wrap ${styles.page}`}>
      <Card aria-labelledby="second-step">
        <h1 id="second-step">{title}</h1>
        <p className={styles.lead}>{t('stepLead')}</p>
        <Form method="post" className={styles.form} noValidate>
          <input type="hidden" name="back" value={back} />
          {answer && answer.field === undefined && (
            <Message tone="bad" live>
              {answer.message}
            </Message>
          )}
          <Field label={t('code')} hint={t('stepHint')} error={answer?.field === 'code' ? answer.message : undefined}>
            <CodeInput />
          </Field>
          <Button type="submit" variant="primary" wide busy={busy}>
            {t('stepSubmit')}
          </Button>
        </Form>
        <p className={styles.more}>
          <TextAction to={paths.login()}>{t('stepAgain')}</TextAction>
        </p>
      </Card>
    </div>
  );
}
