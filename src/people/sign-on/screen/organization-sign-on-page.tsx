// An organization's own sign-on: says whose it is and leads on by itself, unless the shopper was about to type a password (USR-11).
import { data } from 'react-router';
import type { Route } from './+types/organization-sign-on-page';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import { makePaths } from '#paths';
import type { signOnContract } from '#people/sign-on/contract';
import { signOnWords } from '#people/sign-on/words';
import { LinkButton } from '#ui/kit/link-button';
import { Message } from '#ui/kit/message';
import { pageMeta } from '#ui/page/page-meta';
import { attempt, pageVisit } from '#ui/page/page-visit';
import { useWords } from '#ui/page/shop';
import { SignOnCard } from './sign-on-card.tsx';
import styles from './sign-on.module.css';

export async function loader(args: Route.LoaderArgs) {
  const { organization } = args.params;
  const { locale, copyLocale } = args.context.get(pageVisit);
  const say = sayer(signOnWords, copyLocale);
  const query = new URL(args.request.url).searchParams;
  const back = (query.get('target') ?? '').slice(0, 2_000);
  const found = await attempt<typeof signOnContract>(args)('GET /api/sign-on/organization', { query: { organization } });
  if (isRefusal(found)) return data({ problem: found.message, back, title: say('findTitle') }, { status: found.status });
  const start = makePaths(locale).signOnStart(organization, back === '' ? {} : { target: back });
  const from = query.get('from') ?? '';
  return data({ name: found.name, back, start, from, title: say('withTitle', { name: found.name }) }, { status: 200 });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const head = pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);
  // Not a redirect: form posts lead here, and a page's policy lets those go to the shop alone.
  const leadsOn = loaderData !== undefined && 'start' in loaderData && loaderData.from === '';
  return leadsOn ? [...head, { httpEquiv: 'refresh', content: `0;url=${loaderData.start}` }] : head;
};

export default function OrganizationSignOnPage({ loaderData }: Route.ComponentProps) {
  const t = useWords(signOnWords);
  const { title, back } = loaderData;
  if ('problem' in loaderData)
    return (
      <SignOnCard title={title} back={back}>
        <Message tone="bad">{loaderData.problem}</Message>
      </SignOnCard>
    );
  const { name, start, from } = loaderData;
  return (
    <SignOnCard title={title} lead={from === 'return' ? undefined : t(from === 'password' ? 'withOnly' : 'withLead', { name })} back={back}>
      <LinkButton to={start} asDocument variant="primary" wide>
        {t('continueTo', { name })}
      </LinkButton>
      {from === 'password' && <p className={styles.more}>{t('withKept')}</p>}
    </SignOnCard>
  );
}
