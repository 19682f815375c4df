export { MOST_DOCUMENT_BYTES, parseXml, type XmlProblem } from './parse-xml.ts';
