import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { linkTo } from '#contract/routes.ts';
import { WithoutScripts } from '#web/lib/without-scripts.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { SettingsSection } from '#web/features/accounts/settings/settings-layout.tsx';
import { PageTitle } from '#web/features/site/page-title.tsx';
import type { InterestNames } from '../interest-names.ts';
import { usePhotoEditor } from '../photos/use-photo-editor.ts';
import type { OwnPhotos } from '../photos/use-own-photos.ts';
import { Completion } from './completion.tsx';
import { ProfilePreview } from './profile-preview.tsx';
import { ProfileRows } from './profile-rows.tsx';
import { ProfileSheet } from './profile-sheet.tsx';
import { useProfileParts } from './use-profile-parts.tsx';

interface Props {
  readonly photos: OwnPhotos;
  readonly interests: InterestNames;
}

/** How others see the member, beside all that it is made of; each part opens to be edited. */
export function ProfilePage({ photos, interests }: Props) {
  const t = useTranslations('member.settings.profile');
  const editor = usePhotoEditor(photos);
  const parts = useProfileParts({ editor, interests });
  const shown = editor.photos.find(({ status }) => status !== 'rejected') ?? null;
  const link = (chunks: ReactNode) => <TextLink to={linkTo('notifications')}>{chunks}</TextLink>;
  return (
    <main id="content" className="wrap py-8 max-md:pb-28 md:py-14">
      <PageTitle>{t('title')}</PageTitle>
      <div className="mx-auto max-w-180 lg:max-w-256">
        <h1 className="display-lg">{t('title')}</h1>
        <p className="mt-2 text-lg text-text-muted max-lg:sr-only">{t('lead')}</p>
        <div className="mt-5 grid items-start gap-5 lg:mt-8 lg:grid-cols-[320px_minmax(0,1fr)] lg:gap-12">
          <ProfilePreview photo={shown} interests={interests} />
          <div className="grid min-w-0 grid-cols-1 gap-5">
            <Completion />
            <ProfileRows parts={parts} />
            <WithoutScripts>
              <div className="grid gap-5">
                {parts.map(({ id, title, text, body }) => (
                  <SettingsSection key={id} id={id} title={title} text={text}>
                    {body}
                  </SettingsSection>
                ))}
              </div>
            </WithoutScripts>
            <p className="text-text-muted">{t.rich('more', { link })}</p>
          </div>
        </div>
      </div>
      <ProfileSheet parts={parts} />
    </main>
  );
}
