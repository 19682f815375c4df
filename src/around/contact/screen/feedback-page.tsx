// `/feedback` (APP-20): feedback about the shop. The typed text stays when there is an error.
import { data, redirect } from 'react-router';
import type { Route } from './+types/feedback-page';
import { PageCrumbs } from '#goods/catalog/screen';
import type { contactContract } from '#around/contact/contract';
import { FEEDBACK_TOPICS, readFeedback } from '#around/contact/rules';
import { contactWords } from '#around/contact/words';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import { makePaths } from '#paths';
import type { sessionsContract } from '#people/sessions/contract';
import { pageMeta } from '#ui/page/page-meta';
import { LONGEST_WRITING, textOf } from '#ui/page/form-text';
import { LinkButton } from '#ui/kit/link-button';
import { Message } from '#ui/kit/message';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { wordsOfRefusal } from '#ui/page/refusal-words';
import { usePaths, useWords } from '#ui/page/shop';
import { TextAction } from '#ui/kit/text-action';
import styles from './contact.module.css';
import { ContactUnavailable } from './contact-unavailable.tsx';
import { FeedbackForm, RATINGS, type FeedbackAnswer } from './feedback-form.tsx';

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

export async function action(args: Route.ActionArgs): Promise<FeedbackAnswer> {
  const form = await args.request.formData();
  const field = (name: string): string => textOf(form, name, LONGEST_WRITING);
  const typed = { text: field('text'), email: field('email'), topic: field('topic'), rating: field('rating') };
  const judged = readFeedback(typed);
  if (!judged.ok) return { typed, wrong: judged.problem.field, refused: '' };
  const topic = FEEDBACK_TOPICS.find((one) => one === typed.topic) ?? 'other';
  const rating = RATINGS.find((one) => String(one) === typed.rating) ?? null;
  const body = { ...judged.value, topic, rating, page: field('page').slice(0, 2_000), requestKey: field('requestKey') };
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
