import { useTranslations } from 'use-intl';
import type { MemberView } from '#contract/members/member.ts';
import { DropdownItem } from '#web/ui/dropdown-items.tsx';
import { Dropdown } from '#web/ui/dropdown.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useBlockDialog } from '#web/features/members/member/block-action.tsx';
import { useReportDialog } from './report-action.tsx';

/** On the photo of a phone: what else can be done about somebody. The same stands below the page. */
export function MemberMenu({ member }: { member: MemberView }) {
  const t = useTranslations('people');
  const block = useBlockDialog(member.name);
  const report = useReportDialog(member);
  return (
    <>
      <Dropdown
        trigger={
          <IconButton
            icon="dots"
            label={t('member.actions')}
            variant="raised"
            className="noscript:hidden"
          />
        }
      >
        <DropdownItem icon="prohibit" onSelect={block.ask}>
          {t('member.block.action')}
        </DropdownItem>
        <DropdownItem icon="flag" onSelect={report.open}>
          {t('report.action')}
        </DropdownItem>
      </Dropdown>
      {block.dialog}
      {report.dialog}
    </>
  );
}
