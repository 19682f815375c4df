// The OpenAPI description as a page.
import type { Route } from './+types/api-docs-page';
import type { apiDocsContract } from '#around/api-docs/contract';
import { apiDocsWords } from '#around/api-docs/words';
import { sayer } from '#base/locale/words';
import { ask, pageVisit } from '#ui/page/page-visit';
import { useWords } from '#ui/page/shop';
import styles from './api-docs-page.module.css';
import { shapeText } from './shape-text.ts';

const DESCRIPTION = '/openapi.json';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: unknown;
}

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly security?: unknown;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Record<string, { readonly schema: unknown }> };
  readonly responses: { readonly 200: { readonly content: Record<string, { readonly schema: unknown }> } };
}

export async function loader(args: Route.LoaderArgs) {
  const { paths } = (await ask<typeof apiDocsContract>(args)('GET /openapi.json', {})) as {
    readonly paths: Record<string, Record<string, Operation>>;
  };
  const operations = Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), ...slim(operation) })),
    )
    .toSorted((a, b) => a.path.localeCompare(b.path, 'en'));
  return { operations, title: sayer(apiDocsWords, args.context.get(pageVisit).copyLocale)('title') };
}

/** The displayed part of an operation; schemas as text, so that the page need not parse them. */
function slim({ operationId, summary, security, parameters = [], requestBody, responses }: Operation) {
  const json = (content: Record<string, { readonly schema: unknown }> | undefined): string =>
    content === undefined ? '' : shapeText(content['application/json']?.schema ?? {});
  return {
    id: operationId,
    summary,
    own: security !== undefined,
    parameters: parameters.map((one) => ({ name: one.name, where: one.in, required: one.required })),
    body: json(requestBody?.content),
    reply: json(responses[200].content),
  };
}

export const headers = () => ({ 'x-public-page': '1' });

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.title ?? ''} | Inkwell` },
  { name: 'robots', content: 'noindex' },
];

export default function ApiDocsPage({ loaderData: { operations } }: Route.ComponentProps) {
  const t = useWords(apiDocsWords);
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{t('title')}</h1>
      <p>{t('lead')}</p>
      <p>
        <a href={DESCRIPTION}>{DESCRIPTION}</a>
      </p>
      <p>{t('calls', { count: operations.length })}</p>
      {operations.map((one) => (
        <details key={one.id} className={styles.call}>
          <summary>
            <b>{one.method}</b> <code>{one.path}</code> <span>{one.summary}</span>
          </summary>
          {one.own && <p>{t('session')}</p>}
          {one.parameters.length > 0 && (
            <>
              <h2>{t('parameters')}</h2>
              <ul>
                {one.parameters.map((parameter) => (
                  <li key={parameter.name}>
                    <code>{parameter.name}</code> <span>{t('where', { where: parameter.where })}</span>{' '}
                    {parameter.required && <b>{t('required')}</b>}
                  </li>
                ))}
              </ul>
            </>
          )}
          {one.body !== '' && <Shape title={t('body')} text={one.body} />}
          <Shape title={t('reply')} text={one.reply} />
        </details>
      ))}
    </div>
  );
}

function Shape({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <>
      <h2>{title}</h2>
      <pre>{text}</pre>
    </>
  );
}
