// `/offers-by-email/stop/:token`: the link in every mail. Opening it changes nothing, because mail programs open links by themselves; the button does.
import { Form } from 'react-router';
import type { Route } from './+types/stop-offers-page';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import type { offerMailContract } from '#around/offer-mail/contract';
import { offerMailWords } from '#around/offer-mail/words';
import { Button } from '#ui/kit/button';
import { LinkButton } from '#ui/kit/link-button';
import { Message } from '#ui/kit/message';
import { pageMeta } from '#ui/page/page-meta';
import { attempt, pageVisit } from '#ui/page/page-visit';
import { usePaths, useWords } from '#ui/page/shop';
import styles from './offer-mail.module.css';

export const loader = (args: Route.LoaderArgs) => ({
  title: sayer(offerMailWords, args.context.get(pageVisit).copyLocale)('stopTitle'),
});

export async function action(args: Route.ActionArgs) {
  const { token } = args.params;
  const reply = await attempt<typeof offerMailContract>(args)('POST /api/offers-by-email/stop', { body: { token } });
  return { stopped: !isRefusal(reply) };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function StopOffersPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords(offerMailWords);
  const paths = usePaths();
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{loaderData.title}</h1>
      {actionData?.stopped === true ? (
        <Message tone="ok" title={t('stopped')} live>
          <LinkButton to={paths.home()}>{t('home')}</LinkButton>
        </Message>
      ) : (
        <Form method="post" className={styles.form}>
          {actionData?.stopped === false && <Message tone="bad" title={t('failed')} live />}
          <p>{t('stopText')}</p>
          <Button type="submit" variant="primary">
            {t('stop')}
          </Button>
        </Form>
      )}
    </div>
  );
}
