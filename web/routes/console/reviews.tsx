import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ReviewKind } from '#contract/console/enums.ts';
import { CONSOLE_PATH } from '#contract/console/paths.ts';
import type { ReviewItem } from '#contract/console/reviews.ts';
import { reviewQueue } from '#contract/console/reviews.ts';
import { ConsolePageBody } from '#web/features/console/console-frame.tsx';
import { SITE_PARAM, useChosenSite, useStaff } from '#web/features/console/session.ts';
import { BlurChoice } from '#web/features/console/reviews/blur-choice.tsx';
import { DecisionPanel } from '#web/features/console/reviews/decision-panel.tsx';
import { PhoneActions } from '#web/features/console/reviews/phone-actions.tsx';
import { QueuePanel } from '#web/features/console/reviews/queue-panel.tsx';
import { reasonsOf } from '#web/features/console/reviews/reasons.ts';
import { ReviewFigures } from '#web/features/console/reviews/review-figures.tsx';
import { Failed, Lapsed, Nothing } from '#web/features/console/reviews/review-states.tsx';
import { PauseHint } from '#web/features/console/reviews/pause-hint.tsx';
import { Stage, UndoBar } from '#web/features/console/reviews/stage.tsx';
import { UnlawfulDialog } from '#web/features/console/reviews/unlawful-dialog.tsx';
import { useBlur } from '#web/features/console/reviews/use-blur.ts';
import { useReviews } from '#web/features/console/reviews/use-reviews.ts';
import type { Queue } from '#web/features/console/reviews/use-waiting.ts';
import { useWaiting } from '#web/features/console/reviews/use-waiting.ts';
import { useKeys } from '#web/features/console/use-keys.ts';
import { useErrorText } from '#web/lib/use-refusal.ts';
import { orErrorPage, serverCall } from '#web/lib/visit.ts';
import type { Route } from './+types/reviews';

const kinds: Readonly<Record<string, ReviewKind>> = {
  [`${CONSOLE_PATH}/photos`]: 'photo',
  [`${CONSOLE_PATH}/chat-photos`]: 'message_photo',
  [`${CONSOLE_PATH}/selfies`]: 'selfie',
};

interface Loaded {
  readonly kind: ReviewKind;
  readonly queue: Queue;
}

export const loader = async (args: Route.LoaderArgs): Promise<Loaded> => {
  const { pathname, searchParams } = new URL(args.request.url);
  const kind = kinds[pathname.replace(/\/$|\.data$/g, '')] ?? 'photo';
  const site = searchParams.get(SITE_PARAM);
  const query = { kind, ...(site !== null && { site }) };
  return { kind, queue: await orErrorPage(serverCall(args)(reviewQueue, { query })) };
};

/** One person deciding over the pictures of a kind. */
function Reviews({ kind, queue: loaded, site }: Loaded & { readonly site: number | undefined }) {
  const t = useTranslations('console');
  const { id: me } = useStaff();
  const errorText = useErrorText();
  const [blur, setBlur] = useBlur();
  const queue = useWaiting(loaded, kind, site);
  const reviews = useReviews(kind, site, queue.pictures);
  const [count, setCount] = useState(0);
  const [isRejecting, setRejecting] = useState(false);
  const { state, current, phase, refusal, decide, pass, undo, settle, claimMore } = reviews;
  const [suspect, setSuspect] = useState<ReviewItem | null>(null);
  const askUnlawful = () => setSuspect(current ?? null);
  const decideNow: typeof decide = (reason) => {
    if (current) setCount(count + 1);
    decide(reason);
  };
  useKeys([
    { keys: 'a', text: t('reviews.approve'), run: () => decideNow(null) },
    ...reasonsOf(kind).map((reason, index) => ({
      keys: `r ${index + 1}`,
      text: t('reviews.rejectAs', { reason: t(`reviews.reasons.${reason}.name`) }),
      run: () => decideNow(reason),
    })),
    { keys: 'u', text: t('reviews.unlawful.mark'), run: askUnlawful },
    { keys: 'q', text: t('reviews.ask'), run: () => pass(true) },
    { keys: 's', text: t('reviews.skip'), run: () => pass(false) },
    { keys: 'z', text: t('reviews.undo'), run: undo },
  ]);
  const actions = (
    <>
      <ReviewFigures queue={queue} />
      <span className="c-fill" />
      <BlurChoice blur={blur} onChange={setBlur} />
    </>
  );
  const undoBar = (
    <div className="c-review__undo">
      {state.decided && <UndoBar decided={state.decided} onUndo={undo} onOver={settle} />}
    </div>
  );
  const refused = refusal && (
    <p role="alert" className="c-error">
      {errorText(refusal)}
    </p>
  );
  const rest = () => {
    if (phase === 'failed') return <Failed onRetry={claimMore} />;
    if (phase === 'claiming') return <div className="c-review__stage" aria-busy />;
    if (queue.waiting > 0 && state.until === null) {
      return <Lapsed onGoOn={claimMore} />;
    }
    return <Nothing queue={queue} kind={kind} onLook={claimMore} />;
  };
  return (
    <ConsolePageBody title={t(`pages.${kind}`)} actions={actions}>
      <div className="c-review" data-blur={blur}>
        <QueuePanel queue={queue} current={current?.id} me={me} />
        {current ? (
          <>
            <Stage
              item={current}
              next={state.items.slice(1)}
              until={state.until}
              swipes={{ onApprove: () => decideNow(null), onReject: () => setRejecting(true) }}
            >
              {refused}
              {undoBar}
              <PhoneActions
                item={current}
                isRejecting={isRejecting}
                onRejecting={setRejecting}
                onDecide={decideNow}
                onUndo={undo}
                onUnlawful={askUnlawful}
              />
            </Stage>
            <DecisionPanel
              item={current}
              onDecide={decideNow}
              onPass={pass}
              onUnlawful={askUnlawful}
            />
          </>
        ) : (
          <div className="c-review__rest">
            {rest()}
            {refused}
            {undoBar}
          </div>
        )}
        {suspect && (
          <UnlawfulDialog
            name={suspect.member.name}
            onMark={() => reviews.markUnlawful(suspect)}
            onClose={() => setSuspect(null)}
          />
        )}
        <PauseHint count={count} />
      </div>
    </ConsolePageBody>
  );
}

/** Another kind or site is begun afresh. */
export default function ConsoleReviews({ loaderData }: Route.ComponentProps) {
  const { kind } = loaderData;
  const site = useChosenSite()?.id;
  return <Reviews key={`${kind} ${site}`} {...loaderData} site={site} />;
}
