import { createContext } from 'react';
import type { ReactNode } from 'react';
import type { PartnerView } from '#contract/chat/views.ts';

export type ReportProps = {
  partner: PartnerView;
  /** The message it is about, if it is about one. */
  message: { readonly conversation: string; readonly no: number } | null;
  onClose: () => void;
};

/** How the other one of a chat is reported; the page around it gives it. */
export const ReportSlot = createContext<((props: ReportProps) => ReactNode) | null>(null);
