// Pages in memory by key, and which of them depend on which data.

export interface StoredPage {
  /** Bytes. */
  size: number;
  /** Names of data that the page shows: the cache removes the page by them. */
  readonly tags: ReadonlySet<string>;
}

/** The pages, oldest first, with their byte counts and dependencies. */
export function makePageStore<Page extends StoredPage>(stats: { bytes: number; entries: number }) {
  const pages = new Map<string, Page>();
  const byTag = new Map<string, Set<string>>();
  const drop = (key: string): void => {
    const page = pages.get(key);
    if (page === undefined) return;
    pages.delete(key);
    for (const tag of page.tags) {
      const keys = byTag.get(tag);
      if (keys?.delete(key) && keys.size === 0) byTag.delete(tag);
    }
    stats.bytes -= page.size;
    stats.entries = pages.size;
  };
  return {
    pages,
    drop,
    /** The page takes another number of bytes now, if it is still kept. */
    resize(key: string, page: Page, size: number): void {
      if (pages.get(key) !== page) return;
      stats.bytes += size - page.size;
      page.size = size;
    },
    keysOf: (tag: string): Iterable<string> => byTag.get(tag) ?? [],
    put(key: string, page: Page): void {
      drop(key);
      pages.set(key, page);
      for (const tag of page.tags) {
        const keys = byTag.get(tag);
        if (keys === undefined) byTag.set(tag, new Set([key]));
        else keys.add(key);
      }
      stats.bytes += page.size;
      stats.entries = pages.size;
    },
    clear(): void {
      pages.clear();
      byTag.clear();
      stats.bytes = 0;
      stats.entries = 0;
    },
  };
}
