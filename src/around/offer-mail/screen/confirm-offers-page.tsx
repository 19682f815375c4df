// `/offers-by-email/confirm/:token`: the link in the question. Opening it changes nothing, because mail programs open links by themselves; the button does.
import { Form } from 'react-router';
import type { Route } from './+types/confirm-offers-page';
import type { offerMailContract } from '#around/offer-mail/contract';
import { offerMailWords } from '#around/offer-mail/words';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import { Button } from '#ui/kit/button';
import { LinkButton } from '#ui/kit/link-button';
import { Message } from '#ui/kit/message';
import { pageMeta } from '#ui/page/page-meta';
import { attempt, pageVisit } from '#ui/page/page-visit';
import { usePaths, useWords } from '#ui/page/shop';
import styles from './offer-mail.module.css';

export const loader = (args: Route.LoaderArgs) => ({
  title: sayer(offerMailWords, args.context.get(pageVisit).copyLocale)('confirmTitle'),
});

export async function action(args: Route.ActionArgs): Promise<{ readonly end: 'confirmed' | 'gone' | 'failed' }> {
  const { token } = args.params;
  const reply = await attempt<typeof offerMailContract>(args)('POST /api/offers-by-email/confirm', { body: { token } });
  return { end: isRefusal(reply) ? 'failed' : reply.done ? 'confirmed' : 'gone' };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function ConfirmOffersPage({ loaderData: { title }, actionData }: Route.ComponentProps) {
  const t = useWords(offerMailWords);
  const paths = usePaths();
  const end = actionData?.end;
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{title}</h1>
      {end === 'confirmed' ? (
        <Message tone="ok" title={t('confirmed')} live>
          <LinkButton to={paths.home()}>{t('home')}</LinkButton>
        </Message>
      ) : end === 'gone' ? (
        <Message tone="warn" title={t('gone')} live>
          <LinkButton to={paths.offersByEmail()}>{t('again')}</LinkButton>
        </Message>
      ) : (
        <Form method="post" className={styles.form}>
          {end === 'failed' && <Message tone="bad" title={t('failed')} live />}
          <p>{t('confirmText')}</p>
          <Button type="submit" variant="primary">
            {t('confirm')}
          </Button>
        </Form>
      )}
    </div>
  );
}
