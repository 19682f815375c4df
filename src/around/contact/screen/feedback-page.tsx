// `/feedback` (APP-20): feedback about the shop. The typed text stays when there is an error.
import { useEffect, useRef } from 'react';
import { data, Form, redirect, useNavigation } from 'react-router';
import type { Route } from './+types/feedback-page';
import { PageCrumbs } from '#goods/catalog/screen';
import type { contactContract } from '#around/contact/contract';
import { CONTACT_LIMITS, FEEDBACK_TOPICS, readFeedback, type FeedbackField, type FeedbackText } from '#around/contact/rules';
import { contactWords } from '#around/contact/words';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import { makePaths } from '#paths';
import type { sessionsContract } from '#people/sessions/contract';
import { pageMeta } from '#ui/page/page-meta';
import { Button } from '#ui/kit/button';
import { Field } from '#ui/kit/field';
import { LONGEST_WRITING, textOf } from '#ui/page/form-text';
import { LinkButton } from '#ui/kit/link-button';
import { Message } from '#ui/kit/message';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { wordsOfRefusal } from '#ui/page/refusal-words';
import { Select } from '#ui/kit/select';
import { usePaths, useWords } from '#ui/page/shop';
import { TextAction } from '#ui/kit/text-action';
import { TextArea } from '#ui/kit/text-area';
import { TextInput } from '#ui/kit/text-input';
import styles from './contact.module.css';
import { ContactUnavailable } from './contact-unavailable.tsx';

const RATINGS = [5, 4, 3, 2, 1] as const;

export async function loader(args: Route.LoaderArgs) {
  const { copyLocale } = args.context.get(pageVisit);
  const { email, toggles } = await ask<typeof sessionsContract>(args)('GET /api/session', {});
  const { searchParams } = new URL(args.request.url);
  const from = args.request.headers.get('referer');
  const known = {
    email,
    isOffered: toggles.includes('feedback'),
    chats: toggles.includes('chat'),
    title: sayer(contactWords, copyLocale)('feedbackTitle'),
    sent: searchParams.has('sent'),
    page: from === null || !URL.canParse(from) ? '' : new URL(from).pathname,
    requestKey: crypto.randomUUID(),
  };
  return data(known, { status: known.isOffered ? 200 : 404 });
}

/** The posted text with its error: a field's, or a message about the whole. */
interface Answer {
  readonly typed: FeedbackText & { readonly topic: string; readonly rating: string };
  readonly wrong: FeedbackField | null;
  readonly refused: string;
}

export async function action(args: Route.ActionArgs): Promise<Answer> {
  const form = await args.request.formData();
  const said = (name: string): string => textOf(form, name, LONGEST_WRITING);
  const typed = { text: said('text'), email: said('email'), topic: said('topic'), rating: said('rating') };
  const judged = readFeedback(typed);
  if (!judged.ok) return { typed, wrong: judged.problem.field, refused: '' };
  const topic = FEEDBACK_TOPICS.find((one) => one === typed.topic) ?? 'other';
  const rating = RATINGS.find((one) => String(one) === typed.rating) ?? null;
  const body = { ...judged.value, topic, rating, page: said('page').slice(0, 2_000), requestKey: said('requestKey') };
  const reply = await attempt<typeof contactContract>(args)('POST /api/feedback', { body });
  if (isRefusal(reply)) return { typed, wrong: null, refused: wordsOfRefusal(reply) };
  throw redirect(`${makePaths(args.context.get(pageVisit).locale).feedback()}?sent=1`);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function FeedbackPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords(contactWords);
  const paths = usePaths();
  if (!loaderData.isOffered) return <ContactUnavailable what="feedback" title={loaderData.title} />;
  return (
    <div className={`wrap ${styles.page}`}>
      <PageCrumbs crumbs={[]} here={loaderData.title} />
      <h1>{loaderData.title}</h1>
      {loaderData.sent ? (
        <Message tone="ok" title={t('thanks')} className={styles.thanks} live>
          <div className={styles.ways}>
            <LinkButton to={paths.home()}>{t('toHome')}</LinkButton>
            <TextAction to={paths.feedback()}>{t('another')}</TextAction>
          </div>
        </Message>
      ) : (
        <>
          <p className={styles.lead}>
            {t('feedbackLead')} {loaderData.chats && <TextAction to={paths.chat()}>{t('askInstead')}</TextAction>}
          </p>
          <FeedbackForm known={loaderData} answer={actionData} />
        </>
      )}
    </div>
  );
}

interface FeedbackFormProps {
  readonly known: { readonly email: string; readonly page: string; readonly requestKey: string };
  readonly answer: Answer | undefined;
}

function FeedbackForm({ known, answer }: FeedbackFormProps) {
  const t = useWords(contactWords);
  const busy = useNavigation().formMethod === 'POST';
  const typed = answer?.typed ?? { text: '', email: known.email, topic: 'website', rating: '' };
  const wrong = (field: FeedbackField): string | undefined => (answer?.wrong === field ? t(`wrong.${field}`) : undefined);
  const form = useRef<HTMLFormElement>(null);
  // Moves the focus to the error after each attempt.
  useEffect(() => {
    if (answer !== undefined) form.current?.querySelector<HTMLElement>(`[name="${answer.wrong ?? 'text'}"]`)?.focus();
  }, [answer]);
  return (
    <Form ref={form} method="post" className={styles.form} noValidate>
      <input type="hidden" name="requestKey" value={known.requestKey} />
      <input type="hidden" name="page" value={known.page} />
      <div className={styles.pair}>
        <Field label={t('topic')}>
          <Select
            name="topic"
            defaultValue={typed.topic}
            options={FEEDBACK_TOPICS.map((value) => ({ value, label: t(`topic.${value}`) }))}
          />
        </Field>
        <Field label={t('rating')} optional={t('optional')}>
          <Select
            name="rating"
            defaultValue={typed.rating}
            options={[
              { value: '', label: t('rating.none') },
              ...RATINGS.map((value) => ({ value: String(value), label: t(`rating.${value}`) })),
            ]}
          />
        </Field>
      </div>
      <Field label={t('feedbackText')} error={wrong('text')}>
        <TextArea name="text" rows={5} defaultValue={typed.text} maxLength={CONTACT_LIMITS.text} required />
      </Field>
      <Field label={t('feedbackEmail')} optional={t('optional')} hint={t('feedbackEmailHint')} error={wrong('email')}>
        <TextInput name="email" type="email" defaultValue={typed.email} maxLength={CONTACT_LIMITS.email} autoComplete="email" />
      </Field>
      {answer?.wrong === null && <Message tone="bad" title={answer.refused || t('failed')} live />}
      <p>
        <Button type="submit" variant="primary" busy={busy}>
          {t('sendFeedback')}
        </Button>
      </p>
    </Form>
  );
}
