import { hash, verify } from '@node-rs/argon2';
import { nameKey } from '#contract/accounts/index.ts';
import { refuseFields } from '#server/http/index.ts';
import { isLeaked } from '#server/adapters/passwords/index.ts';

/** The package's default is argon2id; costs as OWASP advises. It runs in a worker thread. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS);

let dummyHash: Promise<string> | undefined;

/** Whether the password is right. Without an account it takes the same time, and is wrong. */
export const isPasswordCorrect = async (
  passwordHash: string | null,
  password: string,
): Promise<boolean> => {
  const isCorrect = await verify(
    passwordHash ?? (await (dummyHash ??= hashPassword('nobody has this password'))),
    password,
  );
  return isCorrect && passwordHash !== null;
};

/** What a stranger would try first. */
export const personalGuessesOf = (user: { readonly nameKey: string; readonly email: string }) => ({
  name: user.nameKey,
  email: user.email,
});

/** Refuses passwords that the first guess would find. */
export const checkPassword = (
  password: string,
  personal: { readonly name?: string; readonly email?: string } = {},
): void => {
  const guess = nameKey(password);
  const guesses = [personal.name, personal.email].filter((text) => text !== undefined).map(nameKey);
  if (guesses.includes(guess)) throw refuseFields({ password: 'password_own' });
  if (isLeaked(password)) throw refuseFields({ password: 'password_leaked' });
};

/** A new password, checked and hashed before the transaction. */
export const preparePassword = async (
  password: string,
  personal?: Parameters<typeof checkPassword>[1],
): Promise<string> => {
  checkPassword(password, personal);
  return hashPassword(password);
};
