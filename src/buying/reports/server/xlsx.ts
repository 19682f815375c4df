// Writes a workbook with one sheet, part by part, so that a hundred thousand rows need little memory (decision 0397).
import { Zip, ZipDeflate } from 'fflate';

/** A cell: text, a number, whole cents, or a day (ISO date). */
export type Cell = { readonly text: string } | { readonly number: number } | { readonly cents: number } | { readonly day: string };

/** Cell formats of `styles.xml`. */
const BOLD = 1;
const MONEY = 2;
const DAY = 3;

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const FIXED: readonly (readonly [string, string])[] = [
  [
    '[Content_Types].xml',
    `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${CONTENT}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${CONTENT}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${CONTENT}.styles+xml"/></Types>`,
  ],
  [
    '_rels/.rels',
    `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  ],
  [
    'xl/styles.xml',
    `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" numFmtId="4" applyNumberFormat="1"/><xf xfId="0" numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  ],
];

/**
 * The bytes of an .xlsx file. Numbers, amounts and days are values that a spreadsheet counts with; texts are never formulas.
 * @param title name of the sheet; at most 31 characters of it are used
 * @param batches rows after the header, as they come
 */
export async function* workbook(
  title: string,
  header: readonly string[],
  batches: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<Buffer> {
  let ready: Buffer[] = [];
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    ready.push(Buffer.from(chunk));
  });
  const part = (name: string): ZipDeflate => {
    const file = new ZipDeflate(name, { level: 6 });
    zip.add(file);
    return file;
  };
  const sheetName = escaped(title.replaceAll(/[\\/?*[\]:]/g, ' ').slice(0, 31));
  const sheets = `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${sheetName}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
  for (const [name, text] of [...FIXED, ['xl/workbook.xml', sheets] as const]) part(name).push(Buffer.from(XML + text), true);
  const sheet = part('xl/worksheets/sheet1.xml');
  const head = header.map((text) => textCell(text, BOLD)).join('');
  sheet.push(
    Buffer.from(
      `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData><row>${head}</row>`,
    ),
  );
  for await (const rows of batches) {
    sheet.push(Buffer.from(rows.map((row) => `<row>${row.map(cellXml).join('')}</row>`).join('')));
    yield* ready;
    ready = [];
  }
  sheet.push(Buffer.from('</sheetData></worksheet>'), true);
  zip.end();
  yield* ready;
}

function cellXml(cell: Cell): string {
  if ('text' in cell) return textCell(cell.text);
  if ('cents' in cell) return `<c s="${MONEY}"><v>${cell.cents / 100}</v></c>`;
  if ('day' in cell) return `<c s="${DAY}"><v>${serialOf(cell.day)}</v></c>`;
  return `<c><v>${cell.number}</v></c>`;
}

const textCell = (text: string, style = 0): string =>
  `<c t="inlineStr"${style === 0 ? '' : ` s="${style}"`}><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

const DAY_MS = 86_400_000;

/** Spreadsheets count days from December 30, 1899. */
const serialOf = (day: string): number => (Date.parse(day) - Date.UTC(1899, 11, 30)) / DAY_MS;

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);

/** Characters that XML cannot hold are left out. */
const escaped = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- these are the ones that are left out
  text.replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '').replaceAll(/[&<>"]/g, (sign) => ENTITIES.get(sign) ?? sign);
