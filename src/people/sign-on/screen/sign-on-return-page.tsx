// Where an identity provider sends people back. It shows something only when nobody was signed in.
import { data, redirectDocument } from 'react-router';
import type { Route } from './+types/sign-on-return-page';
import { LOCALES } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import { makePaths } from '#paths';
import type { signOnContract } from '#people/sign-on/contract';
import { localeOfState } from '#people/sign-on/rules';
import { signOnWords } from '#people/sign-on/words';
import { pageMeta } from '#ui/page/page-meta';
import { attempt, pageVisit } from '#ui/page/page-visit';
import { SignOnTrouble } from './sign-on-trouble.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { organization } = args.params;
  const { locale, copyLocale } = args.context.get(pageVisit);
  const { search, searchParams } = new URL(args.request.url);
  // The provider knows one address; the shopper began in their own language.
  const began = LOCALES.find((one) => one === localeOfState(searchParams.get('state') ?? ''));
  if (began !== undefined && began !== locale) throw redirectDocument(makePaths(began).signOnReturn(organization) + search);
  const answer = search.slice(1, 8_000);
  const reply = await attempt<typeof signOnContract>(args)('POST /api/sign-on/finish', { body: { organization, answer } });
  if (!isRefusal(reply)) throw redirectDocument(reply.next);
  const title = sayer(signOnWords, copyLocale)('returnTitle');
  return data({ organization, problem: reply.message, title }, { status: reply.status });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function SignOnReturnPage({ loaderData }: Route.ComponentProps) {
  return <SignOnTrouble {...loaderData} />;
}
