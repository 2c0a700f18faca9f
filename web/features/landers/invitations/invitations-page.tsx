import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import type { InvitationsView } from '#contract/invitations.ts';
import { landers } from '#contract/landers.ts';
import { limits } from '#contract/limits.ts';
import type { Niche } from '#contract/niches.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { OpenLetter } from '#web/ui/drawings/open-letter.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { PageTitle } from '#web/features/site/page-title.tsx';
import { usePayLink } from '#web/features/site/pay-link.ts';
import { useSite } from '#web/features/site/site-context.ts';
import type { InvitingLander } from './link.ts';
import { invitationLink, invitationPath, invitingLanders } from './link.ts';
import { LinkPreview } from './link-preview.tsx';
import { ShareLink } from './share-link.tsx';

/** The way to a code: premium first, then one press. */
function Start({ open }: { open: boolean }) {
  const t = useTranslations('invitations');
  const busy = useNavigation().state !== 'idle';
  const premium = usePayLink('premium');
  if (!open) {
    return (
      <div>
        <p className="mb-6">{t('premium')}</p>
        <ButtonLink to={premium}>{t('getPremium')}</ButtonLink>
      </div>
    );
  }
  return (
    <Form method="post">
      <p className="mb-6">{t('start')}</p>
      <Button type="submit" loading={busy}>
        {t('make')}
      </Button>
    </Form>
  );
}

/** Which page the link opens, and the link. */
function Compose({ code, origin }: { code: string; origin: string }) {
  const t = useTranslations('invitations');
  const { settings } = useSite();
  const offered = invitingLanders(settings.landers);
  const [lander, setLander] = useState<InvitingLander | null>(offered[0] ?? null);
  const [number, setNumber] = useState('1');
  const variants: readonly string[] = lander ? landers[lander] : [];
  const variant = variants[Number(number) - 1] ?? variants[0] ?? '';
  const niche = settings.niche as Niche;
  const invited = { niche, lander, variant };
  const link = invitationLink({ origin, code, ...invited });
  return (
    <div className="grid gap-6">
      {lander && (
        <>
          <Field label={t('page')}>
            <Select
              value={lander}
              onChange={(event) => setLander(event.target.value as InvitingLander)}
            >
              {offered.map((name) => (
                <option key={name} value={name}>
                  {t(`pages.${name}`)}
                </option>
              ))}
            </Select>
          </Field>
          <ChoiceChips
            label={t('variant')}
            name="variant"
            value={number}
            onValueChange={setNumber}
            options={variants.map((_, at) => ({
              value: String(at + 1),
              label: t('number', { number: String(at + 1) }),
            }))}
          />
        </>
      )}
      <LinkPreview path={invitationPath(invited)} />
      <ShareLink link={link} text={t('words', { site: settings.name })} />
    </div>
  );
}

function Thanks({ data }: { data: InvitationsView }) {
  const t = useTranslations('invitations');
  return (
    <Card tone="sunken">
      <p className="font-semibold">{t('joined', { count: data.joined })}</p>
      <p className="text-text-muted">{t('thanked', { count: data.thanks })}</p>
      {data.next_thanks > 0 && (
        <p className="mt-3 text-sm text-text-muted">
          {t('terms', { count: data.next_thanks, most: String(limits.rewardedInvitations) })}
        </p>
      )}
    </Card>
  );
}

/** A link for people one would like to see here. */
export function InvitationsPage({ data }: { data: InvitationsView }) {
  const t = useTranslations('invitations');
  const { settings } = useSite();
  const [lander = null] = invitingLanders(settings.landers);
  const variant = lander ? landers[lander][0] : '';
  const first = { niche: settings.niche as Niche, lander, variant };
  return (
    <main id="content" className="wrap flex-1 py-6 md:py-12">
      <PageTitle>{t('title')}</PageTitle>
      <div className="mx-auto grid max-w-228 items-start gap-8 lg:grid-cols-[1fr_300px]">
        <div>
          <h1 className="display-md md:display-lg">{t('title')}</h1>
          <p className="mt-3 mb-8 max-w-[56ch] text-text-muted">
            {t('lead', { site: settings.name })}
          </p>
          <Card padding="lg">
            {data.code === null ? (
              <div className="grid gap-8">
                <Start open={data.open} />
                <LinkPreview path={invitationPath(first)} />
              </div>
            ) : (
              <Compose code={data.code} origin={data.origin} />
            )}
          </Card>
        </div>
        <div className="grid gap-6">
          <OpenLetter />
          <Thanks data={data} />
        </div>
      </div>
    </main>
  );
}
