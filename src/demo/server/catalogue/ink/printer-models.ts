// Which printer models share a cartridge: the one place where printers and cartridges meet.

/** Ondine mono lasers that take the TN-480 family. */
export const LASERPRO_4100 = [
  'LaserPro 3080',
  'LaserPro 3080dn',
  'LaserPro 4100n',
  'LaserPro 4120dw',
  'LaserPro 4120x',
  'LaserPro 4150',
  'LaserPro MF 410',
  'LaserPro MF 428',
] as const;

/** Ondine small mono lasers that take the TN-210 family. */
export const LASERPRO_1200 = ['LaserPro 1210', 'LaserPro 1220w', 'LaserPro 1240dw', 'LaserPro MF 125'] as const;

/** Ondine color lasers that take the CT-220 family. */
export const LASERPRO_COLOR = ['LaserPro Color 2200dw', 'LaserPro Color 2250', 'LaserPro Color MF 240', 'LaserPro Color MF 255dn'] as const;

/** Ondine inkjets that take the IJ-65 family. */
export const INKJOY_600 = ['InkJoy 610', 'InkJoy 650', 'InkJoy 650e', 'InkJoy 670 All-in-One'] as const;

/** Ondine refillable-tank inkjets. */
export const INKJOY_TANK = ['InkJoy Tank 3100', 'InkJoy Tank 3150w'] as const;

/** Tessel inkjets that take the T18 family. */
export const TESSEL_FLOW = ['Flow 180', 'Flow 185w', 'Flow 190 Pro', 'Flow 195 Pro'] as const;

/** Tessel workgroup lasers that take the K700 family. */
export const TESSEL_GRID = ['Grid 700', 'Grid 720dn', 'Grid 740 MFP'] as const;

/** Oriel photo printers that take the P8 family. */
export const ORIEL_PRISM = ['Prism P800', 'Prism P820', 'Prism P840 Pro'] as const;
