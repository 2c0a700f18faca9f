import { ConflictDialog, SectionNav, Sections } from './settings-parts.tsx';
import { SiteFrame } from './site-frame.tsx';
import { SitePreview } from './site-preview.tsx';
import type { EditedSite } from './use-site-draft.ts';
import { useSiteDraft } from './use-site-draft.ts';

/** The settings of one site. */
export function SettingsPage({ loaded }: { loaded: EditedSite }) {
  const editor = useSiteDraft(loaded);
  return (
    <SiteFrame editor={editor} onSave={editor.save}>
      <div className="c-settings">
        <SectionNav editor={editor} />
        <Sections editor={editor} />
        <SitePreview editor={editor} />
      </div>
      <ConflictDialog editor={editor} />
    </SiteFrame>
  );
}
