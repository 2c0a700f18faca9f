import { useState } from 'react';
import { useLocation } from 'react-router';

/**
 * The id under which to order: that of the page as its reader opened it. A page that read itself
 * again because another order was paid has said nothing of that order, so the server has to ask.
 */
export const useOrderClientId = (clientId: string, wasRefused: boolean): string => {
  const { key } = useLocation();
  const [shown, setShown] = useState({ key, clientId });
  const isNew = shown.key !== key;
  if (isNew) setShown({ key, clientId });
  return isNew || wasRefused ? clientId : shown.clientId;
};
