// The design tokens' values for mails, written out because mail programs do not support variables.
const INK = '#111c36';
const QUIET = '#59647c';
const PAPER = '#fbf9f4';
const LINK = '#1c4f80';
const LINE = '#e4ddcd';
const TEXT = "Figtree, 'Helvetica Neue', Arial, sans-serif";
const HEAD = 'Besley, Georgia, serif';

const cell = { padding: '6px 0', fontSize: '15px', lineHeight: '1.45', color: INK, verticalAlign: 'top' } as const;
const amount = { ...cell, textAlign: 'right', whiteSpace: 'nowrap', paddingLeft: '12px' } as const;

export const letterLook = {
  body: { backgroundColor: PAPER, fontFamily: TEXT, color: INK, margin: '0', padding: '24px 12px' },
  sheet: { backgroundColor: '#ffffff', border: `1px solid ${LINE}`, borderRadius: '12px', maxWidth: '600px' },
  band: { backgroundColor: INK, borderRadius: '11px 11px 0 0', padding: '16px 24px' },
  inside: { padding: '26px 24px 28px' },
  brand: { fontFamily: HEAD, fontSize: '24px', lineHeight: '1.2', fontWeight: 650, letterSpacing: '-0.03em', color: PAPER, margin: '0' },
  title: { fontFamily: HEAD, fontSize: '28px', fontWeight: 600, lineHeight: '1.15', margin: '0 0 8px' },
  heading: { fontFamily: HEAD, fontSize: '20px', fontWeight: 600, margin: '0' },
  text: { fontSize: '16px', lineHeight: '1.5', margin: '0 0 12px' },
  typed: { fontSize: '16px', lineHeight: '1.5', margin: '8px 0 12px', whiteSpace: 'pre-line' },
  strong: { fontSize: '16px', lineHeight: '1.5', fontWeight: 600, margin: '0 0 16px' },
  muted: { fontSize: '14px', lineHeight: '1.5', color: QUIET, margin: '2px 0 8px' },
  small: { fontSize: '14px', lineHeight: '1.5', color: QUIET, margin: '12px 0 0' },
  together: { whiteSpace: 'nowrap' },
  link: { color: LINK, textDecoration: 'underline' },
  button: {
    backgroundColor: '#ffb224',
    border: `1.5px solid ${INK}`,
    borderRadius: '11px',
    color: '#0b1428',
    fontSize: '16px',
    fontWeight: 650,
    padding: '12px 20px',
    textDecoration: 'none',
  },
  part: { borderTop: `1px solid ${LINE}`, marginTop: '24px', paddingTop: '18px' },
  rule: { borderColor: LINE, margin: '18px 0' },
  picture: { ...cell, width: '68px' },
  cell,
  amount,
  total: { ...cell, verticalAlign: 'bottom', borderTop: `1.5px solid ${INK}`, paddingTop: '10px', fontSize: '17px', fontWeight: 700 },
  totalAmount: {
    ...amount,
    verticalAlign: 'bottom',
    lineHeight: '1.2',
    borderTop: `1.5px solid ${INK}`,
    paddingTop: '10px',
    fontSize: '22px',
    fontWeight: 700,
  },
} as const;
