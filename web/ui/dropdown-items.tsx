import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from './cx.ts';
import { Divider } from './divider.tsx';
import { Icon, type IconName } from './icons/icon.tsx';

const className = [
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-sm px-3 py-2 text-left text-md',
  'select-none focus:bg-surface-current',
  'focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus',
  'disabled:cursor-not-allowed disabled:opacity-50',
].join(' ');

const entry = { tabIndex: -1, className } as const;

type ItemLook = {
  icon?: IconName | undefined;
  tone?: 'plain' | 'danger' | undefined;
  /** At the far end: a badge or a number. */
  aside?: ReactNode;
  children: ReactNode;
};

function ItemContent({ icon, tone, aside, children }: ItemLook) {
  return (
    <>
      {icon && (
        <Icon
          name={icon}
          size="sm"
          className={tone === 'danger' ? 'text-danger' : 'text-text-muted'}
        />
      )}
      <span className={cx('min-w-0 flex-1', tone === 'danger' && 'text-danger')}>{children}</span>
      {aside}
    </>
  );
}

type DropdownItemProps = ItemLook & {
  onSelect: () => void;
  disabled?: boolean | undefined;
};

export function DropdownItem({ onSelect, disabled = false, ...look }: DropdownItemProps) {
  return (
    <button type="button" role="menuitem" {...entry} onClick={onSelect} disabled={disabled}>
      <ItemContent {...look} />
    </button>
  );
}

type DropdownLinkProps = ItemLook &
  Omit<ComponentProps<typeof Link>, 'children' | 'className'> & {
    /** Marks where one already is, for example the language in use. */
    current?: boolean | undefined;
  };

export function DropdownLink({
  icon,
  tone,
  aside,
  current = false,
  children,
  ...link
}: DropdownLinkProps) {
  return (
    <Link {...link} role="menuitem" {...entry} aria-current={current || undefined}>
      <ItemContent icon={icon} tone={tone} aside={current ? <CurrentMark /> : aside}>
        {children}
      </ItemContent>
    </Link>
  );
}

type DropdownCheckItemProps = Omit<ItemLook, 'aside'> & {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
};

export function DropdownCheckItem({ checked, onCheckedChange, ...look }: DropdownCheckItemProps) {
  return (
    <button
      type="button"
      role="menuitemcheckbox"
      {...entry}
      aria-checked={checked}
      onClick={() => onCheckedChange(!checked)}
    >
      <ItemContent {...look} aside={checked && <CurrentMark />} />
    </button>
  );
}

type DropdownChoiceProps<Value extends string> = {
  value: Value;
  onValueChange: (value: Value) => void;
  options: readonly { value: Value; label: ReactNode; lang?: string | undefined }[];
};

/** One of several, for example an order of sorting. */
export function DropdownChoice<Value extends string>({
  value,
  onValueChange,
  options,
}: DropdownChoiceProps<Value>) {
  return (
    <div role="group">
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          role="menuitemradio"
          {...entry}
          aria-checked={option.value === value}
          lang={option.lang}
          onClick={() => onValueChange(option.value)}
        >
          <ItemContent aside={option.value === value && <CurrentMark />}>
            {option.label}
          </ItemContent>
        </button>
      ))}
    </div>
  );
}

function CurrentMark() {
  return <Icon name="check-bold" size="xs" className="text-primary-text" />;
}

export function DropdownLabel({ children }: { children: ReactNode }) {
  return <p className="px-3 pt-2 pb-1 text-xs font-semibold text-text-muted">{children}</p>;
}

export function DropdownSeparator() {
  return <Divider className="mx-3 my-2" />;
}
