/** Small sounds of our own, made on the spot. Each doubles something that is seen. */
let speaker: AudioContext | null = null;

/** A knuckle on a wooden table: a short noise through a narrow filter, with a dull tone below it. */
export function knock(): void {
  speaker ??= new AudioContext();
  void speaker.resume();
  const now = speaker.currentTime;
  for (const [after, loud] of [
    [0, 0.5],
    [0.14, 0.35],
  ] as const) {
    const noise = speaker.createBufferSource();
    noise.buffer = grain(speaker);
    const filter = new BiquadFilterNode(speaker, { type: 'bandpass', frequency: 420, Q: 6 });
    noise.connect(filter).connect(fading(speaker, now + after, loud, 0.09));
    noise.start(now + after, 0, 0.1);
    const tone = new OscillatorNode(speaker, { type: 'sine', frequency: 140 });
    tone.connect(fading(speaker, now + after, loud * 0.6, 0.07));
    tone.start(now + after);
    tone.stop(now + after + 0.1);
  }
}

function grain(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 10, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  return buffer;
}

/** The way to the speakers, loud at first and gone after so many seconds. */
function fading(context: AudioContext, from: number, loud: number, seconds: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(loud, from);
  gain.gain.exponentialRampToValueAtTime(0.001, from + seconds);
  gain.connect(context.destination);
  return gain;
}
