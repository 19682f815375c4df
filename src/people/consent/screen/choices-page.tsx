// `/about/choices`: what this browser may be used for (ANL-3). A form that works without JavaScript.
import { useEffect } from 'react';
import { data, Form, redirect, useNavigation } from 'react-router';
import type { Route } from './+types/choices-page';
import { keptConsent, CONSENT_COOKIE, NOTHING_GRANTED } from '#base/consent/rules';
import { formatDate } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import type { consentContract } from '#people/consent/contract';
import { consentWords } from '#people/consent/words';
import { makePaths } from '#paths';
import { Button } from '#ui/kit/button';
import { Message } from '#ui/kit/message';
import { TextAction } from '#ui/kit/text-action';
import { announceConsent } from '#ui/page/consent';
import { textOf } from '#ui/page/form-text';
import { pageMeta } from '#ui/page/page-meta';
import { attempt, pageVisit } from '#ui/page/page-visit';
import { usePaths, useWords } from '#ui/page/shop';
import { Purposes } from './purposes.tsx';
import styles from './choices.module.css';

/** An address that somebody sends says nothing: only a choice that was just made is said to be saved. */
const JUST_NOW_MS = 300_000;

export function loader(args: Route.LoaderArgs) {
  const { copyLocale, site, cookies } = args.context.get(pageVisit);
  const { headers, url } = args.request;
  const now = new Date();
  const kept = keptConsent(cookies[CONSENT_COOKIE], now);
  return {
    title: sayer(consentWords, copyLocale)('title'),
    granted: kept === null ? NOTHING_GRANTED : { analytics: kept.analytics, advertising: kept.advertising },
    chosenOn: kept === null ? null : formatDate(kept.at, site.timeZone, copyLocale),
    isSaved: kept !== null && new URL(url).searchParams.has('saved') && now.getTime() - kept.at.getTime() < JUST_NOW_MS,
    refuses: headers.get('sec-gpc') === '1' || headers.get('dnt') === '1',
  };
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const choice = textOf(form, 'choice', 10);
  const granted = (purpose: string): boolean => choice === 'all' || (choice !== 'required' && form.get(purpose) === 'on');
  const body = { analytics: granted('analytics'), advertising: granted('advertising') };
  const reply = await attempt<typeof consentContract>(args)('POST /api/consent', { body });
  if (isRefusal(reply)) return data({ granted: body }, { status: reply.status });
  throw redirect(`${makePaths(args.context.get(pageVisit).locale).consentChoices()}?saved=1`);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function ChoicesPage({ loaderData, actionData: refused }: Route.ComponentProps) {
  const t = useWords(consentWords);
  const paths = usePaths();
  const busy = useNavigation().formMethod === 'POST';
  const { granted, chosenOn, isSaved, refuses, title } = loaderData;
  const state = `${granted.analytics}${granted.advertising}${chosenOn}`;
  useEffect(announceConsent, [state]);
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{title}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      {/* A new key shows what was saved, after one of the buttons that check the boxes themselves. */}
      <Form key={state} method="post" className={styles.form} preventScrollReset>
        {isSaved && (
          <Message tone="ok" live>
            {t('saved')}
          </Message>
        )}
        {refused !== undefined && (
          <Message tone="bad" live>
            {t('failed')}
          </Message>
        )}
        {refuses && <Message>{t('signal')}</Message>}
        <Purposes granted={refused?.granted ?? granted} />
        <div className={styles.ways}>
          <Button type="submit" variant="primary" busy={busy}>
            {t('save')}
          </Button>
          <Button type="submit" name="choice" value="all" busy={busy}>
            {t('allowAll')}
          </Button>
          <Button type="submit" name="choice" value="required" busy={busy}>
            {t('requiredOnly')}
          </Button>
        </div>
        <p className={styles.when}>{chosenOn === null ? t('none') : t('chosen', { date: chosenOn })}</p>
        <TextAction to={paths.about('cookies')}>{t('aboutCookies')}</TextAction>
      </Form>
    </div>
  );
}
