import { useState } from 'react';
import type { MessageView, OpenChat } from '#contract/chat/views.ts';
import { partnerStates } from '#contract/chat/enums.ts';
import { ignore } from '#web/lib/ignore.ts';
import type {
  ConversationActions,
  ConversationState,
} from '#web/features/chat/conversation-types.ts';
import { ConversationPane } from '#web/features/chat/conversation/conversation-pane.tsx';
import {
  sampleMessage,
  samplePending,
} from '#web/features/chat/conversation/rules/samples.fixture.ts';
import { Button } from '#web/ui/button.tsx';
import { Example, Section } from './section.tsx';

const open: OpenChat = {
  chat: {
    conversation: { id: 'one' },
    profile: {} as OpenChat['profile'],
    num_unread_messages: 0,
    last: null,
    last_at: '2026-11-15T10:00:00Z',
    read: 0,
    partner_delivered: 8,
    partner_read: 5,
    muted: false,
    draft: '',
  },
  profile: {
    id: 'you',
    name: 'Maarten',
    age: 41,
    photo: null,
    presence: 'now',
    verified: true,
    fictional: false,
    state: 'open',
  },
  place: 'Amersfoort',
  distance: 25,
  shared_interests: ['hiking', 'baking', 'coffee'],
  prices: { text: 2, photo: 4, gift: 10, free: false, free_left: 0, needs_premium: false },
  credits: 6,
  history_days: 90,
};

const sampleMessages: readonly Partial<MessageView>[] = [
  { sender: 'you', text: 'Is the baking in your profile a serious claim?' },
  { sender: 'me', text: 'Serious. There’s a rye starter in my fridge called Gerald.' },
  { sender: 'me', text: 'He’s older than my last relationship.', edited: true },
  { sender: 'you', text: 'I need a minute to process Gerald. In the meantime:' },
  { sender: 'you', kind: 'gift', gift: 'coffee', text: '' },
  {
    sender: 'me',
    text: 'That is suspiciously thoughtful. Walk along the canal on Saturday?',
    reply_to: { no: 4, sender: 'you', kind: 'text', text: 'I need a minute to process Gerald.' },
    reaction: { sender: null, receiver: '❤️' },
  },
  { sender: 'you', text: 'Saturday works: https://bakery.example/canal.' },
  { sender: 'me', text: '🎉🥐' },
  { sender: 'me', text: '', deleted: true },
  {
    sender: 'you',
    text: 'Could you lend me 200 euros until Friday?',
    warning: 'money',
    reaction: { sender: null, receiver: '😮' },
  },
];

const messages = sampleMessages.map((one, at) =>
  sampleMessage({
    ...one,
    no: at + 1,
    client_id: `c${at}`,
    sent_at: new Date(Date.UTC(2026, 10, at < 3 ? 12 : 15, 10, at * 2)).toISOString(),
  }),
);

const ready: ConversationState = {
  me: 'me',
  open,
  messages,
  pending: [],
  more: false,
  olderStatus: 'idle',
  status: 'ready',
  isPartnerTyping: false,
  isOnline: true,
  isConnected: true,
  focusNo: null,
};

const withPartner = (given: Partial<OpenChat['profile']>): ConversationState => ({
  ...ready,
  open: { ...open, profile: { ...open.profile, ...given } },
});

const states: Readonly<Record<string, ConversationState>> = {
  ready,
  typing: { ...ready, isPartnerTyping: true },
  empty: {
    ...ready,
    messages: [],
    open: { ...open, chat: null, prices: { ...open.prices, text: 0, free: true } },
  },
  waiting: {
    ...ready,
    isOnline: false,
    pending: [
      samplePending({ clientId: 'w1', state: 'failed', problem: 'not_enough_credits' }),
      samplePending({ clientId: 'w2', state: 'sending' }),
      samplePending({ clientId: 'w3', state: 'waiting' }),
    ],
  },
  poor: { ...ready, open: { ...open, credits: 0 } },
  fictional: withPartner({ fictional: true }),
  loading: { ...ready, messages: [], status: 'loading' },
  error: { ...ready, messages: [], status: 'error' },
  ...Object.fromEntries(
    partnerStates.filter((one) => one !== 'open').map((state) => [state, withPartner({ state })]),
  ),
};

const done = () => Promise.resolve();

const actions: ConversationActions = {
  sendText: ignore,
  sendGift: ignore,
  sendPhoto: ignore,
  resend: ignore,
  discard: ignore,
  edit: done,
  remove: done,
  react: done,
  openPhoto: done,
  loadOlder: ignore,
  markSeen: ignore,
  notifyTyping: ignore,
  saveDraft: ignore,
  readStoredDraft: () => null,
  mute: done,
  deleteChat: done,
  reload: ignore,
};

export function Chat() {
  const [name, setName] = useState('ready');
  return (
    <Section id="chat" lead="An open chat, in every state it can be in.">
      <Example title="States">
        {Object.keys(states).map((one) => (
          <Button
            key={one}
            size="sm"
            variant={one === name ? 'primary' : 'line'}
            onClick={() => setName(one)}
          >
            {one}
          </Button>
        ))}
      </Example>
      <div
        id="chat-pane"
        className="h-[52rem] max-h-[90dvh] overflow-hidden rounded-md border border-line"
      >
        <ConversationPane key={name} state={states[name] ?? ready} actions={actions} />
      </div>
    </Section>
  );
}
