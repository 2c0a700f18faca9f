import { callUrl, CallError, unavailableAnswer } from '#contract/core/client.ts';
import type { Answer, Endpoint } from '#contract/core/endpoint.ts';
import type { ErrorAnswer } from '#contract/core/errors.ts';
import { notifySignedOut } from '#web/lib/call.ts';

interface UploadOptions {
  readonly query?: Readonly<Record<string, string>>;
  /** The same for every try, so that a picture that did arrive is not kept twice. */
  readonly key: string;
  readonly signal: AbortSignal;
  /** Shares of the bytes that have left. */
  readonly onProgress: (share: number) => void;
}

const errorOf = (body: unknown): ErrorAnswer => {
  const answer = (body ?? {}) as Partial<ErrorAnswer>;
  return typeof answer.error === 'string' && typeof answer.code === 'string'
    ? (answer as ErrorAnswer)
    : unavailableAnswer;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Sends a picture as the body of a call. Only this kind of request tells how much has left already. */
export const uploadPicture = <E extends Endpoint>(
  spec: E,
  picture: Blob,
  { query, key, signal, onProgress }: UploadOptions,
): Promise<Answer<E>> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(spec.method, callUrl(spec, { query }));
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('idempotency-key', key);
    request.setRequestHeader('content-type', picture.type || 'application/octet-stream');
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    request.addEventListener('load', () => {
      const body = parseJson(request.responseText);
      if (request.status < 300 && body !== null) return resolve(body as Answer<E>);
      const answer = errorOf(body);
      if (answer.authentication_required) notifySignedOut();
      reject(new CallError(request.status, answer));
    });
    request.addEventListener('error', () => reject(new CallError(0, unavailableAnswer)));
    request.addEventListener('abort', () => reject(new CallError(0, unavailableAnswer)));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(picture);
  });
