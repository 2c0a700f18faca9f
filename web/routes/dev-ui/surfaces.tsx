import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { OnlineDot } from '#web/ui/online-dot.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { Example, Section } from './section.tsx';

const tones = ['raised', 'line', 'sunken', 'warm', 'shared', 'secondary'] as const;

export function Surfaces() {
  return (
    <Section id="surfaces" lead="Paper on paper: one soft shadow, never two.">
      <Example title="Cards" className="grid gap-4 md:grid-cols-3">
        {tones.map((tone) => (
          <Card key={tone} tone={tone}>
            <p className="display-xs">{tone}</p>
            <p className="mt-1 text-sm">
              Die Mitgliedschaftsverlängerungsbestätigung bleibt im Rahmen.
            </p>
          </Card>
        ))}
      </Example>
      <Example title="Badges" note="The caller caps the number.">
        <Badge label="3 unread">3</Badge>
        <Badge tone="like" label="5 new">
          5
        </Badge>
        <Badge tone="like">99+</Badge>
        <Badge tone="warning">!</Badge>
        <Badge tone="danger">2</Badge>
        <Badge tone="neutral">12</Badge>
        <Badge size="sm">1</Badge>
      </Example>
      <Example title="Tags">
        <Tag icon="seal">Verified</Tag>
        <Tag tone="new">New</Tag>
        <Tag icon="masks">Fictional</Tag>
        <Tag tone="primary">Match</Tag>
        <Tag tone="secondary">Premium</Tag>
        <Tag tone="success">Paid</Tag>
        <Tag tone="warning">Waiting</Tag>
        <Tag tone="danger">Refused</Tag>
      </Example>
      <Example title="Online">
        <span className="flex items-center gap-2">
          <OnlineDot />
          Online now
        </span>
        <OnlineDot label="Online, said by the dot itself" ring />
      </Example>
    </Section>
  );
}
