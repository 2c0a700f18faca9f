import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useDeviceChoice } from '#web/lib/device-storage.ts';
import { showModalDialog } from '#web/ui/show-modal-dialog.ts';
import { ConsoleIcon } from './icons/console-icon.tsx';
import { Keys } from './keys.tsx';
import { addRecent, findCommands } from './rules/find-commands.ts';
import { useChosenSite } from './session.ts';
import type { Command } from './use-commands.ts';
import { useSearch, useSearchable } from './use-search.ts';

interface PaletteProps {
  readonly commands: readonly Command[];
  readonly onClose: () => void;
}

const useRecent = (): [recent: readonly string[], add: (id: string) => void] => {
  const [value, choose] = useDeviceChoice('console-recent');
  const recent = value ? value.split(' ') : [];
  return [recent, (id) => choose(addRecent(recent, id).join(' '))];
};

function PaletteOption({
  command,
  id,
  isChosen,
  onRun,
}: {
  command: Command;
  id: string;
  isChosen: boolean;
  onRun: () => void;
}) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- Keys are heard by the field above.
    <div
      ref={row}
      id={id}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      className="c-palette__row"
      onClick={onRun}
    >
      <span className="c-palette__icon">
        <ConsoleIcon name={command.icon} />
      </span>
      <b>{command.text}</b>
      {command.note && <span className="c-muted">{command.note}</span>}
      {command.keys && <Keys>{command.keys}</Keys>}
    </div>
  );
}

/** Find or do: every page and command by typing a few letters. */
export function Palette({ commands, onClose }: PaletteProps) {
  const t = useTranslations('console.palette');
  const site = useChosenSite();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const [recent, addToRecent] = useRecent();
  const searched = useSearch(typed);
  const searchable = useSearchable();
  const found = [...findCommands(commands, typed, recent), ...(searched ?? [])];
  const current = found[Math.min(chosen, found.length - 1)];

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    showModalDialog(element);
    return () => element.close();
  }, []);

  const run = (command: Command) => {
    // Whom cases are about is not kept on the device.
    if (command.kind === 'page' || command.kind === 'command') addToRecent(command.id);
    onClose();
    command.run();
  };
  const move = (by: number) => setChosen((chosen + by + found.length) % Math.max(1, found.length));
  const keyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && current) run(current);
    else return;
    event.preventDefault();
  };

  return (
    <dialog
      ref={dialog}
      className="c-palette"
      aria-label={t('title')}
      onKeyDown={keyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className="c-palette__box">
        <div className="c-palette__query">
          <ConsoleIcon name="magnifying-glass" size="l" />
          <input
            autoFocus
            role="combobox"
            aria-label={t('title')}
            aria-expanded
            aria-controls={`${id}-list`}
            aria-activedescendant={current && `${id}-${current.id}`}
            autoComplete="off"
            spellCheck={false}
            placeholder={t('placeholder')}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setChosen(0);
            }}
          />
          <span className="c-status c-status--line">{site?.name ?? t('allSites')}</span>
          <Keys>escape</Keys>
        </div>
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={t('title')}
          aria-busy={searched === undefined}
          className="c-palette__list"
        >
          {found.map((command) => (
            <PaletteOption
              key={command.id}
              id={`${id}-${command.id}`}
              command={command}
              isChosen={command === current}
              onRun={() => run(command)}
            />
          ))}
        </div>
        {found.length === 0 && searched !== undefined && (
          <p role="status" className="c-palette__none">
            {t(searched === null ? 'failed' : 'none')}
          </p>
        )}
        <div className="c-palette__foot" aria-hidden>
          <span>
            <Keys>arrowup arrowdown</Keys> {t('move')}
          </span>
          <span>
            <Keys>enter</Keys> {t('open')}
          </span>
          <span className="c-fill" />
          {searchable.person && (
            <span>
              <Keys>@</Keys> {t('people')}
            </span>
          )}
          {searchable.case && (
            <span>
              <Keys>#</Keys> {t('cases')}
            </span>
          )}
          <span>
            <Keys>{'>'}</Keys> {t('commands')}
          </span>
        </div>
      </div>
    </dialog>
  );
}
