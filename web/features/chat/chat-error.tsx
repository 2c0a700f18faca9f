import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { CallError } from '#contract/core/client.ts';
import { linkTo } from '#contract/routes.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { FoldedMap } from '#web/ui/drawings/folded-map.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageTitle } from '#web/features/site/page-title.tsx';

/** Refusals of the client reach the page as they are, those of the server as its status. */
const statusOf = (error: unknown): number => {
  if (error instanceof CallError) return error.status;
  return isRouteErrorResponse(error) ? error.status : 500;
};

const isNotFoundStatus = (status: number) => status === 404 || status === 400;

type ChatErrorProps = {
  error: unknown;
  /** What was asked for: a chat that there was, or somebody to write to. */
  of: 'chat' | 'member';
};

/** In place of a chat that could not be opened. */
export function ChatError({ error, of }: ChatErrorProps) {
  const t = useTranslations('chats');
  const { revalidate } = useRevalidator();
  const isNotFound = isNotFoundStatus(statusOf(error));
  const textKey = of === 'member' ? 'absent' : 'gone';
  const title = isNotFound ? t(`${textKey}.title`) : t('failed.chat');
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <ErrorState
        className="my-auto"
        {...(isNotFound && { picture: <FoldedMap /> })}
        title={title}
        text={isNotFound ? t(`${textKey}.text`) : t('failed.text')}
        action={
          <>
            {!isNotFound && <Button onClick={() => void revalidate()}>{t('failed.retry')}</Button>}
            {isNotFound && of === 'member' && (
              <ButtonLink to={linkTo('members')} variant="line">
                {t('empty.action')}
              </ButtonLink>
            )}
            <ButtonLink to={linkTo('chats')} variant={isNotFound ? 'primary' : 'line'}>
              {t('gone.back')}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
