// What `npm run staff -- --help` says of switches and content.
export const SITE_USAGE = `  toggles import FILE    Set switches from a CSV: toggle, values (separated by |; Y means everybody), active (yes or no).
  toggles export FILE    Write all switches.
  content import FILE [by=NAME]
                         Write drafts of banners and landing pages from a JSON list (docs/content.md). One error stops the whole file.
                         Shoppers see nothing of them yet.
  content check FILE     Say what an import would refuse, without saving anything.
  content export FILE    Write every item: its draft, or what is shown of it.
  content publish ITEMS [by=NAME]
                         Show the drafts of some items (names with commas between), or of "all", at the same moment.
  content history ITEM   List the versions of an item: who wrote and published them, and which is shown.
  content roll-back ITEM VERSION [by=NAME]
                         Show an earlier version again, as a new one.
  content preview PAGE [site=SITE] [as=AUDIENCES] [at=INSTANT]
                         Print an address that shows a page with its drafts for an hour: as=select,storeActive at=2026-12-01T09:00:00-05:00.
                         The variant of an experiment is named as in as=hero.blue.`;
