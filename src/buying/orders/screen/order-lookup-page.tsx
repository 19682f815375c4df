// Finds an order by number and e-mail: for guests, and for the link in the confirmation mail.
import { data, Form, useNavigation } from 'react-router';
import type { Route } from './+types/order-lookup-page';
import { sayer } from '#base/locale/words';
import type { ordersContract } from '#buying/orders/contract';
import { ordersWords } from '#buying/orders/words';
import { isRefusal } from '#base/outcome/rules';
import { pageMeta } from '#ui/page/page-meta';
import { Button } from '#ui/kit/button';
import { Card } from '#ui/kit/card';
import { DrawingPage } from '#ui/kit/drawing-page';
import { Field } from '#ui/kit/field';
import { textOf } from '#ui/page/form-text';
import { Link } from '#ui/kit/link';
import { Message } from '#ui/kit/message';
import { attempt, pageVisit } from '#ui/page/page-visit';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { EmailInput } from '#ui/kit/email-input';
import { plainNotice } from '#ui/kit/form-notice';
import { TextInput } from '#ui/kit/text-input';
import carton from './art/mailing-box.svg?url';
import { changeOrder } from './order-actions.ts';
import { OrderView } from './order-view.tsx';
import styles from './orders.module.css';

export function loader({ context, request }: Route.LoaderArgs) {
  const { copyLocale, site } = context.get(pageVisit);
  const order = (new URL(request.url).searchParams.get('order') ?? '').slice(0, 40);
  return { order, title: sayer(ordersWords, copyLocale)('lookupTitle'), timeZone: site.timeZone };
}

/** Finds the order. Every further form sends number and e-mail again, so the shop keeps no state in between. */
export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const orderNumber = textOf(form, 'orderNumber');
  const email = textOf(form, 'email');
  const changed = form.has('intent') ? await changeOrder(args, { orderNumber, email }, form) : undefined;
  const note = isRefusal(changed) ? plainNotice('bad', changed.message) : changed?.note;
  const known = isRefusal(changed) ? undefined : changed?.order;
  const order = known ?? (await attempt<typeof ordersContract>(args)('POST /api/order-lookup', { body: { orderNumber, email } }));
  if (isRefusal(order)) return data({ order: null, problem: order.message, orderNumber, email }, { status: order.status });
  return data({ order, problem: '', note, orderNumber: order.orderNumber, email }, { status: isRefusal(changed) ? changed.status : 200 });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function OrderLookupPage({ loaderData: { order, timeZone }, actionData }: Route.ComponentProps) {
  const t = useWords(ordersWords);
  const paths = usePaths();
  const { site } = useShop();
  if (actionData !== undefined && actionData.order !== null) {
    return (
      <div className={`wrap ${styles.page}`}>
        <OrderView
          order={actionData.order}
          timeZone={timeZone}
          note={actionData.note}
          isOwn={false}
          asking={{ orderNumber: actionData.orderNumber, email: actionData.email }}
        />
      </div>
    );
  }
  const back = { [site.tenant === 'business' ? 'target' : 'jump']: paths.orders() };
  return (
    <div className={`wrap ${styles.page}`}>
      <DrawingPage drawing={carton}>
        <div className={styles.lookup}>
          <h1>{t('lookupTitle')}</h1>
          <p className={styles.lead}>{t('lookupLead')}</p>
          <Card>
            <LookupForm problem={actionData?.problem} orderNumber={actionData?.orderNumber ?? order} email={actionData?.email} />
          </Card>
          <p>
            {t('haveAccount')} <Link to={paths.login(back)}>{t('signIn')}</Link>
          </p>
        </div>
      </DrawingPage>
    </div>
  );
}

interface LookupFormProps {
  /** Why nothing was found. */
  readonly problem: string | undefined;
  readonly orderNumber: string;
  readonly email: string | undefined;
}

function LookupForm({ problem, orderNumber, email }: LookupFormProps) {
  const t = useWords(ordersWords);
  const busy = useNavigation().state === 'submitting';
  return (
    <Form method="post" className={styles.form}>
      {problem !== undefined && (
        <Message tone="bad" live title={t('lookupErrors')}>
          {problem}
        </Message>
      )}
      <Field label={t('orderNumber')} hint={t('orderNumberHint')}>
        <TextInput name="orderNumber" inputMode="numeric" autoComplete="off" defaultValue={orderNumber} maxLength={40} required />
      </Field>
      <Field label={t('email')}>
        <EmailInput defaultValue={email} required />
      </Field>
      <Button type="submit" variant="primary" busy={busy}>
        {t('findOrder')}
      </Button>
    </Form>
  );
}
