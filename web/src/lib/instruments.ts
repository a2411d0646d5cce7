/** How each sound is made, from noise and a few tones; no recordings. */
import type { Sound } from './sound';

let room: { context: AudioContext; noise: AudioBuffer; out: GainNode } | null = null;

function enter(): NonNullable<typeof room> {
  if (room) return room;
  const context = new AudioContext();
  const noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  const out = context.createGain();
  out.connect(context.destination);
  room = { context, noise, out };
  return room;
}

/** The way to the speakers: loud at once, silent after `seconds`. */
function fading(from: number, loud: number, seconds: number): GainNode {
  const { context, out } = enter();
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, from);
  gain.gain.linearRampToValueAtTime(loud, from + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0005, from + seconds);
  gain.connect(out);
  return gain;
}

/** A short noise through a filter: things that hit, rub or rustle. */
function noise(
  after: number,
  hertz: number,
  sharp: number,
  loud: number,
  seconds: number,
  type: BiquadFilterType = 'bandpass',
): void {
  const { context, noise: buffer } = enter();
  const from = context.currentTime + after;
  const source = context.createBufferSource();
  source.buffer = buffer;
  const filter = new BiquadFilterNode(context, { type, frequency: hertz, Q: sharp });
  source.connect(filter).connect(fading(from, loud, seconds));
  source.start(from, Math.random() * 0.5, seconds + 0.02);
}

/** A tone that may slide. */
function tone(
  after: number,
  hertz: number,
  loud: number,
  seconds: number,
  type: OscillatorType = 'sine',
  to = hertz,
): void {
  const { context } = enter();
  const from = context.currentTime + after;
  const source = new OscillatorNode(context, { type, frequency: hertz });
  if (to !== hertz) source.frequency.exponentialRampToValueAtTime(to, from + seconds);
  source.connect(fading(from, loud, seconds));
  source.start(from);
  source.stop(from + seconds + 0.02);
}

const some = (low: number, high: number): number => low + Math.random() * (high - low);

/** A string of a bar-room piano: a tone, its octave, and a neighbour slightly out of tune. */
function string(after: number, hertz: number): void {
  tone(after, hertz, 0.22, 0.9, 'triangle');
  tone(after, hertz * 1.006, 0.14, 0.8, 'triangle');
  tone(after, hertz * 2, 0.08, 0.5);
  noise(after, 2400, 1, 0.05, 0.03);
}

const SOUNDS: Record<Sound, () => void> = {
  dice: () => {
    for (let at = 0; at < 9; at++) noise(at * 0.055 + some(0, 0.025), some(900, 1900), 5, some(0.18, 0.4), 0.05);
    noise(0, 260, 1, 0.12, 0.5, 'lowpass');
  },
  cup: () => {
    noise(0, 190, 1, 0.7, 0.16, 'lowpass');
    tone(0, 110, 0.4, 0.12, 'sine', 60);
  },
  knock: () => {
    for (const [after, loud] of [
      [0, 0.5],
      [0.14, 0.35],
    ] as const) {
      noise(after, 420, 6, loud, 0.09);
      tone(after, 140, loud * 0.6, 0.07);
    }
  },
  bill: () => {
    noise(0, 3200, 0.7, 0.16, 0.09, 'highpass');
    noise(0.05, 2100, 1.2, 0.2, 0.06);
  },
  nugget: () => {
    tone(0, some(1150, 1300), 0.16, 0.09, 'triangle');
    tone(0.01, some(1850, 2050), 0.07, 0.06);
    noise(0, 700, 3, 0.15, 0.04);
  },
  card: () => noise(0, 1700, 0.9, 0.16, 0.11),
  stamp: () => {
    noise(0, 320, 2, 0.5, 0.08, 'lowpass');
    noise(0.09, 900, 2, 0.16, 0.05);
  },
  badge: () => {
    for (const [at, hertz] of [2350, 3130, 2790, 3520].entries()) tone(at * 0.07, hertz, 0.07, 0.3, 'triangle');
  },
  creak: () => {
    tone(0, 82, 0.12, 0.55, 'sawtooth', 128);
    noise(0, 520, 9, 0.16, 0.55);
  },
  fuse: () => noise(0, 5200, 0.8, 0.07, 0.35, 'highpass'),
  end: () => {
    for (const [at, hertz] of [392, 493.9, 587.3].entries()) string(at * 0.24, hertz);
  },
};

/** Plays a sound; a browser that requires a press first stays silent until then. */
export function sounds(sound: Sound, loud: number): void {
  const { context, out } = enter();
  void context.resume();
  out.gain.value = loud;
  SOUNDS[sound]();
}
