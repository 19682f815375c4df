// The page to leaf through the pictures: a row for each page, its widths side by side.
import type { Shot } from './editions.ts';

export function indexPage(shots: readonly Shot[]): string {
  const editions = [...Map.groupBy(shots, ({ edition }) => edition)].map(([edition, own]) => {
    const rows = [...Map.groupBy(own, ({ page }) => page)].map(
      ([page, widths]) => `<h3>${page}</h3><p>${widths.map(picture).join('')}</p>`,
    );
    return `<h2>${edition}</h2>${rows.join('\n')}`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Inkwell, page by page</title>
<style>body{font:16px/1.5 system-ui;margin:2rem;background:#eee}p{display:flex;gap:1rem;align-items:start}img{display:block;height:420px;width:auto;max-width:60vw;object-fit:cover;object-position:top;box-shadow:0 1px 4px #0004}</style>
<h1>Inkwell, page by page</h1>
${editions.join('\n')}
</html>
`;
}

function picture({ edition, page, width }: Shot): string {
  const file = `${edition}/${page}-${width}.png`;
  return `<a href="${file}"><img src="${file}" alt="${page} at ${width} pixels" loading="lazy"></a>`;
}
