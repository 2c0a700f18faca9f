import { describe, expect, it } from 'vitest';
import { sign } from './signature.ts';

// The examples of the Amazon S3 API reference, "Signature Calculations for the Authorization Header".
const credentials = {
  key: 'AKIAIOSFODNN7EXAMPLE',
  secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};
const now = new Date('2013-05-24T00:00:00Z');
const address = (path: string) => new URL(path, 'https://examplebucket.s3.amazonaws.com');

describe('Signature Version 4', () => {
  it('signs the documented GET Object', () => {
    const request = {
      method: 'GET',
      url: address('/test.txt'),
      headers: { range: 'bytes=0-9' },
      body: new Uint8Array(),
    };
    expect(sign(request, credentials, now)).toEqual({
      range: 'bytes=0-9',
      'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      'x-amz-date': '20130524T000000Z',
      authorization:
        'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, ' +
        'SignedHeaders=host;range;x-amz-content-sha256;x-amz-date, ' +
        'Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    });
  });

  it('signs the documented PUT Object, whose name has to be encoded', () => {
    const request = {
      method: 'PUT',
      url: address('/test$file.text'),
      headers: {
        date: 'Fri, 24 May 2013 00:00:00 GMT',
        'x-amz-storage-class': 'REDUCED_REDUNDANCY',
      },
      body: Buffer.from('Welcome to Amazon S3.'),
    };
    expect(sign(request, credentials, now)['authorization']).toBe(
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, ' +
        'SignedHeaders=date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class, ' +
        'Signature=98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    );
  });

  it('changes with everything that is signed', () => {
    const request = { method: 'GET', url: address('/a'), headers: {}, body: new Uint8Array() };
    const all = [
      sign(request, credentials, now),
      sign({ ...request, method: 'DELETE' }, credentials, now),
      sign({ ...request, url: address('/b') }, credentials, now),
      sign({ ...request, headers: { 'content-type': 'image/webp' } }, credentials, now),
      sign({ ...request, body: Buffer.from('x') }, credentials, now),
      sign(request, { ...credentials, secret: 'other' }, now),
      sign(request, { ...credentials, region: 'eu-1' }, now),
      sign(request, credentials, new Date(+now + 1000)),
    ];
    const signatures = all.map(({ authorization }) => authorization?.split('Signature=')[1]);
    expect(new Set(signatures).size).toBe(all.length);
  });
});
