// A sample CSV file for quick order: a header in the visitor's language and two rows.
import type { FastifyInstance } from 'fastify';
import { sayer } from '#base/locale/words';
import { quickOrderWords } from '#buying/quick-order/words';

/** Copy paper and sticky notes of the demonstration shop; numbers of another shop work as well. */
const ROWS = ['246811,10', '298440,4'];

export function serveSampleFile(app: FastifyInstance): void {
  app.get('/quick-order/sample.csv', { config: { access: 'anyone' } }, (request, reply) => {
    const head = sayer(quickOrderWords, request.visit.copyLocale)('sampleHead');
    // With the byte order mark, spreadsheets read accents correctly.
    const file = `\uFEFF${[head, ...ROWS].join('\r\n')}\r\n`;
    return reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="quick-order.csv"').send(file);
  });
}
