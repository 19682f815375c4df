// `/offers-by-email`: asks for offers by email, without an account. What it answers is the same for every address (RWD-3).
import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import type { Route } from './+types/offers-page';
import { Experiment } from '#around/experiments/screen';
import type { offerMailContract } from '#around/offer-mail/contract';
import { offerMailWords } from '#around/offer-mail/words';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import { Message } from '#ui/kit/message';
import { LONGEST_WRITING, textOf } from '#ui/page/form-text';
import { pageMeta } from '#ui/page/page-meta';
import { attempt, pageVisit } from '#ui/page/page-visit';
import { wordsOfRefusal } from '#ui/page/refusal-words';
import { useWords } from '#ui/page/shop';
import styles from './offer-mail.module.css';
import { OfferMailFields, type OfferMailAnswer } from './offer-mail-fields.tsx';

export const loader = (args: Route.LoaderArgs) => ({
  title: sayer(offerMailWords, args.context.get(pageVisit).copyLocale)('title'),
});

export async function action(args: Route.ActionArgs): Promise<OfferMailAnswer> {
  const form = await args.request.formData();
  const email = textOf(form, 'email', LONGEST_WRITING).trim();
  // The drawer says on which page it was opened.
  const body = { emailID: email, landingPages: textOf(form, 'page', 500) || new URL(args.request.url).pathname };
  const reply = await attempt<typeof offerMailContract>(args)('POST /ele-lpd/api/sparxProxy/subscribeUserforOffers', { body });
  if (!isRefusal(reply)) return { email, asked: reply.message, wrong: '', refused: '' };
  const isField = reply.field === 'emailID';
  return { email, asked: '', wrong: isField ? reply.message : '', refused: isField ? '' : wordsOfRefusal(reply) };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function OffersPage({ loaderData: { title }, actionData }: Route.ComponentProps) {
  const t = useWords(offerMailWords);
  const busy = useNavigation().formMethod === 'POST';
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (actionData?.wrong) form.current?.querySelector<HTMLElement>('[name="email"]')?.focus();
  }, [actionData]);
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{title}</h1>
      {actionData !== undefined && actionData.asked !== '' ? (
        <Message tone="ok" live>
          {actionData.asked}
        </Message>
      ) : (
        <Form ref={form} method="post" className={styles.form} noValidate>
          <Experiment
            name="offers-lead"
            variants={[
              ['control', <p key="control">{t('lead')}</p>],
              ['codes', <p key="codes">{t('leadCodes')}</p>],
            ]}
          />
          <OfferMailFields answer={actionData} busy={busy} />
        </Form>
      )}
    </div>
  );
}
