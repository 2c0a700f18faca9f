import { useState } from 'react';
import { Badge } from '#web/ui/badge.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { IconButton, IconButtonLink } from '#web/ui/icon-button.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { TextLink, textLinkClass } from '#web/ui/text-link.tsx';
import { Example, Section } from './section.tsx';

const variants = ['primary', 'line', 'soft', 'quiet', 'dark', 'light', 'danger'] as const;

export function Actions() {
  const [loading, setLoading] = useState(true);
  const [liked, setLiked] = useState(false);
  return (
    <Section id="actions" lead="One main action a screen. The rest steps back.">
      <Example
        title="Variants"
        note="Hover changes the ground at once; pressing gives way a little."
      >
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
      </Example>
      <Example title="Sizes">
        <Button size="sm">Small</Button>
        <Button>Medium</Button>
        <Button size="lg">Large</Button>
        <Button size="lg">
          <Icon name="chat" />
          Say hello
        </Button>
      </Example>
      <Example title="Focus" note="The ring every control shows for the keyboard.">
        <Button className="focus-ring">Focused</Button>
        <Button variant="line" className="focus-ring">
          Focused
        </Button>
        <IconButton icon="heart" label="Like" variant="line" className="focus-ring" />
      </Example>
      <Example title="Disabled">
        {variants.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            {variant}
          </Button>
        ))}
      </Example>
      <Example title="Loading" note="Keeps its width and its focus.">
        <Button loading={loading} loadingLabel="Sending" onClick={() => setLoading(true)}>
          Send message
        </Button>
        <Button variant="line" loading={loading} loadingLabel="Loading">
          Show 20 more
        </Button>
        <IconButton icon="paper-plane-fill" label="Send" variant="primary" loading={loading} />
        <Button variant="quiet" onClick={() => setLoading(!loading)}>
          {loading ? 'Stop loading' : 'Start loading'}
        </Button>
      </Example>
      <Example title="Full width and long words" className="grid max-w-72 gap-3">
        <Button block size="lg">
          Sign up for free
        </Button>
        <Button block lang="de">
          Datenschutzbestimmungen und Nutzungsbedingungen annehmen
        </Button>
        <Button block variant="line" lang="fi">
          Lentokonesuihkuturbiinimoottoriapumekaanikkoaliupseerioppilas
        </Button>
      </Example>
      <Example title="As a link">
        <ButtonLink to="#actions">To a page</ButtonLink>
        <ButtonLink to="#actions" variant="soft" size="sm">
          Get Premium
        </ButtonLink>
        <Button asChild variant="line">
          <a href="#actions">A plain anchor</a>
        </Button>
      </Example>
      <Example title="Icon buttons">
        <IconButton icon="gear" label="Settings" />
        <IconButton icon="bell" label="News" badge={<Badge size="sm">3</Badge>} />
        <IconButton icon="gift" label="Gift" variant="line" />
        <IconButton icon="arrow-u-up-left" label="Undo" variant="raised" size="lg" />
        <IconButton icon="x" label="Pass" variant="raised" size="xl" />
        <IconButton
          icon={liked ? 'heart-fill' : 'heart-bold'}
          label="Like"
          aria-pressed={liked}
          variant={liked ? 'primary' : 'raised'}
          size="xl"
          onClick={() => setLiked(!liked)}
        />
        <IconButtonLink to="#actions" icon="arrow-left" label="Back" size="sm" />
        <IconButton icon="dots" label="More" disabled />
      </Example>
      <Example title="Links in text" className="max-w-measure">
        <p>
          By joining you accept the <TextLink to="#reading">terms</TextLink> and the{' '}
          <TextLink to="#reading" tone="inherit">
            privacy notice
          </TextLink>
          , or you{' '}
          <button type="button" className={textLinkClass()}>
            look around first
          </button>
          .
        </p>
      </Example>
    </Section>
  );
}
