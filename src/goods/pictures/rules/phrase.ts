// The name of a type of goods: English, French, and Canadian English when it differs.
export type Phrase = readonly [english: string, french: string, canadianEnglish?: string];
