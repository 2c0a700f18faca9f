import { useState } from 'react';
import { ignore } from '#web/lib/ignore.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { CheckChip, Chip, RemovableChip, ToggleChip } from '#web/ui/chip.tsx';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { Price } from '#web/ui/price.tsx';
import { RadioCard, RadioGroup } from '#web/ui/radio-group.tsx';
import { Segmented, SegmentedChecks } from '#web/ui/segmented.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { Example, Section } from './section.tsx';

const filters = ['Women and men', '28 to 45', 'Within 25 km'];
const interests = ['Bouldering', 'Baking', 'The sea', 'Live music', 'Brettspielgemeinschaften'];

export function Choices() {
  const [active, setActive] = useState(filters);
  const [isOn, setOn] = useState(true);
  const [sought, setSought] = useState<string[]>(['women']);
  const [liked, setLiked] = useState<string[]>(['Baking']);
  return (
    <Section
      id="choices"
      lead="Native inputs under the paint, so arrows, space and forms just work."
    >
      <Example title="Segmented" className="grid max-w-160 gap-6 sm:grid-cols-2">
        <Segmented
          name="gender"
          label="I am a"
          defaultValue="woman"
          options={[
            { value: 'woman', label: 'Woman' },
            { value: 'man', label: 'Man' },
          ]}
        />
        <Segmented
          name="seeking"
          label="Looking for"
          defaultValue="men"
          options={[
            { value: 'women', label: 'Women' },
            { value: 'men', label: 'Men' },
          ]}
        />
        <SegmentedChecks
          name="several"
          label="Looking for"
          note="(choose any)"
          values={sought}
          onValuesChange={setSought}
          options={[
            { value: 'women', label: 'Women' },
            { value: 'men', label: 'Men' },
          ]}
        />
        <Segmented
          name="empty"
          label="Nothing chosen, with an error"
          error="Choose one of the two."
          options={[
            { value: 'a', label: 'Einzelgespräche' },
            { value: 'b', label: 'Gruppenunterhaltungen' },
          ]}
        />
        <Segmented
          name="off"
          label="Disabled"
          disabled
          defaultValue="a"
          options={[
            { value: 'a', label: 'One' },
            { value: 'b', label: 'Two' },
            { value: 'c', label: 'Three' },
          ]}
        />
      </Example>
      <Example title="Choice chips" className="max-w-160">
        <ChoiceChips
          name="eyes"
          label="Eyes"
          defaultValue="green"
          options={[
            { value: 'brown', label: 'Brown eyes' },
            { value: 'green', label: 'Green eyes' },
            { value: 'blue', label: 'Blue eyes' },
            { value: '', label: 'Prefer not to say', quiet: true },
          ]}
        />
      </Example>
      <Example title="Checkboxes" className="grid max-w-160 gap-2">
        <Checkbox name="one" defaultChecked>
          Send me an e-mail when somebody writes
        </Checkbox>
        <Checkbox name="two" hint="You can change this at any time.">
          Show that I am online
        </Checkbox>
        <Checkbox name="three" error="Without this we cannot open an account.">
          I am 18 or over and accept the <TextLink to="#reading">terms</TextLink>
        </Checkbox>
        <Checkbox name="four" disabled defaultChecked>
          Necessary cookies
        </Checkbox>
      </Example>
      <Example title="Switches" className="flex flex-wrap gap-6">
        <Switch type="button" label="News" checked={isOn} onClick={() => setOn(!isOn)} />
        <Switch type="button" label="Offers" checked disabled />
        <Switch type="button" label="Reminders" checked={false} disabled />
      </Example>
      <Example title="Radio cards" className="max-w-160">
        <RadioGroup name="package" label="Package" defaultValue="80">
          <RadioCard
            value="30"
            title="30 credits"
            text="15 messages"
            aside={<Price minor={1499} currency="EUR" locale="en" size="sm" />}
          />
          <RadioCard
            value="80"
            title="80 credits"
            text="40 messages"
            aside={<Price minor={3499} currency="EUR" locale="en" size="sm" />}
          />
          <RadioCard value="200" title="200 credits" text="Sold out, for the sake of it" disabled />
        </RadioGroup>
      </Example>
      <Example title="Chips that say">
        <Chip icon="user">Single</Chip>
        <Chip icon="eye">Green eyes</Chip>
        <Chip tone="shared" icon="heart-fill">
          Bouldering
        </Chip>
        <Chip>Documentaries</Chip>
        <span className="rounded-md bg-secondary p-4">
          <Chip tone="glass" icon="heart-fill">
            On a photo
          </Chip>
        </span>
      </Example>
      <Example title="Chips that switch">
        {interests.map((interest) => (
          <ToggleChip
            key={interest}
            pressed={liked.includes(interest)}
            onPressedChange={(pressed) =>
              setLiked(pressed ? [...liked, interest] : liked.filter((item) => item !== interest))
            }
          >
            {interest}
          </ToggleChip>
        ))}
        <ToggleChip pressed={false} onPressedChange={ignore} disabled>
          Disabled
        </ToggleChip>
      </Example>
      <Example title="Chips of a form">
        {interests.map((interest) => (
          <CheckChip key={interest} name="interests" value={interest}>
            {interest}
          </CheckChip>
        ))}
        <CheckChip name="interests" value="off" disabled>
          Disabled
        </CheckChip>
      </Example>
      <Example title="Chips that go" note={active.length === 0 ? 'All gone.' : undefined}>
        {active.map((filter) => (
          <RemovableChip
            key={filter}
            removeLabel={`Remove ${filter}`}
            onRemove={() => setActive(active.filter((item) => item !== filter))}
          >
            {filter}
          </RemovableChip>
        ))}
        {active.length < filters.length && (
          <ToggleChip pressed={false} onPressedChange={() => setActive(filters)}>
            Bring them back
          </ToggleChip>
        )}
      </Example>
    </Section>
  );
}
