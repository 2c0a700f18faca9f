import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { cx } from './cx.ts';

const tones = {
  primary: 'text-primary-text',
  /** Inside a sentence of the same colour. */
  inherit: 'text-inherit',
};

type TextLinkTone = keyof typeof tones;

/** The look of a link in running text, for an anchor or a button as well. */
export function textLinkClass(tone: TextLinkTone = 'primary'): string {
  return cx(
    'rounded-sm font-semibold underline decoration-1 underline-offset-4 hover:decoration-2',
    tones[tone],
  );
}

type TextLinkProps = ComponentProps<typeof Link> & { tone?: TextLinkTone | undefined };

export function TextLink({ tone, className, ...rest }: TextLinkProps) {
  return <Link {...rest} className={cx(textLinkClass(tone), className)} />;
}
