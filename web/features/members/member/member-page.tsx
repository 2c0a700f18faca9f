import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { MemberView } from '#contract/members/member.ts';
import { visit } from '#contract/members/member.ts';
import { linkTo } from '#contract/routes.ts';
import { call } from '#web/lib/call.ts';
import { ignore } from '#web/lib/ignore.ts';
import { useDistance } from '#web/lib/use-formatter.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icons/icon.tsx';
import { OnlineDot } from '#web/ui/online-dot.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useSignupHost } from '#web/features/accounts/signup/signup-host.tsx';
import { PremiumNote } from '#web/features/site/premium-note.tsx';
import { useSite } from '#web/features/site/site-context.ts';
import { useFictional } from '../card/fictional.ts';
import type { InterestNames } from '../interest-names.ts';
import { BlockAction } from './block-action.tsx';
import { Facts, SharedInterests, Interests } from './facts.tsx';
import { Gallery, MorePhotos, useGallery } from './gallery.tsx';
import { MemberHead } from './member-head.tsx';
import { Neighbours } from './neighbours.tsx';
import { NoteCard } from './note-card.tsx';
import { SimilarPeople } from './similar-people.tsx';

function Headline({ member }: { member: MemberView }) {
  const t = useTranslations('people');
  const inUnits = useDistance();
  const { name, age, presence, place, is_me } = member;
  const distance = is_me ? null : member.distance;
  const where = [place, distance !== null && t('card.distance', { distance: inUnits(distance) })]
    .filter(Boolean)
    .join(', ');
  return (
    <header className="max-md:pointer-events-none max-md:z-1 max-md:col-start-1 max-md:row-start-1 max-md:self-end max-md:pb-4 max-md:text-text-on-photo">
      <h1 className="display-lg wrap-anywhere lg:display-xl">
        {t('member.title', { name, age: String(age) })}
      </h1>
      <p className="text-text-muted max-md:text-inherit md:mt-2">
        {presence === 'now' && <OnlineDot className="mr-2 max-md:bg-online-on-photo" />}
        {[presence && t(`presence.${presence}`), where].filter(Boolean).join(' · ')}
      </p>
    </header>
  );
}

/** What everybody shall know before writing, in words. */
function Disclosures({ member: { fictional, verified } }: { member: MemberView }) {
  const t = useTranslations('people.member');
  const { label, icon } = useFictional();
  const { settings } = useSite();
  return (
    <>
      {fictional && (
        <Card tone="warm" padding="sm" className="flex gap-4">
          <Icon name={icon} />
          <p>
            <strong>{label}.</strong> {t('fictionalText', { site: settings.name })}
          </p>
        </Card>
      )}
      {verified && (
        <p className="flex items-start gap-2 text-sm text-text-muted">
          <Icon name="seal" size="sm" className="text-success" />
          <span>
            <strong className="text-text">{t('verified')}.</strong> {t('verifiedText')}
          </span>
        </p>
      )}
    </>
  );
}

/** For visitors: what they get by joining. */
function JoinCard({ member: { id, name } }: { member: MemberView }) {
  const t = useTranslations('people.member.join');
  const open = useSignupHost() !== null;
  return (
    <Card>
      <h2 className="display-xs">{t('title', { name })}</h2>
      <p className="mt-1 mb-5 text-text-muted">{t('text')}</p>
      <div className="grid gap-3">
        {open && (
          <ButtonLink to={linkTo('members-id-signup', { id })} block>
            {t('submit')}
          </ButtonLink>
        )}
        <ButtonLink
          to={linkTo('login', {}, { next: linkTo('members-id', { id }) })}
          variant={open ? 'line' : 'primary'}
          block
        >
          {t('login')}
        </ButtonLink>
      </div>
    </Card>
  );
}

/** Lets the member know, once for each reading. */
const useVisit = (id: string, counts: boolean) => {
  useEffect(() => {
    if (!counts) return;
    // Nobody misses anything if it is lost.
    call(visit, { body: { member: id } }).catch(ignore);
  }, [id, counts]);
};

function About({ member: { about, name } }: { member: MemberView }) {
  const t = useTranslations('people.member');
  if (about === '') return null;
  return (
    <section aria-label={t('about', { name })}>
      <blockquote className="max-w-measure display-sm whitespace-pre-line [quotes:auto] before:content-[open-quote] after:content-[close-quote]">
        {/* In whatever language: not read aloud or hyphenated as the page's. */}
        <span lang="">{about}</span>
      </blockquote>
    </section>
  );
}

type MemberPageProps = {
  member: MemberView;
  interests: InterestNames;
  /** What is between the two, in words. */
  likeStatus: ReactNode;
  /** The ways to like, write and give. */
  like: ReactNode;
  /** What one could ask somebody to whom one has not written yet. */
  icebreakers: ReactNode;
  /** The way to report the member. */
  report: ReactNode;
  /** The same and more, on the photo of a phone. */
  menu: ReactNode;
};

/**
 * A member: photos first, then who it is, then what one can do. On a phone the photo begins at the
 * upper edge, with the way back and the name on it.
 */
export function MemberPage(props: MemberPageProps) {
  const { member, interests, likeStatus, like, icebreakers, report, menu } = props;
  const t = useTranslations('people.member');
  const { user } = useSite();
  const gallery = useGallery(member);
  const { id, name, note, is_me } = member;
  const isOther = user !== null && !is_me;
  useVisit(id, isOther);
  return (
    <main
      id="content"
      data-immersive={user ? '' : undefined}
      className="relative wrap flex-1 pb-16 max-md:pb-28 md:pb-20"
    >
      <MemberHead member={member} />
      <Neighbours id={id} menu={isOther && menu} />
      <div
        className={cx(
          'grid gap-x-8 gap-y-6 md:gap-y-12 xl:gap-x-16',
          // One photo alone is no wider than it is good at, and all stands around the middle.
          member.photos.length > 1
            ? 'md:grid-cols-[1.5fr_1fr] xl:grid-cols-[736px_1fr]'
            : 'md:grid-cols-2 xl:grid-cols-[488px_480px] xl:justify-center',
        )}
      >
        <Gallery member={member} gallery={gallery} />
        <div className="max-md:contents md:sticky md:top-24 md:row-span-2 md:grid md:content-start md:gap-5 md:self-start">
          <Headline member={member} />
          <div className="order-1 grid gap-5">
            {is_me && (
              <Alert action={<TextLink to={linkTo('profile')}>{t('me.edit')}</TextLink>}>
                {t('me.text')}
              </Alert>
            )}
            {isOther && likeStatus}
            <Disclosures member={member} />
            <SharedInterests member={member} names={interests} />
            {isOther && like}
            {user === null && <JoinCard member={member} />}
          </div>
          {isOther && (
            <div className="order-3 grid gap-5 max-md:mt-4">
              {icebreakers}
              {note !== null && <NoteCard member={member} note={note} />}
              <div
                role="group"
                aria-label={t('actions')}
                className="flex flex-wrap justify-center gap-2"
              >
                <BlockAction name={name} />
                {report}
              </div>
            </div>
          )}
        </div>
        <div className="order-2 grid content-start gap-10 md:order-none md:gap-12">
          <About member={member} />
          <Facts member={member} />
          <Interests member={member} names={interests} />
          {user && member.photos.some(({ locked }) => locked) && <PremiumNote feature="photos" />}
          <MorePhotos member={member} onOpen={gallery.open} />
        </div>
      </div>
      <SimilarPeople key={id} id={id} name={name} />
    </main>
  );
}
