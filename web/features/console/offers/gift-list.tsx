import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { gifts } from '#contract/chat/gifts.ts';
import type { GiftId } from '#contract/chat/gifts.ts';
import type { GiftList } from '#contract/console/gifts.ts';
import { giftListSave } from '#contract/console/gifts.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import { CallError } from '#contract/core/client.ts';
import { giftPictures } from '#web/assets/gifts/gifts.ts';
import { Field } from '#web/ui/field.tsx';
import { ActionError } from '../action-error.tsx';
import { ConsoleButton } from '../console-button.tsx';
import { consoleCall } from '../console-call.ts';
import { ConsolePageBody } from '../console-frame.tsx';
import { ConsoleTextarea } from '../console-fields.tsx';
import type { ConsoleIconName } from '../icons/names.ts';
import { useAction } from '../use-action.ts';
import { useKeys } from '../use-keys.ts';
import { useMoment } from '../use-moment.ts';
import { movedGift } from './moved-gift.ts';

type GiftStep = 'earlier' | 'later' | 'off' | 'on';

const buttonId = (gift: GiftId, step: GiftStep): string => `gift-${gift}-${step}`;

/** The focus goes where one would go on: what was pressed may have moved, or is no longer there. */
const focusFirst = (...ids: readonly string[]): void => {
  const buttons = ids.map((id) => document.querySelector<HTMLElement>(`#${id}:enabled`));
  buttons.find((button) => button !== null)?.focus();
};

/** The same button of the gifts beside one. */
const besides = (shown: readonly GiftId[], at: number, step: GiftStep): string[] =>
  [shown[at + 1], shown[at - 1]].flatMap((gift) => (gift ? [buttonId(gift, step)] : []));

interface GiftCardProps {
  readonly gift: GiftId;
  readonly actions: readonly {
    readonly icon: ConsoleIconName;
    readonly text: GiftStep;
    /** Null where it leads nowhere. */
    readonly run: (() => void) | null;
  }[];
}

function GiftCard({ gift, actions }: GiftCardProps) {
  const t = useTranslations('console.giftList');
  const name = useTranslations('gifts')(gift);
  return (
    <li className="c-gift">
      <img src={giftPictures[gift]} alt="" width={48} height={48} />
      <b>{name}</b>
      <span className="c-row">
        {actions.map(({ icon, text, run }) => (
          <ConsoleButton
            key={text}
            id={buttonId(gift, text)}
            small
            look="quiet"
            icon={icon}
            className="c-button--icon"
            disabled={run === null}
            onClick={() => run?.()}
          >
            <span className="sr-only">{t(text, { gift: name })}</span>
          </ConsoleButton>
        ))}
      </span>
    </li>
  );
}

interface GiftsProps {
  readonly site: number;
  readonly list: GiftList;
}

/** When the gifts were changed last, and by whom. */
function Changed({ list: { changed_at: at, changed_by: by } }: Pick<GiftsProps, 'list'>) {
  const t = useTranslations('console.giftList');
  const moment = useMoment();
  return <small>{at && by ? t('changed', { name: by.name, date: moment(at) }) : t('never')}</small>;
}

/** Which gifts a site offers, in which order. */
export function Gifts({ site, list }: GiftsProps) {
  const t = useTranslations('console');
  const { revalidate } = useRevalidator();
  const { busy, run, message, field } = useAction();
  const [offered, setOffered] = useState<readonly GiftId[]>(list.offered);
  const [reason, setReason] = useState('');
  const [isOutdated, setOutdated] = useState(false);
  const resting = gifts.filter((gift) => !offered.includes(gift));
  const isChanged = offered.join() !== list.offered.join();
  const move = (gift: GiftId, step: 1 | -1) => {
    flushSync(() => setOffered(movedGift(offered, gift, step)));
    const steps: readonly GiftStep[] = step === 1 ? ['later', 'earlier'] : ['earlier', 'later'];
    focusFirst(...steps.map((name) => buttonId(gift, name)));
  };
  const takeOff = (gift: GiftId, at: number) => {
    flushSync(() => setOffered(offered.filter((other) => other !== gift)));
    focusFirst(...besides(offered, at, 'off'));
  };
  const offer = (gift: GiftId, at: number) => {
    flushSync(() => setOffered([...offered, gift]));
    focusFirst(...besides(resting, at, 'on'), buttonId(gift, 'earlier'));
  };
  const save = () =>
    run(async () => {
      const body = { site, version: list.version, offered: [...offered], reason };
      try {
        await consoleCall(giftListSave, { body });
      } catch (error) {
        setOutdated(error instanceof CallError && error.answer.code === 'gifts_changed');
        throw error;
      }
      await revalidate();
    });
  useKeys([
    {
      keys: 'ctrl enter',
      text: t('giftList.submit'),
      run: () => void (isChanged && !busy && save()),
    },
  ]);
  return (
    <ConsolePageBody title={t('pages.gifts')} actions={<Changed list={list} />}>
      <p className="c-lead c-offers__lead">{t('giftList.lead', { count: list.credits })}</p>
      <div className="c-gift-panels">
        <section className="c-panel" aria-labelledby="offered">
          <div className="c-panel__head">
            <h2 id="offered">{t('giftList.offered')}</h2>
            {isChanged && <span className="c-status c-status--warn">{t('giftList.unsaved')}</span>}
          </div>
          <ol className="c-gifts">
            {offered.map((gift, at) => (
              <GiftCard
                key={gift}
                gift={gift}
                actions={[
                  {
                    icon: 'caret-up',
                    text: 'earlier',
                    run: at === 0 ? null : () => move(gift, -1),
                  },
                  {
                    icon: 'caret-down',
                    text: 'later',
                    run: at === offered.length - 1 ? null : () => move(gift, 1),
                  },
                  {
                    icon: 'eye-slash',
                    text: 'off',
                    run: offered.length === 1 ? null : () => takeOff(gift, at),
                  },
                ]}
              />
            ))}
          </ol>
        </section>
        <section className="c-panel" aria-labelledby="resting">
          <div className="c-panel__head">
            <h2 id="resting">{t('giftList.resting')}</h2>
          </div>
          {resting.length === 0 && <p className="c-muted c-list">{t('giftList.allOffered')}</p>}
          <ul className="c-gifts">
            {resting.map((gift, at) => (
              <GiftCard
                key={gift}
                gift={gift}
                actions={[{ icon: 'eye', text: 'on', run: () => offer(gift, at) }]}
              />
            ))}
          </ul>
        </section>
      </div>
      {isChanged && (
        <form
          className="c-form c-gift-save"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!busy) void save();
          }}
        >
          <Field
            label={t('giftList.reason')}
            hint={t('giftList.reasonHint')}
            error={field('reason')}
          >
            <ConsoleTextarea
              name="reason"
              maxLength={consoleLimits.staff.reasonLength}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </Field>
          <ActionError message={message} />
          <div className="c-row">
            <ConsoleButton type="submit" look="primary" keys="ctrl enter" busy={busy} online>
              {t('giftList.submit')}
            </ConsoleButton>
            {isOutdated && (
              <ConsoleButton onClick={() => void revalidate()}>
                {t('giftList.reload')}
              </ConsoleButton>
            )}
            <ConsoleButton look="quiet" onClick={() => setOffered(list.offered)}>
              {t('giftList.undo')}
            </ConsoleButton>
          </div>
        </form>
      )}
    </ConsolePageBody>
  );
}
