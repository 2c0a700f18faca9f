import { iconSources, type IconName } from '#web/ui/icons/names.ts';
import { Icon } from '#web/ui/icons/icon.tsx';
import { Example, Section } from './section.tsx';

const pairs = [
  ['surface', 'text'],
  ['surface-raised', 'text'],
  ['surface-sunken', 'text-muted'],
  ['surface-current', 'text'],
  ['primary', 'on-primary'],
  ['primary-soft', 'on-primary-soft'],
  ['secondary', 'on-secondary'],
  ['secondary-soft', 'secondary-text'],
  ['dark', 'on-dark'],
  ['unread-messages', 'on-unread'],
  ['unread-soft', 'text'],
  ['success-soft', 'success'],
  ['warning-soft', 'warning'],
  ['danger-soft', 'danger'],
  ['danger', 'on-danger'],
  ['bubble-mine', 'on-bubble-mine'],
] as const;

const displays = [
  ['display-2xl', 'Good company'],
  ['display-xl', 'Starts with hello'],
  ['display-lg', 'Around Utrecht this evening'],
  ['display-md', 'What should we call you?'],
  ['display-sm', 'Your first two hellos are on us'],
  ['display-xs', 'Jonas, 34'],
] as const;

const texts = [
  ['text-lg', 'Large, 18 over 28: the first lines of a page.'],
  ['text-md', 'Medium, 16 over 24: everything people read.'],
  ['text-sm', 'Small, 14 over 20: labels, hints, second lines.'],
  ['text-xs', 'Extra small, 13 over 18: tags, counters, times.'],
] as const;

export function Foundations() {
  return (
    <>
      <Section id="foundations" lead="Roles, not hues. A niche changes them; the layout stays.">
        <Example title="Colour" className="grid grid-cols-2 gap-2 md:grid-cols-4">
          {pairs.map(([ground, ink]) => (
            <div
              key={ground}
              className="rounded-md border border-line p-4"
              style={{ background: `var(--${ground})`, color: `var(--${ink})` }}
            >
              <p className="display-sm">Ag</p>
              <p className="text-sm font-semibold">{ground}</p>
              <p className="text-xs">{ink}</p>
            </div>
          ))}
        </Example>
        <Example title="Display: Platypi" className="grid gap-4">
          {displays.map(([look, sample]) => (
            <p key={look} className={look}>
              {sample}
            </p>
          ))}
          <p className="display-lg">
            With its <em className="font-normal text-primary-text">italic</em> as accent
          </p>
        </Example>
        <Example title="Text: Hanken Grotesk" className="grid gap-2">
          {texts.map(([look, sample]) => (
            <p key={look} className={look}>
              {sample}
            </p>
          ))}
          <p className="text-text-muted">Łódź, Århus, Jyväskylä, Größe, peut-être, ¿cómo estás?</p>
        </Example>
        <Example title="Shape and depth" className="flex flex-wrap gap-6">
          <div className="grid size-24 place-items-center rounded-sm border border-line text-xs">
            8
          </div>
          <div className="grid size-24 place-items-center rounded-md border border-line text-xs">
            16
          </div>
          <div className="grid size-24 place-items-center rounded-bubble border border-line text-xs">
            20
          </div>
          <div className="grid h-24 w-40 place-items-center rounded-pill border border-line text-xs">
            pill
          </div>
          <div className="grid size-24 place-items-center rounded-md bg-surface-raised text-xs shadow-raised">
            raised
          </div>
        </Example>
      </Section>
      <Section id="icons" lead="Phosphor, drawn in the text colour: 16, 20, 24 and 32 px.">
        <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4 md:grid-cols-6 lg:grid-cols-8">
          {(Object.keys(iconSources) as IconName[]).map((name) => (
            <li key={name} className="grid justify-items-center gap-2 p-3 text-center text-xs">
              <Icon name={name} />
              <span className="max-w-full text-text-muted">{name}</span>
            </li>
          ))}
        </ul>
        <Example title="Sizes">
          <Icon name="heart-fill" size="xs" />
          <Icon name="heart-fill" size="sm" />
          <Icon name="heart-fill" size="md" />
          <Icon name="heart-fill" size="lg" label="A heart that has something to say" />
        </Example>
      </Section>
    </>
  );
}
