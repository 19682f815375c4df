import { Compile } from 'typebox/compile';
import { expect, test } from 'vitest';
import { AudienceRule } from '#around/targeting/contract';
import { readAudienceRule } from '#around/targeting/rules';

const schema = Compile(AudienceRule);

test.each<[unknown]>([
  [{ all: [] }],
  [{ flag: 'linkPlus' }],
  [{ any: [{ store: 'open' }, { not: { site: 'business-CA' } }, { all: [{ locale: 'es-US' }, { screen: { max: 600 } }] }] }],
])('[HDR-2] %j is a rule, and the schema of calls takes it', (rule) => {
  expect(readAudienceRule(rule)).toEqual({ ok: true, rule });
  expect(schema.Check(rule)).toBe(true);
});

const ONE_KEY = 'a rule is an object with one key: all, any, not, flag, store, site, locale or screen';
test.each<[unknown, string]>([
  [null, ONE_KEY],
  ['guest', ONE_KEY],
  [[], ONE_KEY],
  [{}, ONE_KEY],
  [{ flag: 'constructor' }, 'there is no flag constructor'],
  [{ flag: ['guest'] }, 'there is no flag '],
  [{ store: 'closed' }, 'store is one of set, unset, open'],
  [{ site: 'consumer' }, 'site is one of consumer-US, consumer-CA, business-US, business-CA'],
  [{ locale: 'de-DE' }, 'locale is one of en-US, en-CA, fr-CA, es-US'],
  [{ screen: {} }, 'screen has min, max or both, whole px up to 9999'],
  [{ screen: { min: 1.5 } }, 'screen has min, max or both, whole px up to 9999'],
  [{ screen: { max: '600' } }, 'screen has min, max or both, whole px up to 9999'],
  [{ country: 'US' }, 'a rule asks for all, any, not, flag, store, site, locale or screen, not for country'],
  [{ all: { flag: 'guest' } }, 'all is a list of at most 12 rules'],
  [{ any: Array.from({ length: 13 }, () => ({ flag: 'guest' })) }, 'any is a list of at most 12 rules'],
  [{ not: { not: { not: { not: { flag: 'guest' } } } } }, 'all, any and not stand at most 3 deep'],
])('[HDR-2] %j is no rule', (value, problem) => {
  expect(readAudienceRule(value)).toEqual({ ok: false, problem });
  expect(schema.Check(value)).toBe(false);
});

test('[HDR-2] two keys, and a width of less than none, are no rule either', () => {
  expect(readAudienceRule({ flag: 'guest', store: 'set' })).toEqual({ ok: false, problem: ONE_KEY });
  expect(readAudienceRule({ screen: { min: 700, max: 600 } })).toEqual({ ok: false, problem: 'screen: min is greater than max' });
});
