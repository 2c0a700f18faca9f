import { describe, expect, it } from 'vitest';
import { deviceOf } from './device.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('the device of a session', () => {
  it.each([
    [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/140.0.0.0 Safari/537.36`, 'Chrome, Linux'],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64) ${webkit} Chrome/140.0 Safari/537.36 Edg/140.0`,
      'Edge, Windows',
    ],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:144.0) Firefox/144.0', 'Firefox, macOS'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1',
      'Safari, iPhone',
    ],
    [
      `Mozilla/5.0 (Linux; Android 16) ${webkit} Chrome/140.0 Mobile Safari/537.36`,
      'Chrome, Android',
    ],
    [`Mozilla/5.0 (X11; Linux) ${webkit} HeadlessChrome/156.0 Safari/537.36`, 'Chrome, Linux'],
    ['curl/8.0', ''],
    ['<script>alert(1)</script>', ''],
    [undefined, ''],
  ])('[ACC-7] %s is %j', (agent, device) => {
    expect(deviceOf(agent)).toBe(device);
  });
});
