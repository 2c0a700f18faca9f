/** One source of input and what it does in turn, as WebDriver and its successor BiDi both say it. */
type Input =
  | {
      readonly type: 'pointer';
      readonly id: string;
      readonly actions: readonly (
        | { readonly type: 'pointerMove'; readonly x: number; readonly y: number }
        | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: number }
      )[];
    }
  | {
      readonly type: 'key';
      readonly id: string;
      readonly actions: readonly { readonly type: 'keyDown' | 'keyUp'; readonly value: string }[];
    };

/** A window with cookies and storage of its own. */
export interface Tab {
  /** Begins to go there; nothing is known yet of what comes. */
  goto(url: string): Promise<void>;
  /** Runs a function in the page. It stands alone there: what it needs has to be handed to it. */
  run<Args extends readonly unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>;
  /** Moves the mouse and presses keys, as hands would. */
  act(input: Input): Promise<void>;
  /** Gives the host of an address a cookie that scripts do not see. */
  setCookie(url: string, name: string, value: string): Promise<void>;
  close(): Promise<void>;
}

export interface Browser {
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}

export interface Engine {
  readonly name: string;
  /** What Debian calls that which it needs. */
  readonly packages: readonly string[];
  isInstalled(): boolean;
  start(): Promise<Browser>;
}

/** A machine may be ten times slower than ours without a fault. */
export const PATIENCE_SECONDS = 60;
