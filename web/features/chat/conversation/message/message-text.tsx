import { useMemo } from 'react';
import { sanitizeText } from '#contract/visible-text.ts';
import { textParts } from '../rules/text-parts.ts';

/** The text of a message, with its URLs as links. */
export function MessageText({ text }: { text: string }) {
  const parts = useMemo(() => textParts(sanitizeText(text)), [text]);
  return parts.map((part, at) =>
    part.kind === 'link' ? (
      <a
        // oxlint-disable-next-line react/no-array-index-key -- Parts of a text have no other name.
        key={at}
        href={part.href}
        target="_blank"
        rel="noopener nofollow ugc"
        className="rounded-sm underline underline-offset-2 hover:decoration-2"
      >
        {part.text}
      </a>
    ) : (
      part.text
    ),
  );
}
