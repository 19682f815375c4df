// `/account/rewards/gifts/:orderNumber`: to whom a paid gift goes, until it is accepted (RWD-4).
import { data, redirect } from 'react-router';
import type { Route } from './+types/gift-page';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import type { giftContract } from '#buying/membership/contract';
import { giftWords } from '#buying/membership/words';
import { makePaths } from '#paths';
import { Message } from '#ui/kit/message';
import { PageHead } from '#ui/kit/page-head';
import { TextAction } from '#ui/kit/text-action';
import { pageMeta } from '#ui/page/page-meta';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { usePaths, useWords } from '#ui/page/shop';
import { refusedGift, typedGift } from './gift-action.ts';
import { GiftForm } from './gift-form.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { gifts, giverName, firstDay, lastDay } = await ask<typeof giftContract>(args)('GET /api/membership/gifts', {});
  const gift = gifts.find(({ orderNumber }) => orderNumber === args.params.orderNumber);
  if (gift === undefined) throw data(null, { status: 404 });
  const title = sayer(giftWords, args.context.get(pageVisit).copyLocale)('changeTitle', { program: gift.program });
  return { gift, giverName, firstDay, lastDay, title };
}

export async function action(args: Route.ActionArgs) {
  const typed = typedGift(await args.request.formData());
  const { program: _, ...wishes } = typed;
  const body = { ...wishes, orderNumber: args.params.orderNumber.slice(0, 40) };
  const reply = await attempt<typeof giftContract>(args)('POST /api/membership/gifts/change', { body });
  if (isRefusal(reply)) return refusedGift(typed, reply);
  throw redirect(makePaths(args.context.get(pageVisit).locale).membershipGifts({ told: 'changed' }));
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function GiftPage({ loaderData: { gift, giverName, firstDay, lastDay, title }, actionData }: Route.ComponentProps) {
  const t = useWords(giftWords);
  const paths = usePaths();
  const isOpen = gift.state === 'open' || gift.state === 'waiting' || gift.state === 'sent';
  // A day that has come already is today.
  const sendOn = gift.sendOn < firstDay ? firstDay : gift.sendOn;
  const typed = gift.state === 'open' ? { giverName } : { ...gift, sendOn };
  return (
    <>
      <PageHead
        back={<TextAction to={paths.membershipGifts()}>{t('back')}</TextAction>}
        title={title}
        lead={isOpen ? t('changeLead') : undefined}
      />
      {isOpen ? (
        <GiftForm typed={typed} answer={actionData} firstDay={firstDay} lastDay={lastDay} button={t('save')} />
      ) : (
        <Message tone="warn" live>
          {t('over')}
        </Message>
      )}
    </>
  );
}
