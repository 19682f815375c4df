// Content policy of a page: the header, the markup, and violations during its use (trust 17).
import type { Page, Response } from 'playwright-core';

/** Notes what pages try that their policy refuses. */
export interface Violations {
  readonly violations: readonly string[];
  /** Listens from before the page's first script. */
  readonly listen: (page: Page) => Promise<void>;
  /** Errors of a served page; none after a redirect by the shop's own script. */
  readonly see: (page: Page, open: { readonly served: Response | null }) => Promise<string[]>;
}

/** `pay`: where the card form is. */
export function collectViolations(pay: string): Violations {
  const violations: string[] = [];
  return {
    violations,
    async listen(page) {
      await page.exposeBinding('reportViolation', (_source, text: string) => violations.push(text));
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const report = (globalThis as unknown as { reportViolation(text: string): void }).reportViolation;
          report(
            `${location.pathname}: ${event.effectiveDirective} ${event.blockedURI} ${event.sample} ${event.sourceFile}:${event.lineNumber}`,
          );
        });
      });
      page.on('console', (message) => {
        if (/Content Security Policy|TrustedHTML|TrustedScript/.test(message.text())) violations.push(`${page.url()}: ${message.text()}`);
      });
    },
    see: async (_page, { served }) => (served === null ? [] : servedAmiss(served, pay)),
  };
}

/** Tags as they were served, without what stands between them. */
function tagsOf(html: string): string[] {
  return html.replaceAll(/(<script\b[^>]*>)[\s\S]*?<\/script>/g, '$1').match(/<[a-z][^>]*>/gi) ?? [];
}

const PROTECTION = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** The second for addresses that carry a token. */
const REFERRERS: readonly string[] = ['strict-origin-when-cross-origin', 'no-referrer'];

const directives = (pay: string): readonly string[] => [
  "default-src 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
  `frame-src ${pay}`,
];

/** Its headers, its policy, and scripts and styles in its tags. */
async function servedAmiss(response: Response, pay: string): Promise<string[]> {
  const headers = response.headers();
  const policy = headers['content-security-policy'] ?? '';
  const tags = tagsOf(await response.text());
  const bad = tags.filter((tag) => /\sstyle\s*=|\son[a-z]+\s*=|\b(?:href|src|action)\s*=\s*["']?\s*(?:javascript|data:text)/i.test(tag));
  return [
    ...Object.entries(PROTECTION).flatMap(([name, value]) => (headers[name] === value ? [] : [`${name} is ${headers[name]}`])),
    ...(REFERRERS.includes(headers['referrer-policy'] ?? '') ? [] : [`referrer-policy is ${headers['referrer-policy']}`]),
    ...(policy.includes('unsafe') ? [`the policy is unsafe: ${policy}`] : []),
    ...(/(^|; )style-src 'self'(;|$)/.test(policy) ? [] : ['styles are let in from elsewhere']),
    ...directives(pay).flatMap((directive) => (policy.includes(directive) ? [] : [`the policy lacks ${directive}`])),
    ...(tags.length > 20 ? [] : [`there are only ${tags.length} tags`]),
    ...bad.map((tag) => `runs or paints by itself: ${tag}`),
  ];
}
