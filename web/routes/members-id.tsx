import { data as answer } from 'react-router';
import type { Call } from '#contract/core/client.ts';
import { CallError } from '#contract/core/client.ts';
import { like, unlike } from '#contract/likes/likes.ts';
import type { MemberView } from '#contract/members/member.ts';
import { block, member as memberEndpoint, unblock } from '#contract/members/member.ts';
import { noteSave } from '#contract/members/profile.ts';
import type { reportReasons } from '#contract/moderation.ts';
import { reportFile } from '#contract/moderation.ts';
import { interests as interestsEndpoint } from '#contract/site.ts';
import { IcebreakerLinks } from '#web/features/chat/icebreaker-links.tsx';
import { loadChatStatus } from '#web/features/chat/chat-status.ts';
import { WithHearts } from '#web/features/likes/card-like.tsx';
import { removeFromLists } from '#web/features/likes/list-caches.ts';
import { LikeStatus } from '#web/features/likes/like-status.tsx';
import { LikePanel } from '#web/features/likes/like-panel.tsx';
import type { ChatStatus } from '#web/features/likes/like-panel.tsx';
import type { InterestNames } from '#web/features/members/interest-names.ts';
import { interestNames } from '#web/features/members/interest-names.ts';
import { MemberPage } from '#web/features/members/member/member-page.tsx';
import {
  BlockedBy,
  MemberGone,
  YouBlocked,
} from '#web/features/members/member/member-unavailable.tsx';
import { removeFromSearches } from '#web/features/members/search/search-cache.ts';
import { MembersGate } from '#web/features/members/search/members-gate.tsx';
import { MemberMenu } from '#web/features/moderation/member-menu.tsx';
import { ReportAction } from '#web/features/moderation/report-action.tsx';
import { call } from '#web/lib/call.ts';
import { sendForm, replyToForm, textFieldsOf } from '#web/lib/form.ts';
import { WithTexts } from '#web/lib/lazy-texts.tsx';
import { errorPageOf, serverCall, visitOf } from '#web/lib/visit.ts';
import type { Route } from './+types/members-id';

type Shown =
  | {
      readonly kind: 'member';
      readonly member: MemberView;
      readonly interests: InterestNames;
      readonly writing: ChatStatus;
    }
  | { readonly kind: 'blocked_by' | 'you_blocked'; readonly name: string }
  | { readonly kind: 'gone' | 'members_only' };

/** What the page shows instead of a member who may not be seen. */
const fallbackFor = (error: CallError): Shown | null => {
  const { code, values } = error.answer;
  const name = String(values?.['name'] ?? '');
  switch (code) {
    case 'blocked_by':
    case 'you_blocked':
      return { kind: code, name };
    case 'members_only':
      return { kind: code };
    // An address that is none leads to nobody either.
    case 'member_not_found':
    case 'invalid_input':
      return { kind: 'gone' };
    default:
      return null;
  }
};

export const loader = async (args: Route.LoaderArgs) => {
  const api = serverCall(args);
  try {
    const { locale, signedIn } = visitOf(args);
    const { id } = args.params;
    const [{ member }, names, writing] = await Promise.all([
      api(memberEndpoint, { query: { id } }),
      api(interestsEndpoint, { query: { lang: locale } }),
      signedIn ? loadChatStatus(api, id) : null,
    ]);
    const interests = interestNames(names);
    return { kind: 'member', member, interests, writing } satisfies Shown as Shown;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const instead = fallbackFor(error);
    const status = instead?.kind === 'gone' ? 404 : error.status || 500;
    if (!instead) throw errorPageOf(error);
    return answer(instead, { status });
  }
};

const reportOf = (member: string, given: Readonly<Record<string, string>>) => {
  const { reason, photo, message, conversation, no } = given;
  return {
    member,
    reason: reason as (typeof reportReasons)[number],
    ...(photo && { photo }),
    ...(message && { message }),
    ...(conversation && { chat: { conversation, no: Number(no) } }),
  };
};

const handleIntent = async (api: Call, id: string, request: Request) => {
  const { intent = '', note = '', ...report } = textFieldsOf(await request.formData());
  const body = { member: id };
  switch (intent) {
    case 'block':
      return replyToForm(intent, await sendForm({}, () => api(block, { body })));
    case 'unblock':
      return replyToForm(intent, await sendForm({}, () => api(unblock, { body })));
    case 'like':
      return replyToForm(intent, await sendForm({}, () => api(like, { body })));
    case 'unlike':
      return replyToForm(intent, await sendForm({}, () => api(unlike, { body })));
    case 'note':
      return replyToForm(
        intent,
        await sendForm({}, () => api(noteSave, { body: { ...body, note } })),
      );
    default:
      return replyToForm(
        intent,
        await sendForm({}, () => api(reportFile, { body: reportOf(id, report) })),
      );
  }
};

export const action = (args: Route.ActionArgs) =>
  handleIntent(serverCall(args), args.params.id, args.request);

export const clientAction = async ({ request, params }: Route.ClientActionArgs) => {
  const done = await handleIntent(call, params.id, request);
  const { intent, result } = done.data;
  if (intent === 'block' && result.ok) {
    removeFromSearches(params.id);
    removeFromLists(params.id);
  }
  return done;
};

function Screen({ shown }: { shown: Shown }) {
  switch (shown.kind) {
    case 'member': {
      const { member, interests, writing } = shown;
      return (
        <MemberPage
          key={member.id}
          member={member}
          interests={interests}
          likeStatus={<LikeStatus member={member} />}
          like={<LikePanel member={member} chatStatus={writing} />}
          icebreakers={writing && !writing.summary && <IcebreakerLinks member={member} />}
          menu={<MemberMenu member={member} />}
          report={<ReportAction member={member} />}
        />
      );
    }
    case 'blocked_by':
      return <BlockedBy name={shown.name} />;
    case 'you_blocked':
      return <YouBlocked name={shown.name} />;
    case 'members_only':
      return <MembersGate />;
    case 'gone':
      return <MemberGone />;
  }
}

/** One member, as the reader may see them. */
export default function Member({ loaderData }: Route.ComponentProps) {
  return (
    <WithTexts of="people">
      <WithHearts>
        <Screen shown={loaderData} />
      </WithHearts>
    </WithTexts>
  );
}
