// Finds the organization that a shopper signs in with, by their address (USR-11). Works without JavaScript.
import { data, Form, redirect, redirectDocument, useNavigation } from 'react-router';
import type { Route } from './+types/sign-on-page';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import { makePaths } from '#paths';
import type { signOnContract } from '#people/sign-on/contract';
import { signOnWords } from '#people/sign-on/words';
import { Button } from '#ui/kit/button';
import { EmailInput } from '#ui/kit/email-input';
import { Field } from '#ui/kit/field';
import { textOf } from '#ui/page/form-text';
import { pageMeta } from '#ui/page/page-meta';
import { attempt, pageVisit } from '#ui/page/page-visit';
import { useWords } from '#ui/page/shop';
import { SignOnCard } from './sign-on-card.tsx';
import styles from './sign-on.module.css';

export function loader({ context, request }: Route.LoaderArgs) {
  const { site, locale, copyLocale } = context.get(pageVisit);
  // Organizations are customers of the business site.
  if (site.tenant !== 'business') throw redirect(makePaths(locale).login());
  const back = (new URL(request.url).searchParams.get('target') ?? '').slice(0, 2_000);
  return { back, title: sayer(signOnWords, copyLocale)('findTitle') };
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const email = textOf(form, 'email', 254).trim();
  const reply = await attempt<typeof signOnContract>(args)('POST /api/sign-on/find', {
    body: { email, back: textOf(form, 'back', 2_000) },
  });
  if (isRefusal(reply)) return data({ problem: reply.message, email }, { status: reply.status });
  throw redirectDocument(reply.next);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function SignOnPage({ loaderData: { back, title }, actionData: answer }: Route.ComponentProps) {
  const t = useWords(signOnWords);
  const busy = useNavigation().state === 'submitting';
  return (
    <SignOnCard title={title} lead={t('findLead')} back={back}>
      <Form method="post" className={styles.form} noValidate>
        <input type="hidden" name="back" value={back} />
        <Field label={t('email')} error={answer?.problem}>
          <EmailInput autoComplete="username" defaultValue={answer?.email} required />
        </Field>
        <Button type="submit" variant="primary" wide busy={busy}>
          {t('continue')}
        </Button>
      </Form>
    </SignOnCard>
  );
}
