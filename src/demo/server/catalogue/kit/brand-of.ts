// Whose goods a part number belongs to: its first three letters.

const BRANDS: Readonly<Record<string, string>> = {
  ALM: 'Almanack',
  BLF: 'Brightleaf',
  CLD: 'Clearday',
  CMN: 'Castor & Main',
  FLD: 'Fieldhouse',
  IWB: 'Inkwell Basics',
  KST: 'Kestrel',
  NFD: 'Northfold',
  OND: 'Ondine',
  ORL: 'Oriel',
  PMK: 'Postmark',
  PNH: 'Penhallow',
  QLN: 'Quillon',
  TBC: 'Tabb & Co.',
  TLG: 'Tallgrass',
  TSL: 'Tessel',
  WBL: 'Waybill',
  HRV: 'Harrowvale',
  LMN: 'Lumen & Co.',
  VLT: 'Voltaire',
  TRN: 'Trundle',
  MRG: 'Larkspur',
  PCK: 'Packwell',
  IPR: 'Inkwell Print',
  CHK: 'Chalkline',
  SFT: 'Steadfast',
};

export function brandOf(part: string): string {
  const brand = BRANDS[part.slice(0, 3)];
  if (brand === undefined) throw new Error(`No brand has the letters of ${part}`);
  return brand;
}
