import { useState } from 'react';
import { ignore } from '#web/lib/ignore.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import {
  DropdownCheckItem,
  DropdownChoice,
  DropdownItem,
  DropdownLabel,
  DropdownLink,
  DropdownSeparator,
} from '#web/ui/dropdown-items.tsx';
import { Dropdown } from '#web/ui/dropdown.tsx';
import { Field } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { Input } from '#web/ui/input.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { samplePhoto } from './sample-photo.ts';
import { Example, Section } from './section.tsx';

const languages = [
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'de', label: 'Deutsch', lang: 'de' },
  { value: 'fi', label: 'Suomi', lang: 'fi' },
];

type Shown = 'plain' | 'picture' | 'firm' | 'full';

export function Overlays() {
  const [shown, setShown] = useState<Shown>();
  return (
    <Section id="overlays" lead="Native dialogs and menus: Escape closes, the focus comes back.">
      <Example title="Modals">
        <Button variant="line" onClick={() => setShown('plain')}>
          A question
        </Button>
        <Button variant="line" onClick={() => setShown('picture')}>
          With a picture
        </Button>
        <Button variant="line" onClick={() => setShown('firm')}>
          One that stays
        </Button>
        <Button variant="line" onClick={() => setShown('full')}>
          Full screen on phones
        </Button>
      </Example>
      <Example title="Dropdowns">
        <AccountMenu />
        <LanguageMenu />
        <Dropdown align="start" trigger={<IconButton icon="dots" label="More" variant="line" />}>
          <DropdownItem icon="flag" onSelect={ignore}>
            Report
          </DropdownItem>
          <DropdownItem icon="prohibit" tone="danger" onSelect={ignore}>
            Block
          </DropdownItem>
          <DropdownItem icon="trash" disabled onSelect={ignore}>
            Gesprächsverlaufslöschung beantragen
          </DropdownItem>
        </Dropdown>
      </Example>
      <Modals shown={shown} close={() => setShown(undefined)} />
    </Section>
  );
}

function AccountMenu() {
  const [online, setOnline] = useState(true);
  return (
    <Dropdown
      align="start"
      trigger={
        <button
          type="button"
          aria-label="Account"
          className="flex min-h-12 items-center gap-2 rounded-pill p-1 pr-3 hover:bg-surface-current"
        >
          <Avatar name="Siri" src={samplePhoto('siri')} />
          <Icon name="caret-down" size="xs" />
        </button>
      }
    >
      <DropdownLink to="#overlays" icon="user">
        Profile
      </DropdownLink>
      <DropdownLink to="#overlays" icon="coins" aside={<Badge tone="neutral">6</Badge>}>
        Credits
      </DropdownLink>
      <DropdownCheckItem checked={online} onCheckedChange={setOnline} icon="eye">
        Show me online
      </DropdownCheckItem>
      <DropdownSeparator />
      <DropdownItem icon="sign-out" onSelect={ignore}>
        Log out
      </DropdownItem>
    </Dropdown>
  );
}

function LanguageMenu() {
  const [language, setLanguage] = useState('en');
  return (
    <Dropdown
      align="start"
      trigger={
        <Button variant="quiet" size="sm">
          <Icon name="globe" size="sm" />
          {languages.find(({ value }) => value === language)?.label}
          <Icon name="caret-down" size="xs" />
        </Button>
      }
    >
      <DropdownLabel>Language</DropdownLabel>
      <DropdownChoice value={language} onValueChange={setLanguage} options={languages} />
    </Dropdown>
  );
}

function Modals({ shown, close }: { shown: Shown | undefined; close: () => void }) {
  return (
    <>
      <Modal
        open={shown === 'plain'}
        onClose={close}
        closeLabel="Close"
        size="sm"
        title="Block Otto?"
        description="Otto no longer sees you, and you no longer see Otto."
        footer={
          <>
            <Button variant="line" className="flex-1" onClick={close}>
              Keep
            </Button>
            <Button variant="danger" className="flex-1" onClick={close}>
              Block
            </Button>
          </>
        }
      />
      <Modal
        open={shown === 'picture'}
        onClose={close}
        closeLabel="Close"
        size="xl"
        title="What should we call you?"
        titleHidden
        aside={
          <>
            <img src={samplePhoto('noor')} alt="" className="absolute size-full object-cover" />
            <div className="absolute inset-0 scrim" />
            <p className="absolute inset-x-8 bottom-8 display-sm text-text-on-photo">
              Everyone here is 18 or over, and every photo is checked.
            </p>
          </>
        }
        footer={
          <>
            <Button variant="line" size="lg" onClick={close}>
              Back
            </Button>
            <Button size="lg" className="flex-1" onClick={close}>
              Continue
            </Button>
          </>
        }
      >
        <Stepper step={2} steps={5} label="Step 2 of 5" className="mb-8 pr-14" />
        <p aria-hidden className="display-md">
          What should we call you?
        </p>
        <p className="mt-2 mb-8 text-text-muted">
          Your first name or a nickname. People see this and your age, never your date of birth.
        </p>
        <Field label="Name" className="mb-24">
          <Input data-autofocus defaultValue="Elin" />
        </Field>
      </Modal>
      <Modal
        open={shown === 'firm'}
        dismissible={false}
        title="Are you 18 or over?"
        description="Neither Escape nor a click beside it closes this one."
        footer={
          <Button block size="lg" onClick={close} data-autofocus>
            Yes, I am
          </Button>
        }
      />
      <Modal
        open={shown === 'full'}
        onClose={close}
        closeLabel="Close"
        fullOnPhone
        title="Filters"
        description="Zweihundertvierzehn Personen in deiner unmittelbaren Nachbarschaft."
        footer={
          <Button block size="lg" onClick={close}>
            Show 214 people
          </Button>
        }
      >
        <div className="grid gap-6">
          {['Age', 'Distance', 'Interests', 'Eyes', 'Hair', 'Height', 'Languages'].map((label) => (
            <Field key={label} label={label}>
              <Input />
            </Field>
          ))}
        </div>
      </Modal>
    </>
  );
}
