// One document: what became of it and why, its text, and everything else about its purchase order (H_SAM).
import { Form, redirect } from 'react-router';
import type { Route } from './+types/document-page';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import type { purchaseDocumentsContract, WholeDocument } from '#buying/purchase-documents/contract';
import { purchaseDocumentsWords } from '#buying/purchase-documents/words';
import { makePaths } from '#paths';
import { Button } from '#ui/kit/button';
import { Message } from '#ui/kit/message';
import { PageHead } from '#ui/kit/page-head';
import { TextAction } from '#ui/kit/text-action';
import { ForOwner } from '#ui/page/for-owner';
import { pageMeta } from '#ui/page/page-meta';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { usePaths, useWords } from '#ui/page/shop';
import { DocumentsTable } from './documents-table.tsx';
import { StateBadge } from './state-badge.tsx';
import { useWhen } from './use-when.ts';
import styles from './purchase-documents.module.css';

export async function loader(args: Route.LoaderArgs) {
  const { documentId } = args.params;
  const read = await ask<typeof purchaseDocumentsContract>(args)('GET /api/organization/purchase-documents/:documentId', {
    params: { documentId },
  });
  const say = sayer(purchaseDocumentsWords, args.context.get(pageVisit).copyLocale);
  const title = [say(`kind${read.document.kind}`), read.document.orderId].filter((text) => text !== '').join(' · ');
  return { ...read, isResent: new URL(args.request.url).searchParams.has('resent'), title };
}

export async function action(args: Route.ActionArgs) {
  const { documentId } = args.params;
  const reply = await attempt<typeof purchaseDocumentsContract>(args)('POST /api/organization/purchase-documents/:documentId/resend', {
    params: { documentId },
  });
  if (isRefusal(reply)) return { problem: reply.message };
  throw redirect(makePaths(args.context.get(pageVisit).locale).purchaseDocument(documentId, { resent: 'yes' }));
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function DocumentPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords(purchaseDocumentsWords);
  const paths = usePaths();
  const { document, text, others, isResent, title } = loaderData;
  return (
    <>
      <PageHead
        back={<TextAction to={paths.purchaseDocuments()}>{t('back')}</TextAction>}
        title={title}
        mark={<StateBadge state={document.state} />}
      >
        {document.mayResend && (
          <ForOwner>
            <Form method="post" preventScrollReset>
              <Button type="submit">{t('resend')}</Button>
            </Form>
          </ForOwner>
        )}
      </PageHead>
      {isResent && (
        <Message tone="ok" live className={styles.note}>
          {t('resent')}
        </Message>
      )}
      {actionData?.problem !== undefined && (
        <Message tone="bad" live className={styles.note}>
          {actionData.problem}
        </Message>
      )}
      <Reasons document={document} />
      <Facts whole={loaderData} />
      <section aria-labelledby="others" className={styles.section}>
        <h2 id="others">{t('others', { number: document.orderId })}</h2>
        <DocumentsTable caption={t('others', { number: document.orderId })} documents={others} here={document.documentId} />
      </section>
      <section aria-labelledby="text" className={styles.section}>
        <h2 id="text">{t('text')}</h2>
        <p className={styles.lead}>{t('textNote')}</p>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Long lines scroll, and the keyboard has to reach them. */}
        <pre className={styles.text} tabIndex={0} role="region" aria-labelledby="text">
          {text}
        </pre>
      </section>
    </>
  );
}

function Reasons({ document: { problems, direction } }: Pick<WholeDocument, 'document'>) {
  const t = useWords(purchaseDocumentsWords);
  if (problems.length === 0) return null;
  return (
    <Message tone="bad" className={styles.note}>
      <b>{t(direction === 'in' ? 'reasons' : 'lastAttempt')}</b>
      <ul className={styles.reasons}>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </Message>
  );
}

function Facts({ whole: { document, payloadId } }: { readonly whole: WholeDocument }) {
  const t = useWords(purchaseDocumentsWords);
  const when = useWhen();
  const { direction, at, doneAt, connection } = document;
  const facts = [
    [t('connection'), connection],
    [t(direction === 'in' ? 'receivedAt' : 'sentAt'), direction === 'in' ? when(at) : doneAt === null ? '' : when(doneAt)],
    [t('payloadId'), payloadId],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
