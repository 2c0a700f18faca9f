import { useState } from 'react';

/**
 * A text as somebody types it: the server trims it while they go on, and what they typed stays under
 * their hands. Answers what stands in the field, and keeps what is typed.
 */
export const useUntrimmed = (value: string) => {
  const [text, setText] = useState(value);
  return [text.trim() === value.trim() ? text : value, setText] as const;
};
