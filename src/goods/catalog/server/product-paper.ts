// Generates a product document as PDF, in its own language: introduction, instructions and specifications.
import type { DocumentRecord, OwnDocument, ProductFacts } from '#goods/catalog/rules';
import { catalogWords } from '#goods/catalog/words';
import { sayer, type Say } from '#base/locale/words';
import { PAGE, writePaper, type Paper } from '#platform/paper';
import type { ContentRow } from './catalog-queries.ts';
import { textsIn, type ProductTexts } from './product-texts.ts';

export interface PaperFacts {
  readonly product: Pick<ProductFacts, 'itemId' | 'partNumber' | 'brand' | 'title' | 'pack'>;
  readonly document: DocumentRecord;
  readonly asked: OwnDocument;
  readonly content: ContentRow;
}

const STEPS = {
  assemblyGuide: {
    heading: 'server.paperSteps',
    steps: ['server.assembly1', 'server.assembly2', 'server.assembly3', 'server.assembly4', 'server.assembly5', 'server.assembly6'],
  },
  informationSheet: {
    heading: 'server.paperHandling',
    steps: ['server.handling1', 'server.handling2', 'server.handling3', 'server.handling4', 'server.handling5'],
  },
} as const;

/** A fixed date, so that the same data gives the same bytes. */
const WRITTEN = new Date('2026-01-02T12:00:00Z');
const { margin, width } = PAGE;
const INNER = width - 2 * margin;
const LABELS = 150;

export async function productPaper({ product, document, asked, content }: PaperFacts): Promise<Buffer> {
  const locale = asked.language === 'fr' ? 'fr-CA' : 'en-US';
  const say = sayer(catalogWords, locale);
  const heading = document.title[locale] ?? document.title['en-US'];
  const name = product.title[locale];
  const texts = textsIn(content, locale);
  return writePaper({ title: `${heading} – ${name}`, language: locale, at: WRITTEN }, (paper) => {
    drawHead(paper, { heading, name, product, locale, say });
    section(paper, say('server.paperAbout'));
    for (const text of [texts.description, ...texts.features].filter((one) => one !== '')) paper.text(text, { width: INNER }).moveDown(0.3);
    const { heading: what, steps } = STEPS[asked.kind];
    section(paper, say(what));
    for (const [at, step] of steps.entries()) paper.text(`${at + 1}.  ${say(step)}`, margin, paper.y, { width: INNER }).moveDown(0.4);
    drawSpecs(paper, texts.specs, say);
    paper.moveDown(1.2).fontSize(8).text(say('server.paperFoot'), margin, paper.y, { width: INNER });
  });
}

type CatalogSay = Say<(typeof catalogWords.keys)[number]>;

interface HeadFacts extends Pick<PaperFacts, 'product'> {
  readonly heading: string;
  readonly name: string;
  readonly locale: 'en-US' | 'fr-CA';
  readonly say: CatalogSay;
}

function drawHead(paper: Paper, { heading, name, product, locale, say }: HeadFacts): void {
  paper.font('bold').fontSize(11).text('Inkwell', margin, margin, { width: INNER });
  paper.moveDown(0.8).fontSize(20).text(heading, { width: INNER });
  paper.moveDown(0.2).fontSize(13).text(name, { width: INNER });
  const { itemId, partNumber, brand, pack } = product;
  const facts = [say('itemNumber', { itemId }), say('modelNumber', { partNumber }), brand, pack?.[locale] ?? ''];
  const line = facts.filter((fact) => fact !== '').join('  ·  ');
  paper.moveDown(0.3).font('text').fontSize(10).text(line, { width: INNER });
}

function section(paper: Paper, heading: string): void {
  paper.moveDown(1).font('bold').fontSize(12).text(heading, margin, paper.y, { width: INNER }).moveDown(0.3).font('text').fontSize(10);
}

const BOTTOM = PAGE.height - margin;

function drawSpecs(paper: Paper, specs: ProductTexts['specs'], say: CatalogSay): void {
  if (specs.length === 0) return;
  section(paper, say('specifications'));
  for (const { label, value } of specs) {
    const room = INNER - LABELS - 12;
    const tall = Math.max(paper.heightOfString(label, { width: LABELS }), paper.heightOfString(value, { width: room }));
    if (paper.y + tall > BOTTOM) paper.addPage();
    const { y } = paper;
    paper.text(label, margin, y, { width: LABELS });
    paper.text(value, margin + LABELS + 12, y, { width: room });
    paper.y = y + tall + 4;
  }
}
