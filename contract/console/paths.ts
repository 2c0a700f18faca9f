/** Where the console is, on whatever host it is served. */
export const CONSOLE_PATH = '/console';

export const CONSOLE_SIGN_IN_PATH = `${CONSOLE_PATH}/sign-in`;

/** Where an invitation leads; only its holder knows the token. */
export const invitationPath = (token: string): string =>
  `${CONSOLE_PATH}/invitation?${new URLSearchParams({ token })}`;

const decode = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/**
 * Whether a request is for the console: a page of it or one of its calls, in whatever spelling
 * routers understand.
 */
export const isConsolePath = (url: string): boolean =>
  /^\/+(?:console|api\/+admin)(?:[/.]|$)/i.test(decode(url.split('?', 1)[0] ?? ''));
