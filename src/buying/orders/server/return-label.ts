// The label of a return as PDF, with instructions. Its address has an unguessable key, so that it opens from a mail, and is valid until
// the parcel arrives.
import type { FastifyInstance } from 'fastify';
import { addressLines } from '#people/addresses/rules';
import { sayer, type Say } from '#base/locale/words';
import type { CopyLocale } from '#base/locale/rules';
import { shownOrderNumber } from '#base/order-number/rules';
import { returnNumber, sellerOf, type Sellers } from '#buying/orders/rules';
import { ordersWords } from '#buying/orders/words';
import { refuse } from '#base/outcome/rules';
import type { Db } from '#platform/db';
import { API_HEADERS } from '#platform/protective-headers';
import { sendRefusal } from '#platform/refusals';
import type { Orders } from './orders.ts';
import { PAGE, writePaper, type Paper } from '#platform/paper';
import type { OrderRow } from './order-row.ts';
import { RETURN_OF_LABEL } from './return-queries.ts';

const KEY = /^[\w-]{24}$/;

export interface LabelDeps {
  readonly db: Db;
  readonly orders: Pick<Orders, 'get'>;
  readonly sellers: Sellers;
}

export function serveReturnLabels(app: FastifyInstance, { db, orders, sellers }: LabelDeps): void {
  app.get<{ Params: { key: string } }>(
    '/return-label/:key.pdf',
    { config: { access: 'anyone' } },
    async ({ params: { key }, visit }, reply) => {
      const label = KEY.test(key) ? await db.maybe(RETURN_OF_LABEL, [key]) : undefined;
      const order = label === undefined ? undefined : await orders.get(label.order_number);
      if (label === undefined || order === undefined)
        return sendRefusal(reply, refuse(404, 'NO_SUCH_RETURN', sayer(ordersWords, visit.copyLocale)('labelGone')));
      return reply
        .headers({ ...API_HEADERS, 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
        .type('application/pdf')
        .header('content-disposition', `inline; filename="inkwell-${returnNumber(order.order_number, label.return_no)}.pdf"`)
        .send(await labelPdf(order, label.return_no, sellers));
    },
  );
}

/** One page in the language of the order. */
export async function labelPdf(order: OrderRow, returnNo: number, sellers: Sellers): Promise<Buffer> {
  const locale = order.locale as CopyLocale; // written by us from a visit's own locale
  const say = sayer(ordersWords, locale);
  const number = returnNumber(shownOrderNumber(order.order_number), returnNo);
  const bars = await barsOf(returnNumber(order.order_number, returnNo));
  const lines = order.returns.find((one) => one.returnNo === returnNo)?.lines ?? [];
  const inside = lines.map(({ lineNo, qty }) => `${qty} × ${order.lines.find((line) => line.lineNo === lineNo)?.title ?? ''}`);
  return writePaper({ title: say('labelTitle', { number }), language: locale, at: order.placed_at }, (paper) => {
    drawLabel(paper, { number, bars, from: senderOf(order), to: sellerOf(order.site_id, sellers).returnsTo, say });
    drawSteps(paper, { number, inside, say });
  });
}

type SayOrders = Say<(typeof ordersWords.keys)[number]>;

interface LabelFacts {
  readonly number: string;
  readonly bars: readonly number[];
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly say: SayOrders;
}

const LABEL_HEIGHT = 300;

function drawLabel(paper: Paper, { number, bars, from, to, say }: LabelFacts): void {
  const { margin, width } = PAGE;
  const inner = width - 2 * margin;
  paper.lineWidth(1).dash(4, { space: 3 }).rect(margin, margin, inner, LABEL_HEIGHT).stroke().undash();
  const left = margin + 20;
  paper.fontSize(9).text(say('labelFrom'), left, margin + 18);
  paper.fontSize(10).text(from.join('\n'), left, margin + 32, { width: 200 });
  paper.fontSize(9).text(say('labelTo'), left, margin + 104);
  paper
    .font('bold')
    .fontSize(17)
    .text(to.join('\n'), left, margin + 118, { width: inner - 40 });
  const module = Math.min(1.6, (inner - 40) / bars.reduce((sum, bar) => sum + bar, 0));
  let x = left;
  bars.forEach((bar, at) => {
    if (at % 2 === 0) paper.rect(x, margin + 214, bar * module, 48).fill('#000');
    x += bar * module;
  });
  paper
    .font('bold')
    .fontSize(13)
    .text(number, left, margin + 270);
}

function drawSteps(
  paper: Paper,
  { number, inside, say }: { readonly number: string; readonly inside: readonly string[]; readonly say: SayOrders },
): void {
  const { margin, width } = PAGE;
  const options = { width: width - 2 * margin };
  paper
    .font('text')
    .fontSize(9)
    .text(say('labelCut'), margin, margin + LABEL_HEIGHT + 8, options);
  paper.moveDown(1.5).font('bold').fontSize(16).text(say('labelTitle', { number }), options);
  paper.moveDown(0.6).font('text').fontSize(11);
  for (const [at, step] of (['labelStep1', 'labelStep2', 'labelStep3'] as const).entries())
    paper.text(`${at + 1}.  ${say(step)}`, options).moveDown(0.4);
  paper.moveDown(0.8).font('bold').text(say('labelInside'), options).font('text').moveDown(0.3);
  for (const line of inside) paper.text(line, options);
}

/** Widths of alternating bars and gaps, a bar first: Code 128, which counter scanners read. */
async function barsOf(text: string): Promise<readonly number[]> {
  const { default: bwip } = await import('bwip-js/node');
  const [drawn] = bwip.raw({ bcid: 'code128', text }) as readonly { readonly sbs?: readonly number[] }[];
  if (drawn?.sbs === undefined) throw new Error('The bar code of a return could not be made');
  return drawn.sbs;
}

function senderOf({ addresses }: OrderRow): readonly string[] {
  const home = addresses.find(({ type }) => type !== 'ST') ?? addresses[0];
  return home === undefined ? [] : [`${home.firstName} ${home.lastName}`.trim(), ...addressLines(home)].filter((line) => line !== '');
}
