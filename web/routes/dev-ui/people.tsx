import { Avatar } from '#web/ui/avatar.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { OnlineDot } from '#web/ui/online-dot.tsx';
import { Photo } from '#web/ui/photo.tsx';
import { SkeletonCard, SkeletonPhoto, SkeletonText } from '#web/ui/skeleton.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { samplePhoto } from './sample-photo.ts';
import { Example, Section } from './section.tsx';

export function People() {
  return (
    <Section
      id="people"
      lead="Portraits carry the page. Each keeps its room from the first moment."
    >
      <Example title="Avatars" note="A broken or missing picture falls back to initials.">
        <Avatar name="Noor" src={samplePhoto('noor')} size="xs" />
        <Avatar name="Emil" src={samplePhoto('emil')} size="sm" />
        <Avatar name="Siri" src={samplePhoto('siri')} size="md" online onlineLabel="Online" />
        <Avatar name="Otto" src={samplePhoto('otto')} size="lg" online onlineLabel="Online" />
        <Avatar name="Noor" src={samplePhoto('noor')} size="xl" online onlineLabel="Online" />
        <Avatar name="Liv" size="md" />
        <Avatar name="Anna Maria Vries" src="/missing.webp" size="lg" alt="Anna Maria" />
      </Example>
      <Example title="Photos" className="grid grid-cols-2 gap-2 md:grid-cols-4 md:gap-4">
        <Photo src={samplePhoto('siri')} alt="Siri at the sea" color="#8d7bab" />
        <Photo src={samplePhoto('emil')} alt="Emil in the park" color="#6f9a86" scrim>
          <Tag icon="seal" className="absolute top-3 left-3">
            Verified
          </Tag>
          <div className="absolute right-16 bottom-3.5 left-4 text-text-on-photo">
            <p className="display-xs">Emil, 34</p>
            <p className="flex items-center gap-2 text-sm">
              <OnlineDot onPhoto label="Online" />
              Utrecht
            </p>
          </div>
          <IconButton
            icon="heart-bold"
            label="Like Emil"
            variant="glass"
            className="absolute right-2 bottom-2"
          />
        </Photo>
        <Photo
          src={samplePhoto('noor', true)}
          alt=""
          color="#b4684f"
          locked="5 more photos with Premium"
        />
        <Photo src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=" alt="" color="#d9a26a">
          <span className="absolute inset-x-4 bottom-4">
            <Chip tone="glass">Main colour while loading</Chip>
          </span>
        </Photo>
      </Example>
      <Example title="Skeletons" className="grid gap-6 md:grid-cols-3">
        <div aria-busy className="grid grid-cols-2 gap-2">
          <SkeletonPhoto />
          <SkeletonPhoto />
        </div>
        <div aria-busy>
          <SkeletonCard />
          <SkeletonCard />
          <SkeletonCard />
        </div>
        <SkeletonText lines={5} />
      </Example>
    </Section>
  );
}
