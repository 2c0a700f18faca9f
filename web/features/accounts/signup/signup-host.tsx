import { createContext, Suspense, use, useMemo, useState } from 'react';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { useLocale } from 'use-intl';
import { linkTo } from '#contract/routes.ts';
import { ignore } from '#web/lib/ignore.ts';
import { loadTexts } from '#web/lib/messages.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { useSite } from '#web/features/site/site-context.ts';
import { WithTexts } from '#web/lib/lazy-texts.tsx';
import { useSignupClosedReason } from '../use-signup-closed-reason.ts';
import type { Answers } from './answers.ts';
import type { SignupModalProps } from './signup-modal.tsx';

interface Host {
  /** Fetches the form before it is asked for. */
  readonly prepare: () => void;
  readonly open: (chosen?: Partial<Answers>) => void;
}

const HostContext = createContext<Host | null>(null);

interface Shown {
  readonly Modal: ComponentType<SignupModalProps>;
  readonly chosen: Partial<Answers>;
}

const loadModal = () => import('./signup-modal.tsx');

/** Around a layout: whatever it holds can open the signup, whose code and texts come only then. */
export function SignupHost({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const [shown, setShown] = useState<Shown | null>(null);
  const host = useMemo((): Host => {
    const load = () => Promise.all([loadModal(), loadTexts('account', locale)]);
    return {
      prepare: () => void load().catch(ignore),
      open: (chosen = {}) => {
        load().then(
          ([{ SignupModal }]) => setShown({ Modal: SignupModal, chosen }),
          // The page does the same, and asks the server for everything anew.
          () => location.assign(linkTo('signup')),
        );
      },
    };
  }, [locale]);
  return (
    <HostContext value={host}>
      {children}
      {shown && (
        <Suspense>
          <WithTexts of="account">
            <shown.Modal chosen={shown.chosen} onClose={() => setShown(null)} />
          </WithTexts>
        </Suspense>
      )}
    </HostContext>
  );
}

/** The way to open the signup; null where nobody can sign up, or somebody has. */
export const useSignupHost = (): Host | null => {
  const host = use(HostContext);
  const { user } = useSite();
  return useSignupClosedReason() !== null || user ? null : host;
};

type SignupLinkProps = Omit<ComponentProps<typeof ButtonLink>, 'to' | 'onClick'>;

const isPlainClick = (event: { metaKey: boolean; ctrlKey: boolean; shiftKey: boolean }) =>
  !event.metaKey && !event.ctrlKey && !event.shiftKey;

/** Leads to the signup: a plain link, which scripts open above the page. */
export function SignupLink(props: SignupLinkProps) {
  const host = useSignupHost();
  if (!host) return null;
  return (
    <ButtonLink
      {...props}
      to={linkTo('signup')}
      onPointerEnter={host.prepare}
      onFocus={host.prepare}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        host.open();
      }}
    />
  );
}
