import { Tabs as RadixTabs } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import { tabClass, tabListClass } from './tab-class.ts';

export type TabsProps = Omit<ComponentProps<typeof RadixTabs.Root>, 'children'> & {
  /** Names the row of tabs for screen readers. */
  label: string;
  tabs: readonly { value: string; label: ReactNode; badge?: ReactNode; content: ReactNode }[];
};

/** Parts of one page, shown one at a time. */
export function Tabs({ label, tabs, ...rest }: TabsProps) {
  const first = tabs[0]?.value;
  return (
    <RadixTabs.Root
      {...(first !== undefined && rest.value === undefined && { defaultValue: first })}
      {...rest}
    >
      <RadixTabs.List aria-label={label} className={tabListClass}>
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.value}
            value={tab.value}
            className={cx(
              tabClass,
              'data-[state=active]:border-primary data-[state=active]:text-text',
            )}
          >
            {tab.label}
            {tab.badge}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.value} value={tab.value} className="rounded-sm pt-6">
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
