import { describe, expect, it } from 'vitest';
import { readConfig } from './index.ts';

describe('the S3 store', () => {
  const s3 = (given: string) => readConfig({ S3_URL: given }).s3;

  it('may have its bucket in the path', () => {
    const found = s3('https://AKID:s%2Fe+c%25ret@s3.example/pictures?region=eu-1');
    expect(found).toEqual({
      bucket: new URL('https://s3.example/pictures/'),
      region: 'eu-1',
      key: 'AKID',
      secret: 's/e+c%ret',
    });
  });

  it('may have it in the host name, and be on this machine', () => {
    expect(s3('https://k:s@pictures.s3.example')?.bucket.href).toBe('https://pictures.s3.example/');
    expect(s3('http://k:s@127.0.0.1:9000/pictures/')).toEqual({
      bucket: new URL('http://127.0.0.1:9000/pictures/'),
      region: 'us-east-1',
      key: 'k',
      secret: 's',
    });
  });

  it.each([
    's3://k:s@s3.example/pictures',
    'https://s3.example/pictures',
    'https://k@s3.example/pictures',
    'https://:s@s3.example/pictures',
    'https://k:s/s@s3.example/pictures',
    'https://k:s%@s3.example/pictures',
    'https://k:s@s3.example/pictures?regoin=eu-1',
    'https://k:s@s3.example/pictures?region=',
    'https://k:s@s3.example/pictures?region=eu/1',
    'https://k:s@s3.example/pictures#eu-1',
    'pictures',
  ])('is not %j', (given) => {
    expect(() => s3(given)).toThrow(
      'Settings: S3_URL must be like https://key:secret@host/bucket?region=eu-1, with / in the secret as %2F.',
    );
  });
});
