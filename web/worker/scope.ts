// As much as this worker uses of its scope: TypeScript knows that of pages or of workers, not both.

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends Lasting {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface PushEvent extends Lasting {
  readonly data: { json(): unknown } | null;
}

interface ClickEvent extends Lasting {
  readonly notification: Notification;
}

export interface ChangeEvent extends Lasting {
  readonly oldSubscription: PushSubscription | null;
  readonly newSubscription: PushSubscription | null;
}

interface ToldEvent extends Lasting {
  readonly data: unknown;
}

export interface Page {
  readonly url: string;
  readonly focused: boolean;
  readonly visibilityState: DocumentVisibilityState;
  focus(): Promise<Page>;
  navigate(url: string): Promise<Page | null>;
  postMessage(message: unknown, transfer: readonly MessagePort[]): void;
}

interface Events {
  readonly install: Lasting;
  readonly activate: Lasting;
  readonly fetch: FetchEvent;
  readonly push: PushEvent;
  readonly notificationclick: ClickEvent;
  readonly pushsubscriptionchange: ChangeEvent;
  readonly message: ToldEvent;
}

interface Scope {
  readonly registration: ServiceWorkerRegistration;
  readonly location: Location;
  readonly navigator: Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly Page[]>;
    openWindow(url: string): Promise<Page | null>;
    claim(): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<N extends keyof Events>(name: N, listener: (event: Events[N]) => void): void;
}

export const scope = globalThis as unknown as Scope;

export const pages = () => scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
