// An administrator submits a tax exemption certificate with its scan, without JavaScript, and withdraws it (B2B-4).
import { makePaths } from '../src/base/paths.ts';
import { axeFindings } from './support/axe.ts';
import { expect, newVisitor, test } from './support/browser-test.ts';
import { signIn } from './support/sign-in.ts';

const paths = makePaths('en-US');

test('[B2B-4] a certificate is submitted with its scan, whatever was wrong at first; the scan is downloaded, and the certificate withdrawn', async ({
  browser,
  page,
  shop,
  password,
  hold,
}) => {
  await hold('admin');
  // A number of its own for every run.
  const number = `MA-E${Date.now() % 1_000_000}`;
  const scan = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(1_000_000, ' ')]);
  const admin = await (await newVisitor(browser, { javaScriptEnabled: false })).newPage();
  await signIn(admin, shop.business + paths.login(), 'admin', password);
  await admin.goto(shop.business + paths.newTaxExemption());
  await admin.getByLabel('Certificate number').fill(number);
  await admin.getByRole('button', { name: 'Submit for review' }).click();
  await admin.getByText('Check these 3 fields').waitFor();
  // What was typed stays.
  expect(await admin.getByLabel('Certificate number').inputValue()).toBe(number);
  await admin.getByLabel('School').check();
  await admin.getByRole('checkbox', { name: 'MA', exact: true }).check();
  await admin.getByLabel('The certificate').setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: scan });
  await admin.getByRole('button', { name: 'Submit for review' }).click();
  await admin.getByText(`Certificate ${number} is submitted.`).waitFor();

  await signIn(page, shop.business + paths.login(), 'admin', password);
  await page.goto(shop.business + paths.taxExemptions());
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: number }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the document' }).click();
  expect((await download).suggestedFilename()).toMatch(/^certificate-[0-9a-f]{8}\.pdf$/);
  await page.getByRole('button', { name: 'Withdraw it' }).click();
  await page.getByText(`Certificate ${number} is withdrawn.`).waitFor();
});
