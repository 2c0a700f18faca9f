// Draws web/assets/clips/: the little films of landers, and of each its first picture. Needs ffmpeg
// (`apt-get install ffmpeg`), which the product itself never does. Names as arguments draw only those.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { clips, frame, TALL, WIDE } from './clips/index.ts';

const FPS = 24;
const AT_ONCE = 4;

const folder = join(import.meta.dirname, '../web/assets/clips');
mkdirSync(folder, { recursive: true });

const picture = (art: string) => sharp(Buffer.from(frame(art))).removeAlpha();

const encoder = (file: string) => {
  const input = `-f rawvideo -pix_fmt rgb24 -s ${WIDE}x${TALL} -r ${FPS} -i -`;
  const colours =
    '-vf scale=out_color_matrix=bt709:out_range=tv -pix_fmt yuv420p -colorspace bt709';
  const named = '-color_primaries bt709 -color_trc bt709 -color_range tv';
  const output = '-c:v libx264 -preset slow -tune animation -crf 29 -an -movflags +faststart';
  const options = `-v error -y ${input} ${colours} ${named} ${output}`.split(' ');
  return spawn('ffmpeg', [...options, file], { stdio: ['pipe', 'inherit', 'inherit'] });
};

const chosen = process.argv.slice(2);
for (const [name, { seconds, draw }] of Object.entries(clips)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const poster = join(folder, `${name}.webp`);
  const film = join(folder, `${name}.mp4`);
  writeFileSync(poster, await picture(draw(0)).webp({ quality: 72, effort: 6 }).toBuffer());
  const ffmpeg = encoder(film);
  const done = once(ffmpeg, 'close');
  const count = seconds * FPS;
  for (let first = 0; first < count; first += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, index) =>
      picture(draw((first + index) / count))
        .raw()
        .toBuffer(),
    );
    for (const pixels of await Promise.all(some)) {
      if (!ffmpeg.stdin.write(pixels)) await once(ffmpeg.stdin, 'drain');
    }
  }
  ffmpeg.stdin.end();
  const [code] = (await done) as [number];
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}.`);
  process.stdout.write(`${name} ${statSync(film).size} ${statSync(poster).size}\n`);
}
