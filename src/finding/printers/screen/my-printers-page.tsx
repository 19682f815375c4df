// `/account/printers` (CAT-6): saved printers of accounts and guests; saving and removing are plain forms.
import { Form, redirect, useNavigation } from 'react-router';
import type { Route } from './+types/my-printers-page';
import { PageCrumbs } from '#goods/catalog/screen';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import { makePaths } from '#paths';
import type { Model, printersContract } from '#finding/printers/contract';
import { printerWords } from '#finding/printers/words';
import { pageMeta } from '#ui/page/page-meta';
import { Button } from '#ui/kit/button';
import { EmptyState } from '#ui/kit/empty-state';
import { Link } from '#ui/kit/link';
import { LinkButton } from '#ui/kit/link-button';
import { Message } from '#ui/kit/message';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { Picture } from '#ui/kit/picture';
import { usePaths, useWords } from '#ui/page/shop';
import { TextAction } from '#ui/kit/text-action';
import printer from './art/printer.svg?url';
import styles from './printers.module.css';

export async function loader(args: Route.LoaderArgs) {
  const mine = await ask<typeof printersContract>(args)('GET /api/my-printers', {});
  return { ...mine, title: sayer(printerWords, args.context.get(pageVisit).copyLocale)('myTitle') };
}

/** `keep` and `forget` hold the model; the action redirects, so that a reload sends nothing twice. */
export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const [keep, forget] = [form.get('keep'), form.get('forget')];
  const call = attempt<typeof printersContract>(args);
  const reply =
    typeof keep === 'string' && keep !== ''
      ? await call('POST /api/my-printers', { body: { model: keep.slice(0, 80) } })
      : await call('POST /api/my-printers/:model override DELETE', { params: { model: String(forget ?? '').slice(0, 80) || 'x' } });
  if (isRefusal(reply)) return { problem: reply.message };
  throw redirect(makePaths(args.context.get(pageVisit).locale).myPrinters());
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function MyPrintersPage({ loaderData: { printers, ordered, signedIn }, actionData }: Route.ComponentProps) {
  const t = useWords(printerWords);
  const paths = usePaths();
  return (
    <div className={`wrap ${styles.page}`}>
      <PageCrumbs crumbs={[{ name: t('crumb'), href: paths.printerFinder() }]} here={t('myTitle')} />
      <h1>{t('myTitle')}</h1>
      <p className={styles.intro}>
        {t('myText')}{' '}
        {!signedIn && (
          <>
            {t('myGuest')} <Link to={paths.login({ jump: paths.myPrinters() })}>{t('signIn')}</Link>
          </>
        )}
      </p>
      {actionData?.problem !== undefined && <Message tone="bad" title={actionData.problem || t('failed')} live />}
      {printers.length === 0 ? (
        <EmptyState
          picture={<Picture src={printer} alt="" width={160} height={160} />}
          title={t('myEmpty')}
          actions={
            <LinkButton to={paths.printerFinder()} variant="primary">
              {t('title')}
            </LinkButton>
          }
        />
      ) : (
        <>
          <ul className={styles.mine}>
            {printers.map((model) => (
              <Kept key={model.slug} model={model} />
            ))}
          </ul>
          <LinkButton to={paths.printerFinder()}>{t('title')}</LinkButton>
        </>
      )}
      {ordered.length > 0 && <Ordered models={ordered} />}
    </div>
  );
}

function Kept({ model: { slug, name, href } }: { readonly model: Model }) {
  const t = useWords(printerWords);
  const leaving = useNavigation().formData?.get('forget') === slug;
  return (
    <li>
      <b>{name}</b>
      <LinkButton to={href} size="small">
        {t('open')}
        <span className="sr"> {t('aboutModel', { model: name })}</span>
      </LinkButton>
      <Form method="post">
        <input type="hidden" name="forget" value={slug} />
        <TextAction type="submit" busy={leaving} about={t('aboutModel', { model: name })}>
          {t('forget')}
        </TextAction>
      </Form>
    </li>
  );
}

function Ordered({ models }: { readonly models: readonly Model[] }) {
  const t = useWords(printerWords);
  const coming = useNavigation().formData?.get('keep');
  return (
    <section className={styles.step} aria-label={t('ordered')}>
      <h2>{t('ordered')}</h2>
      <ul className={styles.mine}>
        {models.map(({ slug, name, href }) => (
          <li key={slug}>
            <Link to={href}>{name}</Link>
            <Form method="post">
              <input type="hidden" name="keep" value={slug} />
              <Button type="submit" size="small" busy={coming === slug}>
                {t('keepThis')}
                <span className="sr"> {t('aboutModel', { model: name })}</span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}
