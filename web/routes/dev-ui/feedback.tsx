import { useState } from 'react';
import { ignore } from '#web/lib/ignore.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { Example, Section } from './section.tsx';

const waiting = [
  { id: 'mail', tone: 'warning', text: 'Confirm your e-mail so that people can answer you.' },
  { id: 'photo', tone: 'info', text: 'Add a photo so people can see who you are.' },
  { id: 'done', tone: 'success', text: 'Your payment has arrived.' },
] as const;

export function Feedback() {
  const [alerts, setAlerts] = useState<(typeof waiting)[number][]>([...waiting]);
  const [step, setStep] = useState(2);
  return (
    <Section id="feedback" lead="One slim line says what happened and what to do about it.">
      <Example title="Alerts" className="grid gap-2">
        <Alert
          icon="envelope"
          action={
            <Button variant="quiet" size="sm">
              Send again
            </Button>
          }
          onDismiss={ignore}
          dismissLabel="Dismiss"
        >
          <b>Confirm your e-mail</b> so that people can answer you. The link is in your inbox.
        </Alert>
        <Alert tone="success">Your changes are saved.</Alert>
        <Alert tone="warning">Your photo is waiting for a person to look at it.</Alert>
        <Alert tone="danger" onDismiss={ignore} dismissLabel="Dismiss">
          Die Zahlungsdienstleisterverbindung wurde unterbrochen. Es wurde nichts abgebucht.
        </Alert>
      </Example>
      <Example title="Some to dismiss" className="grid gap-2">
        <div className="grid gap-2">
          {alerts.map((alert) => (
            <Alert
              key={alert.id}
              tone={alert.tone}
              dismissLabel="Dismiss"
              onDismiss={() => setAlerts(alerts.filter((item) => item !== alert))}
            >
              {alert.text}
            </Alert>
          ))}
        </div>
        {alerts.length === 0 && (
          <Button variant="line" size="sm" onClick={() => setAlerts([...waiting])}>
            Bring them back
          </Button>
        )}
      </Example>
      <Example title="Steps" className="grid max-w-100 gap-4">
        <Stepper step={step} steps={5} label={`Step ${step} of 5`} />
        <div className="flex gap-3">
          <Button variant="line" size="sm" disabled={step === 1} onClick={() => setStep(step - 1)}>
            Back
          </Button>
          <Button size="sm" disabled={step === 5} onClick={() => setStep(step + 1)}>
            Continue
          </Button>
        </div>
      </Example>
      <Example title="Progress and meters" className="grid max-w-160 gap-6">
        <ProgressBar value={0.6} />
        <ProgressBar />
        <Meter label="Your profile" value={60} max={100} valueText="60%" />
        <Meter label="Photos" value={1} max={3} valueText="1 of 3" tone="warning" />
        <Meter
          label="Vollständigkeitsanzeige"
          value={3}
          max={3}
          valueText="Fertig"
          tone="success"
        />
      </Example>
      <Example title="Spinners">
        <Spinner size="sm" />
        <Spinner label="Loading" />
        <Spinner size="lg" className="text-primary-text" />
      </Example>
    </Section>
  );
}
