// Writes a PDF: letter size, in the shop's own typeface.
import type PDFDocument from 'pdfkit';
import { paperFont } from './paper-fonts.ts';

export type Paper = InstanceType<typeof PDFDocument>;

/** Points: an inch has 72. */
export const PAGE = { width: 612, height: 792, margin: 48 } as const;

const FONTS = { text: 400, bold: 700 } as const;

export interface PaperFacts {
  readonly title: string;
  /** Language of the text, for screen readers: `fr-CA`. */
  readonly language: string;
  /** Creation date in the PDF; the same facts give the same bytes. */
  readonly at: Date;
}

/** Draws on a new document with the fonts `text` and `bold`; loads the library at first use. */
export async function writePaper({ title, language, at }: PaperFacts, draw: (paper: Paper) => void): Promise<Buffer> {
  const { default: Document } = await import('pdfkit');
  const paper = new Document({
    size: [PAGE.width, PAGE.height],
    margin: PAGE.margin,
    lang: language,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    bufferPages: true,
    info: { Title: title, Author: 'Inkwell', CreationDate: at, ModDate: at },
  });
  for (const [name, weight] of Object.entries(FONTS)) paper.registerFont(name, paperFont(weight));
  const parts: Buffer[] = [];
  paper.on('data', (part: Buffer) => parts.push(part));
  const written = new Promise<void>((resolve) => paper.once('end', resolve));
  paper.font('text').fontSize(10);
  draw(paper);
  paper.end();
  await written;
  return Buffer.concat(parts);
}
