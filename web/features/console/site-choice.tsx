import { Link } from 'react-router';
import { consoleButtonClass } from './console-button.tsx';
import { ConsolePageBody } from './console-frame.tsx';
import { ConsoleIcon } from './icons/console-icon.tsx';
import type { ConsoleIconName } from './icons/names.ts';
import { SITE_PARAM } from './session.ts';
import { SiteSquare } from './site-name.tsx';

interface SiteChoiceProps {
  /** Of the page. */
  readonly title: string;
  readonly icon: ConsoleIconName;
  readonly question: string;
  readonly why: string;
  readonly sites: readonly { readonly id: number; readonly name: string; readonly niche: number }[];
}

/** A page that is about one site asks which, if none is chosen. */
export function SiteChoice({ title, icon, question, why, sites }: SiteChoiceProps) {
  return (
    <ConsolePageBody title={title}>
      <div className="c-empty">
        <ConsoleIcon name={icon} />
        <b>{question}</b>
        <p>{why}</p>
        <div className="c-row">
          {sites.map(({ id, name, niche }) => (
            <Link
              key={id}
              to={`?${new URLSearchParams({ [SITE_PARAM]: String(id) })}`}
              className={consoleButtonClass()}
            >
              <SiteSquare niche={niche} />
              {name}
            </Link>
          ))}
        </div>
      </div>
    </ConsolePageBody>
  );
}
