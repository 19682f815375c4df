/** One row of the suggestions. */
export type Suggestion =
  | { readonly kind: 'answer' | 'past' | 'query' | 'category'; readonly text: string; readonly href: string }
  | {
      readonly kind: 'product' | 'listed';
      readonly text: string;
      readonly href: string;
      readonly itemId: string;
      readonly pack: string | null;
      readonly picture: string;
      readonly price: string | null;
      /** The list that holds the product. */
      readonly listName: string | null;
    };

export type SuggestedItem = Extract<Suggestion, { readonly itemId: string }>;

export const isItem = (row: Suggestion | undefined): row is SuggestedItem => row?.kind === 'product' || row?.kind === 'listed';
