/** A mail that is ready to leave. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Sends mail. Called by jobs only, so that a failure is tried again and nothing leaves before commit. */
export interface Mail {
  send(letter: Letter): Promise<void>;
  close(): void;
}
