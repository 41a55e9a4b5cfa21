import { settings } from "./settings.svelte";

export type SoundName = "take" | "place" | "fall" | "score" | "turn" | "join" | "end";

/** Notes of a scale that sounds well in any order, upwards from the one that a first tile plays. */
const SCALE = [523.25, 587.33, 659.25, 783.99, 880, 1046.5, 1174.66, 1318.51, 1567.98, 1760];
const LOUDNESS = { off: 0, quiet: 0.05, normal: 0.16 };

let context: AudioContext | null = null;

/** Plays a sound, if sounds are on and the browser lets us. `step` counts the tiles of a run from 0. */
export function play(name: SoundName, step = 0): void {
  const loudness = LOUDNESS[settings.sound];
  if (loudness === 0 || !("AudioContext" in globalThis)) return;
  context ??= new AudioContext();
  // Before the first click or key a page may not sound.
  if (context.state === "suspended") void context.resume().catch(() => undefined);
  if (context.state !== "running") return;
  SOUNDS[name](context, loudness, step);
}

const SOUNDS: Record<SoundName, (audio: AudioContext, loudness: number, step: number) => void> = {
  take: (audio, loudness) => click(audio, loudness, 2600, 0.03),
  place: (audio, loudness) => click(audio, loudness, 1500, 0.045),
  fall: (audio, loudness) => click(audio, loudness * 1.2, 320, 0.09),
  score: (audio, loudness, step) => note(audio, loudness, SCALE[Math.min(step, SCALE.length - 1)] ?? 523.25, 0, 0.12),
  turn: (audio, loudness) => {
    note(audio, loudness * 0.8, 659.25, 0, 0.06);
    note(audio, loudness * 0.8, 880, 0.06, 0.06);
  },
  join: (audio, loudness) => note(audio, loudness * 0.7, 587.33, 0, 0.1),
  end: (audio, loudness) => [523.25, 659.25, 783.99].forEach((pitch) => note(audio, loudness * 0.6, pitch, 0, 0.12)),
};

/** A pluck: at once there, gone within its length. */
function note(audio: AudioContext, loudness: number, pitch: number, delay: number, length: number): void {
  const start = audio.currentTime + delay;
  const source = new OscillatorNode(audio, { type: "triangle", frequency: pitch });
  source.connect(fading(audio, loudness, start, length));
  source.start(start);
  source.stop(start + length);
}

/** Glaze on glaze: a grain of noise through a narrow gap. */
function click(audio: AudioContext, loudness: number, pitch: number, length: number): void {
  const start = audio.currentTime;
  const noise = new AudioBuffer({ length: Math.ceil(audio.sampleRate * length), sampleRate: audio.sampleRate });
  const samples = noise.getChannelData(0);
  samples.forEach((_, at) => (samples[at] = Math.random() * 2 - 1));
  const source = new AudioBufferSourceNode(audio, { buffer: noise });
  const gap = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 4 });
  source.connect(gap).connect(fading(audio, loudness * 5, start, length));
  source.start(start);
}

function fading(audio: AudioContext, loudness: number, start: number, length: number): AudioNode {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(loudness, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(audio.destination);
  return gain;
}
