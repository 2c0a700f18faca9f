import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { consoleLock } from '#contract/console/sign-in.ts';
import { useClaimNext } from './cases/use-claim-next.ts';
import { consoleCall, lockGate, signOut } from './console-call.ts';
import type { ConsoleIconName } from './icons/names.ts';
import { pagesFor } from './pages.ts';
import { toggleScheme } from './scheme.tsx';
import { SITE_PARAM, useChosenSite, useConsoleSession, useSiteLink, useStaff } from './session.ts';
import { useLetterKeys } from './use-keys.ts';

/** Something that the palette finds: something to open, or to do. */
export interface Command {
  readonly id: string;
  readonly kind: 'page' | 'command' | 'case' | 'order' | 'member' | 'colleague';
  readonly icon: ConsoleIconName;
  readonly text: string;
  /** What else tells it from others. */
  readonly note?: string;
  readonly keys?: string;
  readonly run: () => void;
}

export const lockNow = async (): Promise<void> => {
  await consoleCall(consoleLock);
  lockGate.show();
};

const usePageCommands = (): Command[] => {
  const t = useTranslations('console.pages');
  const navigate = useNavigate();
  const link = useSiteLink();
  return pagesFor(useStaff(), useChosenSite()).map(({ name, path, icon, key }) => ({
    id: name,
    kind: 'page',
    icon,
    text: t(name),
    keys: `g ${key}`,
    run: () => void navigate(link(path)),
  }));
};

const useSiteCommands = (): Command[] => {
  const t = useTranslations('console.commands');
  const { sites } = useConsoleSession();
  const [, setSearch] = useSearchParams();
  if (sites.length < 2) return [];
  const toSite = (id: number | null, text: string): Command => ({
    id: `site-${id ?? 'all'}`,
    kind: 'command',
    icon: 'arrows-left-right',
    text,
    run: () => setSearch(id === null ? {} : { [SITE_PARAM]: String(id) }),
  });
  return [
    toSite(null, t('allSites')),
    ...sites.map(({ id, name }) => toSite(id, t('site', { name }))),
  ];
};

/** All that can be opened and done from anywhere. */
export const useCommands = (showKeys: () => void): readonly Command[] => {
  const t = useTranslations('console.commands');
  const [areKeysOn, setKeysOn] = useLetterKeys();
  const command = (
    id: string,
    icon: ConsoleIconName,
    text: string,
    run: () => void,
    keys?: string,
  ): Command => ({ id, kind: 'command', icon, text, run, ...(keys !== undefined && { keys }) });
  const claimNext = useClaimNext();
  const isDecider = useStaff().rights.includes('cases.decide');
  return [
    ...usePageCommands(),
    ...(isDecider
      ? [command('claim-next', 'hand-grabbing', t('claimNext'), () => void claimNext())]
      : []),
    command('dark', 'moon', t('dark'), toggleScheme, 'ctrl j'),
    command('lock', 'lock-simple', t('lock'), () => void lockNow(), 'ctrl l'),
    command('keys', 'keyboard', t('keys'), showKeys, '?'),
    command('letters', 'keyboard', t(areKeysOn ? 'lettersOff' : 'lettersOn'), () =>
      setKeysOn(!areKeysOn),
    ),
    ...useSiteCommands(),
    command('sign-out', 'sign-out', t('signOut'), () => void signOut()),
  ];
};
