import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { SkipLink } from '#web/ui/skip-link.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { LockScreen } from './lock-screen.tsx';
import { OutboxPanel } from './outbox-panel.tsx';
import { Palette } from './palette.tsx';
import { PhoneTabs, PhoneTop } from './phone-bars.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import { Sidebar } from './sidebar.tsx';
import { BacklogsContext, useBacklogs } from './use-backlogs.ts';
import { useCommands } from './use-commands.ts';
import { useKeyListener, useKeys } from './use-keys.ts';

/** Around every page for those who are signed in. */
export function ConsoleFrame({ children }: { children: ReactNode }) {
  const t = useTranslations('console');
  const { key } = useLocation();
  const [open, setOpen] = useState<'palette' | 'keys' | null>(null);
  const backlogs = useBacklogs();
  const close = () => setOpen(null);
  const find = () => setOpen('palette');
  const commands = useCommands(() => setOpen('keys'));
  useKeyListener();
  useKeys(
    [
      { keys: 'ctrl k', text: t('palette.title'), run: find },
      ...commands.flatMap(({ keys, text, run }) =>
        keys === undefined ? [] : [{ keys, text, run }],
      ),
    ],
    'everywhere',
  );
  return (
    <div className="c-app">
      <SkipLink href="#content">{t('frame.skip')}</SkipLink>
      <Sidebar backlogs={backlogs} onFind={find} />
      <PhoneTop onFind={find} />
      <BacklogsContext value={backlogs}>{children}</BacklogsContext>
      <PhoneTabs backlogs={backlogs} onFind={find} />
      {open === 'palette' && <Palette commands={commands} onClose={close} />}
      {open === 'keys' && <KeysDialog onClose={close} />}
      <ProofDialog />
      <LockScreen page={key} />
    </div>
  );
}

interface ConsolePageProps {
  readonly title: string;
  /** Before the title: where the page belongs. */
  readonly crumb?: ReactNode;
  /** Right after the title. */
  readonly beside?: ReactNode;
  /** At the other end: what the page is about now, and its buttons. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** One page of the console, under its title. */
export function ConsolePageBody({ title, crumb, beside, actions, children }: ConsolePageProps) {
  const t = useTranslations('console.frame');
  return (
    <main id="content" className="c-main">
      <title>{t('title', { page: title })}</title>
      <header className="c-top">
        {crumb}
        <h1>{title}</h1>
        {beside}
        <span className="c-fill" />
        {actions}
      </header>
      <OutboxPanel />
      {children}
    </main>
  );
}
