// Submits the form of a certificate: afterwards the list, which says so; errors stand in the form.
import { data, redirect, type ActionFunctionArgs } from 'react-router';
import { isRefusal } from '#base/outcome/rules';
import { makePaths } from '#paths';
import type { SavedExemption, taxExemptionsContract } from '#goods/tax-exemptions/contract';
import { MOST_DOCUMENT_BYTES, type TypedExemption } from '#goods/tax-exemptions/rules';
import { textOf } from '#ui/page/form-text';
import { attempt, pageVisit } from '#ui/page/page-visit';

export interface ExemptionAnswer {
  readonly message: string;
  readonly errors: SavedExemption['errors'];
  readonly typed: TypedExemption;
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export async function submitTyped(args: Pick<ActionFunctionArgs, 'context' | 'request'>) {
  const form = await args.request.formData();
  const typed = typedIn(form);
  const replaces = textOf(form, 'replaces');
  const reply = await attempt<typeof taxExemptionsContract>(args)('POST /api/organization/tax-exemptions', {
    body: {
      ...typed,
      regions: [...typed.regions],
      taxes: [...typed.taxes],
      replaces: ID.test(replaces) ? replaces : '',
      document: await base64Of(form.get('document')),
    },
  });
  if (isRefusal(reply)) return data<ExemptionAnswer>({ message: reply.message, errors: [], typed }, { status: reply.status });
  if (reply.id === '') return data<ExemptionAnswer>({ message: '', errors: reply.errors, typed }, { status: 422 });
  throw redirect(makePaths(args.context.get(pageVisit).locale).taxExemptions({ submitted: reply.id }));
}

function typedIn(form: FormData): TypedExemption {
  const text = (name: string, most: number): string => textOf(form, name).slice(0, most);
  const all = (name: string, most: number): readonly string[] =>
    form
      .getAll(name)
      .map(String)
      .filter(({ length }) => length <= most)
      .slice(0, 80);
  return {
    kind: text('kind', 20),
    number: text('number', 100),
    regions: all('regions', 2),
    taxes: all('taxes', 5).slice(0, 10),
    validFrom: text('validFrom', 10),
    validUntil: text('validUntil', 10),
  };
}

/** '' without a file. One that is too large is cut: it stays too large, and the server says so. */
async function base64Of(file: FormDataEntryValue | null): Promise<string> {
  if (!(file instanceof File)) return '';
  const bytes = new Uint8Array(await file.slice(0, MOST_DOCUMENT_BYTES + 1).arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x80_00) text += String.fromCharCode(...bytes.subarray(at, at + 0x80_00));
  return btoa(text);
}
