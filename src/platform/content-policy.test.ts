import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentPolicy, hashScripts } from './content-policy.ts';

const FACTS = { payOrigin: 'http://pay.localhost:3000', awayOrigins: [], development: false, parents: [] };

test('trust 17: inline scripts and styles need a nonce or hash, and nobody may frame a page', () => {
  const policy = contentPolicy(["'nonce-abc'"], FACTS);
  expect(policy).not.toContain('unsafe-inline');
  expect(policy).toContain("style-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain('; frame-src http://pay.localhost:3000;');
  expect(contentPolicy([], { ...FACTS, framesShop: true })).toContain("; frame-src 'self' http://pay.localhost:3000;");
  expect(policy).toContain("require-trusted-types-for 'script'");
});

test('[PAY-7] trust 17: forms may lead to the shop, to the payment host and to the payment company', () => {
  expect(contentPolicy([], FACTS)).toContain("form-action 'self' http://pay.localhost:3000;");
  expect(contentPolicy([], { ...FACTS, awayOrigins: ['https://www.paypal.com'] })).toContain(
    "form-action 'self' http://pay.localhost:3000 https://www.paypal.com;",
  );
});

test('[STO-2] pictures come from the shop and from the configured map host', () => {
  expect(contentPolicy([], FACTS)).toContain("img-src 'self' data:;");
  expect(contentPolicy([], { ...FACTS, tileOrigin: 'https://tiles.example.com' })).toContain(
    "img-src 'self' data: https://tiles.example.com;",
  );
});

test('[ANL-2] only declared parents may frame a page', () => {
  expect(contentPolicy([], { ...FACTS, parents: ['https://app.example.com'] })).toContain('frame-ancestors https://app.example.com;');
});

test('trust 17: a cached page allows its own scripts by hash and no injected script', () => {
  const own = 'window.x = 1';
  const page = `<html><script nonce="n1">${own}</script><p><script>alert(1)</script></p><script nonce="other">alert(2)</script><link rel="modulepreload" nonce="n1" href="/a.js"></html>`;
  const { html, hashes } = hashScripts(Buffer.from(page), 'n1');
  expect(html.toString()).not.toContain('n1');
  expect(hashes).toEqual([`'sha256-${createHash('sha256').update(own).digest('base64')}'`]);
});
