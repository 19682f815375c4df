// Leads to an organization's identity provider. It shows something only when that cannot be reached.
import { data, redirectDocument } from 'react-router';
import type { Route } from './+types/sign-on-start-page';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import type { signOnContract } from '#people/sign-on/contract';
import { signOnWords } from '#people/sign-on/words';
import { pageMeta } from '#ui/page/page-meta';
import { attempt, pageVisit } from '#ui/page/page-visit';
import { SignOnTrouble } from './sign-on-trouble.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { organization } = args.params;
  const back = (new URL(args.request.url).searchParams.get('target') ?? '').slice(0, 2_000);
  const reply = await attempt<typeof signOnContract>(args)('POST /api/sign-on/begin', { body: { organization, back } });
  if (!isRefusal(reply)) throw redirectDocument(reply.next);
  const title = sayer(signOnWords, args.context.get(pageVisit).copyLocale)('returnTitle');
  return data({ organization, problem: reply.message, title }, { status: reply.status });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function SignOnStartPage({ loaderData }: Route.ComponentProps) {
  return <SignOnTrouble {...loaderData} />;
}
