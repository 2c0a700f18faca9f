import { expect, it } from 'vitest';
import { isSameOrigin } from './same-origin.ts';

const host = 'duet.example:8080';

it.each<[string, Record<string, string>, boolean]>([
  ['the browser says so', { 'sec-fetch-site': 'same-origin' }, true],
  ['a sibling domain', { 'sec-fetch-site': 'same-site' }, false],
  ['another site', { 'sec-fetch-site': 'cross-site' }, false],
  ['an address that was typed, or a bookmark', { 'sec-fetch-site': 'none' }, false],
  ['an empty word', { 'sec-fetch-site': '' }, false],
  ['words we do not know', { 'sec-fetch-site': 'Same-Origin' }, false],
  ['an older browser on our page', { origin: 'http://duet.example:8080' }, true],
  ['an older browser on another page', { origin: 'https://evil.example' }, false],
  ['another port', { origin: 'http://duet.example:8081' }, false],
  ['no port', { origin: 'http://duet.example' }, false],
  ['a subdomain', { origin: 'http://www.duet.example:8080' }, false],
  ['our name as a prefix', { origin: 'http://duet.example:8080.evil.example' }, false],
  ['our name as a user', { origin: 'http://duet.example:8080@evil.example' }, false],
  ['a sandboxed frame', { origin: 'null' }, false],
  ['an origin that is none', { origin: 'duet.example:8080' }, false],
  ['an empty origin', { origin: '' }, false],
  ['neither header', {}, false],
  ['only a referrer', { referer: 'http://duet.example:8080/' }, false],
  [
    'an origin of ours against the browser',
    { 'sec-fetch-site': 'cross-site', origin: 'http://duet.example:8080' },
    false,
  ],
  [
    'the browser, whatever the origin',
    { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
    true,
  ],
])('[API-9] %s', (_, headers, same) => {
  expect(isSameOrigin({ headers, host })).toBe(same);
});
