// Leads to a service of another company. It shows something only when nobody can be handed over.
import { data, redirectDocument } from 'react-router';
import type { Route } from './+types/service-page';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import type { servicesContract } from '#people/services/contract';
import { readService } from '#people/services/rules';
import { servicesWords } from '#people/services/words';
import { LinkButton } from '#ui/kit/link-button';
import { Message } from '#ui/kit/message';
import { pageMeta } from '#ui/page/page-meta';
import { attempt, pageVisit } from '#ui/page/page-visit';
import { usePaths, useShop, useWords } from '#ui/page/shop';

export async function loader(args: Route.LoaderArgs) {
  const { pathname } = new URL(args.request.url);
  const service = readService(
    pathname
      .replace(/\.data$/, '')
      .split('/')
      .at(-1) ?? '',
  );
  if (service === undefined) throw new Response(null, { status: 404 });
  const reply = await attempt<typeof servicesContract>(args)(`POST /api/services/${service}`, { body: {} });
  if (!isRefusal(reply)) throw redirectDocument(reply.next);
  const title = sayer(servicesWords, args.context.get(pageVisit).copyLocale)(service);
  return data({ problem: reply.message, title }, { status: reply.status });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function ServicePage({ loaderData: { title, problem } }: Route.ComponentProps) {
  const t = useWords(servicesWords);
  const paths = usePaths();
  return (
    <>
      <h1>{title}</h1>
      <Message tone="bad" live>
        {problem}
      </Message>
      <p>
        <LinkButton to={paths.account(useShop().site.tenant)}>{t('back')}</LinkButton>
      </p>
    </>
  );
}
