import type { Input } from '#contract/core/endpoint.ts';
import type { ChoicesView, notificationChoose } from '#contract/notifications/choices.ts';
import type { Channel, NotificationType, StopReason } from '#contract/notifications/enums.ts';
import { disabledKey } from '#contract/notifications/enums.ts';

/** What of the choices is changed. */
export type Change = Input<typeof notificationChoose>['body'];

/** From ten in the evening to seven in the morning, until the member says otherwise. */
const defaultQuietHours = { from: 22, to: 7 };

/**
 * What a form asks for, with scripts or without: which names it sends says what is to change. Whether
 * the values make sense the server decides.
 */
export const parseChange = (
  fields: Readonly<Record<string, string | undefined>>,
): Change | undefined => {
  const { toggle, resume, quiet, from, to, texts } = fields;
  if (toggle !== undefined) {
    const [type, channel, state] = toggle.split(':');
    return {
      switch: {
        type: type as NotificationType,
        channel: channel as Channel,
        on: state === 'on',
      },
    };
  }
  if (resume !== undefined) return { resume: resume as StopReason };
  if (quiet !== undefined) return { quiet: quiet === 'on' ? defaultQuietHours : null };
  if (from !== undefined && to !== undefined) {
    return { quiet: { from: Number(from), to: Number(to) } };
  }
  return texts === undefined ? undefined : { push_texts: texts === 'on' };
};

type Stops = ChoicesView['stops'];

const typesOf = (stops: Stops) => stops.flatMap(({ types }) => types);

const withoutType = (stops: Stops, gone: NotificationType): Stops =>
  stops
    .map((stop) => ({ ...stop, types: stop.types.filter((type) => type !== gone) }))
    .filter(({ types }) => types.length > 0);

/** How things will stand once a change is through. */
export const applyChange = (view: ChoicesView, change: Change): ChoicesView => {
  const { switch: one, resume, quiet = view.quiet } = change;
  const next: ChoicesView = {
    ...view,
    quiet,
    time_zone: change.time_zone ?? view.time_zone,
    push_texts: change.push_texts ?? view.push_texts,
  };
  if (one) {
    const name = disabledKey(one.type, one.channel);
    const others = next.disabled.filter((entry) => entry !== name);
    next.disabled = one.on ? others : [...others, name];
  }
  // Whoever switches a mail on wants it, whatever came back before.
  if (one?.on && one.channel === 'email') next.stops = withoutType(view.stops, one.type);
  if (resume) {
    next.stops = view.stops.filter(({ reason }) => reason !== resume);
    const back = typesOf(view.stops).filter((type) => !typesOf(next.stops).includes(type));
    const names: readonly string[] = back.map((type) => disabledKey(type, 'email'));
    next.disabled = next.disabled.filter((entry) => !names.includes(entry));
  }
  return next;
};
