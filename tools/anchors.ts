/** Without what stands in fences, where a line that begins like a heading is none. */
export const withoutFences = (text: string): string =>
  text.replaceAll(/^( *)```[^]*?^\1```$/gm, '');

/** How GitHub calls a heading in an address. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');

export const anchorsIn = (text: string): string[] =>
  [...withoutFences(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
