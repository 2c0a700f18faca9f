import { signupAbout } from '#contract/accounts/signup.ts';
import type { Call } from '#contract/core/client.ts';
import { CallError } from '#contract/core/client.ts';
import { introduction } from '#contract/members/member.ts';
import type { PhotoView } from '#contract/members/photos.ts';
import { linkTo } from '#contract/routes.ts';
import { AboutMember } from '#web/features/accounts/signup/about-member.tsx';
import {
  loadSignup,
  postSignup,
  useStepAddress,
  useSignupStart,
} from '#web/features/accounts/signup/page-data.ts';
import { SignupPage } from '#web/features/accounts/signup/signup-page.tsx';
import { facePosition, photoSources } from '#web/features/members/photo-src.ts';
import { orErrorPage, serverCall, visitOf } from '#web/lib/visit.ts';
import { Photo } from '#web/ui/photo.tsx';
import type { Route } from './+types/members-id-signup';

/** The page is whole without it. */
const photoOf = async (api: Call, id: string): Promise<PhotoView | null> => {
  try {
    return (await api(introduction, { query: { id } })).member.photo;
  } catch (error) {
    if (error instanceof CallError) return null;
    throw error;
  }
};

type MemberPhotoProps = { photo: PhotoView; sizes: string; className: string };

function MemberPhoto({ photo, sizes, className }: MemberPhotoProps) {
  return (
    <Photo
      {...photoSources(photo)}
      sizes={sizes}
      alt=""
      color={photo.colour}
      position={facePosition(photo)}
      className={className}
    />
  );
}

const Small = ({ photo }: { photo: PhotoView }) => (
  <MemberPhoto photo={photo} sizes="72px" className="h-24 w-18 shrink-0 rounded-sm lg:hidden" />
);

const Large = ({ photo }: { photo: PhotoView }) => (
  <MemberPhoto photo={photo} sizes="400px" className="size-full rounded-none" />
);

export const loader = async (args: Route.LoaderArgs) => {
  const api = serverCall(args);
  const page = await loadSignup(visitOf(args), api, args.request);
  const about = await orErrorPage(api(signupAbout, { query: { id: args.params.id } }));
  return { ...page, ...about, photo: await photoOf(api, args.params.id) };
};

export const action = async (args: Route.ActionArgs) => {
  const api = serverCall(args);
  const { id } = args.params;
  const { words_length } = await orErrorPage(api(signupAbout, { query: { id } }));
  return postSignup(api, args.request, { about: id, maxMessageLength: words_length });
};

/** The signup of somebody who wants to write to a member. */
export default function SignupAboutMember({ loaderData, actionData }: Route.ComponentProps) {
  const { member, photo, words, words_length, sendKey, after } = loaderData;
  const path = linkTo('members-id-signup', { id: member.id });
  return (
    <SignupPage
      start={useSignupStart(loaderData, actionData, words)}
      purpose={{ about: member.id, maxMessageLength: words_length }}
      action={path}
      sendKey={sendKey}
      about={member}
      interests={after?.interests}
      sent={after?.sent}
      onProgress={useStepAddress(path)}
      intro={<AboutMember member={member} photo={photo && <Small photo={photo} />} />}
      photo={photo && <Large photo={photo} />}
    />
  );
}
