/** Unclosed tags and stray markup characters of an XML text; empty when it is well-formed. */
export function openTags(xml: string): string[] {
  const wrong: string[] = [];
  const open: string[] = [];
  const rest = xml.replace(
    /<(\/?)([A-Za-z]+)((?:\s+[a-zA-Z0-9-]+="[^"<&]*(?:&(?:amp|lt|gt|quot);[^"<&]*)*")*)\s*(\/?)>/g,
    (_, end, name, __, self) => {
      if (end) {
        const last = open.pop();
        if (last !== name) wrong.push(`</${name}> closes <${last ?? 'nothing'}>`);
      } else if (!self) open.push(name);
      return '';
    },
  );
  const stray = rest.replace(/&(amp|lt|gt|quot);/g, '').match(/[<>&].{0,40}/);
  return [...wrong, ...open.map((name) => `<${name}>`), ...(stray ?? [])];
}
