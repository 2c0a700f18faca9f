import { useId } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '../../../../contract/routes.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { FilterForm } from './filter-form.tsx';
import { searchPath } from './query.ts';
import type { SearchData } from './search-data.ts';
import { useRegions } from './use-regions.ts';

export type FilterPanelProps = { data: SearchData; onClose: () => void };

/** All filters at once, above the list. */
export function FilterPanel({ data, onClose }: FilterPanelProps) {
  const t = useTranslations('people.search.filters');
  const id = useId();
  const navigate = useNavigate();
  const regionsOf = useRegions();
  return (
    <Modal
      open
      size="lg"
      fullOnPhone
      title={t('title')}
      closeLabel={t('close')}
      onClose={onClose}
      footer={
        <>
          <ButtonLink to={linkTo('members')} variant="quiet" onClick={onClose}>
            {t('reset')}
          </ButtonLink>
          <Button type="submit" form={id} className="ml-auto flex-1 md:flex-none">
            {t('submit')}
          </Button>
        </>
      }
    >
      <FilterForm
        id={id}
        data={data}
        regionsOf={regionsOf}
        onSubmit={(query) => {
          onClose();
          void navigate(searchPath(query));
        }}
      />
    </Modal>
  );
}
