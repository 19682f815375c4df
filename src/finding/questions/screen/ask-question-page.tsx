// `/questions/:itemId/ask` (CAT-2): a form for everybody. The typed text stays when there is an error.
import { useEffect, useRef } from 'react';
import { Form, redirect, useNavigation } from 'react-router';
import type { Route } from './+types/ask-question-page';
import { PageCrumbs } from '#goods/catalog/screen';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import { makePaths } from '#paths';
import type { questionsContract } from '#finding/questions/contract';
import { QUESTION_LIMITS, readQuestion, type QuestionField, type QuestionText } from '#finding/questions/rules';
import { questionWords } from '#finding/questions/words';
import { pageMeta } from '#ui/page/page-meta';
import { Button } from '#ui/kit/button';
import { Field } from '#ui/kit/field';
import { LONGEST_WRITING, textOf } from '#ui/page/form-text';
import { LinkButton } from '#ui/kit/link-button';
import { Message } from '#ui/kit/message';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { wordsOfRefusal } from '#ui/page/refusal-words';
import { Picture } from '#ui/kit/picture';
import { usePaths, useWords } from '#ui/page/shop';
import { TextArea } from '#ui/kit/text-area';
import { TextInput } from '#ui/kit/text-input';
import styles from './questions.module.css';

export async function loader(args: Route.LoaderArgs) {
  const { itemId } = args.params;
  const mine = await ask<typeof questionsContract>(args)('GET /api/my-questions/:itemId', { params: { itemId } });
  const title = sayer(questionWords, args.context.get(pageVisit).copyLocale)('askTitle', { title: mine.product.title });
  return { ...mine, title, sent: new URL(args.request.url).searchParams.get('sent') };
}

/** The posted text with its error: a field's, or a message about the whole. */
interface Answer {
  readonly typed: QuestionText;
  readonly wrong: QuestionField | null;
  readonly refused: string;
}

export async function action(args: Route.ActionArgs): Promise<Answer> {
  const form = await args.request.formData();
  const said = (name: string): string => textOf(form, name, LONGEST_WRITING);
  const typed: QuestionText = { body: said('body'), author: said('author'), email: said('email') };
  const judged = readQuestion(typed);
  if (!judged.ok) return { typed, wrong: judged.problem.field, refused: '' };
  const { itemId } = args.params;
  const reply = await attempt<typeof questionsContract>(args)('POST /api/questions/:itemId', { params: { itemId }, body: judged.value });
  if (isRefusal(reply)) return { typed, wrong: null, refused: wordsOfRefusal(reply) };
  const sent = judged.value.email === '' ? '1' : 'mail';
  throw redirect(`${makePaths(args.context.get(pageVisit).locale).askQuestion(itemId)}?sent=${sent}`);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function AskQuestionPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords(questionWords);
  const paths = usePaths();
  const { product, author, email, waiting, title, sent } = loaderData;
  return (
    <div className={`wrap ${styles.page}`}>
      <PageCrumbs
        crumbs={[
          { name: product.title, href: product.href },
          { name: t('title'), href: paths.questions(product.itemId) },
        ]}
        here={t('ask')}
      />
      <h1>{title}</h1>
      <div className={styles.product}>
        <Picture src={product.image} alt="" width={120} height={120} first />
        <p>{t('askText')}</p>
      </div>
      {sent !== null ? (
        <Message tone="ok" title={t(sent === 'mail' ? 'sentMail' : 'sent')} live>
          <LinkButton to={product.href}>{t('back')}</LinkButton>
        </Message>
      ) : (
        <>
          {waiting > 0 && actionData === undefined && <Message tone="info" title={t('waiting', { n: waiting })} />}
          <QuestionForm known={{ author, email }} answer={actionData} />
        </>
      )}
    </div>
  );
}

interface QuestionFormProps {
  readonly known: Omit<QuestionText, 'body'>;
  readonly answer: Answer | undefined;
}

function QuestionForm({ known, answer }: QuestionFormProps) {
  const t = useWords(questionWords);
  const busy = useNavigation().formMethod === 'POST';
  const typed = answer?.typed ?? { body: '', ...known };
  const wrong = (field: QuestionField): string | undefined => (answer?.wrong === field ? t(`wrong.${field}`) : undefined);
  const form = useRef<HTMLFormElement>(null);
  // Moves the focus to the error after each attempt.
  useEffect(() => {
    if (answer === undefined) return;
    const field = form.current?.querySelector<HTMLElement>(`[name="${answer.wrong}"]`);
    if (field) field.focus();
    else form.current?.scrollIntoView();
  }, [answer]);
  return (
    <Form ref={form} method="post" className={styles.form} noValidate>
      <Field label={t('bodyField')} hint={t('bodyHint')} error={wrong('body')}>
        <TextArea name="body" rows={4} defaultValue={typed.body} maxLength={QUESTION_LIMITS.body.most} required />
      </Field>
      <Field label={t('authorField')} hint={t('authorHint')} error={wrong('author')}>
        <TextInput name="author" defaultValue={typed.author} maxLength={QUESTION_LIMITS.author.most} autoComplete="given-name" required />
      </Field>
      <Field label={t('emailField')} optional={t('optional')} hint={t('emailHint')} error={wrong('email')}>
        <TextInput name="email" type="email" defaultValue={typed.email} maxLength={QUESTION_LIMITS.email.most} autoComplete="email" />
      </Field>
      {answer !== undefined && (
        <Message tone="bad" title={answer.wrong === null ? answer.refused || t('failed') : t(`wrong.${answer.wrong}`)} live />
      )}
      <p>
        <Button type="submit" variant="primary" busy={busy}>
          {t('send')}
        </Button>
      </p>
    </Form>
  );
}
