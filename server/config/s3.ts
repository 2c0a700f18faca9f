/** Where an S3-compatible store is, and who we are there. */
export interface S3 {
  /** The bucket: either in the path of this address or in its host name. */
  readonly bucket: URL;
  readonly region: string;
  readonly key: string;
  readonly secret: string;
}

const DEFAULT_REGION = 'us-east-1';

/** Reads `https://key:secret@host/bucket?region=eu-1`; null if it is anything else. */
export const parseS3Url = (value: string): S3 | null => {
  try {
    const { protocol, host, pathname, username, password, searchParams, hash } = new URL(value);
    const [key, secret] = [decodeURIComponent(username), decodeURIComponent(password)];
    const region = searchParams.get('region') ?? DEFAULT_REGION;
    const isOurs = protocol === 'https:' || protocol === 'http:';
    const onlyRegion = [...searchParams.keys()].every((name) => name === 'region') && hash === '';
    if (!isOurs || !onlyRegion || !key || !secret || !/^[\da-z-]+$/.test(region)) return null;
    const bucket = new URL(`${protocol}//${host}${pathname.replace(/\/*$/, '/')}`);
    return { bucket, region, key, secret };
  } catch {
    return null;
  }
};
