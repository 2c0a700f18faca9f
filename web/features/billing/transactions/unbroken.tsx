const PAPER_NUMBER = /(\d+-\d+-\d+)/;

/** A text in which the number of a paper stays on one line. */
export function Unbroken({ text }: { text: string }) {
  const [before, number, after] = text.split(PAPER_NUMBER, 3);
  return (
    <>
      {before}
      <span className="whitespace-nowrap">{number}</span>
      {after}
    </>
  );
}
