import { describe, expect, it } from 'vitest';
import { networkOf } from './rate-limit.ts';

describe('network', () => {
  it.each(['192.0.2.1', '127.0.0.1', '255.255.255.255'])('%s stands for itself', (address) => {
    expect(networkOf(address)).toBe(address);
  });

  it('tells IPv4 addresses apart, also when they come as IPv6', () => {
    expect(networkOf('192.0.2.1')).not.toBe(networkOf('192.0.2.2'));
    expect(networkOf('::ffff:192.0.2.1')).not.toBe(networkOf('::ffff:192.0.2.2'));
  });

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:2::2'],
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:7:8:9:a'],
    ['2001:db8:1::1', '2001:db8:1::2'],
    ['2001:db8:1::1', '2001:db8:1:0:a:b:c:d'],
    ['2001:db8::1', '2001:db8::2'],
    ['2001:db8::a:b:c:d', '2001:db8::1:2:3:4'],
    ['2001:db8::1', '2001:DB8::1'],
    ['2001::1', '2001::ffff:1'],
    ['::1', '::2'],
  ])('%s and %s are one network', (one, other) => {
    expect(networkOf(one)).toBe(networkOf(other));
  });

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:3::1'],
    ['2001:db8:1::1', '2001:db8:1:1::1'],
    ['2001:db8::1', '2001:db9::1'],
    ['2001:db8::1:0:0:0:1', '2001:db8::1'],
    ['2001:db8:0:1::1', '2001:db8:1:0::1'],
  ])('%s and %s are two', (one, other) => {
    expect(networkOf(one)).not.toBe(networkOf(other));
  });
});
