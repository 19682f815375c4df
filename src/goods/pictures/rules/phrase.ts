// How a type of goods is said in words: English, French, and Canadian English where it differs.
export type Phrase = readonly [english: string, french: string, canadianEnglish?: string];
