// A CSV file to start a quick order from: its head in the visitor's language, and two rows that show the shape.
import type { FastifyInstance } from 'fastify';
import { sayer } from '#base/locale/words';
import { quickOrderWords } from '#buying/quick-order/words';

/** Copy paper and sticky notes, as the demonstration shop sells them; any shop's own numbers do as well. */
const ROWS = ['246811,10', '298440,4'];

export function serveSampleFile(app: FastifyInstance): void {
  app.get('/quick-order/sample.csv', { config: { access: 'anyone' } }, (request, reply) => {
    const head = sayer(quickOrderWords, request.visit.copyLocale)('sampleHead');
    // With the mark, spreadsheets read accents as they are meant.
    const file = `\uFEFF${[head, ...ROWS].join('\r\n')}\r\n`;
    return reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="quick-order.csv"').send(file);
  });
}
