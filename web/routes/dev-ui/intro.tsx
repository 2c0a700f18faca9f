import { OnlineDot } from '#web/ui/online-dot.tsx';
import { Photo } from '#web/ui/photo.tsx';
import { samplePhoto } from './sample-photo.ts';

export function Intro() {
  return (
    <div className="wrap grid items-center gap-10 py-10 md:grid-cols-2 md:py-16">
      <div>
        <h1 className="display-lg md:display-xl xl:display-2xl">
          Warm, adult, calm, <em>generous.</em>
        </h1>
        <p className="mt-4 max-w-measure text-lg text-text-muted">
          Every part of the interface in every state. Change the niche or the scheme above and look
          at them again; narrow the window to a phone and look once more.
        </p>
      </div>
      <div className="relative mx-auto h-80 w-full max-w-120 max-sm:max-w-80 md:h-112">
        <div className="absolute top-0 right-0 w-[56%]">
          <Photo src={samplePhoto('emil')} alt="" color="#6f9a86" eager className="shadow-raised">
            <span className="absolute top-4 left-4 flex min-h-8 items-center gap-2 rounded-pill bg-surface-raised px-3.5 text-sm font-semibold">
              <OnlineDot />
              Emil, 34
            </span>
          </Photo>
        </div>
        <div className="absolute bottom-0 left-0 w-[48%] rounded-md ring-8 ring-surface">
          <Photo src={samplePhoto('siri')} alt="" color="#8d7bab" eager />
        </div>
        <p className="absolute top-[52%] right-4 max-w-56 rounded-bubble rounded-br-sm bg-bubble-theirs px-5 py-3 shadow-raised">
          One design system?
        </p>
        <p className="absolute bottom-4 left-[34%] max-w-56 rounded-bubble rounded-bl-sm bg-bubble-mine px-5 py-3 text-on-bubble-mine shadow-raised">
          Thirteen chapters of it.
        </p>
      </div>
    </div>
  );
}
