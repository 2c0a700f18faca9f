const DOCUMENT_NUMBER = /(\d+-\d+-\d+)/;

/** A text in which the number of a paper stays on one line. */
export function NoBreakNumber({ text }: { text: string }) {
  const [before, number, after] = text.split(DOCUMENT_NUMBER, 3);
  return (
    <>
      {before}
      <span className="whitespace-nowrap">{number}</span>
      {after}
    </>
  );
}
