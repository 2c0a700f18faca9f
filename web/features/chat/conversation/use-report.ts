import { createElement, use, useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import type { OpenChat } from '#contract/chat/views.ts';
import { linkTo } from '#contract/routes.ts';
import { ReportSlot } from './report-slot.ts';

/** The way to report the other one, from the menu or from a message. */
export const useReport = ({ chat, profile: partner }: OpenChat) => {
  const Dialog = use(ReportSlot);
  const navigate = useNavigate();
  const [about, setAbout] = useState<{ readonly no: number | undefined } | null>(null);
  const report = useCallback(
    (no?: number) => {
      if (Dialog) setAbout({ no });
      else void navigate(linkTo('complaints'));
    },
    [Dialog, navigate],
  );
  const message =
    chat && about?.no !== undefined ? { conversation: chat.conversation.id, no: about.no } : null;
  const onClose = () => setAbout(null);
  return {
    report,
    dialog: about && Dialog && createElement(Dialog, { partner, message, onClose }),
  };
};
