// Stands in for the service of another company where none is configured: shows who arrived, and with which rights. Demonstration only.
import type { Route } from './+types/stand-in-page';
import type { Permission } from '#base/access/rules';
import { sayer } from '#base/locale/words';
import type { servicesContract } from '#people/services/contract';
import { SERVICES, readService } from '#people/services/rules';
import { servicesWords } from '#people/services/words';
import { Card } from '#ui/kit/card';
import { LinkButton } from '#ui/kit/link-button';
import { Message } from '#ui/kit/message';
import { pageMeta } from '#ui/page/page-meta';
import { ask, pageVisit } from '#ui/page/page-visit';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import styles from './stand-in.module.css';

type Code = (typeof SERVICES)[keyof typeof SERVICES][number] & Permission;
const CODES: readonly Code[] = Object.values(SERVICES).flat();

/** The token leaves with no link. */
export const headers = () => ({ 'referrer-policy': 'no-referrer' });

export async function loader(args: Route.LoaderArgs) {
  const service = readService(args.params.service);
  if (service === undefined) throw new Response(null, { status: 404 });
  const token = (new URL(args.request.url).searchParams.get('token') ?? '').slice(0, 4_000);
  const arrived = await ask<typeof servicesContract>(args)('GET /api/services/stand-in', { query: { service, token } });
  return { arrived, title: sayer(servicesWords, args.context.get(pageVisit).copyLocale)(service) };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function StandInPage({ loaderData: { arrived, title } }: Route.ComponentProps) {
  const t = useWords(servicesWords);
  const paths = usePaths();
  const rows = [
    [t('who'), arrived.name],
    [t('email'), arrived.email],
    [t('organization'), arrived.organization],
    [t('account'), arrived.accountNumber],
    [
      t('may'),
      CODES.filter((code) => arrived.codes.includes(code))
        .map((code) => t(`may_${code}`))
        .join(', '),
    ],
  ] as const;
  return (
    <div className={`wrap ${styles.page}`}>
      <Card aria-labelledby="service">
        <h1 id="service">{title}</h1>
        <Message className={styles.said}>{t('standIn', { name: arrived.name })}</Message>
        <h2>{t('arrived')}</h2>
        <dl className={styles.facts}>
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <LinkButton to={paths.account(useShop().site.tenant)}>{t('back')}</LinkButton>
      </Card>
    </div>
  );
}
