// Plays the film of a page, unless less motion or less data is wanted, and lets everybody stop it.
const prefersLess = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches ||
  Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData);

/** Words go over in the middle of the change, this share of a scene before its end. */
const TEXT_LEAD = 0.2;

const film = document.querySelector('[data-film]');
const video = film?.querySelector('video');
const button = film?.querySelector('button');

// A browser that refuses leaves the picture, and the button.
const play = (): void => void video?.play().catch(() => undefined);

const stage = document.querySelector<HTMLElement>('[data-scenes]');

/** Which of its scenes the film is in, for the words that belong to it. */
const showScene = ({ currentTime, duration }: HTMLVideoElement): void => {
  const count = Number(stage?.dataset['scenes']);
  const scene = Math.floor((currentTime / duration) * count + TEXT_LEAD) % count;
  if (stage) stage.dataset['scene'] = String(scene);
};

if (film && video && button) {
  const showState = () => film.toggleAttribute('data-playing', !video.paused);
  video.muted = true;
  video.addEventListener('play', showState);
  video.addEventListener('pause', showState);
  video.addEventListener('playing', () => film.setAttribute('data-seen', ''));
  video.addEventListener('timeupdate', () => showScene(video));
  button.addEventListener('click', () => (video.paused ? play() : video.pause()));
  button.hidden = false;
  // Words, faces and the picture come first.
  if (!prefersLess()) addEventListener('load', play);
}
