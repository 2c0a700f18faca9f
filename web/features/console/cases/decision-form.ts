import type { caseDecide } from '#contract/console/case-decisions.ts';
import type { CaseTopic, CaseView } from '#contract/console/case-views.ts';
import type { CaseKind } from '#contract/console/enums.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import type { Input } from '#contract/core/endpoint.ts';
import type {
  DecisionGround,
  DecisionKind,
  DecisionSource,
  RemovableContent,
} from '#contract/decisions.ts';

/** A decision while somebody writes it. */
export interface DecisionForm {
  readonly kind: DecisionKind | null;
  readonly ground: DecisionGround;
  readonly source: DecisionSource;
  readonly facts: string;
  /** Whether a person wrote the facts, or says that they are right. */
  readonly areFactsChecked: boolean;
  readonly days: number;
  readonly content: RemovableContent | null;
}

/** The rule that is broken most often where this is reported. */
const grounds: Readonly<Partial<Record<CaseTopic, DecisionGround>>> = {
  scam: 'money',
  harassment: 'harassment',
  offensive: 'harassment',
  fake: 'impersonation',
  stolen_photo: 'impersonation',
  underage: 'underage',
  privacy: 'privacy',
  unlawful: 'unlawful',
};

const sources: Readonly<Record<CaseKind, DecisionSource>> = {
  report: 'report',
  complaint: 'complaint',
};

/** How it was found: in a picture, by one of us, by words that are held, or by whoever wrote in. */
const sourceOf = (
  kind: CaseView['kind'],
  pictures: CaseView['pictures'],
  reports: CaseView['reports'],
): DecisionForm['source'] => {
  if (pictures.length > 0) return 'review';
  if (kind === 'report' && reports.length === 0) return 'moderator';
  const isHeld = reports.length > 0 && reports.every(({ held }) => held);
  return isHeld ? 'hold' : sources[kind];
};

/** The form with what can be known before somebody decides. */
export const emptyForm = ({
  topic,
  kind,
  facts,
  removable,
  pictures,
  reports,
}: Pick<
  CaseView,
  'topic' | 'kind' | 'facts' | 'removable' | 'pictures' | 'reports'
>): DecisionForm => ({
  kind: null,
  ground: grounds[topic] ?? 'misuse',
  source: sourceOf(kind, pictures, reports),
  facts,
  areFactsChecked: facts === '',
  days: consoleLimits.cases.suspendDays[1],
  content: removable[0] ?? null,
});

/** Whether the member is told anything, and so needs reasons. */
export const needsReasons = (kind: DecisionKind | null): boolean =>
  kind !== null && kind !== 'no_action';

/** What is still to be done before it can be sent; null when nothing is. */
export const missingOf = (form: DecisionForm): 'kind' | 'facts' | 'check' | null => {
  if (form.kind === null) return 'kind';
  if (!needsReasons(form.kind)) return null;
  if (form.facts.trim() === '') return 'facts';
  return form.areFactsChecked ? null : 'check';
};

type Body = Input<typeof caseDecide>['body'];

/** The decision as it is sent; a milder one takes along nothing of a harder one. */
export const bodyOf = (id: string, kind: DecisionKind, form: DecisionForm): Body => ({
  id,
  kind,
  ...(needsReasons(kind) && { ground: form.ground, source: form.source, facts: form.facts }),
  ...(kind === 'suspend' && { days: form.days }),
  ...(kind === 'remove' && form.content && { content: form.content }),
});
