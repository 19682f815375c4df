// `/back-in-stock/stop/:token`: the link in the mail. Opening it changes nothing, because mail programs open links by themselves; the button does.
import { Form } from 'react-router';
import type { Route } from './+types/stop-alerts-page';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import type { stockAlertsContract } from '#finding/stock-alerts/contract';
import { stockAlertWords } from '#finding/stock-alerts/words';
import { Button } from '#ui/kit/button';
import { LinkButton } from '#ui/kit/link-button';
import { Message } from '#ui/kit/message';
import { pageMeta } from '#ui/page/page-meta';
import { attempt, pageVisit } from '#ui/page/page-visit';
import { usePaths, useWords } from '#ui/page/shop';
import styles from './stock-alerts.module.css';

export const loader = (args: Route.LoaderArgs) => ({
  title: sayer(stockAlertWords, args.context.get(pageVisit).copyLocale)('stopTitle'),
});

export async function action(args: Route.ActionArgs) {
  const { token } = args.params;
  const reply = await attempt<typeof stockAlertsContract>(args)('POST /api/back-in-stock-stop', { body: { token } });
  return { stopped: !isRefusal(reply) };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function StopAlertsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords(stockAlertWords);
  const paths = usePaths();
  return (
    <div className={`wrap ${styles.page} ${styles.alone}`}>
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
