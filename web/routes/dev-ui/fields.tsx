import { useState } from 'react';
import { Combobox } from '#web/ui/combobox.tsx';
import { Field, Fieldset } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { Input } from '#web/ui/input.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { Example, Section } from './section.tsx';

const columns = 'grid gap-6 md:grid-cols-2';

const towns = ['Utrecht', 'Uithoorn', 'Uden'];

function Suggestions() {
  const [town, setTown] = useState('');
  const fitting = towns.filter((name) => name.startsWith(town) && town !== '' && name !== town);
  return (
    <Field label="Town" hint="Begin with a U.">
      <Combobox
        value={town}
        onValueChange={setTown}
        options={fitting.map((name) => ({ id: name, label: name, note: 'Netherlands' }))}
        onSelect={({ label }) => setTown(label)}
        listLabel="Towns"
        status={`${fitting.length} found`}
      />
    </Field>
  );
}

export function Fields() {
  return (
    <Section id="fields" lead="A label above, help below, and an error that says what to do.">
      <Example title="Text" className={columns}>
        <Field label="Name" hint="Your first name or a nickname.">
          <Input name="name" placeholder="How people will see you" autoComplete="off" />
        </Field>
        <Field label="Email" error="Invalid email">
          <Input name="mail" type="email" defaultValue="elin.post.example" autoComplete="off" />
        </Field>
        <Field label="Focused">
          <Input defaultValue="Elin" className="focus-ring" />
        </Field>
        <Field label="Password" hint="At least 8 characters.">
          <PasswordInput
            showLabel="Show password"
            hideLabel="Hide password"
            autoComplete="new-password"
          />
        </Field>
        <Field label="Disabled">
          <Input disabled defaultValue="Can not be changed" />
        </Field>
        <Field label="Read only">
          <Input readOnly defaultValue="NL00 TEST 0000 0000 00" />
        </Field>
        <Field label="Search your chats" labelHidden>
          <Input
            type="search"
            variant="search"
            placeholder="Search your chats"
            leading={<Icon name="magnifier" size="sm" />}
          />
        </Field>
        <Field label="Height" note="optional">
          <Input inputMode="numeric" trailing="cm" />
        </Field>
      </Example>
      <Example title="Several inputs, one question" className="max-w-100">
        <Fieldset
          label="Date of birth (18+)"
          hint={
            <span className="flex gap-2">
              <Icon name="lock" size="sm" />
              Kept private and used only to check your age.
            </span>
          }
        >
          <div className="grid grid-cols-[1fr_1fr_1.4fr] gap-3">
            <Input aria-label="Day" placeholder="DD" inputMode="numeric" className="text-center" />
            <Input
              aria-label="Month"
              placeholder="MM"
              inputMode="numeric"
              className="text-center"
            />
            <Input
              aria-label="Year"
              placeholder="YYYY"
              inputMode="numeric"
              className="text-center"
            />
          </div>
        </Fieldset>
      </Example>
      <Example title="Suggestions" className={columns}>
        <Suggestions />
      </Example>
      <Example title="Select" className={columns}>
        <Field label="Country">
          <Select defaultValue="nl">
            <option value="nl">Netherlands</option>
            <option value="de">Germany</option>
            <option value="fi">Finland</option>
          </Select>
        </Field>
        <Field label="Region" error="Choose the region you live in.">
          <Select defaultValue="">
            <option value="" disabled>
              Choose
            </option>
            <option>Utrecht</option>
          </Select>
        </Field>
        <Field label="Disabled">
          <Select disabled>
            <option>Nothing to choose</option>
          </Select>
        </Field>
        <Field label="Sort by" labelHidden>
          <Select variant="quiet">
            <option>Best match first</option>
            <option>Newest first</option>
          </Select>
        </Field>
      </Example>
      <Example title="Longer text" className={columns}>
        <Field label="About you" hint="Two or three sentences are plenty.">
          <Textarea
            maxLength={160}
            counter={(used, most) => `${used} of ${most}`}
            defaultValue="Sound engineer by night, baker of slightly burnt bread by day."
          />
        </Field>
        <Field label="Complaint" error="Tell us what happened, so that we can help.">
          <Textarea />
        </Field>
      </Example>
      <Example title="Long German labels at phone width" className="max-w-72">
        <Field
          lang="de"
          label="Benachrichtigungseinstellungen für Nachrichtenzusammenfassungen"
          error="Die Kreditkartenprüfziffernüberprüfung ist leider fehlgeschlagen."
          hint="Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen"
        >
          <Input defaultValue="Rindfleischetikettierungsüberwachungsaufgabe" />
        </Field>
      </Example>
    </Section>
  );
}
