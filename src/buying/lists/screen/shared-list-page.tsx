// `/shared-list/:token`: a list as people without an account see it by its link (LST-5). They can put it into their own cart.
import type { Route } from './+types/shared-list-page';
import type { cartContract } from '#buying/cart/contract';
import { addReport } from '#buying/cart/screen';
import type { ListItem, listsContract } from '#buying/lists/contract';
import { listsWords } from '#buying/lists/words';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import { Button } from '#ui/kit/button';
import { Card } from '#ui/kit/card';
import { EmptyState } from '#ui/kit/empty-state';
import { plainNotice } from '#ui/kit/form-notice';
import { LinkButton } from '#ui/kit/link-button';
import { PageHead } from '#ui/kit/page-head';
import { Picture } from '#ui/kit/picture';
import { textOf } from '#ui/page/form-text';
import { pageMeta } from '#ui/page/page-meta';
import { attempt, pageVisit } from '#ui/page/page-visit';
import { usePaths, useWords } from '#ui/page/shop';
import { usePrice } from '#ui/page/use-price';
import { ItemPrice } from './item-price.tsx';
import { ItemWords } from './item-words.tsx';
import { ListForm, RequestKeyProvider, useBusy } from './list-form.tsx';
import type { ListNote } from './list-note.ts';
import { ListNotice } from './list-notice.tsx';
import styles from './lists.module.css';

export async function loader(args: Route.LoaderArgs) {
  const { copyLocale, site } = args.context.get(pageVisit);
  const say = sayer(listsWords, copyLocale);
  const list = await attempt<typeof listsContract>(args)('GET /cc/api/shared-list/:token', {
    params: { token: args.params.token.slice(0, 40) },
  });
  const shown = { timeZone: site.timeZone, requestKey: crypto.randomUUID() };
  return isRefusal(list) ? { ...shown, list: null, title: say('linkGone') } : { ...shown, list, title: list.name };
}

export async function action(args: Route.ActionArgs): Promise<ListNote> {
  const form = await args.request.formData();
  const say = sayer(listsWords, args.context.get(pageVisit).copyLocale);
  const call = attempt<typeof listsContract & typeof cartContract>(args);
  const list = await call('GET /cc/api/shared-list/:token', { params: { token: args.params.token.slice(0, 40) } });
  if (isRefusal(list)) return plainNotice('bad', list.message);
  const [addable, barred] = [list.items.filter((item) => item.addable), list.items.filter((item) => !item.addable)];
  const about = barred.map(({ name, messages }) => ({ title: name, reason: messages.map(({ description }) => description).join(' ') }));
  if (addable.length === 0) return { tone: 'bad', text: say('inCartSome', { n: 0, left: barred.length }), about, toCart: false };
  const items = addable.map(({ itemId, addQty: qty, customization }) => ({ itemId, qty, ...(customization && { customization }) }));
  const formKey = textOf(form, 'requestKey').slice(0, 60) || crypto.randomUUID();
  const reply = await call('POST /cc/api/checkout/default/item', { body: { items, version: 'b2', formKey } });
  if (isRefusal(reply)) return plainNotice('bad', reply.message);
  const names = new Map(addable.flatMap(({ itemId, addItemId, name }) => [[itemId, name] as const, [addItemId, name] as const]));
  const report = addReport(reply.messages, (itemId) => names.get(itemId));
  const left = report.left + barred.length;
  const n = list.items.length - left;
  const text = left === 0 ? say('inCart', { n }) : say('inCartSome', { n, left });
  return { tone: left === 0 ? report.tone : 'bad', text, about: [...about, ...report.about], toCart: n > 0, nextKey: crypto.randomUUID() };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function SharedListPage({ loaderData: { list, title, timeZone, requestKey }, actionData: note }: Route.ComponentProps) {
  const t = useWords(listsWords);
  const paths = usePaths();
  return (
    <RequestKeyProvider requestKey={note?.nextKey ?? requestKey}>
      <div className={`wrap ${styles.page}`}>
        <PageHead title={title} lead={list === null ? t('linkGoneText') : t('sharedLead')} />
        <ListNotice note={note} />
        {list === null ? (
          <LinkButton to={paths.home()}>{t('toHome')}</LinkButton>
        ) : list.items.length === 0 ? (
          <EmptyState title={t('noItems')} />
        ) : (
          <Card as="div" flush>
            <ul className={styles.items}>
              {list.items.map((item) => (
                <SharedRow key={item.listItemId} item={item} timeZone={timeZone} />
              ))}
            </ul>
            <SharedSum subtotal={list.subtotal} />
          </Card>
        )}
      </div>
    </RequestKeyProvider>
  );
}

function SharedRow({ item, timeZone }: { readonly item: ListItem; readonly timeZone: string }) {
  const t = useWords(listsWords);
  return (
    <li className={`${styles.item} ${styles.shared}`}>
      <Picture src={item.imageUrl ?? ''} alt="" width={88} height={88} ground className={styles.picture} />
      <ItemWords item={item} />
      <span className={styles.quantity}>{t('quantityIs', { n: item.qty })}</span>
      <ItemPrice item={item} timeZone={timeZone} />
    </li>
  );
}

function SharedSum({ subtotal }: { readonly subtotal: number | null }) {
  const t = useWords(listsWords);
  const price = usePrice();
  const busy = useBusy('toCart');
  return (
    <div className={styles.sum}>
      {subtotal !== null && (
        <p>
          {t('subtotal')} <b className="num">{price(subtotal)}</b>
        </p>
      )}
      <ListForm intent="toCart">
        <Button type="submit" variant="primary" busy={busy}>
          {t('addAll')}
        </Button>
      </ListForm>
    </div>
  );
}
