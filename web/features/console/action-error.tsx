/** Why something that was to be done was refused. */
export function ActionError({ message }: { message: string | null | undefined }) {
  return message ? (
    <p role="alert" className="c-error">
      {message}
    </p>
  ) : null;
}
