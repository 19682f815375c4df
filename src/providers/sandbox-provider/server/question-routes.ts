// Pages where shoppers answer: vendors and the bank's challenge. Each answer counts once; a repeat is redirected.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formatPrice } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import type { CardBrand } from '#buying/payment/rules';
import { paymentWords } from '#buying/payment/words';
import { sandboxProviderWords } from '#providers/sandbox-provider/words';
import { questionPage, questionPolicy, type QuestionPage } from './question-page.ts';
import { makeChallenges, type ChallengeRow } from './challenges.ts';
import type { BeforeRequest, SandboxFacts } from './sandbox-facts.ts';
import { makeWalletBook, WALLET_ANSWERS, type WalletRow } from './wallet-book.ts';
import { withReference } from './return-url.ts';

export interface PageFacts {
  /** Refuses requests to any other name than the payment host's. */
  readonly onRequest: BeforeRequest;
  /** Addresses of the built style sheets. */
  readonly styles: readonly string[];
}

interface Asked {
  Params: { id: string };
  Body: Readonly<Record<string, string>>;
}

export function serveQuestionPages(app: FastifyInstance, facts: SandboxFacts, { onRequest, styles }: PageFacts): void {
  const { db, clock, ownOrigin, parents } = facts;
  const [wallets, challenges] = [makeWalletBook(db, clock), makeChallenges(db, clock)];
  const show = (reply: FastifyReply, page: QuestionPage): FastifyReply =>
    reply
      .header('content-security-policy', questionPolicy(Object.values(parents)))
      // With `no-referrer` a browser would not send the form's Origin either.
      .header('referrer-policy', 'same-origin')
      .type('text/html; charset=utf-8')
      .send(questionPage(page, styles));
  const missing = (reply: FastifyReply): FastifyReply => {
    const say = sayer(sandboxProviderWords, 'en-US');
    return show(reply.code(404), { locale: 'en-US', who: '', title: say('sandbox'), lead: say('nothingHere'), answers: [] });
  };
  /** Only the page's own form may answer: a foreign site must not approve with a shopper's browser. */
  const isOwn = (request: FastifyRequest): boolean => request.headers.origin === ownOrigin();
  void app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(text)))),
    );
    scope.get<Asked>('/wallet/:id', { onRequest }, async (request, reply) => {
      const row = await wallets.find(request.params.id);
      return row === undefined ? missing(reply) : show(reply, walletPage(row));
    });
    scope.post<Asked>('/wallet/:id', { onRequest }, async (request, reply) => {
      const row = await wallets.find(request.params.id);
      const press = WALLET_ANSWERS.find((one) => one === request.body['answer']);
      if (row === undefined) return missing(reply);
      if (press === undefined || !isOwn(request)) return reply.code(400).send({ error: 'bad_request' });
      await wallets.answer(row.wallet_id, press);
      return reply.redirect(withReference(row.return_to, row.reference), 303);
    });
    scope.get<Asked>('/challenge/:id', { onRequest }, async (request, reply) => {
      const row = await challenges.find(request.params.id);
      return row === undefined ? missing(reply) : show(reply, challengePage(row, clock.now()));
    });
    scope.post<Asked>('/challenge/:id', { onRequest }, async (request, reply) => {
      const row = await challenges.find(request.params.id);
      if (row === undefined) return missing(reply);
      if (!isOwn(request)) return reply.code(400).send({ error: 'bad_request' });
      const { answer } = request.body;
      if (answer === 'yes' || answer === 'no') await challenges.answer(row, answer === 'yes');
      return reply.redirect(row.return_to, 303);
    });
  });
}

function walletPage({ vendor: code, amount, currency, locale, answer, return_to, reference }: WalletRow): QuestionPage {
  const say = sayer(sandboxProviderWords, locale);
  const vendor = say(code);
  const title = say('walletTitle', { vendor });
  if (answer !== null) {
    const back = { href: withReference(return_to, reference), text: say('backToShop') };
    return { locale, who: vendor, title, lead: say('walletOver', { vendor }), answers: [], back };
  }
  return {
    locale,
    who: vendor,
    title,
    lead: say('walletLead', { vendor, amount: formatPrice(amount, currency, locale) }),
    answers: WALLET_ANSWERS.map((value) =>
      value === 'cancelled' ? { value, text: say(value) } : { value, text: say(value), hint: say(`${value}Hint`, { vendor }) },
    ),
  };
}

function challengePage(row: ChallengeRow, now: Date): QuestionPage {
  const { locale, status, amount, currency, brand, last_four: lastFour } = row;
  const say = sayer(sandboxProviderWords, locale);
  const [who, title] = [say('bank'), say('challengeTitle')];
  if (status !== 'challenge' || row.challenge_until <= now)
    return { locale, who, title, lead: say('challengeOver'), answers: [], back: { href: row.return_to, text: say('backToShop') } };
  // The vault stores only brands of the shop's own list.
  const spoken = sayer(paymentWords, locale)(brand as CardBrand);
  const lead = say('challengeLead', { amount: formatPrice(amount, currency, locale), brand: spoken, lastFour });
  const answers = [
    { value: 'yes', text: say('challengeYes') },
    { value: 'no', text: say('challengeNo') },
    { value: 'none', text: say('challengeBack') },
  ];
  return { locale, who, title, lead, answers };
}
