import { DropdownMenu } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from './cx.ts';
import { Icon, type IconName } from './icons/icon.tsx';
import { usePortalContainer } from './portal-container.tsx';

export type DropdownProps = {
  /** The button that opens it. */
  trigger: ReactNode;
  align?: 'start' | 'center' | 'end' | undefined;
  side?: 'top' | 'bottom' | undefined;
  className?: string | undefined;
  children: ReactNode;
};

export function Dropdown({
  trigger,
  align = 'end',
  side = 'bottom',
  className,
  children,
}: DropdownProps) {
  const container = usePortalContainer();
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal container={container}>
        <DropdownMenu.Content
          align={align}
          side={side}
          sideOffset={8}
          collisionPadding={16}
          className={cx(
            'z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-56 overflow-y-auto',
            'max-w-[min(20rem,calc(100vw-32px))] animate-appear rounded-md border border-line',
            'bg-surface-raised p-2 text-text shadow-raised',
            className,
          )}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

const itemClass = [
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-sm px-3 py-2 text-left text-md',
  'select-none data-highlighted:bg-surface-current',
  'focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus',
  'data-disabled:cursor-not-allowed data-disabled:opacity-50',
].join(' ');

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

export type DropdownItemProps = ItemLook & {
  onSelect: () => void;
  disabled?: boolean | undefined;
};

export function DropdownItem({ onSelect, disabled = false, ...look }: DropdownItemProps) {
  return (
    <DropdownMenu.Item className={itemClass} onSelect={onSelect} disabled={disabled}>
      <ItemContent {...look} />
    </DropdownMenu.Item>
  );
}

export type DropdownLinkProps = ItemLook &
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
    <DropdownMenu.Item asChild className={itemClass}>
      <Link {...link} aria-current={current || undefined}>
        <ItemContent icon={icon} tone={tone} aside={current ? <CurrentMark /> : aside}>
          {children}
        </ItemContent>
      </Link>
    </DropdownMenu.Item>
  );
}

export type DropdownCheckItemProps = Omit<ItemLook, 'aside'> & {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
};

export function DropdownCheckItem({ checked, onCheckedChange, ...look }: DropdownCheckItemProps) {
  return (
    <DropdownMenu.CheckboxItem
      className={itemClass}
      checked={checked}
      onCheckedChange={onCheckedChange}
    >
      <ItemContent {...look} aside={<Indicator />} />
    </DropdownMenu.CheckboxItem>
  );
}

export type DropdownChoiceProps<Value extends string> = {
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
    <DropdownMenu.RadioGroup value={value} onValueChange={(next) => onValueChange(next as Value)}>
      {options.map((option) => (
        <DropdownMenu.RadioItem
          key={option.value}
          value={option.value}
          lang={option.lang}
          className={itemClass}
        >
          <ItemContent aside={<Indicator />}>{option.label}</ItemContent>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}

function CurrentMark() {
  return <Icon name="check-bold" size="xs" className="text-primary-text" />;
}

function Indicator() {
  return (
    <DropdownMenu.ItemIndicator>
      <CurrentMark />
    </DropdownMenu.ItemIndicator>
  );
}

export function DropdownLabel({ children }: { children: ReactNode }) {
  return (
    <DropdownMenu.Label className="px-3 pt-2 pb-1 text-xs font-semibold text-text-muted">
      {children}
    </DropdownMenu.Label>
  );
}

export function DropdownSeparator() {
  return <DropdownMenu.Separator className="mx-3 my-2 h-px bg-line" />;
}
