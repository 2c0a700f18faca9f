// oxlint-disable-next-line import/default -- It is the built script, as text.
import start from './late-start.ts?enhance';

const MODULE = ' type="module" async=""';

/** Lets the scripts that the router wrote into a page wait for `late-start.ts`, which it puts there. */
export const holdBackScripts = (html: string, nonce: string): string => {
  const at = html.indexOf(`<script nonce="${nonce}"${MODULE}`);
  // Pages that are not hydrated have none.
  if (at === -1) return html;
  const starter = `<script nonce="${nonce}">${start}</script>`;
  return (
    html.slice(0, at).replaceAll('<link rel="modulepreload"', '<link rel="held"') +
    starter +
    html.slice(at).replace(MODULE, ' type="held"')
  );
};
