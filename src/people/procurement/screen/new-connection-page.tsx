// Begins a connection with a purchasing system (H_SAM).
import { data, Form, redirect } from 'react-router';
import type { Route } from './+types/new-connection-page';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import { makePaths } from '#paths';
import type { procurementContract } from '#people/procurement/contract';
import { KINDS } from '#people/procurement/rules';
import { procurementWords } from '#people/procurement/words';
import { Button } from '#ui/kit/button';
import { Checkbox } from '#ui/kit/checkbox';
import { Field } from '#ui/kit/field';
import { Message } from '#ui/kit/message';
import { PageHead } from '#ui/kit/page-head';
import { TextAction } from '#ui/kit/text-action';
import { TextInput } from '#ui/kit/text-input';
import { textOf } from '#ui/page/form-text';
import { pageMeta } from '#ui/page/page-meta';
import { attempt, pageVisit } from '#ui/page/page-visit';
import { usePaths, useWords } from '#ui/page/shop';
import styles from './procurement.module.css';

export async function loader(args: Route.LoaderArgs) {
  return { title: sayer(procurementWords, args.context.get(pageVisit).copyLocale)('addTitle') };
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const kind = KINDS.find((one) => one === textOf(form, 'kind', 10)) ?? 'cxml';
  const name = textOf(form, 'name', 200);
  const reply = await attempt<typeof procurementContract>(args)('POST /api/organization/procurement', { body: { kind, name } });
  if (isRefusal(reply)) return data({ problem: reply.message, field: reply.field, kind, name }, { status: reply.status });
  throw redirect(makePaths(args.context.get(pageVisit).locale).procurement(reply.connectionId));
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function NewConnectionPage({ loaderData: { title }, actionData: answer }: Route.ComponentProps) {
  const t = useWords(procurementWords);
  return (
    <>
      <PageHead back={<TextAction to={usePaths().procurement()}>{t('back')}</TextAction>} title={title} />
      {answer !== undefined && answer.field === undefined && (
        <Message tone="bad" live>
          {answer.problem}
        </Message>
      )}
      <Form method="post" noValidate className={styles.form}>
        <Field label={t('name')} hint={t('nameHint')} error={answer?.field === 'name' ? answer.problem : undefined}>
          <TextInput name="name" defaultValue={answer?.name} maxLength={60} required />
        </Field>
        <fieldset className={styles.choices}>
          <legend>{t('kind')}</legend>
          {KINDS.map((kind) => (
            <Checkbox
              key={kind}
              radio
              name="kind"
              value={kind}
              defaultChecked={(answer?.kind ?? 'cxml') === kind}
              label={t(`kind${kind}`)}
            />
          ))}
        </fieldset>
        <div>
          <Button type="submit" variant="primary">
            {t('add')}
          </Button>
        </div>
      </Form>
    </>
  );
}
