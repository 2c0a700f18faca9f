import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Countdown } from '#web/ui/countdown.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Divider } from '#web/ui/divider.tsx';
import { FoldedMap } from '#web/ui/drawings/folded-map.tsx';
import { LoosePlug } from '#web/ui/drawings/loose-plug.tsx';
import { OpenLetter } from '#web/ui/drawings/open-letter.tsx';
import { TwoChairs } from '#web/ui/drawings/two-chairs.tsx';
import { TwoCups } from '#web/ui/drawings/two-cups.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LinkTabs } from '#web/ui/link-tabs.tsx';
import { Price } from '#web/ui/price.tsx';
import { Prose } from '#web/ui/prose.tsx';
import { Example, Section } from './section.tsx';

export function Navigation() {
  return (
    <Section id="navigation" lead="Parts of a page, or pages that belong together.">
      <Example title="Link tabs" className="grid gap-6">
        <LinkTabs
          variant="segment"
          label="Ways to search"
          tabs={[
            { to: '/dev/ui', label: 'Browse', icon: 'squares-four', end: true },
            { to: '/dev/ui/swipe', label: 'Swipe', icon: 'cards' },
            { to: '/dev/ui/match', label: 'Match finder', icon: 'sparkle' },
          ]}
        />
        <LinkTabs
          label="Settings"
          tabs={[
            { to: '/dev/ui', label: 'Profile', end: true },
            { to: '/dev/ui/mail', label: 'Mail' },
            { to: '/dev/ui/privacy', label: 'Privatsphäre-Einstellungen' },
            { to: '/dev/ui/account', label: 'Account' },
          ]}
        />
      </Example>
    </Section>
  );
}

export function Money() {
  const [over, setOver] = useState(false);
  return (
    <Section
      id="money"
      lead="Prices as each language writes them, and a clock that tells the truth."
    >
      <Example title="Prices" className="flex flex-wrap items-baseline gap-8">
        <Price
          minor={1124}
          oldMinor={1499}
          oldLabel="instead of"
          currency="EUR"
          locale="en"
          size="lg"
        />
        <Price minor={1124} oldMinor={1499} oldLabel="statt" currency="EUR" locale="de" size="lg" />
        <Price minor={14900} currency="SEK" locale="sv" />
        <Price minor={4999} currency="PLN" locale="pl" size="sm" />
      </Example>
      <Example title="Countdown" className="max-w-128">
        <Card tone="warm" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <div>
            <p className="display-xs">25% welcome offer</p>
            <p className="text-sm">Already in the prices, for four hours after joining</p>
          </div>
          <Countdown
            seconds={9667}
            label="Time left"
            className="text-[2rem] leading-10 font-semibold"
          />
        </Card>
        <p className="mt-4 text-sm text-text-muted">
          A short one: <Countdown seconds={5} label="Short" onZero={() => setOver(true)} />
          {over && ' — over'}
        </p>
      </Example>
    </Section>
  );
}

export function States() {
  return (
    <Section id="states" lead="Drawn, calm, and always with one way forward.">
      <div className="grid gap-4 md:grid-cols-2">
        <Card tone="line">
          <EmptyState
            headingLevel={3}
            picture={<FoldedMap />}
            title="Nobody here just now"
            text="Widen the circle a little and there will be."
            action={<Button>Within 50 km</Button>}
          />
        </Card>
        <Card tone="line">
          <EmptyState
            headingLevel={3}
            picture={<OpenLetter />}
            title="No messages yet"
            text="The first hello is free."
            action={<Button variant="line">Look around</Button>}
          />
        </Card>
        <Card tone="line">
          <EmptyState
            headingLevel={3}
            picture={<TwoChairs />}
            title="Noch keine Profilbesucherinnen"
            text="Sobald jemand vorbeikommt, steht es hier."
          />
        </Card>
        <Card tone="line">
          <EmptyState
            headingLevel={3}
            picture={<TwoCups />}
            title="You found each other"
            text="Two coffees and an afternoon are usually enough to tell."
            action={<Button>Say hello</Button>}
          />
        </Card>
        <Card tone="line">
          <ErrorState
            headingLevel={3}
            title="That went wrong on our side"
            text="Nothing is lost. Try again in a moment."
            reference="Reference 4F2A-91"
            action={<Button variant="line">Try again</Button>}
          />
        </Card>
        <Card tone="line">
          <ErrorState
            headingLevel={3}
            picture={<LoosePlug />}
            title="You’re offline"
            text="What you write is kept and sent when you are back."
          />
        </Card>
      </div>
    </Section>
  );
}

export function Reading() {
  return (
    <Section id="reading" lead="Legal pages and help are there to be read.">
      <Example title="Questions" className="max-w-160 border-t border-line">
        <Disclosure title="What does a message cost?" open>
          Two credits. The price in money stands under the composer before you send.
        </Disclosure>
        <Disclosure title="Wie funktioniert die Rückerstattungsbearbeitung?">
          Within 14 days you get back what you have not used.
        </Disclosure>
      </Example>
      <Example title="Divider" className="grid max-w-100 gap-6">
        <Divider />
        <Divider>or</Divider>
      </Example>
      <Example title="Prose" className="">
        <Prose>
          <h3>Returns and refunds</h3>
          <p>
            You can change your mind within 14 days. Unused credits go back to the account you paid
            from, <a href="#reading">free of charge</a>, and we say <strong>how much</strong> before
            you confirm.
          </p>
          <ul>
            <li>Ask on the page Credits.</li>
            <li>Confirm the amount.</li>
            <li>Get a mail with date and sum.</li>
          </ul>
          <blockquote>Two clicks, no questions.</blockquote>
          <ol>
            <li>First one thing,</li>
            <li>then the other.</li>
          </ol>
          <table>
            <thead>
              <tr>
                <th>Bought</th>
                <th>Used</th>
                <th>Back</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>80 credits</td>
                <td>20</td>
                <td>Three quarters of the price</td>
              </tr>
            </tbody>
          </table>
        </Prose>
      </Example>
    </Section>
  );
}
