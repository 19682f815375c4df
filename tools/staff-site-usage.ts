// What `npm run staff -- --help` says of switches and content.
export const SITE_USAGE = `  toggles import FILE    Set switches from a CSV: toggle, values (separated by |; Y means everybody), active (yes or no).
  toggles export FILE    Write all switches.
  content import FILE by=NAME
                         Write drafts of banners and landing pages from a JSON list (docs/content.md). One error stops the whole file.
                         Shoppers see nothing of them yet.
  content check FILE     Say what an import would refuse, without saving anything.
  content export FILE    Write every item: its draft, or what is shown of it.
  content list           List all items, what is shown of them, the drafts with their states, and who may review.
  content submit ITEMS by=NAME [COMMENT]
                         Ask for the review of the drafts of some items (names with commas between), or of "all".
  content approve VERSIONS by=NAME [COMMENT]
                         Approve drafts of somebody else, as the list names them: spring:2,summer:1. Reviewers alone can.
  content reject VERSIONS by=NAME COMMENT
                         Send drafts back, and say why.
  content publish ITEMS by=NAME
                         Show the approved drafts of some items, or of "all", at the same moment.
  content withdraw ITEMS by=NAME [leave=nothing] [COMMENT]
                         Stop showing them. What was shown of each before is shown again, or nothing of it.
  content history ITEM   List the versions of an item: who wrote, reviewed, published and withdrew them, and which is shown.
  content roll-back ITEM VERSION by=NAME
                         Show an earlier version again, as a new one.
  content add-reviewer NAME by=NAME, content remove-reviewer NAME by=NAME
                         Let somebody review, or no longer. Once there is a reviewer, reviewers alone do this, and nobody for themselves.
  content preview PAGE [site=SITE] [as=AUDIENCES] [at=INSTANT]
                         Print an address that shows a page with its drafts for an hour: as=select,storeActive at=2026-12-01T09:00:00-05:00.
                         The variant of an experiment is named as in as=hero.blue. Says
                         of each item of the site whether it is for them, and why.`;
