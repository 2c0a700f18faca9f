import type { MemberPage } from '#contract/console/member-views.ts';
import type { ConsoleIconName } from '../icons/names.ts';

type Order = NonNullable<MemberPage['money']>['ordered']['orders'][number];
type CaseRow = NonNullable<MemberPage['cases']>[number];
type Photo = NonNullable<MemberPage['photos']>[number];

/** Something that happened to a member, and what tells more of it. */
export type Moment = {
  /** Tells it from all others. */
  readonly id: string;
  readonly at: string;
  readonly icon: ConsoleIconName;
} & (
  | { readonly what: 'joined' | 'confirmed' | 'verified' | 'deleted' }
  | { readonly what: 'photo'; readonly photo: Photo }
  | { readonly what: 'order'; readonly order: Order }
  | { readonly what: 'reported' | 'decided'; readonly case: CaseRow }
  | { readonly what: 'staff'; readonly entry: MemberPage['trail']['entries'][number] }
);

const when = <T extends object>(at: string | null, what: T): readonly (T & { at: string })[] =>
  at === null ? [] : [{ ...what, at }];

/** How far back everything is known: the latest end of the lists that go on, and whose it is. */
export const horizonOf = ({ money, trail }: MemberPage) => {
  const order = money?.ordered.next ? money.ordered.orders.at(-1) : undefined;
  const entry = trail.next ? trail.entries.at(-1) : undefined;
  return [
    ...(order ? [{ list: 'ordered', at: Date.parse(order.created_at) } as const] : []),
    ...(entry ? [{ list: 'trail', at: Date.parse(entry.at) } as const] : []),
  ].toSorted((a, b) => b.at - a.at)[0];
};

/** What a page knows of a member in the order of time, the latest first, without gaps. */
export const timelineOf = (member: MemberPage): readonly Moment[] => {
  const { photos, money, cases, trail } = member;
  const moments: Moment[] = [
    ...when(member.confirmed_at, { id: 'confirmed', what: 'confirmed', icon: 'check' } as const),
    ...when(member.verified_at, { id: 'verified', what: 'verified', icon: 'seal-check' } as const),
    ...when(member.deleted_at, { id: 'deleted', what: 'deleted', icon: 'trash' } as const),
    ...(photos ?? []).flatMap((photo) =>
      when(photo.reviewed_at, {
        id: photo.id,
        what: 'photo',
        icon: 'image-square',
        photo,
      } as const),
    ),
    ...(money?.ordered.orders ?? []).map(
      (order) =>
        ({
          id: order.id,
          what: 'order',
          icon: 'credit-card',
          at: order.created_at,
          order,
        }) as const,
    ),
    ...(cases ?? []).flatMap((row) => [
      {
        id: `${row.id} opened`,
        what: 'reported',
        icon: 'flag',
        at: row.opened_at,
        case: row,
      } as const,
      ...(row.decision
        ? when(row.decided_at, {
            id: `${row.id} ${row.decision}`,
            what: 'decided',
            icon: 'flag',
            case: row,
          } as const)
        : []),
    ]),
    ...trail.entries.map(
      (entry) =>
        ({
          id: String(entry.no),
          what: 'staff',
          icon: 'users-three',
          at: entry.at,
          entry,
        }) as const,
    ),
    // Last, so that what happened in the same moment stands above it.
    { id: 'joined', what: 'joined', icon: 'user-plus', at: member.joined_at },
  ];
  const since = horizonOf(member)?.at ?? Number.NEGATIVE_INFINITY;
  return moments
    .filter(({ at }) => Date.parse(at) >= since)
    .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
};
