import { useTranslations } from 'use-intl';
import type { SiteSection } from '#contract/console/site-fields.ts';
import { Modal } from '#web/ui/modal.tsx';
import { useFormatter } from '#web/lib/use-formatter.ts';
import { ConsoleButton } from '../console-button.tsx';
import { ConsoleIcon } from '../icons/console-icon.tsx';
import type { ConsoleIconName } from '../icons/names.ts';
import { useStaff } from '../session.ts';
import { fieldsOf, sectionNames, sectionOf } from './field-kinds.ts';
import { FieldRow } from './field-row.tsx';
import { useCurrentSection } from './use-current-section.ts';
import type { SiteEditor } from './use-site-draft.ts';
import { useFieldName, useValueText } from './use-value-text.ts';

const anchorOf = (section: SiteSection): string => `section-${section}`;

const sectionIcons = {
  identity: 'identification-card',
  company: 'buildings',
  domains: 'link-simple',
  countries: 'globe-hemisphere-west',
  look: 'palette',
  signup: 'user-plus',
  landers: 'megaphone-simple',
  pages: 'scroll',
  profiles: 'users',
  credits: 'coins',
  limits: 'gauge',
  safety: 'shield-check',
  fictional: 'mask-happy',
} as const satisfies Record<SiteSection, ConsoleIconName>;

/** Who else changed what in this draft. */
function Colleagues({ editor }: { editor: SiteEditor }) {
  const t = useTranslations('console.settings');
  const format = useFormatter();
  const me = useStaff();
  const others = editor.site.draft.changes.filter(({ by }) => by.id !== me.id);
  const names = new Map(others.map(({ by }) => [by.id, by.name]));
  return [...names].map(([id, name]) => {
    const sections = new Set(
      others.flatMap(({ field, by }) => (by.id === id ? (sectionOf(field) ?? []) : [])),
    );
    if (sections.size === 0) return null;
    const list = format.list([...sections].map((section) => `“${t(`section.${section}`)}”`));
    return (
      <p key={id} className="c-hint">
        <ConsoleIcon name="users" />
        {t('byColleague', { name, sections: list })}
      </p>
    );
  });
}

/** The sections, each with the number of its changes. */
export function SectionNav({ editor }: { editor: SiteEditor }) {
  const t = useTranslations('console.settings');
  const [current, choose] = useCurrentSection(sectionNames, anchorOf);
  return (
    <nav className="c-settings__nav" aria-label={t('sections')}>
      {sectionNames.map((section) => {
        const changed = fieldsOf(section).filter(editor.isChanged).length;
        return (
          <a
            key={section}
            href={`#${anchorOf(section)}`}
            aria-current={section === current ? 'location' : undefined}
            onClick={() => choose(section)}
          >
            <ConsoleIcon name={sectionIcons[section]} />
            <span>{t(`section.${section}`)}</span>
            {changed > 0 && (
              <em>
                <span aria-hidden>{changed}</span>
                <span className="sr-only">{t('changed', { count: changed })}</span>
              </em>
            )}
          </a>
        );
      })}
      <Colleagues editor={editor} />
    </nav>
  );
}

/** All settings, section by section. */
export function Sections({ editor }: { editor: SiteEditor }) {
  const t = useTranslations('console.settings');
  const format = useFormatter();
  const { company_sites: others, row } = editor.site;
  return (
    <div className="c-settings__fields">
      {row.closed_at !== null && <p className="c-note">{t('closedNote')}</p>}
      {sectionNames.map((section) => (
        <section key={section} aria-labelledby={anchorOf(section)}>
          <h2 id={anchorOf(section)}>{t(`section.${section}`)}</h2>
          {section === 'company' && others.length > 0 && (
            <p className="c-note">{t('companyNote', { sites: format.list(others) })}</p>
          )}
          <div className="c-settings__grid">
            {fieldsOf(section).map((field) => (
              <FieldRow key={field} field={field} editor={editor} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

/** Two people wrote in the same field: the one who came later chooses. */
export function ConflictDialog({ editor }: { editor: SiteEditor }) {
  const t = useTranslations('console.settings');
  const fieldName = useFieldName();
  const valueText = useValueText(editor.site.companies);
  const { conflict, settle } = editor;
  if (!conflict) return null;
  const { field, name, theirs } = conflict;
  const text = t('conflict', { name, field: fieldName(field), value: valueText(field, theirs) });
  return (
    <Modal open size="sm" dismissible={false} title={fieldName(field)} description={text}>
      <div className="c-row">
        <ConsoleButton look="primary" onClick={() => void settle(false)}>
          {t('keepTheirs')}
        </ConsoleButton>
        <ConsoleButton onClick={() => void settle(true)}>{t('keepMine')}</ConsoleButton>
      </div>
    </Modal>
  );
}

interface DiscardDialogProps {
  readonly count: number;
  readonly onDiscard: () => void;
  readonly onClose: () => void;
}

/** Asks before the work of others goes too. */
export function DiscardDialog({ count, onDiscard, onClose }: DiscardDialogProps) {
  const t = useTranslations('console.settings');
  return (
    <Modal
      open
      size="sm"
      title={t('discardTitle')}
      description={t('discardText', { count })}
      onClose={onClose}
      closeLabel={t('close')}
    >
      <div className="c-row">
        <ConsoleButton look="danger" onClick={onDiscard}>
          {t('discardSubmit', { count })}
        </ConsoleButton>
        <ConsoleButton look="quiet" data-autofocus onClick={onClose}>
          {t('cancel')}
        </ConsoleButton>
      </div>
    </Modal>
  );
}
