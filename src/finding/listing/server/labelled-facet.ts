// A counted facet with its labels in the view's language.
import type { Facet } from '#finding/listing/contract';
import type { CategoryTree, CountedFacet } from '#goods/catalog/rules';
import { facetLabel, facetValueLabel, type CatalogView } from '#goods/catalog/server';

export function labelledFacet({ code, values }: CountedFacet, categories: CategoryTree, view: CatalogView): Facet {
  return {
    code,
    label: facetLabel(code, view.say),
    values: values.map(({ value, label, count, selected }) => ({
      value,
      label: facetValueLabel(code, value, label, categories, view),
      count,
      selected,
    })),
  };
}
