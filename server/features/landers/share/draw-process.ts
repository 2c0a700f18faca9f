// A process of its own, which draws one picture: what to draw comes in, the picture goes out.
import { buffer } from 'node:stream/consumers';
import type { Drawing } from './drawing.ts';
import { draw } from './drawing.ts';

const input = (await buffer(process.stdin)).toString();
process.stdout.write(await draw(JSON.parse(input) as Drawing));
