import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router';
import { ServerRouter } from 'react-router';
import type { PageResponse } from '#contract/visit.ts';
import { NonceContext } from './lib/nonce.ts';
import { holdBackScripts } from './lib/start/hold-back.ts';
import { visitContext } from './lib/visit.ts';

export const streamTimeout = 5000;

/** Errors of loaders and of rendering; a visitor who left is not one. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(visitContext).report(error);
};

/** Hands on what is written once it is whole. Its bytes are never decoded, which would take longer. */
const collect = (nonce: string, done: (page: Uint8Array) => void): Writable => {
  const pieces: Buffer[] = [];
  return new Writable({
    write: (piece: Buffer, _encoding, next) => {
      pieces.push(piece);
      next();
    },
    final: (next) => {
      done(Buffer.from(holdBackScripts(Buffer.concat(pieces).toString('latin1'), nonce), 'latin1'));
      next();
    },
  });
};

/** Renders a page as a whole: its data is there, so that sending a part first would gain nothing. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<PageResponse> | PageResponse {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const { nonce, report } = context.get(visitContext);
  return new Promise((resolve, reject) => {
    let started = false;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        // Nothing stands at the end of the page to be put in its place by a script: that moves the page.
        progressiveChunkSize: Infinity,
        onShellReady: () => {
          started = true;
        },
        onAllReady: () => {
          clearTimeout(timer);
          pipe(
            collect(nonce, (page) => {
              resolve(Object.assign(new Response(null, { status, headers }), { page }));
            }),
          );
        },
        onShellError: reject,
        onError: (error) => {
          // Before the shell is done the error page answers; after it only the log can tell.
          if (started) report(error);
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1000);
  });
}
