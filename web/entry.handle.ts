import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { ServerBuild } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import type { HandlePage } from '#contract/visit.ts';
import { visitContext } from './lib/visit.ts';

const handleRequest = createRequestHandler(build as ServerBuild, import.meta.env.MODE);

/** Renders a page; the one thing the server imports of the built web. */
export const handle: HandlePage = (request, visit) => {
  const context = new RouterContextProvider();
  context.set(visitContext, visit);
  return handleRequest(request, context);
};
