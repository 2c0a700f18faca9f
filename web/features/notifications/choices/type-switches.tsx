import { useTranslations } from 'use-intl';
import { limits } from '#contract/limits.ts';
import { channels, isDisabled, notificationTypes } from '#contract/notifications/enums.ts';
import type { Channel, NotificationType } from '#contract/notifications/enums.ts';
import { Switch } from '#web/ui/switch.tsx';
import { useSite } from '#web/features/site/site-context.ts';
import type { Choices } from './use-choices.ts';

type RowProps = Pick<Choices, 'view'> & { type: NotificationType; canPush: boolean };

function Row({ view, type, canPush }: RowProps) {
  const t = useTranslations('notifications.choices');
  const { settings } = useSite();
  const toggle = (channel: Channel) => {
    const isPossible = channel === 'email' || canPush;
    const on = isPossible && !isDisabled(view.disabled, type, channel);
    return (
      <span key={channel} className="flex items-center justify-center gap-3">
        <span aria-hidden className="text-sm font-medium md:hidden">
          {t(channel)}
        </span>
        <Switch
          name="toggle"
          value={`${type}:${channel}:${on ? 'off' : 'on'}`}
          checked={on}
          disabled={!isPossible}
          label={t('toggle', { type: t(`types.${type}`), channel: t(channel) })}
        />
      </span>
    );
  };
  return (
    <li className="grid gap-x-4 gap-y-1 py-3 md:grid-cols-[1fr_5.5rem_5.5rem] md:items-center max-md:rounded-md max-md:bg-surface-sunken max-md:px-4">
      <div className="min-w-0">
        <h4 className="font-semibold">{t(`types.${type}`)}</h4>
        <p className="text-sm text-text-muted">
          {t(`descriptions.${type}`, {
            site: settings.name,
            count: limits.notifications.unreadAfterHours.length,
          })}
        </p>
      </div>
      <div className="flex flex-wrap gap-x-8 md:contents">{channels.map(toggle)}</div>
    </li>
  );
}

/** What there is to hear of, each by two ways: a table at a desk, cards in a hand. */
export function TypeSwitches({ view, form }: Pick<Choices, 'view' | 'form'>) {
  const t = useTranslations('notifications.choices');
  const canPush = view.devices > 0;
  return (
    <form {...form}>
      <input type="hidden" name="intent" value="choices" />
      <h3 className="sr-only">{t('what')}</h3>
      {!canPush && <p className="mb-4 text-sm text-text-muted">{t('noPush')}</p>}
      <div
        aria-hidden
        className="hidden gap-x-4 border-b border-line pb-2 text-center text-sm font-semibold text-text-muted md:grid md:grid-cols-[1fr_5.5rem_5.5rem]"
      >
        <span />
        {channels.map((channel) => (
          <span key={channel}>{t(channel)}</span>
        ))}
      </div>
      <ul className="grid gap-3 md:gap-0 md:divide-y md:divide-line">
        {notificationTypes.map((type) => (
          <Row key={type} view={view} type={type} canPush={canPush} />
        ))}
      </ul>
    </form>
  );
}
