import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { CallError } from '../../../contract/core/client.ts';
import { linkTo } from '../../../contract/routes.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FoldedMap } from '../../ui/drawings/folded-map.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageTitle } from '../site/page-title.tsx';

/** Refusals of the client reach the page as they are, those of the server as its status. */
const statusOf = (error: unknown): number => {
  if (error instanceof CallError) return error.status;
  return isRouteErrorResponse(error) ? error.status : 500;
};

const isNotThere = (status: number) => status === 404 || status === 400;

/** In place of a chat that could not be opened. */
export function ChatTrouble({ error }: { error: unknown }) {
  const t = useTranslations('chats');
  const { revalidate } = useRevalidator();
  const gone = isNotThere(statusOf(error));
  const title = gone ? t('gone.title') : t('failed.chat');
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <ErrorState
        className="my-auto"
        {...(gone && { picture: <FoldedMap /> })}
        title={title}
        text={gone ? t('gone.text') : t('failed.text')}
        action={
          <>
            {!gone && <Button onClick={() => void revalidate()}>{t('failed.retry')}</Button>}
            <ButtonLink to={linkTo('chats')} variant={gone ? 'primary' : 'line'}>
              {t('gone.back')}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
