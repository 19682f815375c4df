// The part of `npm run staff -- --help` about how the shop is used.

export const MEASURING_USAGE = `  searches export FILE   Write the searches of the last 90 days: how often, how many results, how many opened a product.
  events report FILE     Write how the shop was used in the last 90 days: events by day, site, page, and name, and what orders came to.
  experiments check FILE
                         Check plans of experiments: JSON, a list of {"key", "hypothesis", "variants": [{"name", "weight"}],
                         "audience" (a rule, else everybody), "share" (percent of it, else 100)}. The first variant is the control.
  experiments import FILE
                         Write them as drafts. One that has started stays as it is.
  experiments start|stop KEY
                         Let visitors who allow analytics take part, or nobody any more.
  experiments result KEY
                         Say what sells more, how sure that is, and what got worse.
  experiments decide KEY VARIANT
                         Note the choice after the stop. The counts stay, the visitors are forgotten.
  experiments list       List all of them.
  rows export FILE       Write how recommendations and sponsored positions did in the last 90 days: seen, opened, added.`;
