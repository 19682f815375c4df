// `/account/rewards/gifts`: gives a membership to somebody else, and shows the ones that were given (RWD-4).
import { redirect } from 'react-router';
import type { Route } from './+types/gifts-page';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import type { giftContract, GiftsReply } from '#buying/membership/contract';
import { GIFT_DAYS } from '#buying/membership/rules';
import { giftWords } from '#buying/membership/words';
import { makePaths } from '#paths';
import { Choice, ChoiceGroup } from '#ui/kit/choice';
import { Message } from '#ui/kit/message';
import { PageHead } from '#ui/kit/page-head';
import { textOf } from '#ui/page/form-text';
import { pageMeta } from '#ui/page/page-meta';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { useWords } from '#ui/page/shop';
import { usePrice } from '#ui/page/use-price';
import { refusedGift, typedGift, type GiftAnswer } from './gift-action.ts';
import { GiftForm } from './gift-form.tsx';
import { GivenGifts } from './given-gifts.tsx';
import styles from './gifts.module.css';

const TOLD = ['changed', 'withdrawn'] as const;

export async function loader(args: Route.LoaderArgs) {
  const { copyLocale } = args.context.get(pageVisit);
  const reply = await ask<typeof giftContract>(args)('GET /api/membership/gifts', {});
  const told = TOLD.find((one) => one === new URL(args.request.url).searchParams.get('told')) ?? null;
  return { ...reply, told, title: sayer(giftWords, copyLocale)('title') };
}

/** Begins the purchase, or takes a gift back that was given before. */
export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const paths = makePaths(args.context.get(pageVisit).locale);
  const call = attempt<typeof giftContract>(args);
  const typed = typedGift(form);
  const orderNumber = textOf(form, 'withdraw', 40);
  if (orderNumber !== '') {
    const reply = await call('POST /api/membership/gifts/withdraw', { body: { orderNumber } });
    if (isRefusal(reply)) return refusedGift(typed, reply);
    throw redirect(paths.membershipGifts({ told: 'withdrawn' }));
  }
  const reply = await call('POST /api/membership/gifts', { body: typed });
  if (isRefusal(reply)) return refusedGift(typed, reply);
  throw redirect(paths.checkout('delivery', { buyNow: 'true' }));
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function GiftsPage({ loaderData: loaded, actionData }: Route.ComponentProps) {
  const t = useWords(giftWords);
  const { title, plans, told, gifts, giverName, firstDay, lastDay } = loaded;
  const answer: GiftAnswer | undefined = actionData;
  return (
    <>
      <PageHead title={title} lead={t('lead')} />
      {told !== null && answer === undefined && (
        <Message tone="ok" live>
          {t(`told.${told}`)}
        </Message>
      )}
      {plans.length === 0 ? (
        <p className={styles.quiet}>{t('notSold')}</p>
      ) : (
        <>
          <GiftForm typed={{ giverName }} answer={answer} firstDay={firstDay} lastDay={lastDay} button={t('pay')}>
            <Plans plans={plans} chosen={answer?.typed.program} />
          </GiftForm>
          <ul className={styles.terms}>
            <li>{t('term.starts')}</li>
            <li>{t('term.until', { days: GIFT_DAYS })}</li>
            <li>{t('term.back')}</li>
            <li>{t('term.renews')}</li>
          </ul>
        </>
      )}
      <GivenGifts gifts={gifts} />
    </>
  );
}

type Plan = GiftsReply['plans'][number];

function Plans({ plans, chosen }: { readonly plans: readonly Plan[]; readonly chosen: Plan['program'] | undefined }) {
  const t = useWords(giftWords);
  const price = usePrice();
  const first = chosen ?? plans[0]?.program;
  return (
    <ChoiceGroup legend={t('which')}>
      {plans.map((plan) => (
        <Choice
          key={plan.program}
          name="program"
          value={plan.program}
          defaultChecked={plan.program === first}
          title={plan.program}
          trail={t('perYear', { price: price(plan.price) })}
        >
          {t(`gift${plan.program}`)}
        </Choice>
      ))}
    </ChoiceGroup>
  );
}
