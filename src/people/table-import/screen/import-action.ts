import { data } from 'react-router';
import { sayer } from '#base/locale/words';
import { isRefusal, type Refusal } from '#base/outcome/rules';
import { rowsOf, TOO_MANY_ROWS, type ImportResult } from '#people/table-import/rules';
import { tableImportWords } from '#people/table-import/words';
import { pageVisit, type WithContext } from '#ui/page/page-visit';
import { recordsOf, textOfFile } from '#ui/page/table-file';

export interface ImportAnswer {
  /** Why the file was not read; '' if it was. */
  readonly problem: string;
  readonly result: ImportResult | null;
}

/**
 * Reads the table of the posted `file` and imports it.
 * @param args the action's, with the posted form
 * @param importRows the list's own call: takes all rows or none
 */
export async function importAction(
  args: WithContext & { readonly request: Request },
  importRows: (rows: string[][]) => Promise<ImportResult | Refusal>,
) {
  const file = (await args.request.formData()).get('file');
  const say = sayer(tableImportWords, args.context.get(pageVisit).copyLocale);
  const refused = (problem: string, status = 422) => data<ImportAnswer>({ problem, result: null }, { status });
  // A form without a chosen file sends one without a name.
  if (!(file instanceof File) || file.name === '') return refused(say('fileMissing'));
  if (file.size === 0) return refused(say('fileEmpty'));
  const read = await textOfFile(file);
  if ('problem' in read) return refused(say(read.problem === 'notCsv' ? 'fileNotCsv' : 'fileTooLarge'));
  const rows = rowsOf(recordsOf(read.text));
  if (rows === TOO_MANY_ROWS) return refused(say('fileTooLarge'));
  const reply = await importRows(rows);
  if (isRefusal(reply)) return refused(reply.message, reply.status);
  return data<ImportAnswer>({ problem: '', result: reply }, { status: reply.problems.length > 0 ? 422 : 200 });
}
