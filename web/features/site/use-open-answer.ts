import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Opens the question whose answer the address names, for browsers that do not do so themselves. */
export const useOpenAnswer = (): void => {
  const { hash } = useLocation();
  useEffect(() => {
    const answer = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    const question = answer ? answer.closest('details') : null;
    if (!question || question.open) return;
    question.open = true;
    question.scrollIntoView();
  }, [hash]);
};
