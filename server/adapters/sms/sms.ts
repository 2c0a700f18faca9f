/** A text message that is ready to leave. */
export interface TextMessage {
  /** With the code of its country, such as `+31600000000`. */
  readonly to: string;
  /** The member it is for. */
  readonly member: string;
  readonly text: string;
  /** From then on it is of no use. */
  readonly until: string;
}

/** Sends text messages. Called by jobs only, as mail is. */
export interface Sms {
  send(message: TextMessage): Promise<void>;
  /** Erases what is kept here of messages to a member. */
  forget(member: string): Promise<void>;
}
