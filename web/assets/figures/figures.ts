import reader from './reader.webp';
import readerSmall from './reader-small.webp';
import baker from './baker.webp';
import bakerSmall from './baker-small.webp';
import sailor from './sailor.webp';
import sailorSmall from './sailor-small.webp';
import gardener from './gardener.webp';
import gardenerSmall from './gardener-small.webp';
import cyclist from './cyclist.webp';
import cyclistSmall from './cyclist-small.webp';
import listener from './listener.webp';
import listenerSmall from './listener-small.webp';
import painter from './painter.webp';
import painterSmall from './painter-small.webp';
import swimmer from './swimmer.webp';
import swimmerSmall from './swimmer-small.webp';
import dancer from './dancer.webp';
import dancerSmall from './dancer-small.webp';
import walker from './walker.webp';
import walkerSmall from './walker-small.webp';
import guest from './guest.webp';
import guestSmall from './guest-small.webp';
import host from './host.webp';
import hostSmall from './host-small.webp';
import climber from './climber.webp';
import climberSmall from './climber-small.webp';
import cook from './cook.webp';
import cookSmall from './cook-small.webp';
import thinker from './thinker.webp';
import thinkerSmall from './thinker-small.webp';
import singer from './singer.webp';
import singerSmall from './singer-small.webp';
import knitter from './knitter.webp';
import knitterSmall from './knitter-small.webp';
import maker from './maker.webp';
import makerSmall from './maker-small.webp';

/** Drawn figures, not members. The colour holds a picture's place. */
export const figures = {
  reader: { src: reader, small: readerSmall, colour: '#785838' },
  baker: { src: baker, small: bakerSmall, colour: '#e8d8c8' },
  sailor: { src: sailor, small: sailorSmall, colour: '#686878' },
  gardener: { src: gardener, small: gardenerSmall, colour: '#e8e8d8' },
  cyclist: { src: cyclist, small: cyclistSmall, colour: '#583828' },
  listener: { src: listener, small: listenerSmall, colour: '#e8e8e8' },
  painter: { src: painter, small: painterSmall, colour: '#f8f8e8' },
  swimmer: { src: swimmer, small: swimmerSmall, colour: '#b8d8e8' },
  dancer: { src: dancer, small: dancerSmall, colour: '#985838' },
  walker: { src: walker, small: walkerSmall, colour: '#a86838' },
  guest: { src: guest, small: guestSmall, colour: '#a86848' },
  host: { src: host, small: hostSmall, colour: '#583828' },
  climber: { src: climber, small: climberSmall, colour: '#d8d8c8' },
  cook: { src: cook, small: cookSmall, colour: '#d8b898' },
  thinker: { src: thinker, small: thinkerSmall, colour: '#484858' },
  singer: { src: singer, small: singerSmall, colour: '#682878' },
  knitter: { src: knitter, small: knitterSmall, colour: '#d8d8d8' },
  maker: { src: maker, small: makerSmall, colour: '#987858' },
} as const;

export type FigureName = keyof typeof figures;

export const figureSize = { width: 450, height: 600 } as const;

export const smallWidth = 270;
