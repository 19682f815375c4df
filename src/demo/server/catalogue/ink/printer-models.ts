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

/** Ondine office mono lasers that take the TN-560 family. */
export const LASERPRO_5200 = ['LaserPro 5200dw', 'LaserPro 5240x', 'LaserPro MF 520', 'LaserPro MF 540x'] as const;

/** Ondine home mono lasers that take the TN-330 family. */
export const LASERPRO_2300 = ['LaserPro 2310', 'LaserPro 2340dw', 'LaserPro 2360dw', 'LaserPro MF 230'] as const;

/** Ondine department color lasers that take the CT-340 family. */
export const LASERPRO_COLOR_3400 = ['LaserPro Color 3410', 'LaserPro Color 3450dn', 'LaserPro Color MF 345'] as const;

/** Tessel small mono lasers that take the K400 family. */
export const TESSEL_GRID_400 = ['Grid 400', 'Grid 410w', 'Grid 420 MFP'] as const;

/** Tessel color lasers that take the C250 family. */
export const TESSEL_GRID_COLOR = ['Grid Color 250', 'Grid Color 255dw', 'Grid Color 260 MFP'] as const;

/** Tessel department color lasers that take the C600 family. */
export const TESSEL_GRID_COLOR_600 = ['Grid Color 600dn', 'Grid Color 640 MFP'] as const;

/** Oriel mono lasers that take the L15 family. */
export const ORIEL_ATLAS = ['Atlas L150', 'Atlas L155dw', 'Atlas L158 MFP'] as const;

/** Oriel color lasers that take the LC8 family. */
export const ORIEL_ATLAS_COLOR = ['Atlas Color C80', 'Atlas Color C85dw', 'Atlas Color C88 MFP'] as const;

/** Ondine inkjets with four single inks, IJ-90 family. */
export const INKJOY_900 = ['InkJoy 910', 'InkJoy 950 Pro', 'InkJoy 970 Pro'] as const;

/** Ondine starter inkjets, IJ-30 family. */
export const INKJOY_300 = ['InkJoy 310', 'InkJoy 330w', 'InkJoy 350 All-in-One'] as const;

/** Tessel home inkjets, T40 family. */
export const TESSEL_FLOW_40 = ['Flow 40', 'Flow 45w', 'Flow 48 All-in-One'] as const;

/** Oriel home inkjets, E22 family. */
export const ORIEL_ECHO = ['Echo 220', 'Echo 225w', 'Echo 228 All-in-One'] as const;
