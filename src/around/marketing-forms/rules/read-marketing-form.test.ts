// Marketing forms: their ids, what can be chosen, and what each field takes.
import { expect, test } from 'vitest';
import { EMPLOYEE_SIZES, JOB_FUNCTIONS, longFormId, marketingForm, MARKETING_TOPICS, readMarketingForm, shortFormId } from './index.ts';

const LONG = { isLong: true };
const TYPED = {
  firstName: ' Ana ',
  lastName: 'Silva',
  email: 'ana@silva.example',
  company: 'Silva & Co.',
  phone: '(508) 555-0137',
  jobFunction: 'Procurement',
  employeeSize: '21-399',
  comments: 'Forty desks.\r\n\r\n\r\n\r\nBy June.',
};
const wrongIn = (over: Partial<typeof TYPED>, form = LONG) => {
  const read = readMarketingForm(form, { ...TYPED, ...over });
  return read.ok ? [] : read.problem;
};

test('[RWD-3] every topic has a short and a long form, and no other id is one', () => {
  for (const topic of MARKETING_TOPICS) {
    expect(marketingForm(shortFormId(topic))).toEqual({ formId: `${topic}-short`, topic, isLong: false });
    expect(marketingForm(longFormId(topic))).toEqual({ formId: `${topic}-long`, topic, isLong: true });
  }
  for (const other of ['', 'business', 'business-', 'constructor', '__proto__', 'BUSINESS-LONG'])
    expect(marketingForm(other)).toBeUndefined();
});

test('[RWD-3] job functions and employee sizes are those of the specification', () => {
  expect(JOB_FUNCTIONS).toEqual([
    'Corporate Leadership',
    'Facilities',
    'Administration or Office Management',
    'Procurement',
    'Technology',
    'Other',
  ]);
  expect(EMPLOYEE_SIZES).toEqual(['1-4', '5-20', '21-399', '400+']);
});

test('[RWD-3] a long form is cleaned and kept whole; a short one asks less and keeps less', () => {
  expect(readMarketingForm(LONG, TYPED)).toEqual({
    ok: true,
    value: { ...TYPED, firstName: 'Ana', phone: '5085550137', comments: 'Forty desks.\n\nBy June.' },
  });
  expect(readMarketingForm({ isLong: false }, { ...TYPED, phone: 'wrong', jobFunction: 'Astronaut', employeeSize: '' })).toEqual({
    ok: true,
    value: {
      firstName: 'Ana',
      lastName: 'Silva',
      email: 'ana@silva.example',
      company: 'Silva & Co.',
      phone: null,
      jobFunction: null,
      employeeSize: null,
      comments: null,
    },
  });
  expect(readMarketingForm(LONG, { ...TYPED, phone: '', comments: ' ' })).toMatchObject({ value: { phone: null, comments: null } });
});

test.each([
  ['firstName', ' '],
  ['firstName', 'ana@silva.example'],
  ['firstName', 'x'.repeat(61)],
  ['lastName', '\u200B'],
  ['email', 'ana@'],
  ['email', 'ana@silva.example\nBcc: x@y.example'],
  ['company', ''],
  ['company', 'x'.repeat(101)],
  ['phone', '555'],
  ['jobFunction', 'procurement'],
  ['employeeSize', '1-5'],
  ['comments', 'x'.repeat(1_001)],
] as const)('[RWD-3] %s “%s” is refused at its field', (field, value) => expect(wrongIn({ [field]: value })).toEqual([field]));

test('[RWD-3] all wrong fields are named, in the order of the form', () => {
  const empty = { firstName: '', lastName: '', email: '', company: '', phone: 'x', jobFunction: '', employeeSize: '', comments: '' };
  expect(wrongIn(empty)).toEqual(['firstName', 'lastName', 'email', 'company', 'phone', 'jobFunction', 'employeeSize']);
  expect(wrongIn(empty, { isLong: false })).toEqual(['firstName', 'lastName', 'email', 'company']);
});
