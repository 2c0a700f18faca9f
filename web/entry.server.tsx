import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router';
import { ServerRouter } from 'react-router';
import { NonceContext } from './lib/nonce.ts';
import { holdBackScripts } from './lib/start/hold-back.ts';
import { visitContext } from './lib/visit.ts';

export const streamTimeout = 5000;

/** Errors of loaders and of rendering; a visitor who left is not one. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(visitContext).report(error);
};

/** Renders a page as a whole: its data is there, so that sending a part first would gain nothing. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> | Response {
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
          text(pipe(new PassThrough())).then(
            (html) => resolve(new Response(holdBackScripts(html, nonce), { status, headers })),
            reject,
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
