import { expect, it } from 'vitest';
import { placeOf } from './addresses.ts';

it.each([
  ['93.184.215.14', 'internet'],
  ['2606:2800:21f:cb07:6820:80da:af6b:8b2c', 'internet'],
  ['127.0.0.1', 'here'],
  ['127.8.8.8', 'here'],
  ['::1', 'here'],
  ['::ffff:127.0.0.1', 'here'],
  ['10.1.2.3', 'inside'],
  ['::ffff:10.1.2.3', 'inside'],
  ['172.31.0.1', 'inside'],
  ['192.168.1.1', 'inside'],
  ['169.254.169.254', 'inside'],
  ['100.64.0.1', 'inside'],
  ['0.0.0.0', 'inside'],
  ['224.0.0.1', 'inside'],
  ['255.255.255.255', 'inside'],
  ['::', 'inside'],
  ['::a00:1', 'inside'],
  ['fd00::1', 'inside'],
  ['fe80::1', 'inside'],
  ['64:ff9b::a00:1', 'inside'],
  ['::ffff:a00:1', 'inside'],
  ['nonsense', 'inside'],
] as const)('[OPS-10] knows where %s lies: %s', (address, place) => {
  expect(placeOf(address)).toBe(place);
});
