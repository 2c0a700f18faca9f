/** A document that goes with a mail. */
export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: string;
  readonly encoding: 'base64';
}

/** A mail that is ready to leave. */
export interface OutgoingMail {
  readonly to: string;
  /** The member it is about. */
  readonly member?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** More lines of its head, by their names. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly attachments?: readonly Attachment[];
}

/** Sends mail. Called by jobs only, so that a failure is tried again and nothing leaves before commit. */
export interface Mail {
  send(outgoing: OutgoingMail): Promise<void>;
  /** Erases what is kept here of mails to an address, and of those about a member. */
  forget(address: string, member: string): Promise<void>;
  close(): void;
}
